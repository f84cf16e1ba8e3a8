/** Acts that nobody should have to think about. */
import type { Act } from "../acts.ts";
import type { Position } from "../position.ts";
import { topOf } from "./moments.ts";
import { script } from "./script.ts";

/** Where a plain player's answer is as good as any. */
const PLAIN: readonly string[] = ["recruitment", "quarters", "placing", "arrivals", "disbanding", "muster", "deploy"];

const NO_LUCK = { roll: () => 1 };

export function weed(p: Position, acts: Act[]): void {
  const { step } = topOf(p);
  if (!PLAIN.includes(step)) return;
  // AIE-S0.b: the set-up that is offered is a lawful one, and a good one.
  const plain = script(p, NO_LUCK);
  if (acts.includes(plain)) acts.splice(0, acts.length, plain);
}
