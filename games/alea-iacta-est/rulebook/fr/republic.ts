import type { PartWords } from "../ids.ts";

export const republic: PartWords<"republic"> = {
  "AIE-3.1.1.a":
    "Les régions sont Africa, Asia, Gallia, Graecia, Hispania, Italia et Sicilia. Roma n’est pas une région.",
  "AIE-3.1.1.b": ({ box, eachRegion }) =>
    `Garnisons minimales, en légions : ${eachRegion((region) => box.garrison[region])}.`,
  "AIE-3.1.1.c":
    "Vous ne pouvez pas faire un mouvement qui ramène le nombre de légions d’une région que vous contrôlez au-dessous de sa garnison minimale.",
  "AIE-3.1.1.d":
    "Vous ne pouvez pas non plus faire un mouvement qui diminue un nombre de légions déjà inférieur au minimum.",
  "AIE-3.1.1.e": "Pour cette interdiction, les légions des deux camps comptent, en état normal ou affaiblies.",
  "AIE-3.1.1.f": "L’interdiction ne concerne que les régions contrôlées par le joueur qui se déplace.",
  "AIE-3.1.1.g":
    "Pertes, retraites, évasions, événements et coups d’État peuvent laisser une région au-dessous de son minimum.",
  "AIE-3.1.2.a": "Roma est l’unique capitale. Elle se trouve en Italia 1 et compte parmi les villes d’Italia.",

  "AIE-3.2.1.a":
    "Les légions de recrues (R) sont des légions à tous égards ; seuls le recrutement (voir 9.4) et le scénario 6 les traitent à part.",
  "AIE-3.2.1.b":
    "Une légion ordinaire et une légion de recrues peuvent porter le même numéro ; ce sont des unités différentes.",
  "AIE-3.2.2.a":
    "Les equites et les auxilia sont des unités de combat terrestres ; ils ne comptent jamais comme légions.",
  "AIE-3.2.3.a":
    "Les naves sont des unités de combat navales ; leurs PF, QU et BT ne comptent que dans les combats navals.",

  "AIE-3.3.1.a": "Les positions de départ sont fixées par le scénario.",
  "AIE-3.3.2.a":
    "Un chef romain qui entre ou revient en jeu est placé dans une zone avec ville, libre d’unités ennemies, d’une région que son camp contrôle.",
  "AIE-3.3.2.b":
    "Les chefs qui entrent en raison de la mort de Caesar sont placés plutôt dans une zone où se trouve déjà un chef de leur camp.",
  "AIE-3.3.2.c":
    "Si aucune de ces zones avec ville n’est libre, le chef peut rejoindre n’importe quel chef de son camp. Celui qui entre en raison de la mort de Caesar et ne trouve aucun chef peut prendre une zone avec ville. À défaut de tout cela, il attend la phase C suivante.",
  "AIE-3.3.2.d":
    "Les recrues sont placées en phase D dans la région qui les a recrutées, dans une zone avec ville ou port libre d’unités ennemies ; les naves seulement dans une zone avec port.",

  "AIE-3.4.1.a":
    "Un chef romain seul peut traverser toute zone terrestre de la carte et s’y arrêter, dans la limite de 4 PM (limite de 7.3 et interdictions particulières mises à part).",
  "AIE-3.4.1.b":
    "Un chef peut emmener des unités de combat de son camp présentes dans sa zone, au plus autant que sa CC.",
  "AIE-3.4.1.c": "Un groupe formé d’un chef et d’unités dépense au plus 3 PM.",
  "AIE-3.4.1.d": "Toutes les unités d’un groupe partent de la zone de son chef ; aucune ne peut être prise en chemin.",
  "AIE-3.4.1.e": "On peut laisser des unités dans toute zone traversée où elles ont le droit de rester.",
  "AIE-3.4.1.f": "Le chef termine son mouvement avec l’unité qui va le plus loin ; il ne peut pas continuer seul.",
  "AIE-3.4.1.g": "Des chefs qui se déplacent ensemble peuvent emmener autant d’unités que la somme de leurs CC.",
  "AIE-3.4.1.h": "Chaque chef et chaque unité ne se déplace qu’une fois par phase E.1.",
  "AIE-3.4.1.i":
    "Une légion ou une unité d’equites sans chef peut se déplacer d’une seule zone par phase E.1, quel qu’en soit le coût en PM.",
  "AIE-3.4.1.j": "Une unité d’auxilia sans chef ne peut pas se déplacer.",
  "AIE-3.4.1.k":
    "Dans la République, les unités de combat romaines se déplacent librement, sous réserve des autres limites.",
  "AIE-3.4.1.l": "Les unités de combat romaines n’entrent dans une zone hors de la République qu’avec un chef.",
  "AIE-3.4.1.m":
    "Des unités terrestres romaines ne peuvent pas être laissées hors de la République sans un chef romain de leur camp.",
  "AIE-3.4.1.n":
    "Les unités terrestres romaines hors de la République sont éliminées à la fin de la phase E.1 de leur propriétaire si elles sont alors sans un tel chef et l’étaient déjà au début de cette phase.",
  "AIE-3.4.1.o":
    "Des unités romaines avec un chef peuvent entrer dans une zone d’origine d’un Peuple en guerre et s’y arrêter.",
  "AIE-3.4.1.p":
    "Elles ne peuvent traverser une zone d’origine d’un Peuple en paix qu’en allant d’une zone de la République à une autre, et sans s’y arrêter. Les deux dernières règles de cette section font exception.",
  "AIE-3.4.1.q": "En cela, un Peuple qui a fait allégeance à l’ennemi compte comme étant en guerre.",
  "AIE-3.4.1.r":
    "Avec un chef, on peut entrer et rester dans les zones d’un Peuple qui a fait allégeance à son propre camp.",
  "AIE-3.4.1.s":
    "Avec un chef, on peut entrer et rester dans les zones hors de la République qui ne sont la zone d’origine de personne.",
  "AIE-3.4.1.t": "Chefs et unités terrestres n’entrent dans les zones navales qu’à bord de naves.",
  "AIE-3.4.1.u":
    "Des unités romaines ne peuvent pas terminer un mouvement dans une zone avec des unités d’un Peuple en guerre que leur propre camp contrôle.",
  "AIE-3.4.1.v":
    "Un groupe mené par un chef et parti de l’extérieur de la République peut traverser, sans s’arrêter, des zones d’origine de Peuples en paix si son mouvement finit à l’intérieur.",
  "AIE-3.4.1.w":
    "Des unités romaines qui se trouvent dans un pays où la paix est survenue peuvent, avec un chef, traverser d’autres zones du même Peuple et aussi, jusqu’à l’ajustement des Peuples à l’étape F.6 de cette année, s’y arrêter.",

  "AIE-3.4.2.a": "Un chef peut se déplacer avec autant de naves qu’il veut ; elles ne comptent pas dans sa CC.",
  "AIE-3.4.2.b": "Les naves sans chef ne peuvent pas se déplacer.",
  "AIE-3.4.2.c":
    "Seules les zones navales du Mare Internum et du Pontus Euxinus sont ouvertes aux naves. L’Oceanus Atlanticus, le Fretum Gallicum et le Mare Germanicum leur sont interdits.",
  "AIE-3.4.2.d": "Les naves n’entrent que dans les zones navales et côtières.",
  "AIE-3.4.2.e": "Aller d’une côte à la mer ou de la mer à une côte coûte 1 PM, ou 0 PM si la zone côtière a un port.",
  "AIE-3.4.2.f": "Aller d’une zone navale à une autre coûte 1 PM.",
  "AIE-3.4.2.g": "Les naves dépensent au plus 1 PM par SMC.",
  "AIE-3.4.2.h": "Une flotte qui entre dans une zone côtière y termine son mouvement.",
  "AIE-3.4.2.i": "Les naves transportent des chefs romains et des unités terrestres romaines de leur camp.",
  "AIE-3.4.2.j":
    "Les naves transportent aussi les unités et les chefs des Peuples qui ont fait allégeance à leur camp ; chaque unité y prend une place.",
  "AIE-3.4.2.k":
    "Chaque unité naves a trois places pour des unités terrestres. Si elle est de 4 PF, deux au plus de ces places peuvent recevoir des légions.",
  "AIE-3.4.2.l": "C’est sur leur face normale qu’on lit si des naves sont de 4 PF, même quand elles sont affaiblies.",
  "AIE-3.4.2.m": "Les naves qui se déplacent ou se trouvent ensemble mettent leurs places en commun.",
  "AIE-3.4.2.n": "Le nombre de chefs à bord n’est pas limité.",
  "AIE-3.4.2.o":
    "Les unités terrestres transportées dans un mouvement ne peuvent pas dépasser la somme des CC des chefs qui y prennent part.",
  "AIE-3.4.2.p":
    "Les passagers, unités comme chefs, doivent être dans la même zone terrestre que les naves au début de la SMC, à moins d’être déjà à bord en mer.",
  "AIE-3.4.2.q":
    "Les passagers débarquent là où la flotte finit son mouvement sur une côte, et ne vont pas plus loin dans cette SMC.",
  "AIE-3.4.2.r": "Les passagers peuvent rester à bord en mer d’une SMC à la suivante.",
  "AIE-3.4.2.s": "Les passagers peuvent débarquer dans une zone avec des unités ennemies, et il y a combat.",
  "AIE-3.4.2.t":
    "Si les places ne suffisent plus dans une zone navale, les unités terrestres en trop sont aussitôt éliminées, au choix de leur propriétaire.",
  "AIE-3.4.2.u":
    "S’il y a plus d’unités que de CC, par exemple parce qu’un chef est mort, personne n’est éliminé pour autant ; cela empêche seulement le mouvement.",
  "AIE-3.4.2.v":
    "Si un camp n’a plus de naves dans une zone navale, tous ses passagers et tous ses chefs qui s’y trouvent sont éliminés.",
  "AIE-3.4.2.w":
    "Une flotte sans unités terrestres ne peut finir son mouvement sur une côte tenue par des unités terrestres ennemies que si des naves ennemies y sont aussi, et elle repart après le combat naval.",

  "AIE-3.5.1.a": "Chaque camp commence avec le ou les deux Chefs de parti que nomme le scénario.",
  "AIE-3.5.1.b": "Un camp n’a jamais plus de deux Chefs de parti.",
  "AIE-3.5.1.c":
    "En phase D, un joueur qui a un seul Chef de parti peut en nommer un second parmi les chefs de son camp sur la carte, sauf les neutres et les Prétendants.",
  "AIE-3.5.1.d": "Tant que Caesar et Pompeius sont tous deux Chefs de parti, aucun joueur ne peut en nommer un second.",
  "AIE-3.5.1.e":
    "Tant qu’un Prétendant issu d’un camp, son coup d’État validé, est en jeu, ce camp ne peut pas se donner de second Chef de parti.",
  "AIE-3.5.1.f": "Un Chef de parti ne peut ni démissionner ni être remplacé à volonté.",

  "AIE-3.5.2.a":
    "Si la victoire d’un Prétendant tue le dernier Chef de parti, le Prétendant le devient et les joueurs changent de camp (voir 3.6.4 et 5.1.2).",
  "AIE-3.5.2.b":
    "Si l’un de deux Chefs de parti meurt de toute autre façon, l’autre reste seul en fonction ; le mort n’est pas remplacé.",
  "AIE-3.5.2.c":
    "Si le seul Chef de parti meurt de toute autre façon, son joueur nomme aussitôt un chef du camp présent sur la carte, sauf les neutres et les Prétendants.",
  "AIE-3.5.2.d":
    "Le successeur doit avoir la plus haute CP des chefs de son camp présents sur la carte, ou un point de moins.",
  "AIE-3.5.2.e":
    "Ces autres façons sont la mort naturelle, le stratagème Assassinat, la peste, le test du chef seul et la bataille contre une Force sans Prétendant qui vise cette fonction.",
  "AIE-3.5.2.f":
    "Quand Caesar meurt, sauf par la victoire d’un Prétendant, M. Antonius devient aussitôt Chef de parti césarien.",
  "AIE-3.5.2.g":
    "À la phase C suivante, les chefs marqués A entrent en jeu et Octavianus devient lui aussi Chef de parti césarien.",
  "AIE-3.5.2.h": "Tout autre second Chef de parti césarien perd sa fonction à la mort de Caesar.",
  "AIE-3.5.2.i":
    "Si Caesar meurt autrement qu’assassiné, les règles de l’assassinat (3.5.3) sont sans objet pour le reste de la partie.",
  "AIE-3.5.2.j":
    "Quand Pompeius est éliminé alors que Caesar est en jeu, M. Brutus et Cassius deviennent césariens et sont placés dans la zone de Caesar, avant le choix d’un successeur de Pompeius.",
  "AIE-3.5.2.k": "Si Caesar n’est plus en jeu, la perte de Pompeius ne change rien pour M. Brutus et Cassius.",
  "AIE-3.5.2.l":
    "Si M. Antonius ne peut succéder à Caesar, les Césariens nomment un successeur selon la règle générale ; Octavianus devient tout de même second Chef de parti à son entrée.",
  "AIE-3.5.2.m":
    "Un camp où personne ne peut être nommé a une CP de 0 et une VS de 0 jusqu’à ce qu’un chef paraisse ; le premier qui paraît reçoit aussitôt la fonction.",
  "AIE-3.5.2.n": "Un chef seulement absent pour l’hiver (voir 9.1 et 9.2) garde sa fonction.",

  "AIE-3.5.3.a": "Caesar ne peut être assassiné que dans le scénario 1, à chaque étape F.3 tant qu’il est en jeu.",
  "AIE-3.5.3.b":
    "Le joueur républicain lance un d6 ; si le résultat est strictement inférieur au nombre de régions que contrôlent les Césariens, il y a une tentative.",
  "AIE-3.5.3.c": "Si Idus Martias est joué, la tentative est automatique et ce jet n’a pas lieu.",
  "AIE-3.5.3.d":
    "Le joueur césarien lance alors un d6, +1 si Caesar est en Italia 1, +1 si Pompeius n’est plus là, éliminé ou mort, +2 si Idus Martias a été joué. Un résultat de 6 ou plus tue Caesar.",
  "AIE-3.5.3.e": "Un résultat de 5 ou moins laisse Caesar indemne, et la procédure reprend au tour suivant.",
  "AIE-3.5.3.f":
    "Si la tentative réussit, Caesar est aussitôt retiré, et les Républicains marquent 1 point de victoire pour un chef assassiné.",
  "AIE-3.5.3.g":
    "M. Brutus, Cassius, Trebonius et D. Brutus passent sur leur face républicaine ; celui qui n’est pas encore en jeu entrera comme Républicain. Un Prétendant parmi eux perd son marqueur.",
  "AIE-3.5.3.h": "Dès lors, un chef qui porte l’icône d’Assassin ne peut plus jamais quitter les Républicains.",
  "AIE-3.5.3.i":
    "Dans chaque pile où se trouvent des chefs des deux camps, les Césariens gardent la moitié des légions et la moitié des autres unités, arrondies à l’entier inférieur ; les Républicains prennent le reste.",
  "AIE-3.5.3.j":
    "Le joueur césarien choisit ses unités et reste sur place. Le joueur républicain déplace ensuite tous ses chefs et toutes ses unités de cette pile dans une seule zone de la République, sans chef ni unité césariens.",
  "AIE-3.5.3.z": "Si la part républicaine d’une telle pile comprend des naves, la zone choisie doit être côtière.",
  "AIE-3.5.3.aa":
    "Là où les seuls chefs romains d’une zone viennent de devenir républicains, les unités romaines de la zone le deviennent avec eux, sans partage, et ces chefs ne font pas le test du chef seul.",
  "AIE-3.5.3.k": "La succession de Caesar est la même qu’à sa mort par d’autres causes (voir 3.5.2).",
  "AIE-3.5.3.l": "Au tour suivant, le nombre de SMC est divisé par deux, arrondi à l’entier inférieur.",
  "AIE-3.5.3.m":
    "Les chefs marqués A entrent en jeu à la phase C suivante, chacun dans une zone où se trouve un chef de son camp.",
  "AIE-3.5.3.n":
    "Si Caesar était Chef de parti, le marqueur SPQR monte aussitôt de 1, à moins que la mort d’un Chef de parti n’ait déjà été comptée ce tour-ci.",
  "AIE-3.5.3.o":
    "À la première étape F.3 qui suit l’élimination du dernier Assassin, les conséquences ci-après se produisent, une seule fois.",
  "AIE-3.5.3.p":
    "M. Antonius devient républicain et seul Chef de parti républicain : tous les autres marqueurs républicains sont retirés, ainsi que le sien, césarien. Des Césariens restés sans Chef de parti nomment un successeur selon 3.5.2.",
  "AIE-3.5.3.q": "M. Antonius rejoint la zone d’Alexandria.",
  "AIE-3.5.3.r": "Les Aegyptii font allégeance aux Républicains, quel que soit leur statut.",
  "AIE-3.5.3.s":
    "Pollio, Bassus, Plancus et Salvidienus, pour ceux qui sont en jeu, deviennent républicains et rejoignent M. Antonius.",
  "AIE-3.5.3.t":
    "La moitié des légions césariennes sur la carte, arrondie à l’entier inférieur et choisie par le joueur césarien, est déplacée à Alexandria et devient républicaine.",
  "AIE-3.5.3.u":
    "À chacun des cinq tours suivants, le nombre de SMC est divisé par deux, arrondi à l’entier inférieur.",
  "AIE-3.5.3.v":
    "Ce qui a été déplacé à Alexandria n’est ni éliminé ni déplacé par les ajustements de cette même phase F.",
  "AIE-3.5.3.w": "Si M. Antonius est mort, aucune de ces conséquences ne se produit.",
  "AIE-3.5.3.x": "Les Césariens marquent 5 points de victoire au moment où le dernier Assassin est éliminé.",
  "AIE-3.5.3.y": "Les deux divisions du nombre de SMC ne s’appliquent jamais ensemble au même tour.",

  "AIE-3.6.1.a": "Celui qui joue Coup d’État choisit comme Prétendant un chef romain ennemi présent sur la carte.",
  "AIE-3.6.1.b":
    "Le Prétendant ne peut pas être dans une zone avec un Chef de parti de son propre camp ; un Chef de parti lui-même ne peut jamais être choisi.",
  "AIE-3.6.1.c": "Octavianus, G. Pompeius et S. Pompeius ne peuvent jamais être Prétendants.",
  "AIE-3.6.1.d":
    "Les chefs qui ne peuvent changer de camp ne peuvent être choisis : Caesar, Pompeius, les chefs à une seule face, et les Assassins après le meurtre de Caesar.",
  "AIE-3.6.1.e": "Un camp a au plus un Prétendant en jeu ; il peut y en avoir un de chaque camp en même temps.",
  "AIE-3.6.1.f": "Le marqueur du Prétendant a la couleur du camp dont il vient.",

  "AIE-3.6.2.a":
    "L’auteur du coup d’État lance un d6 et ajoute le modificateur inscrit (0, -1 ou -2). Le coup d’État est validé si le résultat ne dépasse pas la CP du Prétendant.",
  "AIE-3.6.2.b":
    "Un Prétendant validé passe sur la face du camp de ce joueur et sous son contrôle ; il garde le marqueur.",
  "AIE-3.6.2.c":
    "Si le coup d’État n’est pas validé, on retire seulement le marqueur ; le chef reste à sa place et dans son camp.",
  "AIE-3.6.2.d": "La CP utilisée est celle de la face qu’il montrait avant d’être retourné.",
  "AIE-3.6.2.e": "Le pion est dépensé, que le coup d’État soit validé ou non.",

  "AIE-3.6.3.a": "Tous les chefs de son ancien camp qui sont dans la zone du Prétendant changent aussitôt de camp.",
  "AIE-3.6.3.b":
    "Pour chaque autre zone de sa région où se trouvent des chefs de son ancien camp, mais aucun Chef de parti de celui-ci, l’auteur du coup d’État lance une fois un d6 et ajoute le modificateur.",
  "AIE-3.6.3.c":
    "Un résultat strictement plus haut que la meilleure CP de cette zone fait changer de camp tous ses chefs ; sinon tous restent.",
  "AIE-3.6.3.d": "Une zone où se trouve un Chef de parti n’est pas testée ; tous y restent fidèles.",
  "AIE-3.6.3.e": "Les unités romaines d’une zone dont les chefs changent de camp les suivent.",
  "AIE-3.6.3.f":
    "Les chefs qui ne peuvent jamais changer de camp restent fidèles ; s’ils se retrouvent parmi des unités ennemies, ils font le test du chef seul.",
  "AIE-3.6.3.g":
    "Après les tests, les unités de la région qui sont dans des zones sans aucun chef appartiennent au camp qui contrôle la région.",
  "AIE-3.6.3.h":
    "Aucune autre région n’est testée. Un Prétendant hors de la République ne gagne personne au-delà de sa propre zone.",
  "AIE-3.6.3.i":
    "Les unités non romaines alliées d’une zone qui change de camp la quittent comme après une bataille perdue.",

  "AIE-3.6.4.a":
    "Le coup d’État réussit quand une Force qui compte le Prétendant bat en bataille le Chef de parti dont il veut la place.",
  "AIE-3.6.4.b": "S’il y a deux Chefs de parti, il doit battre l’un et l’autre, ensemble ou tour à tour.",
  "AIE-3.6.4.c": "Le Chef de parti battu est éliminé, quel qu’ait été le résultat.",
  "AIE-3.6.4.d": "Un Prétendant battu par ce Chef de parti est éliminé avec tous les chefs de sa Force.",
  "AIE-3.6.4.e":
    "Les autres chefs de la Force d’un Chef de parti battu passent au joueur du Prétendant, que ce fût ou non le dernier Chef de parti. Ceux qui ne peuvent jamais changer de camp restent fidèles (voir 3.6.3).",
  "AIE-3.6.4.f":
    "Si c’était le dernier, les joueurs changent de camp en F.2 (voir 5.1.2) ; jusque-là ce camp est sans Chef de parti.",
  "AIE-3.6.4.g":
    "Les unités romaines battues ne font pas retraite ; après leurs pertes, elles restent avec le vainqueur et lui appartiennent.",
  "AIE-3.6.4.h": "Les pertes d’une telle bataille sont celles de la table des combats.",
  "AIE-3.6.4.i":
    "Si le Prétendant quitte la partie autrement, le coup d’État prend fin ; les chefs passés à l’autre camp y restent.",
  "AIE-3.6.4.j":
    "Un coup d’État validé dure de tour en tour, jusqu’à ce qu’il réussisse, que le Prétendant disparaisse ou qu’il soit nommé Triumvir.",
  "AIE-3.6.4.k":
    "Un Chef de parti qui meurt autrement alors qu’un Prétendant est en jeu a un successeur comme d’ordinaire ; le Prétendant doit alors battre ce dernier.",

  "AIE-3.6.5.a":
    "Aussitôt après la validation, le joueur menacé peut tenter, une fois, de nommer le Prétendant Triumvir.",
  "AIE-3.6.5.b":
    "Il ne le peut que si le Prétendant est dans une région où ne se trouve aucun Chef de parti de l’un ou l’autre camp.",
  "AIE-3.6.5.c":
    "Il lance un d6 : un résultat strictement inférieur à la CP de la face que montre désormais le Prétendant réussit ; sinon le coup d’État continue.",
  "AIE-3.6.5.d":
    "Toutes les unités et tous les chefs de la région du Triumvir, romains ou non, deviennent neutres : ni mouvement ni combat.",
  "AIE-3.6.5.e": "La région perd son marqueur de contrôle : personne ne la contrôle.",
  "AIE-3.6.5.f":
    "Aucun autre chef romain, aucune autre unité romaine ne peut entrer dans la région, ni aucun chef ni aucune unité d’un Peuple en allégeance.",
  "AIE-3.6.5.g":
    "Une nomination réussie met fin au coup d’État : personne d’autre n’est gagné, et le marqueur de Triumvir remplace celui de Prétendant.",
  "AIE-3.6.5.h": "Ralliement d’un Triumvir ramène tous ces pions en jeu dans le camp de celui qui s’en sert.",
  "AIE-3.6.5.i":
    "Si une unité de combat d’un Peuple en guerre entre dans la région depuis l’extérieur de celle-ci, ils reviennent en jeu dans le camp opposé à celui qui contrôle cette unité.",
  "AIE-3.6.5.j": "Les chefs sans face du camp qui les reçoit, ou qui ne peuvent jamais y passer, sont éliminés.",
  "AIE-3.6.5.k": "Le contrôle de la région passe aussitôt au camp qui les reçoit.",
  "AIE-3.6.5.l": "Les légions neutres comptent parmi les légions sur la carte et pour la garnison de leur région.",
  "AIE-3.6.5.m":
    "Les pions neutres subissent encore événements, peste et mort naturelle. Ils ne sont les ennemis de personne, et ni Assassinat ni Désertion ne peuvent les viser.",

  "AIE-3.7.1.a":
    "Un chef ne change de camp que par les étapes d’un coup d’État, par la fin d’un Triumvir, rallié ou non, par le changement de camp (voir 5.1.2), par 3.5.2 ou 3.5.3, ou par une règle du scénario.",
  "AIE-3.7.1.b": "Caesar, Octavianus, Pompeius, G. Pompeius et S. Pompeius ne changent jamais de camp.",
  "AIE-3.7.2.a": "Une unité romaine dans une zone avec un chef de son propre camp reste dans ce camp.",
  "AIE-3.7.2.b":
    "Une unité romaine dans une zone de la République sans un tel chef appartient au camp qui contrôle la région, si le sien ne la contrôle pas et n’y a aucun chef.",
  "AIE-3.7.2.f":
    "Tant que son camp contrôle la région ou y a, dans une zone quelconque, un chef qui n’est pas neutre, une telle unité reste dans son camp.",
  "AIE-3.7.2.c":
    "L’appartenance des unités ne s’examine qu’à la fin de la phase E.1, à la fin de la phase E.2, après les étapes d’un coup d’État et en F.4.",
  "AIE-3.7.2.d": "Un chef ennemi qui entre dans une zone d’unités sans chef ne les gagne pas à son camp.",
  "AIE-3.7.2.e":
    "Dans une région que personne ne contrôle, hors de la République et en mer, les unités romaines sans chef gardent leur propriétaire.",
  "AIE-3.7.3.a": "Le contrôle des régions n’est vérifié qu’à l’étape F.4 et vaut jusqu’à la suivante.",
  "AIE-3.7.3.b": "Pour prendre une région, un camp doit y avoir au moins un chef.",
  "AIE-3.7.3.c":
    "Il lui faut aussi une unité de combat romaine dans autant de zones de la région que le dit la table, soit la majorité d’entre elles.",
  "AIE-3.7.3.d":
    "Il lui faut aussi une unité de combat romaine dans autant de zones avec ville que le dit la table, soit la moitié d’entre elles, arrondie à l’entier supérieur.",
  "AIE-3.7.3.e": ({ box, eachRegion }) =>
    `Zones et zones avec ville nécessaires au contrôle : ${eachRegion((region) => `${box.zonesForControl[region]} et ${box.citiesForControl[region]}`)}.`,
  "AIE-3.7.3.f": "Dans ce compte, Roma est l’une des villes d’Italia.",
  "AIE-3.7.3.g": "Les unités non romaines, même alliées, ne comptent jamais pour le contrôle.",
  "AIE-3.7.3.h": "Si aucun camp ne remplit les conditions, la région garde son contrôleur, même s’il n’y a plus rien.",
  "AIE-3.7.3.i":
    "Une région n’a pas de contrôleur tant que des unités de Peuples en guerre, prises ensemble, y tiennent autant de zones que le dit la table et au moins une zone avec ville.",
  "AIE-3.7.3.j":
    "Quand une telle invasion est finie et qu’aucun camp ne remplit les conditions, le dernier contrôleur retrouve la région.",
  "AIE-3.7.3.k": "Toutes les régions et Roma sont jugées au même instant, avant qu’aucun marqueur ne soit changé.",
  "AIE-3.7.3.l":
    "Roma appartient au camp qui a un chef en Italia 1, s’il ne s’y trouve ni chef ennemi ni unité de combat terrestre ennemie.",
  "AIE-3.7.3.m":
    "Il ne faut aucune unité de combat pour contrôler Roma, et des naves ennemies en Italia 1 ne l’empêchent pas.",
  "AIE-3.7.3.n": "Si aucun camp ne remplit cette condition, personne ne contrôle Roma.",
  "AIE-3.7.3.o": "Le contrôle de Roma et celui d’Italia sont indépendants l’un de l’autre.",
};
