/** How thinking goes along with the sequence of play: when to judge, and which clicks make one plan. */
import type { Act } from "../acts.ts";
import { type Frame, frameOf } from "../frames.ts";
import type { Position } from "../position.ts";
import { BOTH, enemyOf, NOBODY, type Side } from "../sides.ts";

/** More sequences than a year has. */
const MOST_SEQUENCES = 60;
const YEAR = 100;
const RESULTS = 90;

const has = (p: Position, step: Frame["step"]): boolean => p.stack.some((frame) => frame.step === step);

/** It is time to judge after every sequence of movement and combat, and when the winter is over. */
export function moment(p: Position): number {
  if (p.outcome !== null) return Number.POSITIVE_INFINITY;
  const year = YEAR * (p.year + YEAR);
  // The phases of a year lie on each other from the beginning: those are over that are gone.
  if (!has(p, "turns") && !has(p, "truce")) return has(p, "campaign") || has(p, "deploy") ? year : year + RESULTS;
  const left = BOTH.reduce((sum, side) => sum + p.sequences[side], 0);
  const extra = p.stack.some((frame) => frame.step === "movesAndCombats" && frame.extra);
  return year + 1 + Math.max(0, MOST_SEQUENCES - left) + (extra ? 1 : 0);
}

/** How much of the year is over, from 0 to 1. */
export function partOfYear(p: Position): number {
  if (!has(p, "turns") && !has(p, "truce")) return has(p, "campaign") || has(p, "deploy") ? 0 : 1;
  const left = BOTH.reduce((sum, side) => sum + p.sequences[side], 0);
  return 1 / (1 + 0.25 * left);
}

export const topOf = (p: Position): Frame => p.stack[p.stack.length - 1];

/** Whose movement it is, whoever is asked in between; null outside of movement. */
export function moverOf(p: Position): Side | null {
  for (let i = p.stack.length - 1; i >= 0; i--) {
    const frame = p.stack[i];
    if (frame.step === "movement") return frame.side;
    if (frame.step === "combats" || frame.step === "endOfMovement") return null;
  }
  return null;
}

/** Whose movement comes next, or goes on; NOBODY between two campaigns. */
export function moverNext(p: Position): Side {
  const frame = frameOf(p, "movesAndCombats");
  if (frame === undefined) return NOBODY;
  if (!frame.begun || moverOf(p) !== null) return frame.side;
  const enemy = enemyOf(frame.side);
  return p.sequences[enemy] > 0 ? enemy : p.sequences[frame.side] > 1 ? frame.side : NOBODY;
}

const isMoving = (p: Position): boolean => {
  const { step } = topOf(p);
  return step === "movement" || step === "group";
};

/** All moves of a sequence are one plan. */
export function chain(p: Position): number {
  if (p.outcome !== null || !isMoving(p)) return 0;
  const side = moverOf(p);
  return side === null ? 0 : 2 * moment(p) + 1 + side;
}

/** The other side may say something to a move before the next one. */
export const isBetween = (p: Position): boolean => p.outcome === null && !isMoving(p) && moverOf(p) !== null;

export const depth = (p: Position): number => (topOf(p).step === "group" ? 1 : 0);

const ON_THE_MARCH: readonly Act["do"][] = ["all", "add", "step", "drop", "halt"];

export const level = (act: Act): number => (ON_THE_MARCH.includes(act.do) ? 1 : 0);

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
