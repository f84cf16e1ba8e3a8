/** Vulcan (E7), who shakes a city, and Cleopatra's battle against her old comrades. */
import type { Options } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { CAESAR, POMPEIUS } from "../blocks.ts";
import { juliusCaesar } from "../index.ts";
import { isFriendly, type Position } from "../position.ts";
import { asked, at, legal, place, play, side, strength, told, toMove, turnWith, why } from "../testing/table.ts";

const vulcan = (map: Record<string, readonly string[]>, options: Options = {}): Position =>
  turnWith({ map, options, cards: { caesar: "vulcan", pompeius: "2/2" } });

const queen = (p: Position): (string | number)[] => [
  side(p, "cleopatra"),
  at(p, "cleopatra"),
  strength(p, "cleopatra"),
];

describe("the eruption", () => {
  test("JC-C141, JC-E7.a only a city of the enemy can be chosen", () => {
    const p = vulcan({ ravenna: ["legio-13"], neapolis: ["legio-1"], tyrrhenum: ["p-navis-1"] });
    const tried = ["ravenna", "neapolis", "asculum", "tyrrhenum"].map((place) => why(p, `erupt ${place}`));
    expect(tried).toEqual(["JC-E7.a", "legal", "JC-E7.a", "JC-E7.a"]);
    expect(legal(p).sort()).toEqual(["decline", "erupt alexandria", "erupt neapolis"]);
  });

  test("JC-E7.a every block there loses a step, and none elsewhere", () => {
    const p = vulcan({
      genua: ["legio-8"],
      neapolis: ["pompeius", "legio-1", "p-navis-1", "legio-7 2 pompeius"],
      rhegium: ["legio-2"],
    });
    const events = play(p, "erupt neapolis");
    const after = ["pompeius", "legio-1", "p-navis-1", "legio-7", "legio-2", "legio-8"].map((block) =>
      strength(p, block),
    );
    expect(after).toEqual([2, 3, 1, 1, 4, 3]);
    expect([told(events, "step-lost").length, told(events, "eliminated").length]).toEqual([4, 0]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "movement"]);
  });

  test("JC-C142, JC-E7.a, JC-E7.b, JC-7.41.a the elephant at II and a navis at I die and are shown; who survives stays hidden", () => {
    const p = vulcan({ utica: ["p-elephant 2", "legio-39 2", "p-navis-3 1"] });
    const events = play(p, "erupt utica");
    expect(["p-elephant", "legio-39", "p-navis-3"].map((block) => at(p, block))).toEqual(["fallen", "utica", "fallen"]);
    expect(strength(p, "legio-39")).toBe(1);
    const heard = JSON.stringify(events.map((event) => juliusCaesar.hear(event, "caesar")));
    expect(["p-elephant", "p-navis-3", "legio-39"].map((block) => heard.includes(block))).toEqual([true, true, false]);
    expect(JSON.stringify(juliusCaesar.sight(p, "caesar"))).not.toContain("legio-39");
  });

  test("JC-E7.a the elephant at IV falls to II", () => {
    const p = vulcan({ utica: ["p-elephant"] });
    play(p, "erupt utica");
    expect(strength(p, "p-elephant")).toBe(2);
  });

  test("JC-C098, JC-E7.b, JC-7.51.a, JC-7.51.b a leader at I is killed: a trophy, and his side may levy the third", () => {
    const p = vulcan({ antiochia: ["scipio 1", "legio-34 3"] });
    const events = play(p, "erupt antiochia");
    expect([at(p, "scipio"), strength(p, "legio-34")]).toEqual(["trophy", 2]);
    expect(told(events, "trophy").map((event) => event.side)).toEqual(["caesar"]);
    play(p, "end-moves");
    expect(why(p, "levy brutus antiochia")).toBe("legal");
  });

  test("JC-E7.b a city whose last blocks die is vacant", () => {
    const p = vulcan({ roma: ["legio-1 1", "legio-3 1"] });
    play(p, "erupt roma");
    expect([at(p, "legio-1"), at(p, "legio-3"), isFriendly(p, POMPEIUS, place("roma"))]).toEqual([
      "fallen",
      "fallen",
      false,
    ]);
  });

  test("JC-E7.a Pompeius too may have the card", () => {
    const p = turnWith({ map: { roma: ["caesar", "legio-7 1"] }, cards: { caesar: "4/1", pompeius: "vulcan" } });
    expect(legal(p).sort()).toEqual(["decline", "erupt roma"]);
    play(p, "erupt roma");
    expect([strength(p, "caesar"), at(p, "legio-7")]).toEqual([2, "fallen"]);
  });
});

