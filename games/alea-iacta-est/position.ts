/**
 * What lies on the table. A position is a few arrays of small numbers, so that copying it is a few memory copies; the
 * functions below say what a player would say of it.
 */
import { type By, listed, nth, type Outcome, type ReadonlyBy } from "@rubicon/engine";
import { BOX, onMap, RESERVE, type Region, type Zone } from "./board.ts";
import type { Box } from "./box.ts";
import type { Frame } from "./frames.ts";
import { ALLEGIANCE, type People, ROMAN, type Status, WAR } from "./peoples.ts";
import { FULL, NO_PIECE, type Piece, REDUCED } from "./pieces.ts";
import type { Scenario, ScenarioPart, ScenarioRules } from "./scenarios.ts";
import { enemyOf, NOBODY, type Person, REP, type Side } from "./sides.ts";
import type { Counter, Pile } from "./stratagems.ts";

// Lists that copies share, by what is written together
const PLACES = 1;
const FACES = 2;
const SIDES = 4;
const MARKS = 8;
const TITLES = 16;
const PEOPLES = 32;
const REGIONS = 64;
const RECRUITS = 128;
const COUNTERS = 256;
const ALL_LISTS = 511;

/**
 * Made as the copy of another. Both go on with the same lists until one of them writes, and then that one takes a list of
 * its own. A class, because V8 puts what an object literal makes among the old things once many have been kept, and then
 * every copy takes ten times as long.
 */
export class Position {
  readonly box: Box;
  /** The lists that a copy may have too, as bits. Lists are read here, and written with `own`. */
  shared: number;

  at: ReadonlyBy<Piece, Zone>;
  /** FULL or REDUCED; leaders always FULL. */
  face: ReadonlyBy<Piece, number>;
  /** AIE-0.5.c: whose it is now. NOBODY: at peace, or a Roman unit in the Reserve. A neutral piece remembers its side. */
  side: ReadonlyBy<Piece, Side>;
  /** MOVED and its like, for one sequence; above them the zone it came from. */
  marks: ReadonlyBy<Piece, number>;
  /** FACTION_LEADER and its like. */
  title: ReadonlyBy<Piece, number>;
  /** The year in which a leader enters or comes back; 0: none is set. */
  due: ReadonlyBy<Piece, number>;

  /** How many land units, ships and leaders each side has in a zone: 2 * zone + side. */
  land: readonly number[];
  ships: readonly number[];
  chiefs: readonly number[];
  /** Legio units that each side has in a region: 2 * region + side. */
  legions: readonly number[];

  status: ReadonlyBy<People, Status>;
  /** Who controls a People at war, or has its allegiance. */
  holder: ReadonlyBy<People, Side>;
  /** AIE-9.3.f: the first year in which a People can be activated again; 0: there is no ban. */
  ban: ReadonlyBy<People, number>;

  /** AIE-3.7.3.a */
  control: ReadonlyBy<Region, Side>;
  /** AIE-3.7.3.j: who gets it back when an invasion is over. */
  lastControl: ReadonlyBy<Region, Side>;
  /** AIE-3.6.5.d: the Triumvir who keeps a region neutral; NO_PIECE for most. */
  triumvir: ReadonlyBy<Region, Piece>;
  /** AIE-3.6.5.i, AIE-R180: whose People at war has come into a neutral region; NOBODY until that happens. */
  intruder: ReadonlyBy<Region, Side>;
  /** AIE-9.4.h: recruited this year, by region and type: 4 * region + type. */
  recruited: readonly number[];

  counter: ReadonlyBy<Counter, Pile>;
  /** AIE-2.D.b: sequences that each side still has this year. */
  sequences: ReadonlyBy<Side, number>;
  /** AIE-5.1.2.a: who leads which side. */
  leads: ReadonlyBy<Side, Person>;

  scenario: Scenario;
  /** Options away from their default, as bits. */
  options: number;
  year: number;
  spqr: number;
  /** AIE-10.0.a: Caesarian points are added, Republican points subtracted. */
  score: number;
  roma: Side;
  initiative: Side;
  /** AIE-EV10.a: who has one more sequence after all others; NOBODY in most years. */
  extra: Side;
  /** 1 to 15; 0 before it is rolled. */
  event: number;
  /** AIE-2.D.d: years in which the sequences are still halved. */
  halvings: number;
  /** AIE-6.3.4.a: the zone of the plague; NOWHERE for most of the time. */
  plague: Zone;
  /** JANUS and its like. */
  flags: number;
  outcome: Outcome | null;
  readonly stack: Frame[];

