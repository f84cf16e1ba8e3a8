import type { PartWords } from "../ids.ts";

export const stratagems: PartWords<"stratagems"> = {
  "AIE-6.0.a": "Il y a 38 stratagèmes sur 19 pions à deux faces, deux différents sur chacun.",
  "AIE-6.0.b": "Celui qui joue un pion en emploie une face, qu’il choisit à ce moment ; l’autre ne sert pas.",
  "AIE-6.0.c":
    "Un pion joué retourne aussitôt dans le bol, à moins que son texte ne le laisse sur la carte ou ne le retire de la partie.",
  "AIE-6.0.d": "On peut garder un pion pour des tours ultérieurs, dans la limite de trois en F.7.",
  "AIE-6.0.e": "Le nombre de stratagèmes joués dans un tour n’est pas limité.",
  "AIE-6.0.f": "Un stratagème ne se joue qu’à la phase sous laquelle il figure.",
  "AIE-6.0.g": "Un stratagème sans cible permise ou sans effet ne peut pas être joué.",
  "AIE-6.0.h":
    "Il y a 3 exemplaires de Coup d’État et de Soulèvement d’un Peuple mineur, 2 d’Initiative, Fuite opportune, Assassinat, Poliorcétique, Muraille, Intrigue au Sénat, Ralliement d’un Triumvir et Triumphus, et 1 de chaque autre stratagème.",
  "AIE-6.0.i": "Quels stratagèmes se partagent un pion, c’est le jeu de pions employé qui le dit.",

  "AIE-6.1.1.a": "Initiative : joué en phase B par le joueur qui n’a pas l’initiative, et qui l’obtient.",
  "AIE-6.1.1.b": "L’autre joueur peut répondre par la seconde Initiative.",
  "AIE-6.1.1.c":
    "Initiative ne peut pas être joué au premier tour des scénarios 1, 2 et 3 ; au premier tour des scénarios 4 à 7, il peut l’être.",
  "AIE-6.1.2.a":
    "Janus : joué par l’un ou l’autre joueur une fois l’initiative fixée. Aucun combat avec des unités de combat romaines de part et d’autre n’a lieu ce tour-ci.",
  "AIE-6.1.2.b":
    "Sous Janus, des unités de combat romaines ne peuvent terminer ni mouvement, ni évasion, ni retraite dans une zone avec des unités de combat romaines de l’autre camp.",
  "AIE-6.1.2.c":
    "Les combats de Romains contre des Forces entièrement non romaines et les tests du chef seul continuent sous Janus.",

  "AIE-6.2.1.a":
    "Coup d’État : ouvre la procédure de 3.6 ; le modificateur inscrit s’applique au jet de validation et aux jets de fidélité.",
  "AIE-6.2.1.b":
    "Coup d’État ne peut être joué ni contre un camp qui a déjà un Prétendant en jeu, ni sans chef qui puisse être choisi.",
  "AIE-6.2.2.a":
    "Soulèvement d’un Peuple mineur : un Peuple mineur en paix et non interdit entre aussitôt en guerre. Le contrôle se règle selon 4.4.1 et peut revenir à l’adversaire.",
  "AIE-6.2.3.a":
    "Soulèvement de deux Peuples mineurs : de même pour deux Peuples mineurs ; il peut servir pour un seul.",
  "AIE-6.2.4.a":
    "Soulèvement d’un Peuple majeur : un Peuple majeur en paix et non interdit entre aussitôt en guerre. Le contrôle se règle selon 4.4.1.",
  "AIE-6.2.5.a":
    "Allégeance d’un Peuple majeur : un Peuple majeur en guerre, autre que les Parthi, fait allégeance au joueur sans jet de dé.",

  "AIE-6.3.1.a":
    "Fuite opportune : joué par le défenseur avant le dé de combat, soit avant soit après les tentatives d’évasion.",
  "AIE-6.3.1.b":
    "Sa Force va, sans jet de dé, dans une zone adjacente libre d’unités de combat ennemies où elle pourrait entrer par un mouvement normal.",
  "AIE-6.3.1.c": "Les auxilia en sus de la CC des chefs qui partent, et les naves sans chef, restent et combattent.",
  "AIE-6.3.1.d":
    "Les attaquants ne se déplacent pas après la fuite. Si aucune unité n’est restée, il n’y a pas de combat.",
  "AIE-6.3.2.a":
    "Faveur divine : après tout dé lancé en phase E par l’un ou l’autre joueur, et avant son effet, le joueur met ce dé sur la face de son choix.",
  "AIE-6.3.2.b": "Les modificateurs s’appliquent à la face ainsi choisie.",
  "AIE-6.3.2.c": "Faveur divine ne peut servir ni sur les dés des phases A à D ou F, ni sur les tirages.",
  "AIE-6.3.3.a": "Assassinat : vise n’importe quel chef romain ennemi sur la carte, sauf Caesar.",
  "AIE-6.3.3.b": "L’auteur de l’Assassinat lance un d10 : 8 ou 9 tue, 0 à 7 est sans effet.",
  "AIE-6.3.3.c": "Octavianus et M. Antonius ne sont assassinés que sur un 9.",
  "AIE-6.3.3.d":
    "Un chef tué par Assassinat quitte définitivement la partie, et le joueur marque 1 point de victoire. Un Chef de parti ainsi tué compte pour le marqueur SPQR (voir 5.1.1).",
  "AIE-6.3.4.a": "Foyer de peste : placé dans n’importe quelle zone avec port.",
  "AIE-6.3.4.b": "Chaque unité de combat de la zone pestiférée, de l’un ou l’autre camp, perd aussitôt un pas.",
  "AIE-6.3.4.c": "Chaque chef de la zone pestiférée lance un d10 et meurt sur un 9.",
  "AIE-6.3.4.d":
    "Jusqu’à la fin de la phase E, toute unité et tout chef qui entre dans la zone lance un d10 ; sur un 9, un chef meurt et une unité perd un pas.",
  "AIE-6.3.4.e":
    "La peste est ôtée de la carte quand finit la phase E, et son pion peut être tiré de nouveau dès la phase A du tour suivant.",
  "AIE-6.3.4.f": "Les morts de la peste ne rapportent aucun point de victoire.",
  "AIE-6.3.5.a":
    "Désertion : dans une zone, chaque légion ennemie perd un pas, mais cinq au plus, choisies par le joueur s’il y en a davantage.",
  "AIE-6.3.5.b": "Désertion ne touche ni les autres types d’unités ni les légions du joueur lui-même.",
  "AIE-6.3.6.a":
    "Transfuges : avant un dé de combat, le joueur prend deux unités romaines de la Force ennemie engagée, dont au plus une légion ou une unité naves.",
  "AIE-6.3.6.b":
    "S’il n’y a que des légions (sur terre) ou que des naves (en mer) à prendre, il prend une seule unité.",
  "AIE-6.3.6.c": "Les transfuges combattent pour lui dans ce combat et lui restent.",
  "AIE-6.3.6.d": "Rapport de force, qualité et nombres d’unités sont ceux des Forces telles qu’elles sont désormais.",
  "AIE-6.3.7.a":
    "Veni, vidi, vici : joué à la place du dé par un camp dont la Force compte un Chef de parti, contre une Force entièrement non romaine.",
  "AIE-6.3.7.b":
    "On prend la ligne 9 si ce camp attaque, la ligne -2 s’il défend, dans la colonne trouvée après les décalages de qualité.",
  "AIE-6.3.8.a":
    "Poliorcétique : l’attaquant ajoute le chiffre inscrit, +1 ou +2, au dé d’une bataille dans une zone avec ville ou port.",
  "AIE-6.3.9.a":
    "Muraille : le défenseur ajoute le chiffre inscrit, -1 ou -2, au dé d’une bataille dans une zone avec ville ou port.",
  "AIE-6.3.9.b":
    "Poliorcétique et Muraille des deux camps, et plusieurs d’un même camp, s’additionnent dans une même bataille.",
  "AIE-6.3.10.a":
    "La flèche du Parthe : après une bataille où une unité des Parthi a combattu, quel qu’en soit le résultat, le joueur des Parthi élimine une unité romaine qui a combattu contre eux.",
  "AIE-6.3.11.a": "Intrigue au Sénat : placé en Italia 1 quand il est joué.",
  "AIE-6.3.11.b":
    "L’intrigue est retirée d’elle-même dès que le camp qui contrôle Italia a un Chef de parti et au moins trois légions en Italia 1.",
  "AIE-6.3.11.c":
    "À chaque étape F.5, chaque intrigue encore en place donne 3 points de victoire au joueur qui ne contrôle pas Italia, quel que soit celui qui l’a jouée.",
  "AIE-6.3.11.d": "Si personne ne contrôle Italia, personne ne marque pour une intrigue.",
  "AIE-6.3.12.a":
    "Pacification d’un Peuple mineur : un Peuple mineur en guerre revient aussitôt à la paix. Ses unités retournent dans sa boîte, sans interdiction.",
  "AIE-6.3.13.a":
    "Pacification d’un Peuple majeur : un Peuple majeur en guerre, ou en allégeance à l’adversaire, revient à la paix. Ses chefs (PAX ROMANA) et toutes ses unités, même éliminées, sont aussitôt placés dans ses terres, sans interdiction.",
  "AIE-6.3.13.b":
    "Pour un Peuple majeur pacifié par un stratagème, l’auteur de celui-ci marque la moitié de ses points de victoire, arrondie à l’entier inférieur.",
  "AIE-6.3.14.a":
    "Pacification d’une Nationalité : tous les Peuples en guerre d’une Nationalité choisie reviennent de même à la paix, ceux du joueur compris. Les allégeances ne changent pas.",
  "AIE-6.3.15.a":
    "Pax Romana : tous les Peuples en guerre reviennent de même à la paix, ceux du joueur compris. Les allégeances ne changent pas.",
  "AIE-6.3.15.b": "Pax Romana peut servir plutôt pour un seul Peuple, majeur ou mineur.",
  "AIE-6.3.15.c": "Une fois employé comme Pax Romana, le pion est hors de la partie pour le reste du scénario.",

  "AIE-6.4.1.a":
    "Idus Martias : joué par les Républicains en F.3 du scénario 1. La tentative contre Caesar est automatique, et le jet de réussite reçoit +2.",
  "AIE-6.4.2.a":
    "Imperium : joué en F.1, il déplace le marqueur SPQR d’une case vers 0, avant qu’on vérifie si le marqueur est sur 5.",
  "AIE-6.4.2.b": "Imperium peut aussi répondre à la montée du marqueur due au meurtre de Caesar en F.3.",
  "AIE-6.4.3.a":
    "Ralliement d’un Triumvir : joué en F.4. La région d’un Triumvir, avec tous ses chefs et toutes ses unités, rejoint le camp du joueur.",
  "AIE-6.4.3.b": "Les chefs sans face de ce camp sont définitivement retirés, et personne ne marque pour eux.",
  "AIE-6.4.4.a": "Triumphus : joué en F.5, il rapporte les points de victoire inscrits, 1 ou 2.",
};
