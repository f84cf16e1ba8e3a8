/**
 * What lies on the table. A position is a few arrays of small numbers, so that copying it is a few memory copies; what a player
 * would say of it stands in table.ts, titles.ts and their like.
 */
import { type By, listed, type Outcome, type ReadonlyBy } from "@rubicon/engine";
import type { Zone } from "./board.ts";
import type { Box } from "./box.ts";
import type { Frame } from "./frames.ts";
import type { People, Status } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import type { Scenario, ScenarioPart } from "./scenarios.ts";
import type { Person, Side } from "./sides.ts";
import type { Counter, Pile } from "./stratagems.ts";

// Lists that copies share, by what is written together
const PLACES = 1;
const FACES = 2;
const SIDES = 4;
const MARKS = 8;
const TITLES = 16;
const PEOPLES = 32;
const COUNTERS = 64;
const PLAGUES = 128;
const TRACKS = 256;
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

  /** A zone, the hold of a fleet, or where something is that is not on the map (BOX, DEAD and their like). */
  at: ReadonlyBy<Piece, Zone>;
  /** FULL or REDUCED; leaders and fleets always FULL. */
  face: ReadonlyBy<Piece, number>;
  /**
   * IMP-4.2.a: whose it is now. Of a Roman piece ROME means loyal and ENEMY rebel. NOBODY: of a People at peace, or not in
   * play yet. MUTINY: a unit in mutiny.
   */
  side: ReadonlyBy<Piece, Side>;
  /** MOVED and its like, for one sequence; above them the zone it came from. */
  marks: ReadonlyBy<Piece, number>;
  /** AUGUSTUS and its like, of leaders. */
  title: ReadonlyBy<Piece, number>;
  /** Of a usurper: his bonus, the Front of his proclamation and the one he turned to, packed: see titles.ts. */
  claim: ReadonlyBy<Piece, number>;
  /** The year in which a leader or a fleet enters or comes back; 0: none is set. */
  due: ReadonlyBy<Piece, number>;

  /** How many combat units each side has in a place, mutineers as a third: 3 * zone + side. */
  units: readonly number[];
  /** How many leaders: 2 * zone + side. */
  chiefs: readonly number[];

  status: ReadonlyBy<People, Status>;
  /** IMP-9.2.4.b: the first year in which a People can go to war again; 0: any. */
  ban: ReadonlyBy<People, number>;

  counter: ReadonlyBy<Counter, Pile>;
  /** Where a counter lies on the map; NOWHERE for most. */
  lies: ReadonlyBy<Counter, Zone>;
  /** IMP-6.3.e, IMP-6.3.h: what a zone suffers from: CLEAN, TAINTED (beside an epidemic) or STRICKEN. */
  infested: ReadonlyBy<Zone, number>;

  /** IMP-2.D.d: sequences that each side still has this year. */
  sequences: ReadonlyBy<Side, number>;
  /** IMP-10: victory points of each role. */
  vp: ReadonlyBy<Side, number>;
  /** IMP-R117: who has which role. */
  leads: ReadonlyBy<Side, Person>;

  scenario: Scenario;
  /** Options away from their default, as bits. */
  options: number;
  year: number;
  initiative: Side;
  /** IMP-TE.10.a: who has one more sequence after all others; NOBODY in most years. */
  extra: Side;
  /** 1 to 15; 0 before it is rolled. */
  event: number;
  /** IMP-4.2.d: who has Armenia; NOBODY where it is not used. */
  armenia: Side;
  /** IMP-3.2.b: reserve Fronts of this turn, as bits. */
  reserve: number;
  /** IMP-3.3.h: Fronts that a civil war has freed, as bits. */
  freed: number;
  /** IMP-R85: Peoples pacified by a stratagem this turn, as bits. */
  appeased: number;
  /** IMP-4.2.b: 0, and 1 when the East has grown by two zones. */
  epoch: number;
  /** PAX and its like. */
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
    this.claim = p.claim;
    this.due = p.due;
    this.units = p.units;
    this.chiefs = p.chiefs;
    this.status = p.status;
    this.ban = p.ban;
    this.counter = p.counter;
    this.lies = p.lies;
    this.infested = p.infested;
    this.sequences = p.sequences;
    this.vp = p.vp;
    this.leads = p.leads;
    this.scenario = p.scenario;
    this.options = p.options;
    this.year = p.year;
    this.initiative = p.initiative;
    this.extra = p.extra;
    this.event = p.event;
    this.armenia = p.armenia;
    this.reserve = p.reserve;
    this.freed = p.freed;
    this.appeased = p.appeased;
    this.epoch = p.epoch;
    this.flags = p.flags;
    this.outcome = p.outcome;
    this.stack = p.stack.slice();
  }
}

