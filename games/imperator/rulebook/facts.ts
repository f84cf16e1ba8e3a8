/** What the rules say of the components: it is looked up in the box, so that the book is true of every pack. */
import { OUTSIDE } from "../board.ts";
import type { Box } from "../box.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import type { FrontId, Names } from "../words/names.ts";
import { type Titles, titlesOf } from "../words/titles.ts";

/** Legions of a Front and their camps: "II Augusta (Isca), VI Victrix (Eburacum)". */
export interface Legions {
  readonly number: number;
  readonly named: string;
}

/** Leaders who come into the game in the same way. */
export interface Entry {
  readonly leaders: readonly string[];
  /** 0: neither in a year of their own nor after somebody. */
  readonly year: number;
  /** After whose death they come. */
  readonly after: string | null;
}

/** Leaders whose years of death are the same (IMP-TL.b, IMP-TL.c). */
export interface Life {
  /** The year of their first test; 0: there is none. */
  readonly first: number;
  /** The year that needs no die, null if it comes after the calendar has ended; then the last test and its number. */
  readonly certain: number | null;
  readonly last: number;
  readonly limit: number;
  readonly entries: readonly Entry[];
}

type Row = "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l";

export interface Facts {
  readonly counters: number;
  readonly kinds: number;
  readonly decoys: number;
  /** "Britain 1, Danube 3 (4 from 170)": how many vexillations a Front has, and from when it has more. */
  detachments(later: (year: number, count: number) => string): string;
  /** "Britain: Maetae; South: Gaetuli, Garamantes": by which Front each People may enter the empire. */
  readonly entries: string;
  legions(front: FrontId): Legions;
  /** Units by their names, with their camps. */
  posted(...units: string[]): string;
  leader(name: string): string;
  /** The leaders of each line of the table of leaders. */
  readonly rows: Readonly<Record<Row, readonly Life[]>>;
}

/** Who stands in which line of the table: it is told of them there, whatever years a pack gives them. */
const ROWS: Readonly<Record<Row, readonly string[]>> = {
  d: ["lucius_verus"],
  e: ["marcus_aurelius", "avidius_cassius", "martius_verus", "statius_priscus", "vologeses_iii"],
  f: ["chosroes"],
  g: ["tarrutenius_paternus", "claudius_pompeianus"],
  h: [
    ...["helvius_pertinax", "macrinus_vindex", "basseus_rufus", "maximianus", "commodus", "perennis"],
    ...["quintus_aemilianus", "didius_julianus", "vologeses_iv"],
  ],
  i: [
    ...["pescennius_niger", "clodius_albinus", "septimius_severus"],
    ...["valerius_valerianus", "asellius_aemilianus", "marius_maximus"],
  ],
  j: ["fabius_cilo", "claudius_candidus", "claudius_claudianus", "novius_rufus", "laetus"],
  k: ["caracalla", "geta", "vologeses_v", "artabanus_v"],
  l: ["flavius_maternianus", "opellius_macrinus"],
};

/** IMP-TL.b: numbers 1 to 9, and then no die. */
const TESTS = 9;
/** IMP-0.3.a */
const LAST_YEAR = 217;

export function factsOf(box: Box, names: Names): Facts {
  const titles = titlesOf(box, names);
  const posted = (...units: string[]): string =>
    units.map((unit) => `${titles.piece(unit)} (${campOf(box, unit)})`).join(", ");
  return {
    counters: box.counters.length,
    kinds: box.stratagems.length,
    decoys: box.decoys,
    detachments: (later) =>
      box.fronts
        .map((front) => {
          const years = [...new Set(box.vexillationsOf[front].map((unit) => box.enters[unit]))].sort((a, b) => a - b);
          const until = (year: number): number =>
            box.vexillationsOf[front].filter((unit) => box.enters[unit] <= year).length;
          const more = years.filter((year) => year > 0).map((year) => later(year, until(year)));
          return `${titles.part(front).short} ${until(0)}${more.length === 0 ? "" : ` (${more.join(", ")})`}`;
        })
        .join(", "),
    entries: box.fronts
      .map((front) => {
        const peoples = box.peoples.filter((people) => box.gate[people] === front);
        return `${titles.part(front).short} (${peoples.map((people) => titles.people(people)).join(", ")})`;
      })
      .join(", "),
    legions(id) {
      const front = box.frontNumbers.get(id) ?? OUTSIDE;
      const legions = box.legions.filter((unit) => box.band[unit] === front && box.enters[unit] === 0);
      return { number: legions.length, named: posted(...legions.map((unit) => box.pieceIds[unit])) };
    },
    posted,
    leader: (name) => titles.piece(name),
    rows: rowsOf((row) => livesOf(titles, ROWS[row])),
  };
}

const campOf = ({ pieceNumbers, stationNames }: Box, unit: string): string =>
  stationNames[pieceNumbers.get(unit) ?? NO_PIECE] ?? "";

const rowsOf = (of: (row: Row) => readonly Life[]): Facts["rows"] => ({
  ...{ d: of("d"), e: of("e"), f: of("f") },
  ...{ g: of("g"), h: of("h"), i: of("i") },
  ...{ j: of("j"), k: of("k"), l: of("l") },
});

function livesOf(titles: Titles, ids: readonly string[]): Life[] {
  const { box } = titles;
  const leaders = ids.flatMap((id): Piece[] => {
    const leader = box.pieceNumbers.get(id);
    return leader === undefined ? [] : [leader];
  });
  const firsts = [...new Set(leaders.map((leader) => box.tested[leader]))];
  return firsts.map((first) => {
    const certain = first + TESTS;
    const last = Math.min(certain - 1, LAST_YEAR);
    return {
      first,
      certain: certain > LAST_YEAR ? null : certain,
      last,
      limit: last - first + 1,
      entries: entriesOf(
        titles,
        leaders.filter((leader) => box.tested[leader] === first),
      ),
    };
  });
}

function entriesOf(titles: Titles, leaders: readonly Piece[]): Entry[] {
  const { enters, follows } = titles.box;
  const way = (leader: Piece): string => `${enters[leader]} ${follows[leader]}`;
  return [...new Set(leaders.map(way))].map((each) => {
    const alike = leaders.filter((leader) => way(leader) === each);
    const after = follows[alike[0]];
    return {
      leaders: alike.map((leader) => titles.piece(leader)),
      year: enters[alike[0]],
      after: after === NO_PIECE ? null : titles.piece(after),
    };
  });
}

/** "Number 1 in 176, certain death in 185: Marcus Aurelius, Avidius Cassius (from 161); ..." */
export function livesIn(
  lives: readonly Life[],
  tested: (life: Life) => string,
  entered: (entry: Entry) => string,
  colon = ":",
  semicolon = ";",
): string {
  return lives
    .map((life) => {
      const entries = life.entries.map((entry) => `${entry.leaders.join(", ")} (${entered(entry)})`);
      return `${tested(life)}${colon} ${entries.join(`${semicolon} `)}.`;
    })
    .join(" ");
}
