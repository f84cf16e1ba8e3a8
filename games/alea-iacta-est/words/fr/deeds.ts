/** What everybody sees done, in French, where no event tells of it. */
import type { DeedWords } from "../wording.ts";
import type { Said } from "./names.ts";

export const deedsIn = ({ zone, piece }: Said): DeedWords => ({
  station: (act) => `placement en ${zone(act.zone)}`,
  take: (act) => `on prend ${piece(act.piece)}`,
  all: () => "tous ceux qui peuvent l’être sont emmenés",
  add: (act) => `${piece(act.piece)} vient aussi`,
  halt: () => "le mouvement s’arrête là",
  afloat: ({ leader }) => `${piece(leader)} part avec les naves`,
  bring: (act) => `${piece(act.piece)} vient aussi`,
  stand: () => "personne d’autre ne tente l’évasion",
  send: ({ unit }) => `on envoie ${piece(unit)}`,
  pass: () => "rien n’est joué",
  // Elsewhere an event tells of it.
  rest: () => "plus rien n’est recruté, hormis pour les garnisons",
  done: () => "rien de plus",
  decline: () => "personne n’est choisi",
});
