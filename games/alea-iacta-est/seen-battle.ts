/** The battle being fought, or the one that is next, as everybody sees it: with every modifier, and with every die. */
import { facesOfBattle, type Odds, onTable, quality, shifted, sum } from "@rubicon/series";
import { NOWHERE, type Zone } from "./board.ts";
import { contested, fights } from "./contests.ts";
import { type FieldForce, forceAt } from "./forces.ts";
import { type FrameAt, frameOf, top } from "./frames.ts";
import { modifiersIn } from "./modifiers.ts";
import type { Position } from "./position.ts";
import { type Reckoning, reckon } from "./reckoning.ts";
import type { SeenBattle, SeenForce } from "./seen.ts";
import { enemyOf, SIDES, type Side } from "./sides.ts";

export function seenBattle(p: Position): SeenBattle | null {
  const fought = frameOf(p, "battle");
  if (fought !== undefined && fought.baseColumn > 0) {
    const { side, zone, naval, baseColumn, shift, die } = fought;
    // The die has fallen: the odds are those of that moment, the Forces what is left of them.
    const attacker = { ...seenForce(p, forceAt(p, side, zone, naval)), sp: fought.attack };
    const defender = { ...seenForce(p, forceAt(p, enemyOf(side), zone, naval)), sp: fought.defence };
    const odds = { baseColumn, shift, column: shifted(baseColumn, shift), values: fought.modifiers };
    return { ...inZone(p, zone, naval, odds), attacker, defender, decided: true, die: die < 0 ? null : die };
  }
  const waits = fought ?? waitingBattle(p);
  return waits === null ? null : seenReckoning(p, reckon(p, waits.side, waits.zone, waits.naval));
}

interface Waiting {
  readonly side: Side;
  readonly zone: Zone;
  readonly naval: boolean;
}

/** The battle that is about to be fought or evaded, where there is no doubt which. */
function waitingBattle(p: Position): Waiting | null {
  if (p.stack.length === 0) return null;
  const f = top(p);
  const battles = frameOf(p, "battles");
  if (f.step === "evasion") return at(p, battles?.side ?? enemyOf(f.side), f.zone);
  if (f.step !== "battles" && f.step !== "evasions" && f.step !== "fleetEvasions") return null;
  // AIE-8.2.q: in between ships of either side may have to leave a harbour.
  const isInBetween = f.step === "fleetEvasions" && f.only !== NOWHERE;
  const { side, done } = isInBetween && battles !== undefined ? battles : { ...f, side: attackerIn(f) };
  const zones = contested(p).filter((zone) => !done.includes(zone));
  return zones.length === 1 ? at(p, side, zones[0]) : null;
}

const attackerIn = (f: FrameAt<"battles" | "evasions" | "fleetEvasions">): Side =>
  f.step === "battles" ? f.side : enemyOf(f.side);

/** AIE-8.1.e: the naval one first. */
function at(p: Position, side: Side, zone: Zone): Waiting | null {
  const naval = fights(p, zone, true);
  return naval || fights(p, zone, false) ? { side, zone, naval } : null;
}

const seenReckoning = (p: Position, reckoning: Reckoning): SeenBattle => ({
  ...inZone(p, reckoning.zone, reckoning.naval, reckoning),
  attacker: seenForce(p, reckoning.attacker),
  defender: seenForce(p, reckoning.defender),
  decided: false,
  die: null,
});

const inZone = (p: Position, zone: Zone, naval: boolean, odds: Odds & Pick<Reckoning, "values">) => ({
  zone: p.box.zoneIds[zone],
  naval,
  ...onTable(odds, odds.values, modifiersIn),
  byDie: facesOfBattle(odds.column, sum(odds.values), frameOf(p, "battle")),
});

export const seenForce = (p: Position, force: FieldForce): SeenForce => ({
  side: SIDES[force.side],
  units: force.units.map((unit) => p.box.pieceIds[unit]),
  leaders: force.leaders.map((leader) => p.box.pieceIds[leader]),
  sp: sum(force.sp),
  quality: quality(force),
  tb: force.tb,
  pc: force.pc,
});
