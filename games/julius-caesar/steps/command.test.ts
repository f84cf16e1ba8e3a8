/** The command phase (2.2), the battle phase (2.3) and what holds for every event (E0). */
import { describe, expect, test } from "vitest";
import { juliusCaesar } from "../index.ts";
import { asked, at, legal, play, told, toMove, turnWith, why } from "../testing/table.ts";

const CARDS = { caesar: "3/2", pompeius: "2/2" };

describe("moves", () => {
  test("JC-2.2.a the first player moves and levies to the end, then the second", () => {
    const p = turnWith({ historical: true, cards: { caesar: "1/2", pompeius: "2/2" } });
    const asks: string[] = [];
    while (asked(p) !== "choose") {
      asks.push(`${toMove(p)} ${asked(p)}`);
      play(p, legal(p, "end-")[0]);
    }
    expect(asks).toEqual(["pompeius movement", "pompeius levy", "caesar movement", "caesar levy"]);
  });

  test("JC-2.2.a nobody commands the other's blocks", () => {
    const p = turnWith({ historical: true, cards: CARDS });
    expect(why(p, "activate neapolis")).toBe("JC-2.2.b");
    play(p, "activate genua");
    expect(why(p, "move legio-1 roma")).toBe("JC-2.2.a");
    play(p, ["move legio-8 roma", "halt", "end-group", "end-moves"]);
    expect(why(p, "raise legio-1")).toBe("JC-2.2.a");
  });

  test("JC-C127, JC-2.2.b, JC-2.2.c, JC-6.1.a one move point sends a group three ways", () => {
    const p = turnWith({
      map: { genua: ["legio-8", "legio-12", "antonius"], ravenna: ["legio-13"] },
      cards: { caesar: "1/3", pompeius: "1/2" },
    });
    play(p, ["activate genua", "move legio-12 roma", "halt", "move antonius ravenna", "march asculum", "end-group"]);
    expect(["legio-8", "legio-12", "antonius"].map((block) => at(p, block))).toEqual(["genua", "roma", "asculum"]);
    // Its one point is spent.
    expect(asked(p)).toBe("levy");
  });

  test("JC-2.2.b a point moves blocks of one location only", () => {
    const p = turnWith({ historical: true, cards: CARDS });
    play(p, "activate genua");
    expect(why(p, "move legio-13 asculum")).toBe("JC-2.2.b");
    expect(legal(p, "move").every((act) => /antonius|legio-8|legio-12/.test(act))).toBe(true);
    expect(why(p, "end-group")).toBe("JC-2.2.b");
    expect(why(p, "activate ravenna")).toBe("JC-6.1.a");
  });

  test("JC-2.2.b as many groups move as the card has points", () => {
    const p = turnWith({ historical: true, cards: { caesar: "2/3", pompeius: "2/2" } });
    play(p, ["activate genua", "move legio-8 roma", "halt", "end-group"]);
    expect(asked(p)).toBe("movement");
    play(p, ["activate ravenna", "move legio-13 asculum", "halt", "end-group"]);
    expect(asked(p)).toBe("levy");
  });

  test("JC-2.2.c a block goes one city or two, never three; a navis two seas or ports", () => {
    const p = turnWith({ map: { massilia: ["legio-11", "legio-14", "c-navis-1", "c-navis-3"] }, cards: CARDS });
    play(p, ["activate massilia", "move legio-11 genua"]);
    expect(juliusCaesar.question(p)).toMatchObject({ ask: "march", block: "legio-11", stepsLeft: 1 });
    play(p, "march roma");
    expect([asked(p), why(p, "move legio-11 neapolis")]).toEqual(["group", "JC-6.1.c"]);
    play(p, ["move legio-14 narbo", "halt", "move c-navis-1 hispanum", "march tyrrhenum"]);
    expect([asked(p), why(p, "move c-navis-1 internum")]).toEqual(["group", "JC-6.1.c"]);
    play(p, ["move c-navis-3 hispanum", "march carthago-nova"]);
    expect(["legio-11", "legio-14", "c-navis-1", "c-navis-3"].map((block) => at(p, block))).toEqual([
      "roma",
      "narbo",
      "tyrrhenum",
      "carthago-nova",
    ]);
  });

  test("JC-C031, JC-2.2.d, JC-6.14.a neighbours may reinforce, not those two cities away", () => {
    const p = turnWith({
      map: { genua: ["legio-8"], roma: ["legio-3"], neapolis: ["legio-1"], rhegium: ["legio-2"] },
      cards: { caesar: "3/2", pompeius: "3/1" },
    });
    play(p, ["activate genua", "move legio-8 roma", "end-moves", "end-levy"]);
    play(p, ["activate rhegium", "move legio-2 neapolis"]);
    expect(why(p, "march roma")).toBe("JC-6.14.a");
    play(p, ["halt", "activate neapolis"]);
    expect([why(p, "move legio-1 roma"), why(p, "move legio-2 roma")]).toEqual(["legal", "JC-6.1.c"]);
  });

  test("JC-2.2.d no attack with the second step, on land or at sea", () => {
    const p = turnWith({
      map: { massilia: ["legio-11", "c-navis-1"], roma: ["legio-1"], tyrrhenum: ["p-navis-1"] },
      cards: CARDS,
    });
    play(p, ["activate massilia", "move legio-11 genua"]);
    expect([why(p, "march roma"), legal(p).includes("march roma")]).toEqual(["JC-6.1.d", false]);
    play(p, ["halt", "move c-navis-1 hispanum"]);
    expect([why(p, "march tyrrhenum"), legal(p).includes("march tyrrhenum")]).toEqual(["JC-6.1.d", false]);
  });

  test("JC-2.2.e who enters a place with enemies stops there", () => {
    const p = turnWith({ map: { genua: ["legio-8", "legio-12"], roma: ["legio-1"] }, cards: CARDS });
    play(p, ["activate genua", "move legio-8 roma"]);
    expect([asked(p), at(p, "legio-8")]).toEqual(["group", "roma"]);
    play(p, "move legio-12 ravenna");
    expect(asked(p)).toBe("march");
  });

  test("JC-C122, JC-2.2.f, JC-2.2.a levies follow movement, and a new block first moves next turn", () => {
    const p = turnWith({
      map: { ravenna: ["legio-14"], utica: ["legio-39"] },
      cards: { caesar: "2/2", pompeius: "1/2" },
    });
    expect(why(p, "levy legio-13 ravenna")).toBe("JC-2.2.b");
    play(p, ["end-moves", "levy legio-13 ravenna"]);
    expect(why(p, "activate ravenna")).toBe("JC-6.4.a");
    play(p, ["end-levy", "end-moves", "end-levy"]);
    for (const side of ["caesar", "pompeius"]) {
      expect(toMove(p)).toBe(side);
      play(p, legal(p)[0]);
    }
    while (toMove(p) === "pompeius") play(p, legal(p, "end-")[0]);
    play(p, "activate ravenna");
    expect(why(p, "move legio-13 asculum")).toBe("legal");
  });
});

