/**
 * What lies on the table. A position is a few arrays of small numbers, so that copying it is a few memory copies; the
 * functions below say what a player would say of it.
 */
import { type By, by, listed, nth, type Options, type Outcome } from "@rubicon/engine";
import { BOX, GONE, NOWHERE, onMap, RESERVE, type Region, TO_COME, type Zone } from "./board.ts";
import type { Box } from "./box.ts";
import type { Frame } from "./frames.ts";
import { switched } from "./options.ts";
import { ALLEGIANCE, PEACE, type People, ROMAN, type Status, WAR } from "./peoples.ts";
import { AFTER_CAESAR, FROM_THE_START, FULL, NO_PIECE, type Piece, REDUCED } from "./pieces.ts";
import type { Scenario, ScenarioPart, ScenarioRules } from "./scenarios.ts";
import { AT_FIRST, BOTH, enemyOf, NOBODY, type Person, REP, type Side } from "./sides.ts";
import { type Counter, CUP, type Pile } from "./stratagems.ts";

/**
 * Made as the copy of another: lists are copied, all else is shared. A class, because V8 puts what an object literal makes
 * among the old things once many have been kept, and then every copy takes ten times as long.
 */
export class Position {
  readonly box: Box;

  readonly at: By<Piece, Zone>;
  /** FULL or REDUCED; leaders always FULL. */
  readonly face: By<Piece, number>;
  /** AIE-0.5.c: whose it is now. NOBODY: at peace, or a Roman unit in the Reserve. A neutral piece remembers its side. */
  readonly side: By<Piece, Side>;
  /** MOVED and its like, for one sequence; above them the zone it came from. */
  readonly marks: By<Piece, number>;
  /** FACTION_LEADER and its like. */
  readonly title: By<Piece, number>;
  /** The year in which a leader enters or comes back; 0: none is set. */
  readonly due: By<Piece, number>;

  /** How many land units, ships and leaders each side has in a zone: 2 * zone + side. */
  readonly land: number[];
  readonly ships: number[];
  readonly chiefs: number[];
  /** Legio units that each side has in a region: 2 * region + side. */
  readonly legions: number[];

  readonly status: By<People, Status>;
  /** Who controls a People at war, or has its allegiance. */
  readonly holder: By<People, Side>;
  /** AIE-9.3.f: the first year in which a People can be activated again; 0: there is no ban. */
  readonly ban: By<People, number>;

  /** AIE-3.7.3.a */
  readonly control: By<Region, Side>;
  /** AIE-3.7.3.j: who gets it back when an invasion is over. */
  readonly lastControl: By<Region, Side>;
  /** AIE-3.6.5.d: the Triumvir who keeps a region neutral; NO_PIECE for most. */
  readonly triumvir: By<Region, Piece>;
  /** AIE-3.6.5.i, AIE-R180: whose People at war has come into a neutral region; NOBODY until that happens. */
  readonly intruder: By<Region, Side>;
  /** AIE-9.4.h: recruited this year, by region and type: 4 * region + type. */
  readonly recruited: number[];

