/** A plan in a few lines: what ends or declines something goes without saying, and of another plan what it does otherwise. */
import type { Json, Language } from "@rubicon/engine";
import type { GameFace } from "../games/face.ts";
import { writtenAct } from "../table/reading.ts";
import type { WrittenAct } from "../table/source.ts";
import { sayAct } from "../table/speaking.ts";

/** Longer plans are told in part. */
const MOST_LINES = 10;

export interface Told {
  readonly lines: readonly string[];
  /** Acts that are not told. */
  readonly untold: number;
}

export const actsIn = (plan: readonly Json[]): readonly WrittenAct[] => plan.map(writtenAct);

export function tellPlan(face: GameFace, language: Language, acts: readonly WrittenAct[]): Told {
  const loud = acts.filter((act) => !face.quiet.includes(act.do));
  const lines = (loud.length === 0 ? acts : loud).map((act) => sayAct(face.game, language, act));
  return { lines: lines.slice(0, MOST_LINES), untold: Math.max(0, lines.length - MOST_LINES) };
}

/** What one plan does that another does not. */
export function besides(acts: readonly WrittenAct[], others: readonly WrittenAct[]): readonly WrittenAct[] {
  const known = new Set(others.map((act) => JSON.stringify(act)));
  return acts.filter((act) => !known.has(JSON.stringify(act)));
}