  constructor(p: Position) {
    this.box = p.box;
    p.shared = ALL_LISTS;
    this.shared = ALL_LISTS;
    this.at = p.at;
    this.face = p.face;
    this.side = p.side;
    this.marks = p.marks;
    this.title = p.title;
    this.due = p.due;
    this.land = p.land;
    this.ships = p.ships;
    this.chiefs = p.chiefs;
    this.legions = p.legions;
    this.status = p.status;
    this.holder = p.holder;
    this.ban = p.ban;
    this.control = p.control;
    this.lastControl = p.lastControl;
    this.triumvir = p.triumvir;
    this.intruder = p.intruder;
    this.recruited = p.recruited;
    this.counter = p.counter;
    this.sequences = p.sequences;
    this.leads = p.leads;
    this.scenario = p.scenario;
    this.options = p.options;
    this.year = p.year;
    this.spqr = p.spqr;
    this.score = p.score;
    this.roma = p.roma;
    this.initiative = p.initiative;
    this.extra = p.extra;
    this.event = p.event;
    this.halvings = p.halvings;
    this.plague = p.plague;
    this.flags = p.flags;
    this.outcome = p.outcome;
    this.stack = p.stack.slice();
  }
}

/** A list to write in: `own.title(p)[leader] |= ILL`. Taken from the copies that have it too, if there are any. */
export const own = {
  at: (p: Position) => ((p.shared & PLACES) === 0 ? p : part(p, PLACES)).at as By<Piece, Zone>,
  land: (p: Position) => ((p.shared & PLACES) === 0 ? p : part(p, PLACES)).land as number[],
  ships: (p: Position) => ((p.shared & PLACES) === 0 ? p : part(p, PLACES)).ships as number[],
  chiefs: (p: Position) => ((p.shared & PLACES) === 0 ? p : part(p, PLACES)).chiefs as number[],
  legions: (p: Position) => ((p.shared & PLACES) === 0 ? p : part(p, PLACES)).legions as number[],
  face: (p: Position) => ((p.shared & FACES) === 0 ? p : part(p, FACES)).face as By<Piece, number>,
  side: (p: Position) => ((p.shared & SIDES) === 0 ? p : part(p, SIDES)).side as By<Piece, Side>,
  marks: (p: Position) => ((p.shared & MARKS) === 0 ? p : part(p, MARKS)).marks as By<Piece, number>,
  title: (p: Position) => ((p.shared & TITLES) === 0 ? p : part(p, TITLES)).title as By<Piece, number>,
  due: (p: Position) => ((p.shared & TITLES) === 0 ? p : part(p, TITLES)).due as By<Piece, number>,
  status: (p: Position) => ((p.shared & PEOPLES) === 0 ? p : part(p, PEOPLES)).status as By<People, Status>,
  holder: (p: Position) => ((p.shared & PEOPLES) === 0 ? p : part(p, PEOPLES)).holder as By<People, Side>,
  ban: (p: Position) => ((p.shared & PEOPLES) === 0 ? p : part(p, PEOPLES)).ban as By<People, number>,
  control: (p: Position) => ((p.shared & REGIONS) === 0 ? p : part(p, REGIONS)).control as By<Region, Side>,
  lastControl: (p: Position) => ((p.shared & REGIONS) === 0 ? p : part(p, REGIONS)).lastControl as By<Region, Side>,
  triumvir: (p: Position) => ((p.shared & REGIONS) === 0 ? p : part(p, REGIONS)).triumvir as By<Region, Piece>,
  intruder: (p: Position) => ((p.shared & REGIONS) === 0 ? p : part(p, REGIONS)).intruder as By<Region, Side>,
  recruited: (p: Position) => ((p.shared & RECRUITS) === 0 ? p : part(p, RECRUITS)).recruited as number[],
  counter: (p: Position) => ((p.shared & COUNTERS) === 0 ? p : part(p, COUNTERS)).counter as By<Counter, Pile>,
  sequences: (p: Position) => ((p.shared & COUNTERS) === 0 ? p : part(p, COUNTERS)).sequences as By<Side, number>,
  leads: (p: Position) => ((p.shared & COUNTERS) === 0 ? p : part(p, COUNTERS)).leads as By<Side, Person>,
};

