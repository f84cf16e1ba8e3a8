/** What a player would say of the table: who stands where, whose it is, and how pieces are put, taken off and turned. */
import { nth } from "@rubicon/engine";
import { BOX, DEAD, type Front, INTERIOR, NOWHERE, OUTSIDE, onMap, type Zone } from "./board.ts";
import { PEACE, type People, REMOVED, ROMAN, type Status, WAR } from "./peoples.ts";
import { FULL, type Piece, REDUCED } from "./pieces.ts";
import { own, type Position } from "./position.ts";
import { ENEMY, enemyOf, MUTINY, NOBODY, ROME, type Side } from "./sides.ts";
import { type Counter, PLAYED, stratagemNamed } from "./stratagems.ts";

const MUTINIES = stratagemNamed("mutinerie");

// Land ----------------------------------------------------------------------------------------------------

/** IMP-3.1.a, IMP-4.2.b: the Front of a zone this year, INTERIOR, or OUTSIDE. */
export const partOf = (p: Position, zone: Zone): Front => p.box.parts[p.epoch][zone];
export const isInEmpire = (p: Position, zone: Zone): boolean => p.box.parts[p.epoch][zone] !== OUTSIDE;
/** IMP-3.1.b */
export const isInterior = (p: Position, zone: Zone): boolean => p.box.parts[p.epoch][zone] === INTERIOR;
/** IMP-3.3.b: in one of the five Fronts. */
export const isOnFront = (p: Position, zone: Zone): boolean => {
  const part = p.box.parts[p.epoch][zone];
  return part !== OUTSIDE && part !== INTERIOR;
};
/** IMP-9.1.a: a camp that is built by now. */
export const hasCamp = (p: Position, zone: Zone): boolean => p.box.campFrom[zone] <= p.year;

// Who stands where ----------------------------------------------------------------------------------------

export const unitsOf = (p: Position, side: Side, zone: Zone): number => p.units[3 * zone + side];
export const leadersOf = (p: Position, side: Side, zone: Zone): number => p.chiefs[2 * zone + side];
export const mutineersIn = (p: Position, zone: Zone): number => p.units[3 * zone + MUTINY];

/** IMP-7.a, IMP-R78: combat units there that are a side's enemies: those of the other side, and mutineers. */
export const enemyUnits = (p: Position, side: Side, zone: Zone): number =>
  p.units[3 * zone + enemyOf(side)] + p.units[3 * zone + MUTINY];

/** Nothing that fights against that side stands there. */
export const isFree = (p: Position, side: Side, zone: Zone): boolean => enemyUnits(p, side, zone) === 0;

/** Pieces of a side in a place, in the order of their numbers; units before leaders. Fleets are no part of them. */
export const piecesIn = (p: Position, side: Side, zone: Zone): Piece[] =>
  thoseIn(p, p.box.pieces, side, zone, unitsOf(p, side, zone) + (side === MUTINY ? 0 : leadersOf(p, side, zone)));

export const combatUnitsIn = (p: Position, side: Side, zone: Zone): Piece[] =>
  thoseIn(p, p.box.units, side, zone, unitsOf(p, side, zone));

export const leadersIn = (p: Position, side: Side, zone: Zone): Piece[] =>
  thoseIn(p, p.box.leaders, side, zone, leadersOf(p, side, zone));

/** Those of a list that a side has in a place. How many there are is known, so the search ends with the last of them. */
function thoseIn(p: Position, list: readonly Piece[], side: Side, zone: Zone, count: number): Piece[] {
  const found: Piece[] = [];
  for (let i = 0; found.length < count && i < list.length; i++) {
    const piece = list[i];
    if (p.at[piece] === zone && p.side[piece] === side) found.push(piece);
  }
  return found;
}

// Marks ---------------------------------------------------------------------------------------------------

// MOVED, and GROUP: in the group that moves now, or that evades
export { GROUP, MOVED } from "@rubicon/series";