  readonly counter: By<Counter, Pile>;
  /** AIE-2.D.b: sequences that each side still has this year. */
  readonly sequences: By<Side, number>;
  /** AIE-5.1.2.a: who leads which side. */
  readonly leads: By<Side, Person>;

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
    this.at = p.at.slice();
    this.face = p.face.slice();
    this.side = p.side.slice();
    this.marks = p.marks.slice();
    this.title = p.title.slice();
    this.due = p.due.slice();
    this.land = p.land.slice();
    this.ships = p.ships.slice();
    this.chiefs = p.chiefs.slice();
    this.legions = p.legions.slice();
    this.status = p.status.slice();
    this.holder = p.holder.slice();
    this.ban = p.ban.slice();
    this.control = p.control.slice();
    this.lastControl = p.lastControl.slice();
    this.triumvir = p.triumvir.slice();
    this.intruder = p.intruder.slice();
    this.recruited = p.recruited.slice();
    this.counter = p.counter.slice();
    this.sequences = p.sequences.slice();
    this.leads = p.leads.slice();
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

// Marks of a piece
export const MOVED = 1;
/** In the group that moves now, or that evades. */
export const GROUP = 2;
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

/** A list of so many, all alike. Grown one by one it has no holes, and such lists are copied and read faster. */
function rowOf<T>(count: number, value: T): T[] {
  const row: T[] = [];
  for (let i = 0; i < count; i++) row.push(value);
  return row;
}

/** Everything in its box, before anything is set up. */
export function emptyPosition(box: Box, scenario: Scenario, options: number): Position {
  const pieces = box.pieces.length;
  const peoples = box.peoples.length;
  const regions = box.regions.length;
  const { start, spqr, control, roma, initiative } = box.scenarios[scenario];
  return new Position({
    box,
    at: by<Piece, Zone>(box.pieces.map((piece) => offMap(box, piece))),
    face: by<Piece, number>(rowOf(pieces, FULL)),
    side: by<Piece, Side>(rowOf(pieces, NOBODY)),
    marks: by<Piece, number>(rowOf(pieces, 0)),
    title: by<Piece, number>(rowOf(pieces, 0)),
    due: by<Piece, number>(rowOf(pieces, 0)),
    land: rowOf(2 * box.zones.length, 0),
    ships: rowOf(2 * box.zones.length, 0),
    chiefs: rowOf(2 * box.zones.length, 0),
    legions: rowOf(2 * regions, 0),
    status: by<People, Status>(rowOf(peoples, PEACE)),
    holder: by<People, Side>(rowOf(peoples, NOBODY)),
    ban: by<People, number>(rowOf(peoples, 0)),
    control: by<Region, Side>([...control]),
    lastControl: by<Region, Side>([...control]),
    triumvir: by<Region, Piece>(rowOf(regions, NO_PIECE)),
    intruder: by<Region, Side>(rowOf(regions, NOBODY)),
    recruited: rowOf(4 * regions, 0),
    counter: by<Counter, Pile>(rowOf(box.counters.length, CUP)),
    sequences: by<Side, number>([0, 0]),
    leads: by<Side, Person>([...AT_FIRST]),
    scenario,
    options,
    year: start,
    spqr,
    score: 0,
    roma,
    initiative,
    extra: NOBODY,
    event: 0,
    halvings: 0,
    plague: NOWHERE,
    flags: FIRST_TURN,
    outcome: null,
    stack: [],
  });
}

/** Where a piece is that nobody has: Roman units in the Reserve, those of Peoples in their box. */
function offMap(box: Box, piece: Piece): Zone {
  if (box.isLeader[piece]) return TO_COME;
  return box.people[piece] === ROMAN ? RESERVE : BOX;
}

/** AIE-3.3.1.a, AIE-S0.a, AIE-S0.h: the table as the scenario sets it up. */
export function setUp(box: Box, scenario: Scenario, options: Options): Position {
  const p = emptyPosition(box, scenario, switched(options));
  const part = box.scenarios[scenario];
  for (const { piece, zone, side } of part.placed) {
    p.side[piece] = side;
    put(p, piece, zone);
    // AIE-S6.j
    if (part.rules.recruitsReduced && box.isRecruit[piece]) p.face[piece] = REDUCED;
  }
  for (const leader of part.factionLeaders) p.title[leader] |= FACTION_LEADER;
  for (const leader of box.romanLeaders) bookEntry(p, part, leader);
  for (const people of box.peoples)
    if (box.isMajor[people] || part.war.some(([other]) => other === people)) comeHome(p, people, part.foreignLeaders);
  for (const leader of box.foreignLeaders) {
    // AIE-NT.b, AIE-NT.f: by date; whoever has gone before the scenario begins does not come back.
    if (onMap(p.at[leader])) continue;
    const later = box.enters[leader] > part.start && box.enters[leader] !== FROM_THE_START;
    const heir = box.follows[leader] !== NO_PIECE && onMap(p.at[box.follows[leader]]);
    if (later) p.due[leader] = box.enters[leader];
    else if (!heir) p.at[leader] = GONE;
  }
  for (const [people, side] of part.war) setStatus(p, people, WAR, side);
  for (const [people, side] of part.allegiance) setStatus(p, people, ALLEGIANCE, side);
  p.stack.push({ step: "year" });
  if (part.deployment === "free")
    for (const side of [enemyOf(part.initiative), part.initiative])
      p.stack.push({ step: "deploy", side, piece: NO_PIECE });
  if (part.rules.dolabella !== null) p.stack.push({ step: "lot" });
  return p;
}

/** AIE-LT.a, AIE-LT.b, AIE-LT.e: when a leader who is not on the map will enter. */
function bookEntry(p: Position, { lateLeaders }: ScenarioPart, leader: Piece): void {
  if (onMap(p.at[leader])) return;
  const enters = p.box.enters[leader];
  p.side[leader] = p.box.firstSide[leader];
  if (enters === AFTER_CAESAR ? lateLeaders === "none" : lateLeaders !== "by-table") p.at[leader] = GONE;
  else if (enters !== AFTER_CAESAR) p.due[leader] = enters;
}

/** AIE-4.2.3.b, AIE-4.2.2.c: a People at home, its units spread over its zones of origin, with these of its leaders. */
function comeHome(p: Position, people: People, present: readonly Piece[]): void {
  const homes = p.box.homes[people];
  for (const [i, unit] of p.box.unitsOf[people].entries()) put(p, unit, homes[i % homes.length]);
  for (const leader of p.box.leadersOf[people]) if (present.includes(leader)) put(p, leader, homes[0]);
}

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
  for (let i = 0; i < p.recruited.length; i++) p.recruited[i] = 0;
  for (const leader of p.box.leaders) p.title[leader] &= ~ILL;
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
  p.marks[piece] |= mark;
}

