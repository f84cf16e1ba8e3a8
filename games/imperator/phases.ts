/** The phases of a year (2): which one it is in, by what of it is still to come. */
import type { Frame } from "./frames.ts";

export const PHASES = ["A", "B", "C", "D", "E", "F"] as const;
export type Phase = (typeof PHASES)[number];

/** The first of these that is still on the stack, and the phase that comes before it. */
const BEFORE: readonly (readonly [Frame["step"], Phase])[] = [
  ["initiative", "A"],
  ["geostrategy", "B"],
  ["peaceOrWar", "C"],
  ["turns", "E"],
  ["truce", "E"],
  ["results", "D"],
  ["newYear", "F"],
];

/** Null when no year is played. */
export function phaseOf({ stack }: { readonly stack: readonly Frame[] }): Phase | null {
  const found = BEFORE.find(([step]) => stack.some((frame) => frame.step === step));
  return found === undefined ? null : found[1];
}
