/** Pinned blocks (6.13) and the second player's response (6.14). */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import {
  asked,
  at,
  garrison,
  inReserve,
  legal,
  play,
  question,
  told,
  toMove,
  turnWith,
  why,
} from "../testing/table.ts";

const FIRST = { caesar: "4/1", pompeius: "3/2" };
const GENUA = ["legio-7", "legio-8", "legio-9", "legio-10"];
const RAVENNA = ["legio-13", "legio-14"];
const ROMA = ["legio-1", "legio-2", "legio-3", "legio-4", "legio-5"];

const goals = (p: Position, start: string): string[] =>
  legal(p, start)
    .map((text) => text.slice(start.length + 1))
    .sort();

/** Roma attacked from Genua by four and from Ravenna by two; Pompeius is about to move. */
function romaAttacked(main: "genua" | "ravenna"): Position {
  const p = turnWith({ map: { genua: GENUA, ravenna: RAVENNA, roma: ROMA }, cards: FIRST });
  play(p, ["activate genua", ...GENUA.map((legion) => `move ${legion} roma`)]);
  play(p, ["activate ravenna", ...RAVENNA.map((legion) => `move ${legion} roma`), "end-moves", `main-group ${main}`]);
  expect(told(play(p, "end-levy"), "pinned")).toEqual([]);
  expect(toMove(p)).toBe("pompeius");
  return p;
}

