/** A step of a block on its way (6.1, 6.2, 6.13): whether it may take it, what it means there, and how it is taken. */
import type { Refusal } from "@rubicon/engine";
import { type Block, COLOURS, enemyOf, SIDES, type Side } from "../blocks.ts";
import { type Border, COAST, isSea, type Place, seaBit, type Way } from "../board.ts";
import { hasEntered, markEntered, use } from "../crossings.ts";
import type { Forecast } from "../forecasts.ts";
import type { Power } from "../frames.ts";
import {
  attackerOf,
  blocksOf,
  isMarked,
  MOVED,
  mark,
  markCameBy,
  mayLeave,
  type Position,
  RESERVE,
  setAttacker,
  setOut,
  shift,
  unmovedNavis,
} from "../position.ts";
import { NO } from "../refusals.ts";
import { waysFor } from "../ways.ts";
import { foresee, fullRefusal, limitOfMoves } from "./roads.ts";
import type { Chronicle } from "./step.ts";

/** JC-2.2.c, JC-E4.a: how many steps a block may go. */
export const reach = (power: Power): number => (power === "mercury" ? 3 : 2);
/** JC-2.2.d, JC-6.12.b, JC-6.2.d, JC-6.2.e, JC-6.2.h, JC-E4.a: with which step at the latest it may meet the enemy. */
const attackReach = (power: Power): number => (power === "mercury" ? 2 : 1);

export function canGoOn(p: Position, side: Side, block: Block, steps: number, power: Power): boolean {
  if (steps >= reach(power) || blocksOf(p, enemyOf(side), p.place[block]) > 0) return false; // JC-2.2.e
  const ways = waysFor(p, block, p.place[block]);
  for (let i = 0; i < ways.length; i++) if (!stepRefusal(p, side, block, ways[i], steps + 1, power)) return true;
  return false;
}

/** Why a block may not take this step, the `steps`th of its move, over a border that its kind can use. */
export function stepRefusal(
  p: Position,
  side: Side,
  block: Block,
  way: Way,
  steps: number,
  power: Power,
): Refusal | null {
  if (steps === 1) {
    const refusal = leaveRefusal(p, side, p.place[block], way.border);
    if (refusal) return refusal;
  }
  const enemy = enemyOf(side);
  const meetsEnemy = blocksOf(p, enemy, way.to) > 0;
  if (meetsEnemy && steps > attackReach(power)) {
    if (power === "mercury") return NO.mercuryNotThatFar;
    return attackerOf(p, way.to) === enemy ? NO.notThatFarToReinforce : NO.notThatFar;
  }
  if (p.crossed.length === 0) return null; // every road carries one
  const attacks = meetsEnemy && attackerOf(p, way.to) !== enemy;
  return fullRefusal(p, side, way.border, limitOfMoves(p, way.border, attacks, power));
}

function leaveRefusal(p: Position, side: Side, from: Place, border: Border): Refusal | null {
  const enemy = enemyOf(side);
  if (attackerOf(p, from) === enemy) {
    if (mayLeave(p, from) === 0) return NO.pinned; // JC-6.13.a
    if (hasEntered(p, enemy, border, from)) return NO.barred; // JC-6.13.c
  }
  // JC-6.3.e: one navis stays where blocks were carried, and who comes later does not relieve it.
  if (p.heldSeas !== 0 && isSea(p.box, from) && p.heldSeas & seaBit(p.box, from) && unmovedNavis(p, side, from) < 2)
    return NO.mustHold;
  return null;
}

type How = "move" | "attack" | "reinforce";

/** JC-6.12.a, JC-6.14.a, JC-6.14.c: who enters a place of the enemy attacks, unless the enemy attacks there himself. */
function howItEnters(p: Position, side: Side, to: Place): How {
  const enemy = enemyOf(side);
  if (blocksOf(p, enemy, to) === 0) return "move";
  return attackerOf(p, to) === enemy ? "reinforce" : "attack";
}

const RULE_OF: Readonly<Record<How, string>> = { move: "JC-6.1.a", attack: "JC-6.12.a", reinforce: "JC-6.14.a" };

export function takeStep(p: Position, side: Side, block: Block, border: Border, to: Place, tell: Chronicle): void {
  const from = p.place[block];
  if (!isMarked(p, block, MOVED)) setOut(p, block);
  if (p.box.kindOf[border] < COAST) use(p, side, border);
  const how = howItEnters(p, side, to);
  if (how !== "move") {
    if (how === "reinforce")
      mark(p, block, RESERVE); // JC-6.14.b, JC-6.2.g
    else setAttacker(p, to, side);
    markCameBy(p, block, border);
    markEntered(p, side, border, to);
  }
  shift(p, block, to);
  tell({
    e: "moved",
    rule: RULE_OF[how],
    side: SIDES[side],
    block: p.box.blockIds[block],
    colour: COLOURS[p.box.colour[block]],
    from: p.box.placeIds[from],
    to: p.box.placeIds[to],
    how,
  });
}

/** The step of a block into that place, the `steps`th of its move. */
export function foreseeStep(
  p: Position,
  side: Side,
  border: Border,
  to: Place,
  steps: number,
  power: Power,
  list: Forecast[],
): void {
  const how = howItEnters(p, side, to);
  if (how !== "move")
    list.push({ f: how, rule: RULE_OF[how], own: blocksOf(p, side, to), enemy: blocksOf(p, enemyOf(side), to) });
  else if (steps < reach(power))
    list.push({ f: "steps-left", rule: power === "mercury" ? "JC-E4.a" : "JC-6.1.b", steps: reach(power) - steps });
  foresee(p, side, border, limitOfMoves(p, border, how === "attack", power), list);
}
