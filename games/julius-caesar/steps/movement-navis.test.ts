/** Navis movement (6.2). */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { asked, at, inReserve, legal, play, question, told, toMove, turnWith, why } from "../testing/table.ts";

const FIRST = { caesar: "3/1", pompeius: "2/1" };

const goals = (p: Position, start: string): string[] =>
  legal(p, start)
    .map((text) => text.slice(start.length + 1))
    .sort();

/** From the end of the first player's moves to the battles, nobody levying and the second player not moving. */
const ON_TO_BATTLE = ["end-moves", "end-levy", "end-moves", "end-levy"];

describe("6.2 steps of a navis", () => {
  test("JC-C038, JC-6.2.a, JC-6.2.d out of Massilia to its sea, and on to a sea or a port of that sea", () => {
    const p = turnWith({ map: { massilia: ["c-navis-1"] }, cards: FIRST });
    play(p, "activate massilia");
    expect(goals(p, "move c-navis-1")).toEqual(["hispanum"]);
    play(p, "move c-navis-1 hispanum");
    const ports = [
      "caralis",
      "carthago-nova",
      "genua",
      "iomnium",
      "massilia",
      "narbo",
      "siga",
      "tarraco",
      "tingis",
      "utica",
    ];
    expect(goals(p, "march")).toEqual(["atlanticus", "tyrrhenum", ...ports].sort());
    play(p, "march utica");
    expect([at(p, "c-navis-1"), asked(p)]).toEqual(["utica", "movement"]);
  });

  test("JC-C039, JC-6.2.a from Mare Internum to the Aegaeum and on, never to inland Pergamum", () => {
    const p = turnWith({ map: { internum: ["c-navis-1"] }, cards: FIRST });
    play(p, "activate internum");
    for (const sea of ["tyrrhenum", "hadriaticum", "aegaeum", "aegypticum"]) {
      expect(why(p, `move c-navis-1 ${sea}`)).toBe("legal");
    }
    for (const sea of ["hispanum", "propontis"]) expect(why(p, `move c-navis-1 ${sea}`)).toBe("JC-6.2.a");
    play(p, "move c-navis-1 aegaeum");
    const coast = ["aenos", "athenae", "creta", "ephesus", "thessalonica"];
    expect(goals(p, "march")).toEqual(["aegypticum", "internum", "propontis", ...coast].sort());
    expect(why(p, "march pergamum")).toBe("JC-6.2.a");
  });

  test("JC-6.2.a navis take no road, and land blocks no seaway", () => {
    const p = turnWith({ map: { massilia: ["c-navis-1", "legio-11"] }, cards: FIRST });
    play(p, "activate massilia");
    expect(why(p, "move c-navis-1 genua")).toBe("JC-6.2.a");
    expect(why(p, "move c-navis-1 lugdunum")).toBe("JC-6.2.a");
    expect(why(p, "move legio-11 hispanum")).toBe("JC-4.3.a");
  });

  test("JC-C040, JC-6.2.b, JC-6.2.e not from port to port: Narbo is not attacked out of Massilia", () => {
    const p = turnWith({ map: { massilia: ["c-navis-1"], narbo: ["legio-4"] }, cards: FIRST });
    play(p, "activate massilia");
    expect(why(p, "move c-navis-1 narbo")).toBe("JC-6.2.a");
    play(p, "move c-navis-1 hispanum");
    expect(why(p, "march narbo")).toBe("JC-6.1.d");
    expect(legal(p, "march narbo")).toEqual([]);
  });

  test("JC-6.2.b to a friendly port next door a navis takes two steps, by the sea", () => {
    const p = turnWith({ map: { massilia: ["c-navis-1"], genua: ["legio-8"] }, cards: FIRST });
    play(p, "activate massilia");
    expect(why(p, "move c-navis-1 genua")).toBe("JC-6.2.a");
    play(p, ["move c-navis-1 hispanum", "march genua"]);
    expect(at(p, "c-navis-1")).toBe("genua");
  });

  test("JC-C148, JC-6.2.c, JC-6.1.a a legion marches and a navis sails out of Massilia with one move point", () => {
    const p = turnWith({ map: { massilia: ["legio-11", "c-navis-1"] }, cards: FIRST });
    play(p, ["activate massilia", "move legio-11 narbo", "halt", "move c-navis-1 hispanum", "halt"]);
    expect([at(p, "legio-11"), at(p, "c-navis-1")]).toEqual(["narbo", "hispanum"]);
    expect(question(p)).toMatchObject({ ask: "movement", moves: 2 });
  });

  test("JC-6.2.d a navis goes two seas in peace but meets no enemy with the second step", () => {
    const map = { hispanum: ["c-navis-1"], internum: ["p-navis-1"], roma: ["legio-1"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate hispanum", "move c-navis-1 tyrrhenum"]);
    expect(why(p, "march internum")).toBe("JC-6.1.d");
    expect(why(p, "march roma")).toBe("JC-6.1.d");
    expect(legal(p, "march neapolis")).toEqual(["march neapolis"]);
  });

  test("JC-6.2.d a navis that attacks with its first step stops there", () => {
    const p = turnWith({ map: { hispanum: ["c-navis-1"], tyrrhenum: ["p-navis-1"] }, cards: FIRST });
    const events = play(p, ["activate hispanum", "move c-navis-1 tyrrhenum"]);
    expect(told(events, "moved")[0].how).toBe("attack");
    expect(asked(p)).toBe("movement");
  });
});

describe("6.2 attacks by navis", () => {
  test("JC-C041, JC-6.2.e out of port a navis attacks the sea before it", () => {
    const p = turnWith({ map: { massilia: ["c-navis-1"], hispanum: ["p-navis-1"] }, cards: FIRST });
    const events = play(p, ["activate massilia", "move c-navis-1 hispanum", ...ON_TO_BATTLE]);
    expect(told(events, "battle")[0]).toMatchObject({ place: "hispanum", attacker: "caesar" });
  });

  test("JC-6.2.e a port is attacked from a sea that touches it, a sea from the sea beside it", () => {
    const map = {
      tyrrhenum: ["c-navis-1", "c-navis-2"],
      roma: ["legio-1"],
      narbo: ["legio-4"],
      internum: ["p-navis-1"],
    };
    const p = turnWith({ map, cards: FIRST });
    play(p, "activate tyrrhenum");
    expect(why(p, "move c-navis-1 narbo")).toBe("JC-6.2.a");
    const events = play(p, ["move c-navis-1 roma", "move c-navis-2 internum"]);
    expect(told(events, "moved").map((event) => event.how)).toEqual(["attack", "attack"]);
  });

  test("JC-C080, JC-6.2.f, JC-7.3.g by land and sea at once: when the land group is main the navis wait in reserve", () => {
    const p = uticaByLandAndSea();
    play(p, "main-group tacape");
    expect(["c-navis-1", "c-navis-2"].map((navis) => inReserve(p, navis))).toEqual([true, true]);
    expect(["legio-7", "legio-8", "legio-9"].map((legion) => inReserve(p, legion))).toEqual([false, false, false]);
  });

  test("JC-C181, JC-6.2.f, JC-6.13.a, JC-6.13.c when the navis are main they alone pin, and both borders are barred", () => {
    const p = uticaByLandAndSea();
    const events = play(p, ["main-group internum", "end-levy"]);
    expect(told(events, "pinned")).toMatchObject([{ side: "pompeius", place: "utica", pinned: 2, free: 2 }]);
    expect(inReserve(p, "legio-7")).toBe(true);
    play(p, "activate utica");
    expect(why(p, "move legio-39 tacape")).toBe("JC-6.13.c");
    expect(why(p, "move p-navis-3 internum")).toBe("JC-6.13.c");
    expect(goals(p, "move legio-39")).toEqual(["badias", "iomnium"]);
    expect(goals(p, "move p-navis-3")).toEqual(["hispanum", "tyrrhenum"]);
  });

  function uticaByLandAndSea(): Position {
    const map = {
      utica: ["legio-39", "legio-38", "p-equitatus-2", "p-navis-3"],
      tacape: ["legio-7", "legio-8", "legio-9"],
      internum: ["c-navis-1", "c-navis-2"],
    };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate tacape", "move legio-7 utica", "move legio-8 utica", "move legio-9 utica"]);
    play(p, ["activate internum", "move c-navis-1 utica", "move c-navis-2 utica", "end-moves"]);
    expect(legal(p)).toEqual(["main-group tacape", "main-group internum"]);
    return p;
  }

  test("JC-C149, JC-6.2.g, JC-6.14.b navis that sail to help an attacked port are in reserve until round 2", () => {
    const map = { utica: ["legio-39"], hispanum: ["c-navis-1"], internum: ["p-navis-1", "p-navis-2"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate hispanum", "move c-navis-1 utica", "end-moves", "end-levy", "activate internum"]);
    const moved = told(play(p, ["move p-navis-1 utica", "move p-navis-2 utica"]), "moved");
    expect(moved.map((event) => event.how)).toEqual(["reinforce", "reinforce"]);
    const [battle] = told(play(p, ["end-moves", "end-levy"]), "battle");
    expect(battle).toMatchObject({ attacker: "caesar", defenderReserves: 2, defenders: [{ block: "legio-39" }] });
    expect(why(p, "fire p-navis-1")).toBe("JC-7.3.d");
    const [reserves] = told(play(p, ["pass legio-39", "pass c-navis-1"]), "reserves");
    expect(reserves.blocks.map((shown) => shown.block)).toEqual(["p-navis-1", "p-navis-2"]);
  });

  test("JC-6.2.h help by sea comes from next door only", () => {
    const map = { utica: ["legio-39"], hispanum: ["c-navis-1"], aegaeum: ["p-navis-1"], lilybaeum: ["p-navis-2"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate hispanum", "move c-navis-1 utica", "end-moves", "end-levy"]);
    play(p, ["activate aegaeum", "move p-navis-1 internum"]);
    expect(why(p, "march utica")).toBe("JC-6.14.a");
    play(p, ["halt", "activate lilybaeum"]);
    expect(why(p, "move p-navis-2 utica")).toBe("JC-6.2.a");
    play(p, "move p-navis-2 tyrrhenum");
    expect([why(p, "march utica"), legal(p, "march utica")]).toEqual(["JC-6.14.a", []]);
  });

  test("JC-6.2.h a beaten navis retreats one step", () => {
    const map = { tyrrhenum: ["c-navis-1"], hispanum: ["p-navis-1"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate tyrrhenum", "move c-navis-1 hispanum", ...ON_TO_BATTLE]);
    play(p, ["pass p-navis-1", "pass c-navis-1", "pass p-navis-1"]);
    expect(goals(p, "retreat c-navis-1")).toEqual(["tyrrhenum"]);
    expect(why(p, "retreat c-navis-1 internum")).toBe("JC-7.6.a");
    expect(why(p, "retreat c-navis-1 roma")).toBe("JC-7.6.a");
  });

  test("JC-C173, JC-6.2.h navis that won in the Hispanum regroup to a sea or port beside it, no further", () => {
    const map = { massilia: ["c-navis-1"], hispanum: ["p-navis-1 1"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate massilia", "move c-navis-1 hispanum", ...ON_TO_BATTLE, "pass p-navis-1"]);
    play(p, "fire c-navis-1", [1, 6]);
    expect([toMove(p), asked(p)]).toEqual(["caesar", "regroup"]);
    expect(["tyrrhenum", "utica"].map((place) => why(p, `regroup c-navis-1 ${place}`))).toEqual(["legal", "legal"]);
    expect(["internum", "roma"].map((place) => why(p, `regroup c-navis-1 ${place}`))).toEqual(["JC-7.7.a", "JC-7.7.a"]);
    expect(legal(p, "regroup c-navis-1 internum")).toEqual([]);
  });
});
