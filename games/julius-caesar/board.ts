/**
 * The map (chapter 4) as a graph. Places are numbers: cities first, then seas. Every pair of places that
 * touch has one border: a road or strait for land blocks, a coast or a line between seas for navis.
 */
import { by, everyNth, type Nth, nth, type ReadonlyBy } from "@rubicon/engine";

/** A city or a sea. */
export type Place = Nth<"place">;
export type Border = Nth<"border">;
/** A chain of seas by which land blocks sail. */
export type Route = Nth<"route">;

/** Off the map: standing in the levy pool, lying face up in it, kept by the enemy as a trophy. */
export const POOL = nth<Place>(-1);
export const FALLEN = nth<Place>(-2);
export const TROPHY = nth<Place>(-3);
/** No place at all. */
export const NOWHERE = nth<Place>(-1);
export const NO_BORDER = nth<Border>(-1);

export const onMap = (place: Place): boolean => place >= 0;

export const PORTS = ["major", "minor"] as const;
export type PortName = (typeof PORTS)[number];

export const ROADS = ["major", "minor", "strait"] as const;
export type RoadName = (typeof ROADS)[number];

// What lies between two places. The first three in the order of ROADS.
export const MAJOR = 0;
export const MINOR = 1;
export const STRAIT = 2;
/** A coast: between a port and a sea it touches. */
export const COAST = 3;
/** Between two seas. */
export const OPEN_SEA = 4;

export interface CityPart {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly port: PortName | null;
  /** The seas it touches. */
  readonly seas: readonly Place[];
}

export interface SeaPart {
  readonly id: string;
  readonly name: string;
}

export interface RoadPart {
  readonly between: readonly [Place, Place];
  readonly road: RoadName;
  /** Straits have one. */
  readonly name: string | null;
}

export interface MapPart {
  readonly cities: readonly CityPart[];
  readonly seas: readonly SeaPart[];
  readonly seaLinks: readonly (readonly [Place, Place])[];
  readonly roads: readonly RoadPart[];
}

/** A way out of a place. */
export interface Way {
  readonly border: Border;
  readonly to: Place;
}

/** A way by sea for land blocks (6.3): from a port through a chain of seas to another port. */
export interface Sailing {
  readonly to: Place;
  readonly route: Route;
  /** Seas crossed, as bits. */
  readonly seas: number;
  /** The sea of departure. A chain without a sea to spare touches its port with one sea only. */
  readonly first: Place;
}

export interface Board {
  readonly places: readonly Place[];
  readonly cities: readonly Place[];
  readonly seas: readonly Place[];
  readonly firstSea: number;
  readonly placeIds: ReadonlyBy<Place, string>;
  /** Names as players read them. */
  readonly placeTitles: ReadonlyBy<Place, string>;
  readonly placeNumbers: ReadonlyMap<string, Place>;
  readonly roma: Place;
  readonly alexandria: Place;

  // JC-4.2.a, JC-4.2.b
  readonly value: ReadonlyBy<Place, number>;
  /** The cities that are worth anything. */
  readonly valued: readonly Place[];
  /** JC-8.3.a: how many blocks a city feeds in winter. */
  readonly supply: ReadonlyBy<Place, number>;
  readonly isPort: ReadonlyBy<Place, boolean>;
  // JC-4.42.k
  readonly isMajorPort: ReadonlyBy<Place, boolean>;

  /** Roads and straits come first. */
  readonly borders: readonly Border[];
  readonly roads: readonly Border[];
  readonly endsOf: ReadonlyBy<Border, readonly [Place, Place]>;
  readonly kindOf: ReadonlyBy<Border, number>;
  readonly roadTitles: ReadonlyBy<Border, string | null>;
  /** JC-4.3.a, JC-4.31.a, JC-4.32.a, JC-4.41.a, JC-4.41.b: where a land block can step. */
  readonly roadsFrom: ReadonlyBy<Place, readonly Way[]>;
  /** JC-6.2.a, JC-6.2.b, JC-4.32.c, JC-4.4.a, JC-4.4.c, JC-4.42.a: where a navis can step. */
  readonly seawaysFrom: ReadonlyBy<Place, readonly Way[]>;
  /** The border between two places; NO_BORDER where they do not touch. */
  readonly between: ReadonlyBy<Place, ReadonlyBy<Place, Border>>;

  /** The seas a city touches, as bits. */
  readonly seasOf: ReadonlyBy<Place, number>;
  /** JC-6.3.a: all sailings from each port. Of two chains where one holds the other only the shorter counts. */
  readonly sailingsFrom: ReadonlyBy<Place, readonly Sailing[]>;
  /** Chains of seas as sets of bits; every chain that joins two ports without a sea to spare. */
  readonly routeSeas: ReadonlyBy<Route, number>;
  readonly routeIds: ReadonlyBy<Route, string>;
}

export const isSea = ({ firstSea }: Pick<Board, "firstSea">, place: Place): boolean => place >= firstSea;

/** Seas as bits, for sets of seas. */
export const seaBit = ({ firstSea }: Pick<Board, "firstSea">, sea: Place): number => 1 << (sea - firstSea);

export const seaIds = (board: Pick<Board, "firstSea" | "seas" | "placeIds">, seas: number): string[] =>
  board.seas.filter((sea) => seas & seaBit(board, sea)).map((sea) => board.placeIds[sea]);

/** The place at the other end of a border. */
export function otherEnd({ endsOf }: Pick<Board, "endsOf">, border: Border, place: Place): Place {
  const [a, b] = endsOf[border];
  return a === place ? b : a;
}