/** A list to write in: `own.title(p)[leader] |= ILL`. Taken from the copies that have it too, if there are any. */
export const own = {
  at: (p: Position) => ((p.shared & PLACES) === 0 ? p : part(p, PLACES)).at as By<Piece, Zone>,
  units: (p: Position) => ((p.shared & PLACES) === 0 ? p : part(p, PLACES)).units as number[],
  chiefs: (p: Position) => ((p.shared & PLACES) === 0 ? p : part(p, PLACES)).chiefs as number[],
  face: (p: Position) => ((p.shared & FACES) === 0 ? p : part(p, FACES)).face as By<Piece, number>,
  side: (p: Position) => ((p.shared & SIDES) === 0 ? p : part(p, SIDES)).side as By<Piece, Side>,
  marks: (p: Position) => ((p.shared & MARKS) === 0 ? p : part(p, MARKS)).marks as By<Piece, number>,
  title: (p: Position) => ((p.shared & TITLES) === 0 ? p : part(p, TITLES)).title as By<Piece, number>,
  claim: (p: Position) => ((p.shared & TITLES) === 0 ? p : part(p, TITLES)).claim as By<Piece, number>,
  due: (p: Position) => ((p.shared & TITLES) === 0 ? p : part(p, TITLES)).due as By<Piece, number>,
  status: (p: Position) => ((p.shared & PEOPLES) === 0 ? p : part(p, PEOPLES)).status as By<People, Status>,
  ban: (p: Position) => ((p.shared & PEOPLES) === 0 ? p : part(p, PEOPLES)).ban as By<People, number>,
  counter: (p: Position) => ((p.shared & COUNTERS) === 0 ? p : part(p, COUNTERS)).counter as By<Counter, Pile>,
  lies: (p: Position) => ((p.shared & COUNTERS) === 0 ? p : part(p, COUNTERS)).lies as By<Counter, Zone>,
  infested: (p: Position) => ((p.shared & PLAGUES) === 0 ? p : part(p, PLAGUES)).infested as By<Zone, number>,
  sequences: (p: Position) => ((p.shared & TRACKS) === 0 ? p : part(p, TRACKS)).sequences as By<Side, number>,
  vp: (p: Position) => ((p.shared & TRACKS) === 0 ? p : part(p, TRACKS)).vp as By<Side, number>,
  leads: (p: Position) => ((p.shared & TRACKS) === 0 ? p : part(p, TRACKS)).leads as By<Side, Person>,
};

/** Takes lists for this position alone. */
function part(p: Position, lists: number): Position {
  p.shared &= ~lists;
  switch (lists) {
    case PLACES:
      p.at = p.at.slice();
      p.units = p.units.slice();
      p.chiefs = p.chiefs.slice();
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
      p.claim = p.claim.slice();
      p.due = p.due.slice();
      break;
    case PEOPLES:
      p.status = p.status.slice();
      p.ban = p.ban.slice();
      break;
    case COUNTERS:
      p.counter = p.counter.slice();
      p.lies = p.lies.slice();
      break;
    case PLAGUES:
      p.infested = p.infested.slice();
      break;
    case TRACKS:
      p.sequences = p.sequences.slice();
      p.vp = p.vp.slice();
      p.leads = p.leads.slice();
      break;
  }
  return p;
}

export const copy = (p: Position): Position => new Position(p);

// Flags of the year
/** IMP-2.C.l: the Turn marker shows its Pax Romana face. */
export const PAX = 1;
/** IMP-2.C.o: the deaths of this year have been tested. */
export const DEATHS_TESTED = 2;
/** IMP-R13: the sole Augustus has died in a Pax Romana turn. */
export const PAX_BROKEN = 4;
/** IMP-4.5K.d: the attempt on Pertinax has been made this year. */
export const STRUCK = 8;
const OF_THE_YEAR = PAX | DEATHS_TESTED | PAX_BROKEN | STRUCK;
// Flags of the game
/** IMP-4.5S.e: a usurpation has succeeded, and the roles are to be exchanged. */
export const SUCCESS = 16;
/** IMP-4.5K.d: while Didius lives, an attempt on Pertinax is free once a year. */
export const PERTINAX_HUNTED = 32;
/** IMP-4.5K.f: a usurpation is free if Didius becomes Augustus. */
export const DIDIUS_DUE = 64;
/** IMP-R69: it is free in the next Phase C. */
export const FREE_USURPATION = 128;
export const ALL_FLAGS = 255;

export const isFlagged = (p: Position, flag: number): boolean => (p.flags & flag) !== 0;

export function flag(p: Position, flag: number): void {
  p.flags |= flag;
}

export function unflag(p: Position, flag: number): void {
  p.flags &= ~flag;
}

/** IMP-2.D.f: what lasted for a year is over. Illness and summons are titles: see titles.ts. */
export function forgetFlags(p: Position): void {
  p.flags &= ~OF_THE_YEAR;
}

export const scenarioOf = (p: Position): ScenarioPart => p.box.scenarios[p.scenario];
/** IMP-S.h: whether the scenario plays with a rule. */
export const uses = (p: Position, rule: keyof ScenarioPart["use"]): boolean => p.box.scenarios[p.scenario].use[rule];

/** Every list of numbers in a position, for whoever writes, reads or hashes it. */
export const rowsOf = (p: Position): readonly (readonly number[])[] => [
  listed(p.at),
  listed(p.face),
  listed(p.side),
  listed(p.marks),
  listed(p.title),
  listed(p.claim),
  listed(p.due),
  listed(p.status),
  listed(p.ban),
  listed(p.counter),
  listed(p.lies),
  listed(p.infested),
  listed(p.sequences),
  listed(p.vp),
  listed(p.leads),
];
