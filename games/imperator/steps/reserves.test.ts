/** C.R2: reserve Fronts (3.2, R22). */
import { expect, test } from "vitest";
import type { Position } from "../position.ts";
import {
  asked,
  byDefault,
  front,
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

const roll = (p: Position, d10: number) => run(goTo(p, { step: "reserves", most: -1, before: 0 }), [d10 + 1]);
const bits = (...names: string[]): number => names.reduce((sum, name) => sum | (1 << front(name)), 0);

test.each([
  [0, 1],
  [3, 1],
  [4, 2],
  [7, 2],
  [8, 3],
  [9, 3],
])("IMP-3.2.a IMP-3.2.b IMP-C035 with an SR of 4 a %i allows %i", (d10, most) => {
  const p = lay({ rome: { roma: ["septimius_severus*"] } });
  expect(roll(p, d10)).toEqual([{ e: "reserve-count", rule: "IMP-3.2.a", die: d10, sr: 4, most }]);
  expect(question(p)).toMatchObject({ ask: "reserves", left: most, before: [] });
});

test("IMP-3.2.a of two Augusti the better SR", () => {
  const p = lay({ rome: { roma: ["lucius_verus*", "septimius_severus*", "avidius_cassius"] } });
  expect(roll(p, 1)).toMatchObject([{ sr: 4, most: 1 }]);
});

test("IMP-3.2.b any number up to it, one after the other; the last one ends it", () => {
  const p = lay({ rome: { roma: ["septimius_severus*"] } });
  roll(p, 5);
  expect([asked(p), toMove(p)]).toEqual(["reserves", "capitoline"]);
  expect(legal(p)).toEqual([
    ...["reserve bretagne", "reserve rhin", "reserve danube", "reserve oriental", "reserve sud"],
    "done",
  ]);
  expect(byDefault(p)).toBe("done");
  play(p, "reserve danube");
  expect(reason(p, "reserve danube")).toBe("IMP-3.2.b reserveAlready");
  expect(question(p)).toMatchObject({ left: 1 });
  expect(told(play(p, "reserve sud"), "reserve")).toEqual([
    { e: "reserve", rule: "IMP-3.2.b", fronts: ["danube", "sud"] },
  ]);
  expect([p.reserve, p.stack.length]).toEqual([bits("danube", "sud"), 0]);
});

test("IMP-3.2.b IMP-R22 anew each turn: fewer, or none at all", () => {
  const p = lay({ rome: { roma: ["septimius_severus*"] }, reserve: ["danube", "rhin"] });
  roll(p, 9);
  expect(p.reserve).toBe(0);
  play(p, ["reserve oriental", "done"]);
  expect(p.reserve).toBe(bits("oriental"));
  roll(p, 9);
  play(p, "done");
  expect(p.reserve).toBe(0);
});

test("IMP-3.2.b by default those of last year, as many as there may be", () => {
  const p = lay({ rome: { roma: ["septimius_severus*"] }, reserve: ["danube", "rhin"] });
  roll(p, 9);
  expect(question(p)).toMatchObject({ left: 3, before: ["rhin", "danube"] });
  expect(byDefault(p)).toBe("rest");
  expect(legal(p).slice(-2)).toEqual(["rest", "done"]);
  play(p, "rest");
  expect([p.reserve, p.stack.length]).toEqual([bits("danube", "rhin"), 0]);
  roll(p, 0);
  play(p, "rest");
  expect(p.reserve).toBe(bits("rhin"));
});

test("IMP-3.2.b what is kept adds to what has been named; with nothing to keep there is nothing to rest on", () => {
  const p = lay({ rome: { roma: ["septimius_severus*"] }, reserve: ["danube", "rhin"] });
  roll(p, 4);
  play(p, ["reserve sud", "rest"]);
  expect(p.reserve).toBe(bits("sud", "rhin"));
  const fresh = lay({ rome: { roma: ["septimius_severus*"] } });
  roll(fresh, 4);
  expect(reason(fresh, "rest")).toBe("IMP-3.2.b reserveNothingToKeep");
});

test("IMP-3.2.a where none is allowed those of last year lapse and nobody is asked", () => {
  const p = lay({ rome: { roma: ["commodus*"] }, reserve: ["danube"] });
  expect(roll(p, 2)).toEqual([
    { e: "reserve-count", rule: "IMP-3.2.a", die: 2, sr: 1, most: 0 },
    { e: "reserve", rule: "IMP-3.2.b", fronts: [] },
  ]);
  expect([p.reserve, p.stack.length]).toEqual([0, 0]);
});
