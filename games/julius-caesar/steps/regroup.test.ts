/** Regroup (7.7, 7.83): the winner moves on. */
import { describe, expect, test } from "vitest";
import { CAESAR } from "../blocks.ts";
import { setAttacker } from "../position.ts";
import { type BattleLayout, battle } from "../testing/battle.ts";
import { asked, at, legal, place, play, told, toMove, turnWith, why } from "../testing/table.ts";

/** Fought and won: the last enemy, at strength I, is struck down by Pompeius's leader or by a navis. */
function won(layout: BattleLayout, by: string, dice: readonly number[]) {
  const p = battle(layout);
  const events = play(p, by, dice);
  expect(asked(p)).toBe("regroup");
  return { p, events };
}

const roma: BattleLayout = {
  place: "roma",
  attacker: "caesar",
  from: { ravenna: ["legio-13 1"] },
  defenders: ["pompeius", "legio-1", "legio-2", "legio-3", "legio-4", "legio-5"],
};

describe("land blocks", () => {
  test("JC-C090, JC-7.7.a, JC-7.7.b, JC-7.7.c within road limits, to friendly or vacant cities, not to contested ones", () => {
    const layout = { ...roma, map: { asculum: ["legio-37"], genua: ["legio-12", "legio-39"] } };
    const p = battle(layout);
    setAttacker(p, place("genua"), CAESAR);
    play(p, "fire pompeius", [1, 6, 6]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "regroup"]);
    expect(why(p, "regroup legio-1 genua")).toBe("JC-7.7.c");
    play(p, ["regroup legio-1 neapolis", "regroup legio-2 neapolis", "regroup legio-3 neapolis"]);
    play(p, "regroup legio-4 neapolis");
    expect(why(p, "regroup legio-5 neapolis")).toBe("JC-7.7.b");
    expect(why(p, "regroup legio-5 asculum")).toBe("legal");
    play(p, ["regroup legio-5 asculum"]);
    expect(why(p, "regroup pompeius asculum")).toBe("legal");
    expect([at(p, "legio-4"), at(p, "legio-5"), at(p, "pompeius")]).toEqual(["neapolis", "asculum", "roma"]);
  });

  test("JC-7.7.b two on a minor road, two over a strait", () => {
    const { p } = won(roma, "fire pompeius", [1, 6, 6]);
    play(p, ["regroup legio-1 asculum", "regroup legio-2 asculum"]);
    expect(why(p, "regroup legio-3 asculum")).toBe("JC-7.7.b");
    const strait = won(
      { ...roma, place: "messana", from: { syracusae: ["legio-13 1"] }, defenders: ["pompeius", "legio-1", "legio-2"] },
      "fire pompeius",
      [1, 6, 6],
    ).p;
    play(strait, ["regroup legio-1 rhegium", "regroup legio-2 rhegium"]);
    expect(why(strait, "regroup pompeius rhegium")).toBe("JC-7.7.b");
  });

  test("JC-7.7.a the road the enemy came by is as good as any, and each block goes once", () => {
    const { p } = won(roma, "fire pompeius", [1, 6, 6]);
    play(p, "regroup legio-1 ravenna");
    expect(why(p, "regroup legio-1 aquileia")).toBe("JC-7.1.c");
    expect(why(p, "regroup legio-2 aquileia")).toBe("JC-7.7.a");
    expect(why(p, "regroup legio-13 genua")).toBe("JC-2.2.a");
    expect(why(p, "fire legio-2")).toBe("JC-7.7.a");
  });

  test("JC-7.7.a an attacker who has won may regroup, his unseen reserves too", () => {
    const { p, events } = won(
      {
        place: "roma",
        attacker: "caesar",
        from: { genua: ["caesar"], ravenna: ["legio-13"] },
        defenders: ["legio-1 1"],
      },
      "fire caesar",
      [1, 6, 6],
    );
    expect(told(events, "reserves")).toEqual([]);
    const regrouped = told(play(p, ["regroup legio-13 neapolis", "regroup caesar ravenna"]), "regrouped");
    expect(regrouped.map((each) => each.shown)).toEqual([false, true]);
    expect(asked(p)).toBe("choose");
  });

  test("JC-7.7.a it is no duty", () => {
    const { p } = won(roma, "fire pompeius", [1, 6, 6]);
    expect(legal(p)[0]).toBe("end-regroup");
    play(p, "end-regroup");
    expect(at(p, "pompeius")).toBe("roma");
  });

  test("JC-7.7.c no land block regroups by sea", () => {
    const { p } = won(
      { ...roma, map: { tyrrhenum: ["p-navis-1"], caralis: ["legio-37"] } },
      "fire pompeius",
      [1, 6, 6],
    );
    expect(why(p, "regroup legio-1 caralis")).toBe("JC-7.7.a");
    expect(legal(p, "regroup legio-1").sort()).toEqual([
      "regroup legio-1 asculum",
      "regroup legio-1 genua",
      "regroup legio-1 neapolis",
      "regroup legio-1 ravenna",
    ]);
  });

  test("JC-7.7.b after Vulcan's battle the roads are free again for the moves that follow", () => {
    const p = turnWith({
      map: {
        alexandria: ["cleopatra 1", "legio-38 4", "legio-36 4", "legio-34", "legio-35", "legio-33"],
        ravenna: ["legio-13"],
      },
      cards: { caesar: "vulcan", pompeius: "3/2" },
    });
    play(p, "erupt alexandria");
    play(p, "fire legio-38", [1, 6, 6]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "regroup"]);
    play(p, ["regroup legio-38 memphis", "regroup legio-36 memphis", "regroup legio-34 memphis", "end-regroup"]);
    play(p, ["activate alexandria", "move legio-35 memphis", "halt"]);
    expect(why(p, "move legio-33 memphis")).toBe("legal");
  });
});

