/** The stratagem counters: two stratagems on each (AIE-6.0.a), drawn from a cup and held in secret. */
import { by, eachFixed, everyNth, type Found, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";
import { FIXED } from "./data/standard.ts";

export type Counter = Nth<"counter">;
/** One side of a counter: 2 * counter, and the one after. */
export type Face = Nth<"face">;

/** In the order of the rulebook: for Phase B, C, E and F. */
export const TITLES = [
  "initiative",
  "janus",
  "coup-detat",
  "soulevement-mineur",
  "soulevement-deux-mineurs",
  "soulevement-majeur",
  "allegeance-majeur",
  "fuite-opportune",
  "faveur-divine",
  "assassinat",
  "foyer-de-peste",
  "desertion",
  "transfuges",
  "veni-vidi-vici",
  "poliorcetique",
  "muraille",
  "fleche-du-parthe",
  "intrigue-au-senat",
  "pacification-mineur",
  "pacification-majeur",
  "pacification-nationalite",
  "pax-romana",
  "idus-martias",
  "imperium",
  "ralliement-triumvir",
  "triumphus",
] as const;
export type Title = (typeof TITLES)[number];

export interface Stratagem {
  readonly title: Title;
  /** The printed number; 0 where there is none. */
  readonly value: number;
}

export interface StratagemsPart {
  readonly counters: readonly { readonly id: string; readonly a: Stratagem; readonly b: Stratagem }[];
  /** AIE-2.C.d: markers in the cup of Peoples that mean nothing. */
  readonly dummies: number;
}

export function readStratagems(stratagems: Found): StratagemsPart {
  stratagems.only("counters", "dummies");
  const face = (found: Found): Stratagem => ({
    title: found.only("title", "value").get("title").oneOf(TITLES),
    value: found.get("value").maybe((value) => value.whole(-9, 9)) ?? 0,
  });
  const list = stratagems.get("counters");
  const counters = eachFixed(list, FIXED.stratagems, (counter) => ({
    id: counter.only("id", "a", "b").get("id").text(),
    a: face(counter.get("a")),
    b: face(counter.get("b")),
  }));
  checkFaces(list, counters);
  return { counters, dummies: stratagems.get("dummies").whole(0, 20) };
}

/** AIE-6.0.a: every stratagem as often as there are, with its value; two different ones on a counter. */
function checkFaces(list: Found, counters: StratagemsPart["counters"]): void {
  const nameOf = ({ title, value }: { readonly title: string; readonly value?: number | null }): string =>
    value ? `${title} ${value}` : title;
  const left = FIXED.faces.map(nameOf);
  for (const [i, { a, b }] of counters.entries()) {
    const counter = list.items()[i];
    if (a.title === b.title) throw counter.get("b").wrong(`"${b.title}" stands on the other side already.`);
    for (const [side, face] of [
      ["a", a],
      ["b", b],
    ] as const) {
      const at = left.indexOf(nameOf(face));
      if (at < 0)
        throw counter.get(side).wrong(`there is no "${nameOf(face)}", or it stands on other counters already.`);
      left.splice(at, 1);
    }
  }
}

export { CUP, handOf, isInCup, ON_MAP, PILE_COUNT, type Pile, PLAYED, returnedBy, SPENT } from "@rubicon/series";

export interface Counters {
  readonly counters: readonly Counter[];
  readonly counterIds: ReadonlyBy<Counter, string>;
  readonly counterNumbers: ReadonlyMap<string, Counter>;
  readonly faces: readonly Face[];
  /** "stratagem-07-a" */
  readonly faceIds: ReadonlyBy<Face, string>;
  readonly stratagems: ReadonlyBy<Face, Stratagem>;
  /** The faces on which a stratagem stands. */
  readonly facesOf: Readonly<Record<Title, readonly Face[]>>;
  readonly dummies: number;
}

export const counterOf = (face: Face): Counter => nth<Counter>(face >> 1);
export const facesOfCounter = (counter: Counter): readonly [Face, Face] => [
  nth<Face>(2 * counter),
  nth<Face>(2 * counter + 1),
];

export function makeCounters({ counters, dummies }: StratagemsPart): Counters {
  const faces = everyNth<Face>(2 * counters.length);
  const stratagems = by<Face, Stratagem>(counters.flatMap(({ a, b }) => [a, b]));
  const bearing = (title: Title): Face[] => faces.filter((face) => stratagems[face].title === title);
  return {
    counters: everyNth<Counter>(counters.length),
    counterIds: by<Counter, string>(counters.map(({ id }) => id)),
    counterNumbers: new Map(counters.map(({ id }, i) => [id, nth<Counter>(i)])),
    faces,
    faceIds: by<Face, string>(counters.flatMap(({ id }) => [`${id}-a`, `${id}-b`])),
    stratagems,
    // Every title is a key: the list is made from them.
    facesOf: Object.fromEntries(TITLES.map((title) => [title, bearing(title)])) as Record<Title, Face[]>,
    dummies,
  };
}
