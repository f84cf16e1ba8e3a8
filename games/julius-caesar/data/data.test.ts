/** The components hang together, and are those that the rules name and number. */
import { describe, expect, test } from "vitest";
import blockData from "./blocks.json" with { type: "json" };
import cardData from "./cards.json" with { type: "json" };
import map from "./map.json" with { type: "json" };
import setup from "./setup.json" with { type: "json" };

const { blocks } = blockData;
const { cards } = cardData;
const SIDES = ["caesar", "pompeius"] as const;

const ids = (list: readonly { id: string }[]): string[] => list.map((each) => each.id);
const unique = (list: readonly string[]): boolean => new Set(list).size === list.length;
const sorted = (list: readonly string[]): string[] => [...list].sort();
const tally = (list: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const each of list) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
};

/** Blocks of a side, Cleopatra apart: she is of nobody's colour. */
const armyOf = (side: string) => blocks.filter((block) => block.owner === side && block.type !== "cleopatra");
const ofType = (type: string) => blocks.filter((block) => block.type === type);
const rating = (block: (typeof blocks)[number]): string => `${block.initiative}${block.firepower}`;
const ratingsOf = (side: string, type: string): Record<string, number> =>
  tally(
    armyOf(side)
      .filter((block) => block.type === type)
      .map(rating),
  );
const numberOf = (side: string, type: string): number => armyOf(side).filter((block) => block.type === type).length;
const named = (id: string) => {
  const block = blocks.find((each) => each.id === id);
  if (!block) throw new Error(`no block ${id}`);
  return block;
};

describe("integrity", () => {
  test("every id is used once, and no city is called like a sea", () => {
    for (const list of [ids(blocks), ids(cards), [...ids(map.cities), ...ids(map.seas)]])
      expect(unique(list)).toBe(true);
  });

  test("every block, set up or in a pool, stands in exactly one place, on the side that owns it", () => {
    const placed = SIDES.map((side) => [...Object.values(setup.historical[side]).flat(), ...setup.levyPools[side]]);
    expect(sorted(placed.flat())).toEqual(sorted(ids(blocks)));
    for (const [i, side] of SIDES.entries()) {
      expect(placed[i].filter((block) => named(block).owner !== side)).toEqual([]);
    }
  });

  test("the set-up names cities of the map, and its navis stand in ports", () => {
    for (const side of SIDES) {
      for (const [city, standing] of Object.entries(setup.historical[side])) {
        const found = map.cities.find((each) => each.id === city);
        expect(found, city).toBeDefined();
        const navis = standing.filter((block) => named(block).type === "navis");
        expect(navis.length === 0 || found?.port !== null, city).toBe(true);
      }
    }
  });

  test("a city is a port exactly if it touches a sea, and every sea it names is on the map", () => {
    const seas = ids(map.seas);
    expect(map.cities.filter((city) => (city.port === null) !== (city.seas.length === 0))).toEqual([]);
    expect(map.cities.flatMap((city) => city.seas).filter((sea) => !seas.includes(sea))).toEqual([]);
    expect(map.cities.filter((city) => !unique(city.seas))).toEqual([]);
  });

  test("roads and borders of seas join two different places of the map, each pair once", () => {
    const pair = (between: readonly string[]): string => sorted(between).join(" ");
    const roads = map.roads.map((road) => road.between);
    expect(roads.filter(([a, b]) => a === b || ![a, b].every((end) => ids(map.cities).includes(end)))).toEqual([]);
    expect(map.seaLinks.filter(([a, b]) => a === b || ![a, b].every((end) => ids(map.seas).includes(end)))).toEqual([]);
    expect(unique(roads.map(pair))).toBe(true);
    expect(unique(map.seaLinks.map(pair))).toBe(true);
    expect(tally(map.roads.map((road) => road.class))).toEqual({ major: 43, minor: 47, strait: 4 });
  });

  test("places lie within the lands around the Mediterranean, no two on one point", () => {
    const places = [...map.cities, ...map.seas];
    expect(places.filter(({ lon, lat }) => lon < -12 || lon > 40 || lat < 28 || lat > 51)).toEqual([]);
    expect(unique(places.map(({ lon, lat }) => `${lon} ${lat}`))).toBe(true);
  });

  test("levies happen in cities of the map; Cleopatra is never levied", () => {
    const cities = ids(map.cities);
    const rule = (levy: string | null): string => (levy !== null && cities.includes(levy) ? "city" : String(levy));
    const rules = Object.fromEntries(ids(blocks).map((id) => [named(id).type, new Set<string>()]));
    for (const block of blocks) rules[block.type].add(rule(block.levy));
    expect(rules).toEqual({
      leader: new Set(["any"]),
      legio: new Set(["city"]),
      equitatus: new Set(["city"]),
      elephant: new Set(["city"]),
      auxilia: new Set(["any"]),
      ballista: new Set(["any"]),
      navis: new Set(["major-port"]),
      cleopatra: new Set(["null"]),
    });
  });
});

