/** What everybody sees done, in French, where no event tells of it. */
import type { DeedWords } from "../wording.ts";

export const deeds: DeedWords = {
  "end-moves": "fin des mouvements",
  "end-group": "ce groupe ne va pas plus loin",
  halt: "le bloc ne va pas plus loin",
  "end-levy": "fin des levées",
  decline: "on ne s’en sert pas",
  "end-regroup": "fin du regroupement",
  "end-disband": "personne d’autre n’est licencié",
};
