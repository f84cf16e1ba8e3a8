import type { PartWords } from "../ids.ts";

export const combat: PartWords<"combat"> = {
  "IMP-8.a":
    "Partout où des unités des deux camps sont dans une même zone en E.2, il y a combat. Il faut le livrer, à moins que le défenseur ne parvienne à l’éviter.",
  "IMP-8.b": "Le joueur dont c’est la SMC attaque, dans l’ordre des zones qui lui plaît ; l’autre défend.",
  "IMP-8.c":
    "Toutes les unités et tous les chefs d’un camp dans la zone sont sa force, et tous prennent part au combat.",

  "IMP-8.1.a":
    "Un défenseur qui a un chef dans la zone peut tenter l’évasion, chef par chef, celui de meilleure VS d’abord et chacun une seule fois : si un d6 est strictement inférieur à sa VS, il s’en va. Ce qui reste peut tenter avec un autre chef, ou combat.",
  "IMP-8.1.b":
    "Qui s’évade se déplace d’une zone, à n’importe quel coût : vers une zone libre d’unités ennemies et d’amis avec qui il ne peut s’empiler. Les limites de mouvement valent, celles des Fronts aussi, et les unités de la garnison ne partent qu’avec un Auguste ou un César.",
  "IMP-8.1.c": "Pour l’évasion, les zones des deux rives d’un détroit sont adjacentes.",
  "IMP-8.1.d":
    "On ne s’évade jamais vers une zone d’où une unité des attaquants est passée dans celle-ci au cours de cette SMC. Les unités qui ont débarqué, ou qui étaient déjà là, ne ferment aucune zone.",
  "IMP-8.1.e": "S’il n’y a pas de zone où aller, l’évasion échoue.",
  "IMP-8.1.f":
    "Un chef qui s’évade emmène au plus autant d’unités que sa CC, un non-Romain celles de son Peuple seulement, et n’importe quels autres chefs.",

  "IMP-8.2.a":
    "Le rapport de force est le total des PF de l’attaquant sur celui du défenseur ; la colonne est la plus haute qui ne le dépasse pas, en faveur du défenseur. Sous 1/2 c’est la première colonne, à partir de 4/1 la dernière.",
  "IMP-8.2.b":
    "L’attaquant lance un d6. Le dé avec ses modificateurs donne la ligne, le rapport après décalages la colonne, et là se trouve le résultat.",

  "IMP-8.3.a":
    "La table désigne le vainqueur. Le perdant quitte la zone, quelles que soient ses pertes, dans les limites de l’évasion, mais sans dé ni CC ; les zones d’où viennent les attaquants ne sont fermées qu’au défenseur. La force va dans une seule zone ; elle ne se divise que si aucune ne convient à tous.",
  "IMP-8.3.b":
    "Ce qui ne peut faire retraite est éliminé, unités et chefs. Personne ne fait retraite à bord d’une flotte ; les unités de la garnison le font même sans Auguste ni César.",
  "IMP-8.3.c": "E : toutes les unités de la force sont éliminées.",
  "IMP-8.3.d": "A : toutes les unités de la force sont affaiblies, et celles qui l’étaient déjà éliminées.",
  "IMP-8.3.e":
    "1/4, 1/2 ou 3/4 : le vainqueur prend cette part des unités que le perdant avait au début, l’arrondit à l’entier inférieur et affaiblit autant des siennes.",
  "IMP-8.3.f": "Le vainqueur n’affaiblit pas plus d’unités qu’il n’en a, et aucune deux fois.",
  "IMP-8.3.g": "Lesquelles, leur possesseur le choisit ; une unité affaiblie qu’il choisit est éliminée.",
  "IMP-8.3.h": "R : la force n’a pas de pertes.",

  "IMP-8.4.a":
    "Les chefs d’une force qui subit un E ou ne peut faire retraite sont éliminés. Ceux dont toutes les unités ont péri par un A font retraite.",
  "IMP-8.4.b":
    "Dans une bataille de Romains contre Romains, tout Auguste, César ou usurpateur de la force battue est éliminé, quel qu’ait été le résultat.",

  "IMP-8.5.a": "La qualité moyenne d’une force est la moyenne des QU de ses unités, arrondie à l’entier inférieur.",
  "IMP-8.5.b":
    "Le BT d’une force est le meilleur BT de ses chefs ; si elle n’en a pas, la moyenne des BT de ses unités, arrondie à l’entier inférieur.",
  "IMP-8.5.c":
    "La CP d’une force est la meilleure CP de ses chefs, et 0 si elle n’en a pas. Elle ne compte qu’entre forces romaines.",

  "IMP-TC.a":
    "La table a douze lignes pour le dé (-2 et moins, -1 à 8, 9 et plus) et dix colonnes pour le rapport de force (1/3 et moins à 4/1 et plus) ; chaque case vaut telle qu’imprimée. Dans chaque colonne deux lignes portent R / R : le défenseur gagne sur celle du dé le plus bas, l’attaquant sur l’autre.",
  "IMP-TC.b": "Modificateur au dé : on ajoute le BT de l’attaquant et l’on ôte celui du défenseur.",
  "IMP-TC.c":
    "Modificateur au dé : -1 si une force de l’Ennemi sans aucune unité romaine défend dans une zone alors hors de l’empire.",
  "IMP-TC.d":
    "Modificateur au dé : +1 si une force de l’Ennemi sans aucune unité romaine attaque dans une zone alors hors de l’empire.",
  "IMP-TC.e": "Modificateur au dé, Romains contre Romains : +1 si la CP de l’attaquant est strictement plus haute.",
  "IMP-TC.f": "Modificateur au dé, Romains contre Romains : -1 si la CP de l’attaquant est strictement plus basse.",
  "IMP-TC.g": "Tous les modificateurs au dé s’additionnent, et ceux des événements avec eux.",
  "IMP-TC.h":
    "Décalage de colonne : une vers la droite si la qualité moyenne de l’attaquant est strictement plus haute, une vers la gauche si elle est strictement plus basse.",
  "IMP-TC.i":
    "Décalage de colonne : deux vers la droite, et non une, si la qualité moyenne de l’attaquant est au moins double ; deux vers la gauche si c’est celle du défenseur. Toute qualité est le double de 0, mais des qualités égales ne décalent rien.",
  "IMP-TC.j": "Aucun décalage ne va au-delà de la première ou de la dernière colonne.",
};
