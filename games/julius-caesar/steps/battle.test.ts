/** Battles (7.1, 7.2, 7.3, 7.8): who is shown, who acts when, how long it goes on. */
import { describe, expect, test } from "vitest";
import { isMarked, SHOWN } from "../position.ts";
import { battle, battleOf, eve, isFighting, passRound } from "../testing/battle.ts";
import { asked, at, block, legal, play, run, strength, told, toMove, turnWith, why } from "../testing/table.ts";

const everyLetter = {
  place: "roma",
  attacker: "caesar",
  from: { genua: ["caesar", "c-equitatus-1", "legio-13", "c-ballista"] },
  defenders: ["scipio", "pompeius", "legio-1", "p-navis-1"],
} as const;
const inOrder = ["scipio", "caesar", "pompeius", "c-equitatus-1", "legio-1", "legio-13", "p-navis-1", "c-ballista"];

describe("the order of turns", () => {
  test("JC-C061, JC-7.1.c the defender of a letter comes before the attacker of it, whatever their firepower", () => {
    const p = battle({
      place: "neapolis",
      attacker: "caesar",
      from: { roma: ["caesar", "c-equitatus-1"] },
      defenders: ["pompeius", "p-navis-3"],
    });
    expect(passRound(p)).toEqual(["caesar", "pompeius", "c-equitatus-1", "p-navis-3"]);
  });

  test("JC-C062, JC-7.1.c A to D, in each letter defenders first, in every round", () => {
    expect(passRound(battle(everyLetter))).toEqual(inOrder);
    expect(passRound(battle({ ...everyLetter, round: 2 }))).toEqual(inOrder);
  });

  test("under surprise all attackers come first, but only in round 1", () => {
    const p = battle({ ...everyLetter, surprise: true });
    const attackers = ["caesar", "c-equitatus-1", "legio-13", "c-ballista"];
    expect(passRound(p)).toEqual([...attackers, "scipio", "pompeius", "legio-1", "p-navis-1"]);
    expect(passRound(p)).toEqual(inOrder);
  });

  test("JC-C154, JC-7.1.d the owner says which of his blocks of a letter goes first", () => {
    const p = battle({
      place: "tarraco",
      attacker: "caesar",
      from: { narbo: ["legio-10"] },
      defenders: ["legio-5 2", "legio-6 2"],
      round: 2,
    });
    expect(toMove(p)).toBe("pompeius");
    expect(legal(p, "pass ")).toEqual(["pass legio-5", "pass legio-6"]);
    expect(why(p, "fire legio-10")).toBe("JC-2.2.a");
    play(p, "pass legio-6");
    expect(legal(p, "pass ")).toEqual(["pass legio-5"]);
    play(p, "pass legio-5");
    expect(legal(p, "pass ")).toEqual(["pass legio-10"]);
  });

  test("JC-7.1.c a block of a later letter cannot act yet, and nobody from elsewhere", () => {
    const p = battle({ ...everyLetter, map: { tarraco: ["legio-5"] } });
    expect(why(p, "fire pompeius")).toBe("JC-7.1.c");
    expect(why(p, "pass legio-5")).toBe("JC-7.1.c");
    expect(why(p, "fire scipio")).toBe("legal");
    expect(why(p, "end-moves")).toBe("JC-7.2.b");
  });
});

