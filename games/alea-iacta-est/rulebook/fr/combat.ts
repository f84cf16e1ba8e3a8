import type { PartWords } from "../ids.ts";

export const combat: PartWords<"combat"> = {
  "AIE-8.1.a":
    "Un combat terrestre a lieu dans chaque zone où il reste, après les évasions, des unités de combat terrestres des deux joueurs. Il est obligatoire, sauf sous Janus et entre Peuples que l’étape F.4 a donnés à des joueurs différents (voir 4.4.1).",
  "AIE-8.1.b":
    "Un combat naval a lieu dans chaque zone navale ou côtière où il reste, après les évasions, des naves des deux joueurs.",
  "AIE-8.1.c": "Le joueur dont c’est la SMC attaque dans tous les combats de celle-ci, peu importe qui est entré.",
  "AIE-8.1.d":
    "En zone navale, force, qualité et résultats ne concernent que les naves et les chefs ; les passagers ne sont perdus que faute de places.",
  "AIE-8.1.e": "Dans une même zone, le combat naval est résolu avant le combat terrestre.",
  "AIE-8.1.f":
    "Quand l’un et l’autre sont possibles, chaque joueur affecte d’abord chacun de ses chefs à l’un d’eux ; aucun chef ne sert dans les deux.",
  "AIE-8.1.g": "Un chef affecté à un combat naval qui n’a pas lieu n’est pas disponible pour le combat terrestre.",
  "AIE-8.1.h": "L’attaquant choisit l’ordre des zones.",
  "AIE-8.1.i": "Dans un combat terrestre en zone côtière, les naves n’apportent rien.",

  "AIE-8.2.a": "Seul le défenseur peut tenter une évasion, et seulement avec un chef dans la zone.",
  "AIE-8.2.b":
    "Un d10 plus le plus haut BT des chefs attaquants doit être strictement inférieur à la plus haute VS des chefs du défenseur présents.",
  "AIE-8.2.c": "S’il n’y a pas de chef attaquant, on n’ajoute rien.",
  "AIE-8.2.d": "Pour l’évasion, les chefs non romains ont une VS de 3.",
  "AIE-8.2.e": "Le chef qui s’évade va dans une zone adjacente, quel qu’en soit le coût en PM.",
  "AIE-8.2.f":
    "Cette zone doit être libre d’unités de combat ennemies, et l’empilement doit y être permis à ceux qui partent.",
  "AIE-8.2.g": "Il emmène des unités de combat, au plus autant que sa CC, et autant de chefs qu’on veut.",
  "AIE-8.2.h": "Après une réussite, une nouvelle tentative est possible avec les chefs et les unités restés sur place.",
  "AIE-8.2.i": "Après un échec, il n’y a plus de tentative dans ce combat.",
  "AIE-8.2.j": "Les évasions terrestres se font avant les évasions navales.",
  "AIE-8.2.k": "Des Romains dans la République ne peuvent pas s’évader vers l’extérieur.",
  "AIE-8.2.l":
    "Des non-Romains hors de la République ne peuvent pas s’évader vers l’intérieur. La Nationalité dit laquelle de ces limites s’applique, pour les Peuples alliés aussi.",
  "AIE-8.2.m":
    "On ne s’évade pas vers une zone d’où une unité de combat attaquante est entrée dans la zone de bataille au cours de cette SMC.",
  "AIE-8.2.n": "S’il n’y a aucune zone permise, l’évasion échoue.",
  "AIE-8.2.o":
    "Des naves seules s’évadent sans jet de dé, avec n’importe quel chef de la zone, d’un pas vers une zone sans naves ennemies et, sur une côte, sans unités terrestres ennemies.",
  "AIE-8.2.p":
    "Des unités terrestres peuvent s’évader à bord de naves dans les limites de 3.4.2, avec le jet et la CC habituels.",
  "AIE-8.2.q":
    "Dans une zone côtière, des naves doivent s’évader si leur propriétaire n’y a aucune unité terrestre alors que l’ennemi en a.",
  "AIE-8.2.r": "Si ces naves n’ont pas de chef, ou aucune zone où aller, elles sont éliminées.",
  "AIE-8.2.s":
    "Test du chef seul : un chef sans unités de combat amies, dans une zone avec des unités de combat ennemies, lance un d10. Sur 8 ou 9 il meurt ; sinon son propriétaire le déplace dans une zone terrestre adjacente libre d’unités de combat ennemies.",
  "AIE-8.2.t": "S’il n’y a pas de telle zone, le chef seul meurt.",
  "AIE-8.2.u": "Une fois Caesar assassiné, un Assassin qui fait le test du chef seul ne survit que sur 8 ou 9.",
  "AIE-8.2.v": "Si plusieurs chefs sont dans ce cas dans une zone, chacun fait le test pour soi.",
  "AIE-8.2.w":
    "Un chef tué à ce test est mort au combat, pour les points de victoire comme pour le marqueur SPQR. En option, il ne l’est pas.",
  "AIE-8.2.x":
    "La zone où va un chef seul peut être dans la République ou hors d’elle, et peut être une zone d’où vient l’ennemi.",
  "AIE-8.2.y":
    "Après un échec par terre, des unités terrestres ne peuvent pas non plus essayer par mer ; des naves seules peuvent encore partir.",
  "AIE-8.2.z": "Des naves qui quittent une zone navale sans leurs passagers les perdent.",

  "AIE-8.3.a":
    "Toutes les unités de combat et tous les chefs des deux joueurs présents dans la zone prennent part au combat, sauf les chefs affectés à l’autre combat de la zone.",
  "AIE-8.3.b":
    "Le rapport de force est celui des PF de l’attaquant aux PF du défenseur : ceux des unités terrestres dans un combat terrestre, des naves dans un combat naval.",
  "AIE-8.3.c":
    "La colonne est le plus haut rapport imprimé qui ne dépasse pas le rapport réel ; au-dessous de 1/3, c’est la première colonne.",
  "AIE-8.3.d": "Les colonnes sont 1/3 et moins, 1/2, 2/3, 4/5, 1/1, 5/4, 3/2, 2/1, 3/1, 4/1 et plus.",
  "AIE-8.3.e": "L’attaquant lance un d6. La ligne est le dé plus tous les modificateurs, au moins -2 et au plus 9.",
  "AIE-8.3.f": "Les PF sont ceux de la face visible.",

  "AIE-8.4.1.a":
    "Chaque résultat a exactement un vainqueur : le camp qui n’a ni A ni E. Si chacun a R, la ligne décide (voir la table des combats).",
  "AIE-8.4.1.b": "Le perdant quitte la zone, s’il reste quelque chose de lui.",
  "AIE-8.4.1.c":
    "La retraite est limitée aux mêmes zones que l’évasion (voir 8.2), sauf que les zones d’où viennent les attaquants ne sont fermées qu’au défenseur.",
  "AIE-8.4.1.d": "La retraite ne demande ni jet de dé, ni chef, ni CC.",
  "AIE-8.4.1.e":
    "Les unités terrestres romaines avec les chefs romains, chaque Peuple et les naves font retraite chacun d’un bloc vers une zone choisie par leur propriétaire.",
  "AIE-8.4.1.f": "Un bloc qui ne peut pas faire retraite est éliminé avec ses chefs.",
  "AIE-8.4.1.g": "Les chefs dont toutes les unités ont été éliminées, mais non par un E, font retraite sans test.",
  "AIE-8.4.1.h":
    "Le perdant d’un combat terrestre retire aussi ses naves de la zone, même si elles ont gagné le combat naval.",
  "AIE-8.4.1.i": "Après les combats d’une zone, un seul joueur y a des chefs ou des unités de combat.",
  "AIE-8.4.1.j": "Un attaquant battu peut faire retraite dans la zone d’où il vient.",
  "AIE-8.4.1.k":
    "Des unités terrestres battues peuvent partir à bord de naves amies de la zone, dans la mesure des places.",
  "AIE-8.4.1.l": "Les passagers font retraite avec leurs naves ; ceux qui excèdent les places restantes sont éliminés.",
  "AIE-8.4.2.a": "Résultat E : toutes les unités de combat de cette Force sont éliminées.",
  "AIE-8.4.2.b": "Résultat A : chaque unité de combat de cette Force perd un pas.",
  "AIE-8.4.2.c":
    "Résultat 1/4, 1/2 ou 3/4, pour le seul vainqueur : cette fraction du nombre d’unités de la Force battue au début du combat, arrondie à l’entier inférieur, est le nombre de ses propres unités qui perdent un pas.",
  "AIE-8.4.2.d":
    "Ce nombre ne dépasse jamais celui des unités du vainqueur, et chaque unité n’est touchée qu’une fois.",
  "AIE-8.4.2.e": "Le vainqueur choisit les unités ; une unité affaiblie qu’il choisit est éliminée.",
  "AIE-8.4.2.f": "Résultat R : cette Force n’a pas de pertes.",
  "AIE-8.4.2.g": "Les unités de la Force battue sont comptées avant les pertes et après Transfuges.",

  "AIE-8.5.1.a": "Tous les chefs d’une Force qui subit un E sont éliminés.",
  "AIE-8.5.1.b": "Tous les chefs d’un bloc qui ne peut pas faire retraite sont éliminés.",
  "AIE-8.5.1.c": "Les autres chefs d’une Force battue survivent et font retraite.",
  "AIE-8.5.2.a":
    "Quand une Force avec un Chef de parti en combat une autre avec un Chef de parti, un Prétendant ou un Assassin, tout Chef de parti, Prétendant ou Assassin de la Force battue est éliminé, quel que soit le résultat.",
  "AIE-8.5.2.b":
    "La règle ne s’applique pas si un camp n’a aucun de ceux-là, ou si aucun des deux n’a de Chef de parti.",
  "AIE-8.5.2.c": "Un Chef de parti battu par une Force qui compte un Assassin n’est pas éliminé par cette règle.",
  "AIE-8.5.2.d":
    "Les chefs ordinaires de la Force battue ne sont pas touchés par la règle ; mais voir 3.6.4 pour ceux d’un Prétendant battu.",
  "AIE-8.5.2.e": "La règle vaut aussi pour les batailles navales.",

  "AIE-8.6.1.a":
    "La qualité moyenne d’une Force est la somme des QU de ses unités engagées dans ce combat divisée par leur nombre, arrondie à l’entier inférieur.",
  "AIE-8.6.2.a": "Le BT d’une Force est le plus haut BT de ses chefs.",
  "AIE-8.6.2.b": "Sans chef, c’est le BT moyen de ses unités, arrondi à l’entier inférieur.",
  "AIE-8.6.2.c": "S’il y a un chef, on ignore le BT des unités, même s’il est plus haut.",
  "AIE-8.6.2.d": "Un Chef de parti malade (événement 4) est ignoré pour le BT.",
  "AIE-8.6.3.a":
    "On ne compare les CP que si les deux Forces sont romaines et que chacune compte un Chef de parti ou un Prétendant.",
  "AIE-8.6.3.b":
    "La CP d’une Force est la plus haute de ses Chefs de parti et Prétendants ; les autres chefs sont ignorés.",

  "AIE-CT.a": "Modificateur au dé : plus le BT de l’attaquant, moins le BT du défenseur.",
  "AIE-CT.b":
    "Modificateur au dé : -1 si la Force en défense est entièrement non romaine et la zone hors de la République.",
  "AIE-CT.c":
    "Modificateur au dé : +1 si la Force attaquante est entièrement non romaine et la zone hors de la République.",
  "AIE-CT.d": "Modificateur au dé : +1 si l’on compare les CP (voir 8.6.3) et que celle de l’attaquant est plus haute.",
  "AIE-CT.e":
    "Modificateur au dé : -1 si l’on compare les CP et que celle de l’attaquant est plus basse ; des CP égales ne donnent rien.",
  "AIE-CT.f":
    "Modificateur au dé : -1 dans toute bataille terrestre si une unité terrestre attaquante est entrée dans la zone, au cours de cette SMC, en franchissant un grand fleuve ou un détroit.",
  "AIE-CT.g": "Tous les modificateurs au dé s’additionnent, ceux des événements et des stratagèmes compris.",
  "AIE-CT.h":
    "Décalage de colonne : une vers la droite si la qualité moyenne de l’attaquant est plus haute, ou deux en tout si elle est au moins double.",
  "AIE-CT.i":
    "Décalage de colonne : une vers la gauche si la qualité moyenne de l’attaquant est plus basse, ou deux en tout si celle du défenseur est au moins double.",
  "AIE-CT.j": "Des qualités moyennes égales ne décalent rien.",
  "AIE-CT.k": "Les décalages s’arrêtent à la première et à la dernière colonne.",
  "AIE-CT.l": "Les résultats se lisent attaquant / défenseur.",
  "AIE-CT.m":
    "Chaque case de la table des combats vaut telle qu’elle est imprimée, même là où les pertes semblent rompre avec les cases voisines.",
  "AIE-CT.n":
    "Dans chaque colonne, deux lignes portent R / R : le défenseur gagne sur celle au chiffre le plus bas, l’attaquant sur l’autre.",
  "AIE-CT.o": "Les fractions ne touchent que le vainqueur, A et E que le perdant.",
  "AIE-CT.p":
    "On trouve d’abord la colonne du rapport de force, puis on la décale, sans sortir de la table. La ligne du dé ne dépend pas de la colonne.",
  "AIE-CT.q":
    "Les combats navals suivent la même table, les mêmes décalages et modificateurs, en ne comptant que les naves ; fleuves et détroits n’y jouent jamais.",
};
