import type { PartWords } from "../ids.ts";

export const peoples: PartWords<"peoples"> = {
  "AIE-4.1.a":
    "Les Peuples majeurs sont les Aegyptii, les Parthi, les Pontici et les Numidae. Tous les autres Peuples sont mineurs et n’ont pas de chef.",
  "AIE-4.1.b": "Chaque Peuple a ses zones d’origine, une ou plusieurs, toutes hors de la République.",
  "AIE-4.1.c":
    "Un Peuple est soit en paix, soit en guerre et contrôlé par un joueur, soit en allégeance à un joueur. Seul un Peuple majeur peut être en allégeance.",

  "AIE-4.2.1.a": "Les chefs non romains ne testent jamais la mort naturelle.",
  "AIE-4.2.1.b": "Ils entrent en jeu et en sortent selon une table qui leur est propre.",
  "AIE-4.2.1.c":
    "Un chef non romain éliminé au combat revient à la phase C suivante sur une unité quelconque de son Peuple, à moins que la date de son retrait ne soit venue.",
  "AIE-4.2.2.a":
    "Un Peuple majeur est activé par le tirage de son marqueur, par Soulèvement d’un Peuple majeur, par un événement ou par une règle du scénario ; un Peuple mineur seulement par un stratagème de soulèvement.",
  "AIE-4.2.2.b": "Quand un Peuple majeur est activé, ses chefs passent sur leur face normale.",
  "AIE-4.2.2.c":
    "Quand un Peuple mineur est activé, toutes ses unités sont aussitôt placées, en état normal, dans ses zones d’origine, réparties au gré du nouveau contrôleur.",
  "AIE-4.2.2.d": "Une fois le Peuple activé, ses pions peuvent quitter leurs terres et entrer dans la République.",
  "AIE-4.2.2.e":
    "Un chef ennemi qui se trouve seul là où l’on place les unités d’un Peuple activé ou revenant en jeu fait aussitôt le test du chef seul.",
  "AIE-4.2.3.a": "Tant qu’un Peuple mineur est en paix, ses unités sont dans sa boîte d’information.",
  "AIE-4.2.3.b":
    "Tant qu’un Peuple majeur est en paix, ses unités et ses chefs se tiennent dans ses zones d’origine et ne bougent pas.",
  "AIE-4.2.4.a":
    "Les Nationalités forment trois groupes : Celtes, Germains et Illyriens ; Iraniens et Thraco-Phrygiens ; Hamites-Sémites. Des pions de groupes différents ne peuvent terminer dans la même zone ni mouvement, ni évasion, ni retraite.",
  "AIE-4.2.4.b":
    "Les Romains peuvent partager une zone avec tout Peuple en allégeance à leur camp, et les limites entre groupes sont alors levées.",
  "AIE-4.2.4.c":
    "Les Romains ne peuvent pas partager une zone avec un Peuple en guerre, même contrôlé par leur propre camp, sauf pour combattre un Peuple ennemi.",
  "AIE-4.2.4.d": "Des Peuples en guerre contrôlés par des joueurs différents ne peuvent pas partager une zone.",

  "AIE-4.3.a":
    "Les pions non romains sont déplacés, dans ses propres SMC, par le joueur qui contrôle leur Peuple ou qui a son allégeance.",
  "AIE-4.3.b": "Parmi les Peuples, seuls les Aegyptii ont des naves ; elles suivent les règles de 3.4.2.",
  "AIE-4.3.c":
    "Chaque unité naves des Aegyptii transporte jusqu’à trois unités de combat de tout type et autant de chefs qu’on veut.",
  "AIE-4.3.d": "Elle ne transporte des Romains que tant que les Aegyptii sont en allégeance au camp de ces Romains.",
  "AIE-4.3.e": "Un chef non romain seul dispose de 4 PM, et seulement hors de la République.",
  "AIE-4.3.f": "Un chef non romain ne se déplace qu’avec des unités de son propre Peuple, au plus autant que sa CC.",
  "AIE-4.3.g":
    "Les règles de 3.4.1 valent aussi pour les groupes non romains : 3 PM au plus, départ commun, unités laissées en route, chef restant avec l’unité qui va le plus loin, un seul mouvement par pion.",
  "AIE-4.3.h": "Une unité non romaine sans chef se déplace d’une seule zone par phase E.1, quel qu’en soit le coût.",
  "AIE-4.3.i": "Les pions d’un Peuple en paix ne quittent jamais ses zones d’origine.",
  "AIE-4.3.j":
    "Les pions d’un Peuple en guerre ne peuvent entrer dans une zone d’origine d’un autre Peuple que si celui-ci est aussi en guerre.",
  "AIE-4.3.k":
    "Les zones hors de la République qui ne portent le nom d’aucun Peuple sont ouvertes aux pions d’un Peuple en guerre ou en allégeance.",
  "AIE-4.3.l":
    "Unités et chefs d’un Peuple mineur en guerre ne s’éloignent pas de plus de deux zones de leur zone d’origine la plus proche, ceux d’un Peuple majeur de plus de trois.",
  "AIE-4.3.m":
    "Les zones au-delà de cette limite sont fermées aussi à l’évasion et à la retraite ; qui ne peut faire retraite ailleurs est éliminé.",
  "AIE-4.3.n": "La limite ne lie pas les Peuples en allégeance.",
  "AIE-4.3.o": "Dans la République, un chef non romain ne peut pas se déplacer sans au moins une unité de combat.",
  "AIE-4.3.p":
    "Les chefs romains peuvent mener des unités alliées de leur camp dans la limite de leur CC ; les chefs des Peuples alliés ne mènent que leur propre Peuple.",
  "AIE-4.3.q":
    "Les unités en allégeance peuvent entrer dans la zone d’origine d’un autre Peuple chaque fois que des Romains de leur camp le pourraient (voir 3.4.1), avec ou sans chef.",

  "AIE-4.4.1.a":
    "Si un seul joueur contrôle des régions adjacentes aux zones d’origine d’un Peuple qui vient d’être activé, c’est l’autre joueur qui contrôle ce Peuple.",
  "AIE-4.4.1.b":
    "Si chaque joueur contrôle des régions adjacentes, un d6 décide : pair pour les Républicains, impair pour les Césariens.",
  "AIE-4.4.1.c":
    "Si aucune région n’est adjacente (Daci, Armenii, Aegyptii), un d6 décide : pair pour les Républicains, impair pour les Césariens.",
  "AIE-4.4.1.d":
    "S’il y a des régions adjacentes mais qu’aucun joueur n’en contrôle une, un d6 décide de la même façon.",
  "AIE-4.4.1.e":
    "Les zones de part et d’autre d’un détroit sont adjacentes ici aussi : les Mauri sont donc adjacents à Hispania.",
  "AIE-4.4.1.f":
    "À chaque étape F.4, le contrôle est réglé à neuf pour le tour suivant, avec de nouveaux jets de dé là où il en faut.",
  "AIE-4.4.1.g":
    "D’une étape F.4 à la suivante, le contrôle ne peut changer que par allégeance ou pacification, règles du scénario mises à part.",
  "AIE-4.4.1.h":
    "Un Peuple en guerre ne combat que des unités romaines ou alliées du joueur qui ne le contrôle pas. Ses unités ne peuvent pas entrer dans une zone avec des unités d’un Peuple en guerre que l’autre joueur contrôle.",
  "AIE-4.4.1.i":
    "Si l’étape F.4 donne à des joueurs différents deux Peuples dont des unités partagent une zone, elles y restent sans combattre jusqu’à ce qu’elles bougent.",
  "AIE-4.4.2.a": "Seul un Peuple majeur en guerre, autre que les Parthi, peut être amené à l’allégeance.",
  "AIE-4.4.2.b": "Avec le stratagème Allégeance d’un Peuple majeur, cela réussit sans jet de dé.",
  "AIE-4.4.2.c":
    "Pour une démarche diplomatique, on lance un d10, +1 sauf si le Chef de parti employé est à 4 PM ou moins par voie de terre d’une zone d’origine. Un résultat strictement inférieur à sa CP réussit.",
  "AIE-4.4.2.d":
    "Avec deux Chefs de parti, on emploie celui qui a la plus haute CP, pour la CP comme pour la distance.",
  "AIE-4.4.2.e": "Le marqueur d’un Peuple en allégeance n’est pas mis dans le bol d’activation.",
  "AIE-4.4.2.f":
    "Ses unités et ses chefs peuvent s’empiler avec les unités romaines de ce camp et être employés comme elles.",
  "AIE-4.4.2.g":
    "Un Peuple en allégeance n’est pas en guerre avec Rome : il ne compte ni pour le marqueur SPQR ni comme envahisseur, et les stratagèmes qui pacifient plusieurs Peuples à la fois ne le touchent pas.",
  "AIE-4.4.2.h":
    "L’allégeance ne prend fin que par un stratagème de pacification de l’adversaire ou par une pacification par les armes.",
  "AIE-4.4.2.i": "Un Peuple en allégeance ne peut être gagné par une autre tentative d’allégeance.",
  "AIE-4.4.2.j": "Les unités alliées peuvent combattre des ennemis romains et non romains.",
  "AIE-4.4.3.a":
    "Un Peuple en guerre ou en allégeance est pacifié par les armes si, à la fin d’une phase E.2, chacune de ses zones d’origine contient une unité de combat romaine ou alliée du joueur qui ne le contrôle pas et n’a pas son allégeance, et aucune unité de l’autre joueur.",
  "AIE-4.4.3.b": "Les unités d’un Peuple mineur quittent alors aussitôt la carte pour leur boîte d’information.",
  "AIE-4.4.3.c":
    "Les unités et les chefs d’un Peuple majeur quittent aussitôt la carte. En F.6, le joueur qui le contrôlait ou avait son allégeance les replace dans leurs terres, en état normal, les chefs montrant PAX ROMANA.",
  "AIE-4.4.3.d": "Une pacification par les armes ouvre une interdiction de quatre ans (voir 9.3).",
  "AIE-4.4.3.e": "Le joueur qui occupe les terres d’un Peuple majeur marque la totalité de ses points de victoire.",
  "AIE-4.4.3.f":
    "Les Romains qui se trouvent dans les terres d’un Peuple quand il revient à la paix ne le combattent pas.",

  "AIE-5.1.1.a":
    "Le marqueur SPQR commence sur la case que donne le scénario. En F.1 il se déplace de la somme de tous les cas ci-dessous qui s’appliquent.",
  "AIE-5.1.1.b":
    "Le marqueur monte de 1, une seule fois, si au moins un Chef de parti est mort au combat ou a été assassiné ce tour-ci.",
  "AIE-5.1.1.c":
    "Le marqueur monte de 1 pour chaque région qui contient moins de légions que sa garnison minimale ; les légions des deux camps comptent.",
  "AIE-5.1.1.d":
    "Le marqueur monte de 1, une seule fois, si au moins deux Peuples sont en guerre, dont au moins un Peuple majeur.",
  "AIE-5.1.1.e":
    "Le marqueur monte de 1 s’il y a 25 légions ou moins, ou 40 ou plus, sur la carte. Celles des deux camps et les neutres comptent ; celles des boîtes ou de la Réserve ne sont pas sur la carte.",
  "AIE-5.1.1.f": "Le marqueur descend de 1 si aucun Peuple n’est en guerre.",
  "AIE-5.1.1.g":
    "Le marqueur descend de 1 si aucun Chef de parti n’a pris part ce tour-ci à une bataille entre Forces romaines.",
  "AIE-5.1.1.h": "Le marqueur descend de 1 si les Aegyptii sont en allégeance à l’un ou l’autre camp.",
  "AIE-5.1.1.i": "Le marqueur ne descend jamais au-dessous de 0 et ne monte jamais au-dessus de 5.",
  "AIE-5.1.1.j":
    "Si le marqueur est sur 5 après F.1, une fois passée l’occasion d’Imperium, la partie s’arrête aussitôt : les deux joueurs perdent, quel que soit le score.",
  "AIE-5.1.1.k":
    "Le marqueur montre Cicero tant que Caesar est en jeu et Princeps ensuite ; la face n’a pas d’autre effet.",
  "AIE-5.1.1.l": "Un Chef de parti mort de mort naturelle ou de la peste ne compte pas.",
  "AIE-5.1.1.m":
    "Tout cela se compte d’après la carte telle qu’elle est en F.1, avant le renouvellement du contrôle des régions et avant les ajustements.",

  "AIE-5.1.2.a":
    "Si un coup d’État a réussi ce tour-ci, les joueurs changent de camp en F.2, que le Prétendant soit encore en jeu ou non.",
  "AIE-5.1.2.b":
    "Le Prétendant devient le seul Chef de parti du camp qu’il a battu ; lui et ses partisans en montrent de nouveau la face.",
  "AIE-5.1.2.c": "Le score change de signe : +8 devient -8, de sorte que celui qui menait mène encore.",
  "AIE-5.1.2.d":
    "Les joueurs gardent les pions stratagèmes qu’ils détiennent ; tout ce qui est marqué d’un camp reste à ce camp.",
  "AIE-5.1.2.e":
    "Si des coups d’État ont réussi dans les deux camps au même tour, il n’y a qu’un échange : le score change de signe une fois, et chaque Prétendant devient Chef de parti du camp qu’il a battu.",
};
