/** The sheet against the game's map: everything is there, where it belongs, and nothing covers anything else. */

import { readFileSync } from "node:fs";
import { thorough } from "@rubicon/engine/testing";
import { describe, expect, test } from "vitest";
import { onLand } from "../../../drawing/coast.ts";
import { lineOf } from "../../../drawing/lines.ts";
import {
  boxAround,
  distance,
  distanceToLine,
  inside,
  lengthOf,
  overlap,
  paced,
  type Rect,
  scaled,
  within,
} from "../../../drawing/plane.ts";
import type { Point } from "../../../drawing/point.ts";
import { KIT } from "../testing.ts";
import type { CityGround, Sheet } from "./geography.ts";
import { marksOf } from "./making/choices.ts";
import { gameMap, makeSheet } from "./making/index.ts";
import { nameBox, widthOf } from "./making/lettering.ts";
import { STRETCH } from "./making/projection.ts";
import { DRAWN, FRAME, HEIGHT, TAG, WIDTH } from "./measures.ts";

const { geography } = KIT;
const text = readFileSync("web/games/julius-caesar/map/geography.json", "utf8");
const sheet: Sheet = JSON.parse(text);
const shores = sheet.shores.map(lineOf);
const map = gameMap();
const islands: Readonly<Record<string, string>> = Object.fromEntries(
  JSON.parse(readFileSync("games/julius-caesar/data/map.json", "utf8"))
    .cities.filter((city: { island?: string }) => city.island !== undefined)
    .map((city: { id: string; island: string }) => [city.id, city.island]),
);

const cityOf = (id: string): CityGround => {
  const city = geography.cities.find((one) => one.id === id);
  if (!city) throw new Error(`no city ${id}`);
  return city;
};

/** The points of a path made of straight pieces, ring by ring. */
const ringsOf = (path: string): Point[][] =>
  path
    .split("Z")
    .filter((ring) => ring !== "")
    .map((ring) =>
      ring
        .slice(1)
        .split("L")
        .map((pair) => {
          const [x, y] = pair.split(" ").map(Number);
          return { x, y };
        }),
    );

const seas = geography.seas.map((sea) => ({ ...sea, rings: ringsOf(sea.path) }));
const seaOf = (id: string): (typeof seas)[number] => {
  const sea = seas.find((one) => one.id === id);
  if (!sea) throw new Error(`no sea ${id}`);
  return sea;
};

test.runIf(thorough)("the file is what make.ts makes of the map today", { timeout: 60_000 }, () => {
  expect(`${JSON.stringify(makeSheet(map))}\n`).toBe(text);
});

test("the file stays small enough to be loaded with the page", () => {
  expect(text.length).toBeLessThan(72 * 1024);
});

test("the vertical is drawn out a little and no more", () => {
  expect(STRETCH).toBeGreaterThan(1);
  expect(STRETCH).toBeLessThanOrEqual(1.15);
});

test("every city, sea and road of the game is on the sheet, and no other", () => {
  const cities = map.cities.map(({ id, name, value, port }) => ({ id, name, value, port }));
  expect(geography.cities.map(({ id, name, value, port }) => ({ id, name, value, port }))).toEqual(cities);
  expect(geography.seas.map(({ id, name }) => ({ id, name }))).toEqual(map.seas.map(({ id, name }) => ({ id, name })));
  expect(geography.roads.map(({ between, kind }) => ({ between, class: kind }))).toEqual(
    map.roads.map((road) => ({ between: road.between, class: road.class })),
  );
});

test("cities stand on land, those of an island on that island", () => {
  const ringUnder = (id: string): number => shores.findIndex((ring) => inside(cityOf(id), ring));
  for (const city of geography.cities) expect(onLand(city, shores), city.id).toBe(true);
  const mainland = [ringUnder("roma"), ringUnder("utica")];
  const rings = new Map<string, number>();
  for (const [id, island] of Object.entries(islands)) {
    expect(mainland, id).not.toContain(ringUnder(id));
    expect(rings.get(island) ?? ringUnder(id), id).toBe(ringUnder(id));
    rings.set(island, ringUnder(id));
  }
  expect(new Set(rings.values()).size).toBe(rings.size);
  for (const city of geography.cities)
    if (islands[city.id] === undefined) expect(mainland, city.id).toContain(ringUnder(city.id));
});

test("fleets lie in their own sea and in no other", () => {
  for (const { id, anchor } of seas) {
    expect(onLand(anchor, shores), id).toBe(false);
    expect(seas.filter((sea) => onLand(anchor, sea.rings)).map((sea) => sea.id)).toEqual([id]);
  }
});

test("seas meet where the game says so, and nowhere else", () => {
  const links: string[][] = JSON.parse(readFileSync("games/julius-caesar/data/map.json", "utf8")).seaLinks;
  const side = (a: Point, b: Point): string => [`${a.x} ${a.y}`, `${b.x} ${b.y}`].sort().join(" - ");
  const sides = new Map(
    seas.map(({ id, rings }) => [
      id,
      new Set(rings.flatMap((ring) => ring.map((p, i) => side(p, ring[(i + 1) % ring.length])))),
    ]),
  );
  const met = seas.flatMap((a, i) =>
    seas
      .slice(i + 1)
      .filter((b) => [...(sides.get(a.id) ?? [])].some((one) => sides.get(b.id)?.has(one)))
      .map((b) => [a.id, b.id].sort()),
  );
  expect(met.sort()).toEqual(links.map((link) => [...link].sort()).sort());
});

