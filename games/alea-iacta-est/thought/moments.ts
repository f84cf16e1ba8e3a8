/** How thinking goes along with the sequence of play, and what the two volumes do not have in common of it. */
import { momentsOf } from "@rubicon/series/thought";
import type { Frame } from "../frames.ts";
import type { Position } from "../position.ts";

export const { moment, partOfYear, moverOf, moverNext, chain, isBetween, isUnderWay, depth, level } =
  momentsOf<Position>({
    before: ["campaign", "deploy"],
    begun: 0,
    pace: 0.25,
  });

export const topOf = (p: Position): Frame => p.stack[p.stack.length - 1];

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