export function unmark(p: Position, piece: Piece, mark: number): void {
  p.marks[piece] &= ~mark;
}

/** AIE-R189: the zone from which a piece entered the one it stands in, in this sequence; NOWHERE if it did not. */
export const cameFrom = (p: Position, piece: Piece): Zone => nth<Zone>((p.marks[piece] >> CAME_FROM) - 1);

export function markCameFrom(p: Position, piece: Piece, zone: Zone): void {
  p.marks[piece] = (p.marks[piece] & ((1 << CAME_FROM) - 1)) | ((zone + 1) << CAME_FROM);
}

/** A sequence is over: nothing of it is remembered but what lasts. */
export function forgetTheSequence(p: Position): void {
  const { pieces } = p.box;
  for (let i = 0; i < pieces.length; i++) p.marks[pieces[i]] &= STRANDED | SPARED;
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
  const counts = isLeader[piece] ? p.chiefs : isNaves[piece] ? p.ships : p.land;
  counts[2 * zone + side] += change;
  if (isLegio[piece] && region[zone] >= 0) p.legions[2 * region[zone] + side] += change;
}

/** Puts a piece on the map, or moves it there. */
export function put(p: Position, piece: Piece, zone: Zone): void {
  const from = p.at[piece];
  count(p, piece, from, -1);
  p.at[piece] = zone;
  count(p, piece, zone, 1);
  if (isNeutral(p, zone)) intrude(p, piece, from, p.box.region[zone]);
}

/** AIE-3.6.5.i, AIE-R85: a unit of a People at war crosses into a neutral region. The first one counts, and stays remembered. */
function intrude(p: Position, piece: Piece, from: Zone, region: Region): void {
  const { isLeader, people } = p.box;
  if (isLeader[piece] || people[piece] === ROMAN || p.status[people[piece]] !== WAR) return;
  if (!onMap(from) || p.box.region[from] === region || p.intruder[region] !== NOBODY) return;
  p.intruder[region] = p.holder[people[piece]];
}

/** Takes a piece off the map. */
export function takeOff(p: Position, piece: Piece, to: Zone): void {
  count(p, piece, p.at[piece], -1);
  p.at[piece] = to;
  p.marks[piece] = 0;
  p.face[piece] = FULL;
  // AIE-9.4.l: what is in the Reserve is nobody's.
  if (to === RESERVE) p.side[piece] = NOBODY;
}

export function changeSide(p: Position, piece: Piece, side: Side): void {
  // AIE-R88: whom he followed before does not matter any more.
  if (p.side[piece] !== side) p.title[piece] &= ~FOLLOWER;
  count(p, piece, p.at[piece], -1);
  p.side[piece] = side;
  count(p, piece, p.at[piece], 1);
}

/** AIE-1.3.d: an eliminated Roman unit goes to the Reserve, any other to the box of its People. */
export const eliminate = (p: Position, unit: Piece): void =>
  takeOff(p, unit, p.box.people[unit] === ROMAN ? RESERVE : BOX);

/** AIE-1.3.b, AIE-R173: true when it was the last one. */
export function loseStep(p: Position, unit: Piece): boolean {
  if (p.face[unit] === FULL) {
    p.face[unit] = REDUCED;
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
  p.status[people] = status;
  p.holder[people] = holder;
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

/** Both sides, the one with the initiative first (AIE-2.B.g, AIE-R52). */
export const inOrder = (p: Position): readonly Side[] => (p.initiative === BOTH[0] ? BOTH : [BOTH[1], BOTH[0]]);
