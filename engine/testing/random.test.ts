import { expect, test } from "vitest";
import { seededDice } from "../dice.ts";
import { damaged, nearbyAct, playRandom, randomAct } from "./random.ts";
import { makeSkirmish } from "./skirmish/index.ts";
import { SMALL_PACK } from "./skirmish/pack.ts";

const skirmish = makeSkirmish(SMALL_PACK);

test("the same seed plays the same game", () => {
  const [one, same, other] = ["a", "a", "b"].map((seed) => playRandom(skirmish, { scenario: "meadow", seed }));
  expect(skirmish.hash(one.position)).toBe(skirmish.hash(same.position));
  expect(skirmish.hash(one.position)).not.toBe(skirmish.hash(other.position));
  expect(one.outcome).not.toBeNull();
});

test("a game without end is given up", () => {
  expect(() => playRandom(skirmish, { scenario: "meadow", seed: 1, longest: 50 })).toThrow("not over after 50 acts");
});

test("all kinds of acts are drawn", () => {
  const dice = seededDice("kinds");
  const kinds = new Set(Array.from({ length: 200 }, () => randomAct(skirmish.acts, dice).do));
  expect(kinds.size).toBe(skirmish.acts.makers.length);
});

test("a nearby act differs in at most one field", () => {
  const dice = seededDice("near");
  const act = skirmish.acts.read({ do: "march", piece: "red-1", field: "ford" });
  for (let i = 0; i < 50; i++) {
    const near = nearbyAct(skirmish.acts, act, dice);
    const differing = Object.entries(near).filter(([field, value]) =>
      Object.entries(act).every(([f, v]) => f !== field || v !== value),
    );
    expect(near.do).toBe("march");
    expect(differing.length).toBeLessThanOrEqual(1);
  }
});

test("damage changes something and leaves the original alone", () => {
  const dice = seededDice("damage");
  const whole = { a: [1, 2, { b: "x" }], c: true };
  const text = JSON.stringify(whole);
  const harmed = Array.from({ length: 100 }, () => JSON.stringify(damaged(whole, dice)));
  expect(JSON.stringify(whole)).toBe(text);
  expect(harmed.filter((one) => one !== text).length).toBeGreaterThan(90);
});
