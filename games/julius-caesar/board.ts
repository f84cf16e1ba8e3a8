/**
 * The map (chapter 4) as a graph. Places are numbers: cities first, then seas. Every pair of places that
 * touch has one border: a road or strait for land blocks, a coast or a line between seas for navis.
 */
import map from "./data/map.json" with { type: "json" };
import setup from "./data/setup.json" with { type: "json" };

export const CITIES: readonly string[] = map.cities.map((city) => city.id);
export const SEAS: readonly string[] = map.seas.map((sea) => sea.id);
export const PLACES: readonly string[] = [...CITIES, ...SEAS];
export const CITY_COUNT = CITIES.length;
export const PLACE_COUNT = PLACES.length;

/** Names as players read them. */
export const PLACE_TITLES: readonly string[] = [...map.cities, ...map.seas].map((place) => place.name);

/** Off the map: standing in the levy pool, lying face up in it, kept by the enemy as a trophy. */
export const POOL = PLACE_COUNT;
export const FALLEN = PLACE_COUNT + 1;
export const TROPHY = PLACE_COUNT + 2;

export const isSea = (place: number): boolean => place >= CITY_COUNT && place < PLACE_COUNT;
export const onMap = (place: number): boolean => place < PLACE_COUNT;

const indexOfPlace = new Map(PLACES.map((name, place) => [name, place]));

export function placeNamed(name: string): number {
  const place = indexOfPlace.get(name);
  if (place === undefined) throw new Error(`the map has no place named ${name}`);
  return place;
}

export const ROMA = placeNamed("roma");
export const ALEXANDRIA = placeNamed("alexandria");

// JC-4.2.a, JC-4.2.b
export const VALUE: readonly number[] = PLACES.map((_, place) => map.cities[place]?.value ?? 0);
export const isPort: readonly boolean[] = PLACES.map((_, place) => Boolean(map.cities[place]?.port));
// JC-4.42.k
export const isMajorPort: readonly boolean[] = PLACES.map((_, place) => map.cities[place]?.port === "major");

/** JC-8.3.a: how many blocks a city feeds in winter. */
export const SUPPLY: readonly number[] = VALUE.map((value) => setup.limits.winterSupplyBase + value);

export const MAJOR = 0;
export const MINOR = 1;
export const STRAIT = 2;
/** A coast: between a port and a sea it touches. */
export const COAST = 3;
/** Between two seas. */
export const OPEN_SEA = 4;

interface Border {
  readonly ends: readonly [number, number];
  readonly kind: number;
}

const ROAD_CLASSES = ["major", "minor", "strait"];

/** Roads come first, so that a border below ROAD_COUNT is a road or strait. */
export const BORDERS: readonly Border[] = [
  ...map.roads.map((road) => border(road.between, ROAD_CLASSES.indexOf(road.class))),
  ...map.cities.flatMap((city) => city.seas.map((sea) => border([city.id, sea], COAST))),
  ...map.seaLinks.map((link) => border(link, OPEN_SEA)),
];
export const ROAD_COUNT = map.roads.length;
export const BORDER_COUNT = BORDERS.length;
export const BORDER_KIND: readonly number[] = BORDERS.map((each) => each.kind);

function border(between: readonly string[], kind: number): Border {
  return { ends: [placeNamed(between[0]), placeNamed(between[1])], kind };
}

/** Which end of its border a place is: 0 or 1. */
export const endOf = (border: number, place: number): number => (BORDERS[border].ends[0] === place ? 0 : 1);

/** A way out of a place. */
export interface Way {
  readonly border: number;
  readonly to: number;
}

/** JC-4.3.a, JC-4.31.a, JC-4.32.a, JC-4.41.a, JC-4.41.b: where a land block can step. */
export const ROADS_FROM: readonly (readonly Way[])[] = waysOver((kind) => kind <= STRAIT);
/** JC-6.2.a, JC-6.2.b, JC-4.32.c, JC-4.4.a, JC-4.4.c, JC-4.42.a: where a navis can step. */
export const SEAWAYS_FROM: readonly (readonly Way[])[] = waysOver((kind) => kind > STRAIT);

