/** A battle before the die falls: both Forces, odds, shift and modifiers (state BT.c). */
import { type Odds, oddsOf, sum } from "@rubicon/series";
import type { Zone } from "./board.ts";
import { type FieldForce, forceAt } from "./forces.ts";
import { frameOf } from "./frames.ts";
import { valuesOf } from "./modifiers.ts";
import { CROSSED, isMarked, type Position } from "./position.ts";
import { enemyOf, type Side } from "./sides.ts";

export interface Reckoning extends Odds {
  readonly zone: Zone;
  readonly naval: boolean;
  readonly attacker: FieldForce;
  readonly defender: FieldForce;
  /** In the order of the list in modifiers.ts. */
  readonly values: readonly number[];
  readonly crossing: boolean;
}

/** AIE-8.1.c: the battle of that attacker in a zone as everything stands. */
export function reckon(p: Position, attacker: Side, zone: Zone, naval: boolean): Reckoning {
  const attack = forceAt(p, attacker, zone, naval);
  // AIE-CT.f, AIE-R137: one unit that has waded through is enough.
  const crossing = !naval && attack.units.some((unit) => isMarked(p, unit, CROSSED));
  const reckoning = between(p, attack, forceAt(p, enemyOf(attacker), zone, naval), zone, naval, crossing);
  const battle = frameOf(p, "battle");
  if (battle === undefined || battle.zone !== zone || battle.naval !== naval) return reckoning;
  // AIE-6.3.9.b: what has been played in this very battle.
  return { ...reckoning, values: [...reckoning.values, battle.siegecraft, battle.walls] };
}

export function between(
  p: Position,
  attacker: FieldForce,
  defender: FieldForce,
  zone: Zone,
  naval: boolean,
  crossing: boolean,
): Reckoning {
  const values = valuesOf(p, attacker, defender, zone, crossing);
  return { zone, naval, attacker, defender, ...oddsOf(attacker, defender), values, crossing };
}

export const strengthOf = (force: FieldForce): number => sum(force.sp);