/** Takes lists for this position alone. */
function part(p: Position, lists: number): Position {
  p.shared &= ~lists;
  switch (lists) {
    case PLACES:
      p.at = p.at.slice();
      p.land = p.land.slice();
      p.ships = p.ships.slice();
      p.chiefs = p.chiefs.slice();
      p.legions = p.legions.slice();
      break;
    case FACES:
      p.face = p.face.slice();
      break;
    case SIDES:
      p.side = p.side.slice();
      break;
    case MARKS:
      p.marks = p.marks.slice();
      break;
    case TITLES:
      p.title = p.title.slice();
      p.due = p.due.slice();
      break;
    case PEOPLES:
      p.status = p.status.slice();
      p.holder = p.holder.slice();
      p.ban = p.ban.slice();
      break;
    case REGIONS:
      p.control = p.control.slice();
      p.lastControl = p.lastControl.slice();
      p.triumvir = p.triumvir.slice();
      p.intruder = p.intruder.slice();
      break;
    case RECRUITS:
      p.recruited = p.recruited.slice();
      break;
    case COUNTERS:
      p.counter = p.counter.slice();
      p.sequences = p.sequences.slice();
      p.leads = p.leads.slice();
      break;
  }
  return p;
}

// Marks of a piece
// MOVED, and GROUP: in the group that moves now, or that evades
export { GROUP, MOVED } from "@rubicon/series";

/** AIE-CT.f: came across a great river or a strait in this sequence. */
export const CROSSED = 4;
/** AIE-R181: stood outside without a leader when this E.1 began. */
export const LEADERLESS = 8;
/** AIE-8.1.f: a leader assigned to the naval combat of his zone. */
export const AFLOAT = 16;
/** AIE-R177: stands in land that has come to peace around it. */
export const STRANDED = 32;
/** AIE-3.5.3.v: spared by the adjustments of this year. */
export const SPARED = 64;
/** AIE-R144: a unit of the victor that has had its share of his losses. */
export const HIT = 128;
const CAME_FROM = 8;

// Titles of a leader
export const FACTION_LEADER = 1;
export const PRETENDER = 2;
/** AIE-EV4.a */
export const ILL = 4;
/** AIE-R162: Dolabella has changed sides once. */
export const TURNED = 8;
/** AIE-R88: went over with a Pretender. */
export const FOLLOWER = 16;

// Flags of the year and of the game
/** AIE-6.1.2.a */
export const JANUS = 1;
/** AIE-5.1.1.b: a Faction Leader has died in combat or was assassinated this turn. */
export const CHIEF_SLAIN = 2;
/** AIE-5.1.1.g: a Faction Leader took part in a battle between Roman Forces this turn. */
export const CHIEF_FOUGHT = 4;
/** AIE-R87: a Pretender has beaten the last leader of that faction this turn. */
export const CAESARIANS_OVERTHROWN = 2048;
export const REPUBLICANS_OVERTHROWN = 4096;
const OF_THE_YEAR = JANUS | CHIEF_SLAIN | CHIEF_FOUGHT;
export const CAESAR_MURDERED = 8;
/** AIE-3.5.2.i: died otherwise. */
export const CAESAR_DIED = 16;
export const POMPEIUS_GONE = 32;
/** AIE-S1.g: the first sequence of the Republicans is over. */
export const FIRST_SEQUENCE_OVER = 64;
/** AIE-S7.i: the Aegyptii were pacified by arms by the Caesarians. */
export const AEGYPTII_SUBDUED = 128;
/** AIE-3.5.3.x: the points for the last Assassin have been scored. */
export const ASSASSINS_PAID = 256;
/** AIE-2.B.f: no year has passed yet. */
export const FIRST_TURN = 512;
/** AIE-3.5.3.o: what the end of the Assassins brings about has come about. */
export const WORLD_DIVIDED = 1024;
/** AIE-R98: Caesar has fallen to a Pretender, and leaves no heirs. */
export const CAESAR_OUSTED = 8192;
export const ALL_FLAGS = 16383;

