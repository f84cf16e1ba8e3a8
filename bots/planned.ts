/** Going on with what one has planned. */
import type { ActShape } from "@rubicon/engine";
import type { Mind } from "./bot.ts";

/** The next act of the plan, as long as all is as it was foreseen. */
export function goOn<A extends ActShape>(
  { notes, legal }: Pick<Mind<object, A>, "notes" | "legal">,
  chain: number,
): A | null {
  if (chain === 0 || chain !== notes.chain) return null;
  // Where there was only one act it has been done without asking.
  const at = notes.plan.findIndex((act) => legal.includes(act));
  const act = at < 0 ? null : notes.plan[at];
  notes.plan = at < 0 ? [] : notes.plan.slice(at + 1);
  return act;
}
