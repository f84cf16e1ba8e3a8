/**
 * The referee's own eyes: a position as it is written down, and the map and the counters as they are printed. Plain and slow;
 * nothing here or in the other files of the checker asks the game what a rule says.
 */

import { isList, isObject, type Json } from "@rubicon/engine";
import { kept } from "@rubicon/series/testing";
import counters from "../data/counters.json" with { type: "json" };
import map from "../data/map.json" with { type: "json" };

export type Who = 0 | 1 | -1;
export const other = (side: Who): Who => (side === 0 ? 1 : 0);

export interface Man {
  readonly id: string;
  at: string;
  /** Nobody's in a neutral region (3.6.5). */
  side: Who;
  /** Whose it is all the same. */
  readonly owner: Who;
  reduced: boolean;
  readonly moved: boolean;
  readonly going: boolean;
  readonly leaderless: boolean;
  readonly afloat: boolean;
  /** The zone it came from in this sequence. */
  readonly from: string | null;
  readonly chief: boolean;
  /** To the leadership of the side he does not serve (3.6.1). */
  readonly pretender: boolean;
  readonly ill: boolean;
  readonly leader: boolean;
  /** legio, auxilia, equites, naves, pedites; "leader". */
  readonly type: string;
  /** Null for Romans. */
  readonly people: string | null;
}

export interface Nation {
  readonly status: "peace" | "war" | "allegiance";
  readonly holder: Who;
  readonly ban: number;
}

export interface View {
  readonly men: readonly Man[];
  readonly nations: Readonly<Record<string, Nation>>;
  readonly control: Readonly<Record<string, Who>>;
  readonly lastControl: Readonly<Record<string, Who>>;
  /** Recruited this year: legio, auxilia, equites, naves. */
  readonly recruited: Readonly<Record<string, readonly number[]>>;
  readonly scenario: number;
  readonly year: number;
  readonly spqr: number;
  readonly score: number;
  readonly roma: Who;
  readonly initiative: Who;
  readonly event: number;
  readonly flags: number;
  /** Regions of Triumvirs. */
  readonly neutral: readonly string[];
  /** The frames of the sequence of play, the last one on top. */
  readonly stack: readonly { readonly [field: string]: Json }[];
}

// The map ---------------------------------------------------------------------------------------------------

const LAND = new Map(map.zones.map((zone) => [zone.id, zone]));
const SEAS = new Map(map.seas.map((sea) => [sea.id, sea]));
export const ZONE_IDS = [...map.zones, ...map.seas].map(({ id }) => id);
export const REGIONS = map.regions;
export const LANDS: readonly string[] = map.zones.map(({ id }) => id);
export const SEA_IDS: readonly string[] = map.seas.map(({ id }) => id);

export const isLand = (zone: string): boolean => LAND.has(zone);
export const isSea = (zone: string): boolean => SEAS.has(zone);
export const onMap = (zone: string): boolean => LAND.has(zone) || SEAS.has(zone);
export const regionOf = (zone: string): string | null => LAND.get(zone)?.region ?? null;
export const inside = (zone: string): boolean => LAND.has(zone) && regionOf(zone) !== null;
export const outside = (zone: string): boolean => LAND.has(zone) && regionOf(zone) === null;
export const homeOf = (zone: string): string | null => LAND.get(zone)?.people ?? null;
export const hasCity = (zone: string): boolean => LAND.get(zone)?.city != null;
export const hasPort = (zone: string): boolean => LAND.get(zone)?.port != null;
export const homesOf = (people: string): string[] => LANDS.filter((zone) => homeOf(zone) === people);
export const zonesOf = (region: string): string[] => LANDS.filter((zone) => regionOf(zone) === region);

export interface Way {
  readonly to: string;
  readonly cost: number;
  readonly crosses: boolean;
}

/** 7.2: one point, one more across a great river or a strait, one more into the Alpes. */
export const waysFrom = kept(readWays);

function readWays(zone: string): Way[] {
  const ways: Way[] = [];
  for (const { between, kind } of map.ways) {
    if (kind === "coast" || kind === "sea" || !between.includes(zone)) continue;
    const to = between[0] === zone ? between[1] : between[0];
    const crosses = kind === "river" || kind === "strait";
    ways.push({ to, cost: 1 + (crosses ? 1 : 0) + (LAND.get(to)?.mountain ? 1 : 0), crosses });
  }
  return ways;
}

export const neighbours = (zone: string): string[] => waysFrom(zone).map(({ to }) => to);

