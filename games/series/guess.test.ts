import { by, everyNth, type Nth, nth, seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { redeal } from "./guess.ts";
import { CUP, handOf, isInCup, ON_MAP, type Pile, PLAYED, returnedBy, SPENT } from "./piles.ts";
import type { Person } from "./sides.ts";

type Counter = Nth<"counter">;
const [me, other] = everyNth<Person>(2);
const PILES: Pile[] = [CUP, CUP, handOf(other), returnedBy(other), handOf(me), PLAYED, returnedBy(me), ON_MAP, SPENT];
const counters = everyNth<Counter>(PILES.length);

test("what a player knows stays where it is; the rest is dealt in the same numbers", () => {
  const dealt = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const moved = redeal(counters, by<Counter, Pile>(PILES), other, seededDice(i));
    expect(moved.map(([counter]) => counter).sort()).toEqual(counters.slice(0, 4));
    expect(moved.map(([, pile]) => pile).sort()).toEqual([CUP, CUP, returnedBy(other), handOf(other)].sort());
    dealt.add(String(moved));
  }
  expect(dealt.size).toBeGreaterThan(3);
});

test("what is in the cup", () => {
  expect(PILES.filter(isInCup)).toEqual([CUP, CUP, returnedBy(other), PLAYED, returnedBy(me)]);
  expect(nth<Pile>(0)).toBe(CUP);
});
