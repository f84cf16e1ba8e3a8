import type { Pack } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { benchFor, change, lay, packOn, redo, rest, undo } from "./bench.ts";
import { inside, isWithin, stepsOf, valueAt, withValue } from "./steps.ts";

const PACK: Pack = { game: "skirmish", name: "standard", components: { rounds: 10, fields: ["moor", "heath"] } };
const bench = benchFor(PACK);
const rounds = (n: number) => ({ components: withValue(PACK.components, "rounds", n) });

describe("the bench", () => {
  test("what is typed into one cell is one step back, and leaving the cell ends it", () => {
    const typed = change(change(bench, "rounds", rounds(1)), "rounds", rounds(12));
    expect(typed.past).toHaveLength(1);
    expect(undo(typed).now).toEqual(bench.now);
    const again = change(rest(typed), "rounds", rounds(13));
    expect(again.past).toHaveLength(2);
    expect(undo(again).now).toEqual(typed.now);
    const elsewhere = change(typed, "fields", { components: withValue(typed.now.components, "fields[0]", "fen") });
    expect(undo(elsewhere).now).toEqual(typed.now);
  });

  test("what is undone can be done again, until something else is done", () => {
    const two = change(change(bench, null, rounds(11)), null, rounds(12));
    const back = undo(undo(two));
    expect(back.now).toEqual(bench.now);
    expect(undo(back)).toBe(back);
    expect(redo(redo(back)).now).toEqual(two.now);
    expect(redo(two)).toBe(two);
    expect(redo(change(undo(two), null, rounds(20)))).toMatchObject({ now: rounds(20), future: [] });
  });

  test("what changes nothing is no step", () => {
    expect(change(bench, "rounds", {})).toBe(bench);
  });

  test("a pack that is laid on it, and its name, can be undone too", () => {
    const laid = lay(change(bench, "name", { name: " Mine " }), { name: "Other", components: { rounds: 3 } });
    expect(packOn(laid)).toEqual({ game: "skirmish", name: "Other", components: { rounds: 3 } });
    expect(packOn(undo(laid)).name).toBe("Mine");
    expect(undo(undo(laid)).now).toEqual(bench.now);
  });
});

describe("places", () => {
  const json = { map: { zones: [{ id: "roma", ports: ["ostia"] }, { id: "veii" }] } };

  test("are read and written as readers write them", () => {
    expect(stepsOf("map.zones[12].reduced.sp")).toEqual(["map", "zones", 12, "reduced", "sp"]);
    expect(valueAt(json, "map.zones[0].ports[0]")).toBe("ostia");
    expect(valueAt(json, "map.zones[7].ports[0]")).toBeUndefined();
    expect(inside("map.zones[0]", "ports[0]")).toBe("map.zones[0].ports[0]");
    expect(inside("map.zones", "[1]")).toBe("map.zones[1]");
  });

  test("something else is put there, and all beside it is shared", () => {
    const changed = withValue(json, "map.zones[1].id", "capua");
    expect(changed).toEqual({ map: { zones: [json.map.zones[0], { id: "capua" }] } });
    expect(valueAt(changed, "map.zones[0]")).toBe(json.map.zones[0]);
    expect(withValue(json, "map.zones[0]", undefined)).toEqual({ map: { zones: [{ id: "veii" }] } });
    expect(withValue(json, "map.zones[0].ports", undefined)).toEqual({
      map: { zones: [{ id: "roma" }, { id: "veii" }] },
    });
    expect(json.map.zones).toHaveLength(2);
  });

  test("lie within each other", () => {
    expect(isWithin("map.zones[1].id", "map.zones[1]")).toBe(true);
    expect(isWithin("map.zones[12]", "map.zones[1]")).toBe(false);
    expect(isWithin("map.zonesOf", "map.zones")).toBe(false);
  });
});
