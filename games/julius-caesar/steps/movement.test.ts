/** Group moves (6.1), attacks (6.12), stacking (6.15). */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { asked, at, garrison, legal, play, question, told, toMove, turnWith, why } from "../testing/table.ts";

/** Last words of the legal acts that start so: where a block may go. */
const goals = (p: Position, start: string): string[] =>
  legal(p, start)
    .map((text) => text.slice(start.length + 1))
    .sort();

const LEGIONS = ["legio-7", "legio-8", "legio-9", "legio-10", "legio-11"];

describe("6.1 group moves", () => {
  const fromMassilia = () => turnWith({ map: { massilia: LEGIONS }, cards: { caesar: "2/1", pompeius: "1/2" } });

  test("JC-C026, JC-6.1.a, JC-6.1.b one move point lets the blocks of Massilia go one or two cities, each its own way", () => {
    const firstSteps = ["genua", "lugdunum", "narbo"];
    const p = fromMassilia();
    play(p, "activate massilia");
    expect(goals(p, "move legio-7")).toEqual(firstSteps);

    const second = new Set<string>();
    for (const city of firstSteps) {
      const table = fromMassilia();
      play(table, ["activate massilia", `move legio-7 ${city}`]);
      for (const goal of goals(table, "march")) second.add(goal);
    }
    const beyond = [...second].filter((city) => city !== "massilia" && !firstSteps.includes(city)).sort();
    expect(beyond).toEqual(["burdigala", "cenabum", "ravenna", "roma", "tarraco", "treviri"]);

    play(p, [
      "move legio-7 narbo",
      "march tarraco",
      "move legio-8 narbo",
      "halt",
      "move legio-9 lugdunum",
      "march treviri",
    ]);
    play(p, ["move legio-10 genua", "march roma", "move legio-11 genua", "march ravenna"]);
    expect(LEGIONS.map((legion) => at(p, legion))).toEqual(["tarraco", "narbo", "treviri", "roma", "ravenna"]);
    expect(question(p)).toMatchObject({ ask: "movement", moves: 1 });
  });

  test("JC-6.1.a a move point sets one location going; the blocks of another stay where they are", () => {
    const p = turnWith({
      map: { massilia: ["legio-7"], narbo: ["legio-8"] },
      cards: { caesar: "2/1", pompeius: "1/2" },
    });
    play(p, "activate massilia");
    expect(why(p, "move legio-8 tarraco")).toBe("JC-2.2.b");
    expect(legal(p, "move legio-8")).toEqual([]);
    expect(why(p, "activate narbo")).toBe("JC-6.1.a");
  });

  test("JC-6.1.a a location may be set going again for those who stayed", () => {
    const p = fromMassilia();
    play(p, ["activate massilia", "move legio-7 genua", "halt", "end-group"]);
    expect(legal(p, "activate")).toEqual(["activate massilia"]);
    play(p, ["activate massilia", "move legio-8 genua", "halt", "end-group"]);
    expect(garrison(p, "genua")).toEqual(["legio-7", "legio-8"]);
    expect(asked(p)).toBe("levy");
  });

  test("JC-6.1.b who attacks does not go on, who entered a friendly city may", () => {
    const map = { massilia: ["legio-7", "legio-8"], narbo: ["legio-4"], genua: ["legio-12"] };
    const p = turnWith({ map, cards: { caesar: "2/1", pompeius: "1/2" } });
    play(p, ["activate massilia", "move legio-7 narbo"]);
    expect(asked(p)).toBe("group");
    play(p, "move legio-8 genua");
    expect(question(p)).toMatchObject({ ask: "march", block: "legio-8", stepsLeft: 1 });
    play(p, "march roma");
    expect(asked(p)).not.toBe("march");
  });

  test("JC-6.1.b the way straight back is open, and listed last", () => {
    const p = turnWith({ map: { genua: ["legio-8"] }, cards: { caesar: "mercury", pompeius: "2/2" } });
    play(p, ["activate genua", "move legio-8 ravenna"]);
    expect(legal(p).slice(-2)).toEqual(["halt", "march genua"]);
    expect(legal(p)[0]).not.toBe("halt");
    play(p, "march roma");
    // It came from Ravenna now: Genua is a way on.
    expect(legal(p).slice(-2)).toEqual(["halt", "march ravenna"]);
    expect(legal(p)).toContain("march genua");
    play(p, "march ravenna");
    expect(at(p, "legio-8")).toBe("ravenna");
  });

  test("JC-6.1.b, JC-6.1.d who has nowhere left to go is not asked", () => {
    const p = turnWith({
      map: { rhegium: ["legio-7", "legio-8", "legio-9"], syracusae: ["legio-1"], lilybaeum: ["legio-2"] },
      cards: { caesar: "3/1", pompeius: "2/2" },
    });
    play(p, ["activate rhegium", "move legio-7 messana"]);
    // Enemies are in his way on both sides; only back over the strait he could go.
    expect(legal(p)).toEqual(["halt", "march rhegium"]);
    play(p, ["halt", "move legio-8 messana"]);
    // With him the strait is full.
    expect([asked(p), at(p, "legio-8")]).toEqual(["group", "messana"]);
  });

  test("JC-6.1.b who reinforces does not go on", () => {
    const map = { genua: ["legio-8"], roma: ["legio-1"], neapolis: ["legio-2", "legio-3"] };
    const p = turnWith({ map, cards: { caesar: "3/1", pompeius: "1/2" } });
    play(p, ["activate genua", "move legio-8 roma", "end-moves", "end-levy", "activate neapolis"]);
    const events = play(p, "move legio-2 roma");
    expect(told(events, "moved")[0].how).toBe("reinforce");
    expect(asked(p)).toBe("group");
  });

  test("JC-C120, JC-6.1.c a block moves once in a turn, retreat and regroup apart", () => {
    const table = () => {
      const map = { genua: ["legio-8", "legio-13"], roma: ["legio-1 1"] };
      const p = turnWith({ map, cards: { caesar: "3/1", pompeius: "1/2" } });
      play(p, ["activate genua", "move legio-13 roma", "end-group"]);
      expect(why(p, "activate roma")).toBe("JC-6.1.c");
      play(p, "activate genua");
      expect(why(p, "move legio-13 ravenna")).toBe("JC-6.1.c");
      expect(legal(p, "move legio-13")).toEqual([]);
      play(p, ["move legio-8 massilia", "halt", "end-moves", "end-levy", "end-moves", "end-levy"]);
      return p;
    };
    const beaten = table();
    play(beaten, ["pass legio-1", "pass legio-13", "pass legio-1"]);
    expect(why(beaten, "retreat legio-13 genua")).toBe("legal");
    const victor = table();
    play(victor, ["pass legio-1", "fire legio-13"], [1, 1, 1]);
    expect(asked(victor)).toBe("regroup");
    expect(why(victor, "regroup legio-13 neapolis")).toBe("legal");
  });

  test("JC-6.1.c a block that has moved does not move with the group it joined", () => {
    const p = turnWith({
      map: { massilia: ["legio-7"], genua: ["legio-8"] },
      cards: { caesar: "2/1", pompeius: "1/2" },
    });
    play(p, ["activate massilia", "move legio-7 genua", "halt", "activate genua"]);
    expect(why(p, "move legio-7 roma")).toBe("JC-6.1.c");
    expect(legal(p)).not.toContain("move legio-7 roma");
    expect(why(p, "move legio-8 roma")).toBe("legal");
  });

  test("JC-C018, JC-6.1.d one block in Genua closes the way: whoever steps in attacks and stops", () => {
    const p = turnWith({ map: { genua: ["legio-8"], roma: ["legio-1"] }, cards: { caesar: "3/1", pompeius: "2/1" } });
    play(p, ["end-moves", "end-levy", "activate roma"]);
    const events = play(p, "move legio-1 genua");
    expect(told(events, "moved")[0].how).toBe("attack");
    expect(asked(p)).toBe("movement");
    expect(why(p, "march massilia")).not.toBe("legal");
    expect(why(p, "activate genua")).toBe("JC-6.1.c");
  });

  test("JC-C186, JC-6.1.d, JC-6.12.b the second step leads into no enemy and no contested city", () => {
    const ravenna = { ravenna: ["legio-13"], narbo: ["legio-7"] };
    const cards = { caesar: "3/1", pompeius: "2/1" };
    const toGenua = ["activate ravenna", "move legio-13 genua"];

    const enemy = turnWith({ map: { ...ravenna, massilia: ["legio-1"] }, cards });
    play(enemy, toGenua);
    expect([why(enemy, "march massilia"), legal(enemy, "march massilia")]).toEqual(["JC-6.1.d", []]);

    const contested = turnWith({ map: { ...ravenna, massilia: ["legio-1"] }, cards });
    play(contested, ["activate narbo", "move legio-7 massilia", ...toGenua]);
    expect([why(contested, "march massilia"), legal(contested, "march massilia")]).toEqual(["JC-6.1.d", []]);

    const vacant = turnWith({ map: ravenna, cards });
    play(vacant, toGenua);
    expect(legal(vacant, "march massilia")).toEqual(["march massilia"]);
    play(vacant, "march massilia");
    expect(at(vacant, "legio-13")).toBe("massilia");
  });

  test("JC-6.1.d a contested city stops the mover like an enemy one", () => {
    const map = { genua: ["legio-8"], ravenna: ["legio-13"], roma: ["legio-1"] };
    const p = turnWith({ map, cards: { caesar: "3/1", pompeius: "2/1" } });
    play(p, ["activate genua", "move legio-8 roma", "activate ravenna", "move legio-13 roma"]);
    expect(asked(p)).toBe("movement");
  });
});