describe("who is shown", () => {
  const roma = {
    place: "roma",
    attacker: "caesar",
    from: { genua: ["legio-8", "legio-11", "legio-12", "legio-16"], ravenna: ["legio-13", "legio-14"] },
    defenders: ["pompeius", "legio-1 2", "legio-3"],
    reinforcements: { neapolis: ["legio-37"] },
  } as const;

  test("JC-C153, JC-7.1.a all are shown at their strength but the reserves of both sides", () => {
    const [shown] = told(run(eve(roma)), "battle");
    expect(shown.reveals).toBe(true);
    expect(shown.defenders).toEqual([
      { block: "pompeius", strength: 3 },
      { block: "legio-1", strength: 2 },
      { block: "legio-3", strength: 3 },
    ]);
    expect(shown.attackers.map((each) => each.block)).toEqual(["legio-8", "legio-11", "legio-12", "legio-16"]);
    expect([shown.defenderReserves, shown.attackerReserves]).toEqual([1, 2]);
  });

  test("JC-C075, JC-7.3.d, JC-7.3.e reserves sit out round 1 and join in round 2", () => {
    const p = battle(roma);
    play(p, ["pass pompeius"]);
    expect(why(p, "fire legio-37")).toBe("JC-7.3.d");
    expect(why(p, "pass legio-37")).toBe("JC-7.3.d");
    expect(why(p, "retreat legio-37 neapolis")).toBe("JC-7.3.d");
    expect(why(p, "retreat legio-1 neapolis")).toBe("JC-7.2.b");
    // Two hits: legio-37 stands at III in reserve and is passed over.
    play(p, ["pass legio-1", "pass legio-3"]);
    play(p, "fire legio-8", [1, 1, 6]);
    expect(legal(p)).toEqual(["take-hit pompeius", "take-hit legio-3"]);
    expect(why(p, "take-hit legio-37")).toBe("JC-7.3.d");
    const events = play(p, ["take-hit pompeius", "pass legio-11", "pass legio-12", "pass legio-16"]);
    expect(battleOf(p).round).toBe(2);
    expect(told(events, "reserves").map((each) => each.blocks)).toEqual([
      [{ block: "legio-37", strength: 3 }],
      [
        { block: "legio-13", strength: 3 },
        { block: "legio-14", strength: 3 },
      ],
    ]);
    expect(passRound(p)).toEqual([
      "pompeius",
      "legio-1",
      "legio-3",
      "legio-37",
      "legio-8",
      "legio-11",
      "legio-12",
      "legio-13",
      "legio-14",
      "legio-16",
    ]);
  });

  test("JC-C076, JC-7.3.f reserves of the victor stay unseen when all is over in round 1", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["caesar"], ravenna: ["legio-13", "legio-14"] },
      defenders: ["legio-1 1"],
    });
    const events = play(p, "fire caesar", [1, 6, 6]);
    expect(told(events, "battle-over").map((each) => each.side)).toEqual(["caesar"]);
    expect(told(events, "reserves")).toEqual([]);
    expect(asked(p)).toBe("regroup");
  });

  test("JC-7.1.b blocks stand up again before the next battle begins", () => {
    const p = turnWith({
      map: { genua: ["caesar"], narbo: ["legio-10"], roma: ["legio-1 1"], tarraco: ["legio-5"] },
      cards: { caesar: "3/2", pompeius: "2/2" },
    });
    play(p, ["activate genua", "move caesar roma", "activate narbo", "move legio-10 tarraco"]);
    play(p, ["end-moves", "end-levy", "end-moves", "end-levy", "fight roma"]);
    const faceUp = (name: string): boolean => isMarked(p, block(name), SHOWN);
    expect(["caesar", "legio-10"].map(faceUp)).toEqual([true, false]);
    play(p, "fire caesar", [1, 6, 6]);
    expect(["caesar", "legio-10"].map(faceUp)).toEqual([true, false]);
    play(p, "end-regroup");
    expect(["caesar", "legio-10"].map(faceUp)).toEqual([false, true]);
  });
});