/** IMP-R87: a unit of the victor that has had its share of his losses. */
export const HIT = 4;
/** IMP-R34: came ashore in this sequence. */
export const LANDED = 8;
/** IMP-R83: a leader who has tried to evade this battle. */
export const TRIED = 16;
/** IMP-R98: its place in the winter has been found. */
export const HOUSED = 32;
/** IMP-R101: what face it shows in the winter has been decided with its place. */
export const SETTLED = 64;
/** IMP-4.5G.j: won over by the group that moves now. */
export const WON = 64;
const CAME_FROM = 8;

export const isMarked = (p: Position, piece: Piece, mark: number): boolean => (p.marks[piece] & mark) !== 0;

export function mark(p: Position, piece: Piece, mark: number): void {
  own.marks(p)[piece] |= mark;
}

export function unmark(p: Position, piece: Piece, mark: number): void {
  own.marks(p)[piece] &= ~mark;
}

/** IMP-R84: the zone out of which a piece stepped into the one it stands in, in this sequence; NOWHERE if it did not. */
export const cameFrom = (p: Position, piece: Piece): Zone => nth<Zone>((p.marks[piece] >> CAME_FROM) - 1);

export function markCameFrom(p: Position, piece: Piece, zone: Zone): void {
  own.marks(p)[piece] = (p.marks[piece] & ((1 << CAME_FROM) - 1)) | ((zone + 1) << CAME_FROM);
}

/** A sequence is over: nothing of it is remembered. */
export const forgetMarks = (p: Position): void => {
  own.marks(p).fill(0);
};

// Pieces --------------------------------------------------------------------------------------------------

export const isRoman = (p: Position, piece: Piece): boolean => p.box.people[piece] === ROMAN;
/** Of the Rome player, and Roman: the Armenian unit is not (IMP-R75). */
export const isLoyal = (p: Position, piece: Piece): boolean => p.box.people[piece] === ROMAN && p.side[piece] === ROME;
export const isRebel = (p: Position, piece: Piece): boolean => p.box.people[piece] === ROMAN && p.side[piece] === ENEMY;
export const isMutinous = (p: Position, piece: Piece): boolean => p.side[piece] === MUTINY;
/** IMP-1.1.c, IMP-2.D.c: a leader on the map who does not show his Pax Romana face. */
export const isInPlay = (p: Position, leader: Piece): boolean => onMap(p.at[leader]) && p.side[leader] !== NOBODY;

function count(p: Position, piece: Piece, zone: Zone, change: 1 | -1): void {
  const side = p.side[piece];
  if (side === NOBODY || !onMap(zone) || p.box.isFleet[piece]) return;
  if (p.box.isLeader[piece]) own.chiefs(p)[2 * zone + side] += change;
  else own.units(p)[3 * zone + side] += change;
}

/** Puts a piece on the map, or moves it there. */
export function put(p: Position, piece: Piece, zone: Zone): void {
  const from = p.at[piece];
  count(p, piece, from, -1);
  own.at(p)[piece] = zone;
  count(p, piece, zone, 1);
  if (p.side[piece] === MUTINY) moveMarker(p, from, zone);
}

/** IMP-6.3.k, IMP-6.3.l, IMP-R112: the marker goes with the last mutineers, and is lifted when there are none left, or one lies there. */
function moveMarker(p: Position, from: Zone, to: Zone): void {
  if (!onMap(from) || mutineersIn(p, from) > 0) return;
  const counter = markerOfMutiny(p, from);
  if (counter === undefined) return;
  const next = onMap(to) && isUnmarked(p, to) ? to : p.box.land.find((zone) => isUnmarked(p, zone));
  own.lies(p)[counter] = next ?? NOWHERE;
  if (next === undefined) own.counter(p)[counter] = PLAYED;
}

/** IMP-R78: mutineers who retreated in another direction than their marker. */
const isUnmarked = (p: Position, zone: Zone): boolean =>
  mutineersIn(p, zone) > 0 && markerOfMutiny(p, zone) === undefined;

const markerOfMutiny = (p: Position, zone: Zone): Counter | undefined =>
  p.box.copiesOf[MUTINIES].find((counter) => p.lies[counter] === zone);

