/** What a position is judged by, where a player would know the answer. */
import { describe, expect, test } from "vitest";
import { type Frame, push } from "../frames.ts";
import { ROME, SEATS } from "../sides.ts";
import { type Layout, lay } from "../testing/table.ts";
import { thought } from "./index.ts";

/** The end of the last year of a scenario, with such points, and what is on the table besides. */
function lastDay(layout: Layout): number {
  const p = lay({ scenario: "s4_five_emperors", year: 197, sequences: { rome: 0, enemy: 0 }, ...layout });
  push(p, { step: "results" });
  push(p, { step: "truce", side: ROME });
  return thought.value(p, SEATS[0]);
}

describe("when nothing can happen any more", () => {
  test("a lead decides", () => {
    const even = lastDay({});
    expect(lastDay({ vp: { rome: 10 } })).toBeGreaterThan(0.85);
    expect(lastDay({ vp: { enemy: 10 } })).toBeLessThan(-0.75);
    expect(lastDay({ vp: { rome: 1 } })).toBeGreaterThan(even + 0.05);
  });

  test("stratagems that are kept are worth nothing any more", () => {
    const even = lastDay({});
    expect(lastDay({ hands: { rome: ["desertion", "mutinerie"] } })).toBeCloseTo(even);
    const before = (hands: NonNullable<Layout["hands"]>): number =>
      thought.value(
        lay({ scenario: "s4_five_emperors", year: 195, sequences: { rome: 2, enemy: 2 }, hands }),
        SEATS[0],
      );
    expect(before({ rome: ["desertion", "mutinerie"] })).toBeGreaterThan(before({}));
  });
});

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
  const judged = winterAt({ step: "results" }, { step: "truce", side: ROME });

  test("when the last sequence is over and stratagems may still be played", () => {
    expect(judged).toBeLessThan(0);
    expect(winterAt({ step: "results" })).toBe(judged);
  });

  test("while Phase F comes to them, and no longer when it is past them", () => {
    expect(winterAt({ step: "ending" }, { step: "points" }, { step: "armenia" })).toBe(judged);
    expect(winterAt({ step: "ending" })).toBeCloseTo(0);
  });
});
