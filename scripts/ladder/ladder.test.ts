import { juliusCaesar } from "@rubicon/julius-caesar";
import { expect, test } from "vitest";
import ladder from "./julius-caesar.json" with { type: "json" };
import { ratingsOf } from "./ratings.ts";

const names = Object.keys(ladder.yardsticks);

test("whoever has met is kept with settings and weights of his own", () => {
  for (const { first, second, games, score } of ladder.matches) {
    expect(names).toEqual(expect.arrayContaining([first, second]));
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(games);
  }
  const sets = Object.values(ladder.yardsticks).flatMap((each) => ("weights" in each ? [each.weights] : []));
  expect(sets.length).toBeGreaterThan(0);
  for (const set of sets) expect(Object.keys(ladder.weights)).toContain(set);
  expect(juliusCaesar.scenarios.map(({ id }) => id)).toContain(ladder.scenario);
});

test("everybody on it has played", () => {
  const rated = ratingsOf(ladder.matches, ladder.zero).map(({ name }) => name);
  expect([...rated].sort()).toEqual([...names].sort());
});
