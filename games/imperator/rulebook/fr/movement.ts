import type { PartWords } from "../ids.ts";

export const movement: PartWords<"movement"> = {
  "IMP-7.a": "Une unité, avec ou sans chef, doit s’arrêter dès qu’elle entre là où se trouve une unité ennemie.",
  "IMP-7.b":
    "Une unité peut passer son chemin à travers une zone qui ne contient que des chefs ennemis ; il ne leur arrive alors rien.",
  "IMP-7.c": "Un chef seul peut passer son chemin à travers des zones d’unités ennemies, sans dommage.",
  "IMP-7.d":
    "Un chef laissé seul avec des unités ennemies par un mouvement achevé de l’un ou l’autre joueur, une retraite ou un changement de camp doit s’échapper : sur un 9 au d10 il meurt, sinon il va dans une zone adjacente libre d’unités ennemies, à n’importe quel coût. De toutes les limites, seuls les groupes de 4.2 et les 5 zones d’un Peuple valent pour lui.",
  "IMP-7.e": "S’il n’a pas de zone où s’échapper, il meurt.",
  "IMP-7.1.a": "On va d’une zone à une zone adjacente. Des zones qui ne se rencontrent qu’en un point sont adjacentes.",
  "IMP-7.1.b": "Un pas de zone à zone coûte 1 PM.",
  "IMP-7.1.c":
    "Là où le Rhenus, le Danuvius, le Tigris ou l’Euphrates est la limite de deux zones, le pas qui le franchit coûte 1 PM de plus.",
  "IMP-7.1.d": "Tous les autres fleuves ne coûtent rien.",
  "IMP-7.1.e": "Le pas qui franchit un détroit coûte 1 PM de plus.",
  "IMP-7.2.a":
    "Si toutes les zones où entre un mouvement sont hors de l’empire en Germania, en Britannia ou en Afrique, on n’y peut dépenser que 2 PM. Un pas au-delà n’est permis que si les PM restants suffisent pour entrer dans une zone sans cette limite, et l’on ne peut s’arrêter avant. La zone de départ ne compte pas.",
  "IMP-7.2.b":
    "Les zones extérieures d’Orient, celles des Parthes, d’Armenia, de Scenarchia, d’Adiabene et d’Osrhoene, n’ont pas cette limite.",
  "IMP-7.2.c":
    "Dès qu’un mouvement est entré dans une zone de l’empire, ou dans une zone extérieure sans cette limite, elle tombe pour le reste de ce mouvement.",
};
