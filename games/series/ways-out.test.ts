import { type Nth, nth, type Refusal } from "@rubicon/engine";
import { expect, test } from "vitest";
import { bestBy, firstRefusal, originsBy, waysOutBy } from "./ways-out.ts";

const zone = (n: number) => nth<Nth<"zone">>(n);
const piece = (n: number) => nth<Nth<"piece">>(n);
const no = (why: string): Refusal => ({ rule: "x", why });

test("origins are named once, and whoever came from nowhere names none", () => {
  const from = [3, -1, 3, 5];
  expect(originsBy([0, 1, 2, 3].map(piece), (unit) => zone(from[unit]))).toEqual([3, 5]);
});

test("the first reason of the first who has one", () => {
  expect(firstRefusal([piece(0), piece(1), piece(2)], (each) => (each > 0 ? no(`${each}`) : null))).toEqual(no("1"));
  expect(firstRefusal([piece(0)], () => null)).toBeNull();
});

test("ways that nothing forbids", () => {
  const ways = [1, 2, 3].map((to) => ({ to: zone(to), cost: 1, crosses: false }));
  expect(waysOutBy(ways, (to) => (to === 2 ? no("closed") : null))).toEqual([1, 3]);
});

test("the best of those who can; several if they are equal", () => {
  const sr = [3, 4, 3, 3];
  const best = (barred: number[]) =>
    bestBy(
      [0, 1, 2, 3].map(piece),
      (each) => sr[each],
      (each) => (barred.includes(each) ? no("not he") : null),
    );
  expect(best([])).toEqual([1]);
  expect(best([1])).toEqual([0, 2, 3]);
  expect(best([0, 1, 2, 3])).toEqual([]);
});