describe("battles", () => {
  /** Pompeius, going first, attacks in three places. */
  const threeBattles = () => {
    const p = turnWith({
      map: {
        neapolis: ["legio-1"],
        roma: ["legio-17 1"],
        tacape: ["legio-39"],
        utica: ["legio-18 1"],
        internum: ["p-navis-1"],
        tyrrhenum: ["c-navis-1 1"],
      },
      cards: { caesar: "2/2", pompeius: "3/1" },
    });
    play(p, ["activate neapolis", "move legio-1 roma", "activate tacape", "move legio-39 utica"]);
    play(p, ["activate internum", "move p-navis-1 tyrrhenum", "end-levy"]);
    return p;
  };

  test("JC-C123, JC-2.3.a, JC-2.3.b every contested place is fought over, one by one as the first player likes", () => {
    const p = threeBattles();
    expect([toMove(p), asked(p)]).toEqual(["caesar", "movement"]);
    play(p, ["end-moves", "end-levy"]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "pickBattle"]);
    expect(legal(p).sort()).toEqual(["fight roma", "fight tyrrhenum", "fight utica"]);
    expect(why(p, "fight neapolis")).toBe("JC-2.3.a");
    play(p, ["fight tyrrhenum", "pass c-navis-1"]);
    play(p, "fire p-navis-1", [1, 6]);
    expect(asked(p)).toBe("regroup");
    play(p, "end-regroup");
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "pickBattle"]);
    expect(legal(p).sort()).toEqual(["fight roma", "fight utica"]);
    play(p, ["fight utica", "pass legio-18"]);
    // The last battle is nobody's choice.
    play(p, "fire legio-39", [1, 6, 6]);
    const events = play(p, "end-regroup");
    expect(told(events, "battle").map((event) => event.place)).toEqual(["roma"]);
    play(p, "pass legio-17");
    play(p, "fire legio-1", [1, 6, 6, 6]);
    play(p, "end-regroup");
    expect([asked(p), p.turn]).toEqual(["choose", 3]);
  });

  test("JC-2.3.a nothing is fought before both have commanded", () => {
    const p = threeBattles();
    const events = play(p, ["end-moves"]);
    expect(told(events, "battle")).toEqual([]);
    expect(told(play(p, "end-levy"), "battle")).toEqual([]);
    expect(told(play(p, "fight roma"), "battle")).toHaveLength(1);
  });
});

