/** A plan in a few lines: what ends or declines something goes without saying, and of another plan what it does otherwise. */
import type { Advice, Proposed } from "@rubicon/bots";
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

/** Other plans, sorted for whoever has to choose. */
export interface Alternatives {
  /** They promise as much as the best, to the percent, and do the same kind of thing. */
  readonly asGood: readonly Proposed[];
  /** The rest: those that promise the same and do the same kind of thing stand together. */
  readonly others: readonly (readonly Proposed[])[];
}

/** How plans are told to whoever asks: what is told alike is alike to him. */
export interface Telling {
  chance(chance: number): string;
  /** What another plan does otherwise than the best. */
  plan(other: Proposed): string;
  /** What the best does. */
  readonly best: string;
}

/** Of plans that read the same, as with two cards of a kind, one is enough. */
export function alternativesTo(best: Advice, telling: Telling): Alternatives {
  const alike = (one: Proposed, other: Proposed): boolean =>
    // Where one had better not be foreseen, how often to do each is what counts.
    one.share === undefined &&
    other.share === undefined &&
    telling.chance(one.chance) === telling.chance(other.chance) &&
    kindsOf(one, other) === kindsOf(other, one);
  const told = new Set([telling.best]);
  const asGood: Proposed[] = [];
  const others: Proposed[][] = [];
  for (const other of best.others) {
    const text = telling.plan(other);
    if (told.has(text) && other.share === undefined) continue;
    told.add(text);
    const group = others.find(([first]) => alike(first, other));
    if (alike(best, other)) asGood.push(other);
    else if (group !== undefined) group.push(other);
    else others.push([other]);
  }
  return { asGood, others };
}

/** What kinds of acts a plan has that another has not. */
function kindsOf({ plan }: Proposed, { plan: other }: Proposed): string {
  const kinds = new Set(besides(actsIn(plan), actsIn(other)).map((act) => act.do));
  return [...kinds].sort().join(" ");
}

/** What one plan does that another does not. */
export function besides(acts: readonly WrittenAct[], others: readonly WrittenAct[]): readonly WrittenAct[] {
  const known = new Set(others.map((act) => JSON.stringify(act)));
  return acts.filter((act) => !known.has(JSON.stringify(act)));
}
