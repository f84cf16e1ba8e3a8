/** Whether there is a battle to look at: asked before the panel that shows it is fetched. */
import { seenFrom } from "@rubicon/alea-iacta-est/components";
import type { Json } from "@rubicon/engine";

/** While a battle is fought or about to be, and while the next one is chosen. */
export function inBattle(sight: Json): boolean {
  const { battle, asked } = seenFrom(sight);
  return battle !== null || asked?.ask === "battles";
}
