/** What everybody sees done, in Italian, where no event tells of it. */
import type { DeedWords } from "../wording.ts";
import type { Said } from "./said.ts";

export const deedsIn = ({ titles, piece, at }: Said): DeedWords => ({
  reserve: ({ front }) => `${titles.part(front).front} in riserva`,
  detach: ({ front }) => `si forma una vessillazione ${titles.part(front).of}`,
  weaken: ({ unit }) => `${piece(unit)} dà uomini`,
  take: (act) => `si prende ${piece(act.piece)}`,
  all: () => "vengono tutti quelli che possono",
  add: (act) => `viene anche ${piece(act.piece)}`,
  halt: () => "il movimento si ferma lì",
  bring: (act) => `viene anche ${piece(act.piece)}`,
  fight: (act) => `ora si combatte ${at(act.zone)}`,
  pass: () => "non si gioca nulla",
  rest: () => "il resto va da sé",
  done: () => "nient’altro",
  decline: () => "non si sceglie nessuno",
});
