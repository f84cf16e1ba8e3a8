/** Amphibious movement (6.3). */
import { describe, expect, test } from "vitest";
import { put } from "../position.ts";
import {
  asked,
  at,
  block,
  garrison,
  legal,
  place,
  play,
  question,
  told,
  toMove,
  turnWith,
  why,
} from "../testing/table.ts";

const FIRST = { caesar: "3/1", pompeius: "2/1" };
const SECOND = { caesar: "2/1", pompeius: "3/1" };

describe("6.3 ways by sea", () => {
  test("JC-C044, JC-6.3.a, JC-6.3.b, JC-6.3.e two legions sail from Roma to Antiochia through three seas for two move points", () => {
    const map = {
      roma: ["legio-7", "legio-8"],
      tyrrhenum: ["c-navis-1"],
      internum: ["c-navis-2"],
      aegypticum: ["c-navis-3"],
    };
    const p = turnWith({ map, cards: FIRST });
    const by = "tyrrhenum+internum+aegypticum";
    expect(legal(p, "sail legio-7 antiochia")).toEqual([`sail legio-7 antiochia ${by}`]);
    const events = play(p, [`sail legio-7 antiochia ${by}`, `sail legio-8 antiochia ${by}`]);
    expect(told(events, "sailed")[0].by).toEqual(["tyrrhenum", "internum", "aegypticum"]);
    expect(garrison(p, "antiochia")).toEqual(["legio-7", "legio-8"]);
    expect(question(p)).toMatchObject({ ask: "movement", moves: 1 });
    for (const sea of ["tyrrhenum", "internum", "aegypticum"]) expect(why(p, `activate ${sea}`)).toBe("JC-6.3.e");
    expect(legal(p)).toEqual(["end-moves"]);
  });

  test("JC-C046, JC-6.3.a, JC-6.3.c a sea must be friendly before the turn's other moves", () => {
    const p = turnWith({ map: { massilia: ["c-navis-1"], narbo: ["legio-7"] }, cards: FIRST });
    expect(why(p, "sail legio-7 utica hispanum")).toBe("JC-6.3.a");
    expect(legal(p, "sail")).toEqual([]);
    play(p, ["activate massilia", "move c-navis-1 hispanum", "halt"]);
    expect(why(p, "sail legio-7 utica hispanum")).toBe("JC-6.3.c");
    expect(legal(p, "sail")).toEqual([]);
  });

  test("JC-C048, JC-6.3.a a sea where both have navis carries nobody", () => {
    const map = { hispanum: ["c-navis-1"], tyrrhenum: ["p-navis-1"], neapolis: ["legio-1"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate hispanum", "move c-navis-1 tyrrhenum", "end-moves", "end-levy"]);
    expect(toMove(p)).toBe("pompeius");
    expect(why(p, "sail legio-1 caralis tyrrhenum")).toBe("JC-6.3.a");
    expect(legal(p, "sail")).toEqual([]);
  });

  test("JC-C184, JC-6.3.a friendly seas that do not touch make no way", () => {
    const map = { neapolis: ["legio-1"], tyrrhenum: ["p-navis-1"], aegaeum: ["p-navis-2"] };
    const p = turnWith({ map, cards: SECOND });
    expect(legal(p, "sail legio-1 ephesus")).toEqual([]);
    expect(why(p, "sail legio-1 ephesus tyrrhenum+internum+aegaeum")).toBe("JC-6.3.a");
    expect(legal(p, "sail legio-1 roma")).toEqual(["sail legio-1 roma tyrrhenum"]);
  });

  test("JC-6.3.a from Utica to Caralis there are two ways, and the player says which", () => {
    const map = { utica: ["legio-39"], hispanum: ["p-navis-1"], tyrrhenum: ["p-navis-2"] };
    const p = turnWith({ map, cards: SECOND });
    expect(legal(p, "sail legio-39 caralis")).toEqual([
      "sail legio-39 caralis hispanum",
      "sail legio-39 caralis tyrrhenum",
    ]);
    expect(why(p, "sail legio-39 caralis hispanum+tyrrhenum")).toBe("JC-6.3.a");
    play(p, "sail legio-39 caralis hispanum");
    expect(why(p, "activate hispanum")).toBe("JC-6.3.e");
    expect(why(p, "activate tyrrhenum")).toBe("legal");
  });

  test("JC-6.3.a from port to port: not from inland, not to inland, not by a sea that touches neither", () => {
    const map = { roma: ["legio-7"], lugdunum: ["legio-8"], tyrrhenum: ["c-navis-1"], hispanum: ["c-navis-2"] };
    const p = turnWith({ map, cards: FIRST });
    expect(why(p, "sail legio-8 roma hispanum+tyrrhenum")).toBe("JC-6.3.a");
    expect(why(p, "sail legio-7 lugdunum tyrrhenum")).toBe("JC-6.3.a");
    expect(why(p, "sail legio-7 neapolis hispanum")).toBe("JC-6.3.a");
    expect(why(p, "sail legio-7 massilia tyrrhenum")).toBe("JC-6.3.a");
    expect(legal(p, "sail legio-7 massilia")).toEqual(["sail legio-7 massilia hispanum+tyrrhenum"]);
    expect(legal(p, "sail legio-8")).toEqual([]);
  });

  test("JC-6.3.a navis are not carried, nor blocks of the enemy, nor blocks of the pool", () => {
    const map = { roma: ["legio-7"], neapolis: ["c-navis-2"], tyrrhenum: ["c-navis-1"], rhegium: ["legio-1"] };
    const p = turnWith({ map, cards: FIRST });
    expect(why(p, "sail c-navis-2 roma tyrrhenum")).toBe("JC-6.3.a");
    expect(why(p, "sail legio-1 neapolis tyrrhenum")).toBe("JC-2.2.a");
    expect(why(p, "sail legio-17 roma tyrrhenum")).toBe("JC-4.1.a");
    expect(legal(p, "sail").every((text) => text.startsWith("sail legio-7 "))).toBe(true);
  });

  test("JC-C047, JC-6.3.f a landing in a friendly or vacant port, never in an enemy or contested one", () => {
    const map = {
      roma: ["legio-7"],
      neapolis: ["legio-8"],
      tyrrhenum: ["c-navis-1"],
      utica: ["legio-39"],
      caralis: ["c-navis-2"],
      hispanum: ["p-navis-1"],
    };
    const p = turnWith({ map, cards: SECOND });
    play(p, ["activate hispanum", "move p-navis-1 caralis", "end-moves", "end-levy"]);
    expect(toMove(p)).toBe("caesar");
    expect(why(p, "sail legio-7 neapolis tyrrhenum")).toBe("legal");
    expect(why(p, "sail legio-7 messana tyrrhenum")).toBe("legal");
    expect(why(p, "sail legio-7 utica tyrrhenum")).toBe("JC-6.3.f");
    expect(why(p, "sail legio-7 caralis tyrrhenum")).toBe("JC-6.3.f");
    expect(legal(p, "sail legio-7 utica")).toEqual([]);
    expect(legal(p, "sail legio-7 caralis")).toEqual([]);
  });
});

describe("6.3 cost and order", () => {
  test("JC-6.3.b each block that sails costs a move point", () => {
    const map = { roma: ["legio-7", "legio-8", "legio-9"], tyrrhenum: ["c-navis-1"] };
    const p = turnWith({ map, cards: { caesar: "2/1", pompeius: "1/2" } });
    play(p, "sail legio-7 messana tyrrhenum");
    expect(question(p)).toMatchObject({ ask: "movement", moves: 1 });
    play(p, "sail legio-8 messana tyrrhenum");
    expect([toMove(p), asked(p), at(p, "legio-9")]).toEqual(["caesar", "levy", "roma"]);
  });

  test("JC-C045, JC-6.3.c once a group has moved nobody sails any more", () => {
    const map = { roma: ["legio-7"], genua: ["legio-8"], tyrrhenum: ["c-navis-1"] };
    const p = turnWith({ map, cards: FIRST });
    expect(why(p, "sail legio-7 neapolis tyrrhenum")).toBe("legal");
    play(p, ["activate genua", "move legio-8 massilia", "halt"]);
    expect(why(p, "sail legio-7 neapolis tyrrhenum")).toBe("JC-6.3.c");
    expect(legal(p, "sail")).toEqual([]);
  });

  test("JC-6.3.c after sailing the groups move as usual", () => {
    const map = { roma: ["legio-7"], genua: ["legio-8"], tyrrhenum: ["c-navis-1"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["sail legio-7 neapolis tyrrhenum", "activate genua", "move legio-8 roma", "halt", "end-moves"]);
    expect([at(p, "legio-7"), at(p, "legio-8"), asked(p)]).toEqual(["neapolis", "roma", "levy"]);
  });

  test("JC-C049, JC-6.3.d a block that has landed does not march on", () => {
    const map = { alexandria: ["legio-13"], jerusalem: ["cleopatra"], aegypticum: ["c-navis-1"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, "sail legio-13 antiochia aegypticum");
    expect(why(p, "activate antiochia")).toBe("JC-6.1.c");
    expect(why(p, "sail legio-13 tarsus aegypticum")).toBe("JC-6.1.c");
    expect(legal(p, "sail legio-13")).toEqual([]);
  });

  test("JC-6.3.d nor does it march with a group it joined", () => {
    const map = {
      alexandria: ["legio-13"],
      antiochia: ["legio-14"],
      jerusalem: ["cleopatra"],
      aegypticum: ["c-navis-1"],
    };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["sail legio-13 antiochia aegypticum", "activate antiochia"]);
    expect(why(p, "move legio-13 tarsus")).toBe("JC-6.1.c");
    expect(legal(p, "move legio-13")).toEqual([]);
    expect(why(p, "move legio-14 tarsus")).toBe("legal");
  });

  test("JC-C150, JC-6.3.h, JC-6.14.c a landing is over before the second player moves, who may attack it", () => {
    const map = {
      creta: ["legio-7", "legio-8"],
      aegypticum: ["c-navis-1"],
      tarsus: ["legio-34", "legio-35", "legio-36"],
    };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["sail legio-7 antiochia aegypticum", "sail legio-8 antiochia aegypticum"]);
    expect([toMove(p), asked(p)]).toEqual(["caesar", "movement"]);
    play(p, ["end-moves", "end-levy"]);
    expect(garrison(p, "antiochia")).toEqual(["legio-7", "legio-8"]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "movement"]);
    expect(why(p, "sail legio-7 creta aegypticum")).toBe("JC-2.2.a");
    const [moved] = told(play(p, ["activate tarsus", "move legio-34 antiochia", "end-group"]), "moved");
    expect(moved.how).toBe("attack");
    // Straight to the battle: Caesar neither moves nor sails again.
    const [battle] = told(play(p, ["end-moves", "end-levy"]), "battle");
    expect(battle).toMatchObject({ place: "antiochia", attacker: "pompeius" });
  });
});

describe("6.3 the navis that carried", () => {
  test("JC-C050, JC-6.3.e of two navis in the sea one may leave, the other stays", () => {
    const p = turnWith({ map: { roma: ["legio-7"], tyrrhenum: ["c-navis-1", "c-navis-2"] }, cards: FIRST });
    play(p, ["sail legio-7 messana tyrrhenum", "activate tyrrhenum"]);
    expect([why(p, "move c-navis-1 hispanum"), why(p, "move c-navis-2 neapolis")]).toEqual(["legal", "legal"]);
    play(p, ["move c-navis-1 hispanum", "halt"]);
    expect(why(p, "move c-navis-2 neapolis")).toBe("JC-6.3.e");
    expect(legal(p)).toEqual(["end-group"]);
  });

  test("JC-C183, JC-6.3.e, JC-6.3.c every sea on the way stays held", () => {
    const map = { roma: ["legio-7"], tyrrhenum: ["c-navis-1"], hispanum: ["c-navis-2"], internum: ["c-navis-3"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, "sail legio-7 tarraco hispanum+tyrrhenum");
    expect(why(p, "activate tyrrhenum")).toBe("JC-6.3.e");
    expect(why(p, "activate hispanum")).toBe("JC-6.3.e");
    expect(legal(p, "activate")).toEqual(["activate internum"]);
  });

  test("JC-6.3.e a navis that comes later does not relieve the one that carried", () => {
    const map = { roma: ["legio-7"], tyrrhenum: ["c-navis-1"], hispanum: ["c-navis-2"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["sail legio-7 messana tyrrhenum", "activate hispanum", "move c-navis-2 tyrrhenum", "halt"]);
    expect(why(p, "activate tyrrhenum")).not.toBe("legal");
    expect(legal(p, "activate")).toEqual([]);
  });

  test("JC-6.3.e a navis in a sea nobody crossed is free", () => {
    const map = { roma: ["legio-7"], tyrrhenum: ["c-navis-1"], internum: ["c-navis-2"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, "sail legio-7 messana tyrrhenum");
    expect(why(p, "activate internum")).toBe("legal");
  });
});

describe("6.3 out of an attacked city", () => {
  const attacked = {
    utica: ["legio-39", "legio-38", "p-equitatus-2"],
    tacape: ["legio-7", "legio-8"],
    hispanum: ["p-navis-1"],
  };

  test("JC-C035, JC-6.3.g the one unpinned block of three sails from Utica to Caralis", () => {
    const p = turnWith({ map: attacked, cards: FIRST });
    play(p, ["activate tacape", "move legio-7 utica", "move legio-8 utica", "end-moves", "end-levy"]);
    expect(legal(p, "sail legio-39 caralis")).toEqual(["sail legio-39 caralis hispanum"]);
    play(p, "sail legio-39 caralis hispanum");
    expect([at(p, "legio-39"), question(p)]).toMatchObject(["caralis", { ask: "movement", moves: 1 }]);
    expect(why(p, "sail legio-38 caralis hispanum")).toBe("JC-6.13.a");
    expect(legal(p, "sail legio-38")).toEqual([]);
    expect(why(p, "activate utica")).toBe("JC-6.13.a");
  });

  test("JC-6.3.g without a friendly sea nobody sails off, and pinned blocks never do", () => {
    const noSea = turnWith({ map: { ...attacked, hispanum: [] }, cards: FIRST });
    play(noSea, ["activate tacape", "move legio-7 utica", "move legio-8 utica", "end-moves", "end-levy"]);
    expect(why(noSea, "sail legio-39 caralis hispanum")).toBe("JC-6.3.a");

    const allPinned = turnWith({ map: { ...attacked, tacape: ["legio-7", "legio-8", "legio-9"] }, cards: FIRST });
    play(allPinned, [
      "activate tacape",
      "move legio-7 utica",
      "move legio-8 utica",
      "move legio-9 utica",
      "end-moves",
      "end-levy",
    ]);
    expect(why(allPinned, "sail legio-39 caralis hispanum")).toBe("JC-6.13.a");
    expect(legal(allPinned, "sail")).toEqual([]);
  });

  test("JC-6.3.g, JC-6.13.c not over the coast by which the enemy's navis came", () => {
    const map = { ...attacked, tacape: [], internum: ["c-navis-1"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate internum", "move c-navis-1 utica", "end-moves", "end-levy"]);
    // A navis laid into the sea the enemy has just left: no turn leads to it, the rule holds all the same.
    put(p, block("p-navis-2"), place("internum"), 2);
    expect(why(p, "sail legio-39 syracusae internum")).toBe("JC-6.13.c");
    expect(legal(p, "sail legio-39 syracusae")).toEqual([]);
    expect(why(p, "sail legio-39 caralis hispanum")).toBe("legal");
  });

  test("JC-6.3.g help never comes by sea: an attacked city of one's own is no port to land in", () => {
    const p = turnWith({ map: { ...attacked, "carthago-nova": ["legio-2"] }, cards: FIRST });
    play(p, ["activate tacape", "move legio-7 utica", "move legio-8 utica", "end-moves", "end-levy"]);
    expect(why(p, "sail legio-2 utica hispanum")).toBe("JC-6.3.f");
  });
});
