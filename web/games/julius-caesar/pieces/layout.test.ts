import { type Dice, seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { type Seen, type SeenBlock, seenFrom } from "@rubicon/julius-caesar/components";
import { describe, expect, test } from "vitest";
import { boxAround, overlap, type Rect, scaled } from "../../../drawing/plane.ts";
import type { Level } from "../../face.ts";
import { roadsThatCount } from "../describe.ts";
import { marksOf } from "../map/making/choices.ts";
import { nameBox } from "../map/making/lettering.ts";
import { DRAWN, distanceOf, TAG } from "../map/measures.ts";
import { KIT } from "../testing.ts";
import { follow, type Garrison, NOBODY_FOLLOWED } from "./keys.ts";
import { BADGE_HIGH, badgeOf, layOut, SIGN_SCALE, type Stack, swordsAt } from "./layout.ts";
import { BLOCK_SIZE } from "./measures.ts";

const {
  geography,
  places: { all: allGrounds, roadBetween },
} = KIT;

const LEVELS: readonly Level[] = ["far", "middle", "near"];
const NOTHING = { fans: new Set<string>(), clicked: [] };

function opened(seed: number): { seen: (viewer: string) => Seen; play: (acts: number) => void } {
  const dice: Dice = seededDice(seed);
  const p = juliusCaesar.begin("historical");
  juliusCaesar.open(p, dice);
  return {
    seen: (viewer) => seenFrom(juliusCaesar.sight(p, viewer)),
    play(acts) {
      for (let i = 0; i < acts && juliusCaesar.toMove(p) !== "over"; i++) {
        const legal = juliusCaesar.legal(p);
        juliusCaesar.play(p, legal[dice.roll(legal.length) - 1], dice);
      }
    },
  };
}

const garrisons = (seen: Seen): readonly Garrison[] => follow(NOBODY_FOLLOWED, seen, []).places;

function pairs<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
}

const namesOf = (stacks: readonly Stack[]): readonly string[] =>
  pairs(stacks)
    .filter(([a, b]) => overlap(a.box, b.box) > 0)
    .map(([a, b]) => `${a.place} and ${b.place}`);

const inside = (box: Rect): boolean =>
  box.left >= 0 && box.top >= 0 && box.right <= geography.width && box.bottom <= geography.height;

describe("the historical set-up", () => {
  test.each(["caesar", "pompeius", "watcher"])("has no two stacks that overlap, as %s sees it", (viewer) => {
    const places = garrisons(opened(1).seen(viewer));
    for (const level of ["middle", "near"] as const)
      expect(namesOf(layOut(KIT, places, level, NOTHING).stacks)).toEqual([]);
  });

  test("lays every block somewhere, once, at every distance", () => {
    const seen = opened(1).seen("caesar");
    const count = seen.places.reduce((sum, { blocks }) => sum + blocks.length, 0);
    for (const level of LEVELS) {
      const { stacks } = layOut(KIT, garrisons(seen), level, NOTHING);
      const keys = stacks.flatMap(({ camps }) => camps.flatMap(({ laid }) => laid.map(({ block }) => block.key)));
      expect(keys).toHaveLength(count);
      expect(new Set(keys).size).toBe(count);
    }
  });
});

/** The names of cities, with all that stands on the map by itself, at each distance. */
const LETTERS: Readonly<Record<Level, number>> = { far: DRAWN.far.letters, middle: DRAWN.close.letters, near: 16 };

interface Shown {
  readonly what: string;
  readonly box: Rect;
}

const printed = (level: Level): readonly Shown[] =>
  geography.cities.flatMap((city) => [
    {
      what: `the name of ${city.id}`,
      box: nameBox(city.name, level === "far" ? city.far : city.label, LETTERS[level]),
    },
    ...marksOf(city, distanceOf(level)).map((box, i) => ({
      what: `${i === 0 ? "the town" : "the standard"} of ${city.id}`,
      box,
    })),
  ]);

/** Blocks with their badges, and crossed swords. */
function piled(stack: Stack, level: Level): readonly Shown[] {
  const scale = SIGN_SCALE[level];
  const badges = stack.camps.flatMap((camp) => {
    const badge = badgeOf(stack, camp, scale);
    if (badge === null) return [];
    const { x, y } = badge.at;
    const box = { left: x, top: y, right: x + (badge.left + badge.right) * scale, bottom: y + BADGE_HIGH * scale };
    return [{ what: `a badge in ${stack.place}`, box }];
  });
  const swords = { left: -15, top: -15, right: 15, bottom: 15 };
  return [
    { what: `the blocks in ${stack.place}`, box: stack.box },
    ...badges,
    ...(stack.contested
      ? [{ what: `the swords in ${stack.place}`, box: boxAround(swordsAt(stack, scale), scaled(swords, scale)) }]
      : []),
  ];
}

const tagged = (seen: Seen, level: Level): readonly Shown[] =>
  roadsThatCount(seen).map(({ between: [a, b] }) => {
    const road = roadBetween(a, b);
    if (road === undefined) throw new Error(`no road from ${a} to ${b}`);
    const box = boxAround(road.tags[distanceOf(level)], scaled(TAG, SIGN_SCALE[level]));
    return { what: `the tag from ${a} to ${b}`, box };
  });

