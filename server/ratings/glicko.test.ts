import { expect, test } from "vitest";
import { afterIdling, NEWCOMER, type Rating, rated, ratedAgainst } from "./glicko.ts";

const DAY = 24 * 60 * 60 * 1000;

const rating = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

/** Figures worked out by the formulas of "Example of the Glicko-2 system" (Mark Glickman, 2013), tau 0.5. */
test.each([
  ["a newcomer beats a newcomer", NEWCOMER, NEWCOMER, 1, [1662.3109, 290.319, 0.0599997]],
  ["a newcomer loses to a newcomer", NEWCOMER, NEWCOMER, 0, [1337.6891, 290.319, 0.0599997]],
  ["two newcomers draw", NEWCOMER, NEWCOMER, 0.5, [1500, 290.319, 0.0599991]],
  [
    "the first game of Glickman's example by itself",
    rating(1500, 200),
    rating(1400, 30),
    1,
    [1563.5642, 175.4027, 0.0599987],
  ],
  ["and for his opponent", rating(1400, 30), rating(1500, 200), 0, [1398.1436, 31.6702, 0.0599991]],
])("%s", (_, player, opponent, score, [after, deviation, volatility]) => {
  const found = ratedAgainst(player, opponent, score);
  expect(found.rating).toBeCloseTo(after, 3);
  expect(found.deviation).toBeCloseTo(deviation, 3);
  expect(found.volatility).toBeCloseTo(volatility, 6);
});

test("the published example: three games in one period", () => {
  const after = rated(rating(1500, 200), [
    [1400, 30, 1],
    [1550, 100, 0],
    [1700, 300, 0],
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.06, 4);
});

test("who does not play for a month is less certain, but no other", () => {
  expect(afterIdling(rating(1500, 200), 29 * DAY)).toEqual(rating(1500, 200));
  const idle = afterIdling(rating(1500, 200), 30 * DAY);
  expect(idle.rating).toBe(1500);
  expect(idle.deviation).toBeCloseTo(200.2714, 3);
});

test("nobody becomes less certain than a newcomer", () => {
  expect(afterIdling(rating(1800, 349.9), 3000 * DAY).deviation).toBe(NEWCOMER.deviation);
});