describe("Cleopatra", () => {
  test("JC-C097, JC-E7.c above I she only loses a step", () => {
    const p = vulcan({ alexandria: ["cleopatra 3", "legio-38"] });
    play(p, "erupt alexandria");
    expect(queen(p)).toEqual(["pompeius", "alexandria", 2]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "movement"]);
  });

  test("JC-C096, JC-E7.d, JC-E7.e at I and alone she hands the city over", () => {
    const p = vulcan({ alexandria: ["cleopatra 1"] });
    const events = play(p, "erupt alexandria");
    expect(queen(p)).toEqual(["caesar", "alexandria", 1]);
    expect(isFriendly(p, CAESAR, place("alexandria"))).toBe(true);
    expect([told(events, "battle"), toMove(p), asked(p)]).toEqual([[], "pompeius", "movement"]);
  });

  test("JC-E7.e so she does when all her comrades die of the blow", () => {
    const p = vulcan({ alexandria: ["cleopatra 1", "p-navis-2 1", "legio-38 1"] });
    const events = play(p, "erupt alexandria");
    expect([queen(p), told(events, "eliminated").length, told(events, "battle")]).toEqual([
      ["caesar", "alexandria", 1],
      2,
      [],
    ]);
    expect(isFriendly(p, CAESAR, place("alexandria"))).toBe(true);
  });

  test("JC-C095, JC-E7.a, JC-E7.d, JC-E7.f at I among others she turns and attacks the survivors at once", () => {
    const p = vulcan({ alexandria: ["cleopatra 1", "legio-38 3", "p-navis-2 2"] });
    const events = play(p, "erupt alexandria");
    expect([strength(p, "legio-38"), strength(p, "p-navis-2"), queen(p)]).toEqual([2, 1, ["caesar", "alexandria", 1]]);
    const [battle] = told(events, "battle");
    expect(battle).toMatchObject({ place: "alexandria", attacker: "caesar", attackerReserves: 0, defenderReserves: 0 });
    expect(battle.attackers).toEqual([{ block: "cleopatra", strength: 1 }]);
    expect(battle.defenders).toHaveLength(2);
    // In the C turns the defender comes first.
    expect([toMove(p), legal(p)]).toEqual(["pompeius", ["fire legio-38", "pass legio-38"]]);
  });

  test("JC-E7.d it works the other way round when she serves Caesar", () => {
    const p = turnWith({
      map: { alexandria: ["cleopatra 1 caesar", "legio-7 2"] },
      cards: { caesar: "4/1", pompeius: "vulcan" },
    });
    const [battle] = told(play(p, "erupt alexandria"), "battle");
    expect([battle.attacker, side(p, "cleopatra"), strength(p, "legio-7")]).toEqual(["pompeius", "pompeius", 1]);
  });

  test("JC-C143, JC-E7.f, JC-7.52.a, JC-7.1.c struck down again she goes back, and Pompeius has won and may regroup", () => {
    const p = vulcan({ alexandria: ["cleopatra 1", "legio-38 3"] });
    play(p, "erupt alexandria");
    const events = play(p, "fire legio-38", [2, 6]);
    expect(queen(p)).toEqual(["pompeius", "alexandria", 1]);
    expect(told(events, "battle-over").map((event) => event.side)).toEqual(["pompeius"]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "regroup"]);
    expect(legal(p)).toContain("regroup legio-38 memphis");
  });

  test("JC-E7.f when she wins it is her new side that regroups, before the second player's command", () => {
    const p = vulcan({ alexandria: ["cleopatra 1", "legio-38 2"] });
    play(p, ["erupt alexandria", "pass legio-38"]);
    play(p, "fire cleopatra", [1]);
    expect([at(p, "legio-38"), toMove(p), asked(p)]).toEqual(["fallen", "caesar", "regroup"]);
    play(p, "end-regroup");
    expect([toMove(p), asked(p), isFriendly(p, CAESAR, place("alexandria"))]).toEqual(["pompeius", "movement", true]);
  });

  test("JC-C144, JC-E7.g, JC-6.1.c who fought and regrouped may still move in the command that follows", () => {
    const p = vulcan({ alexandria: ["cleopatra 1", "legio-38 4", "p-navis-2 2"] });
    play(p, "erupt alexandria");
    play(p, "fire legio-38", [2, 6, 6]);
    play(p, ["regroup legio-38 memphis", "end-regroup", "activate memphis"]);
    expect(why(p, "move legio-38 pelusium")).toBe("legal");
    play(p, ["move legio-38 pelusium", "march jerusalem", "activate alexandria"]);
    expect([why(p, "move p-navis-2 aegypticum"), why(p, "move cleopatra memphis")]).toEqual(["legal", "legal"]);
  });

  test("JC-E7.g roads used to regroup or retreat are as free as ever in that command", () => {
    const legions = ["legio-33", "legio-34", "legio-35", "legio-36", "legio-38"];
    const p = vulcan({ alexandria: ["cleopatra 1", ...legions] });
    play(p, "erupt alexandria");
    play(p, "fire legio-33", [2, 6]);
    for (const legion of legions.slice(0, 4)) play(p, `regroup ${legion} memphis`);
    play(p, ["end-regroup", "activate memphis"]);
    for (const legion of legions.slice(0, 4)) play(p, [`move ${legion} alexandria`, "halt"]);
    expect(legions.map((legion) => at(p, legion))).toEqual(new Array(5).fill("alexandria"));
  });

  test("JC-E7.g who retreated from her may still move too", () => {
    const p = vulcan({ alexandria: ["cleopatra 1", "legio-38 4"] });
    play(p, ["erupt alexandria", "pass legio-38", "pass cleopatra", "retreat legio-38 memphis", "end-regroup"]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "movement"]);
    play(p, "activate memphis");
    // Back to Alexandria, now as an attack.
    const [moved] = told(play(p, "move legio-38 alexandria"), "moved");
    expect(moved.how).toBe("attack");
  });

  /** The fourth round of the battle after Vulcan, Cleopatra to act. */
  function fourthRound(more: Record<string, readonly string[]>): Position {
    const p = vulcan({ alexandria: ["cleopatra 1", "legio-38 3"], ...more });
    play(p, "erupt alexandria");
    for (let round = 1; round <= 3; round++) play(p, ["pass legio-38", "pass cleopatra"]);
    play(p, "pass legio-38");
    return p;
  }

  test("JC-C145, JC-E7.g, JC-7.52.d, JC-7.21.a in round 4 she must leave for a friendly city, or changes sides again", () => {
    const lost = fourthRound({});
    expect(queen(lost)).toEqual(["pompeius", "alexandria", 1]);
    expect([toMove(lost), asked(lost)]).toEqual(["pompeius", "regroup"]);

    const saved = fourthRound({ memphis: ["legio-21"] });
    expect([toMove(saved), legal(saved)]).toEqual(["caesar", ["retreat cleopatra memphis"]]);
    expect(why(saved, "pass cleopatra")).toBe("JC-7.21.a");
    play(saved, "retreat cleopatra memphis");
    expect(queen(saved)).toEqual(["caesar", "memphis", 1]);
  });

  test("JC-E7.g she may leave from round 2, to friends or by a friendly sea, never to a vacant city", () => {
    const p = vulcan({
      alexandria: ["cleopatra 1", "legio-38 3"],
      memphis: ["legio-21"],
      aegypticum: ["c-navis-1"],
      salamis: ["legio-20"],
    });
    play(p, ["erupt alexandria", "pass legio-38"]);
    expect(why(p, "retreat cleopatra memphis")).toBe("JC-7.2.b");
    play(p, ["pass cleopatra", "pass legio-38"]);
    expect(legal(p)).toEqual([
      "fire cleopatra",
      "retreat cleopatra memphis",
      "sail-away cleopatra salamis",
      "pass cleopatra",
    ]);
    expect(why(p, "retreat cleopatra catabathmus")).toBe("JC-7.62.a");
  });
});

