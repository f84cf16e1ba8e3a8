/**
 * A table seen closer, in both volumes: figures of leaders and units (AIE-1.2.a, AIE-1.3.a, IMP-1.1.a, IMP-1.2.a), who stands where
 * an act leads, and a zone with everybody in it and the ways that lead from it (AIE-7.2.a, IMP-7.1.a), or a piece and where it is.
 */
import { signed } from "@rubicon/engine";
import { numberOf } from "./said.ts";

/** What a language needs for it. */
export interface CloserWords {
  /** Who stands where an act leads. */
  enemies(units: number): string;
  friends(units: number): string;

  /** "CC 6, TB +2, PC 5, SR 4" */
  leader(figures: LeaderFigures): string;
  /** "12 units, 60 SP" */
  army(units: number, sp: number): string;

  homeOf(people: string): string;
  readonly sea: string;
  readonly closedSea: string;
  city(name: string): string;
  port(name: string): string;
  /** How a neighbour is reached. */
  byLand(cost: number): string;
  /** Over a great river or a strait. */
  overWater(cost: number): string;
  readonly empty: string;
  /** What a few letters may mean. */
  which(zones: readonly string[]): string;
  unknown(typed: string): string;
}

export interface LeaderFigures {
  readonly cc: number;
  readonly tb: number;
  /** Null for those who are not Roman. */
  readonly pc: number | null;
  readonly sr: number;
}

/** What is printed on units, by unit and face: 2 * unit + face, the reduced one second. */
interface PrintedUnits {
  readonly pieceNumbers: ReadonlyMap<string, number>;
  readonly sp: readonly number[];
  readonly qu: readonly number[];
  readonly unitTb: readonly number[];
}

/** A unit as it is seen. */
interface SeenUnit {
  readonly piece: string;
  readonly reduced?: true;
}

const faceUp = ({ pieceNumbers }: PrintedUnits, { piece, reduced }: SeenUnit): number =>
  2 * numberOf(pieceNumbers, piece) + (reduced === true ? 1 : 0);

/** "5-4 +1": strength and quality of the face that is up, and its tactical bonus if it has one. */
export function unitRating(box: PrintedUnits, unit: SeenUnit): string {
  const face = faceUp(box, unit);
  return `${box.sp[face]}-${box.qu[face]}${box.unitTb[face] === 0 ? "" : ` ${signed(box.unitTb[face])}`}`;
}

export const unitStrength = (box: PrintedUnits, unit: SeenUnit): number => box.sp[faceUp(box, unit)];

/** The piece that an act is about; null for most acts. */
export const pieceIn = <P extends number>(act: {
  readonly do: string;
  readonly piece?: P;
  readonly unit?: P;
  readonly leader?: P;
}): P | null => act.piece ?? act.unit ?? act.leader ?? null;

/** Where an act leads, or what it is about: for kinds of acts that are about a place, and null for all others. */
export const goalIn = <Z extends number>(
  act: { readonly do: string; readonly to?: Z; readonly zone?: Z },
  kinds: readonly string[],
): Z | null => (kinds.includes(act.do) ? (act.to ?? act.zone ?? null) : null);

/** What a list of acts says of the piece that one of them is about; its place where it may stand all over the map. */
export const pieceNote = (rating: string, place: string): string => [rating, place].filter(Boolean).join(", ");

/** What a list of acts says of where one of them leads, by how many units stand there, and by what is there besides; "" for nothing. */
export const crowdNote = (enemies: number, friends: number, words: CloserWords, besides = ""): string =>
  [
    ...(enemies === 0 ? [] : [words.enemies(enemies)]),
    ...(friends === 0 ? [] : [words.friends(friends)]),
    ...(besides === "" ? [] : [besides]),
  ].join(", ");

/** A piece as it stands in a zone. */
export interface Standing {
  readonly name: string;
  readonly rating: string;
  /** Of its face; null for whoever does not fight by himself. */
  readonly sp: number | null;
}

/** Pieces of one side in a zone. */
export interface Stack {
  readonly label: string;
  readonly pieces: readonly Standing[];
}

/** A map of zones, as somebody reads in it who looks for one of them. */
export interface Atlas<Z> {
  readonly zones: readonly Z[];
  title(zone: Z): string;
  /** By which it is called, the strictest first: its own names, then those of its land and towns. */
  names(zone: Z): readonly (readonly string[])[];
  nature(zone: Z): string;
  stacks(zone: Z): readonly Stack[];
  /** Who is there, in a line; none where nobody is. */
  line(zone: Z): readonly string[];
  waysFrom(zone: Z): readonly { readonly to: Z; readonly how: string }[];
  /** Everything that is on the map or can still come. */
  readonly pieces: readonly Placed[];
}