describe("rounds", () => {
  test("JC-C155, JC-7.2.a every block has one turn a round, and after four rounds it is over", () => {
    const p = battle({ place: "roma", attacker: "caesar", from: { genua: ["legio-13"] }, defenders: ["legio-1"] });
    for (const round of [1, 2, 3]) {
      expect(battleOf(p).round).toBe(round);
      play(p, "fire legio-1", [6, 6, 6, 6]);
      expect(why(p, "fire legio-1")).toBe("JC-2.2.a");
      play(p, "fire legio-13", [6, 6, 6]);
    }
    expect(battleOf(p).round).toBe(4);
    play(p, ["pass legio-1", "retreat legio-13 genua"]);
    expect(isFighting(p)).toBe(false);
    expect(at(p, "legio-1")).toBe("roma");
  });

  test("JC-7.2.a who has had its turn does not get another while its letter lasts", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["legio-13"] },
      defenders: ["legio-1", "legio-3"],
    });
    play(p, "pass legio-1");
    expect(why(p, "fire legio-1")).toBe("JC-7.2.a");
  });

  test("JC-C072, JC-7.2.b, JC-7.6.a a block fires or passes; from round 2 it may retreat", () => {
    const layout = {
      place: "roma",
      attacker: "caesar",
      from: { genua: ["legio-13"] },
      defenders: ["legio-1"],
      map: { neapolis: ["legio-3"], asculum: ["legio-14"], ravenna: ["legio-12"] },
    } as const;
    const first = battle(layout);
    expect(legal(first)).toEqual(["fire legio-1", "pass legio-1"]);
    expect(why(first, "retreat legio-1 neapolis")).toBe("JC-7.2.b");
    expect(why(first, "sail-away legio-1 neapolis")).toBe("JC-7.2.b");
    const second = battle({ ...layout, round: 2 });
    expect(legal(second)).toEqual(["fire legio-1", "retreat legio-1 neapolis", "pass legio-1"]);
    const events = play(second, "retreat legio-1 neapolis");
    expect(told(events, "retreated")).toMatchObject([{ block: "legio-1", from: "roma", to: "neapolis", by: "road" }]);
    expect(told(events, "battle-over").map((each) => each.side)).toEqual(["caesar"]);
  });

  test("JC-C073, JC-7.21.a in round 4 attackers do not fire: they retreat, or are lost if they cannot", () => {
    const layout = {
      place: "roma",
      attacker: "caesar",
      from: { genua: ["legio-13"] },
      defenders: ["legio-1"],
      round: 4,
    } as const;
    const open = battle(layout);
    expect(legal(open, "fire")).toEqual(["fire legio-1"]);
    play(open, "pass legio-1");
    expect(legal(open)).toEqual(["retreat legio-13 genua"]);
    expect(why(open, "fire legio-13")).toBe("JC-7.21.a");
    expect(why(open, "pass legio-13")).toBe("JC-7.21.a");

    const shut = battle({ ...layout, map: { genua: ["legio-3"] } });
    const events = play(shut, "pass legio-1");
    expect(told(events, "eliminated")).toMatchObject([{ block: "legio-13", cause: "no-retreat", rule: "JC-7.6.b" }]);
    expect(told(events, "battle-over").map((each) => each.side)).toEqual(["pompeius"]);
  });

  test("JC-C074, JC-7.2.c when the last defender leaves in round 4 the attackers stay where they are", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["legio-13"] },
      defenders: ["legio-1"],
      map: { neapolis: ["legio-3"] },
      round: 4,
    });
    const events = play(p, "retreat legio-1 neapolis");
    expect(told(events, "battle-over").map((each) => each.side)).toEqual(["caesar"]);
    expect([at(p, "legio-13"), strength(p, "legio-13")]).toEqual(["roma", 3]);
  });

  test("JC-7.2.c with reserves still to come a side that lost its line has not lost the battle", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["caesar"] },
      defenders: ["legio-1 1"],
      reinforcements: { neapolis: ["legio-3"] },
    });
    expect(told(play(p, "fire caesar", [1, 6, 6]), "battle-over")).toEqual([]);
    expect(battleOf(p).round).toBe(2);
  });
});