/** What lies on what, of all that is shown of a position while no fan is open. */
function covered(seen: Seen, level: Level): readonly string[] {
  const { stacks } = layOut(KIT, garrisons(seen), level, NOTHING);
  const tags = tagged(seen, level);
  const still = [...printed(level), ...tags];
  const on = (a: Shown, b: Shown): readonly string[] => (overlap(a.box, b.box) > 0 ? [`${a.what} on ${b.what}`] : []);
  return [
    ...pairs(tags).flatMap(([a, b]) => on(a, b)),
    ...tags.flatMap((tag) => printed(level).flatMap((each) => on(tag, each))),
    ...stacks.flatMap((stack) => piled(stack, level).flatMap((piece) => still.flatMap((each) => on(piece, each)))),
    ...pairs(stacks).flatMap(([a, b]) =>
      piled(a, level).flatMap((one) => piled(b, level).flatMap((other) => on(one, other))),
    ),
  ];
}

describe("in a hundred random games", () => {
  /** The decisions at which most lies on the map: many places held, some of them contested, many roads used. */
  const crowded = Array.from({ length: 100 }, (_, seed) => {
    const game = opened(1_000 + seed);
    let [most, found] = [-1, game.seen("caesar")];
    for (let i = 0; i < 40; i++) {
      game.play(7);
      const seen = game.seen(i % 2 === 0 ? "caesar" : "pompeius");
      const contested = seen.places.filter(({ friendlyTo }) => friendlyTo === null).length;
      const crowd = seen.places.length + 6 * contested + 2 * roadsThatCount(seen).length;
      if (crowd > most) [most, found] = [crowd, seen];
    }
    return found;
  });

  test("there are crowds", () => {
    expect(Math.max(...crowded.map(({ places }) => places.length))).toBeGreaterThan(24);
    expect(Math.max(...crowded.map((seen) => roadsThatCount(seen).length))).toBeGreaterThan(5);
    expect(
      crowded.flatMap(({ places }) => places.filter(({ friendlyTo }) => friendlyTo === null)).length,
    ).toBeGreaterThan(60);
  });

  test.each(LEVELS)("nothing covers a name, a town, a standard, a tag or another pile, seen from %s", (level) => {
    expect(crowded.flatMap((seen) => covered(seen, level))).toEqual([]);
  });
});

test("roads are tagged where their limits count, and no longer in winter", () => {
  const game = opened(31);
  const asks = new Map<string, number>();
  for (let i = 0; i < 2_000; i++) {
    game.play(1);
    const seen = game.seen("caesar");
    if (seen.asked === null) break;
    asks.set(seen.asked.ask, Math.max(asks.get(seen.asked.ask) ?? 0, roadsThatCount(seen).length));
  }
  expect(asks.get("group")).toBeGreaterThan(0);
  for (const ask of ["levy", "choose", "disband", "pickBattle"] as const)
    if (asks.has(ask)) expect([ask, asks.get(ask)]).toEqual([ask, 0]);
});

test("blocks that are said to be open do not cover one another", () => {
  const game = opened(5);
  for (let i = 0; i < 12; i++) {
    game.play(40);
    for (const level of LEVELS)
      for (const { camps } of layOut(KIT, garrisons(game.seen("caesar")), level, NOTHING).stacks)
        for (const { laid } of camps.filter(({ open }) => open))
          for (const [a, b] of pairs(laid)) {
            const side = BLOCK_SIZE * a.scale;
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(side);
          }
  }
});

describe("a fan", () => {
  const crowd = (place: string, count: number): readonly Garrison[] => {
    const seen: SeenBlock = { side: "pompeius", colour: "green" };
    const blocks = Array.from({ length: count }, (_, i) => ({ key: `${i}`, seen }));
    return [{ place, at: { place, friendlyTo: "pompeius", blocks: blocks.map(() => seen) }, blocks }];
  };

  test.each(LEVELS)("stays on the map wherever its place is, seen from %s", (level) => {
    for (const { id } of allGrounds) {
      const { fans, stacks } = layOut(KIT, crowd(id, 22), level, { fans: new Set([id]), clicked: [] });
      expect(stacks).toEqual([]);
      expect([id, fans.every(({ box }) => inside(box))]).toEqual([id, true]);
    }
  });

  test("is not made of what can be read as it lies", () => {
    const { fans, stacks } = layOut(KIT, crowd("roma", 1), "middle", { fans: new Set(["roma"]), clicked: [] });
    expect(fans).toEqual([]);
    expect(stacks).toHaveLength(1);
  });

  test("keeps clear of places that may be clicked, where it can", () => {
    const clicked = ["genua", "ravenna", "neapolis", "asculum"];
    const { fans } = layOut(KIT, crowd("roma", 8), "middle", { fans: new Set(["roma"]), clicked });
    const cities = geography.cities.filter(({ id }) => clicked.includes(id));
    for (const { box } of fans)
      for (const { x, y } of cities) expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(false);
  });
});

test("enemies in a contested place stand opposite each other, the attacker on the left", () => {
  const game = opened(3);
  let found = 0;
  for (let i = 0; i < 300; i++) {
    game.play(3);
    for (const { camps, contested, place } of layOut(KIT, garrisons(game.seen("caesar")), "middle", NOTHING).stacks) {
      if (!contested) continue;
      found++;
      const attacker = game.seen("caesar").places.find((each) => each.place === place)?.attacker ?? "caesar";
      expect(camps.map(({ side }) => side)[0]).toBe(attacker);
      expect(camps[0].box.right).toBeLessThan(camps[1].box.left);
    }
  }
  expect(found).toBeGreaterThan(0);
});
