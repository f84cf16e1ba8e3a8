/** Leaders and combat units (AIE-1.2, AIE-1.3), and what is printed on them. */
import { by, everyNth, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";
import { RECRUIT_TYPES } from "./board.ts";
import type { CountersPart, Ratings, UnitRatings } from "./pack.ts";
import { type People, ROMAN } from "./peoples.ts";
import { CAES, NOBODY, REP, type Side } from "./sides.ts";

/** Combat units first, then leaders. */
export type Piece = Nth<"piece">;
export const NO_PIECE = nth<Piece>(-1);

/** AIE-1.3.c: the four types of Roman units; those of Peoples are foot, horse or ships. */
export const TYPES = ["legio", "auxilia", "equites", "naves", "pedites", "leader"] as const;
export type Type = (typeof TYPES)[number];

/** The two faces of a combat unit. */
export const FULL = 0;
export const REDUCED = 1;

export interface Pieces {
  readonly pieces: readonly Piece[];
  readonly units: readonly Piece[];
  readonly leaders: readonly Piece[];
  readonly romanUnits: readonly Piece[];
  readonly legions: readonly Piece[];
  readonly naves: readonly Piece[];
  readonly romanLeaders: readonly Piece[];
  readonly foreignLeaders: readonly Piece[];
  readonly firstLeader: Piece;
  readonly pieceIds: ReadonlyBy<Piece, string>;
  readonly pieceTitles: ReadonlyBy<Piece, string>;
  readonly pieceNumbers: ReadonlyMap<string, Piece>;
  readonly people: ReadonlyBy<Piece, People>;
  readonly type: ReadonlyBy<Piece, Type>;
  /** AIE-9.4.h: the number of its type among those that are recruited; -1 for whoever is not. */
  readonly recruitType: ReadonlyBy<Piece, number>;
  /** Which counters look alike: "legio", "naves-8sp-q2-t1". */
  readonly model: ReadonlyBy<Piece, string>;
  readonly isLegio: ReadonlyBy<Piece, boolean>;
  readonly isRecruit: ReadonlyBy<Piece, boolean>;
  readonly isNaves: ReadonlyBy<Piece, boolean>;
  readonly isLeader: ReadonlyBy<Piece, boolean>;
  /** By unit and face: 2 * unit + face. */
  readonly sp: readonly number[];
  readonly qu: readonly number[];
  readonly unitTb: readonly number[];
  /** By leader and side: 2 * leader + side; the same twice for those who are not Roman. */
  readonly cc: readonly number[];
  readonly tb: readonly number[];
  readonly pc: readonly number[];
  readonly sr: readonly number[];
  /** AIE-1.2.1.b: whether a leader has a face of that side, in the same order. */
  readonly hasFace: readonly boolean[];
  /** AIE-LT.g, AIE-LT.h: below which a d10 is deadly in -43, -38 and -33 and the four years after each. */
  readonly death: ReadonlyBy<Piece, readonly number[]>;
  /** NOBODY: drawn by lot when he enters. */
  readonly firstSide: ReadonlyBy<Piece, Side>;
  /** The year he enters; 0: with Caesar's death; FROM_THE_START; NEVER. */
  readonly enters: ReadonlyBy<Piece, number>;
  /** AIE-NT.c, AIE-NT.d: whose death brings him in the year after; NO_PIECE for most. */
  readonly follows: ReadonlyBy<Piece, Piece>;
  /** AIE-NT.b: the year whose Phase D takes him away; 0 for most. */
  readonly leaves: ReadonlyBy<Piece, number>;
  /** AIE-NT.a, AIE-NT.c, AIE-NT.d: gone with the first allegiance, or the first pacification, of his People. */
  readonly leavesAtAllegiance: ReadonlyBy<Piece, boolean>;
  readonly leavesAtPacification: ReadonlyBy<Piece, boolean>;
  readonly isIconBearer: ReadonlyBy<Piece, boolean>;
  readonly mayPretend: ReadonlyBy<Piece, boolean>;
  readonly unitsOf: ReadonlyBy<People, readonly Piece[]>;
  readonly leadersOf: ReadonlyBy<People, readonly Piece[]>;
  readonly caesar: Piece;
  readonly pompeius: Piece;
  readonly antonius: Piece;
  readonly octavianus: Piece;
  readonly mBrutus: Piece;
  readonly cassius: Piece;
  /** AIE-3.5.3.s: who joins M. Antonius at Alexandria. */
  readonly antonians: readonly Piece[];
  readonly dolabella: Piece;
  readonly cleopatra: Piece;
}

export const FROM_THE_START = -99;
export const AFTER_CAESAR = 0;

const NONE: Ratings = { cc: 0, tb: 0, pc: 0, sr: 0 };

export function makePieces({ units, peoples, leaders, foreignLeaders }: CountersPart): Pieces {
  const allUnits = [
    ...units.map((unit) => ({ unit, people: ROMAN, recruit: unit.recruit })),
    ...peoples.flatMap((part, i) => part.units.map((unit) => ({ unit, people: nth<People>(i), recruit: false }))),
  ];
  const firstLeader = nth<Piece>(allUnits.length);
  const pieces = everyNth<Piece>(allUnits.length + leaders.length + foreignLeaders.length);
  const ids = [
    ...allUnits.map(({ unit }) => unit.id),
    ...leaders.map(({ id }) => id),
    ...foreignLeaders.map(({ id }) => id),
  ];
  const numbers = new Map(ids.map((id, i) => [id, nth<Piece>(i)]));
  const named = (id: string | null): Piece => (id === null ? NO_PIECE : (numbers.get(id) ?? NO_PIECE));
  const firstForeign = firstLeader + leaders.length;
  const roman = (piece: Piece) => leaders[piece - firstLeader];
  const foreign = (piece: Piece) => foreignLeaders[piece - firstForeign];
  const isLeader = (piece: Piece): boolean => piece >= firstLeader;
  const isRomanLeader = (piece: Piece): boolean => isLeader(piece) && piece < firstForeign;
  const table = <V>(of: (piece: Piece) => V) => by<Piece, V>(pieces.map(of));
  const peopleOf = (piece: Piece): People => {
    if (!isLeader(piece)) return allUnits[piece].people;
    return isRomanLeader(piece) ? ROMAN : foreign(piece).people;
  };
  const typeOf = (piece: Piece): Type => (isLeader(piece) ? "leader" : allUnits[piece].unit.type);
  const byFace = (of: (ratings: UnitRatings) => number): number[] =>
    pieces.flatMap((piece) =>
      isLeader(piece) ? [0, 0] : [of(allUnits[piece].unit.full), of(allUnits[piece].unit.reduced)],
    );
  const facesOf = (piece: Piece): readonly (Ratings | null)[] => {
    if (!isLeader(piece)) return [null, null];
    if (isRomanLeader(piece)) return [roman(piece).caesarian, roman(piece).republican];
    const { cc, tb, sr } = foreign(piece);
    return [
      { cc, tb, sr, pc: 0 },
      { cc, tb, sr, pc: 0 },
    ];
  };
  const bySide = (of: (ratings: Ratings) => number): number[] =>
    pieces.flatMap((piece) => facesOf(piece).map((face) => of(face ?? NONE)));
  const list = (which: (piece: Piece) => boolean): Piece[] => pieces.filter(which);
  const everyPeople = everyNth<People>(peoples.length);
  return {
    pieces,
    units: list((piece) => !isLeader(piece)),
    leaders: list(isLeader),
    romanUnits: list((piece) => !isLeader(piece) && peopleOf(piece) === ROMAN),
    legions: list((piece) => typeOf(piece) === "legio"),
    naves: list((piece) => typeOf(piece) === "naves"),
    romanLeaders: list(isRomanLeader),
    foreignLeaders: list((piece) => isLeader(piece) && !isRomanLeader(piece)),
    firstLeader,
    pieceIds: by<Piece, string>(ids),
    pieceTitles: table((piece) => {
      if (!isLeader(piece)) return allUnits[piece].unit.name;
      return isRomanLeader(piece) ? roman(piece).name : foreign(piece).name;
    }),
    pieceNumbers: numbers,
    people: table(peopleOf),
    type: table(typeOf),
    recruitType: table((piece) => RECRUIT_TYPES.findIndex((type) => type === typeOf(piece))),
    model: table((piece) => (isLeader(piece) ? "leader" : allUnits[piece].unit.model)),
    isLegio: table((piece) => typeOf(piece) === "legio"),
    isRecruit: table((piece) => !isLeader(piece) && allUnits[piece].recruit),
    isNaves: table((piece) => typeOf(piece) === "naves"),
    isLeader: table(isLeader),
    sp: byFace(({ sp }) => sp),
    qu: byFace(({ qu }) => qu),
    unitTb: byFace(({ tb }) => tb),
    cc: bySide(({ cc }) => cc),
    tb: bySide(({ tb }) => tb),
    pc: bySide(({ pc }) => pc),
    sr: bySide(({ sr }) => sr),
    hasFace: pieces.flatMap((piece) => facesOf(piece).map((face) => face !== null)),
    death: table((piece) => (isRomanLeader(piece) ? roman(piece).death : [])),
    firstSide: table((piece) => (isRomanLeader(piece) ? FACTIONS[roman(piece).faction] : NOBODY)),
    enters: table((piece) => {
      if (!isLeader(piece)) return FROM_THE_START;
      if (isRomanLeader(piece)) return ENTRIES[roman(piece).enters] ?? Number(roman(piece).enters);
      return foreign(piece).enters ?? FROM_THE_START;
    }),
    follows: table((piece) => (isLeader(piece) && !isRomanLeader(piece) ? named(foreign(piece).follows) : NO_PIECE)),
    leaves: table((piece) => (isLeader(piece) && !isRomanLeader(piece) ? (foreign(piece).leaves ?? 0) : 0)),
    leavesAtAllegiance: table(
      (piece) => isLeader(piece) && !isRomanLeader(piece) && foreign(piece).leavesAtFirst.includes("allegiance"),
    ),
    leavesAtPacification: table(
      (piece) => isLeader(piece) && !isRomanLeader(piece) && foreign(piece).leavesAtFirst.includes("pacification"),
    ),
    isIconBearer: table((piece) => isRomanLeader(piece) && roman(piece).assassin),
    mayPretend: table((piece) => isRomanLeader(piece) && roman(piece).pretender),
    unitsOf: by<People, Piece[]>(
      everyPeople.map((people) => list((piece) => !isLeader(piece) && peopleOf(piece) === people)),
    ),
    leadersOf: by<People, Piece[]>(
      everyPeople.map((people) => list((piece) => isLeader(piece) && peopleOf(piece) === people)),
    ),
    caesar: named("caesar"),
    pompeius: named("pompeius"),
    antonius: named("m-antonius"),
    octavianus: named("octavianus"),
    mBrutus: named("m-brutus"),
    cassius: named("cassius"),
    antonians: ["pollio", "bassus", "plancus", "salvidienus"].map(named),
    dolabella: named("dolabella"),
    cleopatra: named("cleopatra-vii"),
  };
}

const FACTIONS: Readonly<Record<string, Side>> = { caesarians: CAES, republicans: REP, drawn: NOBODY };
const ENTRIES: Readonly<Record<string, number | undefined>> = { start: FROM_THE_START, "after-caesar": AFTER_CAESAR };
