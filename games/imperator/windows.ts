/** Opening a window (IMP-R20): a moment at which stratagems can be played. Who is asked then, steps/window.ts finds out. */
import { push } from "./frames.ts";
import { MOMENTS, type Moment } from "./plays/moments.ts";
import type { Position } from "./position.ts";
import type { Side } from "./sides.ts";

export const bitOf = (side: Side): number => 1 << side;

/** That side is asked first; whoever has a say anyhow, or none, is not asked. */
export function openWindow(p: Position, moment: Moment, first: Side, silent: readonly Side[] = []): void {
  let bits = 0;
  for (const side of silent) bits |= bitOf(side);
  push(p, { step: "window", moment: MOMENTS.indexOf(moment), asked: first, passed: bits, silent: bits });
}
