/** Main attack group and reserves as they are declared after movement (7.3). */
import { describe, expect, test } from "vitest";
import type { Position } from "../position.ts";
import { asked, garrison, inReserve, legal, play, told, toMove, turnWith, why } from "../testing/table.ts";

const FIRST = { caesar: "4/1", pompeius: "2/1" };
const GENUA = ["legio-7", "legio-8", "legio-9", "legio-10"];
const RAVENNA = ["legio-13", "legio-14"];

const reservesIn = (p: Position, place: string): string[] => garrison(p, place).filter((block) => inReserve(p, block));

/** Roma attacked from Genua by four and from Ravenna by two, Caesar about to name his main group. */
function romaFromTwoSides(): Position {
  const map = { genua: GENUA, ravenna: RAVENNA, roma: ["legio-1", "legio-2", "legio-3", "legio-4", "legio-5"] };
  const p = turnWith({ map, cards: FIRST });
  play(p, ["activate ravenna", ...RAVENNA.map((legion) => `move ${legion} roma`)]);
  play(p, ["activate genua", ...GENUA.map((legion) => `move ${legion} roma`), "end-moves"]);
  return p;
}

describe("7.3 main attack group and reserves", () => {
  test("JC-7.3.a of several borders the attacker names one, after his moves and before his levies", () => {
    const p = romaFromTwoSides();
    expect([toMove(p), asked(p)]).toEqual(["caesar", "mainGroup"]);
    expect(why(p, "main-group neapolis")).toBe("JC-7.3.a");
    expect(why(p, "end-levy")).toBe("JC-7.3.a");
    const [told1] = told(play(p, "main-group ravenna"), "main-group");
    expect(told1).toMatchObject({ place: "roma", from: "ravenna", blocks: 2, reserves: 4 });
    expect([toMove(p), asked(p)]).toEqual(["caesar", "levy"]);
  });

  test("JC-7.3.a the border with most blocks is offered first", () => {
    expect(legal(romaFromTwoSides())).toEqual(["main-group genua", "main-group ravenna"]);
    const map = { genua: ["legio-7"], ravenna: RAVENNA, roma: ["legio-1"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, [
      "activate genua",
      "move legio-7 roma",
      "activate ravenna",
      "move legio-13 roma",
      "move legio-14 roma",
      "end-moves",
    ]);
    expect(legal(p)).toEqual(["main-group ravenna", "main-group genua"]);
  });

  test("JC-7.3.a by one border all are the main group and nothing is asked", () => {
    const p = turnWith({ map: { genua: GENUA, roma: ["legio-1"] }, cards: FIRST });
    play(p, ["activate genua", ...GENUA.map((legion) => `move ${legion} roma`), "end-moves"]);
    expect(asked(p)).toBe("levy");
    expect(reservesIn(p, "roma")).toEqual([]);
  });

  test("JC-7.3.a it is asked for every place attacked by several borders, and for no other", () => {
    const map = {
      genua: ["legio-7", "legio-8"],
      ravenna: ["legio-13"],
      roma: ["legio-1"],
      massilia: ["legio-5"],
      narbo: ["legio-9", "legio-10"],
      tarraco: ["legio-6"],
    };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate genua", "move legio-7 roma", "move legio-8 massilia", "activate ravenna", "move legio-13 roma"]);
    play(p, ["activate narbo", "move legio-9 massilia", "move legio-10 tarraco", "end-moves"]);
    expect(legal(p)).toEqual(["main-group genua", "main-group narbo"]);
    play(p, "main-group narbo");
    expect(legal(p)).toEqual(["main-group genua", "main-group ravenna"]);
    play(p, "main-group ravenna");
    expect(asked(p)).toBe("levy");
    expect(["massilia", "roma", "tarraco"].flatMap((city) => reservesIn(p, city))).toEqual(["legio-8", "legio-7"]);
  });

  test("JC-7.3.b who came by another border than the main group is in reserve, and only he", () => {
    const p = romaFromTwoSides();
    play(p, "main-group genua");
    expect(reservesIn(p, "roma")).toEqual(RAVENNA);
    const q = romaFromTwoSides();
    play(q, "main-group ravenna");
    expect(reservesIn(q, "roma")).toEqual(GENUA);
  });

  test("JC-7.3.b a main group may gather with several move points, if by one border", () => {
    const p = turnWith({ map: { genua: GENUA, roma: ["legio-1"] }, cards: FIRST });
    play(p, [
      "activate genua",
      "move legio-7 roma",
      "end-group",
      "activate genua",
      "move legio-8 roma",
      "end-group",
      "end-moves",
    ]);
    expect(asked(p)).toBe("levy");
    expect(reservesIn(p, "roma")).toEqual([]);
  });

  test("JC-C156, JC-7.3.b, JC-6.13.b by three borders one group is main, two are reserves, and reserves pin nobody", () => {
    const map = {
      genua: GENUA,
      ravenna: RAVENNA,
      asculum: ["legio-11", "legio-12"],
      roma: ["legio-1", "legio-2", "legio-3", "legio-4", "legio-5", "p-navis-1"],
    };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate genua", ...GENUA.map((legion) => `move ${legion} roma`)]);
    play(p, ["activate ravenna", ...RAVENNA.map((legion) => `move ${legion} roma`)]);
    play(p, ["activate asculum", "move legio-11 roma", "move legio-12 roma", "end-moves"]);
    const events = play(p, ["main-group genua", "end-levy"]);
    expect(told(events, "main-group")[0]).toMatchObject({ blocks: 4, reserves: 4 });
    expect(told(events, "pinned")[0]).toMatchObject({ pinned: 4, free: 2 });
    expect(reservesIn(p, "roma")).toEqual(["legio-11", "legio-12", ...RAVENNA]);
    play(p, "activate roma");
    expect(legal(p, "move legio-1")).toEqual(["move legio-1 neapolis"]);
    expect(legal(p, "move p-navis-1")).toEqual(["move p-navis-1 tyrrhenum"]);
  });

  test("JC-7.3.c reinforcements of the second player are reserves, by however few borders they come", () => {
    const map = { genua: ["legio-7"], roma: ["legio-1"], neapolis: ["legio-2"], asculum: ["legio-3"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, ["activate genua", "move legio-7 roma", "end-moves", "end-levy"]);
    play(p, ["activate neapolis", "move legio-2 roma", "activate asculum", "move legio-3 roma"]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "levy"]);
    expect(reservesIn(p, "roma")).toEqual(["legio-2", "legio-3"]);
  });

  test("JC-7.3.g navis that attack a sea from several sides have one main group", () => {
    const map = {
      hispanum: ["c-navis-1", "c-navis-2"],
      internum: ["c-navis-3"],
      genua: ["c-navis-4"],
      tyrrhenum: ["p-navis-1"],
    };
    const attack = () => {
      const p = turnWith({ map, cards: FIRST });
      play(p, ["activate hispanum", "move c-navis-1 tyrrhenum", "move c-navis-2 tyrrhenum"]);
      play(p, [
        "activate internum",
        "move c-navis-3 tyrrhenum",
        "activate genua",
        "move c-navis-4 tyrrhenum",
        "end-moves",
      ]);
      return p;
    };
    const p = attack();
    expect(legal(p).sort()).toEqual(["main-group genua", "main-group hispanum", "main-group internum"]);
    play(p, "main-group genua");
    expect(reservesIn(p, "tyrrhenum")).toEqual(["c-navis-1", "c-navis-2", "c-navis-3"]);
    const q = attack();
    play(q, "main-group hispanum");
    expect(reservesIn(q, "tyrrhenum")).toEqual(["c-navis-3", "c-navis-4"]);
  });

  test("JC-7.3.g navis that attack a port from two seas have one main group", () => {
    const map = { hispanum: ["c-navis-1"], internum: ["c-navis-3", "c-navis-4"], utica: ["legio-39"] };
    const p = turnWith({ map, cards: FIRST });
    play(p, [
      "activate hispanum",
      "move c-navis-1 utica",
      "activate internum",
      "move c-navis-3 utica",
      "move c-navis-4 utica",
    ]);
    play(p, ["end-moves", "main-group internum"]);
    expect(reservesIn(p, "utica")).toEqual(["c-navis-1"]);
  });
});
