/** Whether there is a battle to look at: asked before the panel that shows it is fetched. */
import type { Json } from "@rubicon/engine";
import { seenFrom } from "@rubicon/imperator/components";

/** While a battle is fought or about to be, and while the next one is chosen. */
export function inBattle(sight: Json): boolean {
  const { battle, asked } = seenFrom(sight);
  return battle !== null || asked?.ask === "combats";
}
