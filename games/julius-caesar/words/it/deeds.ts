/** What everybody sees done, in Italian, where no event tells of it. */
import type { DeedWords } from "../wording.ts";

export const deeds: DeedWords = {
  "end-moves": "fine dei movimenti",
  "end-group": "questo gruppo non va oltre",
  halt: "il blocco non va oltre",
  "end-levy": "fine delle leve",
  decline: "non se ne fa uso",
  "end-regroup": "fine del riordino",
  "end-disband": "nessun altro viene congedato",
};
