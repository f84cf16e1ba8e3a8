import type { PartWords } from "../ids.ts";

export const basics: PartWords<"basics"> = {
  "AIE-0.1.a": "Un d6 donne de 1 à 6, toutes les faces étant également probables.",
  "AIE-0.1.b": "Un d10 donne de 0 à 9, toutes les faces étant également probables. Le 0 vaut zéro, jamais dix.",
  "AIE-0.1.c": "Un d6 et un d10 additionnés donnent de 1 à 15 ; un total de 16 est impossible.",
  "AIE-0.1.d":
    "Un jet ou un tirage qui ne revient à aucun joueur en particulier est fait pour celui qui a l’initiative, et avant la phase B pour les Césariens.",
  "AIE-0.2.a":
    "Toute zone est terrestre, côtière ou navale. Une zone côtière est une zone terrestre qui touche une zone navale : ce qui est dit des zones terrestres vaut aussi pour elle.",
  "AIE-0.2.b":
    "Une zone terrestre ou côtière est dans la République si elle appartient à l’une des sept régions, hors de la République sinon. Les zones navales ne sont ni dedans ni dehors.",
  "AIE-0.3.a": "Un tour est une année. Le marqueur de tour avance d’un an à la fin de la phase F, de -49 vers -29.",
  "AIE-0.4.a": "Une même zone peut contenir n’importe quel nombre de pions.",
  "AIE-0.4.b": "Seules la Nationalité et l’allégeance limitent l’empilement (voir 4.2.4).",
  "AIE-0.5.a":
    "Il y a deux camps, les Césariens et les Républicains, chacun mené à tout moment par l’un des deux joueurs.",
  "AIE-0.5.b":
    "Les joueurs peuvent échanger leurs camps en cours de partie, mais seulement après un coup d’État réussi (voir 5.1.2).",
  "AIE-0.5.c":
    "Vos ennemis sont les chefs et les unités de l’autre camp, des Peuples en guerre que l’autre joueur contrôle et des Peuples qui lui ont fait allégeance. Les pions en paix et les pions neutres ne sont les ennemis de personne.",

  "AIE-1.1.a":
    "Les Illyrii sont Illyriens, les Parthi Iraniens, les Germani Germains ; Alpes, Galatae, Celtiberes et Pannonii sont Celtes ; Daci, Thracii, Pontici, Cappadocii et Armenii sont Thraco-Phrygiens ; Mauri, Nabatenei, Numidae, Judaei et Aegyptii sont Hamites-Sémites.",
  "AIE-1.1.b": "Les Romains sont une Nationalité à eux seuls. Il y a dix-sept Peuples non romains.",
  "AIE-1.2.a": "Chaque chef a une capacité de commandement (CC) et un bonus tactique (BT).",
  "AIE-1.2.b":
    "Seuls les chefs romains ont une capacité politique (CP) et une valeur stratégique (VS). Mais pour l’évasion les chefs non romains ont une VS de 3 (voir 8.2), et dans le scénario 7 Cleopatra a les deux.",
  "AIE-1.2.c": "Les chefs qui portent l’icône d’Assassin sont M. Brutus, Cassius, Trebonius et D. Brutus.",
  "AIE-1.2.1.a":
    "Un chef romain appartient au camp de la face qu’il montre. C’est sur elle que se lisent ses valeurs, et celles de l’autre face peuvent différer.",
  "AIE-1.2.1.b":
    "Un chef qui n’a qu’une face ne peut jamais appartenir à l’autre camp. Pompeius n’a qu’une face républicaine.",
  "AIE-1.2.1.c":
    "Un chef non romain montre PAX ROMANA tant que son Peuple est en paix, et sa face normale quand celui-ci est en guerre ou en allégeance.",
  "AIE-1.2.2.a": "Un chef qui se déplace seul dispose de 4 points de mouvement (PM).",
  "AIE-1.3.a":
    "Une unité de combat a des points de force (PF), une qualité (QU) et un bonus tactique (BT), lus sur la face visible : normale ou affaiblie.",
  "AIE-1.3.b":
    "Une unité en état normal qui perd un pas est retournée sur sa face affaiblie ; une unité affaiblie qui perd un pas est éliminée.",
  "AIE-1.3.c":
    "Les unités de combat romaines sont de quatre types : Legio, les légions, ordinaires ou de recrues (marquées R) ; Equites, de 4 PF ou de 2 PF ; Auxilia ; Naves.",
  "AIE-1.3.d":
    "Une unité romaine éliminée va dans la Réserve, une unité non romaine éliminée dans la boîte d’information de son Peuple.",
  "AIE-1.3.1.a":
    "Chaque pion de légion est unique : une légion ne peut être deux fois sur la carte ni dans les listes des deux camps.",
  "AIE-1.3.2.a": "Une unité de combat terrestre dispose de 3 PM.",
  "AIE-1.3.2.b": "Une unité de combat navale (naves) dispose de 1 PM.",
};
