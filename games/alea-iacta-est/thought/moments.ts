/** How thinking goes along with the sequence of play, and what the two volumes do not have in common of it. */
import { momentsOf } from "@rubicon/series/thought";
import { type Frame, frameOf } from "../frames.ts";
import type { Position } from "../position.ts";
import { enemyOf, NOBODY, type Side } from "../sides.ts";

export const { moment, partOfYear, moverOf, chain, isBetween, isUnderWay, depth, level } = momentsOf<Position>({
  before: ["campaign", "deploy"],
  begun: 0,
  pace: 0.25,
});

export const topOf = (p: Position): Frame => p.stack[p.stack.length - 1];

/** Whose movement comes next, or goes on; NOBODY between two campaigns. */
export function moverNext(p: Position): Side {
  const frame = frameOf(p, "movesAndCombats");
  if (frame === undefined) return NOBODY;
  if (!frame.begun || moverOf(p) !== null) return frame.side;
  const enemy = enemyOf(frame.side);
  return p.sequences[enemy] > 0 ? enemy : p.sequences[frame.side] > 1 ? frame.side : NOBODY;
}

/** Who stands where, and in what state: the same number for plans that end alike. */
export function key(p: Position): number {
  let sum = 0;
  const { pieces } = p.box;
  for (let i = 0; i < pieces.length; i++)
    sum = (Math.imul(sum, 31) + p.at[pieces[i]] * 7 + p.face[pieces[i]] + (p.marks[pieces[i]] & 6)) | 0;
  const { counters } = p.box;
  for (let i = 0; i < counters.length; i++) sum = (Math.imul(sum, 31) + p.counter[counters[i]]) | 0;
  return sum;
}
