/** What everybody sees done, in English, where no event tells of it. */
import type { DeedWords } from "../wording.ts";
import type { Said } from "./names.ts";

export const deedsIn = ({ zone, piece }: Said): DeedWords => ({
  station: (act) => `placed in ${zone(act.zone)}`,
  take: (act) => `${piece(act.piece)} is taken up`,
  all: () => "all who can be led come along",
  add: (act) => `${piece(act.piece)} comes along`,
  halt: () => "the move ends here",
  afloat: ({ leader }) => `${piece(leader)} goes with the ships`,
  bring: (act) => `${piece(act.piece)} comes along`,
  stand: () => "nobody else tries to evade",
  send: ({ unit }) => `${piece(unit)} is sent`,
  pass: () => "nothing is played",
  // Elsewhere an event tells of it.
  rest: () => "nothing more is recruited, but for garrisons",
  done: () => "nothing more is done",
  decline: () => "nobody is chosen",
});
