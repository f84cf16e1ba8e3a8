/** Borders crossed: how many blocks have used a road, and by which ways a side came into a place to fight. */
import { nth } from "@rubicon/engine";
import type { Side } from "./blocks.ts";
import type { Border, Place } from "./board.ts";
import type { Position } from "./position.ts";

/** In order, so that it makes no difference who went first. */
function putInto(list: number[], item: number): void {
  let i = list.length;
  for (; i > 0 && list[i - 1] > item; i--) list[i] = list[i - 1];
  list[i] = item;
}

const crossing = (side: Side, border: Border): number => 2 * border + side;
export const roadOf = (crossing: number): Border => nth<Border>(crossing >> 1);
export const sideOf = (crossing: number): Side => nth<Side>(crossing & 1);

/** How many blocks of a side have used the road: this turn, this round of battle, or in this regroup. */
export function useOf(p: Position, side: Side, border: Border): number {
  const { crossed } = p;
  const own = crossing(side, border);
  let used = 0;
  for (let i = 0; i < crossed.length; i++) if (crossed[i] === own) used++;
  return used;
}

export function use(p: Position, side: Side, border: Border): void {
  putInto(p.crossed, crossing(side, border));
}

export function clearUse(p: Position): void {
  p.crossed.length = 0;
}

/** All but those roads of which that is so. */
export function clearUseUnless(p: Position, kept: (border: Border) => boolean): void {
  const left = p.crossed.filter((each) => kept(roadOf(each)));
  p.crossed.length = 0;
  p.crossed.push(...left);
}

const entry = (p: Position, side: Side, border: Border, into: Place): number =>
  2 * crossing(side, border) + (p.box.endsOf[border][0] === into ? 0 : 1);

/** Whether blocks of a side came over the border into that place to attack or reinforce this turn. */
export const hasEntered = (p: Position, side: Side, border: Border, into: Place): boolean =>
  p.entered.length > 0 && p.entered.includes(entry(p, side, border, into));

export function markEntered(p: Position, side: Side, border: Border, into: Place): void {
  if (!hasEntered(p, side, border, into)) putInto(p.entered, entry(p, side, border, into));
}

/** What an entry says: who came in by which border, and into which of its two places. */
export function entryOf(p: Position, entered: number): { side: Side; border: Border; into: Place } {
  const border = roadOf(entered >> 1);
  return { side: sideOf(entered >> 1), border, into: p.box.endsOf[border][entered & 1] };
}
