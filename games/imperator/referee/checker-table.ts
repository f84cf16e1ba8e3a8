/**
 * The referee's own eyes: a position as it is written down, and the map and the counters as they are printed. Plain and slow;
 * nothing here or in the other files of the checker asks the game what a rule says.
 */

import { isList, isObject, type Json } from "@rubicon/engine";
import { kept } from "@rubicon/series/testing";
import counters from "../data/counters.json" with { type: "json" };
import map from "../data/map.json" with { type: "json" };
import scenarios from "../data/scenarios.json" with { type: "json" };

/** 0 Rome, 1 its Enemy, 2 mutineers, -1 nobody: a People at peace. */
export type Who = 0 | 1 | 2 | -1;
export const ROME = 0;
export const ENEMY = 1;
export const MUTINY = 2;
export const other = (side: Who): Who => (side === ROME ? ENEMY : ROME);

export type Kind = "leader" | "legion" | "vexillation" | "garrison" | "people" | "fleet";

export interface Man {
  readonly id: string;
  readonly kind: Kind;
  /** Null for Romans. */
  readonly people: string | null;
  /** Of legions and vexillations; of a People that by which it comes. */
  readonly band: string | null;
  at: string;
  side: Who;
  reduced: boolean;
  readonly moved: boolean;
  readonly going: boolean;
  readonly hit: boolean;
  readonly tried: boolean;
  readonly won: boolean;
  /** The zone it came from in this sequence. */
  readonly from: string | null;
  readonly augustus: boolean;
  readonly caesar: boolean;
  readonly usurper: boolean;
  readonly guard: boolean;
  readonly ill: boolean;
  readonly summoned: boolean;
  readonly bonus: number;
  readonly proclaimedIn: string | null;
  readonly turnedTo: string | null;
  readonly due: number;
}

export interface View {
  readonly men: readonly Man[];
  readonly where: ReadonlyMap<string, readonly Man[]>;
  readonly status: Readonly<Record<string, "peace" | "war" | "removed">>;
  readonly ban: Readonly<Record<string, number>>;
  /** Titles of counters on the map, with their zones; and those in the hands of the two roles. */
  readonly lying: readonly (readonly [string, string])[];
  readonly hands: readonly (readonly string[])[];
  /** 1 beside an epidemic, 2 in the midst of a plague. */
  readonly infested: Readonly<Record<string, number>>;
  readonly sequences: readonly number[];
  readonly vp: readonly number[];
  readonly scenario: number;
  readonly year: number;
  readonly initiative: Who;
  readonly event: number;
  readonly armenia: Who;
  readonly reserve: readonly string[];
  readonly freed: readonly string[];
  readonly grown: boolean;
  readonly flags: number;
  readonly stack: readonly { readonly [field: string]: Json }[];
}

export const PAX = 1;
export const STRUCK = 8;
export const SUCCESS = 16;
export const HUNTED = 32;

// The map ---------------------------------------------------------------------------------------------------

const LAND = new Map(map.zones.map((zone) => [zone.id, zone]));
export const LANDS: readonly string[] = map.zones.map(({ id }) => id);
const ALL_ZONES = [...map.zones, ...map.seas].map(({ id }) => id);
export const SEAS: readonly string[] = map.seas.map(({ id }) => id);
const OPEN = new Set(map.seas.filter(({ open }) => open).map(({ id }) => id));
export const FRONTS: readonly string[] = map.fronts.map(({ id }) => id);
export const nextFronts = (front: string): readonly string[] => map.fronts.find(({ id }) => id === front)?.next ?? [];
export const ROMA = map.roma;
export const CTESIPHON = map.ctesiphon;

