/** How thinking goes along with the sequence of play, and what the two volumes do not have in common of it. */
import { momentsOf } from "@rubicon/series/thought";
import type { Frame } from "../frames.ts";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";

export const { moment, partOfYear, moverOf, moverNext, chain, isBetween, isUnderWay, depth, level } =
  momentsOf<Position>({
    // Phases A to D, in a year of peace too.
    before: ["peaceOrWar", "campaign", "pax", "year"],
    begun: 0.2,
    pace: 0.35,
  });

export const topOf = (p: Position): Frame => p.stack[p.stack.length - 1];

/** Who stands where, on what face and on whose side: the same number for plans that end alike. */
export function key(p: Position): number {
  let sum = p.vp[ROME] * 7 + p.vp[ENEMY];
  const { pieces, counters } = p.box;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    sum = (Math.imul(sum, 31) + p.at[piece] * 7 + p.face[piece] * 3 + p.side[piece]) | 0;
  }
  for (let i = 0; i < counters.length; i++) sum = (Math.imul(sum, 31) + p.counter[counters[i]]) | 0;
  return sum;
}
