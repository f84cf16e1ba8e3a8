/** Sentences of the chapter of movement. */
import { sentence } from "../titles.ts";
import type { MovementWords } from "../wording.ts";
import { all, count, type Said, the } from "./names.ts";

export const movementIn = ({ zone, place, piece, who, one }: Said): MovementWords => {
  const points = (cost: number): string => count(cost, "point");

  return {
    events: {
      sequence: ({ side, left, extra }) =>
        extra
          ? `${sentence(the(side))} have an extra sequence.`
          : `${sentence(the(side))} move and fight: ${left === 1 ? "their last sequence" : `${left} sequences left`}.`,
      marched: ({ pieces, from, to, cost, crossed }) =>
        `${who(pieces)} ${one(pieces) ? "marches" : "march"} from ${zone(from)} to ${zone(to)}${crossed ? ", across the water" : ""} (${points(cost)}).`,
      sailed: ({ pieces, from, to, cost }) =>
        `${who(pieces)} ${one(pieces) ? "sails" : "sail"} from ${zone(from)} to ${zone(to)} (${points(cost)}).`,
      dropped: (event) => `${piece(event.piece)} stays in ${zone(event.zone)}.`,
      stayed: ({ pieces, zone: where }) => `${who(pieces)} ${one(pieces) ? "stays" : "stay"} in ${zone(where)}.`,
      "moves-ended": ({ side }) => `${sentence(the(side))} have ended their moves.`,
      perished: ({ units, zone: where }) =>
        `Without a leader outside the Republic, ${all(units.map(piece))} ${units.length === 1 ? "is" : "are"} lost in ${zone(where)}.`,
      "passed-over": ({ units, zone: where, side }) =>
        `Left without a leader, ${all(units.map(piece))} in ${zone(where)} ${units.length === 1 ? "goes" : "go"} over to ${the(side)}.`,
    },

    questions: {
      movement: ({ sequences }) =>
        `Movement: who sets out? ${sequences > 0 ? `(${count(sequences, "sequence")} left)` : "(extra sequence)"}`,
      group: ({ zone: where, points: left, sea, gone }) => {
        if (gone) return `${sea ? "At sea" : "On the march"} in ${zone(where)}, ${points(left)} left: where to?`;
        return `In ${zone(where)}, ${points(left)}: who comes along, and where to?`;
      },
    },

    acts: {
      take: (act) => `Take ${piece(act.piece)}`,
      all: () => "Take along all who can be led",
      add: (act) => `Take ${piece(act.piece)} along`,
      step: ({ to }) => `To ${place(to)}`,
      drop: (act) => `Leave ${piece(act.piece)} here`,
      halt: () => "Halt here",
      "end-moves": () => "End all moves",
    },

    intent({ pieces, way }) {
      const through = way.slice(0, -1);
      const goes = `${who(pieces)} → ${zone(way[way.length - 1])}`;
      return through.length === 0 ? goes : `${goes}, by way of ${all(through.map(zone))}`;
    },
  };
};