describe("what lies in the box", () => {
  test("JC-1.1.a, JC-1.3.a two armies of 31 blocks, Cleopatra and 27 cards", () => {
    expect(SIDES.map((side) => armyOf(side).length)).toEqual([31, 31]);
    expect(ids(ofType("cleopatra"))).toEqual(["cleopatra"]);
    expect([blocks.length, cards.length]).toEqual([63, 27]);
  });

  test("JC-C126, JC-1.1.a, JC-1.2.a two sides and five years of five turns, each with its winter", () => {
    expect(sorted([...new Set(blocks.map((block) => block.owner))])).toEqual(["caesar", "pompeius"]);
    expect(setup.calendar.map(({ year, bc }) => [year, bc])).toEqual([
      [705, 49],
      [706, 48],
      [707, 47],
      [708, 46],
      [709, 45],
    ]);
    expect(setup.calendar.every(({ turns, winter }) => turns === 5 && winter)).toBe(true);
  });

  test("JC-C006, JC-2.1.a, JC-2.1.k seven gods and twenty command cards", () => {
    const command = cards.filter((card) => card.event === undefined);
    expect(sorted(cards.flatMap((card) => card.event ?? []))).toEqual([
      "apollo",
      "jupiter",
      "mars",
      "mercury",
      "neptune",
      "pluto",
      "vulcan",
    ]);
    expect(tally(command.map((card) => `${card.move}/${card.levy}`))).toEqual({
      "4/1": 1,
      "3/2": 2,
      "3/1": 3,
      "2/3": 4,
      "2/2": 4,
      "2/1": 3,
      "1/3": 1,
      "1/2": 2,
    });
    const sum = (of: "move" | "levy"): number => command.reduce((total, card) => total + (card[of] ?? 0), 0);
    expect([command.length, sum("move"), sum("levy")]).toEqual([20, 44, 38]);
  });
});