describe("6.12 attacks", () => {
  test("JC-6.12.a whoever enters an enemy location attacks, and those there defend", () => {
    const map = { genua: ["legio-8"], roma: ["legio-1"] };
    const p = turnWith({ map, cards: { caesar: "2/1", pompeius: "3/1" } });
    const moved = told(play(p, ["activate roma", "move legio-1 genua", "end-moves", "end-levy"]), "moved");
    expect(moved[0].how).toBe("attack");
    const [battle] = told(play(p, ["end-moves", "end-levy"]), "battle");
    expect(battle).toMatchObject({ place: "genua", attacker: "pompeius" });
    expect(battle.attackers.map((shown) => shown.block)).toEqual(["legio-1"]);
    expect(battle.defenders.map((shown) => shown.block)).toEqual(["legio-8"]);
  });

  test("JC-6.12.a a vacant or friendly city is entered without a fight", () => {
    const p = turnWith({
      map: { genua: ["legio-8", "legio-12"], roma: ["legio-11"] },
      cards: { caesar: "2/1", pompeius: "1/2" },
    });
    const events = play(p, ["activate genua", "move legio-8 roma", "halt", "move legio-12 ravenna", "halt"]);
    expect(told(events, "moved").map((event) => event.how)).toEqual(["move", "move"]);
    const after = play(p, ["end-moves", "end-levy", "end-moves", "end-levy"]);
    expect(told(after, "battle")).toEqual([]);
  });

  test("JC-C027, JC-6.12.b from Massilia only what lies next to it can be attacked, and only straight", () => {
    const six = [...LEGIONS, "legio-12"];
    const map = { massilia: six, tarraco: ["legio-4", "legio-5", "legio-6"], genua: ["legio-1", "legio-2", "legio-3"] };
    const p = turnWith({ map, cards: { caesar: "4/1", pompeius: "1/2" } });
    play(p, "activate massilia");
    expect(why(p, "move legio-7 tarraco")).toBe("JC-4.3.a");
    play(p, "move legio-7 narbo");
    expect([why(p, "march tarraco"), legal(p, "march tarraco")]).toEqual(["JC-6.1.d", []]);
    play(p, ["halt", "move legio-8 genua", "move legio-9 genua", "move legio-10 genua", "move legio-11 genua"]);
    expect(why(p, "move legio-12 genua")).toBe("JC-6.11.a");
    play(p, "move legio-12 lugdunum");
    expect([why(p, "march genua"), legal(p, "march genua")]).toEqual(["JC-6.1.d", []]);
  });

  test("JC-C030, JC-6.12.c an attack by two roads takes a move point for each", () => {
    const map = {
      roma: ["legio-1"],
      genua: ["legio-7", "legio-8", "legio-9", "legio-10"],
      ravenna: ["legio-13", "legio-14"],
    };
    const romaFromGenua = [
      "activate genua",
      "move legio-7 roma",
      "move legio-8 roma",
      "move legio-9 roma",
      "move legio-10 roma",
    ];
    const one = turnWith({ map, cards: { caesar: "1/3", pompeius: "1/2" } });
    play(one, romaFromGenua);
    expect([toMove(one), asked(one)]).toEqual(["caesar", "levy"]);
    expect(legal(one, "activate")).toEqual([]);

    const two = turnWith({ map, cards: { caesar: "2/1", pompeius: "1/2" } });
    play(two, romaFromGenua);
    expect(why(two, "move legio-13 roma")).not.toBe("legal");
    play(two, ["activate ravenna", "move legio-13 roma", "move legio-14 roma"]);
    expect(legal(two)).toEqual(["main-group genua", "main-group ravenna"]);
  });
});

describe("6.15 stacking", () => {
  const twelve = [...LEGIONS, "legio-12", "legio-13", "legio-14", "legio-16", "caesar", "antonius", "c-ballista"];

  test("JC-C147, JC-6.15.a twelve blocks and more stand in Genua in the year, three in winter", () => {
    const map = { genua: twelve, massilia: ["legio-17"] };
    const p = turnWith({ map, cards: { caesar: "3/1", pompeius: "2/1" }, turn: 5 });
    play(p, ["activate massilia", "move legio-17 genua", "halt"]);
    expect(garrison(p, "genua")).toHaveLength(13);

    play(p, ["end-moves", "end-levy", "end-moves", "end-levy"]);
    for (const block of twelve.slice(0, 9)) play(p, `disband ${block}`);
    expect([asked(p), garrison(p, "genua").length]).toEqual(["surplus", 4]);
    play(p, "disband legio-17");
    expect(garrison(p, "genua")).toHaveLength(3);
    expect(asked(p)).not.toBe("surplus");
  });
});