export function makeBoard(map: MapPart, supplyBase: number): Board {
  const firstSea = map.cities.length;
  const placeIds = [...map.cities, ...map.seas].map(({ id }) => id);
  const places = everyNth<Place>(placeIds.length);
  const ofCities = <T>(of: (city: CityPart) => T, ofSeas: T) =>
    by<Place, T>([...map.cities.map(of), ...map.seas.map(() => ofSeas)]);
  const named = (id: string): Place => nth<Place>(placeIds.indexOf(id));

  const value = ofCities((city) => city.value, 0);
  const isPort = ofCities((city) => city.port !== null, false);
  const ends = [
    ...map.roads.map((road) => road.between),
    ...map.cities.flatMap((city, i) => city.seas.map((sea): [Place, Place] => [nth<Place>(i), sea])),
    ...map.seaLinks,
  ];
  const kinds = [
    ...map.roads.map(({ road }) => ROADS.indexOf(road)),
    ...map.cities.flatMap((city) => city.seas.map(() => COAST)),
    ...map.seaLinks.map(() => OPEN_SEA),
  ];
  const waysOver = (fits: (kind: number) => boolean) =>
    by<Place, readonly Way[]>(places.map((place) => waysFrom(place, ends, (i) => fits(kinds[i]))));
  const seawaysFrom = waysOver((kind) => kind > STRAIT);
  const board = {
    places,
    cities: places.slice(0, firstSea),
    seas: places.slice(firstSea),
    firstSea,
    placeIds: by<Place, string>(placeIds),
    placeTitles: by<Place, string>([...map.cities, ...map.seas].map(({ name }) => name)),
    placeNumbers: new Map(places.map((place) => [placeIds[place], place])),
    roma: named("roma"),
    alexandria: named("alexandria"),
    value,
    valued: places.filter((place) => value[place] > 0),
    supply: by<Place, number>(places.map((place) => supplyBase + value[place])),
    isPort,
    isMajorPort: ofCities((city) => city.port === "major", false),
    borders: everyNth<Border>(ends.length),
    roads: everyNth<Border>(map.roads.length),
    endsOf: by<Border, readonly [Place, Place]>(ends),
    kindOf: by<Border, number>(kinds),
    roadTitles: by<Border, string | null>(map.roads.map(({ name }) => name)),
    roadsFrom: waysOver((kind) => kind <= STRAIT),
    seawaysFrom,
    between: tableBetween(places, ends),
  };
  return { ...board, ...makeSailings(board) };
}

function waysFrom(place: Place, ends: readonly (readonly [Place, Place])[], fits: (i: number) => boolean): Way[] {
  return ends.flatMap(([a, b], i) => {
    if (!fits(i) || (a !== place && b !== place)) return [];
    return [{ border: nth<Border>(i), to: a === place ? b : a }];
  });
}

function tableBetween(places: readonly Place[], ends: readonly (readonly [Place, Place])[]): Board["between"] {
  const rows = by<Place, ReadonlyBy<Place, Border>>(
    places.map((from) =>
      by<Place, Border>(
        places.map((to) =>
          nth<Border>(ends.findIndex(([a, b]) => (a === from && b === to) || (a === to && b === from))),
        ),
      ),
    ),
  );
  return rows;
}

type Waters = Omit<Board, "seasOf" | "sailingsFrom" | "routeSeas" | "routeIds">;

function makeSailings(board: Waters): Pick<Board, "seasOf" | "sailingsFrom" | "routeSeas" | "routeIds"> {
  const { places, cities, isPort, seawaysFrom } = board;
  const seasOf = by<Place, number>(places.map(() => 0));
  for (const city of cities) for (const { to } of seawaysFrom[city]) seasOf[city] |= seaBit(board, to);
  const routes: number[] = [];
  const numberOf = (seas: number): Route => {
    const known = routes.indexOf(seas);
    return nth<Route>(known >= 0 ? known : routes.push(seas) - 1);
  };
  const sailingsFrom = by<Place, readonly Sailing[]>(
    places.map((from) => (isPort[from] ? sailingsOf(board, seasOf, from, numberOf) : [])),
  );
  return {
    seasOf,
    sailingsFrom,
    routeSeas: by<Route, number>(routes),
    routeIds: by<Route, string>(routes.map((seas) => seaIds(board, seas).join("+"))),
  };
}

function sailingsOf(board: Waters, seasOf: Board["seasOf"], from: Place, numberOf: (seas: number) => Route): Sailing[] {
  const chains = chainsFrom(board, seasOf[from]);
  const seaOf = (bit: number): Place => nth<Place>(board.firstSea + Math.log2(bit));
  return board.cities.flatMap((to) => {
    if (to === from || !board.isPort[to]) return [];
    const reaching = [...new Set(chains.filter((chain) => chain.last & seasOf[to]).map((chain) => chain.seas))];
    const spare = (seas: number): boolean => reaching.some((other) => other !== seas && (other & seas) === other);
    return reaching
      .filter((seas) => !spare(seas))
      .map((seas) => ({ to, route: numberOf(seas), seas, first: seaOf(seas & seasOf[from]) }));
  });
}

/** Every simple chain of seas that starts in one of the given seas. */
function chainsFrom(board: Waters, start: number): { seas: number; last: number }[] {
  const chains: { seas: number; last: number }[] = [];
  const extend = (seas: number, last: Place): void => {
    chains.push({ seas, last: seaBit(board, last) });
    for (const { to } of board.seawaysFrom[last]) {
      if (isSea(board, to) && !(seas & seaBit(board, to))) extend(seas | seaBit(board, to), to);
    }
  };
  for (const sea of board.seas) if (start & seaBit(board, sea)) extend(seaBit(board, sea), sea);
  return chains;
}
