import type { PartWords } from "../ids.ts";

export const sequence: PartWords<"sequence"> = {
  "IMP-2.A.a":
    "En phase A, chaque joueur tire un pion stratagème du bol sans le voir. Lui seul sait lequel ; combien il en détient, les deux le savent.",
  "IMP-2.A.b": ({ counters, kinds }) =>
    `Le bol contient tous les pions que personne ne détient, qui ne sont pas posés sur la carte et qui n’ont pas quitté la partie. Il y en a ${counters} en tout, de ${kinds} sortes.`,
  "IMP-2.A.c": "Rome tire avant l’Ennemi. Qui trouve le bol vide ne tire rien.",

  "IMP-2.B.a":
    "Rome lance un d6. S’il est strictement inférieur à la CP de l’Auguste, Rome a l’initiative ; sinon, ou s’il n’y a pas d’Auguste, c’est l’Ennemi.",
  "IMP-2.B.b": "De deux Augustes, on prend celui qui a la plus haute CP.",
  "IMP-2.B.c": "Celui qui a l’initiative passe le premier aux phases C et E de ce tour.",
  "IMP-2.B.d":
    "Le joueur à qui le dé a été contraire peut jouer Initiative à ce moment, et l’initiative est à lui. Avec un autre pion de cette sorte, son adversaire peut la reprendre.",

  "IMP-2.C.a":
    "La phase C est d’abord au joueur qui a l’initiative, qui y fait tout ce qu’il a à faire, puis à son adversaire.",
  "IMP-2.C.b":
    "Rome place chaque chef dont l’année d’entrée est venue sur une unité fidèle quelconque qui n’est pas mutinée ; une vexillation ou une unité de la garnison convient.",
  "IMP-2.C.c": "Rome lance ensuite le dé des Fronts de réserve et marque ceux-ci (voir 3.2).",
  "IMP-2.C.d": "Enfin Rome peut former des vexillations et en dissoudre (voir 3.4).",
  "IMP-2.C.e":
    "L’Ennemi place les chefs historiques qui entrent et les chefs génériques qui reviennent, chacun sur une unité quelconque de son propre Peuple et sur la face qui convient à la paix ou à la guerre de celui-ci. Sans une telle unité, le chef attend la phase C suivante.",
  "IMP-2.C.f": ({ decoys }) =>
    `Pour le tirage de guerre, le bol contient le marqueur de chaque Peuple majeur qui n’est pas tenu à cinq ans de paix, et ${decoys} ${decoys > 1 ? "leurres" : "leurre"}. On tire un marqueur, même s’il ne reste que des leurres.`,
  "IMP-2.C.g": "Un leurre, ou le marqueur d’un Peuple déjà en guerre, ne fait entrer personne en guerre.",
  "IMP-2.C.h": "Si le marqueur est celui d’un Peuple majeur en paix, ce Peuple entre en guerre (voir 4.4).",
  "IMP-2.C.i":
    "Le tirage ne consomme rien : pour celui de l’année suivante, tous les marqueurs sont de nouveau dans le bol.",
  "IMP-2.C.j": "Après le tirage, l’Ennemi peut jouer autant de stratagèmes de soulèvement qu’il le veut.",
  "IMP-2.C.k": "Après ceux-ci, il peut jouer autant de stratagèmes d’usurpation qu’il le veut.",
  "IMP-2.C.l":
    "Si, une fois que les deux joueurs en ont fini avec la phase C, aucun Peuple n’est en guerre avec Rome et aucune usurpation n’est en cours, c’est un tour de Pax Romana : on retourne le marqueur de tour, on saute les phases D et E et, après les tests de mort, on passe à la phase F.",
  "IMP-2.C.m": "L’Armenia ne compte jamais : quel que soit son statut, elle ne fait pas obstacle à une Pax Romana.",
  "IMP-2.C.n":
    "Dans un tour de Pax Romana, il n’y a ni SMC, ni événement, ni nominations, ni stratagèmes de phase E. Les renforts et les flottes attendus sont placés tout de même, après les tests de mort.",
  "IMP-2.C.o":
    "Si l’unique Auguste meurt dans ces tests, la Pax est rompue aussitôt, même si un César lui succède. On règle la succession, on retourne le marqueur et l’on teste les chefs qui restent ; puis on joue la phase D depuis son début, sans plus tester personne, et ensuite E et F.",
  "IMP-2.C.p":
    "La mort de l’un de deux Augustes ne rompt pas la Pax ; si l’autre meurt dans les mêmes tests, elle est rompue à ce moment.",

  "IMP-2.D.a":
    "Le nombre de séquences de mouvement et de combat (SMC) du tour est la VS de l’Auguste plus la plus haute VS des chefs en jeu de l’Ennemi, romains ou non.",
  "IMP-2.D.b": "S’il y a deux Augustes, on prend la plus haute des deux VS.",
  "IMP-2.D.c":
    "Un chef qui montre Pax Romana n’est pas en jeu pour ce compte. Si l’Ennemi n’a pas de chef en jeu, il ajoute 0.",
  "IMP-2.D.d":
    "Un nombre pair est partagé également. D’un nombre impair, le joueur qui a l’initiative a une SMC de plus.",
  "IMP-2.D.e": "Les SMC qui restent à chaque joueur sont tenues sur le compteur ; chacune qui est jouée en ôte 1.",
  "IMP-2.D.f":
    "On additionne ensuite un d6 et un d10 : la somme, de 1 à 15, est l’événement du tour, qui s’applique aussitôt (voir la table des événements).",
  "IMP-2.D.g": "Après l’événement, Rome peut nommer un second Auguste, ou un César, ou l’un et l’autre (voir 3.6).",
  "IMP-2.D.h":
    "On teste ensuite la mort de chaque chef historique présent sur la carte, l’un après l’autre dans l’ordre de la table, quelle que soit la face qu’il montre. Qui est entré dans cette phase D n’est pas testé.",
  "IMP-2.D.i": "Viennent en dernier les renforts de l’année (voir 9.1) et les flottes attendues (voir 9.2.1).",
  "IMP-2.D.j":
    "Les SMC sont comptées une seule fois : les chefs qui meurent ou sont nommés plus tard dans la phase n’y changent rien. Seuls les événements 7, 8 et 10 le font.",
  "IMP-2.D.k": "Dans une même phase D, on nomme au plus un nouvel Auguste et un nouveau César.",

  "IMP-2.E.a":
    "Les joueurs alternent des SMC entières, à commencer par celui qui a l’initiative, jusqu’à ce que l’un et l’autre aient joué toutes les leurs.",
  "IMP-2.E.b":
    "Une SMC, ce sont d’abord tous les mouvements de son joueur (E.1), puis tous ses combats (E.2). Une fois les combats commencés, plus personne ne marche.",
  "IMP-2.E.c": "Quand une SMC est finie, son joueur recule son marqueur de un.",
  "IMP-2.E.d":
    "Les stratagèmes de phase E se jouent dans la SMC de l’un ou l’autre : à son début, après chaque mouvement, avant l’évasion, avant le dé d’une bataille, après une bataille, à sa fin, et à la fin de la phase ; Faveur divine après tout dé. Un joueur peut aussi en jouer entre deux de ses propres décisions. Celui dont c’est la SMC est interrogé le premier.",
  "IMP-2.E.e": "Un stratagème marqué pour une autre phase ne peut pas être joué en phase E.",

  "IMP-2.F.a":
    "En phase F, on constate ce que l’année a apporté et l’on enregistre les points de victoire (voir le chapitre 10).",
  "IMP-2.F.b":
    "Les ajustements suivent dans cet ordre : flottes (9.2.1), unités et chefs romains (9.2.2), vexillations (9.2.3), Peuples (9.2.4).",
  "IMP-2.F.c": "Chaque joueur remet dans le bol les pions que son camp ne peut pas employer.",
  "IMP-2.F.d": "Rome peut alors confier les Corporis Custodes à un autre (voir 3.6).",
  "IMP-2.F.e":
    "Le marqueur de tour avance d’un an et l’on reprend à la phase A ; après la dernière année du scénario, la partie est finie.",
  "IMP-2.F.f":
    "Si des rebelles tiennent Rome, et à qui est l’Armenia, cela se règle avant le compte des points de victoire ; et ceux-ci se comptent sur la situation d’avant tout ajustement.",
};