function waysOver(fits: (kind: number) => boolean): Way[][] {
  return PLACES.map((_, place) =>
    BORDERS.flatMap(({ ends, kind }, border) => {
      if (!fits(kind) || !ends.includes(place)) return [];
      return [{ border, to: ends[0] === place ? ends[1] : ends[0] }];
    }),
  );
}

const between: number[] = new Array(PLACE_COUNT * PLACE_COUNT).fill(-1);
for (const [border, { ends }] of BORDERS.entries()) {
  between[ends[0] * PLACE_COUNT + ends[1]] = border;
  between[ends[1] * PLACE_COUNT + ends[0]] = border;
}

/** The border between two places, or -1 where they do not touch. */
export const borderBetween = (a: number, b: number): number => between[a * PLACE_COUNT + b];

/** Seas as bits, for sets of seas. */
export const seaBit = (sea: number): number => 1 << (sea - CITY_COUNT);
const seaOfBit = (bit: number): number => CITY_COUNT + Math.log2(bit);

/** The seas a city touches. */
export const SEAS_OF: readonly number[] = PLACES.map((_, place) =>
  isSea(place) ? 0 : SEAWAYS_FROM[place].reduce((seas, way) => seas | seaBit(way.to), 0),
);

/** A way by sea for land blocks (6.3): from a port through a chain of seas to another port. */
export interface Sailing {
  readonly to: number;
  /** Index into ROUTES. */
  readonly route: number;
  /** Seas crossed. */
  readonly seas: number;
  /** The sea of departure. A chain without a sea to spare touches its port with one sea only. */
  readonly first: number;
}

/** Chains of seas as sets of bits; every chain that joins two ports without a sea to spare. */
export const ROUTES: number[] = [];

/** JC-6.3.a: all sailings from each port. Of two chains where one holds the other only the shorter counts. */
export const SAILINGS_FROM: readonly (readonly Sailing[])[] = PLACES.map((_, from) =>
  isPort[from] ? sailingsFrom(from) : [],
);

export const ROUTE_NAMES: readonly string[] = ROUTES.map((seas) => seaNames(seas).join("+"));

export function seaNames(seas: number): string[] {
  return SEAS.filter((_, sea) => seas & (1 << sea));
}

function sailingsFrom(from: number): Sailing[] {
  const chains = chainsFrom(SEAS_OF[from]);
  return CITIES.flatMap((_, to) => {
    if (to === from || !isPort[to]) return [];
    const reaching = [...new Set(chains.filter((chain) => chain.last & SEAS_OF[to]).map((chain) => chain.seas))];
    const spare = (seas: number): boolean => reaching.some((other) => other !== seas && (other & seas) === other);
    return reaching
      .filter((seas) => !spare(seas))
      .map((seas) => ({ to, route: routeNumber(seas), seas, first: seaOfBit(seas & SEAS_OF[from]) }));
  });
}

function routeNumber(seas: number): number {
  const known = ROUTES.indexOf(seas);
  return known >= 0 ? known : ROUTES.push(seas) - 1;
}

/** Every simple chain of seas that starts in one of the given seas. */
function chainsFrom(start: number): { seas: number; last: number }[] {
  const chains: { seas: number; last: number }[] = [];
  const extend = (seas: number, last: number): void => {
    chains.push({ seas, last: seaBit(last) });
    for (const way of SEAWAYS_FROM[last]) {
      if (isSea(way.to) && !(seas & seaBit(way.to))) extend(seas | seaBit(way.to), way.to);
    }
  };
  for (let sea = CITY_COUNT; sea < PLACE_COUNT; sea++) {
    if (start & seaBit(sea)) extend(seaBit(sea), sea);
  }
  return chains;
}
