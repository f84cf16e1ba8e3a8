/** Whole gestures in battles and after them (7), and in winter (8.2). */
import type { Dice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { CAESAR } from "../blocks.ts";
import type { Intent } from "../gestures/index.ts";
import { juliusCaesar } from "../index.ts";
import type { Position } from "../position.ts";
import { type BattleLayout, battle, battleOf, isFighting } from "../testing/battle.ts";
import { bring, goal, groups, offers, places, plan, reach } from "../testing/gestures.ts";
import { asked, garrison, goTo, lay, legal, play, run, strength, toMove } from "../testing/table.ts";

const ALL_MISS: Dice = { roll: () => 6 };
const ALL_HIT: Dice = { roll: () => 1 };

const roma: BattleLayout = {
  place: "roma",
  attacker: "caesar",
  from: { genua: ["legio-13", "legio-14", "c-equitatus-1"] },
  defenders: ["legio-1", "legio-2", "legio-3", "p-equitatus-1"],
};

const fireAll = (side: "caesar" | "pompeius", round = 1): Intent => ({ do: "fire-all", side, place: "roma", round });

describe("all fire", () => {
  test("JC-7.1.c, JC-7.2.b letter by letter, and both go on with the same after the other's turns", () => {
    const p = battle(roma);
    const seen: string[] = [];
    while (battleOf(p).round === 1) {
      const [{ intent, acts }, ...others] = offers(p);
      expect(others).toEqual([]);
      expect(intent).toEqual(fireAll(toMove(p) === "caesar" ? "caesar" : "pompeius"));
      expect(acts, "dice fall with the first").toHaveLength(1);
      seen.push(...acts);
      play(p, acts, ALL_MISS);
    }
    expect(seen).toEqual([
      ...["fire p-equitatus-1", "fire c-equitatus-1"],
      ...["fire legio-1", "fire legio-2", "fire legio-3", "fire legio-13", "fire legio-14"],
    ]);
    expect(plan(p, fireAll("pompeius")), "what was meant for one round").toEqual([]);
    expect(plan(p, fireAll("pompeius", 2))).toEqual(["fire p-equitatus-1"]);
    expect(plan(p, fireAll("caesar", 2)), "of the other side").toEqual([]);
    expect(plan(p, { ...fireAll("pompeius", 2), place: "genua" } as Intent)).toEqual([]);
  });

  test("JC-7.4.c who is hit is for its owner to say, and so all fire no more by themselves", () => {
    const p = battle({ ...roma, from: { genua: ["legio-13", "legio-14"] }, defenders: ["p-equitatus-1 1", "legio-1"] });
    play(p, "fire p-equitatus-1", ALL_HIT);
    expect([toMove(p), asked(p)]).toEqual(["caesar", "hits"]);
    expect(offers(p)).toEqual([]);
    expect(plan(p, fireAll("caesar"))).toEqual([]);
  });

  test("JC-7.4.b unless there are hits enough for all of the strongest: whoever is first, each takes one", () => {
    const p = battle({ ...roma, from: { genua: ["legio-13", "legio-14"] }, defenders: ["p-equitatus-1 2", "legio-1"] });
    play(p, "fire p-equitatus-1", ALL_HIT);
    expect([toMove(p), asked(p)]).toEqual(["caesar", "hits"]);
    expect(offers(p)).toEqual([{ intent: fireAll("caesar"), acts: ["take-hit legio-13"] }]);
    const ends = legal(p).map((act) => {
      const other = juliusCaesar.copy(p);
      play(other, act);
      return juliusCaesar.hash(other);
    });
    expect(ends).toHaveLength(2);
    expect(new Set(ends).size).toBe(1);
    play(p, "take-hit legio-13");
    expect([strength(p, "legio-13"), strength(p, "legio-14")]).toEqual([2, 2]);
  });

  test("a side whose blocks have all had their turn is not offered to fire", () => {
    const p = battle({ ...roma, from: { genua: ["c-equitatus-1 2", "c-equitatus-2 2"] }, defenders: ["legio-1 2"] });
    play(p, ["fire c-equitatus-1", "fire c-equitatus-2"], ALL_MISS);
    play(p, "fire legio-1", ALL_HIT);
    expect([toMove(p), asked(p), offers(p)]).toEqual(["caesar", "hits", []]);
  });

  test("JC-7.21.a nor are attackers in the last round", () => {
    const p = battle({ ...roma, round: 4 });
    while (toMove(p) === "pompeius") play(p, plan(p, fireAll("pompeius", 4)), ALL_MISS);
    expect(asked(p)).toBe("battleTurn");
    expect(offers(p)).toEqual([]);
  });

  test("JC-7.2.b where they may retreat all can fire as well", () => {
    const p = battle({ ...roma, round: 2 });
    expect(offers(p).map(({ acts }) => acts)).toEqual([["fire p-equitatus-1"]]);
  });
});

describe("out of a battle", () => {
  const leaving = (layout: BattleLayout): Position => {
    const p = battle({ ...roma, ...layout, round: 2 });
    while (asked(p) === "battleTurn" && legal(p).some((act) => act.includes("equitatus"))) play(p, legal(p, "pass")[0]);
    return p;
  };

  test("JC-7.6.a, JC-7.61.a blocks of one letter retreat together, as many as the road carries", () => {
    const p = leaving({ ...roma, map: { neapolis: ["legio-37"] } });
    const three = ["legio-1", "legio-2", "legio-3"];
    expect(groups(p)).toEqual([three]);
    expect(places(p, three)).toEqual(["neapolis", "asculum", "ravenna"]);
    expect(goal(p, three, "asculum")).toMatchObject({
      count: 2,
      acts: ["retreat legio-1 asculum", "retreat legio-2 asculum"],
    });
    expect(bring(p, three, "neapolis")).toHaveLength(3);
    expect(garrison(p, "neapolis")).toEqual([...three, "legio-37"]);
    expect(toMove(p)).toBe("caesar");
  });

  test("JC-7.64.a one of them by sea, to a port that no road leads to", () => {
    const p = leaving({ ...roma, map: { tyrrhenum: ["p-navis-1"], caralis: ["legio-37"], neapolis: ["legio-38"] } });
    const three = ["legio-1", "legio-2", "legio-3"];
    expect(goal(p, three, "caralis")).toMatchObject({ count: 1, acts: ["sail-away legio-1 caralis"] });
    expect(goal(p, three, "neapolis").acts[0]).toBe("retreat legio-1 neapolis");
  });

  test("JC-7.2.b nobody in the first round", () => {
    expect(groups(battle(roma))).toEqual([]);
  });
});

describe("after a battle", () => {
  test("JC-7.7.a, JC-7.7.b the winner's blocks regroup together, as many as the road carries", () => {
    const p = battle({
      ...roma,
      from: { ravenna: ["legio-13 1"] },
      defenders: ["pompeius", "legio-1", "legio-2", "legio-3", "legio-4"],
    });
    play(p, "fire pompeius", [1, 6, 6]);
    expect(asked(p)).toBe("regroup");
    const all = ["legio-1", "legio-2", "legio-3", "legio-4", "pompeius"];
    expect(groups(p).map((group) => [...group].sort())).toEqual([all]);
    expect(goal(p, all, "neapolis").count).toBe(4);
    expect(bring(p, ["legio-4", "legio-1", "pompeius"], "asculum")).toEqual([
      ...["regroup legio-4 asculum", "regroup legio-1 asculum"],
    ]);
    expect(asked(p)).toBe("regroup");
    bring(p, ["pompeius", "legio-2", "legio-3"], "neapolis");
    expect(isFighting(p) || asked(p) === "regroup").toBe(false);
    expect(garrison(p, "neapolis").sort()).toEqual(["legio-2", "legio-3", "pompeius"]);
  });
});

describe("in winter", () => {
  test("JC-8.2.a the navis of a sea put into port together", () => {
    const p = lay({
      map: {
        hispanum: ["c-navis-1", "c-navis-2"],
        aegaeum: ["c-navis-3"],
        massilia: ["legio-7"],
        narbo: ["legio-8"],
      },
    });
    goTo(p, { step: "port", side: CAESAR });
    p.stack.unshift({ step: "disband", side: CAESAR });
    run(p);
    expect(asked(p)).toBe("port");
    expect(groups(p)).toEqual([["c-navis-1", "c-navis-2"]]);
    expect(reach(p, ["c-navis-1", "c-navis-2"]).map(({ to, count }) => [to, count])).toEqual([
      ["massilia", 2],
      ["narbo", 2],
    ]);
    bring(p, ["c-navis-2", "c-navis-1"], "narbo");
    expect(garrison(p, "narbo")).toEqual(["legio-8", "c-navis-1", "c-navis-2"]);
  });
});
