import { listDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { ABSENT } from "../board.ts";
import type { Event } from "../events/index.ts";
import { aleaIactaEst } from "../index.ts";
import { CHIEF_SLAIN, FACTION_LEADER, FIRST_TURN, ILL, isFlagged, JANUS, own, STRANDED, takeOff } from "../position.ts";
import { CAES, NOBODY, REP } from "../sides.ts";
import { hear } from "../sight.ts";
import { CUP, handOf, ON_MAP, type Pile, PLAYED, returnedBy, SPENT } from "../stratagems.ts";
import { box, goTo, lay, piece, run, told } from "../testing/table.ts";
import { newYear, year } from "./year.ts";

const palatine = lay({}).leads[CAES];
const quirinal = lay({}).leads[REP];

/** A table with its counters in these piles, one after the other, the rest in the cup. */
function counters(...piles: Pile[]) {
  const p = lay({});
  for (const [i, pile] of piles.entries()) own.counter(p)[box.counters[i]] = pile;
  return goTo(p, { step: "stratagems" });
}

const held = (p: ReturnType<typeof lay>, pile: Pile): number =>
  box.counters.filter((counter) => p.counter[counter] === pile).length;

const silent = (): void => {};

test("AIE-0.3.a AIE-2.B.g a year goes through Phases A to F in their order, and then comes the next", () => {
  const p = goTo(lay({ year: -48 }), { step: "year" });
  const events: Event[] = [];
  year.run(p, { step: "year" }, listDice([]), (event) => events.push(event));
  expect(told(events, "year")).toEqual([{ e: "year", rule: "AIE-0.3.a", year: -48 }]);
  expect(p.stack.map(({ step }) => step).reverse()).toEqual([
    ...["stratagems", "initiative", "turncoat", "geostrategy", "administration", "campaign", "results", "newYear"],
  ]);
});

test("AIE-0.3.a AIE-EV0.c the new year is one more, and nothing of the old one lasts", () => {
  const p = lay({ year: -48, event: 4, flags: JANUS | CHIEF_SLAIN | FIRST_TURN });
  p.extra = REP;
  own.recruited(p)[3] = 2;
  own.title(p)[piece("caesar")] = FACTION_LEADER | ILL;
  own.marks(p)[piece("legio-X")] = STRANDED;
  newYear.run(goTo(p, { step: "newYear" }), { step: "newYear" }, listDice([]), silent);
  expect([p.year, p.event, p.extra, p.flags, p.recruited[3]]).toEqual([-47, 0, NOBODY, 0, 0]);
  expect([p.title[piece("caesar")], p.marks[piece("legio-X")]]).toEqual([FACTION_LEADER, 0]);
  expect(p.stack).toEqual([{ step: "year" }]);
});

test("AIE-2.A.a AIE-2.A.b AIE-6.0.c AIE-C234 the cup holds what is in no hand, not on the map and not out; each draws one", () => {
  const [a, b] = [handOf(palatine), handOf(quirinal)];
  const p = counters(a, a, b, b, b, ON_MAP, SPENT, PLAYED, returnedBy(palatine), returnedBy(quirinal));
  expect(box.counters.length).toBe(19);
  expect(held(p, CUP)).toBe(9);
  // Of twelve, and then of eleven: played and returned counters are among them.
  const events = run(p, [12, 1]);
  expect([held(p, CUP), held(p, a), held(p, b)]).toEqual([10, 3, 4]);
  expect([held(p, ON_MAP), held(p, SPENT), held(p, PLAYED)]).toEqual([1, 1, 0]);
  expect(told(events, "drew").map(({ side, seat, counter }) => [side, seat, counter])).toEqual([
    ["caesarians", "palatine", "stratagem-19"],
    ["republicans", "quirinal", "stratagem-08"],
  ]);
});

test("AIE-2.A.b whoever leads a side draws for it, the Caesarians first", () => {
  const p = counters();
  [own.leads(p)[CAES], own.leads(p)[REP]] = [quirinal, palatine];
  const events = run(p, [1, 1]);
  expect(told(events, "drew").map(({ side, seat }) => [side, seat])).toEqual([
    ["caesarians", "quirinal"],
    ["republicans", "palatine"],
  ]);
  expect(p.counter[box.counters[0]]).toBe(handOf(quirinal));
});

test("AIE-2.A.c which counter was drawn is heard by its owner alone", () => {
  const [drew] = told(run(counters(), [1, 1]), "drew");
  expect(hear(drew, "palatine")).toMatchObject({ e: "drew", counter: "stratagem-01" });
  expect(hear(drew, "quirinal")).not.toHaveProperty("counter");
  expect(hear(drew, "watcher")).not.toHaveProperty("counter");
});

test("AIE-2.A.c how many counters a seat holds is for all to see", () => {
  const p = counters();
  run(p, [1, 1]);
  goTo(p, { step: "secondLeader", side: CAES });
  expect(aleaIactaEst.sight(p, "quirinal")).toMatchObject({
    hands: { palatine: { count: 1 }, quirinal: { count: 1 } },
  });
  expect(JSON.stringify(aleaIactaEst.sight(p, "quirinal"))).not.toContain("stratagem-01");
});

const initiativeBy = (leaders: readonly string[], die: number, more: object = {}) => {
  const p = lay({ caesarians: { "italia-1": leaders }, initiative: "republicans", flags: 0, ...more });
  const events = run(goTo(p, { step: "initiative" }), [die]);
  return { side: told(events, "initiative")[0].side, p };
};

test("AIE-2.B.a AIE-C017 lower than the PC gives the Caesarians the initiative, equal or higher the Republicans", () => {
  const sides = [1, 2, 3, 4, 5, 6].map((die) => initiativeBy(["octavianus*"], die).side);
  expect(sides).toEqual(["caesarians", "caesarians", "caesarians", "caesarians", "republicans", "republicans"]);
});

test("AIE-2.B.b AIE-C018 of two leaders the higher PC counts", () => {
  // Trebonius has 2, Caesar 6.
  const sides = [1, 2, 5, 6].map((die) => initiativeBy(["trebonius*", "caesar*"], die).side);
  expect(sides).toEqual(["caesarians", "caesarians", "caesarians", "republicans"]);
});

test("AIE-2.B.c AIE-3.5.2.m AIE-C019 AIE-C246 without a leader the Republicans always have it", () => {
  for (const die of [1, 2, 3, 4, 5, 6]) expect(initiativeBy(["caesar"], die).side).toBe("republicans");
});

test("AIE-2.B.d the PC of the Republican leader does not matter", () => {
  for (const chief of ["pompeius*", "spinther*"])
    expect(initiativeBy(["octavianus*"], 4, { republicans: { "asia-1": [chief] } }).side).toBe("caesarians");
});

test("AIE-3.5.2.n AIE-C050 a leader who winters abroad counts", () => {
  const p = lay({ caesarians: { "italia-1": ["caesar*"] }, flags: 0 });
  takeOff(p, piece("caesar"), ABSENT);
  expect(told(run(goTo(p, { step: "initiative" }), [5]), "initiative")[0]).toMatchObject({ side: "caesarians", pc: 6 });
});

test("AIE-2.B.f in the first turn the scenario says who has it, and no die falls", () => {
  const p = lay({ scenario: "rise-of-caesar", caesarians: { "italia-1": ["caesar*"] } });
  expect(isFlagged(p, FIRST_TURN)).toBe(true);
  expect(told(run(goTo(p, { step: "initiative" }), []), "initiative")).toEqual([
    { e: "initiative", rule: "AIE-2.B.f", side: "republicans" },
  ]);
});
