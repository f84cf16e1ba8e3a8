/** Figures of the map that thinking needs, reckoned once for a box: how far it is to the cities that count. */
import { by, type ReadonlyBy } from "@rubicon/engine";
import { COAST, isSea, type Place } from "../board.ts";
import type { Box } from "../box.ts";

/** What a block in a place means for one of the valued cities. */
export interface Reach {
  /** Number of the city among the valued ones. */
  readonly city: number;
  /** It stands there. */
  readonly there: boolean;
  /** It stands one road away. */
  readonly next: boolean;
  /** Falls by a half, or by a quarter, with each step of road. */
  readonly near: number;
  readonly far: number;
}

export interface Tables {
  readonly reach: ReadonlyBy<Place, readonly Reach[]>;
  /** Steps of road and sea from a place to each valued city, in quarters of a step of road. */
  readonly away: ReadonlyBy<Place, readonly number[]>;
}

/** Quarters of a step of road: a coast is a step and a quarter, so a passage takes two and a half. */
const ROAD = 4;
const BY_SEA = 5;
/** What is farther off means nothing. */
const HORIZON = 18;

/** The fourth roots of 1/2 and 3/4: powers by multiplication are the same numbers on every machine. */
const HALVED = 0.8408964152537145;
const QUARTERED = 0.9306048591020996;

const made = new WeakMap<Box, Tables>();

export function tablesOf(box: Box): Tables {
  const known = made.get(box);
  if (known) return known;
  const tables = makeTables(box);
  made.set(box, tables);
  return tables;
}

function makeTables(box: Box): Tables {
  const fromCity = box.valued.map((city) => distancesFrom(box, city));
  const away = by<Place, readonly number[]>(box.places.map((place) => fromCity.map((distances) => distances[place])));
  const reach = by<Place, readonly Reach[]>(
    box.places.map((place) => {
      if (isSea(box, place)) return [];
      return box.valued.flatMap((valued, city) => {
        const distance = away[place][city];
        if (distance > HORIZON) return [];
        const next = box.roadsFrom[place].some(({ to }) => to === valued);
        const near = power(HALVED, distance);
        return [{ city, there: place === valued, next, near, far: power(QUARTERED, distance) }];
      });
    }),
  );
  return { reach, away };
}

function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}

function distancesFrom(box: Box, city: Place): number[] {
  const distances: number[] = box.places.map(() => Number.POSITIVE_INFINITY);
  distances[city] = 0;
  const open: Place[] = [city];
  while (open.length > 0) {
    open.sort((a, b) => distances[b] - distances[a]);
    const place = open.pop();
    if (place === undefined) break;
    for (const ways of [box.roadsFrom[place], box.seawaysFrom[place]])
      for (const { border, to } of ways) {
        const distance = distances[place] + (box.kindOf[border] < COAST ? ROAD : BY_SEA);
        if (distance >= distances[to]) continue;
        distances[to] = distance;
        if (!open.includes(to)) open.push(to);
      }
  }
  return distances;
}
