/** What is told of a battle once it is over. Sides and places keep the form in which they stand in lists. */
import type { Catalogue } from "../../app/words.ts";

export interface BattleWords {
  title(place: string, naval: boolean): string;
  victor(side: string): string;
  /** Units and leaders that are gone, and units that were turned to their weaker side. */
  lost(side: string, gone: readonly string[], reduced: readonly string[]): string;
  retreated(pieces: readonly string[], to: string): string;
  holds(place: string, side: string): string;
}

export const battleWords: Catalogue<BattleWords> = {
  en: {
    title: (place, naval) => `${naval ? "The battle at sea is over" : "The battle is over"}: ${place}`,
    victor: (side) => `Victory: ${side}.`,
    lost: (side, gone, reduced) =>
      `${side}: ${[
        ...(gone.length === 0 ? [] : [`lost ${gone.join(", ")}`]),
        ...(reduced.length === 0 ? [] : [`reduced ${reduced.join(", ")}`]),
        ...(gone.length + reduced.length === 0 ? ["no losses"] : []),
      ].join("; ")}.`,
    retreated: (pieces, to) => `Retreated to ${to}: ${pieces.join(", ")}.`,
    holds: (place, side) => `${place} is in the hands of: ${side}.`,
  },
  fr: {
    title: (place, naval) => `${naval ? "La bataille navale est finie" : "La bataille est finie"} : ${place}`,
    victor: (side) => `Victoire : ${side}.`,
    lost: (side, gone, reduced) =>
      gone.length + reduced.length === 0
        ? `${side} : aucune perte.`
        : `${side}, ${[
            ...(gone.length === 0 ? [] : [`pertes : ${gone.join(", ")}`]),
            ...(reduced.length === 0
              ? []
              : [`${reduced.length === 1 ? "unité affaiblie" : "unités affaiblies"} : ${reduced.join(", ")}`]),
          ].join(" ; ")}.`,
    retreated: (pieces, to) => `Retraite vers ${to} : ${pieces.join(", ")}.`,
    holds: (place, side) => `${place} est aux mains de : ${side}.`,
  },
  it: {
    title: (place, naval) => `${naval ? "La battaglia navale è finita" : "La battaglia è finita"}: ${place}`,
    victor: (side) => `Vittoria: ${side}.`,
    lost: (side, gone, reduced) =>
      gone.length + reduced.length === 0
        ? `${side}: nessuna perdita.`
        : `${side}, ${[
            ...(gone.length === 0 ? [] : [`perdite: ${gone.join(", ")}`]),
            ...(reduced.length === 0
              ? []
              : [`unità ${reduced.length === 1 ? "ridotta" : "ridotte"}: ${reduced.join(", ")}`]),
          ].join("; ")}.`,
    retreated: (pieces, to) => `Ritirata verso ${to}: ${pieces.join(", ")}.`,
    holds: (place, side) => `${place} è in mano a: ${side}.`,
  },
};
