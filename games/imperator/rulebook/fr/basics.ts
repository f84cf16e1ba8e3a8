import type { PartWords } from "../ids.ts";

export const basics: PartWords<"basics"> = {
  "IMP-0.1.a": "Un d6 donne de 1 à 6, un d10 de 0 à 9. Le 0 du d10 vaut zéro, jamais dix.",
  "IMP-0.2.a":
    "La carte est faite de zones. Chaque pion qui s’y trouve est dans une zone terrestre et une seule, ou à bord d’une flotte, en mer ou au port.",
  "IMP-0.3.a": "Un tour est une année ; le marqueur de tour montre laquelle sur le calendrier.",
  "IMP-0.4.a":
    "Une même zone peut contenir autant de pions d’un camp que l’on veut ; seul l’Ennemi doit en tenir certains à l’écart les uns des autres (voir 4.2).",

  "IMP-1.a":
    "Les Romains sont une Nationalité. Les autres : Perses (Adiabene, Osrhoene, Parthes), Germains (Bructeri, Chatti, Cherusci, Frisii, Hermunduri, Langobardi, Marcomanni, Quades), Sarmates (Jazyges, Roxolani), Celtes (Bastarni, Cantabri, Cotini, Maetae), Thraco-Phrygiens (Daces, Armenia), Hamites-Sémites (Gaetuli, Garamantes, Scenarchia).",
  "IMP-1.b":
    "Le bandeau d’un pion montre son Front. Une légion ou une vexillation en fait partie ; les unités de la garnison de Rome, II Parthica comprise, ont un bandeau vert et ne dépendent d’aucun ; un pion non romain ne peut entrer dans l’empire que par le Front de son bandeau (voir 4.3).",
  "IMP-1.c": "Aucun Front n’est attribué aux chefs romains.",
  "IMP-1.1.a":
    "Chaque chef a une capacité de commandement (CC), une valeur stratégique (VS) et un bonus tactique (BT) ; les chefs romains ont de plus une capacité politique (CP).",
  "IMP-1.1.b":
    "Un chef romain est sur son verso tant qu’il mène une usurpation ou la suit, sinon sur son recto. Ses valeurs sont les mêmes sur les deux.",
  "IMP-1.1.c":
    "Un chef non romain montre Pax Romana aussi longtemps que son Peuple est en paix avec Rome, et alors seulement.",
  "IMP-1.1.d": "À chaque SMC, tout chef dispose de 4 points de mouvement (PM).",
  "IMP-1.2.a":
    "Une unité a des points de force (PF), une qualité (QU) et un bonus tactique (BT), lus sur la face visible : normale ou affaiblie.",
  "IMP-1.2.b": "Une unité qui marche avec un chef dispose de 3 PM à chaque SMC.",
  "IMP-1.2.c": "Qu’une unité montre un fantassin ou un cavalier ne change rien au jeu.",
};
