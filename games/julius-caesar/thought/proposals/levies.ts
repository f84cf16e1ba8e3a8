/** Levies: what shoots well, where it will be needed, and nothing that a city cannot feed in winter. */
import { type Dice, lot } from "@rubicon/engine";
import type { Act } from "../../acts.ts";
import { type Block, enemyOf, type Side } from "../../blocks.ts";
import type { Place } from "../../board.ts";
import type { FrameAt } from "../../frames.ts";
import { blocksOf, type Position } from "../../position.ts";
import { inSteps } from "../../steps/index.ts";
import { pullOf } from "./pull.ts";

export function proposeLevies(p: Position, { side, levies }: FrameAt<"levy">): (random: Dice) => Act[] {
  const acts = inSteps.legal(p).filter((act) => act.do !== "end-levy");
  const pull = pullOf(p, side);
  const weights = acts.map((act) => weightOf(p, side, act, pull));
  return (random) => {
    const plan: Act[] = [];
    for (let i = 0; i < levies; i++) {
      const drawn = lot(weights, random);
      if (drawn >= 0) plan.push(acts[drawn]);
    }
    return plan;
  };
}

function weightOf(p: Position, side: Side, act: Act, pull: readonly number[]): number {
  if (act.do === "raise") return worthOf(p, side, act.block, p.place[act.block], pull);
  if (act.do !== "levy") return 0;
  const crowded = p.turn === p.box.turns && blocksOf(p, side, act.city) >= p.box.supply[act.city];
  return crowded ? 0.01 : worthOf(p, side, act.block, act.city, pull) * (p.box.isLeader[act.block] ? 3 : 1);
}

function worthOf(p: Position, side: Side, block: Block, city: Place, pull: readonly number[]): number {
  const { firepower, isNavis, roadsFrom } = p.box;
  let beside = 0;
  for (const { to } of roadsFrom[city]) beside += blocksOf(p, enemyOf(side), to);
  return (isNavis[block] ? 0.6 : firepower[block]) * (0.4 + pull[city] + 0.3 * Math.min(beside, 4));
}
