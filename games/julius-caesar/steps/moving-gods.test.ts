/** The gods who change a move or a battle: Mars (E3), Mercury (E4), Neptune (E5) and Pluto (E6). */
import { describe, expect, test } from "vitest";
import { juliusCaesar } from "../index.ts";
import type { Position } from "../position.ts";
import { asked, at, legal, play, told, toMove, turnWith, why } from "../testing/table.ts";

/** Blocks in the order of their turns, everybody passing. */
function turns(p: Position, count: number): string[] {
  const order: string[] = [];
  while (order.length < count) {
    const [pass] = legal(p, "pass");
    order.push(pass.replace("pass ", ""));
    play(p, pass);
  }
  return order;
}

/** Who acts in which order, as "aB": attacker, letter B. */
function letters(p: Position, count: number): string[] {
  const order: string[] = [];
  while (order.length < count) {
    const question = juliusCaesar.question(p);
    if (question.ask !== "battleTurn") throw new Error(`no turn of battle but ${question.ask}`);
    order.push(`${question.attacking ? "a" : "d"}${question.letter}`);
    play(p, legal(p, "pass")[0]);
  }
  return order;
}

/** The second player does nothing, and the battles begin. */
const secondPlayerIdles = (p: Position): void => {
  expect(toMove(p)).toBe("pompeius");
  play(p, ["end-moves", "end-levy"]);
};

describe("Mars", () => {
  const marsOnRoma = (attackers: readonly string[], defenders: readonly string[]): Position => {
    const p = turnWith({ map: { genua: attackers, roma: defenders }, cards: { caesar: "mars", pompeius: "2/2" } });
    play(p, "activate genua");
    for (const attacker of attackers) play(p, `move ${attacker} roma`);
    secondPlayerIdles(p);
    return p;
  };

  test("JC-C068, JC-E3.a, JC-E3.b in round 1 all attackers act before any defender, then the usual order holds", () => {
    const p = marsOnRoma(["legio-7", "c-equitatus-1"], ["scipio", "legio-1"]);
    expect(letters(p, 4)).toEqual(["aB", "aC", "dA", "dC"]);
    expect(letters(p, 4)).toEqual(["dA", "aB", "dC", "aC"]);
    expect(letters(p, 4)).toEqual(["dA", "aB", "dC", "aC"]);
  });

  test("JC-C069, JC-E3.b a defender may act twice in a row", () => {
    const p = marsOnRoma(["legio-7"], ["scipio"]);
    expect(letters(p, 4)).toEqual(["aC", "dA", "dA", "aC"]);
  });

  test("JC-E3.a of several battles one is named, by those the group began, and only there are defenders surprised", () => {
    const p = turnWith({
      map: { genua: ["legio-7", "legio-8"], roma: ["scipio"], ravenna: ["p-auxilia-3"], neapolis: ["legio-1"] },
      cards: { caesar: "mars", pompeius: "2/2" },
    });
    play(p, ["activate genua", "move legio-7 roma", "move legio-8 ravenna"]);
    expect([toMove(p), asked(p), legal(p).sort()]).toEqual([
      "caesar",
      "surprise",
      ["surprise ravenna", "surprise roma"],
    ]);
    expect(why(p, "surprise neapolis")).toBe("JC-E3.a");
    play(p, "surprise roma");
    secondPlayerIdles(p);
    const ravenna = juliusCaesar.copy(p);
    play(ravenna, "fight ravenna");
    expect(turns(ravenna, 2)).toEqual(["p-auxilia-3", "legio-8"]);
    play(p, "fight roma");
    expect(turns(p, 2)).toEqual(["legio-7", "scipio"]);
  });

  test("JC-E3.a an attack of the second player in the same turn surprises nobody", () => {
    const p = turnWith({
      map: { genua: ["legio-7"], massilia: ["c-auxilia-3"], roma: ["scipio"], narbo: ["legio-1"] },
      cards: { caesar: "mars", pompeius: "2/2" },
    });
    play(p, ["activate genua", "move legio-7 roma"]);
    play(p, ["activate narbo", "move legio-1 massilia", "end-moves", "end-levy"]);
    play(p, "fight massilia");
    expect(turns(p, 2)).toEqual(["c-auxilia-3", "legio-1"]);
  });
});

