/**
 * Opportune flight (6.3.1, AIE-R67): who of a Force can get away to a zone. It is bound by the rules of movement, not by those of
 * evasion: one zone, whatever it costs, free of enemy combat units, where they may stop.
 */
import type { Refusal } from "@rubicon/engine";
import { isOutside, isSea, NOWHERE, type Zone } from "./board.ts";
import { contested, fights } from "./contests.ts";
import { fightersAt, servesIn } from "./forces.ts";
import { frameOf } from "./frames.ts";
import { commandRefusal, partyOf } from "./party.ts";
import { ROMAN, WAR } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import {
  actsAsRoman,
  ccOf,
  GROUP,
  hasTitle,
  ILL,
  isFree,
  isMarked,
  landUnitsIn,
  leadersIn,
  type Position,
  piecesIn,
  shipsIn,
} from "./position.ts";
import { NO } from "./refusals/index.ts";
import { entersItalia, isRubicon } from "./rubicon.ts";
import { fits } from "./sailing.ts";
import type { Side } from "./sides.ts";
import { standRefusal } from "./stacking.ts";
import { leads } from "./ways-out.ts";

/** A Force on its way from one zone to another. */
export interface Flight {
  readonly side: Side;
  readonly zone: Zone;
  readonly to: Zone;
}

/** By ship, if one of the two is a sea; there is never more than one way. */
export const bySea = (p: Position, { zone, to }: Flight): boolean => isSea(p.box, zone) || isSea(p.box, to);

const isNextTo = (p: Position, f: Flight): boolean =>
  (bySea(p, f) ? p.box.routesFrom : p.box.waysFrom)[f.zone].some((way) => way.to === f.to);

/** The battle that is fled from: the one whose die is about to fall, or whatever is to be fought there (W4). */
function isFought(p: Position, zone: Zone, naval: boolean): boolean {
  const battle = frameOf(p, "battle");
  return battle === undefined ? fights(p, zone, naval) : battle.zone === zone && battle.naval === naval;
}

/** Zones from which a Force of the defender could flee now. */
export function besetZones(p: Position): readonly Zone[] {
  const battle = frameOf(p, "battle");
  return battle === undefined ? contested(p) : [battle.zone];
}

/** Combat units for whom it is a flight from battle. */
const beset = (p: Position, { side, zone }: Flight): Piece[] =>
  [true, false].filter((naval) => isFought(p, zone, naval)).flatMap((naval) => fightersAt(p, side, zone, naval));

// Who can go ----------------------------------------------------------------------------------------------------

/** What the zone forbids to a piece, whoever comes along. */
function groundRefusal(p: Position, f: Flight, piece: Piece): Refusal | null {
  if (!isFree(p, f.side, f.to)) return NO.fleeEnemies;
  const { isLeader, people } = p.box;
  // AIE-S1.i
  const faction = people[piece] === ROMAN || p.status[people[piece]] !== WAR;
  if (!isLeader[piece] && faction && entersItalia(p, f.side, f.zone, f.to)) return NO.noEntryToItalia;
  return standRefusal(p, piece, f.to, f.zone);
}

/** AIE-EV4.a, AIE-R133: a sick man stays, and so does who serves in the other combat of the zone. */
function leaderRefusal(p: Position, f: Flight, leader: Piece): Refusal | null {
  if (hasTitle(p, leader, ILL)) return NO.tooIll;
  const battle = frameOf(p, "battle");
  if (battle !== undefined && !servesIn(p, leader, f.zone, battle.naval))
    return battle.naval ? NO.servesOnLand : NO.servesAtSea;
  return groundRefusal(p, f, leader);
}

/**
 * AIE-6.3.1.c, AIE-3.4.1.j, AIE-3.4.1.l, AIE-S1.h: auxilia always, Romans to the outside, and at the Rubicon everybody of the
 * faction, go under a leader or not at all. AIE-3.4.1.i, AIE-4.3.h: all others need none.
 */
function needsLeader(p: Position, f: Flight, unit: Piece): boolean {
  const people = p.box.people[unit];
  if (people !== ROMAN) return p.status[people] !== WAR && isRubicon(p, f.side);
  return p.box.type[unit] === "auxilia" || isOutside(p.box, f.to) || isRubicon(p, f.side);
}

/** Those who are on their way already. */
export const fleeing = (p: Position, f: Flight): Piece[] =>
  piecesIn(p, f.side, f.zone).filter((piece) => isMarked(p, piece, GROUP));

/** How many more such units the leaders who go can take. */
function roomFor(p: Position, f: Flight, unit: Piece): number {
  let room = 0;
  for (const piece of fleeing(p, f)) {
    if (p.box.isLeader[piece]) room += leads(p, piece, unit) ? ccOf(p, piece) : 0;
    else if (needsLeader(p, f, piece)) room--;
  }
  return room;
}

function landUnitRefusal(p: Position, f: Flight, unit: Piece): Refusal | null {
  const closed = groundRefusal(p, f, unit);
  if (closed || !bySea(p, f))
    return closed ?? (needsLeader(p, f, unit) && roomFor(p, f, unit) <= 0 ? NO.fleeLed : null);
  // AIE-3.4.2.k, AIE-3.4.2.o
  const group = fleeing(p, f);
  const ships = group.filter((piece) => p.box.isNaves[piece]);
  const aboard = group.filter((piece) => !p.box.isNaves[piece]);
  if (!fits(p, [...aboard, unit], ships)) return NO.noPlaceAboard;
  return commandRefusal(p, partyOf(p, f.side), unit);
}

