import { by, everyNth, type Nth, nth } from "@rubicon/engine";
import { expect, test } from "vitest";
import { distances, FAR, fromNearest, type Way, waysInto } from "./graph.ts";

type Place = Nth<"place">;
const [a, b, c, d] = everyNth<Place>(4);
const way = (to: Place, cost: number): Way<Place> => ({ to, cost, crosses: cost > 1 });

/** Uphill from the first to the second, on to the third; nobody comes to the fourth. */
const WAYS = by<Place, Way<Place>[]>([[way(b, 2), way(c, 5)], [way(a, 1), way(c, 1)], [way(b, 1)], []]);
const places = everyNth<Place>(4);

test("by the cheapest way, each direction for itself", () => {
  const far = distances(places, (place) => WAYS[place]);
  expect([far[a][c], far[c][a], far[b][b], far[a][d]]).toEqual([3, 2, 0, FAR]);
});

test("from where one comes into a place", () => {
  expect(waysInto(places, WAYS)[c]).toEqual([
    { from: a, cost: 5 },
    { from: b, cost: 1 },
  ]);
});

test("from the nearest of several", () => {
  const steps = distances(places, (place) => WAYS[place].map(({ to }) => ({ to, cost: 1 })));
  expect([...fromNearest(places, [a, d], steps)]).toEqual([0, 1, 1, 0]);
  expect([...fromNearest(places, [], steps)]).toEqual([FAR, FAR, FAR, FAR]);
  expect(nth<Place>(2)).toBe(c);
});