describe("Mercury", () => {
  const mercury = (map: Record<string, readonly string[]>): Position => {
    const p = turnWith({ map, cards: { caesar: "mercury", pompeius: "2/2" } });
    play(p, "activate massilia");
    return p;
  };
  const SIX = ["legio-7", "legio-8", "legio-9", "legio-10", "legio-11", "legio-12"];

  test("JC-C028, JC-E4.a, JC-E4.b attacks reach two cities, each block on its own way, with a main group among two roads", () => {
    const tarraco = mercury({ massilia: SIX, tarraco: ["legio-5"] });
    const events = play(tarraco, ["move legio-7 narbo", "march tarraco"]);
    expect(told(events, "moved").map((event) => event.how)).toEqual(["move", "attack"]);
    expect(asked(tarraco)).toBe("group");

    const genua = mercury({ massilia: SIX, genua: ["legio-1", "legio-2", "legio-3"] });
    for (const block of SIX.slice(0, 4)) play(genua, `move ${block} genua`);
    for (const block of SIX.slice(4)) play(genua, [`move ${block} lugdunum`, "march genua"]);
    expect([toMove(genua), asked(genua), legal(genua)]).toEqual([
      "caesar",
      "mainGroup",
      ["main-group massilia", "main-group lugdunum"],
    ]);
    const [main] = told(play(genua, "main-group massilia"), "main-group");
    expect([main.blocks, main.reserves]).toEqual([4, 2]);
  });

  test("JC-E4.b one block goes three cities, another one, a third stays", () => {
    const p = mercury({ massilia: ["legio-7", "legio-8", "legio-9"] });
    play(p, ["move legio-7 genua", "march roma", "march neapolis", "move legio-8 lugdunum", "halt", "end-group"]);
    expect(["legio-7", "legio-8", "legio-9"].map((block) => at(p, block))).toEqual([
      "neapolis",
      "lugdunum",
      "massilia",
    ]);
    expect(toMove(p)).toBe("pompeius");
  });

  test("JC-C029, JC-E4.a three cities without an attack, and not a fourth", () => {
    const p = mercury({ massilia: ["legio-7", "legio-8"] });
    play(p, ["move legio-7 narbo", "march tarraco", "march carthago-nova"]);
    expect([at(p, "legio-7"), asked(p), why(p, "march corduba")]).toEqual(["carthago-nova", "group", "JC-6.1.a"]);
  });

  test("JC-C179, JC-E4.a, JC-2.2.e an enemy city on the way is attacked, not passed", () => {
    const p = mercury({ massilia: ["legio-7", "legio-8"], narbo: ["legio-5"] });
    play(p, "move legio-7 narbo");
    expect([asked(p), at(p, "legio-7")]).toEqual(["group", "narbo"]);
    expect(why(p, "march tarraco")).toBe("JC-6.1.a");
  });

  test("JC-C180, JC-E4.a no attack with the third step", () => {
    const p = mercury({ massilia: ["legio-7"], "carthago-nova": ["legio-2"] });
    play(p, ["move legio-7 narbo", "march tarraco"]);
    expect(why(p, "march carthago-nova")).toBe("JC-E4.a");
    expect(legal(p)).not.toContain("march carthago-nova");
  });

  test("JC-E4.a road limits hold on every road of the longer way", () => {
    const p = mercury({ massilia: ["legio-7", "legio-8", "legio-9"] });
    for (const block of ["legio-7", "legio-8"]) play(p, [`move ${block} genua`, "march ravenna", "march roma"]);
    play(p, ["move legio-9 genua", "march ravenna"]);
    expect(why(p, "march roma")).toBe("JC-6.11.a");
  });
});

describe("Neptune", () => {
  test("JC-C070, JC-E5.a, JC-E5.b navis of a group move, its legions stay, and attackers strike first", () => {
    const p = turnWith({
      map: { massilia: ["c-navis-1", "legio-11"], hispanum: ["p-navis-1"] },
      cards: { caesar: "neptune", pompeius: "2/2" },
    });
    play(p, "activate massilia");
    expect(why(p, "move legio-11 genua")).toBe("JC-E5.a");
    expect(legal(p)).toEqual(["move c-navis-1 hispanum"]);
    play(p, ["move c-navis-1 hispanum", "end-group"]);
    secondPlayerIdles(p);
    expect(turns(p, 4)).toEqual(["c-navis-1", "p-navis-1", "p-navis-1", "c-navis-1"]);
  });

  test("JC-C182, JC-E5.b navis that attack a port act before its legions in round 1, and after them in round 2", () => {
    const p = turnWith({
      map: { hispanum: ["c-navis-4"], "carthago-nova": ["legio-2", "legio-4"] },
      cards: { caesar: "neptune", pompeius: "2/2" },
    });
    play(p, ["activate hispanum", "move c-navis-4 carthago-nova"]);
    secondPlayerIdles(p);
    expect(turns(p, 6)).toEqual(["c-navis-4", "legio-2", "legio-4", "legio-2", "legio-4", "c-navis-4"]);
  });

  test("JC-E5.a a group without navis cannot be moved by Neptune", () => {
    const p = turnWith({
      map: { massilia: ["c-navis-1"], genua: ["legio-8"] },
      cards: { caesar: "neptune", pompeius: "2/2" },
    });
    expect(legal(p)).toEqual(["activate massilia", "end-moves"]);
    expect(why(p, "activate genua")).toBe("JC-E5.a");
  });

  test("JC-E5.b of two battles begun by navis one is named", () => {
    const p = turnWith({
      map: { tyrrhenum: ["c-navis-1", "c-navis-2"], internum: ["p-navis-1"], roma: ["legio-1"] },
      cards: { caesar: "neptune", pompeius: "2/2" },
    });
    play(p, ["activate tyrrhenum", "move c-navis-1 internum", "move c-navis-2 roma"]);
    expect(legal(p).sort()).toEqual(["surprise internum", "surprise roma"]);
    expect([juliusCaesar.question(p).rule, why(p, "surprise neapolis")]).toEqual(["JC-E5.b", "JC-E5.b"]);
    expect(told(play(p, "surprise roma"), "surprise").map((event) => event.rule)).toEqual(["JC-E5.b"]);
    secondPlayerIdles(p);
    const sea = juliusCaesar.copy(p);
    play(sea, "fight internum");
    expect(turns(sea, 2)).toEqual(["p-navis-1", "c-navis-1"]);
    play(p, "fight roma");
    expect(turns(p, 2)).toEqual(["c-navis-2", "legio-1"]);
  });
});

