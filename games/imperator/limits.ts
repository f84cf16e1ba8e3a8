/**
 * Where a piece may go (IMP-3.3, IMP-3.5.h, IMP-4.2.k, IMP-4.3.d, IMP-4.3.i to IMP-4.3.o): limits that bind marches, evasions (IMP-8.1.b),
 * flights (IMP-R76) and retreats (IMP-R84) alike. Enemies are no matter of it, nor is who leads whom: whoever asks sees to them.
 */
import type { Refusal } from "@rubicon/engine";
import { type Front, INTERIOR, OUTSIDE, onMap, TO_COME, type Zone } from "./board.ts";
import { ARMENIAN, EASTERN, PEACE, type People, ROMAN, ROMANS } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import { NO } from "./refusals/index.ts";
import { ENEMY, MUTINY, NOBODY, ROME } from "./sides.ts";
import { isAtWar, isInEmpire, leadersOf, partOf, unitsOf } from "./table.ts";
import { isFreed, isReserve } from "./titles.ts";

/** IMP-4.3.l, IMP-R45 */
export const REACH = 5;

/** Why a piece by itself may not step from a zone into another; null when it may. What depends on its company is below. */
export function zoneRefusal(p: Position, piece: Piece, from: Zone, to: Zone): Refusal | null {
  const people = p.box.people[piece];
  const refusal = people === ROMAN ? romanRefusal(p, piece, to) : tribeRefusal(p, people, from, to);
  return refusal ?? kindRefusal(p, piece, to);
}

/** IMP-3.5.a, IMP-R33: leaders go where they like. */
function romanRefusal(p: Position, piece: Piece, to: Zone): Refusal | null {
  if (p.box.isLeader[piece]) return null;
  // IMP-4.3.d: not even in a retreat.
  if (p.side[piece] === ENEMY && !isInEmpire(p, to)) return NO.rebelsStayInEmpire;
  return isLandAtPeace(p, to) ? NO.landAtPeace : null;
}

/** IMP-3.5.h, IMP-R33, IMP-R82: the home of a People at peace; Armenia never is, nor what has become part of the empire. */
export function isLandAtPeace(p: Position, zone: Zone): boolean {
  const people = p.box.homeOf[zone];
  return people >= 0 && people !== p.box.armenia && !isAtWar(p, people) && !isInEmpire(p, zone);
}

/** IMP-4.3.h to IMP-4.3.l */
function tribeRefusal(p: Position, people: People, from: Zone, to: Zone): Refusal | null {
  const { armenia, category, fromHome, gate, homeOf } = p.box;
  if (people === armenia) return NO.armeniansStay;
  const part = partOf(p, to);
  const host = homeOf[to];
  // IMP-4.3.h: of mutineers too, whose People has been pacified.
  if (host !== people && !isAtWar(p, people)) return NO.homeAtPeace;
  if (part === OUTSIDE && host >= 0 && host !== people) {
    // IMP-R82: into Armenia come those of the East.
    if (host === armenia ? category[people] !== EASTERN : !isAtWar(p, host)) return NO.peopleAtPeaceThere;
  }
  if (part !== OUTSIDE && part !== gate[people] && !isInEmpire(p, from)) return NO.notTheirFront;
  return fromHome[people][to] > REACH ? NO.tooFarFromHome : null;
}

/** IMP-4.2.k, IMP-4.3.o, IMP-R46: pieces of the Enemy and of different categories are never in one zone. */
export function kindRefusal(p: Position, piece: Piece, to: Zone): Refusal | null {
  const side = p.side[piece];
  if (side === ROME || side === MUTINY) return null;
  return isWithOthers(p, categoryOf(p, piece), to) ? NO.notTheirKind : null;
}

export const categoryOf = ({ box }: Position, piece: Piece): number =>
  box.people[piece] === ROMAN ? ROMANS : box.category[box.people[piece]];

