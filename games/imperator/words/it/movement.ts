/** Sentences of the chapter of movement. */
import { sentence } from "@rubicon/engine";
import { reckoned } from "@rubicon/series";
import type { MovementWords } from "../wording.ts";
import { does, type Said, They } from "./said.ts";

export const movementIn = ({ at, to, from, land, lands, piece, pieces, who, one }: Said): MovementWords => {
  const points = (cost: number): string => `${cost} MP`;
  const aboard = (carried: readonly string[]): string => (carried.length === 0 ? "" : `, a bordo ${who(carried)}`);
  const left = (sequences: number): string => (sequences === 1 ? "resta 1 sequenza" : `restano ${sequences} sequenze`);

  return {
    events: {
      sequence({ side, left: sequences, extra }) {
        const moves = `${They(side)} ${does(side, "muove e combatte", "muovono e combattono")}`;
        if (extra) return `${moves} ancora, in una sequenza in più.`;
        return `${moves}: ${sequences === 1 ? `la ${does(side, "sua", "loro")} ultima sequenza` : left(sequences)}.`;
      },
      marched: ({ pieces: moved, from: start, to: goal, cost, crossed }) =>
        `${who(moved)} ${one(moved) ? "passa" : "passano"} ${from(start)} ${at(goal)}${crossed ? " attraversando l’acqua" : ""} (${points(cost)}).`,
      dropped: (e) => `${piece(e.piece)} resta ${at(e.zone)}.`,
      stayed: (e) => `${who(e.pieces)} ${one(e.pieces) ? "resta" : "restano"} ${at(e.zone)}.`,
      "moves-ended": ({ side }) => `${They(side)} ${does(side, "ha concluso", "hanno concluso")} i movimenti.`,
      sailed: (e) => `${piece(e.fleet)} salpa ${from(e.from)} ${to(e.to)}${aboard(e.pieces)}.`,
      landed: (e) => `${who(e.pieces)} ${one(e.pieces) ? "sbarca" : "sbarcano"} ${at(e.to)}.`,
      appeal: (e) =>
        `I ribelli chiamano a sé ${pieces(e.units)} ${at(e.zone)}: ${reckoned(e.die, -e.bonus)} contro una PC di ${e.pc}; ${e.won ? "i soldati passano con loro" : "invano"}.`,
    },

    questions: {
      movement: ({ sequences }) => `Movimento: chi parte? (${sequences > 0 ? left(sequences) : "sequenza in più"})`,
      group({ zone, points: mp, gone, alone }) {
        if (alone) return `${sentence(at(zone))}, senza un capo: verso quale zona adiacente?`;
        if (gone && mp === 0) return `Arrivati ${at(zone)} senza più punti di movimento: altro da fare lì?`;
        return gone
          ? `In marcia ${at(zone)}, ${points(mp)} ${mp === 1 ? "rimasto" : "rimasti"}: verso dove?`
          : `${sentence(at(zone))}, ${points(mp)}: chi viene, e verso dove?`;
      },
      voyage({ fleet, zone, aboard: carried, sailed }) {
        if (carried.length > 0)
          return `${piece(fleet)} ${at(zone)}${aboard(carried)}: ${sailed ? "chi sbarca, e dove?" : "verso dove, o chi sbarca?"}`;
        return `${piece(fleet)} ${at(zone)}: ${sailed ? "è tutto?" : "chi s’imbarca, e verso dove?"}`;
      },
    },

    acts: {
      take: (act) => `Prendi ${piece(act.piece)}`,
      all: () => "Prendi tutti quelli che possono venire",
      add: (act) => `Viene anche ${piece(act.piece)}`,
      step: (act) => sentence(to(act.to)),
      drop: (act) => `Lascia qui ${piece(act.piece)}`,
      land: (act) => `Sbarca ${at(act.to)}`,
      halt: () => "Fermati qui",
      "end-moves": () => "Concludi i movimenti",
      "win-over": () => "Chiama i soldati di qui a seguire l’usurpatore",
    },

    intent(intent) {
      const { way } = intent;
      const goal = way[way.length - 1];
      if (intent.do === "sail")
        return intent.lands
          ? `${who(intent.pieces)} → ${land(goal)}, da ${piece(intent.fleet)}`
          : `${piece(intent.fleet)}${aboard(intent.pieces)} → ${land(goal)}`;
      const goes = `${who(intent.pieces)} → ${land(goal)}`;
      return way.length === 1 ? goes : `${goes}, passando per ${lands(way.slice(0, -1))}`;
    },
  };
};
