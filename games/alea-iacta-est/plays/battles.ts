/** Stratagems of a battle before its die falls (6.3.7 to 6.3.9). */
import type { Refusal } from "@rubicon/engine";
import { forceAt, hasChief } from "../forces.ts";
import { type FrameAt, frameOf } from "../frames.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { enemyOf, NOBODY, type Side } from "../sides.ts";
import type { Face } from "../stratagems.ts";
import { type Play, plain } from "./play.ts";

type Battle = FrameAt<"battle">;

/** The battle in which somebody is asked. */
export function battleNow(p: Position): Battle {
  const battle = frameOf(p, "battle");
  if (battle === undefined) throw new Error("no battle is being fought");
  return battle;
}

/** Its frame lies beneath the window: it is replaced there. */
export function changeBattle(p: Position, change: Partial<Battle>): void {
  const at = p.stack.findLastIndex(({ step }) => step === "battle");
  p.stack[at] = { ...battleNow(p), ...change };
}

/** AIE-6.3.7.a, AIE-R28, AIE-R69: a Faction Leader against a Force without a single Roman. */
export const veniVidiVici: Play = {
  rule: "AIE-6.3.7.a",
  moments: ["battle"],
  ways: plain(
    (p, { side }) => {
      const { zone, naval, victor } = battleNow(p);
      if (victor !== NOBODY) return NO.victorAlready;
      if (!hasChief(p, forceAt(p, side, zone, naval).leaders)) return NO.victorWithoutChief;
      return forceAt(p, enemyOf(side), zone, naval).isForeign ? null : NO.victorOverRomans;
    },
    (p, { side }) => changeBattle(p, { victor: side }),
  ),
};

/** AIE-R70: by land or by sea, where there is a city or a port. */
function siegeRefusal(p: Position, side: Side, attacks: boolean): Refusal | null {
  const battle = battleNow(p);
  if ((battle.side === side) !== attacks) return attacks ? NO.siegeDefends : NO.wallsAttack;
  const { isCity, isPort } = p.box;
  if (isCity[battle.zone] || isPort[battle.zone]) return null;
  return attacks ? NO.siegeNoCity : NO.wallsNoCity;
}

const printed = (p: Position, face: Face): number => p.box.stratagems[face].value;

/** AIE-6.3.8.a, AIE-6.3.9.b */
export const siegecraft: Play = {
  rule: "AIE-6.3.8.a",
  moments: ["battle"],
  ways: plain(
    (p, { side }) => siegeRefusal(p, side, true),
    (p, _player, face) => changeBattle(p, { siegecraft: battleNow(p).siegecraft + printed(p, face) }),
  ),
};

/** AIE-6.3.9.a, AIE-6.3.9.b */
export const walls: Play = {
  rule: "AIE-6.3.9.a",
  moments: ["battle"],
  ways: plain(
    (p, { side }) => siegeRefusal(p, side, false),
    (p, _player, face) => changeBattle(p, { walls: battleNow(p).walls + printed(p, face) }),
  ),
};
