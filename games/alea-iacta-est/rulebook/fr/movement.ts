import type { PartWords } from "../ids.ts";

export const movement: PartWords<"movement"> = {
  "AIE-7.1.a":
    "Une unité de combat terrestre, avec ou sans chef, doit s’arrêter en entrant là où se trouve une unité de combat ennemie.",
  "AIE-7.1.b": "Les naves peuvent traverser une zone navale où se trouvent des naves ennemies ; il ne se passe rien.",
  "AIE-7.1.c":
    "Une unité de combat peut traverser une zone qui ne contient que des chefs ennemis ; ils ne subissent rien si elle passe son chemin.",
  "AIE-7.1.d": "Un chef seul peut traverser sans pénalité des zones occupées par des unités de combat ennemies.",
  "AIE-7.1.e":
    "Un chef avec des unités doit s’arrêter avec elles quand elles entrent là où se trouvent des unités de combat ennemies.",
  "AIE-7.1.f": "Une unité qui commence son mouvement dans une zone avec des unités ennemies est libre de la quitter.",
  "AIE-7.2.a":
    "On passe de zone en zone adjacente. Des zones qui ne se touchent que par un angle, ou qui se font face de part et d’autre d’un détroit, sont adjacentes, y compris pour l’évasion et la retraite.",
  "AIE-7.2.b": "Chaque zone où l’on entre coûte 1 PM.",
  "AIE-7.2.c": "Franchir le Rhenus, le Danuvius, le Tigris ou l’Euphrates coûte 1 PM de plus.",
  "AIE-7.2.d": "Franchir un détroit coûte 1 PM de plus.",
  "AIE-7.2.e": "Entrer dans une zone de montagne (Alpes) coûte 1 PM de plus.",
  "AIE-7.2.f": "Si plusieurs de ces coûts s’appliquent, ils s’additionnent.",
  "AIE-7.2.g": "Les autres cours d’eau ne coûtent rien à franchir.",
  "AIE-7.3.a":
    "Si toutes les zones où entre un mouvement sont hors de la République, on ne peut y dépenser que 2 PM dans cette SMC.",
  "AIE-7.3.b": "Si au moins une des zones où l’on entre est dans la République, cette limite ne s’applique pas.",
  "AIE-7.3.c":
    "La limite vaut aussi pour les chefs seuls et pour les non-Romains. Le mouvement d’une zone d’une unité sans chef y échappe.",
};
