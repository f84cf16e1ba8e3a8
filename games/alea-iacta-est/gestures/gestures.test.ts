/** Whole gestures: stacks that are taken up and brought somewhere. */
import { closedTo, handsOf, planOf, reachOf, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { aleaIactaEst } from "../index.ts";
import { copy, own, type Position } from "../position.ts";
import { SCENARIO_IDS } from "../scenarios.ts";
import { BOTH } from "../sides.ts";
import { inSteps } from "../steps/index.ts";
import { ON_MAP } from "../stratagems.ts";
import { moving } from "../testing/moving.ts";
import { acts, asked, at, box, goTo, inZone, isReduced, lay, play, run, zone } from "../testing/table.ts";
import { gestures } from "./index.ts";
import { isIntent } from "./intents.ts";

const game = { ...aleaIactaEst, gestures };

const textOf = (act: { readonly do: string }): string => Object.values(Object(acts.write(act as Act))).join(" ");
const reach = (p: Position, pieces: readonly string[], to?: string) =>
  reachOf(game, p, pieces)
    .filter((goal) => to === undefined || goal.to === to)
    .map((goal) => ({ ...goal, acts: goal.acts.map(textOf) }));

describe("marches", () => {
  const army = () =>
    moving("caesarians", {
      caesarians: {
        "gallia-9": ["trebonius", "legio-V", "legio-VI", "auxilia-1", "equites2-1"],
        "gallia-5": ["legio-X", "legio-XI"],
      },
      republicans: { "gallia-8": ["legio-I"] },
    });

  test("AIE-3.4.1.b a stack is taken up: leaders first, then the strongest", () => {
    expect(handsOf(game, army())?.groups).toEqual([
      ["legio-X", "legio-XI"],
      ["trebonius", "legio-V", "legio-VI", "auxilia-1", "equites2-1"],
    ]);
  });

  test("AIE-3.4.1.b and brought where it can halt, by the shortest way", () => {
    const p = army();
    const [goal] = reach(p, ["trebonius", "legio-V", "legio-VI", "auxilia-1", "equites2-1"], "gallia-5");
    expect(goal).toMatchObject({ count: 5, way: ["gallia-6", "gallia-5"] });
    expect(goal.acts).toEqual(["take trebonius", "all", "step gallia-6", "step gallia-5"]);
    play(p, goal.acts);
    expect(inZone(p, "gallia-5")).toHaveLength(7);
    expect(asked(p)).toBe("group");
  });

  test("AIE-3.4.1.b part of it is added one by one", () => {
    const p = army();
    const [goal] = reach(p, ["trebonius", "legio-V", "auxilia-1"], "gallia-7");
    expect(goal.acts).toEqual(["take trebonius", "add legio-V", "add auxilia-1", "step gallia-7"]);
  });

  test("AIE-R189 where enemies are it matters from where they come", () => {
    const p = army();
    const ways = reach(p, ["trebonius", "legio-V"], "gallia-8").map(({ way }) => way);
    expect(ways).toEqual([["gallia-8"], ["gallia-6", "gallia-8"], ["gallia-6", "gallia-5", "gallia-8"]]);
    // A leader alone fights nobody.
    expect(reach(p, ["trebonius"], "gallia-8")).toHaveLength(1);
  });

  test("AIE-3.4.1.i units without a leader go one zone each", () => {
    const p = army();
    const [goal] = reach(p, ["legio-X", "legio-XI"], "gallia-2");
    expect(goal.acts).toEqual(["take legio-X", "step gallia-2", "take legio-XI", "step gallia-2"]);
    expect(reach(p, ["auxilia-1"])).toEqual([]);
  });

  test("AIE-3.4.1.p a way through land at peace is shown with its end only", () => {
    const p = moving("caesarians", { caesarians: { "gallia-8": ["caesar", "legio-V"] } });
    const goals = reach(p, ["caesar", "legio-V"]);
    expect(goals.find(({ to }) => to === "italia-3")?.way).toEqual(["alpes-2", "italia-3"]);
    expect(goals.some(({ to }) => to === "alpes-2")).toBe(false);
  });

  test("AIE-6.3.4.d nobody says who will arrive in the plague, or come through it: that is done step by step", () => {
    const p = army();
    p.plague = zone("gallia-8");
    own.counter(p)[box.counters[15]] = ON_MAP;
    expect(reach(p, ["trebonius", "legio-V"], "gallia-8")).toEqual([]);
    expect(reach(p, ["legio-X"], "gallia-8")).toEqual([]);
    expect(reach(p, ["trebonius", "legio-V"], "gallia-6")).toHaveLength(1);
    play(p, ["take legio-X"]);
    play(p, "step gallia-8", [10]);
    expect(isReduced(p, "legio-X")).toBe(true);
  });

  test("AIE-3.4.1.e a group that has points left stays in hand: it goes on, or others set out when it has halted", () => {
    const p = army();
    play(p, reach(p, ["trebonius", "legio-V", "legio-VI", "auxilia-1", "equites2-1"], "gallia-6")[0].acts);
    const members = gestures.inHand(p);
    expect(members).toEqual(["trebonius", "legio-V", "legio-VI", "auxilia-1", "equites2-1"]);
    expect(reach(p, members, "gallia-4")[0].acts).toEqual(["step gallia-4"]);
    expect(reach(p, members.slice(1))).toEqual([]);
    expect(gestures.groups(p)).toEqual([["legio-X", "legio-XI"]]);
    expect(reach(p, ["legio-X"], "gallia-2")[0].acts).toEqual(["halt", "take legio-X", "step gallia-2"]);
  });

  test("AIE-3.4.1.d before its first step a group is one stack with whom it can take along", () => {
    const p = army();
    play(p, ["take trebonius", "add legio-V"]);
    expect(gestures.inHand(p)).toEqual([]);
    expect(gestures.groups(p)).toEqual([["trebonius", "legio-V", "legio-VI", "auxilia-1", "equites2-1"]]);
    const [goal] = reach(p, ["trebonius", "legio-V", "auxilia-1"], "gallia-7");
    expect(goal.acts).toEqual(["add auxilia-1", "step gallia-7"]);
    expect(reach(p, ["legio-VI"])).toEqual([]);
  });

  test("AIE-CT.m what a march costs and leads to is foretold", () => {
    const p = army();
    const pieces = ["trebonius", "legio-V", "legio-VI"];
    const [straight] = reach(p, pieces, "gallia-8");
    expect(straight.forecasts).toMatchObject([
      { f: "points-left" },
      { f: "battle", zone: "gallia-8", naval: false, attacker: "caesarians" },
    ]);
    expect(reach(p, pieces, "gallia-6")[0].forecasts).toMatchObject([{ f: "points-left" }]);
    // Both of them will fight there.
    const lone = moving("caesarians", {
      caesarians: { "gallia-9": ["legio-V", "legio-VI"] },
      republicans: { "gallia-8": ["legio-I"] },
    });
    const strengthOf = (units: readonly string[]) =>
      reach(lone, units, "gallia-8")[0].forecasts?.flatMap((each) => ("attack" in each ? [each.attack] : []));
    expect(strengthOf(["legio-V", "legio-VI"])?.[0]).toBe(2 * Number(strengthOf(["legio-V"])?.[0]));
  });
});

describe("where nothing can be brought", () => {
  const p = moving("caesarians", {
    caesarians: {
      "gallia-8": ["caesar", "legio-V"],
      "gallia-5": ["legio-X"],
      "italia-2": ["m-antonius", "naves-6sp-t0-1"],
    },
  });
  const why = (pieces: readonly string[], zone: string) => closedTo(game, p, pieces, zone)?.rule ?? null;

  test.each([
    ["AIE-3.4.1.c a led group has three points", ["caesar", "legio-V"], "asia-1", "AIE-3.4.1.c"],
    ["AIE-1.2.2.a a leader by himself has four", ["caesar"], "asia-1", "AIE-1.2.2.a"],
    ["AIE-3.4.1.p land at peace is only crossed", ["caesar", "legio-V"], "alpes-2", "AIE-3.4.1.p"],
    ["AIE-3.4.1.i a unit without a leader goes one zone", ["legio-X"], "gallia-9", "AIE-3.4.1.i"],
    ["AIE-3.4.1.t nobody walks to sea", ["caesar", "legio-V"], "mare-internum-occidentalis", "AIE-3.4.1.t"],
    ["AIE-3.4.2.c a closed sea is closed", ["m-antonius", "naves-6sp-t0-1"], "oceanus-atlanticus", "AIE-3.4.2.c"],
  ])("%s", (_, pieces, zone, rule) => {
    expect(why(pieces, zone)).toBe(rule);
  });

  test("AIE-3.4.1.b where they can go, and where they stand, nothing is closed", () => {
    expect(why(["caesar", "legio-V"], "italia-3")).toBeNull();
    expect(why(["caesar", "legio-V"], "gallia-8")).toBeNull();
    expect(why(["nobody"], "gallia-8")).toBeNull();
  });
});

describe("deployment", () => {
  const free = () => {
    const p = aleaIactaEst.begin("pharsalus");
    aleaIactaEst.open(p, seededDice(1));
    return p;
  };

  test("AIE-S0.b a stack is put elsewhere as one, as far as garrisons let it go", () => {
    const p = free();
    const stacks = gestures.groups(p);
    expect(stacks.length).toBeGreaterThan(3);
    for (const stack of stacks) tryGroup(p, stack);
    const legions = stacks.flat().filter((piece) => piece.startsWith("legio"));
    const zone = gestures.at(p, legions[0]);
    const [goal] = reach(p, [legions[0]]).filter(({ to }) => to !== zone);
    expect(goal.acts).toEqual([`take ${legions[0]}`, `station ${goal.to}`]);
    play(p, goal.acts);
    expect(at(p, legions[0])).toBe(goal.to);
    expect(asked(p)).toBe("deploy");
  });

  test("AIE-S0.b who is in hand goes where it may, or back", () => {
    const p = free();
    const [[leader]] = gestures.groups(p);
    play(p, [`take ${leader}`]);
    expect([gestures.groups(p), gestures.inHand(p)]).toEqual([[], [leader]]);
    expect(reach(p, [leader], at(p, leader))[0].acts).toEqual([`station ${at(p, leader)}`]);
  });

  test("AIE-S0.g and elsewhere it is said why not", () => {
    const p = free();
    const [stack] = gestures.groups(p);
    expect(closedTo(game, p, stack, "parthi-1")?.rule).toMatch(/^AIE-S0/);
  });
});

describe("voyages", () => {
  test("AIE-3.4.2.a with ships in hand they sail, without them they march", () => {
    const p = moving("caesarians", {
      caesarians: { "gallia-8": ["caesar", "naves-6sp-t0-1", "legio-V", "legio-VI", "legio-VII", "legio-VIII"] },
    });
    const all = gestures.groups(p)[0];
    expect(all.slice(0, 2)).toEqual(["caesar", "naves-6sp-t0-1"]);
    const [byLand, bySea] = reach(p, all, "gallia-9");
    expect(byLand).toMatchObject({ count: 5, way: ["gallia-9"] });
    // Three places, and the sea before Gallia 9 costs the one point.
    expect(bySea).toMatchObject({ count: 5, way: ["mare-internum-occidentalis", "gallia-9"] });
    expect(reach(p, all, "sicilia-2")).toMatchObject([{ count: 5, way: ["mare-internum-occidentalis", "sicilia-2"] }]);
    play(p, reach(p, all, "sicilia-2")[0].acts);
    expect(at(p, "caesar")).toBe("sicilia-2");
    expect(inZone(p, "gallia-8")).toHaveLength(1);
  });
});

test.each(SCENARIO_IDS)("AIE-2.E.b what is said to arrive arrives, act by act: %s", (scenario) => {
  const dice = seededDice(`gestures of ${scenario}`);
  const p = lay({ scenario, asSetUp: true, event: 6 - 6 * (SCENARIO_IDS.indexOf(scenario) % 2) });
  for (const side of BOTH) {
    goTo(p, { step: "movement", side });
    run(p);
    for (let i = 0; i < 40 && p.stack.length > 0; i++) {
      const hands = handsOf(game, p);
      const groups = [...(hands?.groups ?? []), hands?.inHand ?? []].filter((group) => group.length > 0);
      if (groups.length > 0) tryGroup(p, groups[dice.roll(groups.length) - 1]);
      const list = inSteps.legal(p);
      inSteps.play(p, list[dice.roll(list.length) - 1], dice);
    }
    for (const piece of p.box.pieces) own.marks(p)[piece] = 0;
  }
});

function tryGroup(p: Position, pieces: readonly string[]): void {
  const meant = new Set<string>();
  for (const { to, intent, count, way } of gestures.goals(p, pieces)) {
    expect(way.at(-1)).toBe(to);
    expect(meant.has(JSON.stringify(intent))).toBe(false);
    meant.add(JSON.stringify(intent));
    const after = copy(p);
    const plan: string[] = [];
    for (const act of planOf(game, p, intent)) {
      plan.push(textOf(act));
      expect(inSteps.refuse(after, act as Act), plan.join(", ")).toBeNull();
      inSteps.play(after, act as Act, seededDice(1));
    }
    const there = pieces.filter((piece) => gestures.at(after, piece) === to).length;
    expect(there, `${plan.join(", ")} of ${pieces.join()}`).toBe(count);
    expect(isIntent(intent)).toBe(true);
    expect(gestures.further(after, intent)).toBeNull();
  }
}
