/** F.7: hands (2.F.h, 2.F.i). */
import { EVERYTHING } from "@rubicon/engine";
import { expect, test } from "vitest";
import { own, type Position } from "../position.ts";
import { CAES, REP, type Side } from "../sides.ts";
import { hear } from "../sight.ts";
import { CUP, handOf, returnedBy } from "../stratagems.ts";
import {
  asked,
  box,
  byDefault,
  goTo,
  lay,
  legal,
  play,
  question,
  reason,
  run,
  told,
  toMove,
} from "../testing/table.ts";

const counter = (number: number) => `stratagem-${String(number).padStart(2, "0")}`;

function holding(side: Side, numbers: readonly number[]): Position {
  const p = lay({});
  for (const number of numbers) own.counter(p)[box.counters[number - 1]] = handOf(p.leads[side]);
  run(goTo(p, { step: "hands", side }));
  return p;
}

test("AIE-2.F.h AIE-2.F.i AIE-C183 of five counters three are kept, the owner's choice", () => {
  const p = holding(REP, [2, 5, 7, 11, 19]);
  expect([asked(p), toMove(p)]).toEqual(["hands", "quirinal"]);
  expect(question(p)).toMatchObject({ surplus: 2 });
  expect(legal(p)).toEqual([2, 5, 7, 11, 19].map((number) => `return ${counter(number)}`));
  expect(reason(p, `return ${counter(1)}`)).toBe("AIE-2.F.h returnNotHeld");
  play(p, [`return ${counter(5)}`, `return ${counter(2)}`]);
  expect(p.stack).toEqual([]);
  expect([7, 11, 19].map((number) => p.counter[box.counters[number - 1]])).toEqual(Array(3).fill(handOf(p.leads[REP])));
  // He knows what he has put back; it is in the cup.
  expect(p.counter[box.counters[1]]).toBe(returnedBy(p.leads[REP]));
});

test("AIE-2.F.h with three or fewer nobody is asked", () => {
  expect(holding(CAES, [1, 2, 3]).stack).toEqual([]);
  expect(holding(CAES, []).stack).toEqual([]);
});

test("AIE-2.F.h AIE-R188 the default returns the highest number", () => {
  const p = holding(CAES, [3, 4, 9, 12]);
  expect(byDefault(p)).toBe(`return ${counter(12)}`);
});

test("AIE-2.F.h AIE-2.A.c which counter goes back is heard by its owner alone", () => {
  const p = holding(CAES, [3, 4, 9, 12]);
  const [event] = told(play(p, `return ${counter(4)}`), "returned");
  expect(hear(event, "palatine")).toMatchObject({ counter: counter(4), seat: "palatine" });
  expect(hear(event, EVERYTHING)).toMatchObject({ counter: counter(4) });
  for (const eyes of ["quirinal", "watcher"]) expect(hear(event, eyes)).not.toHaveProperty("counter");
});

test("AIE-2.F.h AIE-R90 hands belong to persons, whichever side they lead", () => {
  const p = lay({});
  [own.leads(p)[CAES], own.leads(p)[REP]] = [p.leads[REP], p.leads[CAES]];
  for (const each of box.counters.slice(0, 4)) own.counter(p)[each] = handOf(p.leads[CAES]);
  run(goTo(p, { step: "hands", side: CAES }));
  expect(toMove(p)).toBe("quirinal");
  play(p, `return ${counter(1)}`);
  expect(p.counter[box.counters[0]]).not.toBe(CUP);
});
