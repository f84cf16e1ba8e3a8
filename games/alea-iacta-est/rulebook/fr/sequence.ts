import type { PartWords } from "../ids.ts";

export const sequence: PartWords<"sequence"> = {
  "AIE-2.A.a":
    "Au début de la phase A, le bol contient tous les pions stratagèmes que personne ne détient, qui ne sont pas posés sur la carte et qui n’ont pas quitté la partie.",
  "AIE-2.A.b": "À chaque tour, chaque joueur tire un pion au hasard, les Césariens d’abord.",
  "AIE-2.A.c": "Vous êtes seul à connaître les pions que vous avez tirés. Leur nombre est connu des deux joueurs.",

  "AIE-2.B.a":
    "Le joueur césarien lance un d6. Si le dé est strictement plus bas que la CP du Chef de parti césarien, les Césariens ont l’initiative ; sinon, ce sont les Républicains.",
  "AIE-2.B.b": "Si les Césariens ont deux Chefs de parti, on prend la CP la plus haute.",
  "AIE-2.B.c": "Sans Chef de parti césarien, la CP est 0, et le jet est toujours favorable aux Républicains.",
  "AIE-2.B.d": "La CP du Chef de parti républicain ne joue aucun rôle dans ce jet.",
  "AIE-2.B.e": "Le joueur qui n’a pas l’initiative peut jouer aussitôt Initiative : elle lui revient alors.",
  "AIE-2.B.f": "Quand le scénario attribue l’initiative du premier tour, on ne lance pas le dé.",
  "AIE-2.B.g":
    "L’initiative fixée en phase B vaut pour tout le tour : elle décide qui passe le premier aux phases C, D, E et F.",

  "AIE-2.C.a":
    "La phase C suit cet ordre : chefs du joueur qui a l’initiative, chefs de son adversaire, un tirage d’activation, stratagèmes et diplomatie du joueur qui a l’initiative, stratagèmes et diplomatie de son adversaire.",
  "AIE-2.C.b": "Les chefs romains dont l’année d’entrée est venue sont placés en phase C (voir 3.3.2).",
  "AIE-2.C.c":
    "Les chefs non romains qui entrent ou reviennent en jeu sont placés sur une unité de combat de leur propre Peuple.",
  "AIE-2.C.d": ({ box: { dummies } }) =>
    `Le bol d’activation contient le marqueur de chaque Peuple majeur qui n’est ni en allégeance ni sous le coup d’une interdiction, et en plus ${dummies} ${dummies > 1 ? "leurres" : "leurre"}.`,
  "AIE-2.C.e": "On tire exactement un marqueur par tour.",
  "AIE-2.C.f": "Si le marqueur est un leurre, il ne se passe rien.",
  "AIE-2.C.g": "Le marqueur d’un Peuple déjà en guerre est sans effet.",
  "AIE-2.C.h":
    "Le marqueur d’un Peuple en paix l’active : le Peuple entre en guerre, ses chefs passent sur leur face normale et son contrôle se règle selon 4.4.1.",
  "AIE-2.C.i": "L’activation n’entraîne jamais l’allégeance.",
  "AIE-2.C.j": "À son étape de la phase C, un joueur peut jouer autant de stratagèmes de phase C qu’il le veut.",
  "AIE-2.C.k": "À cette étape il peut aussi tenter une démarche diplomatique, une seule, avec ou sans stratagèmes.",
  "AIE-2.C.l":
    "Un stratagème de phase C ne se joue qu’à l’étape de son possesseur. La seule réponse de l’adversaire est de tenter de nommer un Triumvir.",

  "AIE-2.D.a":
    "Le nombre de séquences de mouvement et de combat (SMC) du tour est la plus haute VS des Chefs de parti césariens plus la plus haute VS des Chefs de parti républicains.",
  "AIE-2.D.b": "Un nombre pair de SMC est partagé également entre les joueurs.",
  "AIE-2.D.c": "Si le nombre est impair, le joueur qui a l’initiative a une SMC de plus que son adversaire.",
  "AIE-2.D.d":
    "Si le nombre doit être divisé par deux (voir 3.5.3), on le fait avant le partage, en arrondissant à l’entier inférieur.",
  "AIE-2.D.e":
    "L’événement est tiré une fois les SMC partagées et s’applique aussitôt. Les événements 7 et 8 changent le nombre de SMC et donc le partage.",
  "AIE-2.D.f": "Chaque camp qui n’a qu’un Chef de parti peut ensuite en nommer un second (voir 3.5.1).",
  "AIE-2.D.g": "Un second Chef de parti nommé ce tour-ci ne change rien aux SMC de ce tour.",
  "AIE-2.D.h": "Après la nomination, on teste la mort naturelle chef par chef, dans l’ordre de la table.",
  "AIE-2.D.i": "La mort naturelle d’un Chef de parti ne change ni les SMC ni l’initiative de ce tour.",
  "AIE-2.D.j": "Après les tests de mort naturelle, on place les recrues en attente.",
  "AIE-2.D.k":
    "Les joueurs peuvent ensuite licencier autant de leurs légions présentes sur la carte qu’ils le veulent, pourvu que les garnisons minimales soient respectées.",
  "AIE-2.D.l":
    "Le joueur qui a l’initiative passe le premier pour nommer un second Chef de parti, placer les recrues et licencier des légions.",

  "AIE-2.E.a":
    "Le joueur qui a l’initiative joue la première SMC ; puis les SMC alternent jusqu’à ce que chacun ait joué toutes les siennes.",
  "AIE-2.E.b":
    "Une SMC comprend E.1, tous les mouvements ; E.2, tous les combats ; et E.3, qui retire une SMC au compte du joueur.",
  "AIE-2.E.c": "En E.2 rien ne se déplace, sauf par évasion, fuite ou retraite.",
  "AIE-2.E.d": "Vous pouvez terminer la phase E.1 sans rien déplacer ; la SMC est tout de même jouée.",
  "AIE-2.E.e": "Les SMC que vous n’employez pas ne sont jamais reportées sur un autre tour.",
  "AIE-2.E.f":
    "L’un et l’autre joueur peuvent jouer des stratagèmes de phase E dans toute SMC : à son début, après chaque mouvement, après tous, avant les évasions, avant un dé de combat, après tout dé mais avant son effet, après une bataille et ses retraites, et à sa fin.",
  "AIE-2.E.g": "Un stratagème produit tout son effet avant que le jeu ne continue.",
  "AIE-2.E.h": "Chaque fois que les deux joueurs peuvent agir en phase E, celui dont c’est la SMC décide le premier.",

  "AIE-2.F.a":
    "La phase F a sept étapes : F.1 marqueur SPQR, F.2 changement de camp, F.3 assassinat de Caesar, F.4 contrôle de Roma, des régions et des Peuples, F.5 points de victoire, F.6 ajustements, F.7 pions et marqueur de tour.",
  "AIE-2.F.b": "Si le marqueur SPQR est sur 5 en F.1, la partie s’arrête avant toute autre étape de la phase F.",
  "AIE-2.F.c": "Les joueurs ne changent de camp qu’en F.2, jamais à un autre moment.",
  "AIE-2.F.d":
    "L’étape F.3 ne se joue que dans le scénario 1. On la saute une fois tous les Assassins disparus et les conséquences appliquées, ou si Caesar est mort autrement.",
  "AIE-2.F.e":
    "En F.3, le contrôle des régions est encore celui de l’étape F.4 précédente, ou celui du début du scénario.",
  "AIE-2.F.f": "Le contrôle des Peuples en guerre se règle en F.4, après celui des régions.",
  "AIE-2.F.g": "Les points de victoire de F.5 suivent le contrôle qui vient d’être fixé en F.4.",
  "AIE-2.F.h":
    "En F.7 chaque joueur garde au plus trois pions stratagèmes de son choix ; les autres retournent dans le bol.",
  "AIE-2.F.i": "Au cours d’un tour, un joueur peut détenir plus de trois pions.",
  "AIE-2.F.j":
    "Après la dernière année du scénario, la partie est finie. Sinon le marqueur de tour avance et l’on reprend à la phase A.",
};