/** The cheapest way by land, in movement points. */
export function marchTo(from: string, to: string): number {
  const far = new Map([[from, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [zone, cost] of far)
      for (const way of waysFrom(zone))
        if (cost + way.cost < (far.get(way.to) ?? 99)) {
          far.set(way.to, cost + way.cost);
          changed = true;
        }
  }
  return far.get(to) ?? 99;
}

/** Steps of ships: coast and sea, sea and sea, where they may be at all. */
export const shipways = kept(readShipways);

function readShipways(zone: string): string[] {
  const found: string[] = [];
  for (const { between, kind } of map.ways) {
    if ((kind !== "coast" && kind !== "sea") || !between.includes(zone)) continue;
    const to = between[0] === zone ? between[1] : between[0];
    if (SEAS.get(to)?.open ?? LAND.has(to)) found.push(to);
  }
  return found;
}

/** 4.3, FR: counted in zones; no number of them by sea. */
export const stepsFromHome = (people: string, zone: string): number => stepsOf(people).get(zone) ?? 99;

const stepsOf = kept((people: string) => {
  const steps = new Map(homesOf(people).map((zone) => [zone, 0]));
  for (const [zone, far] of steps) for (const next of neighbours(zone)) if (!steps.has(next)) steps.set(next, far + 1);
  return steps;
});

// The counters ----------------------------------------------------------------------------------------------

const ROMANS = new Map(counters.leaders.map((leader) => [leader.id, leader]));
const KINGS = new Map(counters.foreignLeaders.map((leader) => [leader.id, leader]));
const UNITS = new Map(
  [
    ...counters.units.map((unit) => ({ ...unit, people: null })),
    ...counters.peoples.flatMap((people) => people.units.map((unit) => ({ ...unit, people: people.id }))),
  ].map((unit) => [unit.id, unit]),
);
export const PEOPLES = counters.peoples.map(({ id, nationality, major, vp }) => ({ id, nationality, major, vp }));
const PEOPLE = new Map(PEOPLES.map((people) => [people.id, people]));

export const isMajor = (people: string): boolean => PEOPLE.get(people)?.major === true;
const GROUPS = [["celts", "germans", "illyrians"], ["iranians", "thraco-phrygians"], ["hamites-semites"]];
/** 4.2.4 */
export const groupOf = (people: string): number =>
  GROUPS.findIndex((group) => group.includes(PEOPLE.get(people)?.nationality ?? ""));
export const isCeltOrGerman = ({ people }: Man): boolean =>
  people !== null && ["celts", "germans"].includes(PEOPLE.get(people)?.nationality ?? "");

const faceOf = (man: Man) => {
  const leader = ROMANS.get(man.id);
  return man.side === 1 ? leader?.republican : leader?.caesarian;
};

export const tbOf = (man: Man): number => {
  if (man.leader) return faceOf(man)?.tb ?? KINGS.get(man.id)?.tb ?? 0;
  const unit = UNITS.get(man.id);
  return (man.reduced ? unit?.reduced.tb : unit?.full.tb) ?? 0;
};
export const spOf = (man: Man): number => {
  const unit = UNITS.get(man.id);
  return (man.reduced ? unit?.reduced.sp : unit?.full.sp) ?? 0;
};
export const quOf = (man: Man): number => {
  const unit = UNITS.get(man.id);
  return (man.reduced ? unit?.reduced.qu : unit?.full.qu) ?? 0;
};
export const fullSpOf = (man: Man): number => UNITS.get(man.id)?.full.sp ?? 0;
/** Scenario 7: Cleopatra has that of M. Antonius. */
export const pcOf = (man: Man): number =>
  man.id === "cleopatra-vii" ? (ROMANS.get("m-antonius")?.republican?.pc ?? 0) : (faceOf(man)?.pc ?? 0);
export const srOf = (man: Man): number => faceOf(man)?.sr ?? 3;
export const isRecruit = (id: string): boolean => id.endsWith("-R");

export const entersAfterCaesar = (id: string): boolean => ROMANS.get(id)?.enters === "after-caesar";

/** Scenario 7: M. Antonius commands fifteen. */
export const ccOf = (view: View, man: Man): number =>
  view.scenario === 6 && man.id === "m-antonius" ? 15 : (faceOf(man)?.cc ?? KINGS.get(man.id)?.cc ?? 0);

/** Scenario 7: Cleopatra is used like a Roman leader. */
export const leadsRomans = (view: View, man: Man): boolean =>
  man.leader && (man.people === null || (man.id === "cleopatra-vii" && view.scenario === 6 && man.side === 1));

// Reading ---------------------------------------------------------------------------------------------------

const numbers = (json: Json | undefined): number[] =>
  isList(json) ? json.filter((each): each is number => typeof each === "number") : [];
const num = (json: Json | undefined): number => (typeof json === "number" ? json : 0);
const who = (value: number): Who => (value === 0 ? 0 : value === 1 ? 1 : -1);
const fields = (json: Json | undefined): [string, Json][] => (isObject(json) ? Object.entries(json) : []);

/** A position in its written form. */
export function viewOf(written: Json): View {
  const record = isObject(written) ? written : {};
  const nations: Record<string, Nation> = {};
  for (const [people, row] of fields(record.peoples)) {
    const [status, holder, ban] = numbers(row);
    nations[people] = { status: (["peace", "war", "allegiance"] as const)[status], holder: who(holder), ban };
  }
  const control: Record<string, Who> = {};
  const lastControl: Record<string, Who> = {};
  const recruited: Record<string, number[]> = {};
  for (const [region, row] of fields(record.regions)) {
    const [now, last, , , ...types] = numbers(row);
    control[region] = who(now);
    lastControl[region] = who(last);
    recruited[region] = types;
  }
  const neutral: string[] = [];
  for (const [region, row] of fields(record.regions)) if (numbers(row)[2] >= 0) neutral.push(region);
  const men = fields(record.pieces).map(([id, row]) => manOf(id, isList(row) ? row : [], neutral));
  const single = (name: string): number => num(record[name]);
  return {
    men,
    nations,
    control,
    lastControl,
    recruited,
    scenario: single("scenario"),
    year: single("year"),
    spqr: single("spqr"),
    score: single("score"),
    roma: who(single("roma")),
    initiative: who(single("initiative")),
    event: single("event"),
    flags: single("flags"),
    neutral,
    stack: isList(record.stack) ? record.stack.filter(isObject) : [],
  };
}

function manOf(id: string, row: readonly Json[], neutral: readonly string[]): Man {
  const [face, side, marks, title] = row.slice(1).map(num);
  const came = marks >> 8;
  const leader = ROMANS.has(id) || KINGS.has(id);
  const unit = UNITS.get(id);
  return {
    id,
    at: String(row[0]),
    side: neutral.includes(regionOf(String(row[0])) ?? "") ? -1 : who(side),
    owner: who(side),
    reduced: face === 1,
    moved: (marks & 1) !== 0,
    going: (marks & 2) !== 0,
    leaderless: (marks & 8) !== 0,
    afloat: (marks & 16) !== 0,
    from: came === 0 ? null : ZONE_IDS[came - 1],
    chief: (title & 1) !== 0,
    pretender: (title & 2) !== 0,
    ill: (title & 4) !== 0,
    leader,
    type: leader ? "leader" : (unit?.type ?? ""),
    people: KINGS.get(id)?.people ?? unit?.people ?? null,
  };
}

// Who is where ----------------------------------------------------------------------------------------------

export const isUnit = (man: Man): boolean => !man.leader;
export const isShip = (man: Man): boolean => man.type === "naves";
export const isTroop = (man: Man): boolean => !man.leader && man.type !== "naves";
export const isLegion = (man: Man): boolean => man.type === "legio";
export const isRoman = (man: Man): boolean => man.people === null;
/** With Cleopatra where she is used like a Roman leader. */
export const countsAsRoman = (view: View, man: Man): boolean => isRoman(man) || leadsRomans(view, man);

export const at = (view: View, zone: string): Man[] => view.men.filter((man) => man.at === zone);
export const of = (view: View, side: Who, zone: string): Man[] => at(view, zone).filter((man) => man.side === side);
/** 7.1: combat units of the other player. */
export const enemyUnits = (view: View, side: Who, zone: string): Man[] => of(view, other(side), zone).filter(isUnit);
/** 6.1.2: the temple of Janus is shut, and Romans do not meet. */
const JANUS = 1;
export const areKeptApart = (view: View, mine: readonly Man[], theirs: readonly Man[]): boolean => {
  const romans = (men: readonly Man[]): boolean => men.some((man) => isUnit(man) && isRoman(man));
  return (view.flags & JANUS) !== 0 && romans(mine) && romans(theirs);
};
/** 3.6.5: nobody enters the region of a Triumvir but Peoples at war. */
export const isClosed = (view: View, man: Man, zone: string): boolean =>
  view.neutral.includes(regionOf(zone) ?? "") && !isWarrior(view, man);
/** Pieces of a People at war. */
export const isWarrior = (view: View, man: Man): boolean =>
  man.people !== null && view.nations[man.people].status === "war";
export const legionsIn = (view: View, region: string): number =>
  view.men.filter((man) => isLegion(man) && regionOf(man.at) === region).length;
export const garrisonOf = (region: string): number => REGIONS.find(({ id }) => id === region)?.garrison ?? 0;
