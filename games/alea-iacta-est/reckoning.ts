/** A battle before the die falls: both Forces, odds, shift and modifiers (state BT.c), and what every face would bring. */
import { cellAt, type Odds, oddsOf, type Result, rowFor, sum } from "@rubicon/series";
import type { Zone } from "./board.ts";
import { type FieldForce, forceAt } from "./forces.ts";
import { frameOf } from "./frames.ts";
import { type Values, valuesOf } from "./modifiers.ts";
import { CROSSED, isMarked, type Position } from "./position.ts";
import { enemyOf, type Side } from "./sides.ts";

export interface Reckoning extends Odds {
  readonly zone: Zone;
  readonly naval: boolean;
  readonly attacker: FieldForce;
  readonly defender: FieldForce;
  readonly values: Values;
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

/** What a face of the die would bring. */
export interface Face {
  readonly die: number;
  readonly row: number;
  readonly attacker: Result;
  readonly defender: Result;
  readonly winner: "attacker" | "defender";
}

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** AIE-8.3.e, AIE-CT.l */
export function faceOf(die: number, column: number, modifier: number): Face {
  return { die, ...rowAt(rowFor(die, modifier), column) };
}

export function rowAt(row: number, column: number): Omit<Face, "die"> {
  const { attacker, defender, attackerWins } = cellAt(row, column);
  return { row, attacker, defender, winner: attackerWins ? "attacker" : "defender" };
}

export const allFaces = (column: number, modifier: number): Face[] => FACES.map((die) => faceOf(die, column, modifier));
