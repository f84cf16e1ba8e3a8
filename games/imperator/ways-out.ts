/** Ways out of a zone for those who evade or retreat (IMP-8.1.b to IMP-8.1.e, IMP-8.3.a, IMP-R84). */
import type { Refusal } from "@rubicon/engine";
import { firstRefusal, originsBy, waysOutBy, wayTo } from "@rubicon/series";
import { arrive } from "./arriving.ts";
import { FAR, type Zone } from "./board.ts";
import { companyRefusal, zoneRefusal } from "./limits.ts";
import { ROMAN } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { own, type Position } from "./position.ts";
import { reviewLoyalty } from "./rebels.ts";
import { NO } from "./refusals/index.ts";
import { ENEMY, MUTINY, ROME, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";
import { cameFrom, combatUnitsIn, enemyUnits, MOVED, mutineersIn, put, unitsOf } from "./table.ts";
import { AUGUSTUS, hasTitle, USURPER } from "./titles.ts";

/** IMP-8.1.d, IMP-R84: zones from which units of the attacker stepped into the zone of battle in this sequence. */
export const originsOf = (p: Position, attacker: Side, zone: Zone): Zone[] =>
  originsBy(combatUnitsIn(p, attacker, zone), (unit) => cameFrom(p, unit));

/** IMP-R78: mutineers have enemies everywhere, other mutineers among them. */
const isFreeFor = (p: Position, owner: Side, zone: Zone): boolean =>
  owner === MUTINY
    ? unitsOf(p, ROME, zone) + unitsOf(p, ENEMY, zone) + mutineersIn(p, zone) === 0
    : enemyUnits(p, owner, zone) === 0;

/** Why a piece by itself cannot get away from one zone to another; `barred` are zones that the attackers came from. */
export function outRefusal(p: Position, piece: Piece, from: Zone, to: Zone, barred: readonly Zone[]): Refusal | null {
  // IMP-8.1.b, IMP-8.1.c: whatever it costs, across straits too.
  if (wayTo(p.box.waysFrom[from], to) === null) return NO.notNextToIt;
  if (!isFreeFor(p, p.side[piece], to)) return NO.enemyThere;
  if (barred.includes(to)) return NO.attackersCameFromThere;
  return zoneRefusal(p, piece, from, to);
}

/** Why these cannot get away together. */
export const refusalForAll = (
  p: Position,
  pieces: readonly Piece[],
  from: Zone,
  to: Zone,
  barred: readonly Zone[],
): Refusal | null =>
  firstRefusal(pieces, (piece) => outRefusal(p, piece, from, to, barred)) ?? companyRefusal(p, pieces, from, to);

/** Zones that all of them can go to together. */
export const waysOut = (p: Position, pieces: readonly Piece[], from: Zone, barred: readonly Zone[]): Zone[] =>
  waysOutBy(p.box.waysFrom[from], (to) => refusalForAll(p, pieces, from, to, barred));

/**
 * Off to another zone: what was marked for this sequence no longer concerns them, but that they have moved. Rebels who come there
 * without a leader are loyal again (IMP-R58). To be called last: what befalls them where they come lies on top of the stack then.
 */
export function goOut(p: Position, pieces: readonly Piece[], to: Zone, tell: Chronicle): void {
  for (const piece of pieces) {
    own.marks(p)[piece] &= MOVED;
    put(p, piece, to);
  }
  reviewLoyalty(p, to, tell);
  arrive(p, pieces, to, tell);
}

/** The same where others stay: rebels whom their leader leaves behind are loyal at once. */
export function leave(p: Position, pieces: readonly Piece[], from: Zone, to: Zone, tell: Chronicle): void {
  for (const piece of pieces) put(p, piece, to);
  reviewLoyalty(p, from, tell);
  goOut(p, pieces, to, tell);
}

/** Where somebody would go who does not answer: Romans towards their emperor, Peoples towards home; of several the first on the map. */
export function likeliest(p: Position, piece: Piece, zones: readonly Zone[]): Zone {
  let best = zones[0];
  let least = FAR + 1;
  for (const zone of zones) {
    const far = distanceHome(p, piece, zone);
    if (far < least) {
      least = far;
      best = zone;
    }
  }
  return best;
}

function distanceHome(p: Position, piece: Piece, zone: Zone): number {
  const { fromHome, people, romanLeaders, steps } = p.box;
  if (people[piece] !== ROMAN) return fromHome[people[piece]][zone];
  const title = p.side[piece] === ENEMY ? USURPER : AUGUSTUS;
  let least = FAR;
  for (const leader of romanLeaders)
    if (hasTitle(p, leader, title) && p.at[leader] >= 0) least = Math.min(least, steps[zone][p.at[leader]]);
  return least;
}
