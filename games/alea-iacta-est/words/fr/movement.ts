/** Sentences of the chapter of movement. */
import { sentence } from "../titles.ts";
import type { MovementWords } from "../wording.ts";
import { all, count, type Said, the } from "./names.ts";

export const movementIn = ({ zone, place, piece, who, one }: Said): MovementWords => {
  const points = (cost: number): string => `${cost} PM`;

  return {
    events: {
      sequence: ({ side, left, extra }) =>
        extra
          ? `${sentence(the(side))} ont une séquence de plus.`
          : `${sentence(the(side))} manœuvrent et combattent : ${left === 1 ? "leur dernière séquence" : `il leur reste ${left} séquences`}.`,
      marched: ({ pieces, from, to, cost, crossed }) =>
        `${who(pieces)} ${one(pieces) ? "va" : "vont"} de ${zone(from)} en ${zone(to)}${crossed ? " en franchissant l’eau" : ""} (${points(cost)}).`,
      sailed: ({ pieces, from, to, cost }) =>
        `${who(pieces)} ${one(pieces) ? "fait" : "font"} voile de ${zone(from)} vers ${zone(to)} (${points(cost)}).`,
      dropped: (event) => `${piece(event.piece)} reste en ${zone(event.zone)}.`,
      stayed: ({ pieces, zone: where }) => `${who(pieces)} ${one(pieces) ? "reste" : "restent"} en ${zone(where)}.`,
      "moves-ended": ({ side }) => `${sentence(the(side))} ont terminé leurs mouvements.`,
      perished: ({ units, zone: where }) =>
        `Sans chef hors de la République, ${all(units.map(piece))} ${units.length === 1 ? "est perdue" : "sont perdues"} en ${zone(where)}.`,
      "passed-over": ({ units, zone: where, side }) =>
        `Sans chef, ${all(units.map(piece))} en ${zone(where)} ${units.length === 1 ? "passe" : "passent"} aux ${side === "caesarians" ? "Césariens" : "Républicains"}.`,
    },

    questions: {
      movement: ({ sequences }) =>
        `Mouvements : qui se met en route ? ${sequences > 0 ? `(reste ${count(sequences, "séquence")})` : "(séquence supplémentaire)"}`,
      group: ({ zone: where, points: left, sea, gone }) => {
        if (gone) return `${sea ? "En mer" : "En marche"}, ${zone(where)}, reste ${points(left)} : vers où ?`;
        return `En ${zone(where)}, ${points(left)} : qui vient, et vers où ?`;
      },
    },

    acts: {
      take: (act) => `Prendre ${piece(act.piece)}`,
      all: () => "Emmener tous ceux qui peuvent l’être",
      add: (act) => `Emmener ${piece(act.piece)}`,
      step: ({ to }) => `Vers ${place(to)}`,
      drop: (act) => `Laisser ${piece(act.piece)} ici`,
      halt: () => "S’arrêter ici",
      "end-moves": () => "Terminer les mouvements",
    },

    intent({ pieces, way }) {
      const through = way.slice(0, -1);
      const goes = `${who(pieces)} → ${zone(way[way.length - 1])}`;
      return through.length === 0 ? goes : `${goes}, par ${all(through.map(zone))}`;
    },
  };
};
