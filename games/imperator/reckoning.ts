/** A battle before the die falls: both Forces, odds, shift and modifiers (state b3). */
import { type Odds, oddsOf } from "@rubicon/series";
import { ATTACKING, type Contest, DEFENDING } from "./contests.ts";
import { type FieldForce, forceAt } from "./forces.ts";
import { valuesOf } from "./modifiers.ts";
import type { Position } from "./position.ts";
import { enemyOf } from "./sides.ts";

export interface Reckoning extends Odds {
  readonly contest: Contest;
  readonly attacker: FieldForce;
  readonly defender: FieldForce;
  /** In the order of the list in modifiers.ts. */
  readonly values: readonly number[];
}

/** IMP-8.b: the battle as everything stands. */
export function reckon(p: Position, contest: Contest): Reckoning {
  const { side, zone, mutineers } = contest;
  const attacker = forceAt(p, side, zone, mutineers === ATTACKING);
  return between(p, contest, attacker, forceAt(p, enemyOf(side), zone, mutineers === DEFENDING));
}

export const between = (p: Position, contest: Contest, attacker: FieldForce, defender: FieldForce): Reckoning => ({
  contest,
  attacker,
  defender,
  ...oddsOf(attacker, defender),
  values: valuesOf(p, attacker, defender, contest.zone),
});
