/** Counters of positions as they come, laid out: all of them somewhere, none on another. */
import { expect, test } from "vitest";
import { overlap, type Rect } from "../../drawing/plane.ts";
import type { Level } from "../../games/face.ts";
import type { OnMap } from "./camps.ts";
import { type LayoutGround, layOut, type Stack } from "./layout.ts";

const LEVELS: readonly Level[] = ["far", "middle", "near"];

/** How much of a map's width a phone shows from far. */
const PHONE = 800;

const pairs = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));

const isAlone = ({ camps }: Stack<unknown>): boolean => camps.length === 1;

/** `positions`: pieces on the map by the place they lie in, of many moments of games. */
export function layoutSuite<P extends OnMap>(
  ground: LayoutGround<P>,
  positions: readonly ReadonlyMap<string, readonly P[]>[],
): void {
  const { width, height } = ground.measures;
  const inSheet = ({ left, top, right, bottom }: Rect): boolean =>
    left >= 0 && top >= 0 && right <= width && bottom <= height;
  const laidOut = (lying: ReadonlyMap<string, readonly P[]>, level: Level, fans: readonly string[] = []) =>
    layOut(ground, lying, level, { fans: new Set(fans), clicked: [] });

  test.each(LEVELS)("every piece on the map lies somewhere, once, from %s", (level) => {
    for (const lying of positions) {
      const keys = laidOut(lying, level).stacks.flatMap(({ camps }) =>
        camps.flatMap(({ laid }) => laid.map(({ key }) => key)),
      );
      expect(keys.toSorted()).toEqual([...lying.values()].flatMap((all) => all.map(({ piece }) => piece)).toSorted());
    }
  });

  test.each(LEVELS)("stacks of one side lie clear of each other from %s", (level) => {
    for (const lying of positions) {
      const alone = laidOut(lying, level).stacks.filter(isAlone);
      const met = pairs(alone).filter(([a, b]) => overlap(a.box, b.box) > 0);
      expect(met.map(([a, b]) => `${a.place} and ${b.place}`)).toEqual([]);
      for (const { box, place } of alone) expect(inSheet(box), place).toBe(true);
    }
  });

  test("a fan shows every counter of its place, on the sheet", () => {
    for (const lying of positions.filter((_, i) => i % 4 === 0))
      for (const [place, pieces] of lying) {
        const { fans, stacks } = laidOut(lying, "far", [place]);
        const shown = fans[0] ?? stacks.find((stack) => stack.place === place);
        expect(shown?.camps.flatMap(({ laid }) => laid)).toHaveLength(pieces.length);
        if (fans[0]) expect(inSheet(fans[0].box), place).toBe(true);
      }
  });

  test("where only a part of the map is seen a fan opens within it, with fewer beside each other", () => {
    const isWithin = (inner: Rect, outer: Rect): boolean => inner.left >= outer.left && inner.right <= outer.right;
    // As on a phone: the stack stands at the one edge of what is seen, or at the other.
    for (const lying of positions.filter((_, i) => i % 4 === 0))
      for (const { place, box } of laidOut(lying, "far").stacks)
        for (const left of [box.left, box.right - PHONE]) {
          const seen = { left, top: 0, right: left + PHONE, bottom: height };
          const [fan] = layOut(ground, lying, "far", { fans: new Set([place]), clicked: [], seen }).fans;
          const sheet = { left: 0, top: 0, right: width, bottom: height };
          if (fan !== undefined && isWithin(seen, sheet)) expect(isWithin(fan.box, seen), place).toBe(true);
        }
  });
}
