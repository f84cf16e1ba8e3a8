/** What both primers say alike, in French. */
import type { SharedPrimerWords } from "./wording.ts";

export const fr: SharedPrimerWords = {
  unit: "Une unité",
  unitParts: {
    bonus: { title: "Bonus tactique", text: "Compte là où il n’y a pas de chef." },
    strength: { title: "Force", text: "Ce qu’elle pèse au combat." },
    quality: { title: "Qualité", text: "La moyenne de l’armée décale la colonne." },
  },
  reduced: {
    title: "Deux pas",
    text: "Un pas perdu retourne l’unité sur sa face affaiblie, pâle et rayée. Le suivant l’élimine.",
  },
  leader: "Un chef",
  kinds: "Les pions",
  peoples: "Les Peuples",
  year: "Une année en six phases",
  march: "En marche",
  battle: "Une bataille en cinq images",
  inBattle: ({ strengths, qualities, baseColumn, column }) => ({
    meeting: {
      title: "La rencontre",
      text: "Là où des unités des deux camps se trouvent après les mouvements, il y a bataille. Celui dont c’est la séquence attaque.",
    },
    odds: {
      title: "Le rapport de forces",
      text: `Force ${strengths[0]} contre ${strengths[1]} : ${baseColumn}. Qualité ${qualities[0]} contre ${qualities[1]} : on passe à ${column}. Meilleure, une colonne ; double, deux.`,
    },
  }),
  inPictures: {
    odds: "Force et qualité des deux camps, et les colonnes de la table",
    die: "Un dé, ce qu’on y ajoute, et la ligne où il mène",
  },
  table: "La table de combat",
  tableLead: ({ column, row }) =>
    `La teinte dit qui l’emporte ; l’anneau est la bataille ci-dessus : colonne ${column}, ligne ${row}.`,
  key: { title: "Les résultats", text: "Dans chaque case : l’attaquant, puis le défenseur." },
  results: {
    E: "toutes les unités et tous les chefs sont perdus",
    A: "un pas pour chaque unité",
    R: "aucune perte",
    fraction: "le vainqueur perd des pas : cette part des unités battues, arrondie à l’inférieur",
  },
  odds: "rapport de forces",
  dieAndMore: "dé et modificateurs",
  winner: { attacker: "l’attaquant l’emporte", defender: "le défenseur l’emporte" },
  stratagems: "Stratagèmes",
  winter: "L’hiver",
  winterLead: "À la fin de la phase F, dans cet ordre :",
  victory: "Comment on gagne",
  scenarios: "Les scénarios",
};