describe("with the option that she waits for the battle phase", () => {
  const WAITS = { vulcanCleopatra: "battle-phase" };
  const begun = (): Position => {
    const p = vulcan({ alexandria: ["cleopatra 1", "legio-38 3", "p-navis-2 2"], memphis: ["legio-36"] }, WAITS);
    expect(told(play(p, "erupt alexandria"), "battle")).toEqual([]);
    return p;
  };

  test("JC-E7.f the second player commands first: she pins one block, and he may reinforce", () => {
    const p = begun();
    expect([toMove(p), asked(p), queen(p)]).toEqual(["pompeius", "movement", ["caesar", "alexandria", 1]]);
    play(p, ["activate alexandria", "move p-navis-2 aegypticum", "halt"]);
    expect(why(p, "move legio-38 catabathmus")).toBe("JC-6.13.a");
    play(p, ["end-group", "activate memphis", "move legio-36 alexandria"]);
    const [battle] = told(play(p, "end-levy"), "battle");
    expect(battle).toMatchObject({ place: "alexandria", attacker: "caesar", defenderReserves: 1 });
    expect(battle.defenders).toEqual([{ block: "legio-38", strength: 2 }]);
  });

  test("JC-E7.e alone she needs no battle", () => {
    const p = vulcan({ alexandria: ["cleopatra 1"] }, WAITS);
    play(p, "erupt alexandria");
    play(p, "end-moves");
    expect(told(play(p, "end-levy"), "battle")).toEqual([]);
    expect(queen(p)).toEqual(["caesar", "alexandria", 1]);
  });
});
