/** The sheet against the game's map: everything is there, where it belongs, and nothing covers anything else. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { KIT } from "../testing.ts";
import { type CityGround, lineOf, type Point, type Sheet } from "./geography.ts";
import { onLand } from "./making/coast.ts";
import { gameMap, makeSheet } from "./making/index.ts";
import { nameBox, widthOf } from "./making/lettering.ts";
import { boxAround, distance, inside, lengthOf, overlap, paced, type Rect } from "./making/plane.ts";
import { STRETCH } from "./making/projection.ts";
import { WATERS } from "./making/waters.ts";
import { FAR_MARK, FLEET, FRAME, HEIGHT, LETTERS, markReach, PILE, WIDTH } from "./measures.ts";

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

test("the file is what make.ts makes of the map today", { timeout: 60_000 }, () => {
  expect(`${JSON.stringify(makeSheet(map))}\n`).toBe(text);
});

test("the file stays small enough to be loaded with the page", () => {
  expect(text.length).toBeLessThan(64 * 1024);
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

const pile = (city: CityGround): Rect => boxAround(city.stack, PILE);
const field: Rect = { left: FRAME, top: FRAME, right: WIDTH - FRAME, bottom: HEIGHT - FRAME };
const inField = (box: Rect): boolean =>
  box.left >= field.left && box.right <= field.right && box.top >= field.top && box.bottom <= field.bottom;

test("stacks cover no other stack, no marker and no fleet", () => {
  const found: string[] = [];
  geography.cities.forEach((city, i) => {
    expect(inField(pile(city)), city.id).toBe(true);
    for (const other of geography.cities.slice(i + 1))
      if (overlap(pile(city), pile(other)) > 0) found.push(`${city.id} on ${other.id}`);
    for (const other of geography.cities)
      if (overlap(pile(city), boxAround(other, markReach(other, FAR_MARK))) > 0)
        found.push(`${city.id} on ${other.id}`);
    for (const sea of geography.seas)
      if (overlap(pile(city), boxAround(sea.anchor, WATERS[sea.id].narrow ? PILE : FLEET)) > 0)
        found.push(`${city.id} on ${sea.id}`);
  });
  expect(found).toEqual([]);
});

test("fleets cover no marker", () => {
  for (const sea of geography.seas)
    for (const city of geography.cities)
      expect(overlap(boxAround(sea.anchor, PILE), boxAround(city, markReach(city, 1))), `${sea.id} ${city.id}`).toBe(0);
});

test.each([
  ["near", 1, LETTERS.near],
  ["middle", 1, LETTERS.middle],
  ["far", FAR_MARK, LETTERS.far],
] as const)("%s: names cover no other name, no marker and no stack", (level, scale, size) => {
  const names = geography.cities.flatMap((city) => {
    const spot = level === "far" ? city.far : city.label;
    return spot ? [{ id: city.id, box: nameBox(city.name, spot, size) }] : [];
  });
  const found: string[] = [];
  names.forEach(({ id, box }, i) => {
    expect(inField(box), id).toBe(true);
    for (const other of names.slice(i + 1)) if (overlap(box, other.box) > 0) found.push(`${id} on ${other.id}`);
    for (const city of geography.cities) {
      if (overlap(box, boxAround(city, markReach(city, scale))) > 0) found.push(`${id} on the marker of ${city.id}`);
      if (overlap(box, pile(city)) > 0) found.push(`${id} on the stack of ${city.id}`);
    }
  });
  expect(found).toEqual([]);
});

test("far off hardly a name is left away, and none of a city that counts", () => {
  const away = geography.cities.filter((city) => city.far === null);
  expect(away.length).toBeLessThanOrEqual(6);
  expect(away.filter((city) => city.value > 0 || city.port === "major")).toEqual([]);
});

test("the curve of a sea's name is long enough for it", () => {
  for (const { id, name, label } of sheet.seas) {
    const wide = widthOf(name.toUpperCase(), label.size, label.spacing);
    expect(lengthOf(lineOf(label.line)), id).toBeGreaterThan(wide);
  }
});
