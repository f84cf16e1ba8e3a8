/** Who has won, and how greatly (10.u to 10.w, S.i). */
import { expect, test } from "vitest";
import type { Event } from "./events/index.ts";
import { award } from "./score.ts";
import { ENEMY, ROME } from "./sides.ts";
import { goTo, lay, piece, told } from "./testing/table.ts";
import { endByDeath, judge } from "./victory.ts";

const level = (rome: number, enemy: number): string => {
  const { how, level: reached } = judge(lay({ vp: { rome, enemy } }));
  return reached ?? how;
};

test("IMP-10.u IMP-10.v IMP-10.w IMP-C117 more points win; twice as many decide, five times as many are definitive", () => {
  expect([level(30, 30), level(31, 30), level(61, 30), level(60, 30), level(151, 30), level(10, 0)]).toEqual([
    "draw",
    "plain",
    "decisive",
    "plain",
    "definitive",
    "definitive",
  ]);
  expect(judge(lay({ vp: { rome: 3, enemy: 9 } }))).toMatchObject({
    results: { capitoline: "lost", aventine: "won" },
    score: { capitoline: 3, aventine: 9 },
    level: "decisive",
  });
});

test("IMP-10.u IMP-10.v IMP-10.w IMP-C221 totals of nothing and less", () => {
  expect([level(5, -2), level(0, -4), level(-3, -8), level(-1, -1)]).toEqual(["definitive", "plain", "plain", "draw"]);
});

test("each role has its own track, and may lose points", () => {
  const p = lay({});
  const events: Event[] = [];
  award(p, ROME, 3, "IMP-10.i", (event) => events.push(event));
  award(p, ENEMY, -1, "IMP-10.s", (event) => events.push(event));
  award(p, ENEMY, 0, "IMP-10.m", (event) => events.push(event));
  expect([p.vp[ROME], p.vp[ENEMY]]).toEqual([3, -1]);
  expect(told(events, "points").map(({ rule, rome, enemy }) => [rule, rome, enemy])).toEqual([
    ["IMP-10.i", 3, 0],
    ["IMP-10.s", 3, -1],
  ]);
});

test("IMP-S.i the death of a named leader ends scenario 1 at once", () => {
  const deaths = [
    ["avidius_cassius", "won"],
    ["marcus_aurelius", "lost"],
    ["commodus", undefined],
  ] as const;
  for (const [name, result] of deaths) {
    const p = goTo(lay({ scenario: "s1_avidius_cassius", asSetUp: true }), { step: "movement", side: ROME });
    endByDeath(p, piece(name), () => {});
    expect([p.outcome?.results.capitoline, p.stack.length]).toEqual([result, result === undefined ? 1 : 0]);
  }
});