describe("6.13 pinned blocks", () => {
  test("JC-C032, JC-6.13.a, JC-6.13.b, JC-6.13.c of five in Roma four are pinned; the fifth leaves by no road of the enemy", () => {
    const p = romaAttacked("genua");
    play(p, "activate roma");
    // His choice which of them: the way is open to each.
    for (const legion of ROMA) expect(goals(p, `move ${legion}`)).toEqual(["asculum", "neapolis"]);
    expect(why(p, "move legio-1 genua")).toBe("JC-6.13.c");
    expect(why(p, "move legio-1 ravenna")).toBe("JC-6.13.c");
    play(p, ["move legio-3 neapolis", "march rhegium"]);
    for (const legion of ["legio-1", "legio-2", "legio-4", "legio-5"]) {
      expect(why(p, `move ${legion} neapolis`)).toBe("JC-6.13.a");
    }
    expect(legal(p)).toEqual(["end-group"]);
    play(p, "end-group");
    expect(why(p, "activate roma")).toBe("JC-6.13.a");
    expect(legal(p, "activate")).toEqual(["activate alexandria"]);
  });

  test("JC-C033, JC-6.13.a, JC-6.13.b a small main group pins few: three of five may leave", () => {
    const p = romaAttacked("ravenna");
    play(p, "activate roma");
    for (const legion of ["legio-1", "legio-2", "legio-3"]) play(p, [`move ${legion} neapolis`, "halt"]);
    expect(why(p, "move legio-4 neapolis")).toBe("JC-6.13.a");
    expect(why(p, "move legio-5 asculum")).toBe("JC-6.13.a");
  });

  test("JC-C034, JC-6.13.a more attackers than defenders pin them all", () => {
    const p = turnWith({ map: { genua: GENUA, roma: ["legio-1", "legio-2"] }, cards: FIRST });
    const events = play(p, ["activate genua", ...GENUA.map((legion) => `move ${legion} roma`), "end-moves"]);
    expect(told(events, "pinned")).toMatchObject([{ side: "pompeius", place: "roma", pinned: 2, free: 0 }]);
    play(p, "end-levy");
    expect(why(p, "activate roma")).toBe("JC-6.13.a");
    expect(legal(p, "activate roma")).toEqual([]);
  });

  test("JC-6.13.a of a pinned block and one that has just come, the pinned one is the reason why nobody sets out", () => {
    // The newcomer is listed after the pinned block in one city, before it in the other.
    for (const [pinned, helper] of [
      ["legio-1", "legio-37"],
      ["legio-37", "legio-1"],
    ]) {
      const p = turnWith({
        map: { genua: ["legio-8"], roma: [pinned], neapolis: [helper] },
        cards: { caesar: "3/1", pompeius: "2/2" },
      });
      play(p, ["activate genua", "move legio-8 roma", "end-moves", "end-levy"]);
      play(p, ["activate neapolis", `move ${helper} roma`]);
      expect([toMove(p), why(p, "activate roma")], helper).toEqual(["pompeius", "JC-6.13.a"]);
    }
  });

  test("JC-6.13.a navis at sea pin and are pinned like blocks ashore", () => {
    const map = { hispanum: ["c-navis-1"], tyrrhenum: ["p-navis-1", "p-navis-2"] };
    const p = turnWith({ map, cards: FIRST });
    const events = play(p, ["activate hispanum", "move c-navis-1 tyrrhenum", "end-moves"]);
    expect(told(events, "pinned")).toMatchObject([{ place: "tyrrhenum", pinned: 1, free: 1 }]);
    play(p, ["end-levy", "activate tyrrhenum"]);
    expect(why(p, "move p-navis-1 hispanum")).toBe("JC-6.13.c");
    play(p, ["move p-navis-1 internum", "halt"]);
    expect(why(p, "move p-navis-2 internum")).toBe("JC-6.13.a");
  });

  test("JC-6.13.c an unpinned block may attack, even what the enemy left behind, by a road he did not use", () => {
    const map = { genua: [...GENUA, "legio-11"], roma: ROMA, ravenna: ["legio-13"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate genua", ...GENUA.map((legion) => `move ${legion} roma`), "end-group", "end-moves", "end-levy"]);
    play(p, "activate roma");
    expect(why(p, "move legio-1 genua")).toBe("JC-6.13.c");
    const [moved] = told(play(p, "move legio-1 ravenna"), "moved");
    expect(moved.how).toBe("attack");
  });

  test("JC-C164, JC-6.13.d, JC-6.13.a, JC-6.14.b reinforcements take no pinned block's place", () => {
    const map = {
      genua: ["legio-7", "legio-8"],
      roma: ["legio-1", "legio-2", "legio-3"],
      neapolis: ["legio-4", "legio-5"],
    };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate genua", "move legio-7 roma", "move legio-8 roma", "end-moves", "end-levy"]);
    play(p, ["activate neapolis", "move legio-4 roma", "move legio-5 roma"]);
    expect([inReserve(p, "legio-4"), inReserve(p, "legio-5")]).toEqual([true, true]);
    play(p, "activate roma");
    expect(why(p, "move legio-4 asculum")).toBe("JC-6.1.c");
    play(p, ["move legio-1 asculum", "halt"]);
    expect(why(p, "move legio-2 asculum")).toBe("JC-6.13.a");
    expect(why(p, "move legio-3 neapolis")).toBe("JC-6.13.a");
  });

  test("JC-6.13.d pins are counted once: who leaves does not change them", () => {
    const p = romaAttacked("ravenna");
    play(p, ["activate roma", "move legio-1 neapolis", "halt", "end-group", "activate roma"]);
    play(p, ["move legio-2 neapolis", "halt", "move legio-3 neapolis", "halt"]);
    expect(why(p, "move legio-4 neapolis")).toBe("JC-6.13.a");
  });

  test("JC-6.13.d the second player's moves are no reason to count again", () => {
    const p = romaAttacked("ravenna");
    const events = play(p, ["activate roma", "move legio-1 neapolis", "halt", "end-group", "end-moves", "end-levy"]);
    expect(told(events, "pinned")).toEqual([]);
    expect(told(events, "battle")).toHaveLength(1);
  });

  test("JC-C178, JC-6.13.c, JC-6.14.a an unpinned block of Roma helps Neapolis, but not by way of Genua", () => {
    const map = { genua: GENUA, roma: ROMA, brundisium: ["legio-13"], neapolis: ["legio-6"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate genua", ...GENUA.map((legion) => `move ${legion} roma`), "activate brundisium"]);
    play(p, ["move legio-13 neapolis", "end-moves", "end-levy", "activate roma"]);
    expect(why(p, "move legio-1 genua")).toBe("JC-6.13.c");
    const [moved] = told(play(p, "move legio-1 neapolis"), "moved");
    expect(moved.how).toBe("reinforce");
    expect(inReserve(p, "legio-1")).toBe(true);
  });
});

describe("6.14 response", () => {
  test("JC-C036, JC-6.14.a, JC-6.14.b, JC-7.3.c four blocks from Carthago Nova are Tarraco's reserve", () => {
    const narbo = ["legio-7", "legio-8", "legio-9", "legio-10"];
    const help = ["legio-2", "legio-4", "legio-37", "legio-38"];
    const map = { narbo, bilbilis: RAVENNA, tarraco: ["legio-5", "legio-6", "p-equitatus-1"], "carthago-nova": help };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate narbo", ...narbo.map((legion) => `move ${legion} tarraco`)]);
    play(p, [
      "activate bilbilis",
      ...RAVENNA.map((legion) => `move ${legion} tarraco`),
      "end-moves",
      "main-group narbo",
      "end-levy",
    ]);
    play(p, ["activate carthago-nova", ...help.map((legion) => `move ${legion} tarraco`), "end-moves"]);
    const [battle] = told(play(p, "end-levy"), "battle");
    expect([battle.attackers.length, battle.defenders.length]).toEqual([4, 3]);
    expect([battle.attackerReserves, battle.defenderReserves]).toEqual([2, 4]);
    const round1 = ["p-equitatus-1", "legio-5", "legio-6", ...narbo].map((block) => `pass ${block}`);
    const reserves = told(play(p, round1), "reserves");
    expect(reserves.map((event) => [event.side, event.blocks.length])).toEqual([
      ["pompeius", 4],
      ["caesar", 2],
    ]);
    expect(garrison(p, "tarraco")).toHaveLength(13);
  });

  test("JC-6.14.a help comes from next door: a second step into the battle is refused", () => {
    const map = { genua: ["legio-7"], roma: ["legio-1"], rhegium: ["legio-2"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, [
      "activate genua",
      "move legio-7 roma",
      "end-moves",
      "end-levy",
      "activate rhegium",
      "move legio-2 neapolis",
    ]);
    expect(why(p, "march roma")).toBe("JC-6.14.a");
    expect(legal(p)).not.toContain("march roma");
  });

  test("JC-6.14.a each origin of help costs a move point, and the roads keep their limits", () => {
    const map = {
      genua: ["legio-7"],
      roma: ["legio-1"],
      asculum: ["legio-2", "legio-3", "legio-4"],
      neapolis: ["legio-5"],
    };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate genua", "move legio-7 roma", "end-moves", "end-levy"]);
    play(p, ["activate asculum", "move legio-2 roma", "move legio-3 roma"]);
    expect(why(p, "move legio-4 roma")).toBe("JC-6.11.a");
    expect(why(p, "move legio-5 roma")).toBe("JC-2.2.b");
    play(p, ["end-group", "activate neapolis", "move legio-5 roma"]);
    expect(question(p)).toMatchObject({ ask: "movement", moves: 1 });
  });

  test("JC-6.14.a two blocks cross a strait to help, where one could cross to attack", () => {
    const map = { neapolis: ["legio-7"], rhegium: ["legio-1"], messana: ["legio-2", "legio-3", "legio-4"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate neapolis", "move legio-7 rhegium", "end-moves", "end-levy"]);
    play(p, ["activate messana", "move legio-2 rhegium", "move legio-3 rhegium"]);
    expect([inReserve(p, "legio-2"), inReserve(p, "legio-3")]).toEqual([true, true]);
    expect(why(p, "move legio-4 rhegium")).toBe("JC-4.32.b");
  });

  test("JC-6.14.a a pinned block helps nowhere", () => {
    const map = { genua: GENUA, roma: ["legio-1"], brundisium: ["legio-13"], neapolis: ["legio-6"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate genua", "move legio-7 roma", "end-group", "activate brundisium", "move legio-13 neapolis"]);
    play(p, ["end-moves", "end-levy"]);
    expect(why(p, "activate roma")).toBe("JC-6.13.a");
    expect(why(p, "activate neapolis")).toBe("JC-6.13.a");
  });

  test("JC-6.14.b reinforcements are no part of the first round", () => {
    const map = { genua: ["legio-7"], roma: ["legio-1"], neapolis: ["legio-2"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate genua", "move legio-7 roma", "end-moves", "end-levy", "activate neapolis", "move legio-2 roma"]);
    const [battle] = told(play(p, ["end-moves", "end-levy"]), "battle");
    expect(battle).toMatchObject({ attacker: "caesar", attackerReserves: 0, defenderReserves: 1 });
    expect(battle.defenders.map((shown) => shown.block)).toEqual(["legio-1"]);
  });

  test("JC-C037, JC-6.14.c the second player opens a battle of his own, and the first does not react", () => {
    const map = { genua: ["legio-7", "legio-8"], roma: ["legio-1"], massilia: ["legio-5"], ravenna: ["legio-13"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate genua", "move legio-7 roma", "end-group", "end-moves", "end-levy"]);
    play(p, ["activate massilia", "move legio-5 genua", "end-moves", "end-levy"]);
    expect([toMove(p), asked(p)]).toEqual(["caesar", "pickBattle"]);
    expect(told(play(p, "fight genua"), "battle")[0]).toMatchObject({ place: "genua", attacker: "pompeius" });
    play(p, ["pass legio-8", "pass legio-5", "pass legio-8", "retreat legio-5 massilia"]);
    expect(told(play(p, "end-regroup"), "battle")[0]).toMatchObject({ place: "roma", attacker: "caesar" });
  });

  test("JC-6.14.c his own attack is one step too", () => {
    const map = { genua: ["legio-7"], neapolis: ["legio-5"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["end-moves", "end-levy", "activate neapolis", "move legio-5 roma"]);
    expect([why(p, "march genua"), legal(p, "march genua")]).toEqual(["JC-6.1.d", []]);
    expect(at(p, "legio-5")).toBe("roma");
  });

  test("JC-C192, JC-6.14.c, JC-7.3.a his attack by two roads has a main group and reserves, and pins nobody", () => {
    const massilia = ["legio-1", "legio-2", "legio-3", "legio-4"];
    const map = { genua: ["legio-7", "legio-8"], massilia, ravenna: ["legio-5", "legio-6"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["end-moves", "end-levy", "activate massilia", ...massilia.map((legion) => `move ${legion} genua`)]);
    play(p, ["activate ravenna", "move legio-5 genua", "move legio-6 genua", "end-moves"]);
    expect([toMove(p), ...legal(p)]).toEqual(["pompeius", "main-group massilia", "main-group ravenna"]);
    const events = play(p, ["main-group massilia", "end-levy"]);
    expect(told(events, "pinned")).toEqual([]);
    const [battle] = told(events, "battle");
    expect(battle).toMatchObject({ attacker: "pompeius", attackerReserves: 2, defenderReserves: 0 });
    expect(battle.attackers).toHaveLength(4);
  });
});
