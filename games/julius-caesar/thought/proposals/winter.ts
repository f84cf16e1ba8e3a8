/** Everywhere else: whatever may be done without weeds, a few acts by lot. */
import { type Dice, pick } from "@rubicon/engine";
import type { Act } from "../../acts.ts";
import type { Position } from "../../position.ts";
import { inSteps } from "../../steps/index.ts";
import { weed } from "../weeds.ts";

const MOST = 4;

export function proposeByLot(p: Position): (random: Dice) => Act[] {
  const acts = inSteps.legal(p);
  weed(p, acts);
  return (random) => Array.from({ length: random.roll(MOST) }, () => pick(acts, random));
}