test("ports are near every sea they open on, and no sea covers land", () => {
  const ports: { id: string; seas: string[] }[] = JSON.parse(
    readFileSync("games/julius-caesar/data/map.json", "utf8"),
  ).cities;
  for (const port of ports)
    for (const sea of port.seas) {
      const away = Math.min(
        ...seaOf(sea)
          .rings.flat()
          .map((p) => distance(p, cityOf(port.id))),
      );
      expect(away, `${port.id} at ${sea}`).toBeLessThan(46);
    }
  for (const { id, rings } of seas)
    for (const city of geography.cities) expect(onLand(city, rings), `${id} over ${city.id}`).toBe(false);
});

test("roads run from city to city, over land", () => {
  for (const { between, kind, points } of geography.roads) {
    const [from, to] = between.map(cityOf);
    expect(distance(points[0], from), between.join(" ")).toBeLessThan(0.2);
    expect(distance(points[points.length - 1], to), between.join(" ")).toBeLessThan(0.2);
    if (kind === "strait") continue;
    const steps = paced(points, 3);
    const wet = steps.filter((p) => !onLand(p, shores)).length / steps.length;
    // Where roads follow a shore drawn with few points, a step or two may get wet.
    expect(wet, between.join(" ")).toBeLessThan(0.12);
  }
});

const field: Rect = { left: FRAME, top: FRAME, right: WIDTH - FRAME, bottom: HEIGHT - FRAME };
const inField = ({ left, top, right, bottom }: Rect): boolean =>
  within({ x: left, y: top }, field) && within({ x: right, y: bottom }, field);

interface Thing {
  readonly id: string;
  readonly box: Rect;
}

/** Which things lie on which others. */
function clashes(things: readonly Thing[], others: readonly Thing[] = things): string[] {
  return things.flatMap((thing, i) =>
    others
      .slice(things === others ? i + 1 : 0)
      .filter(({ box }) => overlap(thing.box, box) > 0)
      .map(({ id }) => `${thing.id} on ${id}`),
  );
}

describe.each(["close", "far"] as const)("from %s", (seen) => {
  const { pile, letters, sign } = DRAWN[seen];
  const { cities, roads } = geography;
  const places = [...cities, ...geography.seas];
  const names = cities.map((city) => ({
    id: `the name of ${city.id}`,
    box: nameBox(city.name, seen === "far" ? city.far : city.label, letters),
  }));
  const marks = cities.flatMap((city) =>
    marksOf(city, seen).map((box, i) => ({ id: `${i === 0 ? "the town" : "the standard"} of ${city.id}`, box })),
  );
  const piles = places.map(({ id, plots }) => ({
    id: `the pile of ${id}`,
    box: boxAround(plots[seen].stack, pile),
  }));
  const plots = places.map(({ id, plots: { [seen]: box } }) => ({ id: `the plot of ${id}`, box }));
  const tags = roads.map(({ between, tags: { [seen]: tag } }) => ({
    id: `the tag of ${between.join(" and ")}`,
    box: boxAround(tag, scaled(TAG, sign)),
  }));

  test("every city has its name, and no two names meet", () => {
    expect(names.filter(({ box }) => !inField(box))).toEqual([]);
    expect(clashes(names)).toEqual([]);
  });

  test("names lie on no town and no standard", () => {
    expect(clashes(names, marks)).toEqual([]);
  });

  test("every place has a plot that holds its pile, and no two plots meet", () => {
    for (const [i, { id, box }] of piles.entries()) expect(overlap(box, plots[i].box), id).toBe(areaOf(box));
    expect(plots.filter(({ box }) => !inField(box))).toEqual([]);
    expect(clashes(plots)).toEqual([]);
  });

  test("plots cover no name, no town, no standard and no tag", () => {
    expect(clashes(plots, [...names, ...marks, ...tags])).toEqual([]);
  });

  test("tags of roads lie at their road, on nothing else", () => {
    expect(tags.filter(({ box }) => !inField(box))).toEqual([]);
    expect(clashes(tags)).toEqual([]);
    expect(clashes(tags, [...names, ...marks])).toEqual([]);
    for (const { between, points, tags: spots } of roads)
      expect(distanceToLine(spots[seen], points), between.join(" ")).toBeLessThan(60);
  });
});

const areaOf = ({ left, top, right, bottom }: Rect): number => (right - left) * (bottom - top);

test("the curve of a sea's name is long enough for it", () => {
  for (const { id, name, label } of sheet.seas) {
    const wide = widthOf(name.toUpperCase(), label.size, label.spacing);
    expect(lengthOf(lineOf(label.line)), id).toBeGreaterThan(wide);
  }
});
