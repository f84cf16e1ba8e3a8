/** How thinking goes along with the sequence of play: when to judge, and which clicks make one plan. */
import type { Act } from "../acts.ts";
import type { Frame } from "../frames.ts";
import type { Position } from "../position.ts";
import { BOTH, ENEMY, ROME, type Side } from "../sides.ts";

/** More sequences than a year has (IMP-2.D.a). */
const MOST_SEQUENCES = 60;
const YEAR = 100;
const RESULTS = 90;

const has = (p: Position, step: Frame["step"]): boolean => {
  for (let i = 0; i < p.stack.length; i++) if (p.stack[i].step === step) return true;
  return false;
};

/** Phases A to D, in a year of peace too: they lie on the stack until they are done. */
const isBeforeCampaign = (p: Position): boolean =>
  has(p, "peaceOrWar") || has(p, "campaign") || has(p, "pax") || has(p, "year");

const isCampaign = (p: Position): boolean => has(p, "turns") || has(p, "truce");

/** IMP-2.E.a: sequences of both sides that are still to come this year, with the one under way. */
export function sequencesLeft(p: Position): number {
  let left = 0;
  for (const side of BOTH) left += p.sequences[side];
  return left;
}

/** It is time to judge after every sequence of movement and combat, and when the winter is over. */
export function moment(p: Position): number {
  if (p.outcome !== null) return Number.POSITIVE_INFINITY;
  const year = YEAR * p.year;
  if (isCampaign(p)) {
    const extra = p.stack.some((frame) => frame.step === "movesAndCombats" && frame.extra);
    // IMP-TE.10.a: the extra sequence is not counted.
    return year + 1 + Math.max(0, MOST_SEQUENCES - sequencesLeft(p)) + (extra ? 1 : 0);
  }
  return isBeforeCampaign(p) ? year : year + RESULTS;
}

/** How much of the year is over, from 0 to 1. */
export function partOfYear(p: Position): number {
  if (isCampaign(p)) return 1 / (1 + 0.35 * sequencesLeft(p));
  return isBeforeCampaign(p) ? 0.2 : 1;
}

export const topOf = (p: Position): Frame => p.stack[p.stack.length - 1];

/** Whose movement it is, whoever is asked in between; null outside of movement. */
export function moverOf(p: Position): Side | null {
  for (let i = p.stack.length - 1; i >= 0; i--) {
    const frame = p.stack[i];
    if (frame.step === "movement") return frame.side;
    if (frame.step === "combats" || frame.step === "movesAndCombats") return null;
  }
  return null;
}

const isMoving = (p: Position): boolean => {
  const { step } = topOf(p);
  return step === "movement" || step === "group" || step === "voyage";
};

/** All moves of a sequence are one plan. */
export function chain(p: Position): number {
  if (p.outcome !== null || !isMoving(p)) return 0;
  const side = moverOf(p);
  return side === null ? 0 : 2 * moment(p) + 1 + side;
}

/** The other side may say something to a move before the next one. */
export const isBetween = (p: Position): boolean => p.outcome === null && !isMoving(p) && moverOf(p) !== null;

/** Whether somebody is on the march or at sea. */
export const isUnderWay = (p: Position): boolean => {
  const { step } = topOf(p);
  return step === "group" || step === "voyage";
};

export const depth = (p: Position): number => (p.outcome === null && isUnderWay(p) ? 1 : 0);

const ON_THE_WAY: ReadonlySet<Act["do"]> = new Set(["all", "add", "step", "drop", "land", "halt", "win-over"] as const);

export const level = (act: Act): number => (ON_THE_WAY.has(act.do) ? 1 : 0);

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
