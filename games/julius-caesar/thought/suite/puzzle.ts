/** A position with something to be seen in it, laid out in words. */
import type { SideName } from "../../blocks.ts";
import type { Position } from "../../position.ts";
import { type Cards, type Layout, play, turnWith } from "../../testing/table.ts";

export const FAMILIES = [
  "take",
  "deny",
  "save a leader",
  "kill a leader",
  "fire",
  "odds",
  "winter",
  "levies",
  "sea",
] as const;
export type Family = (typeof FAMILIES)[number];

/** What must hold when the seat has done all it can do before dice fall or the other one is asked. */
export type Demand =
  | { readonly enters: string; readonly side: SideName; readonly blocks?: number }
  | { readonly keeps: string; readonly side: SideName; readonly blocks?: number }
  /** No more than so many stand there. */
  | { readonly crowds: string; readonly side: SideName; readonly most: number }
  | { readonly stays: string; readonly in: string }
  | { readonly leaves: string; readonly from: string }
  | { readonly acts: readonly string[] }
  | { readonly never: readonly string[] };

export interface Puzzle {
  readonly id: string;
  readonly family: Family;
  readonly why: string;
  readonly seat: SideName;
  readonly demands: readonly Demand[];
  readonly begin: () => Position;
}

/** The table as the first player of the turn finds it, or as it is after some acts. */
export function table(
  layout: Layout & Cards,
  acts: readonly string[] = [],
  dice: readonly number[] = [],
): () => Position {
  return () => {
    const p = turnWith(layout);
    if (acts.length > 0) play(p, acts, dice);
    return p;
  };
}