export const isLand = (zone: string): boolean => LAND.has(zone);
export const isOpen = (sea: string): boolean => OPEN.has(sea);
export const isAboard = (zone: string): boolean => zone.startsWith("aboard-");
export const onMap = (zone: string): boolean => LAND.has(zone) || isAboard(zone);
export const homeOf = (zone: string): string | null => LAND.get(zone)?.people ?? null;
export const homesOf = (people: string): string[] => LANDS.filter((zone) => homeOf(zone) === people);
export const hasCity = (zone: string): boolean => LAND.get(zone)?.city != null;
export const hasPort = (zone: string): boolean => LAND.get(zone)?.port != null;
export const isWild = (zone: string): boolean => LAND.get(zone)?.limit != null;
export const hasCamp = (view: View, zone: string): boolean =>
  (LAND.get(zone)?.camps ?? []).some(({ from }) => from === null || from <= view.year);

/** A Front, "interior", or null outside the empire; two zones join it at the end of 195. */
export function partOf(view: View, zone: string): string | null {
  const land = LAND.get(zone);
  if (land === undefined) return null;
  return land.front ?? (view.grown ? (land.joins?.front ?? null) : null);
}
export const inEmpire = (view: View, zone: string): boolean => partOf(view, zone) !== null;
export const inInterior = (view: View, zone: string): boolean => partOf(view, zone) === "interior";
export const onFront = (view: View, zone: string): boolean => inEmpire(view, zone) && !inInterior(view, zone);

export interface Way {
  readonly to: string;
  readonly cost: number;
}

/** 7.1: one point, one more across a great river or a strait. */
export const waysFrom = kept((zone: string): Way[] =>
  map.ways.flatMap(({ between, kind }) => {
    if (kind === "coast" || kind === "sea" || !between.includes(zone)) return [];
    return [{ to: between[0] === zone ? between[1] : between[0], cost: kind === "land" ? 1 : 2 }];
  }),
);
export const neighbours = (zone: string): string[] => waysFrom(zone).map(({ to }) => to);

/** Land beside a sea, and seas beside each other. */
export const coastsOf = kept((sea: string): string[] =>
  map.ways.flatMap(({ between, kind }) =>
    (kind === "coast" || kind === "sea") && between.includes(sea) ? [between[0] === sea ? between[1] : between[0]] : [],
  ),
);

/** Counted in zones. */
const stepsFrom = (starts: readonly string[]): Map<string, number> => {
  const steps = new Map(starts.map((zone) => [zone, 0]));
  for (const [zone, far] of steps) for (const next of neighbours(zone)) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
};
const fromHomes = kept((people: string) => stepsFrom(homesOf(people)));
const fromZone = kept((zone: string) => stepsFrom([zone]));
export const stepsFromHome = (people: string, zone: string): number => fromHomes(people).get(zone) ?? 99;
export const stepsBetween = (from: string, to: string): number => fromZone(from).get(to) ?? 99;

// The counters ----------------------------------------------------------------------------------------------

const ROMANS = new Map(counters.leaders.map((leader) => [leader.id, leader]));
const CHIEFS = new Map(counters.foreignLeaders.map((leader) => [leader.id, leader]));
const LEGIONS = new Map(counters.units.map((unit) => [unit.id, unit]));
const VEXILLATIONS = new Map(counters.vexillations.map((unit) => [unit.id, unit]));
export const FLEETS = new Map(counters.fleets.map((fleet) => [fleet.id, fleet]));
export const PEOPLES = counters.peoples;
const PEOPLE = new Map(PEOPLES.map((people) => [people.id, people]));
const WARRIORS = new Map(
  PEOPLES.flatMap((people) => people.units.map((unit) => [unit.id, { ...unit, people: people.id }] as const)),
);
export const VEXILLATION_ROWS = counters.vexillations;
export const SCENARIOS = scenarios;

export const isMajor = (people: string): boolean => PEOPLE.get(people)?.major === true;
export const nationOf = (people: string): string => PEOPLE.get(people)?.nationality ?? "";
export const homeZoneOf = (id: string): string | null => LEGIONS.get(id)?.zone ?? null;
export const isGeneric = (id: string): boolean => CHIEFS.get(id)?.generic === true;
export const isPraetorian = (id: string): boolean => LEGIONS.get(id)?.type === "praetorian";
export const entersIn = (id: string): number | null => LEGIONS.get(id)?.enters ?? VEXILLATIONS.get(id)?.enters ?? null;

