/** What everybody sees done, in English, where no event tells of it. */
import type { DeedWords } from "../wording.ts";
import type { Said } from "./said.ts";

export const deedsIn = ({ titles, piece, at }: Said): DeedWords => ({
  reserve: ({ front }) => `${titles.part(front).front} in reserve`,
  detach: ({ front }) => `a vexillation ${titles.part(front).of} is formed`,
  weaken: ({ unit }) => `${piece(unit)} gives men`,
  take: (act) => `${piece(act.piece)} is taken up`,
  all: () => "all who can come are taken along",
  add: (act) => `${piece(act.piece)} comes along`,
  halt: () => "the move ends here",
  bring: (act) => `${piece(act.piece)} comes along`,
  fight: (act) => `the battle ${at(act.zone)} is next`,
  pass: () => "nothing is played",
  rest: () => "the rest is left to itself",
  done: () => "nothing more is done",
  decline: () => "nobody is chosen",
});
