/** The battle being fought, or the one that is next, as everybody sees it: with every modifier, and with every die. */
import { facesOfBattle, type Odds, onTable, quality, shifted, sum } from "@rubicon/series";
import type { Zone } from "./board.ts";
import { ATTACKING, type Contest, contested, DEFENDING, firstContest } from "./contests.ts";
import { type FieldForce, forceAt, isCivil } from "./forces.ts";
import { frameOf, top } from "./frames.ts";
import { modifiersIn } from "./modifiers.ts";
import type { Position } from "./position.ts";
import { type Reckoning, reckon } from "./reckoning.ts";
import type { SeenBattle, SeenForce } from "./seen.ts";
import { enemyOf, SIDES } from "./sides.ts";

export function seenBattle(p: Position): SeenBattle | null {
  const fought = frameOf(p, "battle");
  if (fought !== undefined && fought.baseColumn > 0) {
    const { side, zone, mutineers, baseColumn, shift, die } = fought;
    // The die has fallen: the odds are those of that moment, the Forces what is left of them.
    const attacker = forceAt(p, side, zone, mutineers === ATTACKING);
    const defender = forceAt(p, enemyOf(side), zone, mutineers === DEFENDING);
    const odds = { baseColumn, shift, column: shifted(baseColumn, shift), values: fought.modifiers };
    return {
      ...inZone(p, zone, odds),
      attacker: { ...seenForce(p, attacker, defender), sp: fought.attack },
      defender: { ...seenForce(p, defender, attacker), sp: fought.defence },
      decided: true,
      die: die < 0 ? null : die,
    };
  }
  const waits = fought ?? waitingBattle(p);
  return waits === null ? null : seenReckoning(p, reckon(p, waits));
}

/** The battle that is about to be fought, where there is no doubt which. */
function waitingBattle(p: Position): Contest | null {
  if (p.stack.length === 0) return null;
  const f = top(p);
  if (f.step !== "combats") return null;
  const zones = contested(p, f.side, f.done);
  return zones.length === 1 ? firstContest(p, f.side, zones[0]) : null;
}

const seenReckoning = (p: Position, reckoning: Reckoning): SeenBattle => ({
  ...inZone(p, reckoning.contest.zone, reckoning),
  attacker: seenForce(p, reckoning.attacker, reckoning.defender),
  defender: seenForce(p, reckoning.defender, reckoning.attacker),
  decided: false,
  die: null,
});

const inZone = (p: Position, zone: Zone, odds: Odds & Pick<Reckoning, "values">) => ({
  zone: p.box.zoneIds[zone],
  ...onTable(odds, odds.values, modifiersIn),
  byDie: facesOfBattle(odds.column, sum(odds.values), frameOf(p, "battle")),
});

export const seenForce = (p: Position, force: FieldForce, other: FieldForce): SeenForce => ({
  side: SIDES[force.side],
  units: force.units.map((unit) => p.box.pieceIds[unit]),
  leaders: force.leaders.map((leader) => p.box.pieceIds[leader]),
  sp: sum(force.sp),
  quality: quality(force),
  tb: force.tb,
  pc: isCivil(force, other) ? force.pc : null,
});