describe("events in general", () => {
  const MASSILIA = {
    massilia: ["legio-11", "c-navis-1"],
    narbo: ["legio-7"],
    hispanum: ["c-navis-3"],
    genua: ["legio-1"],
  };

  test("JC-C134, JC-E0.d, JC-E0.e, JC-E3.a Mars moves the land blocks of one group, and grants nothing else", () => {
    const p = turnWith({ map: MASSILIA, cards: { caesar: "mars", pompeius: "2/2" } });
    expect(why(p, "sail legio-11 narbo hispanum")).toBe("JC-E0.d");
    expect(legal(p).sort()).toEqual(["activate massilia", "activate narbo", "end-moves"]);
    play(p, "activate massilia");
    expect(why(p, "move c-navis-1 hispanum")).toBe("JC-E0.e");
    expect(legal(p).filter((act) => act.includes("navis"))).toEqual([]);
    play(p, "move legio-11 genua");
    expect(why(p, "move legio-7 tarraco")).toBe("JC-2.2.b");
    play(p, "end-group");
    // No second group and no levy: Pompeius is next.
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "movement"]);
  });

  test("JC-C135, JC-E0.e, JC-E0.d no navis moves under Mercury or Pluto, and nobody sails", () => {
    for (const god of ["mercury", "pluto"]) {
      const p = turnWith({ map: MASSILIA, cards: { caesar: god, pompeius: "2/2" } });
      expect(why(p, "activate hispanum"), god).toBe("JC-E0.e");
      expect(why(p, "sail legio-11 narbo hispanum"), god).toBe("JC-E0.d");
      play(p, "activate massilia");
      expect(why(p, "move c-navis-1 hispanum"), god).toBe("JC-E0.e");
      play(p, ["move legio-11 lugdunum", "halt", "end-group"]);
      expect([toMove(p), asked(p)], god).toEqual(["pompeius", "movement"]);
    }
  });

  test("JC-E0.d Neptune too moves one group, without levy or sailing", () => {
    const p = turnWith({ map: MASSILIA, cards: { caesar: "neptune", pompeius: "2/2" } });
    expect(why(p, "sail legio-11 narbo hispanum")).toBe("JC-E0.d");
    play(p, ["activate massilia", "move c-navis-1 hispanum", "halt", "end-group"]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "movement"]);
  });

  test("JC-E0.a no event brings moves or levies beside its own", () => {
    for (const god of ["jupiter", "vulcan", "mars", "mercury", "neptune", "pluto"]) {
      const p = turnWith({ historical: true, cards: { caesar: god, pompeius: "2/2" } });
      expect(toMove(p), god).toBe("caesar");
      play(p, legal(p).find((act) => act === "decline" || act === "end-moves") ?? "");
      expect([toMove(p), asked(p)], god).toEqual(["pompeius", "movement"]);
    }
  });

  test("JC-C103, JC-E0.b Mars may move without attacking, and Mercury without the third city", () => {
    const mars = turnWith({ map: MASSILIA, cards: { caesar: "mars", pompeius: "2/2" } });
    play(mars, ["activate massilia", "move legio-11 lugdunum", "halt", "end-group"]);
    expect([at(mars, "legio-11"), toMove(mars)]).toEqual(["lugdunum", "pompeius"]);
    const mercury = turnWith({ map: MASSILIA, cards: { caesar: "mercury", pompeius: "2/2" } });
    play(mercury, ["activate massilia", "move legio-11 narbo", "halt", "end-group"]);
    expect([at(mercury, "legio-11"), toMove(mercury)]).toEqual(["narbo", "pompeius"]);
  });

  test("JC-C188, JC-E0.c, JC-E3.a, JC-6.14.b a battle begun by Mars waits until the second player has reinforced", () => {
    const attackers = ["legio-7", "legio-8", "legio-11", "legio-12"];
    const p = turnWith({
      map: { genua: attackers, roma: ["legio-1", "scipio"], neapolis: ["legio-2", "legio-3", "pompeius"] },
      cards: { caesar: "mars", pompeius: "2/2" },
    });
    play(p, "activate genua");
    const before = attackers.flatMap((block) => play(p, `move ${block} roma`));
    expect([told(before, "surprise").map((event) => event.place), told(before, "battle")]).toEqual([["roma"], []]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "movement"]);
    play(p, ["activate neapolis", "move legio-2 roma", "move legio-3 roma", "move pompeius roma", "end-moves"]);
    const [battle] = told(play(p, "end-levy"), "battle");
    expect(battle).toMatchObject({ place: "roma", surprise: true, attackerReserves: 0, defenderReserves: 3 });
    const order: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      order.push(toMove(p));
      play(p, legal(p, "pass")[0]);
    }
    expect(order).toEqual([...new Array(4).fill("caesar"), ...new Array(2).fill("pompeius")]);
    expect(juliusCaesar.question(p)).toMatchObject({ ask: "battleTurn", round: 2 });
  });

  test("JC-E0.f an event may be declined, though it could be used", () => {
    for (const [god, act] of [
      ["jupiter", "decline"],
      ["vulcan", "decline"],
      ["mars", "end-moves"],
      ["neptune", "end-moves"],
    ]) {
      const p = turnWith({ historical: true, cards: { caesar: god, pompeius: "2/2" } });
      const before = juliusCaesar.copy(p).place;
      expect(legal(p).length, god).toBeGreaterThan(1);
      play(p, act);
      expect([toMove(p), p.place], god).toEqual(["pompeius", before]);
    }
  });

  test("JC-C139, JC-E0.f, JC-E7.a Vulcan without an enemy city asks nothing and does nothing", () => {
    const p = turnWith({
      map: { alexandria: ["cleopatra 4 caesar"], tyrrhenum: ["p-navis-1"], internum: ["p-navis-2"] },
      cards: { caesar: "vulcan", pompeius: "2/2" },
    });
    expect([p.first, toMove(p), asked(p)]).toEqual([0, "pompeius", "movement"]);
  });

  test("JC-C140, JC-E0.f, JC-E2.a Jupiter without a neighbour asks nothing and does nothing", () => {
    const p = turnWith({
      map: { ravenna: ["legio-13"], neapolis: ["legio-1"], internum: ["p-navis-2"] },
      cards: { caesar: "jupiter", pompeius: "2/2" },
    });
    expect([p.first, toMove(p), asked(p)]).toEqual([0, "pompeius", "movement"]);
  });

  test("JC-E0.f Neptune without a port or a sea, and Mars with navis at sea alone, ask nothing", () => {
    const inland = turnWith({ map: { lugdunum: ["legio-16"] }, cards: { caesar: "neptune", pompeius: "2/2" } });
    expect([inland.first, toMove(inland)]).toEqual([0, "pompeius"]);
    const afloat = turnWith({ map: { hispanum: ["c-navis-1"] }, cards: { caesar: "mars", pompeius: "2/2" } });
    expect([afloat.first, toMove(afloat)]).toEqual([0, "pompeius"]);
  });
});
