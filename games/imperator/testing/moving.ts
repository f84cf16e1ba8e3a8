/** For tests of movement: a table on which one side is about to move. */
import type { Position } from "../position.ts";
import { type SideName, sideNamed } from "../sides.ts";
import { check, goTo, type Layout, lay, legal, play, run, why } from "./table.ts";

export function moving(side: SideName, layout: Layout): Position {
  const p = lay(layout);
  goTo(p, { step: "movement", side: sideNamed(side) });
  run(p);
  check(p);
  return p;
}

/** Zones that are one step away for those who have been taken. */
export const steps = (p: Position): string[] => legal(p, "step ").map((text) => text.slice(5));

/** The rule against each of these steps, or "legal". */
export const whySteps = (p: Position, zones: readonly string[]): string[] =>
  zones.map((zone) => why(p, `step ${zone}`));

/** Takes these along and goes there; whatever is left of the move is left open. */
export function march(p: Position, pieces: readonly string[], ...zones: readonly string[]): void {
  const [first, ...others] = pieces;
  play(p, [`take ${first}`, ...others.map((each) => `add ${each}`), ...zones.map((zone) => `step ${zone}`)]);
}
