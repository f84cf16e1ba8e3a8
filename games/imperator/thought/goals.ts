/** What there is to gain in each zone, for those who could go there: loyal Romans, rebels, Peoples. */
import { INTERIOR, OUTSIDE, type Zone } from "../board.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { ENEMY, ROME, type Side } from "../sides.ts";
import { isAtWar, partOf } from "../table.ts";
import { AUGUSTUS, augusti, CAESAR, usurpers } from "../titles.ts";
import { foreseeInroads, noInroads } from "./inroads.ts";
import type { Power } from "./power.ts";

export const LOYAL = 0;
export const REBEL = 1;
export const PEOPLE = 2;
export type Kind = typeof LOYAL | typeof REBEL | typeof PEOPLE;

export const kindOf = (p: Position, piece: Piece): Kind =>
  p.box.people[piece] !== ROMAN ? PEOPLE : p.side[piece] === ROME ? LOYAL : REBEL;

/** By kind and zone. */
export type Goals = readonly (readonly number[])[];

export function goalsOf(p: Position, side: Side, power: Power): Goals {
  const { land } = p.box;
  if (side === ROME) {
    foreseeInroads(p, power, inroads);
    return [land.map((zone) => loyalGoal(p, power, zone) + BARRED * inroads.at[zone]), [], []];
  }
  return [[], land.map((zone) => rebelGoal(p, power, zone)), land.map((zone) => peopleGoal(p, power, zone))];
}

/** IMP-7.a: who stands in the way of an inroad stops it, of what it would bring. */
const BARRED = 0.3;
const inroads = noInroads();

/** IMP-10.m, IMP-10.r: who stands there is paid for; a usurper is worth an army. */
function loyalGoal(p: Position, power: Power, zone: Zone): number {
  const { homeOf, roma, armenia } = p.box;
  const enemies = power.units[ENEMY][zone];
  const part = partOf(p, zone);
  let worth = 0.05;
  if (enemies > 0) {
    worth = 2;
    if (part !== OUTSIDE && !isRebelHeld(p, zone)) worth += enemies * (part === INTERIOR ? 4 : 1.5);
    const host = homeOf[zone];
    if (host >= 0 && isAtWar(p, host)) worth += 1.5;
    if (host === armenia && p.armenia === ENEMY) worth += 2;
    if (usurpers(p).some((each) => p.at[each] === zone)) worth += 8;
  } else if (homeOf[zone] === armenia && p.armenia === ENEMY) worth = 2;
  if (zone === roma) worth += usurpers(p).length > 0 ? 1.5 : 0.3;
  // Armies gather where the enemy is near.
  if (power.units[ROME][zone] > 0 && enemies === 0)
    for (const { to } of p.box.waysFrom[zone]) if (power.units[ENEMY][to] > 0) worth += 0.4;
  return worth;
}

const isRebelHeld = (p: Position, zone: Zone): boolean =>
  p.box.romanUnits.some((unit) => p.at[unit] === zone && p.side[unit] === ENEMY);

/** IMP-4.5S.a, IMP-4.5S.b, IMP-4.5G.i: Rome, the Augustus, and units that nobody leads. */
function rebelGoal(p: Position, power: Power, zone: Zone): number {
  if (partOf(p, zone) === OUTSIDE) return 0;
  let worth = 0.1;
  if (zone === p.box.roma) worth += 4;
  if (augusti(p).some((each) => p.at[each] === zone)) worth += 5;
  const units = power.units[ROME][zone];
  if (units > 0) worth += power.command[ROME][zone] === 0 ? 1.5 + units : 1;
  // IMP-4.5D.d: two armies are one.
  if (power.units[ENEMY][zone] > 0) worth += 0.5;
  return worth;
}

/** IMP-10.m, IMP-10.r, IMP-4.2.h */
function peopleGoal(p: Position, power: Power, zone: Zone): number {
  const part = partOf(p, zone);
  const { homeOf, armenia } = p.box;
  if (part === INTERIOR) return power.units[ROME][zone] === 0 ? 4 : 3;
  if (part !== OUTSIDE) return power.units[ROME][zone] === 0 ? 2 : 1.5;
  if (homeOf[zone] === armenia) return p.armenia === ROME ? 2 : 0.2;
  return power.units[ROME][zone] > 0 ? 1 : 0.15;
}

/** Where a leader by himself is wanted: units without one, the more the nearer the enemy; and Rome, by an Augustus. */
export function callsFor(p: Position, side: Side, power: Power, leader: Piece): (zone: Zone) => number {
  const { land, roma, waysFrom, people } = p.box;
  const needsEmperor =
    side === ROME && (p.title[leader] & (AUGUSTUS | CAESAR)) !== 0 && !augusti(p).some((each) => p.at[each] === roma);
  const isChief = people[leader] !== ROMAN;
  const worths = land.map((zone) => {
    let worth = 0;
    const units = power.units[side][zone];
    if (units > 0 && power.units[1 - side][zone] === 0) {
      worth = units / (1 + power.command[side][zone]);
      for (const { to } of waysFrom[zone]) if (power.units[1 - side][to] > 0) worth *= 1.5;
    }
    if (isChief) worth *= 0.5;
    if (zone === roma && needsEmperor) worth += 6;
    return worth;
  });
  return (zone) => worths[zone] ?? 0;
}
