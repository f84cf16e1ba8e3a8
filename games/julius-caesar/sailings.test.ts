/** All ways by sea (6.3), against a second reckoning by sets of seas, on the board and at the table. */
import { expect, test } from "vitest";
import { CAESAR } from "./blocks.ts";
import { seaBit } from "./board.ts";
import map from "./data/map.json" with { type: "json" };
import { block, box, lay, legal, place, push } from "./testing/table.ts";

const SEAS = map.seas.map((sea) => sea.id);
const PORTS = map.cities.filter((city) => city.port !== null).map((city) => city.id);

const seasOf = (city: string): readonly string[] => map.cities.find((each) => each.id === city)?.seas ?? [];
const touch = (a: string, b: string): boolean => map.seaLinks.some((link) => link.includes(a) && link.includes(b));

/** Every set of seas, as lists in the order of the map. */
const SETS: readonly (readonly string[])[] = Array.from({ length: 2 ** SEAS.length }, (_, bits) =>
  SEAS.filter((_, sea) => bits & (1 << sea)),
);

function hangsTogether(seas: readonly string[]): boolean {
  if (seas.length === 0) return false;
  const reached = [seas[0]];
  for (const sea of reached) reached.push(...seas.filter((other) => !reached.includes(other) && touch(sea, other)));
  return reached.length === seas.length;
}

const JOINED = SETS.filter(hangsTogether);

/** The sets of seas that join two ports and would not do so with one sea less. */
function ways(from: string, to: string): string[] {
  const joining = JOINED.filter((seas) => [from, to].every((city) => seas.some((sea) => seasOf(city).includes(sea))));
  const within = (small: readonly string[], great: readonly string[]) => small.every((sea) => great.includes(sea));
  const tight = joining.filter((seas) => !joining.some((other) => other.length < seas.length && within(other, seas)));
  return tight.map((seas) => seas.join("+")).sort();
}

const WAYS = new Map(PORTS.map((from) => [from, new Map(PORTS.map((to) => [to, from === to ? [] : ways(from, to)]))]));

test("JC-6.3.a every chain of seas without one to spare is a way between two ports, and no other is", () => {
  for (const from of PORTS) {
    for (const to of PORTS) {
      const sailings = box.sailingsFrom[place(from)].filter((sailing) => sailing.to === place(to));
      expect(sailings.map((sailing) => box.routeIds[sailing.route]).sort(), `${from} to ${to}`).toEqual(
        WAYS.get(from)?.get(to),
      );
    }
  }
  for (const from of box.places) {
    const sailings = box.sailingsFrom[from];
    if (!PORTS.includes(box.placeIds[from])) expect(sailings).toEqual([]);
    for (const sailing of sailings) {
      expect(sailing.seas).toBe(box.routeSeas[sailing.route]);
      expect(sailing.seas & seaBit(box, sailing.first)).not.toBe(0);
      expect(seasOf(box.placeIds[from])).toContain(box.placeIds[sailing.first]);
    }
  }
  expect(new Set(box.routeSeas).size).toBe(box.routeSeas.length);
});

test("JC-6.3.a some ways as a player would count them", () => {
  const byName = (from: string, to: string) => WAYS.get(from)?.get(to);
  expect(byName("utica", "caralis")).toEqual(["hispanum", "tyrrhenum"]);
  expect(byName("creta", "brundisium")).toEqual(["internum"]);
  expect(byName("creta", "byzantium")).toEqual(["aegaeum+propontis"]);
  expect(byName("lilybaeum", "creta")).toEqual(["internum"]);
  expect(byName("caralis", "utica")).toEqual(["hispanum", "tyrrhenum"]);
  expect(byName("athenae", "alexandria")).toEqual(["aegaeum+aegypticum"]);
  expect(byName("tingis", "genua")).toEqual(["hispanum"]);
  expect(byName("gades", "roma")).toEqual(["atlanticus+hispanum+tyrrhenum"]);
});

test("JC-6.3.a whatever seas are friendly, a player is offered every way through them and no other", () => {
  const navis = ["c-navis-1", "c-navis-2", "c-navis-3", "c-navis-4", "c-navis-5"];
  const carried = [
    "legio-7",
    "legio-8",
    "legio-9",
    "legio-10",
    "legio-11",
    "legio-12",
    "legio-13",
    "legio-14",
    "legio-16",
  ];
  expect(carried.every((name) => box.owner[block(name)] === CAESAR)).toBe(true);
  // Ports that touch one sea, two and three, at both ends of the map.
  const origins = ["utica", "caralis", "creta", "tingis", "byzantium", "lilybaeum", "brundisium", "gades", "sinope"];
  for (const seas of SETS) {
    if (seas.length > navis.length) continue;
    const layout: Record<string, string[]> = { salona: ["cleopatra 4 caesar"] };
    for (const [i, sea] of seas.entries()) layout[sea] = [navis[i]];
    for (const [i, city] of origins.entries()) layout[city] = [carried[i]];
    const p = push(lay({ map: layout }), { step: "movement", side: CAESAR, moves: 1, power: "command", begun: false });
    const offered = legal(p, "sail legio").sort();
    const expected = origins.flatMap((from, i) =>
      PORTS.flatMap((to) =>
        (WAYS.get(from)?.get(to) ?? [])
          .filter((way) => way.split("+").every((sea) => seas.includes(sea)))
          .map((way) => `sail ${carried[i]} ${to} ${way}`),
      ),
    );
    expect(offered).toEqual(expected.sort());
  }
});
