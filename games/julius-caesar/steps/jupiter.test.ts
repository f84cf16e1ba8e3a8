/** Jupiter (E2), who makes a block defect, and what becomes of a defector. */
import { describe, expect, test } from "vitest";
import { BOTH, POMPEIUS } from "../blocks.ts";
import { juliusCaesar } from "../index.ts";
import { isFriendly, type Position } from "../position.ts";
import {
  asked,
  at,
  type Layout,
  legal,
  place,
  play,
  side,
  strength,
  told,
  toMove,
  turnWith,
  why,
} from "../testing/table.ts";

/** Caesar holds Ravenna, and Roma next to it is the enemy's. */
const jupiterOnRoma = (roma: readonly string[], more: Layout["map"] = {}): Position =>
  turnWith({ map: { ravenna: ["legio-13"], roma, ...more }, cards: { caesar: "jupiter", pompeius: "2/2" } });

describe("whom he strikes", () => {
  test("JC-C099, JC-E2.c, JC-E2.d, JC-E2.e, JC-E2.f leaders and navis stay true for a step, others defect at their strength", () => {
    const leader = jupiterOnRoma(["pompeius 3"]);
    play(leader, "strike roma green");
    expect([at(leader, "pompeius"), strength(leader, "pompeius"), side(leader, "pompeius")]).toEqual([
      "roma",
      2,
      "pompeius",
    ]);

    const navis = jupiterOnRoma(["p-navis-1 2"]);
    play(navis, "strike roma green");
    expect([at(navis, "p-navis-1"), strength(navis, "p-navis-1"), side(navis, "p-navis-1")]).toEqual([
      "roma",
      1,
      "pompeius",
    ]);

    const legion = jupiterOnRoma(["legio-1 2"]);
    play(legion, "strike roma green");
    expect([at(legion, "legio-1"), strength(legion, "legio-1"), side(legion, "legio-1")]).toEqual([
      "ravenna",
      2,
      "caesar",
    ]);

    const queen = jupiterOnRoma(["cleopatra 4"]);
    play(queen, "strike roma blue");
    expect([at(queen, "cleopatra"), strength(queen, "cleopatra"), side(queen, "cleopatra")]).toEqual([
      "ravenna",
      4,
      "caesar",
    ]);
  });

  test("JC-E2.e a navis at sea loses a step where it is", () => {
    const p = jupiterOnRoma(["legio-1"], { hadriaticum: ["p-navis-1"] });
    play(p, "strike hadriaticum green");
    expect([at(p, "p-navis-1"), strength(p, "p-navis-1")]).toEqual(["hadriaticum", 1]);
    expect(toMove(p)).toBe("pompeius");
  });

  test("JC-C100, JC-E2.g, JC-E2.a a navis at its last step, off a friendly port, is eliminated", () => {
    const p = turnWith({
      map: { massilia: ["legio-11"], hispanum: ["p-navis-1 1"] },
      cards: { caesar: "jupiter", pompeius: "2/2" },
    });
    const events = play(p, "strike hispanum green");
    expect(at(p, "p-navis-1")).toBe("fallen");
    expect(told(events, "eliminated").map((event) => event.cause)).toEqual(["jupiter"]);
  });

  test("JC-E2.g a leader at his last step is killed: a trophy, and the third leader is free", () => {
    const p = jupiterOnRoma(["scipio 1"], { neapolis: ["legio-1"] });
    const events = play(p, "strike roma green");
    expect(at(p, "scipio")).toBe("trophy");
    expect(told(events, "trophy").map((event) => event.side)).toEqual(["caesar"]);
    play(p, "end-moves");
    expect(why(p, "levy brutus neapolis")).toBe("legal");
  });

  test("JC-C101, JC-E2.a only a city next to a friendly one is in reach", () => {
    const p = jupiterOnRoma(["legio-1"], { neapolis: ["legio-3"] });
    expect([why(p, "strike roma green"), why(p, "strike neapolis green")]).toEqual(["legal", "JC-E2.a"]);
    expect(legal(p)).toEqual(["strike roma green", "decline"]);
  });

  test("JC-C170, JC-E2.a two ports of one sea are no neighbours; the sea itself is in reach", () => {
    const p = turnWith({
      map: { massilia: ["legio-11"], utica: ["legio-39"], tarraco: ["legio-5"], hispanum: ["p-navis-3"] },
      cards: { caesar: "jupiter", pompeius: "2/2" },
    });
    const tried = ["utica", "tarraco", "hispanum"].map((place) => why(p, `strike ${place} green`));
    expect(tried).toEqual(["JC-E2.a", "JC-E2.a", "legal"]);
  });

  test("JC-E2.a a strait joins two cities like a road; a navis of one's own at sea reaches nothing", () => {
    const p = turnWith({
      map: { rhegium: ["legio-7"], messana: ["legio-37"], hispanum: ["c-navis-1"], tarraco: ["legio-5"] },
      cards: { caesar: "jupiter", pompeius: "2/2" },
    });
    expect(legal(p)).toEqual(["strike messana green", "decline"]);
    const sea = turnWith({
      map: { rhegium: ["legio-7"], atlanticus: ["c-navis-1"], hispanum: ["p-navis-1"] },
      cards: { caesar: "jupiter", pompeius: "2/2" },
    });
    expect([why(sea, "strike hispanum green"), toMove(sea)]).toEqual(["JC-2.2.b", "pompeius"]);
  });

  test("JC-C102, JC-E2.b, JC-H.b place and colour are named, not a face; among backs of a colour the die decides", () => {
    const roma = ["pompeius", "legio-1", "cleopatra"];
    expect(legal(jupiterOnRoma(roma))).toEqual(["strike roma green", "strike roma blue", "decline"]);
    const struck = [1, 2].map((die) => told(play(jupiterOnRoma(roma), "strike roma green", [die]), "struck")[0].block);
    expect(struck).toEqual(["pompeius", "legio-1"]);
    // Cleopatra is the one blue block: no die is thrown.
    expect(told(play(jupiterOnRoma(roma), "strike roma blue"), "struck")[0].block).toBe("cleopatra");
    expect(why(jupiterOnRoma(roma), "strike roma tan")).toBe("JC-E2.b");
    expect(why(jupiterOnRoma(roma), "strike ravenna tan")).toBe("JC-E2.b");
  });

  test("JC-E2.b the block struck is shown to both, and hidden again with its new side", () => {
    const p = jupiterOnRoma(["legio-1", "legio-2"]);
    const [struck] = told(play(p, "strike roma green", [2]), "struck");
    expect(juliusCaesar.hear(struck, "watcher")).toMatchObject({ block: "legio-2" });
    expect(JSON.stringify(juliusCaesar.sight(p, "watcher"))).not.toContain("legio-2");
  });

  test("JC-C168, JC-E2.i, JC-E2.h, JC-E2.b a block stolen before shows its colour and is stolen back", () => {
    const p = jupiterOnRoma(["legio-1", "legio-39", "legio-13 3 pompeius"], { ravenna: ["legio-14"] });
    expect(legal(p)).toEqual(["strike roma tan", "strike roma green", "decline"]);
    play(p, "strike roma tan");
    expect([at(p, "legio-13"), side(p, "legio-13"), strength(p, "legio-13")]).toEqual(["ravenna", "caesar", 3]);
  });
});