describe("navis", () => {
  test("JC-C091, JC-7.83.b out of a port to its seas only", () => {
    const { p } = won(
      { place: "massilia", attacker: "caesar", from: { narbo: ["legio-10 1"] }, defenders: ["p-navis-1", "pompeius"] },
      "fire pompeius",
      [1, 6, 6],
    );
    expect(legal(p, "regroup p-navis-1")).toEqual(["regroup p-navis-1 hispanum"]);
    expect(why(p, "regroup p-navis-1 narbo")).toBe("JC-7.83.b");
    expect(why(p, "regroup pompeius narbo")).toBe("legal");
  });

  test("JC-7.83.b not into a sea held by the enemy", () => {
    const p = battle({
      place: "massilia",
      attacker: "caesar",
      from: { narbo: ["legio-10 1"] },
      defenders: ["p-navis-1", "pompeius"],
      map: { hispanum: ["c-navis-1"] },
    });
    play(p, "fire pompeius", [1, 6, 6]);
    expect(why(p, "regroup p-navis-1 hispanum")).toBe("JC-7.7.c");
  });

  test("JC-C091, JC-7.83.a out of a sea to open seas and to open ports of it, each where it likes", () => {
    const { p } = won(
      {
        place: "hispanum",
        attacker: "caesar",
        from: { atlanticus: ["c-navis-1 1"] },
        defenders: ["p-navis-1", "p-navis-2", "p-navis-3"],
        map: { massilia: ["legio-11"], tarraco: ["legio-5"] },
      },
      "fire p-navis-1",
      [1, 6],
    );
    expect(why(p, "regroup p-navis-1 tyrrhenum")).toBe("legal");
    expect(why(p, "regroup p-navis-1 massilia")).toBe("JC-7.7.c");
    expect(why(p, "regroup p-navis-1 neapolis")).toBe("JC-7.7.a");
    const events = play(p, ["regroup p-navis-1 narbo", "regroup p-navis-2 tarraco", "regroup p-navis-3 atlanticus"]);
    expect(told(events, "regrouped").map((each) => each.to)).toEqual(["narbo", "tarraco", "atlanticus"]);
  });
});