/** Somebody of another category than that stands there for the Enemy, or is at home there. */
export function isWithOthers(p: Position, category: number, zone: Zone): boolean {
  const { homeOf, pieces } = p.box;
  const host = homeOf[zone];
  const housed = host >= 0 && p.status[host] === PEACE;
  if (!housed && unitsOf(p, ENEMY, zone) === 0 && leadersOf(p, ENEMY, zone) === 0) return false;
  for (let i = 0; i < pieces.length; i++) {
    const other = pieces[i];
    if (p.at[other] !== zone || (p.side[other] !== ENEMY && p.side[other] !== NOBODY)) continue;
    const kind = categoryOf(p, other);
    if (kind !== ARMENIAN) return kind !== category; // IMP-4.2.m. All others there are of one kind.
  }
  return false;
}

// Fronts ----------------------------------------------------------------------------------------------------

/** IMP-3.3.c: a loyal legion that would step out of its Front. Rebels (IMP-4.3.c) and mutineers (IMP-R78) are not bound. */
export const leavesFront = (p: Position, piece: Piece, from: Zone, to: Zone): boolean =>
  p.box.isLegion[piece] &&
  p.side[piece] === ROME &&
  partOf(p, from) === p.box.band[piece] &&
  partOf(p, to) !== p.box.band[piece];

/** IMP-3.3.c, IMP-3.3.f, IMP-3.3.h, IMP-R23: why so many legions may not leave their Front at once. */
export function frontRefusal(p: Position, front: Front, leaving: number): Refusal | null {
  if (leaving <= mayLeave(p, front)) return null;
  return isReserve(p, front) ? NO.halfMustStay : NO.frontNotInReserve;
}

/** How many of its legions may leave a Front now: all, none, or those beyond half of them. */
export function mayLeave(p: Position, front: Front): number {
  if (isFreed(p, front)) return Number.POSITIVE_INFINITY;
  if (!isReserve(p, front)) return 0;
  let present = 0;
  let complement = 0;
  for (const legion of p.box.legionsOf[front]) {
    // IMP-6.3.n. Who has arrived belongs to his Front for good, even while he is dead.
    if (p.side[legion] === MUTINY || p.at[legion] === TO_COME) continue;
    complement++;
    if (onMap(p.at[legion]) && partOf(p, p.at[legion]) === front) present++;
  }
  return Math.max(0, present - Math.ceil(complement / 2));
}

// Company ---------------------------------------------------------------------------------------------------

/**
 * Why these may not step together from a zone into another, each of them being allowed to by itself: too many legions of a Front
 * (IMP-3.3.f), or units of a People in the Interior without a leader of theirs (IMP-4.3.m, IMP-R44).
 */
export function companyRefusal(p: Position, pieces: readonly Piece[], from: Zone, to: Zone): Refusal | null {
  const { fronts, band, isLeader, people } = p.box;
  for (let front = 0; front < fronts.length; front++) {
    let leaving = 0;
    for (const piece of pieces) if (band[piece] === front && leavesFront(p, piece, from, to)) leaving++;
    const refusal = frontRefusal(p, fronts[front], leaving);
    if (refusal !== null) return refusal;
  }
  if (partOf(p, to) !== INTERIOR) return null;
  for (const piece of pieces) {
    const nation = people[piece];
    if (nation === ROMAN || isLeader[piece]) continue;
    if (!pieces.some((each) => isLeader[each] && people[each] === nation)) return NO.interiorNeedsLeader;
  }
  return null;
}

/** IMP-4.3.e, IMP-4.3.n, IMP-R47: leaders of a People do not go without any unit inside the empire, nor into it, nor out of it. */
export function loneChiefRefusal(p: Position, pieces: readonly Piece[], from: Zone, to: Zone): Refusal | null {
  const { isLeader, people } = p.box;
  if (!isInEmpire(p, from) && !isInEmpire(p, to)) return null;
  for (const piece of pieces) if (!isLeader[piece]) return null;
  return pieces.some((piece) => people[piece] !== ROMAN) ? NO.chiefNotAlone : null;
}
