/**
 * Where a piece may be, and with whom (AIE-3.4.1.o to AIE-3.4.1.u, AIE-4.2.4, AIE-4.3.j to AIE-4.3.q, AIE-3.6.5.f, AIE-S6.i,
 * AIE-6.1.2.b). Enemies are no matter of it: whoever asks sees to them. It binds moves, evasions and retreats alike.
 */
import type { Refusal } from "@rubicon/engine";
import { isSea, type Zone } from "./board.ts";
import { PEACE, type People, ROMAN, WAR } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { actsAsRoman, isFlagged, isNeutral, JANUS, type Position, rulesOf } from "./position.ts";
import { NO } from "./refusals/index.ts";
import { enemyOf, NOBODY, type Side } from "./sides.ts";

/** AIE-4.3.l: how far from home a Minor and a Major People at war may go. */
const REACH_OF_MINOR = 2;
const REACH_OF_MAJOR = 3;

/**
 * Why a piece may not end a move, an evasion or a retreat in a zone; null when it may.
 * `from` is where its move began; NOWHERE for evasions and retreats, which AIE-3.4.1.w does not help (AIE-R190).
 */
export const standRefusal = (p: Position, piece: Piece, zone: Zone, from: Zone): Refusal | null =>
  entryRefusal(p, piece, zone) ?? groundRefusal(p, piece, zone, from) ?? companyRefusal(p, piece, zone);

/** Why a piece may not even pass through. */
export function entryRefusal(p: Position, piece: Piece, zone: Zone): Refusal | null {
  const { box } = p;
  if (isSea(box, zone)) return null;
  const people = box.people[piece];
  if (people !== ROMAN && p.status[people] === WAR) return tribeRefusal(p, people, zone);
  // AIE-3.6.5.f, AIE-R85: allies may not enter either.
  if (isNeutral(p, zone)) return NO.neutralRegion;
  return box.isLeader[piece] && isBarred(p, piece, zone) ? NO.barredRegion : null;
}

/** AIE-4.3.j, AIE-4.3.k, AIE-4.3.l, AIE-4.3.m: a People at war in strange land, and how far from home it goes. */
function tribeRefusal(p: Position, people: People, zone: Zone): Refusal | null {
  const { homeOf, fromHome, isMajor } = p.box;
  const home = homeOf[zone];
  if (home >= 0 && home !== people && p.status[home] !== WAR) return NO.peopleNotAtWar;
  return fromHome[people][zone] > (isMajor[people] ? REACH_OF_MAJOR : REACH_OF_MINOR) ? NO.tooFarFromHome : null;
}

/** AIE-S6.i: regions that a leader may never be in. */
export function isBarred(p: Position, leader: Piece, zone: Zone): boolean {
  const { barred } = rulesOf(p);
  const region = p.box.region[zone];
  for (let i = 0; i < barred.length; i++)
    if (barred[i].leader === leader && barred[i].regions.includes(region)) return true;
  return false;
}

/**
 * AIE-3.4.1.o, AIE-3.4.1.q, AIE-3.4.1.r, AIE-3.4.1.s, AIE-4.3.q: only land at peace is closed to Roman and allied units, and
 * to allied leaders. AIE-3.4.1.w: unless their own move began in land of the same People, which has come to peace around them.
 */
function groundRefusal(p: Position, piece: Piece, zone: Zone, from: Zone): Refusal | null {
  const { homeOf, isLeader } = p.box;
  if (!isLandAtPeace(p, zone)) return null;
  if (isLeader[piece] && actsAsRoman(p, piece)) return null; // AIE-3.4.1.a
  return from >= 0 && homeOf[from] === homeOf[zone] ? null : NO.onlyInTransit;
}

/** The zone of origin of a People at peace. */
export function isLandAtPeace(p: Position, zone: Zone): boolean {
  const home = p.box.homeOf[zone];
  return home >= 0 && p.status[home] === PEACE;
}

/** AIE-4.2.4, AIE-3.4.1.u, AIE-6.1.2.b: who else is there. */
export function companyRefusal(p: Position, piece: Piece, zone: Zone): Refusal | null {
  // AIE-3.6.5.d: neutral pieces are nobody's company.
  if (isNeutral(p, zone)) return null;
  const side = p.side[piece];
  if (side === NOBODY) return null;
  const people = p.box.people[piece];
  if (people !== ROMAN) return tribalCompany(p, side, people, zone);
  if (hasWarriors(p, side, zone)) return p.box.isLeader[piece] ? NO.noRomansWithWarriors : NO.ownWarriors;
  // AIE-6.1.2.b, AIE-R57
  if (isFlagged(p, JANUS) && !p.box.isLeader[piece] && hasRomanUnits(p, enemyOf(side), zone)) return NO.truceOfJanus;
  return null;
}

function tribalCompany(p: Position, side: Side, people: People, zone: Zone): Refusal | null {
  const { peoples, group } = p.box;
  const atWar = p.status[people] === WAR;
  const enemy = enemyOf(side);
  if (crowd(p, side, zone) === 0 && (!atWar || crowd(p, enemy, zone) === 0)) return null;
  let foreign = 0;
  for (let i = 0; i < peoples.length; i++) {
    const other = peoples[i];
    if (p.status[other] === PEACE) continue;
    if (p.holder[other] === side) {
      const there = piecesOf(p, other, zone);
      foreign += there;
      // AIE-4.2.4.b: among allies the groups do not matter.
      if (there > 0 && group[other] !== group[people] && (atWar || p.status[other] === WAR)) return NO.otherGroup;
    } else if (atWar && p.status[other] === WAR && p.holder[other] === enemy && unitsThere(p, other, zone)) {
      return NO.warriorsOfTheOther; // AIE-4.2.4.d, AIE-4.4.1.h
    }
  }
  return atWar && crowd(p, side, zone) > foreign ? NO.noRomansWithWarriors : null;
}

/** All pieces of a side in a zone. */
const crowd = (p: Position, side: Side, zone: Zone): number =>
  p.land[2 * zone + side] + p.ships[2 * zone + side] + p.chiefs[2 * zone + side];

function piecesOf(p: Position, people: People, zone: Zone): number {
  const units = p.box.unitsOf[people];
  const leaders = p.box.leadersOf[people];
  let count = 0;
  for (let i = 0; i < units.length; i++) if (p.at[units[i]] === zone) count++;
  for (let i = 0; i < leaders.length; i++) if (p.at[leaders[i]] === zone) count++;
  return count;
}

function unitsThere(p: Position, people: People, zone: Zone): boolean {
  const units = p.box.unitsOf[people];
  for (let i = 0; i < units.length; i++) if (p.at[units[i]] === zone) return true;
  return false;
}

/** AIE-4.2.4.c: pieces of a People at war that a side controls. */
export function hasWarriors(p: Position, side: Side, zone: Zone): boolean {
  if (crowd(p, side, zone) === 0) return false;
  const { peoples } = p.box;
  for (let i = 0; i < peoples.length; i++)
    if (p.status[peoples[i]] === WAR && p.holder[peoples[i]] === side && piecesOf(p, peoples[i], zone) > 0) return true;
  return false;
}

export function hasRomanUnits(p: Position, side: Side, zone: Zone): boolean {
  if (p.land[2 * zone + side] + p.ships[2 * zone + side] === 0) return false;
  const { romanUnits } = p.box;
  for (let i = 0; i < romanUnits.length; i++)
    if (p.at[romanUnits[i]] === zone && p.side[romanUnits[i]] === side) return true;
  return false;
}
