/** After a battle: stay, or bring some of them towards where they will be needed. */
import { type Dice, lot, share } from "@rubicon/engine";
import type { Act } from "../../acts.ts";
import type { FrameAt } from "../../frames.ts";
import { isFriendly, type Position } from "../../position.ts";
import { inSteps } from "../../steps/index.ts";
import { pullOf } from "./pull.ts";

const STAYS = 0.5;

export function proposeRegroups(p: Position, { side }: FrameAt<"regroup">): (random: Dice) => Act[] {
  const pull = pullOf(p, side);
  const acts = inSteps.legal(p).filter((act) => act.do === "regroup");
  const blocks = [...new Set(acts.map((act) => act.block))];
  return (random) => {
    const plan: Act[] = [];
    const leaving = share(random);
    for (const block of blocks) {
      if (share(random) > leaving * STAYS * 2) continue;
      const ways = acts.filter((act) => act.block === block);
      const weights = ways.map(({ to }) => 0.2 + pull[to] + p.box.value[to] * 2 + (isFriendly(p, side, to) ? 0.3 : 0));
      const drawn = lot(weights, random);
      if (drawn >= 0) plan.push(ways[drawn]);
    }
    return plan;
  };
}