export const copy = (p: Position): Position => new Position(p);

// The scenario --------------------------------------------------------------------------------------------

export const scenarioOf = (p: Position): ScenarioPart => p.box.scenarios[p.scenario];
export const rulesOf = (p: Position): ScenarioRules => p.box.scenarios[p.scenario].rules;

export const isFlagged = (p: Position, flag: number): boolean => (p.flags & flag) !== 0;

export function flag(p: Position, flag: number): void {
  p.flags |= flag;
}

/** AIE-EV0.c: what lasted for a year is over. */
export function forgetTheYear(p: Position): void {
  p.flags &= ~(OF_THE_YEAR | FIRST_TURN);
  p.event = 0;
  p.extra = NOBODY;
  own.recruited(p).fill(0);
  for (const leader of p.box.leaders) own.title(p)[leader] &= ~ILL;
}

// Zones ---------------------------------------------------------------------------------------------------

export const landUnits = (p: Position, side: Side, zone: Zone): number => p.land[2 * zone + side];
export const shipsOf = (p: Position, side: Side, zone: Zone): number => p.ships[2 * zone + side];
export const leadersOf = (p: Position, side: Side, zone: Zone): number => p.chiefs[2 * zone + side];
/** Combat units of a side, naves among them. */
export const unitsOf = (p: Position, side: Side, zone: Zone): number =>
  p.land[2 * zone + side] + p.ships[2 * zone + side];

/** AIE-3.6.5.d: in the region of a Triumvir. */
export function isNeutral(p: Position, zone: Zone): boolean {
  const region = p.box.region[zone];
  return region >= 0 && p.triumvir[region] !== NO_PIECE;
}

/** AIE-0.5.c: combat units there that are a side's enemies. */
export const enemyUnits = (p: Position, side: Side, zone: Zone): number =>
  isNeutral(p, zone) ? 0 : unitsOf(p, enemyOf(side), zone);

export const enemyLandUnits = (p: Position, side: Side, zone: Zone): number =>
  isNeutral(p, zone) ? 0 : landUnits(p, enemyOf(side), zone);

/** Nothing of the other side that fights stands there. */
export const isFree = (p: Position, side: Side, zone: Zone): boolean => enemyUnits(p, side, zone) === 0;

/** Pieces of a side in a zone, in the order of their numbers; units before leaders. */
export const piecesIn = (p: Position, side: Side, zone: Zone): Piece[] =>
  thoseIn(p, p.box.pieces, side, zone, unitsOf(p, side, zone) + leadersOf(p, side, zone));

export const combatUnitsIn = (p: Position, side: Side, zone: Zone): Piece[] =>
  thoseIn(p, p.box.units, side, zone, unitsOf(p, side, zone));

export function landUnitsIn(p: Position, side: Side, zone: Zone): Piece[] {
  if (shipsOf(p, side, zone) === 0) return thoseIn(p, p.box.units, side, zone, landUnits(p, side, zone));
  return combatUnitsIn(p, side, zone).filter((unit) => !p.box.isNaves[unit]);
}

export const shipsIn = (p: Position, side: Side, zone: Zone): Piece[] =>
  thoseIn(p, p.box.naves, side, zone, shipsOf(p, side, zone));

export const leadersIn = (p: Position, side: Side, zone: Zone): Piece[] =>
  thoseIn(p, p.box.leaders, side, zone, leadersOf(p, side, zone));

/** Those of a list that a side has in a zone. How many there are is known, so the search ends with the last of them. */
function thoseIn(p: Position, list: readonly Piece[], side: Side, zone: Zone, count: number): Piece[] {
  const found: Piece[] = [];
  for (let i = 0; found.length < count && i < list.length; i++) {
    const piece = list[i];
    if (p.at[piece] === zone && p.side[piece] === side) found.push(piece);
  }
  return found;
}

/** AIE-5.1.1.c, AIE-R108: Legio units in a region, whoever has them. */
export const legionsIn = (p: Position, region: Region): number => p.legions[2 * region] + p.legions[2 * region + 1];

