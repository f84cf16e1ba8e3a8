import { expect, test } from "vitest";
import { isResult, resultsOf, winnerOf } from "./outcome.ts";

test("one seat wins and the others lose; without a winner all drew", () => {
  expect(resultsOf(["north", "south"], "south")).toEqual({ north: "lost", south: "won" });
  expect(resultsOf(["north", "south"], null)).toEqual({ north: "drew", south: "drew" });
});

test("the winner is the only seat that won", () => {
  expect(winnerOf({ results: { north: "lost", south: "won" } })).toBe("south");
  expect(winnerOf({ results: { north: "lost", south: "lost" } })).toBe(null);
  expect(winnerOf({ results: { north: "won", south: "won" } })).toBe(null);
});

test("won, lost and drew are results, and nothing else is", () => {
  for (const word of ["won", "lost", "drew"]) expect(isResult(word)).toBe(true);
  for (const word of ["win", "", null, 1]) expect(isResult(word)).toBe(false);
});
