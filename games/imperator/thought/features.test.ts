/** What a position is judged by, where a player would know the answer. */
import { describe, expect, test } from "vitest";
import { type Frame, push } from "../frames.ts";
import { SEATS } from "../sides.ts";
import { lay } from "../testing/table.ts";
import { thought } from "./index.ts";

/** What the winter would pay Rome while these frames lie on the stack, the one on top last. */
function winterAt(...frames: readonly Frame[]): number {
  const p = lay({
    scenario: "s4_five_emperors",
    year: 197,
    war: ["parthes"],
    enemy: { cilicia: ["parthes_1", "parthes_2"] },
    sequences: { rome: 0, enemy: 0 },
  });
  for (const frame of frames) push(p, frame);
  const row: number[] = [];
  thought.measure(p, row);
  expect(thought.value(p, SEATS[0])).toBeLessThan(1);
  return row[thought.features.indexOf("winter")];
}

describe("IMP-2.F.a what the winter will pay is not paid before the points are counted", () => {
  const judged = winterAt({ step: "results" }, { step: "truce" });

  test("when the last sequence is over and stratagems may still be played", () => {
    expect(judged).toBeLessThan(0);
    expect(winterAt({ step: "results" })).toBe(judged);
  });

  test("while Phase F comes to them, and no longer when it is past them", () => {
    expect(winterAt({ step: "ending" }, { step: "points" }, { step: "armenia" })).toBe(judged);
    expect(winterAt({ step: "ending" })).toBeCloseTo(0);
  });
});
