/** The map: zones, regions, ways by land and by sea, and how far everything is from everything. */
import { type By, by, everyNth, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";
import {
  distances,
  FAR,
  fromNearest,
  type WayIn as RoadInto,
  type Way as RoadOf,
  type WayKind,
  waysInto,
} from "@rubicon/series";
import type { MapPart } from "./pack.ts";
import type { People } from "./peoples.ts";

/** Land zones first, then seas. Below zero: places that are not on the map. */
export type Zone = Nth<"zone">;
export type Region = Nth<"region">;

export const NOWHERE = nth<Zone>(-1);
/** AIE-9.4.l: Roman units that nobody has, for both factions to recruit from. */
export const RESERVE = nth<Zone>(-2);
/** Units of a People that are not on the map. */
export const BOX = nth<Zone>(-3);
/** AIE-4.4.3.c: a Major People pacified by arms, until the adjustments. */
export const OFF = nth<Zone>(-4);
/** AIE-9.1.c, AIE-9.2.c: leaders who come back in the next Phase C. */
export const ABSENT = nth<Zone>(-5);
/** Leaders who have not entered yet. */
export const TO_COME = nth<Zone>(-6);
/** Out of the game. */
export const GONE = nth<Zone>(-7);
/** AIE-9.4.k: recruits wait in the box of their region. */
export const waitingIn = (region: Region): Zone => nth<Zone>(-10 - region);
export const waitsIn = (zone: Zone): Region => nth<Region>(zone <= -10 ? -10 - zone : -1);
export const LOWEST_SPOT = -17;

export const onMap = (zone: Zone): boolean => zone >= 0;

export const OUTSIDE = nth<Region>(-1);

export type Way = RoadOf<Zone>;
export type WayIn = RoadInto<Zone>;

export interface Board {
  readonly zones: readonly Zone[];
  readonly land: readonly Zone[];
  readonly seas: readonly Zone[];
  readonly firstSea: Zone;
  readonly zoneIds: ReadonlyBy<Zone, string>;
  readonly zoneTitles: ReadonlyBy<Zone, string>;
  /** What the land is called: "Latium". For seas the same as the title. */
  readonly landNames: ReadonlyBy<Zone, string>;
  readonly cityNames: ReadonlyBy<Zone, string | null>;
  readonly portNames: ReadonlyBy<Zone, string | null>;
  readonly zoneNumbers: ReadonlyMap<string, Zone>;
  readonly roma: Zone;
  readonly alexandria: Zone;
  readonly romaPoints: number;

  readonly regions: readonly Region[];
  readonly regionIds: ReadonlyBy<Region, string>;
  readonly regionTitles: ReadonlyBy<Region, string>;
  readonly regionNumbers: ReadonlyMap<string, Region>;
  readonly garrison: ReadonlyBy<Region, number>;
  readonly zonesForControl: ReadonlyBy<Region, number>;
  readonly citiesForControl: ReadonlyBy<Region, number>;
  readonly points: ReadonlyBy<Region, number>;
  readonly recruits: ReadonlyBy<Region, readonly number[]>;
  readonly zonesOf: ReadonlyBy<Region, readonly Zone[]>;

  readonly region: ReadonlyBy<Zone, Region>;
  /** The People whose zone of origin it is; -1 for none. */
  readonly homeOf: ReadonlyBy<Zone, People>;
  readonly isCity: ReadonlyBy<Zone, boolean>;
  readonly isPort: ReadonlyBy<Zone, boolean>;
  readonly isMountain: ReadonlyBy<Zone, boolean>;
  /** AIE-3.4.2.c: seas that naves may enter; false for land. */
  readonly isOpenSea: ReadonlyBy<Zone, boolean>;
  /** Land zones with a way to an open sea. */
  readonly isCoast: ReadonlyBy<Zone, boolean>;
  readonly homes: ReadonlyBy<People, readonly Zone[]>;

  /** By land, straits included. */
  readonly waysFrom: ReadonlyBy<Zone, readonly Way[]>;
  /** The same ways by where they lead: from where one comes there, and what that costs. */
  readonly waysInto: ReadonlyBy<Zone, readonly WayIn[]>;
  /** By ship: from coasts to seas, from seas to seas and coasts. Closed seas have none. */
  readonly routesFrom: ReadonlyBy<Zone, readonly Way[]>;
  /** AIE-R115: steps between land zones, whatever they cost; FAR where there is no way. */
  readonly steps: ReadonlyBy<Zone, ReadonlyBy<Zone, number>>;
  /** Cheapest way by land in movement points; FAR where there is none. */
  readonly marches: ReadonlyBy<Zone, ReadonlyBy<Zone, number>>;
  /** AIE-R162: steps by land and sea together. */
  readonly hops: ReadonlyBy<Zone, ReadonlyBy<Zone, number>>;
  /** What it takes an army to get there, in movement points as far as it goes by land; for whoever thinks about it, not for the rules. */
  readonly travel: ReadonlyBy<Zone, ReadonlyBy<Zone, number>>;
  /** The same to the nearest zone of a region. */
  readonly travelTo: ReadonlyBy<Region, ReadonlyBy<Zone, number>>;
  /** AIE-4.3.l: steps from the nearest zone of origin. */
  readonly fromHome: ReadonlyBy<People, ReadonlyBy<Zone, number>>;
  /** AIE-4.4.1.a, AIE-4.4.1.e: regions next to a People's zones of origin. */
  readonly regionsNextTo: ReadonlyBy<People, readonly Region[]>;
}

export { FAR };

type Places = Pick<Board, "region" | "firstSea">;
export const isSea = ({ firstSea }: Pick<Board, "firstSea">, zone: Zone): boolean => zone >= firstSea;
/** AIE-0.2.b: land that belongs to a region. */
export const isInside = ({ region }: Pick<Board, "region">, zone: Zone): boolean => region[zone] !== OUTSIDE;
/** AIE-0.2.b: land that belongs to none; seas are neither inside nor outside. */
export const isOutside = (board: Places, zone: Zone): boolean =>
  zone < board.firstSea && board.region[zone] === OUTSIDE;

export const RECRUIT_TYPES = ["legio", "auxilia", "equites", "naves"] as const;
export type RecruitType = (typeof RECRUIT_TYPES)[number];

const RIVER = 1;
const STRAIT = 1;
const MOUNTAIN = 1;

export function makeBoard(map: MapPart, peoples: number): Board {
  const parts = [...map.zones, ...map.seas];
  const zones = everyNth<Zone>(parts.length);
  const firstSea = nth<Zone>(map.zones.length);
  const land = zones.slice(0, firstSea);
  const seas = zones.slice(firstSea);
  const regions = everyNth<Region>(map.regions.length);
  const table = <V>(of: (zone: Zone) => V): By<Zone, V> => by<Zone, V>(zones.map(of));
  const ofLand = <V>(zone: Zone, of: (part: MapPart["zones"][number]) => V, otherwise: V): V =>
    zone < firstSea ? of(map.zones[zone]) : otherwise;

  const region = table((zone) => ofLand<Region>(zone, (part) => part.region, OUTSIDE));
  const homeOf = table((zone) => ofLand<People>(zone, (part) => part.people, nth<People>(-1)));
  const isPort = table((zone) => ofLand(zone, (part) => part.port !== null, false));
  const isMountain = table((zone) => ofLand(zone, (part) => part.mountain, false));
  const isOpenSea = table((zone) => zone >= firstSea && map.seas[zone - firstSea].open);

  const waysFrom = table<Way[]>(() => []);
  const routesFrom = table<Way[]>(() => []);
  for (const { between, kind } of map.ways)
    for (const [from, to] of [between, [between[1], between[0]] as const]) {
      if (kind === "land" || kind === "river" || kind === "strait")
        waysFrom[from].push({ to, cost: landCost(kind, isMountain[to]), crosses: kind !== "land" });
      else if (sailable(from, isOpenSea, firstSea) && sailable(to, isOpenSea, firstSea))
        routesFrom[from].push({ to, cost: kind === "coast" && (isPort[from] || isPort[to]) ? 0 : 1, crosses: false });
    }
  for (const zone of zones) for (const ways of [waysFrom[zone], routesFrom[zone]]) ways.sort((a, b) => a.to - b.to);

  const all = everyNth<People>(peoples);
  const homes = by<People, Zone[]>(all.map((people) => land.filter((zone) => homeOf[zone] === people)));
  const steps = distances(zones, (zone) => waysFrom[zone].map(({ to }) => ({ to, cost: 1 })));
  const nextTo = (people: People): Region[] =>
    regions.filter((each) => homes[people].some((home) => waysFrom[home].some(({ to }) => region[to] === each)));
  const toil = (from: Zone, to: Zone): number => (from < firstSea ? EMBARKING : to < firstSea ? LANDING : SAILING);
  const travel = distances(zones, (zone) => [
    ...waysFrom[zone],
    ...routesFrom[zone].map(({ to }) => ({ to, cost: toil(zone, to) })),
  ]);
  const zonesOf = by<Region, readonly Zone[]>(regions.map((each) => land.filter((zone) => region[zone] === each)));
  return {
    zones,
    land,
    seas,
    firstSea,
    zoneIds: table((zone) => parts[zone].id),
    zoneTitles: table((zone) => parts[zone].name),
    landNames: table((zone) => ofLand(zone, (part) => part.land, parts[zone].name)),
    cityNames: table((zone) => ofLand<string | null>(zone, (part) => part.city, null)),
    portNames: table((zone) => ofLand<string | null>(zone, (part) => part.port, null)),
    zoneNumbers: new Map(zones.map((zone) => [parts[zone].id, zone])),
    roma: map.roma.zone,
    alexandria: map.alexandria,
    romaPoints: map.roma.points,
    regions,
    regionIds: by<Region, string>(map.regions.map(({ id }) => id)),
    regionTitles: by<Region, string>(map.regions.map(({ name }) => name)),
    regionNumbers: new Map(regions.map((each) => [map.regions[each].id, each])),
    garrison: by<Region, number>(map.regions.map(({ garrison }) => garrison)),
    zonesForControl: by<Region, number>(map.regions.map(({ zonesForControl }) => zonesForControl)),
    citiesForControl: by<Region, number>(map.regions.map(({ citiesForControl }) => citiesForControl)),
    points: by<Region, number>(map.regions.map(({ points }) => points)),
    recruits: by<Region, readonly number[]>(
      map.regions.map(({ recruits }) => RECRUIT_TYPES.map((type) => recruits[type])),
    ),
    zonesOf,
    region,
    homeOf,
    isCity: table((zone) => ofLand(zone, (part) => part.city !== null, false)),
    isPort,
    isMountain,
    isOpenSea,
    isCoast: table((zone) => zone < firstSea && routesFrom[zone].length > 0),
    homes,
    waysFrom,
    waysInto: waysInto(zones, waysFrom),
    routesFrom,
    steps,
    marches: distances(zones, (zone) => waysFrom[zone]),
    hops: distances(zones, (zone) => [...waysFrom[zone], ...routesFrom[zone]].map(({ to }) => ({ to, cost: 1 }))),
    travel,
    travelTo: by<Region, By<Zone, number>>(
      regions.map((each) => table((zone) => Math.min(...zonesOf[each].map((to) => travel[zone][to])))),
    ),
    fromHome: by<People, By<Zone, number>>(all.map((people) => fromNearest(zones, homes[people], steps))),
    regionsNextTo: by<People, readonly Region[]>(all.map(nextTo)),
  };
}

/** Who is on land has to find ships first. */
const EMBARKING = 4;
const SAILING = 2;
const LANDING = 1;

const landCost = (kind: WayKind, uphill: boolean): number =>
  1 + (kind === "river" ? RIVER : 0) + (kind === "strait" ? STRAIT : 0) + (uphill ? MOUNTAIN : 0);

const sailable = (zone: Zone, isOpenSea: ReadonlyBy<Zone, boolean>, firstSea: Zone): boolean =>
  zone < firstSea || isOpenSea[zone];
