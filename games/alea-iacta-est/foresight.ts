/** The battle that a march, a landing or a choice would lead to, before it is made. */
import { onTable, sum, winsOf } from "@rubicon/series";
import { isSea, type Zone } from "./board.ts";
import { fights } from "./contests.ts";
import { fightersAt, forceOf } from "./forces.ts";
import type { Forecast } from "./forecasts.ts";
import { modifiersIn } from "./modifiers.ts";
import type { Piece } from "./pieces.ts";
import { isNeutral, leadersIn, type Position } from "./position.ts";
import { between, type Reckoning, reckon, strengthOf } from "./reckoning.ts";
import { enemyOf, SIDES, type Side } from "./sides.ts";
import { writtenBattle } from "./written-battle.ts";

export interface Arrival {
  readonly side: Side;
  readonly zone: Zone;
  /** Who comes into the zone; whoever of that side stands there already fights beside them. */
  readonly comers: readonly Piece[];
  /** AIE-CT.f: across a great river or a strait. */
  readonly crosses: boolean;
}

/** Adds the battles that pieces would be in for, by sea and by land: none where nobody would fight them there. */
export function foreseeBattle(p: Position, { side, zone, comers, crosses }: Arrival, list: Forecast[]): void {
  if (isNeutral(p, zone)) return;
  const { isLeader, isNaves } = p.box;
  const leaders = comers.filter((piece) => isLeader[piece]);
  for (const naval of [true, false]) {
    const enemies = fightersAt(p, enemyOf(side), zone, naval);
    const newcomers = comers.filter((piece) => !isLeader[piece] && isNaves[piece] === naval);
    const units = [...fightersAt(p, side, zone, naval), ...newcomers];
    if (units.length === 0 || enemies.length === 0 || (isSea(p.box, zone) && !naval)) continue;
    // Nobody has been assigned to one of two combats yet: both are foreseen with all leaders (AIE-8.1.f).
    const attacker = forceOf(p, side, units, [...leadersIn(p, side, zone), ...leaders]);
    const defender = forceOf(p, enemyOf(side), enemies, leadersIn(p, enemyOf(side), zone));
    const crossing = crosses && !naval && newcomers.length > 0;
    list.push(foretold(p, between(p, attacker, defender, zone, naval, crossing)));
  }
}

/** The same where everybody has arrived. */
export function foreseeContest(p: Position, attacker: Side, zone: Zone, list: Forecast[]): void {
  for (const naval of [true, false])
    if (fights(p, zone, naval)) list.push(foretold(p, reckon(p, attacker, zone, naval)));
}

function foretold(p: Position, reckoning: Reckoning): Forecast {
  const { zone, naval, attacker, defender, column, values } = reckoning;
  return {
    f: "battle",
    rule: naval ? "AIE-8.1.b" : "AIE-8.1.a",
    zone: p.box.zoneIds[zone],
    naval,
    attacker: SIDES[attacker.side],
    attack: strengthOf(attacker),
    defence: strengthOf(defender),
    ...onTable(reckoning, values, modifiersIn),
    battle: writtenBattle(p, reckoning),
    wins: winsOf(column, sum(values)),
  };
}