describe("Pluto", () => {
  const MEN = ["legio-7", "legio-8", "legio-9", "legio-10", "legio-11", "legio-12", "legio-13"];

  /** How many of seven blocks Pluto lets through from one city to the next, and the rule that stops the others. */
  function throughTo(from: string, to: string, defenders: readonly string[]): [number, string] {
    const p = turnWith({ map: { [from]: MEN, [to]: defenders }, cards: { caesar: "pluto", pompeius: "2/2" } });
    play(p, `activate ${from}`);
    for (const [gone, block] of MEN.entries()) {
      const refusal = why(p, `move ${block} ${to}`);
      if (refusal !== "legal") return [gone, refusal];
      play(p, `move ${block} ${to}`);
      if (asked(p) === "march") play(p, "halt");
    }
    return [MEN.length, "legal"];
  }

  test("JC-C023, JC-E6.a attackers use six places on a major road, three on a minor one, two on a strait", () => {
    expect(throughTo("genua", "roma", ["legio-1"])).toEqual([6, "JC-E6.a"]);
    expect(throughTo("ravenna", "roma", ["legio-1"])).toEqual([3, "JC-E6.a"]);
    expect(throughTo("rhegium", "messana", ["legio-1"])).toEqual([2, "JC-E6.a"]);
  });

  test("JC-C024, JC-E6.b without an attack the usual limits hold", () => {
    expect(throughTo("genua", "roma", [])).toEqual([4, "JC-6.11.a"]);
    expect(throughTo("ravenna", "roma", [])).toEqual([2, "JC-6.11.a"]);
    expect(throughTo("rhegium", "messana", [])).toEqual([2, "JC-4.32.b"]);
  });

  /** Six blocks in Roma by Pluto, against one strong defender. */
  function sixInRoma(defender: string): Position {
    const p = turnWith({
      map: { genua: MEN.slice(0, 6), roma: [defender] },
      cards: { caesar: "pluto", pompeius: "2/2" },
    });
    play(p, "activate genua");
    for (const block of MEN.slice(0, 6)) play(p, `move ${block} roma`);
    secondPlayerIdles(p);
    return p;
  }

  test("JC-C025, JC-E6.b, JC-7.61.a four of six retreat by the road they came", () => {
    const p = sixInRoma("legio-1");
    turns(p, 7);
    expect(juliusCaesar.question(p)).toMatchObject({ ask: "battleTurn", round: 2 });
    play(p, "pass legio-1");
    for (const block of MEN.slice(0, 4)) play(p, `retreat ${block} genua`);
    expect(why(p, "retreat legio-11 genua")).toBe("JC-7.61.a");
  });

  test("JC-E6.b nor do more than four regroup by it", () => {
    const p = sixInRoma("legio-1 1");
    play(p, "pass legio-1");
    play(p, "fire legio-7", [1, 6, 6]);
    expect(asked(p)).toBe("regroup");
    for (const block of MEN.slice(0, 4)) play(p, `regroup ${block} genua`);
    expect(why(p, "regroup legio-11 genua")).toBe("JC-7.7.b");
  });

  test("JC-E6.a the limits are raised for one group only, and only for its first step", () => {
    const p = turnWith({
      map: { massilia: ["legio-7", "legio-8"], genua: ["legio-9"], roma: ["legio-1"] },
      cards: { caesar: "pluto", pompeius: "2/2" },
    });
    play(p, ["activate massilia", "move legio-7 genua"]);
    expect(why(p, "march roma")).toBe("JC-6.1.d");
    play(p, ["halt", "end-group"]);
    expect(toMove(p)).toBe("pompeius");
  });
});
