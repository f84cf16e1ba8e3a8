/** How sentences of both volumes speak of pieces and of what becomes of them, and of the column of a battle. */
import { signed } from "@rubicon/engine";
import { columnsBetween } from "./combat-table.ts";

/** Acts name things by number, events and sights by name. */
export function numberOf<N extends number>(numbers: ReadonlyMap<string, N>, ref: N | string): N {
  const number = typeof ref === "string" ? numbers.get(ref) : ref;
  if (number === undefined) throw new Error(`nothing in the box is called ${ref}`);
  return number;
}

/** What pieces are called. */
interface Called {
  isLeader(piece: string): boolean;
  piece(piece: string): string;
}

/** What a language needs for it. */
export interface TroopWords {
  /** "a, b and c". */
  all(items: readonly string[]): string;
  /** "5 units" */
  units(count: number): string;
  /** "with" */
  readonly with: string;
  /** "Legio X reduced": their names, and how many they are. */
  reduced(units: string, count: number): string;
  /** "Legio XIII lost": their names, and how many they are. */
  lost(units: string, count: number): string;
}

/** So many units are still called by their names. */
const FEW = 3;

export const troopsIn = ({ isLeader, piece }: Called, words: TroopWords) => ({
  /** AIE-1.2.a, IMP-1.1.a: leaders by name; units too, if there are few. */
  who(pieces: readonly string[]): string {
    const leaders = words.all(pieces.filter(isLeader).map(piece));
    const units = pieces.filter((each) => !isLeader(each)).map(piece);
    if (units.length === 0) return leaders;
    const troops = units.length > FEW ? words.units(units.length) : words.all(units);
    return leaders === "" ? troops : `${leaders} ${words.with} ${troops}`;
  },
  /** Whether a verb that follows them is in the singular. */
  one: (pieces: readonly string[]): boolean =>
    pieces.filter(isLeader).length === 1 || (pieces.length === 1 && !isLeader(pieces[0])),
  /** AIE-8.4.2.b, IMP-8.3.d: by name, for it is chosen whose they are: units that have lost a step, and units that are gone. */
  toll: (reduced: readonly string[], lost: readonly string[]): string =>
    [
      ...(reduced.length === 0 ? [] : [words.reduced(words.all(reduced.map(piece)), reduced.length)]),
      ...(lost.length === 0 ? [] : [words.lost(words.all(lost.map(piece)), lost.length)]),
    ].join("; "),
});

/** "2", "2.1": losses of the lab are means of many battles. */
export const figure = (n: number): string => (Number.isInteger(n) ? String(n) : n.toFixed(1));

/** "5 - 1 = 4": a die, and what is added to it. */
export function reckoned(die: number, ...added: readonly number[]): string {
  const terms = added.filter((n) => n !== 0);
  if (terms.length === 0) return String(die);
  const sum = terms.reduce((total, n) => total + n, die);
  return `${die}${terms.map((n) => ` ${n < 0 ? "-" : "+"} ${Math.abs(n)}`).join("")} = ${sum}`;
}

/** French puts a space before these that does not break. */
export const frenchSpaces = (text: string): string => text.replace(/\s?([:;?!])(?=\s|$)/g, "\u00a0$1");

/** AIE-6.3.2.a, IMP-6.3.p: "a 3" of a die in English; in one piece, so that a list of faces does not part it. */
export const aFace = (pips: number): string => `${pips === 8 ? "an" : "a"}\u00a0${pips}`;

/** Where a battle stands on the table, and where its odds alone would have put it. */
export interface ShiftedOdds {
  readonly baseColumn: string;
  readonly column: string;
  /** By how many columns quality shifts it; where nothing is said of it, as far as it has come. */
  readonly shift?: number | undefined;
}

/** What a language needs to tell of it. */
export interface ShiftWords {
  /** "for quality" */
  readonly why: string;
  /** That the table has no more columns: "at the edge of the table". */
  readonly atEdge: string;
}

/** AIE-CT.k, AIE-CT.p, IMP-TC.j: "4/5 (1/1, -1 for quality)": whoever divides the strengths finds the column of the odds, and why it is not the one. */
export function columnText({ baseColumn, column, shift }: ShiftedOdds, { why, atEdge }: ShiftWords): string {
  const moved = columnsBetween(baseColumn, column);
  const wanted = shift ?? moved;
  if (wanted === 0) return column;
  return `${column} (${baseColumn}, ${signed(wanted)} ${why}${wanted === moved ? "" : `, ${atEdge}`})`;
}