/** 4.2: 0 Romans, 1 the West, 2 East and South, 3 Armenia. */
export function categoryOf({ people }: Man): number {
  if (people === null) return 0;
  if (people === "armenia") return 3;
  return ["perses", "hamites_semites"].includes(nationOf(people)) ? 2 : 1;
}

const faceOf = (man: Man) => {
  const unit = LEGIONS.get(man.id) ?? VEXILLATIONS.get(man.id) ?? WARRIORS.get(man.id);
  return man.reduced ? unit?.reduced : unit?.full;
};
export const spOf = (man: Man): number => faceOf(man)?.sp ?? 0;
export const quOf = (man: Man): number => faceOf(man)?.qu ?? 0;
export const tbOf = (man: Man): number => faceOf(man)?.tb ?? ROMANS.get(man.id)?.tb ?? CHIEFS.get(man.id)?.tb ?? 0;
export const pcOf = (man: Man): number => ROMANS.get(man.id)?.pc ?? 0;
export const srOf = (man: Man): number => ROMANS.get(man.id)?.sr ?? CHIEFS.get(man.id)?.sr ?? 0;
export const ccOf = (man: Man): number => ROMANS.get(man.id)?.cc ?? CHIEFS.get(man.id)?.cc ?? 0;

/** Below what a d10 kills him in a year: 0 in no danger, 10 for certain. */
export function deathLimit(man: Man, year: number): number {
  const first = ROMANS.get(man.id)?.tested ?? CHIEFS.get(man.id)?.tested ?? null;
  if (first === null || year < first) return 0;
  const column = year - first + 1;
  if (column <= 9) return column;
  // Rows that run out of the table in 217 have no tenth year.
  return first + 9 <= 217 ? 10 : 0;
}

// Reading ---------------------------------------------------------------------------------------------------

const num = (json: Json | undefined): number => (typeof json === "number" ? json : 0);
const numbers = (json: Json | undefined): number[] => (isList(json) ? json.map(num) : []);
const who = (value: number): Who => (value === 0 ? 0 : value === 1 ? 1 : value === 2 ? 2 : -1);
const fields = (json: Json | undefined): [string, Json][] => (isObject(json) ? Object.entries(json) : []);
const named = (bits: number): string[] => FRONTS.filter((_, i) => (bits & (1 << i)) !== 0);

export function viewOf(written: Json): View {
  const record = isObject(written) ? written : {};
  const single = (name: string): number => num(record[name]);
  const men = fields(record.pieces).map(([id, row]) => manOf(id, isList(row) ? row : []));
  const where = new Map<string, Man[]>();
  for (const man of men) {
    const there = where.get(man.at);
    if (there) there.push(man);
    else where.set(man.at, [man]);
  }
  const status: Record<string, "peace" | "war" | "removed"> = {};
  const ban: Record<string, number> = {};
  for (const [people, row] of fields(record.peoples)) {
    const [state, until] = numbers(row);
    status[people] = (["peace", "war", "removed"] as const)[state];
    ban[people] = until;
  }
  const lying: [string, string][] = [];
  const leads = numbers(record.leads);
  const hands: string[][] = [[], []];
  for (const [id, row] of fields(record.counters)) {
    const [pile, lies] = numbers(row);
    const title = id.replace(/_\d+$/, "");
    if (pile === 6) lying.push([title, LANDS[lies]]);
    for (const role of [ROME, ENEMY]) if (pile === 4 + leads[role]) hands[role].push(title);
  }
  return {
    men,
    where,
    status,
    ban,
    lying,
    hands,
    infested: Object.fromEntries(fields(record.infested).map(([zone, how]) => [zone, num(how)])),
    sequences: numbers(record.sequences),
    vp: numbers(record.vp),
    scenario: single("scenario"),
    year: single("year"),
    initiative: who(single("initiative")),
    event: single("event"),
    armenia: who(single("armenia")),
    reserve: named(single("reserve")),
    freed: named(single("freed")),
    grown: single("epoch") === 1,
    flags: single("flags"),
    stack: isList(record.stack) ? record.stack.filter(isObject) : [],
  };
}