/** A piece, and where it is. */
export interface Placed extends Standing {
  /** Of a zone or of a box; "" where there is nothing to say. */
  readonly where: string;
  readonly id: string;
  /** Its name alone. */
  readonly called: string;
}

/**
 * A zone by name or by a few letters: what it is, who stands there with which figures, and where one goes from it. Otherwise
 * pieces by theirs: their figures, and where they are.
 */
export function lookAt<Z>(typed: string, atlas: Atlas<Z>, words: CloserWords): string[] {
  const zones = zonesLike(atlas, typed);
  const pieces = piecesLike(atlas, typed);
  const [zone, ...others] = zones.found;
  if (zone === undefined || (pieces.exact && !zones.exact))
    return pieces.found.length === 0 ? [words.unknown(typed)] : pieces.found.map(pieceLine);
  if (others.length > 0) return [words.which(zones.found.map(atlas.title))];
  return zoneLines(zone, atlas, words);
}

/** "Septimius Severus (Augustus): CC 5, TB +2, PC 5, SR 4 · Latium (Roma)" */
const pieceLine = ({ name, rating, where }: Placed): string =>
  [[name, rating].filter(Boolean).join(": "), where].filter(Boolean).join(" · ");

function zoneLines<Z>(zone: Z, atlas: Atlas<Z>, words: CloserWords): string[] {
  const stacks = atlas.stacks(zone);
  return [
    `${atlas.title(zone).toUpperCase()}: ${atlas.nature(zone)}`,
    ...(stacks.length === 0 ? [words.empty] : stacks.flatMap((stack) => stackLines(stack, words))),
    ...atlas
      .waysFrom(zone)
      .map(({ to, how }) => `→ ${atlas.line(to)[0] ?? `${atlas.title(to)} · ${words.empty}`} (${how})`),
  ];
}

/** Leaders one by one; units that are worth the same together. */
function stackLines({ label, pieces }: Stack, words: CloserWords): string[] {
  const units = pieces.filter(({ sp }) => sp !== null);
  const strength = units.reduce((sum, { sp }) => sum + (sp ?? 0), 0);
  const alike = new Map<string, string[]>();
  for (const { name, rating } of units) alike.set(rating, [...(alike.get(rating) ?? []), name]);
  return [
    `${label}${units.length === 0 ? "" : `, ${words.army(units.length, strength)}`}:`,
    ...pieces.flatMap(({ name, rating, sp }) =>
      sp === null ? [`  ${[name, rating].filter(Boolean).join(": ")}`] : [],
    ),
    ...[...alike].map(([rating, names]) => `  ${rating}: ${names.join(", ")}`),
  ];
}

/** What was found, and whether it is called exactly so. */
interface Found<T> {
  readonly found: readonly T[];
  readonly exact: boolean;
}

/** Those that are called so; otherwise all that have a word that starts as typed: "pan" is both Pannoniae. */
function zonesLike<Z>({ zones, names }: Atlas<Z>, typed: string): Found<Z> {
  const name = plainly(typed);
  const called = zones.map((zone) => ({ zone, names: names(zone).map((each) => each.map(plainly)) }));
  const levels = name === "" ? 0 : Math.max(...called.map((each) => each.names.length));
  for (let level = 0; level < levels; level++) {
    const exact = called.filter((each) => each.names[level]?.includes(name));
    if (exact.length > 0) return { found: exact.map(({ zone }) => zone), exact: true };
  }
  const like = called.filter((each) => each.names.flat().some((one) => hasWordLike(one, name)));
  return { found: like.map(({ zone }) => zone), exact: false };
}

function piecesLike<Z>({ pieces }: Atlas<Z>, typed: string): Found<Placed> {
  const name = plainly(typed);
  const exact = pieces.filter(({ id, called }) => [id, called].map(plainly).includes(name));
  if (exact.length > 0) return { found: exact, exact: true };
  return { found: pieces.filter(({ called }) => hasWordLike(plainly(called), name)), exact: false };
}

const hasWordLike = (called: string, typed: string): boolean => typed !== "" && ` ${called}`.includes(` ${typed}`);

/** Without accents, capitals and signs: "italia-4" and "Italia 4" are the same. */
const plainly = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();
