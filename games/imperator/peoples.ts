/** The non-Roman Peoples, in the order of the counters (IMP-1.a, IMP-4.1). */
import { by, everyNth, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";
import type { Front } from "./board.ts";
import type { PeoplePart } from "./pack.ts";

export type People = Nth<"people">;
export const ROMAN = nth<People>(-1);

export const NATIONALITIES = [
  "perses",
  "germains",
  "sarmates",
  "celtes",
  "thraco_phrygiens",
  "hamites_semites",
] as const;
export type Nationality = (typeof NATIONALITIES)[number];
/** By its place in that list. */
export type Nation = Nth<"nation">;

/** Armenia has none of these: it never goes to war (IMP-4.2.e), and who has it stands elsewhere. */
export type Status = Nth<"status">;
export const PEACE = nth<Status>(0);
export const WAR = nth<Status>(1);
/** IMP-4.2.b, IMP-4.2.c: out of the game. */
export const REMOVED = nth<Status>(2);
export const STATUSES = ["peace", "war", "removed"] as const;

/** IMP-4.2.k: pieces of different categories never share a zone of the Enemy. Armenia has none (IMP-4.2.m). */
export const ROMANS = 0;
export const WESTERN = 1;
export const EASTERN = 2;
export const ARMENIAN = 3;

export interface Peoples {
  readonly peoples: readonly People[];
  readonly peopleIds: ReadonlyBy<People, string>;
  readonly peopleTitles: ReadonlyBy<People, string>;
  readonly peopleNumbers: ReadonlyMap<string, People>;
  readonly nationality: ReadonlyBy<People, Nationality>;
  readonly category: ReadonlyBy<People, number>;
  readonly isMajor: ReadonlyBy<People, boolean>;
  /** IMP-4.3.k: by which Front it may enter the empire. */
  readonly gate: ReadonlyBy<People, Front>;
  /** IMP-4.2.b: the year whose Phase F takes it out of the game; 0: none. */
  readonly leavesGame: ReadonlyBy<People, number>;
  readonly majors: readonly People[];
  readonly minors: readonly People[];
  readonly parthes: People;
  readonly armenia: People;
}

/** IMP-4.2.k, IMP-4.2.l: the Daces, the only Thraco-Phrygians who march, go with the west. */
const CATEGORIES: Readonly<Record<Nationality, number>> = {
  celtes: WESTERN,
  germains: WESTERN,
  sarmates: WESTERN,
  thraco_phrygiens: WESTERN,
  perses: EASTERN,
  hamites_semites: EASTERN,
};

export function makePeoples(parts: readonly PeoplePart[]): Peoples {
  const peoples = everyNth<People>(parts.length);
  const numbers = new Map(parts.map(({ id }, i) => [id, nth<People>(i)]));
  const named = (id: string): People => numbers.get(id) ?? ROMAN;
  const armenia = named("armenia");
  return {
    peoples,
    peopleIds: by<People, string>(parts.map(({ id }) => id)),
    peopleTitles: by<People, string>(parts.map(({ name }) => name)),
    peopleNumbers: numbers,
    nationality: by<People, Nationality>(parts.map(({ nationality }) => nationality)),
    category: by<People, number>(
      parts.map(({ nationality }, i) => (i === armenia ? ARMENIAN : CATEGORIES[nationality])),
    ),
    isMajor: by<People, boolean>(parts.map(({ major }) => major)),
    gate: by<People, Front>(parts.map(({ front }) => front)),
    leavesGame: by<People, number>(parts.map(({ leaves }) => leaves)),
    majors: peoples.filter((people) => parts[people].major),
    minors: peoples.filter((people) => !parts[people].major && people !== armenia),
    parthes: named("parthes"),
    armenia,
  };
}
