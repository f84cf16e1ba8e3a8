/** Sentences of the chapter of movement. */
import { sentence } from "../titles.ts";
import type { MovementWords } from "../wording.ts";
import { all, count, type Said, the } from "./names.ts";

export const movementIn = ({ zone, place, piece, who, one }: Said): MovementWords => {
  const points = (cost: number): string => count(cost, "punto", "punti");

  return {
    events: {
      sequence: ({ side, left, extra }) =>
        extra
          ? `${sentence(the(side))} hanno una sequenza in più.`
          : `${sentence(the(side))} muovono e combattono: ${left === 1 ? "la loro ultima sequenza" : `${left} sequenze rimaste`}.`,
      marched: ({ pieces, from, to, cost, crossed }) =>
        `${who(pieces)} ${one(pieces) ? "marcia" : "marciano"} da ${zone(from)} a ${zone(to)}${crossed ? " attraversando l’acqua" : ""} (${points(cost)}).`,
      sailed: ({ pieces, from, to, cost }) =>
        `${who(pieces)} ${one(pieces) ? "salpa" : "salpano"} da ${zone(from)} verso ${zone(to)} (${points(cost)}).`,
      dropped: (event) => `${piece(event.piece)} resta in ${zone(event.zone)}.`,
      stayed: ({ pieces, zone: where }) => `${who(pieces)} ${one(pieces) ? "resta" : "restano"} in ${zone(where)}.`,
      "moves-ended": ({ side }) => `${sentence(the(side))} hanno concluso i movimenti.`,
      perished: ({ units, zone: where }) =>
        `Senza un capo fuori dalla Repubblica, ${all(units.map(piece))} ${units.length === 1 ? "va perduta" : "vanno perdute"} in ${zone(where)}.`,
      "passed-over": ({ units, zone: where, side }) =>
        `Senza un capo, ${all(units.map(piece))} in ${zone(where)} ${units.length === 1 ? "passa" : "passano"} ai ${side === "caesarians" ? "Cesariani" : "Repubblicani"}.`,
    },

    questions: {
      movement: ({ sequences }) =>
        `Movimento: chi parte? ${sequences > 0 ? `(${sequences === 1 ? "resta 1 sequenza" : `restano ${sequences} sequenze`})` : "(sequenza in più)"}`,
      group: ({ zone: where, points: left, sea, gone }) => {
        if (gone)
          return `${sea ? "In mare" : "In marcia"}, ${zone(where)}, ${points(left)} ${left === 1 ? "rimasto" : "rimasti"}: verso dove?`;
        return `In ${zone(where)}, ${points(left)}: chi viene, e verso dove?`;
      },
    },

    acts: {
      take: (act) => `Prendi ${piece(act.piece)}`,
      all: () => "Porta con te tutti quelli che si possono guidare",
      add: (act) => `Porta con te ${piece(act.piece)}`,
      step: ({ to }) => `Verso ${place(to)}`,
      drop: (act) => `Lascia qui ${piece(act.piece)}`,
      halt: () => "Fermati qui",
      "end-moves": () => "Concludi i movimenti",
    },

    intent({ pieces, way }) {
      const through = way.slice(0, -1);
      const goes = `${who(pieces)} → ${zone(way[way.length - 1])}`;
      return through.length === 0 ? goes : `${goes}, per ${all(through.map(zone))}`;
    },
  };
};
