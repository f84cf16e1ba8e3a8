/** What everybody sees done, in English, where no event tells of it. */
import type { DeedWords } from "../wording.ts";

export const deeds: DeedWords = {
  "end-moves": "the movement is over",
  "end-group": "this group moves no further",
  halt: "the block goes no further",
  "end-levy": "the levies are over",
  decline: "no use is made of it",
  "end-regroup": "the regrouping is over",
  "end-disband": "nobody else is disbanded",
};
