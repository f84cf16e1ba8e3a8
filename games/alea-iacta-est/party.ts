/** Who goes together: what the rules of movement ask of a group, seen at one glance. */
import type { Refusal } from "@rubicon/engine";
import { isBadWeather, membersOf, pointsOf } from "@rubicon/series";
import { type Homeward, homewardOf } from "./agitation.ts";
import { type People, ROMAN, WAR } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import { actsAsRoman, ccOf, GROUP, isAllied, isMarked, type Position, quOf, rulesOf, spOf } from "./position.ts";
import { NO } from "./refusals/index.ts";
import { legionsOn, PLACES_ON_SHIP } from "./sailing.ts";
import type { Side } from "./sides.ts";

export interface Party {
  readonly side: Side;
  /** One of each kind that is treated alike wherever it goes: a Roman unit, a Roman leader, a unit of each People. */
  readonly kinds: Piece[];
  /** A People at war, which goes by itself; ROMAN for Romans and their allies. */
  tribe: People;
  leaders: number;
  /** Those who may lead anybody, and how many land units they lead together. */
  romanLeaders: number;
  command: number;
  land: number;
  /** Land units that are Roman. */
  romans: number;
  legions: number;
  naves: number;
  /** AIE-3.4.2.k: land units that its ships have places for, and how many of them may be Legio. */
  places: number;
  legionPlaces: number;
  /** AIE-EV6.a: how far it is to where the Faction Leaders among them must go. */
  homeward: readonly Homeward[];
}

/** Shared by all parties in years without agitation. */
const NOWHERE_TO_GO: readonly Homeward[] = [];

function nobody(side: Side): Party {
  return {
    side,
    kinds: [],
    tribe: ROMAN,
    leaders: 0,
    romanLeaders: 0,
    command: 0,
    land: 0,
    romans: 0,
    legions: 0,
    naves: 0,
    places: 0,
    legionPlaces: 0,
    homeward: NOWHERE_TO_GO,
  };
}

/** Leaders first, then ships, for they carry the rest, then land units, the strongest first. */
export function inRank(p: Position, pieces: readonly Piece[]): Piece[] {
  const { isLeader, isNaves } = p.box;
  const rank = (piece: Piece): number =>
    isLeader[piece] ? 2000 : isNaves[piece] ? 1000 : 10 * spOf(p, piece) + quOf(p, piece);
  return pieces.toSorted((a, b) => rank(b) - rank(a) || a - b);
}

/** The same at one glance. */
export const partyOf = (p: Position, side: Side): Party => together(p, side, membersOf(p));

/** A party of all these. */
export function together(p: Position, side: Side, members: readonly Piece[]): Party {
  const party = nobody(side);
  for (let i = 0; i < members.length; i++) join(p, party, members[i]);
  return party;
}

/** A party of one. */
export function alone(p: Position, piece: Piece): Party {
  const party = nobody(p.side[piece]);
  join(p, party, piece);
  return party;
}

/** The same party with one more. */
export function partyWith(p: Position, party: Party, piece: Piece): Party {
  const larger = { ...party, kinds: [...party.kinds] };
  join(p, larger, piece);
  return larger;
}

function join(p: Position, party: Party, piece: Piece): void {
  const { isLeader, isNaves, isLegio, people } = p.box;
  if (people[piece] !== ROMAN && p.status[people[piece]] === WAR) party.tribe = people[piece];
  note(p, party, piece);
  if (isLeader[piece]) {
    party.leaders++;
    if (actsAsRoman(p, piece)) party.romanLeaders++;
    if (actsAsRoman(p, piece) || party.tribe !== ROMAN) party.command += ccOf(p, piece);
    const homeward = homewardOf(p, piece);
    if (homeward !== null) party.homeward = [...party.homeward, homeward];
  } else if (isNaves[piece]) {
    party.naves++;
    party.places += PLACES_ON_SHIP;
    party.legionPlaces += legionsOn(p, piece);
  } else {
    party.land++;
    if (people[piece] === ROMAN) party.romans++;
    if (isLegio[piece]) party.legions++;
  }
}