describe("where a defector goes", () => {
  const stealFromGenua = (): Position => {
    const p = turnWith({
      map: { genua: ["legio-8"], roma: ["legio-1"], ravenna: ["legio-3"], neapolis: ["legio-2"] },
      cards: { caesar: "4/1", pompeius: "jupiter" },
    });
    play(p, "strike genua tan");
    return p;
  };

  test("JC-C169, JC-E2.c, JC-E2.a of two friendly neighbours the player chooses", () => {
    const p = stealFromGenua();
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "defector"]);
    expect(legal(p).sort()).toEqual(["shelter ravenna", "shelter roma"]);
    expect([why(p, "shelter neapolis"), why(p, "shelter genua")]).toEqual(["JC-E2.c", "JC-E2.c"]);
    play(p, "shelter ravenna");
    expect([at(p, "legio-8"), strength(p, "legio-8"), side(p, "legio-8")]).toEqual(["ravenna", 3, "pompeius"]);
    // The city it left is empty; there is no battle.
    expect([toMove(p), BOTH.some((each) => isFriendly(p, each, place("genua")))]).toEqual(["caesar", false]);
  });

  test("JC-E2.c no road limit holds for it, and it waits: Jupiter grants no further move", () => {
    const p = stealFromGenua();
    play(p, "shelter roma");
    expect([toMove(p), asked(p)]).toEqual(["caesar", "movement"]);
    expect(why(p, "activate roma")).toBe("JC-2.2.b");
  });
});

