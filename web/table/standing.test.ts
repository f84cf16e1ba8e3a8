import { expect, test } from "vitest";
import type { Heard } from "./source.ts";
import { fromOthers, standing, takenBack, undoAtOneScreen, undoOf } from "./standing.ts";

const act = (n: number, seat: string): Heard => ({ n, seat, events: [], at: null });
const back = (n: number, seat: string, to: number): Heard => ({ ...act(n, seat), back: to });
const opening: Heard = { n: 0, seat: null, events: [], at: null };
const numbers = (entries: readonly Heard[]): number[] => standing(entries).map(({ n }) => n);

test("a take-back voids everything after the entry it goes back to", () => {
  const entries = [opening, act(1, "a"), act(2, "a"), act(3, "a"), back(4, "a", 1), act(5, "a")];
  expect(numbers(entries)).toEqual([0, 1, 5]);
  expect([...takenBack(entries)]).toEqual([2, 3]);
});

test("take-backs after take-backs", () => {
  const entries = [opening, act(1, "a"), act(2, "a"), back(3, "a", 1), back(4, "a", 0), act(5, "b")];
  expect(numbers(entries)).toEqual([0, 5]);
  expect([...takenBack(entries)]).toEqual([1, 2]);
});

test("one's own last act is taken back freely, to the entry before it that counts", () => {
  const entries = [opening, act(1, "b"), act(2, "a"), act(3, "a"), back(4, "a", 2)];
  expect(undoOf(entries, "a", 1)).toEqual({ is: "free", to: 1 });
});

test("what is no longer free is asked for", () => {
  expect(undoOf([opening, act(1, "a"), act(2, "a")], "a", 0)).toEqual({ is: "asked", to: 1 });
  expect(undoOf([opening, act(1, "b"), act(2, "a"), act(3, "b")], "a", 0)).toEqual({ is: "asked", to: 1 });
  // Whatever else may be free, an act before the opponent's is not.
  expect(undoOf([opening, act(1, "b"), act(2, "a"), act(3, "b")], "a", 1)).toEqual({ is: "asked", to: 1 });
});

test("there is nothing to take back for whoever has done nothing, nor at the opening", () => {
  expect(undoOf([opening], "a", 0)).toEqual({ is: "none" });
  expect(undoOf([opening, act(1, "b")], "a", 1)).toEqual({ is: "none" });
  expect(undoOf([opening, act(1, "b")], "watcher", 0)).toEqual({ is: "none" });
});

test("at one screen the last act that counts goes back, whoever did it", () => {
  expect(undoAtOneScreen([opening, act(1, "a"), act(2, "b")])).toEqual({ is: "free", to: 1 });
  expect(undoAtOneScreen([opening, act(1, "a"), act(2, "b"), back(3, "a", 1)])).toEqual({ is: "free", to: 0 });
  expect(undoAtOneScreen([opening])).toEqual({ is: "none" });
});

test("others are all seats but one's own; the opening is nobody's", () => {
  expect(fromOthers([opening, act(1, "a")], "a")).toBe(false);
  expect(fromOthers([opening, act(1, "b")], "a")).toBe(true);
});
