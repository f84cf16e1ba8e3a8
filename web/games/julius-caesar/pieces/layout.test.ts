import { type Dice, seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { type Seen, type SeenBlock, seenFrom } from "@rubicon/julius-caesar/components";
import { describe, expect, test } from "vitest";
import type { Level } from "../../face.ts";
import { KIT } from "../testing.ts";
import { follow, type Garrison, NOBODY_FOLLOWED } from "./keys.ts";
import { layOut, type Stack } from "./layout.ts";
import { BLOCK_SIZE } from "./measures.ts";
import { overlap, type Rect } from "./plots.ts";

const {
  geography,
  places: { all: allGrounds },
  plots,
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
    .filter(([a, b]) => overlap(a.box, b.box))
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

test("plots of different places never meet, and hold a block each", () => {
  for (const [a, b] of pairs(allGrounds)) {
    const [one, other] = [plots.get(a.id), plots.get(b.id)];
    if (one === undefined || other === undefined) throw new Error(`${a.id} or ${b.id} has no plot`);
    expect([a.id, b.id, overlap(one, other)]).toEqual([a.id, b.id, false]);
    expect(one.right - one.left).toBeGreaterThanOrEqual(BLOCK_SIZE);
  }
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