/** Takes a piece off the map. */
export function takeOff(p: Position, piece: Piece, to: Zone): void {
  const from = p.at[piece];
  count(p, piece, from, -1);
  if (p.side[piece] === MUTINY) moveMarker(p, from, to);
  own.at(p)[piece] = to;
  own.marks(p)[piece] = 0;
  own.face(p)[piece] = FULL;
}

export function changeSide(p: Position, piece: Piece, side: Side): void {
  count(p, piece, p.at[piece], -1);
  if (p.side[piece] === MUTINY && side !== MUTINY) moveMarker(p, p.at[piece], NOWHERE);
  own.side(p)[piece] = side;
  count(p, piece, p.at[piece], 1);
}

/**
 * IMP-9.2.2.n, IMP-9.2.2.s, IMP-9.2.4.e: a legion or a unit of the garrison is dead till the winter and remembers whose it was;
 * vexillations and units of Peoples go to their box. Who was in mutiny is so no more (IMP-R78).
 */
export function eliminate(p: Position, unit: Piece): void {
  const { people, isVexillation, armenia } = p.box;
  const nation = people[unit];
  const mutinous = p.side[unit] === MUTINY;
  takeOff(p, unit, nation === ROMAN && !isVexillation[unit] ? DEAD : BOX);
  if (isVexillation[unit]) own.side(p)[unit] = NOBODY;
  else if (mutinous) own.side(p)[unit] = nation === ROMAN ? ROME : sideOfPeople(p, nation);
  else if (nation === armenia) own.side(p)[unit] = p.armenia;
}

/** IMP-8.3.d: true when it was its last step. */
export function loseStep(p: Position, unit: Piece): boolean {
  if (p.face[unit] === FULL) {
    own.face(p)[unit] = REDUCED;
    return false;
  }
  eliminate(p, unit);
  return true;
}

/** IMP-TE.1.a, IMP-6.3.h: turned to its weaker face, if it is not there already; never eliminated. */
export function reduce(p: Position, unit: Piece): void {
  own.face(p)[unit] = REDUCED;
}

// Ratings -------------------------------------------------------------------------------------------------

export const spOf = (p: Position, unit: Piece): number => p.box.sp[2 * unit + p.face[unit]];
export const quOf = (p: Position, unit: Piece): number => p.box.qu[2 * unit + p.face[unit]];
export const unitTbOf = (p: Position, unit: Piece): number => p.box.unitTb[2 * unit + p.face[unit]];

// Peoples -------------------------------------------------------------------------------------------------

export const isAtWar = (p: Position, people: People): boolean => p.status[people] === WAR;

/** IMP-4.2.a, IMP-4.2.g: at war its pieces are the Enemy's, at peace nobody's; Armenia is its holder's. */
export const sideOfPeople = (p: Position, people: People): Side =>
  people === p.box.armenia ? p.armenia : p.status[people] === WAR ? ENEMY : NOBODY;

/** All its pieces turn with it, but for those in mutiny (IMP-R73). */
export function setStatus(p: Position, people: People, status: Status): void {
  own.status(p)[people] = status;
  turnPeople(p, people);
}

/** IMP-4.2.d */
export function giveArmenia(p: Position, side: Side): void {
  p.armenia = side;
  turnPeople(p, p.box.armenia);
}

function turnPeople(p: Position, people: People): void {
  const side = sideOfPeople(p, people);
  for (const piece of p.box.unitsOf[people]) if (p.side[piece] !== MUTINY) changeSide(p, piece, side);
  for (const piece of p.box.leadersOf[people]) changeSide(p, piece, side);
}

/** IMP-2.C.f, IMP-6.2.k, IMP-4.2.c: whether it may be brought to war now. */
export const canRise = (p: Position, people: People): boolean =>
  p.status[people] === PEACE && people !== p.box.armenia && p.ban[people] <= p.year;

export const isRemoved = (p: Position, people: People): boolean => p.status[people] === REMOVED;
