/** What everybody sees done, in French, where no event tells of it. */
import type { DeedWords } from "../wording.ts";
import type { Said } from "./said.ts";

export const deedsIn = ({ titles, piece, at }: Said): DeedWords => ({
  reserve: ({ front }) => `${titles.part(front).front} en réserve`,
  detach: ({ front }) => `une vexillation ${titles.part(front).of} est formée`,
  weaken: ({ unit }) => `${piece(unit)} donne des hommes`,
  take: (act) => `on prend ${piece(act.piece)}`,
  all: () => "tous ceux qui peuvent venir sont emmenés",
  add: (act) => `${piece(act.piece)} vient aussi`,
  halt: () => "le mouvement s’arrête là",
  bring: (act) => `${piece(act.piece)} part aussi`,
  fight: (act) => `on va se battre ${at(act.zone)}`,
  pass: () => "rien n’est joué",
  rest: () => "le reste se fait seul",
  done: () => "rien de plus",
  decline: () => "personne n’est choisi",
});