/** AIE-3.4.2.b, AIE-6.3.1.c */
function shipRefusal(p: Position, f: Flight, ship: Piece): Refusal | null {
  if (!bySea(p, f)) return NO.shipsStayAfloat;
  if (!fleeing(p, f).some((piece) => p.box.isLeader[piece] && leads(p, piece, ship))) return NO.shipsNeedLeader;
  return groundRefusal(p, f, ship);
}

/** Why a piece of the Force does not go along; null when it can. */
export function fleeRefusal(p: Position, f: Flight, piece: Piece): Refusal | null {
  if (p.at[piece] !== f.zone || p.side[piece] !== f.side) return NO.notBeset;
  if (isMarked(p, piece, GROUP)) return NO.comesAlready;
  const { isLeader, isNaves } = p.box;
  if (isLeader[piece]) return leaderRefusal(p, f, piece);
  return isNaves[piece] ? shipRefusal(p, f, piece) : landUnitRefusal(p, f, piece);
}

/** Everybody who could still come. */
export const others = (p: Position, f: Flight): Piece[] =>
  piecesIn(p, f.side, f.zone).filter((piece) => fleeRefusal(p, f, piece) === null);

/**
 * Why those who go cannot leave yet. AIE-6.3.1.b: by land the Force goes, and only who cannot stays behind; aboard ships its owner
 * says who is. Somebody who would have had to fight must be among them.
 */
export function partRefusal(p: Position, f: Flight): Refusal | null {
  if (!beset(p, f).some((unit) => isMarked(p, unit, GROUP))) return NO.fleeSomebody;
  if (bySea(p, f)) return null;
  return others(p, f).some((piece) => !p.box.isLeader[piece]) ? NO.fleeTogether : null;
}

/** By land, and nobody could stay behind even if he would: then there is nothing to ask. */
export function goesAsOne(p: Position, f: Flight): boolean {
  const { side, zone } = f;
  if (bySea(p, f) || shipsIn(p, side, zone).length > 0) return false;
  const units = landUnitsIn(p, side, zone);
  const leaders = leadersIn(p, side, zone);
  if (leaders.some((leader) => leaderRefusal(p, f, leader) !== null)) return false;
  if (units.some((unit) => groundRefusal(p, f, unit) !== null)) return false;
  const room = leaders.reduce((sum, leader) => sum + (actsAsRoman(p, leader) ? ccOf(p, leader) : 0), 0);
  return units.filter((unit) => needsLeader(p, f, unit)).length <= room;
}

// Where to ------------------------------------------------------------------------------------------------------

/** Why nobody can flee that way; null when somebody can who would have to fight. */
export function wayRefusal(p: Position, f: Flight): Refusal | null {
  if (!isNextTo(p, f)) return NO.fleeNextTo;
  const units = beset(p, f);
  const leaders = leadersIn(p, f.side, f.zone).filter((leader) => leaderRefusal(p, f, leader) === null);
  let why: Refusal = NO.fleeSomebody;
  for (const unit of bySea(p, f) ? boarding(p, f, units, leaders) : units) {
    const refusal = loneWayRefusal(p, f, unit, leaders);
    if (refusal === null) return null;
    why = refusal;
  }
  return why;
}

/** One unit by itself, or under one of those leaders. */
function loneWayRefusal(p: Position, f: Flight, unit: Piece, leaders: readonly Piece[]): Refusal | null {
  const { isNaves } = p.box;
  if (isNaves[unit] && !bySea(p, f)) return NO.shipsStayAfloat;
  const closed = groundRefusal(p, f, unit);
  if (closed) return closed;
  if (!isNaves[unit] && !bySea(p, f) && !needsLeader(p, f, unit)) return null;
  if (leaders.some((leader) => leads(p, leader, unit))) return null;
  return isNaves[unit] ? NO.shipsNeedLeader : NO.fleeLed;
}

/** By sea land units need a ship that somebody leads there. */
function boarding(p: Position, f: Flight, units: readonly Piece[], leaders: readonly Piece[]): readonly Piece[] {
  const ships = shipsIn(p, f.side, f.zone).filter((ship) => loneWayRefusal(p, f, ship, leaders) === null);
  return units.filter((unit) => p.box.isNaves[unit] || ships.some((ship) => fits(p, [unit], [ship])));
}

/** Zones from which a Force could flee to that one. */
export const sourcesOf = (p: Position, side: Side, to: Zone): Zone[] =>
  besetZones(p).filter((zone) => wayRefusal(p, { side, zone, to }) === null);

/** Zones next to those from which a Force could flee, in the order of the map: no other can be fled to. */
export function refuges(p: Position): readonly Zone[] {
  const { waysFrom, routesFrom } = p.box;
  const found = new Set<Zone>();
  for (const zone of besetZones(p)) {
    for (const { to } of waysFrom[zone]) found.add(to);
    for (const { to } of routesFrom[zone]) found.add(to);
  }
  return [...found].sort((a, b) => a - b);
}

/** Why no Force can flee there: the reason of the one that is next to it. */
export function destinationRefusal(p: Position, side: Side, to: Zone): Refusal | null {
  if (to === NOWHERE) return NO.fleeNextTo;
  let why: Refusal = NO.fleeNextTo;
  for (const zone of besetZones(p)) {
    const refusal = wayRefusal(p, { side, zone, to });
    if (refusal === null) return null;
    if (refusal !== NO.fleeNextTo) why = refusal;
  }
  return why;
}
