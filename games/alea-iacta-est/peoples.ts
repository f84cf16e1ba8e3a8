/** The non-Roman Peoples, in the order of the list of Nationalities (AIE-1.1.a). */
import { by, everyNth, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";
import type { PeoplePart } from "./pack.ts";

export type People = Nth<"people">;
export const ROMAN = nth<People>(-1);

export const NATIONALITIES = [
  "illyrians",
  "iranians",
  "germans",
  "celts",
  "thraco-phrygians",
  "hamites-semites",
] as const;
export type Nationality = (typeof NATIONALITIES)[number];
/** By its place in that list. */
export type Nation = Nth<"nation">;

/** AIE-4.1.c, AIE-R109 */
export type Status = Nth<"status">;
export const PEACE = nth<Status>(0);
export const WAR = nth<Status>(1);
export const ALLEGIANCE = nth<Status>(2);
export const STATUSES = ["peace", "war", "allegiance"] as const;

export interface Peoples {
  readonly peoples: readonly People[];
  readonly peopleIds: ReadonlyBy<People, string>;
  readonly peopleTitles: ReadonlyBy<People, string>;
  readonly peopleNumbers: ReadonlyMap<string, People>;
  readonly nationality: ReadonlyBy<People, Nationality>;
  /** AIE-4.2.4.a: those of one group may share a zone. */
  readonly group: ReadonlyBy<People, number>;
  readonly isMajor: ReadonlyBy<People, boolean>;
  readonly peopleVp: ReadonlyBy<People, number>;
  readonly majors: readonly People[];
  readonly parthi: People;
  readonly aegyptii: People;
  readonly pontici: People;
}

/** AIE-4.2.4.a */
const GROUPS: Readonly<Record<Nationality, number>> = {
  celts: 1,
  germans: 1,
  illyrians: 1,
  iranians: 2,
  "thraco-phrygians": 2,
  "hamites-semites": 3,
};

export function makePeoples(parts: readonly PeoplePart[]): Peoples {
  const peoples = everyNth<People>(parts.length);
  const numbers = new Map(parts.map(({ id }, i) => [id, nth<People>(i)]));
  const named = (id: string): People => numbers.get(id) ?? ROMAN;
  return {
    peoples,
    peopleIds: by<People, string>(parts.map(({ id }) => id)),
    peopleTitles: by<People, string>(parts.map(({ name }) => name)),
    peopleNumbers: numbers,
    nationality: by<People, Nationality>(parts.map(({ nationality }) => nationality)),
    group: by<People, number>(parts.map(({ nationality }) => GROUPS[nationality])),
    isMajor: by<People, boolean>(parts.map(({ major }) => major)),
    peopleVp: by<People, number>(parts.map(({ vp }) => vp)),
    majors: peoples.filter((people) => parts[people].major),
    parthi: named("parthi"),
    aegyptii: named("aegyptii"),
    pontici: named("pontici"),
  };
}