const KINDS: readonly (readonly [ReadonlyMap<string, unknown>, Kind])[] = [
  [ROMANS, "leader"],
  [CHIEFS, "leader"],
  [VEXILLATIONS, "vexillation"],
  [WARRIORS, "people"],
  [FLEETS, "fleet"],
];

function kindOf(id: string): Kind {
  const legion = LEGIONS.get(id);
  // A unit without a Front is of the garrison, II Parthica too (R26).
  if (legion) return legion.front === null ? "garrison" : "legion";
  return KINDS.find(([list]) => list.has(id))?.[1] ?? "fleet";
}

function manOf(id: string, row: readonly Json[]): Man {
  const [face, side, marks, title, claim, due] = row.slice(1).map(num);
  const people = WARRIORS.get(id)?.people ?? CHIEFS.get(id)?.people ?? null;
  const own = LEGIONS.get(id)?.front ?? VEXILLATIONS.get(id)?.front ?? null;
  const front = (bits: number): string | null => (bits === 0 ? null : FRONTS[bits - 1]);
  const came = marks >> 8;
  return {
    id,
    kind: kindOf(id),
    people,
    band: people === null ? own : (PEOPLE.get(people)?.front ?? null),
    at: String(row[0]),
    side: who(side),
    reduced: face === 1,
    moved: (marks & 1) !== 0,
    going: (marks & 2) !== 0,
    hit: (marks & 4) !== 0,
    tried: (marks & 16) !== 0,
    won: (marks & 64) !== 0,
    from: came === 0 ? null : ALL_ZONES[came - 1],
    augustus: (title & 1) !== 0,
    caesar: (title & 2) !== 0,
    usurper: (title & 4) !== 0,
    guard: (title & 8) !== 0,
    ill: (title & 16) !== 0,
    summoned: (title & 32) !== 0,
    bonus: claim & 3,
    proclaimedIn: front((claim >> 2) & 7),
    turnedTo: front((claim >> 5) & 7),
    due,
  };
}

// Who is where ----------------------------------------------------------------------------------------------

export const isLeader = (man: Man): boolean => man.kind === "leader";
export const isUnit = (man: Man): boolean => man.kind !== "leader" && man.kind !== "fleet";
export const isRoman = (man: Man): boolean => man.people === null;
export const isLegion = (man: Man): boolean => man.kind === "legion";
export const isGarrison = (man: Man): boolean => man.kind === "garrison";
export const isPrince = (man: Man): boolean => man.augustus || man.caesar;

export const at = (view: View, zone: string): readonly Man[] => view.where.get(zone) ?? [];
export const of = (view: View, side: Who, zone: string): Man[] => at(view, zone).filter((man) => man.side === side);
/** Units of the other player, and mutineers (6.3). */
export const foes = (view: View, side: Who, zone: string): Man[] =>
  at(view, zone).filter((man) => isUnit(man) && man.side !== -1 && man.side !== side);
export const found = (view: View, id: string): Man | undefined => view.men.find((man) => man.id === id);
export const isCivilWar = (view: View): boolean => view.men.some((man) => man.usurper);
export const isAtWar = (view: View, people: string): boolean => view.status[people] === "war";
/** Pieces elsewhere: a position as it would be then. */
export function moved(view: View, change: (man: Man) => Man): View {
  const men = view.men.map(change);
  const where = new Map<string, Man[]>();
  for (const man of men) where.set(man.at, [...(where.get(man.at) ?? []), man]);
  return { ...view, men, where };
}