/** Those of one side. */
export const ownLegionsIn = (p: Position, side: Side, region: Region): number => p.legions[2 * region + side];

// Pieces --------------------------------------------------------------------------------------------------

export const isMarked = (p: Position, piece: Piece, mark: number): boolean => (p.marks[piece] & mark) !== 0;

export function mark(p: Position, piece: Piece, mark: number): void {
  own.marks(p)[piece] |= mark;
}

export function unmark(p: Position, piece: Piece, mark: number): void {
  own.marks(p)[piece] &= ~mark;
}

/** AIE-R189: the zone from which a piece entered the one it stands in, in this sequence; NOWHERE if it did not. */
export const cameFrom = (p: Position, piece: Piece): Zone => nth<Zone>((p.marks[piece] >> CAME_FROM) - 1);

export function markCameFrom(p: Position, piece: Piece, zone: Zone): void {
  own.marks(p)[piece] = (p.marks[piece] & ((1 << CAME_FROM) - 1)) | ((zone + 1) << CAME_FROM);
}

/** A sequence is over: nothing of it is remembered but what lasts. */
export function forgetTheSequence(p: Position): void {
  const { pieces } = p.box;
  const marks = own.marks(p);
  for (let i = 0; i < pieces.length; i++) marks[pieces[i]] &= STRANDED | SPARED;
}

export const hasTitle = (p: Position, leader: Piece, title: number): boolean => (p.title[leader] & title) !== 0;

/** AIE-3.5.2.n: of a side, absent ones too. */
export function factionLeaders(p: Position, side: Side): Piece[] {
  const { leaders } = p.box;
  const found: Piece[] = [];
  for (let i = 0; i < leaders.length; i++) {
    const leader = leaders[i];
    if ((p.title[leader] & FACTION_LEADER) !== 0 && p.side[leader] === side) found.push(leader);
  }
  return found;
}

function count(p: Position, piece: Piece, zone: Zone, change: 1 | -1): void {
  const side = p.side[piece];
  if (side === NOBODY || !onMap(zone)) return;
  const { isLeader, isNaves, isLegio, region } = p.box;
  const counts = isLeader[piece] ? own.chiefs(p) : isNaves[piece] ? own.ships(p) : own.land(p);
  counts[2 * zone + side] += change;
  if (isLegio[piece] && region[zone] >= 0) own.legions(p)[2 * region[zone] + side] += change;
}

/** Puts a piece on the map, or moves it there. */
export function put(p: Position, piece: Piece, zone: Zone): void {
  const from = p.at[piece];
  count(p, piece, from, -1);
  own.at(p)[piece] = zone;
  count(p, piece, zone, 1);
  if (isNeutral(p, zone)) intrude(p, piece, from, p.box.region[zone]);
}

/** AIE-3.6.5.i, AIE-R85: a unit of a People at war crosses into a neutral region. The first one counts, and stays remembered. */
function intrude(p: Position, piece: Piece, from: Zone, region: Region): void {
  const { isLeader, people } = p.box;
  if (isLeader[piece] || people[piece] === ROMAN || p.status[people[piece]] !== WAR) return;
  if (!onMap(from) || p.box.region[from] === region || p.intruder[region] !== NOBODY) return;
  own.intruder(p)[region] = p.holder[people[piece]];
}

/** Takes a piece off the map. */
export function takeOff(p: Position, piece: Piece, to: Zone): void {
  count(p, piece, p.at[piece], -1);
  own.at(p)[piece] = to;
  own.marks(p)[piece] = 0;
  own.face(p)[piece] = FULL;
  // AIE-9.4.l: what is in the Reserve is nobody's.
  if (to === RESERVE) own.side(p)[piece] = NOBODY;
}

export function changeSide(p: Position, piece: Piece, side: Side): void {
  // AIE-R88: whom he followed before does not matter any more.
  if (p.side[piece] !== side) own.title(p)[piece] &= ~FOLLOWER;
  count(p, piece, p.at[piece], -1);
  own.side(p)[piece] = side;
  count(p, piece, p.at[piece], 1);
}