test("JC-7.1.e one may attack here and be attacked there in the same turn", () => {
  const p = turnWith({
    map: { genua: ["legio-13", "legio-14"], massilia: ["legio-11"], roma: ["legio-1"], narbo: ["legio-5"] },
    cards: { caesar: "3/2", pompeius: "2/2" },
  });
  play(p, ["activate genua", "move legio-13 roma", "end-group", "end-moves", "end-levy"]);
  play(p, ["activate narbo", "move legio-5 massilia", "end-moves", "end-levy"]);
  expect(legal(p).sort()).toEqual(["fight massilia", "fight roma"]);
  play(p, "fight massilia");
  expect(battleOf(p).attacker).toBe(1);
  play(p, "fire legio-11", [1, 1, 1]);
  expect(toMove(p)).toBe("caesar");
  expect(told(play(p, "end-regroup"), "battle")).toMatchObject([{ place: "roma", attacker: "caesar" }]);
});

describe("navis", () => {
  test("JC-7.8.a in a sea the defender's navis fire first", () => {
    const p = battle({
      place: "hispanum",
      attacker: "caesar",
      from: { atlanticus: ["c-navis-4", "c-navis-5"] },
      defenders: ["p-navis-3"],
    });
    expect(passRound(p)).toEqual(["p-navis-3", "c-navis-4", "c-navis-5"]);
    expect(passRound(p)).toEqual(["p-navis-3", "c-navis-4", "c-navis-5"]);
  });

  test("JC-C157, JC-7.8.b, JC-7.82.a, JC-7.82.e attacking navis retreat in their turn from round 2, must in round 4, or sink", () => {
    const layout = {
      place: "hispanum",
      attacker: "caesar",
      from: { atlanticus: ["c-navis-4"] },
      defenders: ["p-navis-3"],
    } as const;
    const may = (round: number): string[] => {
      const p = battle({ ...layout, round });
      play(p, "pass p-navis-3");
      return legal(p);
    };
    expect(may(1)).toEqual(["fire c-navis-4", "pass c-navis-4"]);
    expect(may(2)).toEqual(["fire c-navis-4", "retreat c-navis-4 atlanticus", "pass c-navis-4"]);
    expect(may(4)).toEqual(["retreat c-navis-4 atlanticus"]);
    const shut = battle({ ...layout, map: { atlanticus: ["p-navis-5"] }, round: 4 });
    const events = play(shut, "pass p-navis-3");
    expect(told(events, "eliminated").map((each) => each.block)).toEqual(["c-navis-4"]);
    expect(at(shut, "c-navis-4")).toBe("fallen");
  });

  test("JC-7.8.b navis that are alone when their turn comes in round 4 hold the sea", () => {
    const p = battle({
      place: "hispanum",
      attacker: "caesar",
      from: { atlanticus: ["c-navis-4"] },
      defenders: ["p-navis-3"],
      map: { tarraco: ["legio-5"] },
      round: 4,
    });
    play(p, "retreat p-navis-3 tarraco");
    expect(at(p, "c-navis-4")).toBe("hispanum");
    expect(isFighting(p)).toBe(false);
  });

  test("JC-C158, JC-7.81.a, JC-7.81.b navis attack a port from its sea only, and fight there last", () => {
    const neapolis = ["pompeius", "legio-1 2", "p-navis-1"];
    const cards = { caesar: "3/2", pompeius: "2/2" };
    const near = turnWith({ map: { neapolis, tyrrhenum: ["c-navis-4"] }, cards });
    play(near, ["activate tyrrhenum"]);
    expect(legal(near, "move c-navis-4 neapolis")).toHaveLength(1);
    const far = turnWith({ map: { neapolis, internum: ["c-navis-4"] }, cards });
    play(far, ["activate internum"]);
    expect(why(far, "move c-navis-4 neapolis")).toBe("JC-6.2.a");
    play(far, "move c-navis-4 tyrrhenum");
    expect(why(far, "march neapolis")).toBe("JC-6.1.d");

    const p = battle({
      place: "neapolis",
      attacker: "caesar",
      from: { tyrrhenum: ["c-navis-4"] },
      defenders: neapolis,
    });
    expect(passRound(p)).toEqual(["pompeius", "legio-1", "p-navis-1", "c-navis-4"]);
  });
});