describe("blocks", () => {
  test("JC-3.11.a strengths run from IV, III or II down to I, one at a time but for the elephant", () => {
    for (const block of blocks) {
      if (block.type === "elephant") continue;
      expect([4, 3, 2], block.id).toContain(block.strengths[0]);
      expect(block.strengths, block.id).toEqual([4, 3, 2, 1].slice(4 - block.strengths[0]));
    }
    expect(named("p-elephant").strengths).toEqual([4, 2]);
  });

  test("JC-C125, JC-3.21.a, JC-3.23.a, JC-3.26.a, JC-3.27.a ratings of leaders, Cleopatra, auxilia and navis", () => {
    const leaders = ["caesar", "antonius", "octavianus", "pompeius", "scipio", "brutus"];
    expect(sorted(ids(ofType("leader")))).toEqual(sorted(leaders));
    expect(leaders.map((leader) => rating(named(leader)))).toEqual(["A3", "A2", "A2", "B3", "A2", "A2"]);
    for (const side of SIDES) {
      expect(numberOf(side, "leader"), side).toBe(3);
      expect(ratingsOf(side, "auxilia"), side).toEqual({ A1: 2, B1: 2 });
      expect(numberOf(side, "navis"), side).toBe(5);
      expect(
        Object.keys(ratingsOf(side, "navis")).every((each) => ["D2", "D3"].includes(each)),
        side,
      ).toBe(true);
    }
    expect(rating(named("cleopatra"))).toBe("C1");
    expect(named("cleopatra").strengths[0]).toBe(4);
    expect(named("cleopatra").type).not.toBe("leader");
    expect(named("cleopatra").owner).toBe("pompeius");
  });

  test("JC-C129, JC-3.22.a, JC-3.24.a, JC-3.24.b, JC-3.25.a numbers and ratings of the troops", () => {
    expect(SIDES.map((side) => numberOf(side, "legio"))).toEqual([14, 14]);
    expect(ratingsOf("caesar", "legio")).toEqual({ C2: 7, C3: 6, C4: 1 });
    expect(ratingsOf("pompeius", "legio")).toEqual({ C2: 11, C3: 3 });
    const horse = (side: string) => armyOf(side).filter((block) => block.type === "equitatus");
    expect(horse("caesar").map((block) => block.levy)).toEqual(["lugdunum", "toletum", "byzantium", "antiochia"]);
    expect(horse("pompeius").map((block) => block.levy)).toEqual(["toletum", "badias", "antiochia"]);
    expect(ofType("equitatus").every((block) => ["B2", "B3"].includes(rating(block)))).toBe(true);
    expect(SIDES.map((side) => numberOf(side, "elephant"))).toEqual([0, 1]);
    expect(SIDES.map((side) => numberOf(side, "ballista"))).toEqual([1, 1]);
    expect(ofType("ballista").map((block) => [rating(block), block.initiativeAttacking])).toEqual([
      ["B4", "D"],
      ["B4", "D"],
    ]);
    expect(ofType("ballista").every((block) => block.levy === "any")).toBe(true);
  });

  test("JC-3.13.a every legion carries the city where it is raised", () => {
    const home = (side: string): Record<string, string | null> =>
      Object.fromEntries(
        armyOf(side)
          .filter((block) => block.type === "legio")
          .map((block) => [block.id.replace("legio-", ""), block.levy]),
      );
    expect(home("caesar")).toEqual({
      7: "tarraco",
      8: "tarraco",
      9: "carthago-nova",
      10: "corduba",
      11: "genua",
      12: "genua",
      13: "ravenna",
      14: "ravenna",
      16: "aquileia",
      17: "roma",
      18: "neapolis",
      19: "syracusae",
      20: "athenae",
      21: "ancyra",
    });
    expect(home("pompeius")).toEqual({
      1: "roma",
      2: "carthago-nova",
      3: "ravenna",
      4: "carthago-nova",
      5: "tarraco",
      6: "tarraco",
      32: "athenae",
      33: "creta",
      34: "antiochia",
      35: "byzantium",
      36: "ephesus",
      37: "syracusae",
      38: "alexandria",
      39: "utica",
    });
  });
});

describe("set-up", () => {
  test("JC-5.1.b where Caesar's blocks start", () => {
    expect(setup.historical.caesar).toEqual({
      ravenna: ["caesar", "legio-13", "c-navis-2"],
      genua: ["antonius", "legio-8", "legio-12"],
      massilia: ["legio-11", "legio-14", "c-navis-1"],
      narbo: ["legio-7", "legio-9", "legio-10"],
      lugdunum: ["legio-16", "c-equitatus-1"],
    });
  });

  test("JC-5.1.c where the blocks of Pompeius start", () => {
    expect(setup.historical.pompeius).toEqual({
      neapolis: ["pompeius", "legio-1", "p-navis-1"],
      brundisium: ["legio-3"],
      syracusae: ["legio-37"],
      antiochia: ["scipio", "legio-34"],
      alexandria: ["cleopatra", "p-navis-2"],
      utica: ["legio-39", "p-navis-3"],
      "carthago-nova": ["legio-2", "legio-4"],
      tarraco: ["legio-5", "legio-6", "p-equitatus-1"],
    });
  });

  test("JC-3.21.b two leaders a side start on the map, the third waits in the pool", () => {
    for (const side of SIDES) {
      const leaders = (list: readonly string[]): string[] => list.filter((block) => named(block).type === "leader");
      expect(leaders(Object.values(setup.historical[side]).flat()), side).toHaveLength(2);
      expect(leaders(setup.levyPools[side]), side).toEqual([setup.lockedLeaders[side]]);
    }
    expect(setup.lockedLeaders).toEqual({ caesar: "octavianus", pompeius: "brutus" });
  });
});