/** Keeps one of each kind; leaders who are barred from regions (AIE-S6.i) are each a kind of their own. */
function note(p: Position, party: Party, piece: Piece): void {
  const { isLeader, people } = p.box;
  const { kinds } = party;
  if (!isLeader[piece] || !isBarredSomewhere(p, piece))
    for (let i = 0; i < kinds.length; i++)
      if (people[kinds[i]] === people[piece] && isLeader[kinds[i]] === isLeader[piece]) return;
  kinds.push(piece);
}

/** AIE-S6.i */
export function isBarredSomewhere(p: Position, leader: Piece): boolean {
  const { barred } = rulesOf(p);
  for (let i = 0; i < barred.length; i++) if (barred[i].leader === leader) return true;
  return false;
}

const NAVES_MA = 1;

/** AIE-1.2.2.a, AIE-1.3.2.a, AIE-1.3.2.b, AIE-3.4.1.c, AIE-EV2.a: movement points of a party by land or by sea. */
export function allowanceOf(p: Position, { land }: Party, sea: boolean): number {
  if (!sea) return pointsOf(p.event, land > 0);
  return isBadWeather(p.event) ? NAVES_MA - 1 : NAVES_MA;
}

/** The refusal that fits a party which has not the points for a step by land. */
export function tired(p: Position, { land }: Party): Refusal {
  if (isBadWeather(p.event)) return NO.badWeather;
  return land > 0 ? NO.groupTired : NO.leaderTired;
}

/** The same for a fleet. */
export const becalmed = (p: Position): Refusal => (isBadWeather(p.event) ? NO.calm : NO.fleetTired);

// Command -------------------------------------------------------------------------------------------------

/**
 * AIE-3.4.1.b, AIE-3.4.1.g, AIE-3.4.2.o, AIE-4.3.f, AIE-4.3.p: whether one more land unit can be led. Kings of allies lead their own
 * People; whom they have no room for counts against the Roman leaders. Naves count for nobody (AIE-3.4.2.a).
 */
export function commandRefusal(p: Position, party: Party, unit: Piece): Refusal | null {
  const people = p.box.people[unit];
  if (party.tribe !== ROMAN) return party.land < party.command ? null : NO.overCommand;
  if (people !== ROMAN && burden(p, people) < 0) return null;
  if (party.romanLeaders === 0)
    return people !== ROMAN && hasKing(p, people) ? NO.overCommand : NO.alliedLeadersLeadTheirOwn;
  if (party.romans + burdenOfAllies(p, party.side) < party.command) return null;
  if (party.naves > 0) return NO.overCommandAtSea;
  return party.leaders > 1 ? NO.overCommandTogether : NO.overCommand;
}

/** AIE-R187: they are more than their leaders can lead: one of those has died on the march. */
export function isBereft(p: Position, party: Party): boolean {
  if (party.tribe !== ROMAN) return party.land > party.command;
  return party.romans + burdenOfAllies(p, party.side) > party.command;
}

/** Whether it is one of those whom nobody has room for any more. */
export const isBurden = (p: Position, party: Party, unit: Piece): boolean =>
  party.tribe !== ROMAN || p.box.people[unit] === ROMAN || burden(p, p.box.people[unit]) > 0;

/** Units of a People in the group, less those its own leaders there can lead. */
function burden(p: Position, people: People): number {
  const units = p.box.unitsOf[people];
  const leaders = p.box.leadersOf[people];
  let count = 0;
  for (let i = 0; i < units.length; i++) if (isMarked(p, units[i], GROUP) && !p.box.isNaves[units[i]]) count++;
  for (let i = 0; i < leaders.length; i++)
    if (isMarked(p, leaders[i], GROUP) && !actsAsRoman(p, leaders[i])) count -= ccOf(p, leaders[i]);
  return count;
}

function burdenOfAllies(p: Position, side: Side): number {
  const { majors } = p.box;
  let count = 0;
  for (let i = 0; i < majors.length; i++) if (isAllied(p, majors[i], side)) count += Math.max(0, burden(p, majors[i]));
  return count;
}

const hasKing = (p: Position, people: People): boolean =>
  p.box.leadersOf[people].some((leader) => isMarked(p, leader, GROUP));
