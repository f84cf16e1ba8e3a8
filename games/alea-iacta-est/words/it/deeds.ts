/** What everybody sees done, in Italian, where no event tells of it. */
import type { DeedWords } from "../wording.ts";
import type { Said } from "./names.ts";

export const deedsIn = ({ zone, piece }: Said): DeedWords => ({
  station: (act) => `collocazione in ${zone(act.zone)}`,
  take: (act) => `si prende ${piece(act.piece)}`,
  all: () => "vengono tutti quelli che si possono guidare",
  add: (act) => `viene anche ${piece(act.piece)}`,
  halt: () => "il movimento si ferma lì",
  afloat: ({ leader }) => `${piece(leader)} va con le naves`,
  bring: (act) => `viene anche ${piece(act.piece)}`,
  stand: () => "nessun altro tenta l’evasione",
  send: ({ unit }) => `si invia ${piece(unit)}`,
  pass: () => "non si gioca nulla",
  // Elsewhere an event tells of it.
  rest: () => "non si recluta altro, salvo per le guarnigioni",
  done: () => "nient’altro",
  decline: () => "non si sceglie nessuno",
});
