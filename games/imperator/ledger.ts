/** How a game was decided: points by what they were scored for (IMP-10), and who has Armenia. */
import type { Ledger, Seat } from "@rubicon/engine";
import { type Tallies, tally } from "@rubicon/series";
import type { Event } from "./events/index.ts";
import { type Position, scenarioOf, uses } from "./position.ts";
import { SEATS, SIDES, type Side, type SideName, sideOfSeat } from "./sides.ts";

/** In the order of the rules. */
const BY_RULE = {
  ...{ "IMP-10.a": "battles", "IMP-10.b": "leaders", "IMP-10.c": "leaders", "IMP-10.d": "pacified" },
  ...{ "IMP-10.e": "roma", "IMP-10.f": "armenia", "IMP-10.g": "concord", "IMP-10.h": "pacified", "IMP-10.i": "pax" },
  ...{ "IMP-10.j": "coup", "IMP-10.k": "mutiny", "IMP-10.l": "fronts", "IMP-10.m": "raids", "IMP-10.n": "armenia" },
  ...{ "IMP-10.o": "praetorians", "IMP-10.p": "intrigue", "IMP-10.q": "usurpation", "IMP-10.r": "invasion" },
  ...{ "IMP-10.s": "pax", "IMP-10.t": "mutiny" },
} as const;

/** What points are scored for. */
export type Source = (typeof BY_RULE)[keyof typeof BY_RULE];
export const SOURCES: readonly Source[] = [...new Set(Object.values(BY_RULE))];

const sourceOf = (rule: string): Source => Object.entries(BY_RULE).find(([of]) => of === rule)?.[1] ?? "battles";

/** Points that each role has now, by what they were scored for. */
export const pointsBySource = (events: readonly Event[]): Tallies<Source, SideName> =>
  tally(
    events.flatMap((event) => (event.e === "exchange" ? "exchange" : event.e === "points" ? event : [])),
    SIDES,
    sourceOf,
  );

export function ledger(p: Position, events: readonly Event[]): Ledger {
  const { by } = pointsBySource(events);
  const [first, second] = SEATS.map((seat) => p.vp[sideOfSeat(p, seat)]);
  return {
    years: p.year - scenarioOf(p).start + 1,
    exchanges: events.filter(({ e }) => e === "exchange").length,
    lead: first - second,
    counts: "points",
    points: Object.fromEntries([...by].map(([source, points]) => [source, bySeat(p, (side) => points[SIDES[side]])])),
    held: bySeat(p, (side) => (uses(p, "nonRomans") && p.armenia === side ? [p.box.peopleIds[p.box.armenia]] : [])),
  };
}

const bySeat = <T>(p: Position, of: (side: Side) => T): Record<Seat, T> =>
  Object.fromEntries(SEATS.map((seat) => [seat, of(sideOfSeat(p, seat))]));
