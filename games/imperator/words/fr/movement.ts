/** Sentences of the chapter of movement. */
import { sentence } from "@rubicon/engine";
import { reckoned } from "@rubicon/series";
import type { MovementWords } from "../wording.ts";
import { does, type Said, They } from "./said.ts";

export const movementIn = ({ at, to, from, land, lands, piece, pieces, who, one }: Said): MovementWords => {
  const points = (cost: number): string => `${cost} PM`;
  const aboard = (carried: readonly string[]): string => (carried.length === 0 ? "" : `, avec à bord ${who(carried)}`);

  return {
    events: {
      sequence({ side, left, extra }) {
        const moves = `${They(side)} ${does(side, "manœuvre et combat", "manœuvrent et combattent")}`;
        if (extra) return `${moves} encore, dans une SMC de plus.`;
        return `${moves} : ${left === 1 ? `${does(side, "sa", "leur")} dernière SMC` : `il ${does(side, "lui", "leur")} reste ${left} SMC`}.`;
      },
      marched: ({ pieces: moved, from: start, to: goal, cost, crossed }) =>
        `${who(moved)} ${one(moved) ? "passe" : "passent"} ${from(start)} ${at(goal)}${crossed ? " en franchissant l’eau" : ""} (${points(cost)}).`,
      dropped: (e) => `${piece(e.piece)} reste ${at(e.zone)}.`,
      stayed: (e) => `${who(e.pieces)} ${one(e.pieces) ? "reste" : "restent"} ${at(e.zone)}.`,
      "moves-ended": ({ side }) => `${They(side)} ${does(side, "a terminé ses", "ont terminé leurs")} mouvements.`,
      sailed: (e) => `${piece(e.fleet)} fait voile ${from(e.from)} ${to(e.to)}${aboard(e.pieces)}.`,
      landed: (e) => `${who(e.pieces)} ${one(e.pieces) ? "débarque" : "débarquent"} ${at(e.to)}.`,
      appeal: (e) =>
        `Les rebelles appellent à eux ${pieces(e.units)} ${at(e.zone)} : ${reckoned(e.die, -e.bonus)} contre une CP de ${e.pc} ; ${e.won ? "les soldats se rallient" : "en vain"}.`,
    },

    questions: {
      movement: ({ sequences }) =>
        `Mouvements : qui se met en route ? (${sequences > 0 ? `reste ${sequences} SMC` : "SMC supplémentaire"})`,
      group({ zone, points: left, gone, alone }) {
        if (alone) return `${sentence(at(zone))}, sans chef : vers quelle zone adjacente ?`;
        if (gone && left === 0) return `Arrivée ${at(zone)}, plus de points de mouvement : autre chose à y faire ?`;
        return gone
          ? `En marche ${at(zone)}, reste ${points(left)} : vers où ?`
          : `${sentence(at(zone))}, ${points(left)} : qui vient, et vers où ?`;
      },
      voyage({ fleet, zone, aboard: carried, sailed }) {
        if (carried.length > 0)
          return `${piece(fleet)} ${at(zone)}${aboard(carried)} : ${sailed ? "qui débarque, et où ?" : "vers où, ou qui débarque ?"}`;
        return `${piece(fleet)} ${at(zone)} : ${sailed ? "est-ce tout ?" : "qui embarque, et vers où ?"}`;
      },
    },

    acts: {
      take: (act) => `Prendre ${piece(act.piece)}`,
      all: () => "Prendre tous ceux qui peuvent venir",
      add: (act) => `${piece(act.piece)} vient aussi`,
      step: (act) => sentence(to(act.to)),
      drop: (act) => `Laisser ${piece(act.piece)} ici`,
      land: (act) => `Débarquer ${at(act.to)}`,
      halt: () => "S’arrêter ici",
      "end-moves": () => "Terminer les mouvements",
      "win-over": () => "Appeler les soldats d’ici à suivre l’usurpateur",
    },

    intent(intent) {
      const { way } = intent;
      const goal = way[way.length - 1];
      if (intent.do === "sail")
        return intent.lands
          ? `${who(intent.pieces)} → ${land(goal)}, débarqués par ${piece(intent.fleet)}`
          : `${piece(intent.fleet)}${aboard(intent.pieces)} → ${land(goal)}`;
      const goes = `${who(intent.pieces)} → ${land(goal)}`;
      return way.length === 1 ? goes : `${goes}, par ${lands(way.slice(0, -1))}`;
    },
  };
};
