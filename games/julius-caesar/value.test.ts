/** What a position is worth. */
import { resultsOf } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { SIDES } from "./blocks.ts";
import type { Position } from "./position.ts";
import { lay, push } from "./testing/table.ts";
import { value } from "./value.ts";

const table = (map: Record<string, readonly string[]>, more: object = {}): Position =>
  push(lay({ map, ...more }), { step: "turn" });

const over = (winner: string | null): Position => {
  const p = table({});
  p.outcome = { results: resultsOf(SIDES, winner), score: { caesar: 5, pompeius: 5 }, how: "roma", rule: "JC-1.2.e" };
  p.stack.length = 0;
  return p;
};

test("won is 1, lost is -1, a draw is nothing", () => {
  expect([value(over("caesar"), "caesar"), value(over("caesar"), "pompeius")]).toEqual([1, -1]);
  expect([value(over(null), "caesar"), value(over(null), "pompeius")]).toEqual([0, 0]);
});

describe("while the game goes on", () => {
  const rich = table(
    { roma: ["caesar", "legio-17"], athenae: ["legio-20"], massilia: ["legio-11"] },
    { trophies: ["scipio"] },
  );

  test("what one gains the other loses, and nobody has won yet", () => {
    for (const p of [rich, push(lay({ historical: true }), { step: "turn" }), table({ roma: ["legio-1"] })]) {
      expect(value(p, "caesar")).toBeCloseTo(-value(p, "pompeius"), 10);
      expect(Math.abs(value(p, "caesar"))).toBeLessThan(1);
    }
  });

  test("cities of value, leaders killed, stronger blocks and more of them are worth having", () => {
    const base = value(table({ genua: ["legio-8 1"] }), "caesar");
    const better = [
      table({ roma: ["legio-8 1"] }),
      table({ genua: ["legio-8 2"] }),
      table({ genua: ["legio-8 1", "legio-12 1"] }),
      table({ genua: ["legio-8 1"] }, { trophies: ["scipio"] }),
      table({ genua: ["legio-8 1"], tyrrhenum: ["c-navis-1"] }),
    ];
    for (const p of better) expect(value(p, "caesar")).toBeGreaterThan(base);
    expect(value(table({ genua: ["legio-8 1"] }, { fallen: ["legio-9"] }), "caesar")).toBeLessThan(base);
  });

  test("a lead counts for more late in the year", () => {
    const at = (turn: number) =>
      value(table({ roma: ["legio-17"], athenae: ["legio-20"], ephesus: ["legio-7"] }, { turn }), "caesar");
    expect(at(5)).toBeGreaterThan(at(1));
  });

  test("a city next door that can be taken is worth something already", () => {
    const near = table({ genua: ["legio-8"], alexandria: ["cleopatra", "legio-38"] });
    const far = table({ treviri: ["legio-8"], alexandria: ["cleopatra", "legio-38"] });
    expect(value(near, "caesar")).toBeGreaterThan(value(far, "caesar"));
  });
});
