/** The battle that a march, a landing or a choice would lead to, before it is made. */
import { onTable, sum, winsOf } from "@rubicon/series";
import type { Zone } from "./board.ts";
import { type Contest, DEFENDING, firstContest, NO_MUTINEERS } from "./contests.ts";
import { forceAt, forceOf, strengthOf } from "./forces.ts";
import type { Forecast } from "./forecasts.ts";
import { modifiersIn } from "./modifiers.ts";
import type { Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import { between, type Reckoning, reckon } from "./reckoning.ts";
import { enemyOf, SIDES, type Side } from "./sides.ts";
import { combatUnitsIn, leadersIn, mutineersIn, unitsOf } from "./table.ts";
import { writtenBattle } from "./written-battle.ts";

export interface Arrival {
  readonly side: Side;
  readonly zone: Zone;
  /** Who comes into the zone; whoever of that side stands there already fights beside them. */
  readonly comers: readonly Piece[];
}

/** Adds the battle that pieces would be in for, the first of two if there are mutineers too: none where nobody would fight them there. */
export function foreseeBattle(p: Position, { side, zone, comers }: Arrival, list: Forecast[]): void {
  const { isLeader } = p.box;
  const units = [...combatUnitsIn(p, side, zone), ...comers.filter((piece) => !isLeader[piece])];
  if (units.length === 0) return;
  const mutineers = unitsOf(p, enemyOf(side), zone) > 0 ? NO_MUTINEERS : DEFENDING;
  if (mutineers === DEFENDING && mutineersIn(p, zone) === 0) return;
  const leaders = [...leadersIn(p, side, zone), ...comers.filter((piece) => isLeader[piece])];
  const contest: Contest = { side, zone, mutineers };
  const attacker = forceOf(p, side, units, leaders, false);
  const defender = forceAt(p, enemyOf(side), zone, mutineers === DEFENDING);
  list.push(foretold(p, between(p, contest, attacker, defender)));
}

/** The same where everybody has arrived. */
export function foreseeContest(p: Position, side: Side, zone: Zone, list: Forecast[]): void {
  const contest = firstContest(p, side, zone);
  if (contest !== null) list.push(foretold(p, reckon(p, contest)));
}

function foretold(p: Position, reckoning: Reckoning): Forecast {
  const { contest, attacker, defender, column, values } = reckoning;
  return {
    f: "battle",
    rule: "IMP-8.a",
    zone: p.box.zoneIds[contest.zone],
    attacker: SIDES[attacker.side],
    attack: strengthOf(attacker),
    defence: strengthOf(defender),
    ...onTable(reckoning, values, modifiersIn),
    battle: writtenBattle(p, reckoning),
    wins: winsOf(column, sum(values)),
  };
}