describe("what a defector is", () => {
  test("JC-E2.h it moves, fights and gains steps for its new side, and holds a city for it", () => {
    const p = turnWith({
      map: { roma: ["legio-13 2 pompeius"], ravenna: ["legio-14"] },
      cards: { caesar: "1/2", pompeius: "2/2" },
    });
    expect(isFriendly(p, POMPEIUS, place("roma"))).toBe(true);
    const marching = juliusCaesar.copy(p);
    play(marching, ["activate roma", "move legio-13 neapolis", "halt"]);
    expect(isFriendly(marching, POMPEIUS, place("neapolis"))).toBe(true);
    play(p, ["end-moves", "raise legio-13"]);
    expect(strength(p, "legio-13")).toBe(3);
    play(p, ["end-levy", "activate ravenna", "move legio-14 roma", "end-levy"]);
    expect([toMove(p), legal(p)]).toEqual(["pompeius", ["fire legio-13", "pass legio-13"]]);
  });

  /** Legio 13 in the pay of Pompeius, attacked by Legio 14. */
  function defectorAttacked(): Position {
    const p = turnWith({
      map: { roma: ["legio-13 1 pompeius"], ravenna: ["legio-14", "legio-12"] },
      cards: { caesar: "2/2", pompeius: "1/2" },
      turn: 5,
    });
    return p;
  }

  test("JC-C124, JC-E2.h, JC-7.5.a eliminated or disbanded it goes to the pool of its colour, and serves there next year", () => {
    const p = defectorAttacked();
    play(p, ["activate ravenna", "move legio-14 roma", "end-group", "end-moves", "end-levy", "end-moves", "end-levy"]);
    play(p, "pass legio-13");
    play(p, "fire legio-14", [1, 6, 6]);
    expect([at(p, "legio-13"), side(p, "legio-13")]).toEqual(["fallen", "caesar"]);

    const winter = defectorAttacked();
    play(winter, ["end-moves", "end-levy", "end-moves", "end-levy", "end-disband"]);
    expect([toMove(winter), why(winter, "disband legio-13")]).toEqual(["pompeius", "legal"]);
    play(winter, "disband legio-13");
    expect([at(winter, "legio-13"), side(winter, "legio-13")]).toEqual(["pool", "caesar"]);
    play(winter, "end-disband", new Array(12).fill(16));
    play(winter, [legal(winter, "discard")[0]]);
    play(winter, [legal(winter, "discard")[0]]);
    for (let chosen = 0; chosen < 2; chosen++) play(winter, legal(winter, "play")[0]);
    while (!(toMove(winter) === "caesar" && asked(winter) === "levy")) play(winter, legal(winter, "end-")[0]);
    expect(why(winter, "levy legio-13 ravenna")).toBe("legal");
  });

  test("JC-E2.h while it serves, its old side can neither move nor levy it", () => {
    const p = defectorAttacked();
    expect(why(p, "activate roma")).toBe("JC-2.2.b");
    play(p, "end-moves");
    expect([why(p, "levy legio-13 ravenna"), why(p, "raise legio-13")]).toEqual(["JC-6.4.b", "JC-2.2.a"]);
  });
});
