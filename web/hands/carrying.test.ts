/** Gestures are carried out act by act, and go back as one. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Store } from "../app/store.ts";
import { undoOf } from "../table/counting.ts";
import type { ActResult, Heard, TableState, WrittenAct } from "../table/source.ts";
import { carryOut } from "./carrying.ts";
import { beforeGesture, gesturesOf, keepGesture } from "./gestures-kept.ts";

const step = (to: string): WrittenAct => ({ do: "march", to });
const WAY = [step("a"), step("b"), step("c")];

const entry = (n: number, seat: string | null, back?: number): Heard => ({ n, seat, back, events: [], at: null });

function tableAt(legal: readonly WrittenAct[], entries: readonly Heard[], toMove = "red"): TableState {
  return {
    ...{ game: "g", pack: { id: "p", name: "p" }, scenario: "s", options: {}, status: "running", seats: [] },
    ...{ you: "red", toMove, sight: {}, question: {}, legal, forecasts: [], hands: null, ahead: null, orders: null },
    ...{ returns: [], entries, outcome: null },
  };
}

/** A table that allows one act after the other; what comes after each can be changed. */
function source(after: (n: number) => TableState | ActResult = (n) => tableAt(WAY.slice(n), entriesTo(n))) {
  const state = new Store<TableState | null>(tableAt(WAY, entriesTo(0)));
  const done: WrittenAct[] = [];
  const act = async (one: WrittenAct): Promise<ActResult> => {
    done.push(one);
    const next = after(done.length);
    if ("is" in next) return next;
    state.set(next);
    return { is: "done" };
  };
  return { state, act, done };
}

const entriesTo = (n: number): readonly Heard[] =>
  Array.from({ length: n + 1 }, (_, i) => entry(i, i === 0 ? null : "red"));

describe("carrying out", () => {
  test("does one act after the other, each of them legal then", async () => {
    const table = source();
    expect(await carryOut(table, "red", WAY)).toEqual({ is: "whole" });
    expect(table.done).toEqual(WAY);
  });

  test("goes on with acts that nobody else notices", async () => {
    const table = source((n) => ({ ...tableAt(WAY.slice(n), entriesTo(0)), gathered: n }));
    expect(await carryOut(table, "red", WAY)).toEqual({ is: "whole" });
  });

  test("stops where an act is not legal any more", async () => {
    const table = source((n) => tableAt(n === 1 ? [step("x")] : WAY.slice(n), entriesTo(n)));
    expect(await carryOut(table, "red", WAY)).toEqual({ is: "halted" });
    expect(table.done).toEqual(WAY.slice(0, 1));
  });

  test("stops where somebody else is asked", async () => {
    const table = source((n) => tableAt(WAY.slice(n), entriesTo(n), n === 2 ? "blue" : "red"));
    expect(await carryOut(table, "red", WAY)).toEqual({ is: "halted" });
    expect(table.done).toHaveLength(2);
  });

  test("stops where an act is refused, and says so", async () => {
    const table = source((n) => (n === 2 ? { is: "stale" } : tableAt(WAY.slice(n), entriesTo(n))));
    expect(await carryOut(table, "red", WAY)).toEqual({ is: "failed", result: { is: "stale" } });
  });

  test("stops where an act is only kept for later", async () => {
    const table = source(() => tableAt(WAY, entriesTo(0)));
    expect(await carryOut(table, "red", WAY)).toEqual({ is: "halted" });
    expect(table.done).toHaveLength(1);
  });
});

describe("one take-back for a gesture", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  test("goes to where it began, as long as that is free", () => {
    keepGesture("t", { from: 0, acts: [1, 2, 3] });
    const state = { entries: entriesTo(3), you: "red", returns: [2, 1, 0] };
    expect(beforeGesture(gesturesOf("t"), state)).toBe(0);
    expect(undoOf(state, beforeGesture(gesturesOf("t"), state))).toEqual({ is: "free", to: 0 });
    // Dice fell in its second act.
    expect(beforeGesture(gesturesOf("t"), { ...state, returns: [2] })).toBeNull();
    expect(undoOf({ ...state, returns: [2] }, null)).toEqual({ is: "free", to: 2 });
  });

  test("is that of the last thing done: what came after it goes back by itself", () => {
    keepGesture("t", { from: 0, acts: [1, 2] });
    expect(beforeGesture(gesturesOf("t"), { entries: entriesTo(3), returns: [2, 1, 0] })).toBeNull();
  });

  test("one after the other, the last first", () => {
    keepGesture("t", { from: 0, acts: [1, 2] });
    keepGesture("t", { from: 2, acts: [3, 4] });
    expect(beforeGesture(gesturesOf("t"), { entries: entriesTo(4), returns: [3, 2, 1, 0] })).toBe(2);
    const after = [...entriesTo(4), entry(5, "red", 2)];
    expect(beforeGesture(gesturesOf("t"), { entries: after, returns: [1, 0] })).toBe(0);
  });

  test("is not taken for other acts that were done after a take-back", () => {
    keepGesture("t", { from: 0, acts: [1, 2] });
    const again = [...entriesTo(2), entry(3, "red", 0), entry(4, "red"), entry(5, "red")];
    expect(beforeGesture(gesturesOf("t"), { entries: again, returns: [4, 0] })).toBeNull();
  });

  test("single acts are not remembered, and neither is nonsense", () => {
    keepGesture("t", { from: 0, acts: [1] });
    expect(gesturesOf("t")).toEqual([]);
    sessionStorage.setItem("rubicon.gestures.t", '[{"from":"x"},7,{"from":1,"acts":[2,3]}]');
    expect(gesturesOf("t")).toEqual([{ from: 1, acts: [2, 3] }]);
    sessionStorage.setItem("rubicon.gestures.t", "{");
    expect(gesturesOf("t")).toEqual([]);
  });
});
