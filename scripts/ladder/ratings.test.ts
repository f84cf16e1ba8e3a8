import { expect, test } from "vitest";
import { ratingsOf } from "./ratings.ts";

test("three games of four are 191 points, as Elo has it", () => {
  const [strong, weak] = ratingsOf([{ first: "strong", second: "weak", games: 40_000, score: 30_000 }], "weak");
  expect([strong.name, weak.name, weak.elo]).toEqual(["strong", "weak", 0]);
  expect(strong.elo).toBeCloseTo(190.8, 0);
});

test("who has never met is compared by those whom both have met", () => {
  const rated = ratingsOf(
    [
      { first: "a", second: "b", games: 1_000, score: 600 },
      { first: "c", second: "b", games: 1_000, score: 250 },
    ],
    "b",
  );
  expect(rated.map(({ name }) => name)).toEqual(["a", "b", "c"]);
  expect(rated[0].elo - rated[2].elo).toBeCloseTo(70.4 + 190.8, -1);
});

test("who has won them all is far ahead, and not infinitely; more games make it surer", () => {
  const after = (games: number) => ratingsOf([{ first: "a", second: "b", games, score: games }], "b")[0];
  expect(after(10).elo).toBeGreaterThan(400);
  expect(after(100).elo).toBeLessThan(1_200);
  const even = (games: number) => ratingsOf([{ first: "a", second: "b", games, score: games / 2 }], "b")[0].error;
  expect(even(400)).toBeLessThan(even(100));
});
