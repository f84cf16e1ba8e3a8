/** Combat units, leaders and fleets (IMP-1.1, IMP-1.2, IMP-3.5.i), and what is printed on them. */
import { by, everyNth, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";
import { type Front, NOWHERE, OUTSIDE, type Zone } from "./board.ts";
import type { CountersPart, LeaderPart, UnitPart, UnitRatings } from "./pack.ts";
import { type People, ROMAN } from "./peoples.ts";

/** Combat units first (legions and garrison, vexillations, Peoples), then leaders (Roman, then others), then fleets. */
export type Piece = Nth<"piece">;
export const NO_PIECE = nth<Piece>(-1);

/** What the counter shows; for combat it is all one (IMP-1.2.c). */
export const TYPES = [
  "legion",
  "praetorian",
  "urban",
  "cavalry",
  "vexillation",
  "foot",
  "horse",
  "lancers",
  "archers",
  "cataphracts",
  "leader",
  "fleet",
] as const;
export type Type = (typeof TYPES)[number];

/** The two faces of a combat unit. */
export const FULL = 0;
export const REDUCED = 1;

/** IMP-TL.b: the limit of a death test is 1 in the first year, and one more in every year after. */
const CERTAIN = 10;

export interface Pieces {
  readonly pieces: readonly Piece[];
  readonly units: readonly Piece[];
  readonly leaders: readonly Piece[];
  readonly fleets: readonly Piece[];
  readonly firstLeader: Piece;
  readonly firstFleet: Piece;
  /** Legions, garrison and vexillations. */
  readonly romanUnits: readonly Piece[];
  /** IMP-1.b: legions of a Front; II Parthica is none of them (IMP-R26). */
  readonly legions: readonly Piece[];
  readonly garrison: readonly Piece[];
  readonly vexillations: readonly Piece[];
  readonly praetorians: readonly Piece[];
  readonly romanLeaders: readonly Piece[];
  readonly foreignLeaders: readonly Piece[];
  readonly legionsOf: ReadonlyBy<Front, readonly Piece[]>;
  readonly vexillationsOf: ReadonlyBy<Front, readonly Piece[]>;
  readonly unitsOf: ReadonlyBy<People, readonly Piece[]>;
  readonly leadersOf: ReadonlyBy<People, readonly Piece[]>;

  readonly pieceIds: ReadonlyBy<Piece, string>;
  readonly pieceTitles: ReadonlyBy<Piece, string>;
  readonly pieceNumbers: ReadonlyMap<string, Piece>;
  readonly type: ReadonlyBy<Piece, Type>;
  /** ROMAN for whoever is Roman, fleets too. */
  readonly people: ReadonlyBy<Piece, People>;
  /** IMP-1.b: the Front of the band of a legion or vexillation; OUTSIDE for all others. */
  readonly band: ReadonlyBy<Piece, Front>;
  readonly isLeader: ReadonlyBy<Piece, boolean>;
  readonly isUnit: ReadonlyBy<Piece, boolean>;
  readonly isFleet: ReadonlyBy<Piece, boolean>;
  readonly isLegion: ReadonlyBy<Piece, boolean>;
  readonly isGarrison: ReadonlyBy<Piece, boolean>;
  readonly isVexillation: ReadonlyBy<Piece, boolean>;
  readonly isPraetorian: ReadonlyBy<Piece, boolean>;
  /** IMP-4.1.f */
  readonly isGeneric: ReadonlyBy<Piece, boolean>;
  /** The zone of its camp, town, port or first home; NOWHERE for Roman leaders and vexillations. */
  readonly station: ReadonlyBy<Piece, Zone>;
  readonly stationNames: ReadonlyBy<Piece, string | null>;
  /** IMP-3.5.o: the sea on which the port box of a fleet opens; NOWHERE for all others. */
  readonly outlet: ReadonlyBy<Piece, Zone>;
  /** The year it enters; 0: it is there from the start, or comes when something else happens. */
  readonly enters: ReadonlyBy<Piece, number>;
  /** IMP-TL.m: whose death brings him in the year after; NO_PIECE for most. */
  readonly follows: ReadonlyBy<Piece, Piece>;
  /** IMP-TL.b: the first year of his death tests; 0: none. */
  readonly tested: ReadonlyBy<Piece, number>;

  /** By unit and face: 2 * unit + face. */
  readonly sp: readonly number[];
  readonly qu: readonly number[];
  readonly unitTb: readonly number[];
  /** By leader. */
  readonly cc: ReadonlyBy<Piece, number>;
  readonly tb: ReadonlyBy<Piece, number>;
  readonly pc: ReadonlyBy<Piece, number>;
  readonly sr: ReadonlyBy<Piece, number>;

  readonly marcusAurelius: Piece;
  readonly commodus: Piece;
  readonly pertinax: Piece;
  readonly didius: Piece;
  readonly severus: Piece;
  readonly caracalla: Piece;
  readonly geta: Piece;
}

/** IMP-TL.b, IMP-TL.c: below this a d10 kills in that year: 0 before his first test, 10 when death is certain. */
export function deathLimit({ tested }: Pick<Pieces, "tested">, leader: Piece, year: number): number {
  const first = tested[leader];
  return first === 0 || year < first ? 0 : Math.min(CERTAIN, year - first + 1);
}

/** What is known of a piece of any kind. */
interface Printed {
  readonly id: string;
  readonly name: string;
  readonly type: Type;
  readonly people: People;
  readonly band: Front;
  readonly station: Zone;
  readonly stationName: string | null;
  readonly outlet: Zone;
  readonly enters: number;
  readonly unit: UnitPart | null;
  readonly leader: LeaderPart | null;
  readonly generic: boolean;
  readonly follows: string | null;
}

const NO_RATINGS: UnitRatings = { sp: 0, qu: 0, tb: 0 };
const BLANK = {
  people: ROMAN,
  band: OUTSIDE,
  station: NOWHERE,
  stationName: null,
  outlet: NOWHERE,
  enters: 0,
  unit: null,
  leader: null,
  generic: false,
  follows: null,
};

function printed({ units, vexillations, peoples, leaders, foreignLeaders, fleets }: CountersPart): Printed[] {
  return [
    ...units.map((unit) => ({
      ...BLANK,
      ...{ id: unit.id, name: unit.name, type: unit.type, unit, band: unit.front, enters: unit.enters },
      station: unit.zone,
      stationName: unit.place,
    })),
    ...vexillations.map((unit) => ({
      ...BLANK,
      ...{ id: unit.id, name: unit.name, type: unit.type, unit, band: unit.front, enters: unit.enters },
    })),
    ...peoples.flatMap((part, i) =>
      part.units.map((unit) => ({
        ...BLANK,
        ...{ id: unit.id, name: unit.name, type: unit.type, unit, people: nth<People>(i), station: unit.home },
      })),
    ),
    ...leaders.map((leader) => ({
      ...BLANK,
      ...{ id: leader.id, name: leader.name, type: "leader" as const, leader, enters: leader.enters ?? 0 },
    })),
    ...foreignLeaders.map((leader) => ({
      ...BLANK,
      ...{ id: leader.id, name: leader.name, type: "leader" as const, leader, enters: leader.enters ?? 0 },
      ...{ people: leader.people, generic: leader.generic, follows: leader.follows, station: leader.home },
    })),
    ...fleets.map((fleet) => ({
      ...BLANK,
      ...{ id: fleet.id, name: fleet.name, type: "fleet" as const, station: fleet.home, outlet: fleet.sea },
    })),
  ];
}

export function makePieces(counters: CountersPart, fronts: readonly Front[]): Pieces {
  const parts = printed(counters);
  const pieces = everyNth<Piece>(parts.length);
  const numbers = new Map(parts.map(({ id }, i) => [id, nth<Piece>(i)]));
  const named = (id: string | null): Piece => (id === null ? NO_PIECE : (numbers.get(id) ?? NO_PIECE));
  const table = <V>(of: (part: Printed) => V) => by<Piece, V>(parts.map(of));
  const list = (which: (part: Printed) => boolean): Piece[] => pieces.filter((piece) => which(parts[piece]));
  const byFace = (of: (ratings: UnitRatings) => number): number[] =>
    parts.flatMap(({ unit }) => [of(unit?.full ?? NO_RATINGS), of(unit?.reduced ?? NO_RATINGS)]);
  const rated = (of: (leader: LeaderPart) => number) => table(({ leader }) => (leader === null ? 0 : of(leader)));
  const isRoman = ({ people }: Printed): boolean => people === ROMAN;
  const isVexillation = ({ type }: Printed): boolean => type === "vexillation";
  const isLegion = (part: Printed): boolean => part.unit !== null && part.band !== OUTSIDE && !isVexillation(part);
  const isGarrison = (part: Printed): boolean => part.unit !== null && isRoman(part) && part.band === OUTSIDE;
  const everyPeople = everyNth<People>(counters.peoples.length);
  return {
    pieces,
    units: list(({ unit }) => unit !== null),
    leaders: list(({ leader }) => leader !== null),
    fleets: list(({ type }) => type === "fleet"),
    firstLeader: nth<Piece>(parts.findIndex(({ leader }) => leader !== null)),
    firstFleet: nth<Piece>(parts.findIndex(({ type }) => type === "fleet")),
    romanUnits: list((part) => part.unit !== null && isRoman(part)),
    legions: list(isLegion),
    garrison: list(isGarrison),
    vexillations: list(isVexillation),
    praetorians: list(({ type }) => type === "praetorian"),
    romanLeaders: list((part) => part.leader !== null && isRoman(part)),
    foreignLeaders: list((part) => part.leader !== null && !isRoman(part)),
    legionsOf: by<Front, Piece[]>(fronts.map((front) => list((part) => isLegion(part) && part.band === front))),
    vexillationsOf: by<Front, Piece[]>(
      fronts.map((front) => list((part) => isVexillation(part) && part.band === front)),
    ),
    unitsOf: by<People, Piece[]>(
      everyPeople.map((each) => list(({ unit, people }) => unit !== null && people === each)),
    ),
    leadersOf: by<People, Piece[]>(
      everyPeople.map((each) => list(({ leader, people }) => leader !== null && people === each)),
    ),
    pieceIds: table(({ id }) => id),
    pieceTitles: table(({ name }) => name),
    pieceNumbers: numbers,
    type: table(({ type }) => type),
    people: table(({ people }) => people),
    band: table(({ band }) => band),
    isLeader: table(({ leader }) => leader !== null),
    isUnit: table(({ unit }) => unit !== null),
    isFleet: table(({ type }) => type === "fleet"),
    isLegion: table(isLegion),
    isGarrison: table(isGarrison),
    isVexillation: table(isVexillation),
    isPraetorian: table(({ type }) => type === "praetorian"),
    isGeneric: table(({ generic }) => generic),
    station: table(({ station }) => station),
    stationNames: table(({ stationName }) => stationName),
    outlet: table(({ outlet }) => outlet),
    enters: table(({ enters }) => enters),
    follows: table(({ follows }) => named(follows)),
    tested: table(({ leader }) => leader?.tested ?? 0),
    sp: byFace(({ sp }) => sp),
    qu: byFace(({ qu }) => qu),
    unitTb: byFace(({ tb }) => tb),
    cc: rated(({ cc }) => cc),
    tb: rated(({ tb }) => tb),
    pc: rated(({ pc }) => pc),
    sr: rated(({ sr }) => sr),
    marcusAurelius: named("marcus_aurelius"),
    commodus: named("commodus"),
    pertinax: named("helvius_pertinax"),
    didius: named("didius_julianus"),
    severus: named("septimius_severus"),
    caracalla: named("caracalla"),
    geta: named("geta"),
  };
}
