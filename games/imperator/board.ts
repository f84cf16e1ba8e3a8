/** The map: zones, Fronts, ways by land and by sea, and how far everything is from everything. */
import { type By, by, everyNth, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";
import {
  distances,
  fromNearest,
  goesByLand,
  type WayIn as RoadInto,
  type Way as RoadOf,
  waysInto,
} from "@rubicon/series";
import type { FleetPart, MapPart, WayPart } from "./pack.ts";
import type { People } from "./peoples.ts";

export { FAR } from "@rubicon/series";

/** Land zones first, then seas, then the holds of the fleets (IMP-0.2.a). Below zero: places that are not on the map. */
export type Zone = Nth<"zone">;

export const NOWHERE = nth<Zone>(-1);
/** Units of a People that are not on the map, and vexillations that are not formed. */
export const BOX = nth<Zone>(-2);
/** IMP-9.2.2.n: Roman units eliminated this turn; they remember whose they were. */
export const DEAD = nth<Zone>(-3);
/** IMP-TE.13.a: out for this turn. */
export const WITHDRAWN = nth<Zone>(-4);
/** IMP-4.1.g: generic leaders who come back in the next Phase C. */
export const ABSENT = nth<Zone>(-5);
/** Leaders, legions and fleets that have not arrived yet. */
export const TO_COME = nth<Zone>(-6);
/** Out of the game. */
export const GONE = nth<Zone>(-7);
export const LOWEST_SPOT = -7;

export const onMap = (zone: Zone): boolean => zone >= 0;

/** IMP-3.1.a: the five Fronts; the Interior Provinces count as a sixth part of the empire. */
export type Front = Nth<"front">;
export const INTERIOR = nth<Front>(5);
export const OUTSIDE = nth<Front>(-1);
export const FRONT_COUNT = 5;

export type Way = RoadOf<Zone>;
export type WayIn = RoadInto<Zone>;

/** IMP-9.1.a: no camp is ever built there. */
const NEVER = 9999;

export interface Board {
  /** Land and seas: what can be pointed at. */
  readonly zones: readonly Zone[];
  readonly land: readonly Zone[];
  readonly seas: readonly Zone[];
  readonly firstSea: Zone;
  /** The hold of each fleet, in the order of the fleets: whoever is aboard is there. */
  readonly holds: readonly Zone[];
  readonly firstHold: Zone;
  /** Land, seas and holds. */
  readonly placeCount: number;
  readonly zoneIds: ReadonlyBy<Zone, string>;
  readonly zoneTitles: ReadonlyBy<Zone, string>;
  readonly cityNames: ReadonlyBy<Zone, string | null>;
  readonly campNames: ReadonlyBy<Zone, readonly { readonly name: string; readonly from: number }[]>;
  readonly portNames: ReadonlyBy<Zone, string | null>;
  readonly zoneNumbers: ReadonlyMap<string, Zone>;
  readonly roma: Zone;
  readonly ctesiphon: Zone;

  readonly fronts: readonly Front[];
  readonly frontIds: ReadonlyBy<Front, string>;
  readonly frontTitles: ReadonlyBy<Front, string>;
  readonly frontNumbers: ReadonlyMap<string, Front>;
  /** IMP-4.5G.g: Fronts to which a usurper may turn from another. */
  readonly nextFronts: ReadonlyBy<Front, readonly Front[]>;
  /**
   * IMP-3.1.a, IMP-4.2.b: the part of the empire a zone belongs to, before and after the East has grown; OUTSIDE for the
   * rest, for seas and for holds. Ask the position (`partOf`), which knows the time.
   */
  readonly parts: readonly ReadonlyBy<Zone, Front>[];
  /** IMP-3.3.b: zones of each Front, before and after. */
  readonly zonesOf: readonly ReadonlyBy<Front, readonly Zone[]>[];
  readonly interior: readonly Zone[];

  /** The People whose zone of origin it is; -1 for none. */
  readonly homeOf: ReadonlyBy<Zone, People>;
  /** IMP-7.2.a: outside, in Germania, Britannia or Africa. */
  readonly isLimited: ReadonlyBy<Zone, boolean>;
  readonly isCity: ReadonlyBy<Zone, boolean>;
  readonly isPort: ReadonlyBy<Zone, boolean>;
  /** IMP-9.1.a: the year in which it has a camp at last; 0: it always had one. */
  readonly campFrom: ReadonlyBy<Zone, number>;
  /** IMP-3.5.k: seas that fleets may enter; false for land. */
  readonly isOpenSea: ReadonlyBy<Zone, boolean>;
  readonly homes: ReadonlyBy<People, readonly Zone[]>;

  /** By land, straits included. */
  readonly waysFrom: ReadonlyBy<Zone, readonly Way[]>;
  /** The same ways by where they lead. */
  readonly waysInto: ReadonlyBy<Zone, readonly WayIn[]>;
  /** From open seas to open seas, and to the land around them; from land to the open seas around it. */
  readonly shores: ReadonlyBy<Zone, readonly Zone[]>;
  /** IMP-R45, IMP-R100: steps between land zones, whatever they cost; FAR where there is no way. */
  readonly steps: ReadonlyBy<Zone, ReadonlyBy<Zone, number>>;
  /** IMP-R111: cheapest way by land in movement points; FAR where there is none. */
  readonly marches: ReadonlyBy<Zone, ReadonlyBy<Zone, number>>;
  /** IMP-4.3.l: steps from the nearest zone of origin. */
  readonly fromHome: ReadonlyBy<People, ReadonlyBy<Zone, number>>;
  /** Zones of the empire that are outside until the East grows. */
  readonly joining: readonly Zone[];
}

type Places = Pick<Board, "firstSea" | "firstHold">;
export const isLand = ({ firstSea }: Pick<Board, "firstSea">, zone: Zone): boolean => zone >= 0 && zone < firstSea;
export const isSea = ({ firstSea, firstHold }: Places, zone: Zone): boolean => zone >= firstSea && zone < firstHold;
export const isHold = ({ firstHold }: Pick<Board, "firstHold">, zone: Zone): boolean => zone >= firstHold;

/** IMP-7.1.b, IMP-7.1.c, IMP-7.1.e: a great river or a strait costs one more. */
export const COSTS: Readonly<Record<"land" | "river" | "strait", number>> = { land: 1, river: 2, strait: 2 };

/** The ways by land from each of so many places, nearer numbers first. */
export function waysByLand(places: number, ways: readonly WayPart[]): By<Zone, Way[]> {
  const from = by<Zone, Way[]>(Array.from({ length: places }, () => []));
  for (const { between, kind } of ways)
    if (goesByLand(kind))
      for (const [here, to] of [between, [between[1], between[0]] as const])
        from[here].push({ to, cost: COSTS[kind], crosses: kind !== "land" });
  for (const roads of from) roads.sort((a, b) => a.to - b.to);
  return from;
}

export function makeBoard(map: MapPart, fleets: readonly FleetPart[], peoples: number): Board {
  const parts = [...map.zones, ...map.seas];
  const zones = everyNth<Zone>(parts.length);
  const firstSea = nth<Zone>(map.zones.length);
  const firstHold = nth<Zone>(parts.length);
  const places = everyNth<Zone>(parts.length + fleets.length);
  const land = zones.slice(0, firstSea);
  const seas = zones.slice(firstSea);
  const fronts = everyNth<Front>(map.fronts.length);
  const ids = [...parts.map(({ id }) => id), ...fleets.map(({ id }) => `aboard-${id}`)];
  const table = <V>(of: (zone: Zone) => V): By<Zone, V> => by<Zone, V>(places.map(of));
  const ofLand = <V>(zone: Zone, of: (part: MapPart["zones"][number]) => V, otherwise: V): V =>
    zone < firstSea ? of(map.zones[zone]) : otherwise;

  const homeOf = table((zone) => ofLand<People>(zone, (part) => part.people, nth<People>(-1)));
  const isOpenSea = table((zone) => zone >= firstSea && zone < firstHold && map.seas[zone - firstSea].open);
  const before = table((zone) => ofLand<Front>(zone, (part) => part.front, OUTSIDE));
  const after = table((zone) => ofLand<Front>(zone, (part) => part.joins?.front ?? part.front, OUTSIDE));
  const zonesIn = (part: By<Zone, Front>) =>
    by<Front, readonly Zone[]>(fronts.map((front) => land.filter((zone) => part[zone] === front)));

  const waysFrom = waysByLand(places.length, map.ways);
  const shores = table<Zone[]>(() => []);
  for (const { between, kind } of map.ways)
    for (const [from, to] of [between, [between[1], between[0]] as const])
      if (!goesByLand(kind) && [from, to].every((zone) => zone < firstSea || isOpenSea[zone])) shores[from].push(to);
  for (const zone of places) shores[zone].sort((a, b) => a - b);
  const all = everyNth<People>(peoples);
  const homes = by<People, Zone[]>(all.map((people) => land.filter((zone) => homeOf[zone] === people)));
  const steps = distances(places, (zone) => waysFrom[zone].map(({ to }) => ({ to, cost: 1 })));
  return {
    zones,
    land,
    seas,
    firstSea,
    holds: places.slice(firstHold),
    firstHold,
    placeCount: places.length,
    zoneIds: by<Zone, string>(ids),
    zoneTitles: by<Zone, string>([...parts.map(({ name }) => name), ...fleets.map(({ name }) => name)]),
    cityNames: table((zone) => ofLand<string | null>(zone, (part) => part.city, null)),
    campNames: table((zone) => ofLand<Board["campNames"][Zone]>(zone, (part) => part.camps, [])),
    portNames: table((zone) => ofLand<string | null>(zone, (part) => part.port, null)),
    zoneNumbers: new Map(places.map((zone) => [ids[zone], zone])),
    roma: map.roma,
    ctesiphon: map.ctesiphon,
    fronts,
    frontIds: by<Front, string>(map.fronts.map(({ id }) => id)),
    frontTitles: by<Front, string>(map.fronts.map(({ name }) => name)),
    frontNumbers: new Map(fronts.map((front) => [map.fronts[front].id, front])),
    nextFronts: by<Front, readonly Front[]>(map.fronts.map(({ next }) => next)),
    parts: [before, after],
    zonesOf: [zonesIn(before), zonesIn(after)],
    interior: land.filter((zone) => before[zone] === INTERIOR),
    homeOf,
    isLimited: table((zone) => ofLand(zone, (part) => part.limited, false)),
    isCity: table((zone) => ofLand(zone, (part) => part.city !== null, false)),
    isPort: table((zone) => ofLand(zone, (part) => part.port !== null, false)),
    campFrom: table((zone) => ofLand(zone, (part) => Math.min(NEVER, ...part.camps.map(({ from }) => from)), NEVER)),
    isOpenSea,
    homes,
    waysFrom,
    waysInto: waysInto(places, waysFrom),
    shores,
    steps,
    marches: distances(places, (zone) => waysFrom[zone]),
    fromHome: by<People, By<Zone, number>>(all.map((people) => fromNearest(places, homes[people], steps))),
    joining: land.filter((zone) => before[zone] !== after[zone]),
  };
}
