import { LONGEST_GAME } from "@rubicon/engine";
import { expect, test } from "vitest";
import { actsSoFar, counting, fromOthers, roomLeft, takenBack, undoOf } from "./counting.ts";
import type { Heard } from "./source.ts";

const act = (n: number, seat: string): Heard => ({ n, seat, events: [], at: null });
const back = (n: number, seat: string, to: number): Heard => ({ ...act(n, seat), back: to });
const opening: Heard = { n: 0, seat: null, events: [], at: null };
const numbers = (entries: readonly Heard[]): number[] => counting(entries).map(({ n }) => n);
const undo = (entries: readonly Heard[], you: string, returns: readonly number[] = []) =>
  undoOf({ entries, you, returns });

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

test("what is free goes back as far as the table says", () => {
  const entries = [opening, act(1, "b"), act(2, "a"), act(3, "a"), back(4, "a", 2)];
  expect(undo(entries, "a", [1])).toEqual({ is: "free", to: 1 });
});

test("what is no longer free is asked for, to the entry before one's own last act", () => {
  expect(undo([opening, act(1, "a"), act(2, "a")], "a")).toEqual({ is: "asked", to: 1 });
  expect(undo([opening, act(1, "b"), act(2, "a"), act(3, "b")], "a")).toEqual({ is: "asked", to: 1 });
  expect(undo([opening, act(1, "a"), act(2, "b"), act(3, "a"), back(4, "a", 2)], "a")).toEqual({ is: "asked", to: 0 });
});

test("where nobody minds it is taken back at once, however much has happened since", () => {
  const entries = [opening, act(1, "b"), act(2, "a"), act(3, "b")];
  expect(undoOf({ entries, you: "a", returns: [], yields: true })).toEqual({ is: "free", to: 1 });
  expect(undoOf({ entries: [opening, act(1, "b")], you: "a", returns: [], yields: true })).toEqual({ is: "none" });
});

test("a window that one has waived is no act of one's own", () => {
  const waived: Heard = { ...act(3, "a"), by: "orders" };
  expect(undo([opening, act(1, "a"), act(2, "b"), waived], "a")).toEqual({ is: "asked", to: 0 });
});

test("there is nothing to take back for whoever has done nothing, nor at the opening", () => {
  expect(undo([opening], "a")).toEqual({ is: "none" });
  expect(undo([opening, act(1, "b")], "a")).toEqual({ is: "none" });
  expect(undo([opening, act(1, "b")], "watcher")).toEqual({ is: "none" });
});

test("others are all seats but one's own; the opening is nobody's", () => {
  expect(fromOthers([opening, act(1, "a")], "a")).toBe(false);
  expect(fromOthers([opening, act(1, "b")], "a")).toBe(true);
});

test("what nobody else notices counts as something that was done", () => {
  expect([actsSoFar({ entries: [opening] }), actsSoFar({ entries: [opening], gathered: 3 })]).toEqual([1, 4]);
});

test("there is room for so many entries and no more", () => {
  expect(roomLeft({ entries: [opening] })).toBe(LONGEST_GAME.entries - 1);
  expect(roomLeft({ entries: [opening, act(LONGEST_GAME.entries - 1, "a")] })).toBe(0);
  expect(roomLeft({ entries: [act(LONGEST_GAME.entries + 5, "a")] })).toBe(0);
});