/** AIE-1.3.d: an eliminated Roman unit goes to the Reserve, any other to the box of its People. */
export const eliminate = (p: Position, unit: Piece): void =>
  takeOff(p, unit, p.box.people[unit] === ROMAN ? RESERVE : BOX);

/** AIE-1.3.b, AIE-R173: true when it was the last one. */
export function loseStep(p: Position, unit: Piece): boolean {
  if (p.face[unit] === FULL) {
    own.face(p)[unit] = REDUCED;
    return false;
  }
  eliminate(p, unit);
  return true;
}

// Ratings -------------------------------------------------------------------------------------------------

/** AIE-8.3.f: by the face shown. */
export const spOf = (p: Position, unit: Piece): number => p.box.sp[2 * unit + p.face[unit]];
export const quOf = (p: Position, unit: Piece): number => p.box.qu[2 * unit + p.face[unit]];
export const unitTbOf = (p: Position, unit: Piece): number => p.box.unitTb[2 * unit + p.face[unit]];

/** AIE-1.2.1.a: ratings of the face that a leader shows. */
const faceOf = (p: Position, leader: Piece): number => 2 * leader + (p.side[leader] === REP ? 1 : 0);

export const tbOf = (p: Position, leader: Piece): number => p.box.tb[faceOf(p, leader)];
export const srOf = (p: Position, leader: Piece): number => p.box.sr[faceOf(p, leader)];

/** AIE-S7.e */
export function ccOf(p: Position, leader: Piece): number {
  const { antoniusCommand } = rulesOf(p);
  return antoniusCommand > 0 && leader === p.box.antonius ? antoniusCommand : p.box.cc[faceOf(p, leader)];
}

/** AIE-S7.f: Cleopatra has the PC of M. Antonius. */
export const pcOf = (p: Position, leader: Piece): number =>
  leader === p.box.cleopatra && actsAsRoman(p, leader)
    ? p.box.pc[faceOf(p, p.box.antonius)]
    : p.box.pc[faceOf(p, leader)];

/** A Roman leader, or Cleopatra where she is used like one (AIE-S7.f, AIE-R157). */
export const actsAsRoman = (p: Position, leader: Piece): boolean =>
  p.box.people[leader] === ROMAN ||
  (leader === p.box.cleopatra && rulesOf(p).cleopatraReigns && p.side[leader] === REP);

/** AIE-R94, AIE-1.2.c: whether a leader is an Assassin of Caesar by now. */
export function isAssassin(p: Position, leader: Piece): boolean {
  if (!p.box.isIconBearer[leader]) return false;
  const { assassins } = rulesOf(p);
  return assassins === "always" || (assassins === "after-murder" && isFlagged(p, CAESAR_MURDERED));
}

// Peoples -------------------------------------------------------------------------------------------------

/** AIE-4.1.c, AIE-1.2.1.c: all its pieces go over with it. */
export function setStatus(p: Position, people: People, status: Status, holder: Side): void {
  own.status(p)[people] = status;
  own.holder(p)[people] = holder;
  for (const piece of p.box.unitsOf[people]) changeSide(p, piece, holder);
  for (const piece of p.box.leadersOf[people]) changeSide(p, piece, holder);
}

export const isAtWar = (p: Position, people: People): boolean => p.status[people] === WAR;

/** AIE-4.4.2.f: in allegiance to that side. */
export const isAllied = (p: Position, people: People, side: Side): boolean =>
  p.status[people] === ALLEGIANCE && p.holder[people] === side;

/** Roman units of that side in a zone. */
export const romansIn = (p: Position, side: Side, zone: Zone): Piece[] =>
  combatUnitsIn(p, side, zone).filter((unit) => p.box.people[unit] === ROMAN);

/** Every list of numbers in a position, for whoever writes, reads or hashes it. */
export const rowsOf = (p: Position): readonly (readonly number[])[] => [
  listed(p.at),
  listed(p.face),
  listed(p.side),
  listed(p.marks),
  listed(p.title),
  listed(p.due),
  listed(p.status),
  listed(p.holder),
  listed(p.ban),
  listed(p.control),
  listed(p.lastControl),
  listed(p.triumvir),
  listed(p.intruder),
  p.recruited,
  listed(p.counter),
  listed(p.sequences),
  listed(p.leads),
];

export { inOrder } from "@rubicon/series";
