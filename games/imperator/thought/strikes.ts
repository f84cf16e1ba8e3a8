/** Whom a side could fall upon in its next sequence: this stands for what the other one will do about a plan. */
import { foresee, nobodyYet, noProspect } from "@rubicon/series";
import type { Zone } from "../board.ts";
import type { Position } from "../position.ts";
import { enemyOf, ROME, type Side } from "../sides.ts";
import { leadersOf, partOf } from "../table.ts";
import { leftWhenClosed } from "./pockets.ts";
import { type Power, reachIn } from "./power.ts";

/** What it is worth to drive somebody off, by his strength. */
const GROUND = 0.15;
/** Of those whom nobody leads and who stand next door, as many come. */
const UNLED = 0.6;

const attacker = nobodyYet();
const together = nobodyYet();
const defender = nobodyYet();
const prospect = noProspect();

/** What a side can hope for in one sequence, as strength of the other one. */
export interface Strikes {
  /** The sum of the best gains, army by army. */
  gains: number;
  /** Of Rome: what it would catch besides, because nobody who is beaten gets away (IMP-8.3.b). */
  pockets: number;
}

export const noStrikes = (): Strikes => ({ gains: 0, pockets: 0 });

/** A leader who is caught counts as so much strength. */
const LEADER = 6;

export function strikesOf(p: Position, power: Power, side: Side, into: Strikes): void {
  const { land } = p.box;
  const enemy = enemyOf(side);
  into.gains = 0;
  into.pockets = 0;
  for (let i = 0; i < land.length; i++) {
    const zone = land[i];
    if (power.units[enemy][zone] === 0) continue;
    into.gains += bestAttack(p, power, side, zone);
    // IMP-9.2.2.n, IMP-9.2.4.b: legions that are lost come back in the winter; a People that is lost has been pacified.
    if (side === ROME && together.units > 0) into.pockets += pocketIn(p, power, side, zone);
  }
}

/** What all that are near would catch beyond what they beat, if they closed every way out; whoever only bars a way does not fight. */
function pocketIn(p: Position, power: Power, side: Side, zone: Zone): number {
  const enemy = enemyOf(side);
  foresee(together, defender, 0, prospect);
  const escaping = prospect.wins - prospect.defenderLoses;
  if (escaping <= 0) return 0;
  const kept = leftWhenClosed(p, power, side, zone, together.units);
  if (kept <= 0) return 0;
  if (kept < 1) {
    together.sp *= kept;
    together.qu *= kept;
    together.units *= kept;
    foresee(together, defender, 0, prospect);
  }
  const strength = power.land[enemy][zone] + LEADER * leadersOf(p, enemy, zone);
  return Math.max(0, prospect.wins - prospect.defenderLoses) * strength;
}

/** What of an army's strength is led into that part of the map. */
const comesFrom = (p: Position, power: Power, side: Side, from: Zone, part: number): number =>
  partOf(p, from) === part ? power.led[side][from] : power.free[side][from];

/** Out of one zone, or out of all that are near enough. */
function bestAttack(p: Position, power: Power, side: Side, zone: Zone): number {
  const { near, beside } = reachIn(p.box);
  const enemy = enemyOf(side);
  const part = partOf(p, zone);
  defender.sp = power.sp[enemy][zone];
  defender.qu = power.quality[enemy][zone];
  defender.units = power.units[enemy][zone];
  defender.tb = power.tb[enemy][zone];
  together.sp = 0;
  together.qu = 0;
  together.units = 0;
  together.tb = 0;
  let hosts = 0;
  let most = 0;
  const around = near[zone];
  for (let i = 0; i < around.length; i++) {
    const from = around[i];
    const land = power.land[side][from];
    if (land === 0) continue;
    const led = comesFrom(p, power, side, from, part);
    const share = (led + (beside[zone].includes(from) ? UNLED * (land - power.led[side][from]) : 0)) / land;
    if (share <= 0) continue;
    attacker.sp = share * power.sp[side][from];
    attacker.qu = share * power.quality[side][from];
    attacker.units = share * power.units[side][from];
    attacker.tb = power.tb[side][from];
    together.sp += attacker.sp;
    together.qu += attacker.qu;
    together.units += attacker.units;
    together.tb = Math.max(together.tb, attacker.tb);
    hosts++;
    most = Math.max(most, gain(attacker));
  }
  return hosts > 1 ? Math.max(most, gain(together)) : most;
}

/** Strength lost by the defender and what it is worth to drive him off, less what it costs. */
function gain(host: typeof attacker): number {
  foresee(host, defender, 0, prospect);
  return (prospect.defenderLoses + GROUND * prospect.wins) * defender.sp - prospect.attackerLoses * host.sp;
}
