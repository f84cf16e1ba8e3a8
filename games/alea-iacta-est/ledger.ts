/** How a game was decided: points by what they were scored for (AIE-10), and what each side holds (AIE-S3.e to AIE-S7.k). */
import type { Ledger, Seat } from "@rubicon/engine";
import { type Tallies, tally } from "@rubicon/series";
import type { Event } from "./events/index.ts";
import { ALLEGIANCE } from "./peoples.ts";
import { type Position, scenarioOf } from "./position.ts";
import { CAES, REP, SEATS, SIDES, type Side, type SideName, seatOf, sideOfSeat } from "./sides.ts";
import { isJudgedByControl, regionsOf } from "./victory.ts";

const SOURCES = {
  ...{ "AIE-10.1.a": "battles", "AIE-10.1.b": "leaders", "AIE-10.1.c": "disbanded", "AIE-10.1.d": "pacified" },
  ...{ "AIE-10.1.e": "pacified", "AIE-10.1.f": "assassins", "AIE-10.2.a": "allies", "AIE-10.2.c": "regions" },
  ...{ "AIE-10.2.d": "roma", "AIE-6.3.11.c": "intrigue", "AIE-6.4.4.a": "triumph" },
} as const;

/** The rules by which points are scored. */
export type ScoredBy = keyof typeof SOURCES;

/** What points are scored for; some a side has from the beginning. */
export type Source = (typeof SOURCES)[keyof typeof SOURCES] | "start";

/** Among what is held: the city. */
export const ROMA = "roma";

const sourceOf = (rule: string): Source => Object.entries(SOURCES).find(([of]) => of === rule)?.[1] ?? "battles";

/** Points that each side has now, by what they were scored for. */
export const pointsBySource = (events: readonly Event[]): Tallies<Source, SideName> =>
  tally(
    events.flatMap((event) => (event.e === "exchange" ? "exchange" : event.e === "points" ? event : [])),
    SIDES,
    sourceOf,
  );

export function ledger(p: Position, events: readonly Event[]): Ledger {
  const byControl = isJudgedByControl(p);
  const ahead = byControl ? regionsOf(p, CAES) - regionsOf(p, REP) : p.score;
  return {
    years: p.year - scenarioOf(p).start + 1,
    exchanges: events.filter(({ e }) => e === "exchange").length,
    lead: seatOf(p, CAES) === FIRST ? ahead : 0 - ahead,
    counts: byControl ? "regions" : "points",
    points: byControl ? {} : scored(p, events),
    held: bySeat(p, (side) => heldBy(p, side)),
  };
}

/** What nobody has scored was there when the game began. */
function scored(p: Position, events: readonly Event[]): Ledger["points"] {
  const by = new Map<Source, Readonly<Record<SideName, number>>>(pointsBySource(events).by);
  const sum = [...by.values()].reduce((total, points) => total + points.caesarians - points.republicans, 0);
  const start = p.score - sum;
  if (start !== 0) by.set("start", { caesarians: Math.max(0, start), republicans: Math.max(0, 0 - start) });
  return Object.fromEntries([...by].map(([source, points]) => [source, bySeat(p, (side) => points[SIDES[side]])]));
}

/** Regions, the city, and Peoples in allegiance. */
function heldBy(p: Position, side: Side): readonly string[] {
  const { regions, regionIds, peoples, peopleIds } = p.box;
  return [
    ...regions.filter((region) => p.control[region] === side).map((region) => regionIds[region]),
    ...(p.roma === side ? [ROMA] : []),
    ...peoples
      .filter((people) => p.status[people] === ALLEGIANCE && p.holder[people] === side)
      .map((people) => peopleIds[people]),
  ];
}

const [FIRST] = SEATS;

const bySeat = <T>(p: Position, of: (side: Side) => T): Record<Seat, T> =>
  Object.fromEntries(SEATS.map((seat) => [seat, of(sideOfSeat(p, seat))]));
