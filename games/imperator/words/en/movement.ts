/** Sentences of the chapter of movement. */
import { sentence } from "@rubicon/engine";
import { reckoned } from "@rubicon/series";
import type { MovementWords } from "../wording.ts";
import { count, does, its, type Said, They } from "./said.ts";

export const movementIn = ({ at, to, from, land, lands, piece, pieces, who, one }: Said): MovementWords => {
  const points = (cost: number): string => `${cost} MP`;
  const aboard = (carried: readonly string[]): string => (carried.length === 0 ? "" : ` with ${who(carried)} aboard`);

  return {
    events: {
      sequence({ side, left, extra }) {
        const moves = `${They(side)} ${does(side, "marches and fights", "march and fight")}`;
        if (extra) return `${moves} once more, in an extra sequence.`;
        return `${moves}: ${left === 1 ? `${its(side)} last sequence` : count(left, "sequence left", "sequences left")}.`;
      },
      marched: ({ pieces: moved, from: start, to: goal, cost, crossed }) =>
        `${who(moved)} ${one(moved) ? "marches" : "march"} ${from(start)} ${to(goal)}${crossed ? ", across the water" : ""} (${points(cost)}).`,
      dropped: (e) => `${piece(e.piece)} stays ${at(e.zone)}.`,
      stayed: (e) => `${who(e.pieces)} ${one(e.pieces) ? "stays" : "stay"} ${at(e.zone)}.`,
      "moves-ended": ({ side }) => `${They(side)} ${does(side, "has ended its", "have ended their")} moves.`,
      sailed: (e) => `${piece(e.fleet)} sails ${from(e.from)} ${to(e.to)}${aboard(e.pieces)}.`,
      landed: (e) => `${who(e.pieces)} ${one(e.pieces) ? "lands" : "land"} ${at(e.to)}.`,
      appeal: (e) =>
        `The rebels call on ${pieces(e.units)} ${at(e.zone)} to join them: ${reckoned(e.die, -e.bonus)} against a PC of ${e.pc}; ${e.won ? "the soldiers come over" : "in vain"}.`,
    },

    questions: {
      movement: ({ sequences }) =>
        `Movement: who sets out? (${sequences > 0 ? count(sequences, "sequence left", "sequences left") : "extra sequence"})`,
      group({ zone, points: left, gone, alone }) {
        if (alone) return `${sentence(at(zone))}, without a leader: to which zone next to it?`;
        if (gone && left === 0) return `Arrived ${at(zone)} with no movement points left: anything else to do there?`;
        return gone
          ? `On the march ${at(zone)}, ${points(left)} left: where to?`
          : `${sentence(at(zone))}, ${points(left)}: who comes along, and where to?`;
      },
      voyage({ fleet, zone, aboard: carried, sailed }) {
        if (carried.length > 0)
          return `${piece(fleet)} ${at(zone)}, with ${who(carried)} aboard: ${sailed ? "who lands, and where?" : "where to, or who lands?"}`;
        return sailed
          ? `${piece(fleet)} ${at(zone)}: is that all?`
          : `${piece(fleet)} ${at(zone)}: who goes aboard, and where to?`;
      },
    },

    acts: {
      take: (act) => `Take ${piece(act.piece)}`,
      all: () => "Take all who can come",
      add: (act) => `${piece(act.piece)} comes along`,
      step: (act) => sentence(to(act.to)),
      drop: (act) => `Leave ${piece(act.piece)} here`,
      land: (act) => `Land ${at(act.to)}`,
      halt: () => "Stop here",
      "end-moves": () => "End all moves",
      "win-over": () => "Call on the soldiers here to join the usurper",
    },

    intent(intent) {
      const { way } = intent;
      const goal = way[way.length - 1];
      if (intent.do === "sail")
        return intent.lands
          ? `${who(intent.pieces)} → ${land(goal)}, from aboard ${piece(intent.fleet)}`
          : `${piece(intent.fleet)}${aboard(intent.pieces)} → ${land(goal)}`;
      const goes = `${who(intent.pieces)} → ${land(goal)}`;
      return way.length === 1 ? goes : `${goes}, by way of ${lands(way.slice(0, -1))}`;
    },
  };
};
