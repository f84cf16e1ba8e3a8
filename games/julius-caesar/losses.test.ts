/** Eliminated blocks (7.5): pools, trophies, and Cleopatra. */
import { describe, expect, test } from "vitest";
import { CAESAR, POMPEIUS } from "./blocks.ts";
import { points } from "./position.ts";
import { battle, battleOf, isFighting, passRound } from "./testing/battle.ts";
import {
  asked,
  at,
  goTo,
  lay,
  legal,
  play,
  push,
  run,
  side,
  strength,
  told,
  toMove,
  why,
  YEARS,
} from "./testing/table.ts";

describe("blocks", () => {
  test("JC-7.5.a lie face up in the pool of their side", () => {
    const p = battle({ place: "roma", attacker: "caesar", from: { genua: ["caesar"] }, defenders: ["legio-1 1"] });
    const events = play(p, "fire caesar", [1, 6, 6]);
    expect(at(p, "legio-1")).toBe("fallen");
    expect(told(events, "eliminated")).toMatchObject([{ block: "legio-1", side: "pompeius", reveals: true }]);
  });

  test("JC-7.5.a a defector goes to the pool of its colour", () => {
    const p = battle({
      place: "roma",
      attacker: "caesar",
      from: { genua: ["caesar"] },
      defenders: ["legio-7 1 pompeius"],
    });
    play(p, "fire caesar", [1, 6, 6]);
    expect([at(p, "legio-7"), side(p, "legio-7")]).toEqual(["fallen", "caesar"]);
  });
});

describe("leaders", () => {
  const killed = () => {
    const p = battle({
      place: "roma",
      attacker: "pompeius",
      from: { neapolis: ["pompeius"] },
      defenders: ["antonius 1", "legio-13 1"],
    });
    play(p, "pass antonius");
    play(p, "fire pompeius", [1, 6, 6]);
    return { p, events: play(p, "take-hit antonius") };
  };

  test("JC-C067, JC-7.51.a are out for good and give the enemy a point", () => {
    const { p, events } = killed();
    expect(told(events, "trophy")).toMatchObject([{ side: "pompeius", block: "antonius" }]);
    expect(at(p, "antonius")).toBe("trophy");
    // Alexandria counts two for Pompeius.
    expect([points(p, CAESAR), points(p, POMPEIUS)]).toEqual([0, 3]);
    goTo(p, { step: "newYear", year: YEARS[1] });
    run(p, new Array(12).fill(1));
    expect(at(p, "antonius")).toBe("trophy");
  });

  test("JC-7.51.b the first loss releases the third leader, in any friendly city", () => {
    const { events } = killed();
    expect(told(events, "released")).toMatchObject([{ side: "caesar", block: "octavianus" }]);
    const levies = (trophies: string[]) =>
      push(lay({ map: { siga: ["legio-7"], lugdunum: ["legio-8"] }, trophies }), {
        step: "levy",
        side: CAESAR,
        levies: 2,
      });
    expect(why(levies([]), "levy octavianus siga")).toBe("JC-3.21.b");
    expect(legal(levies(["antonius"]), "levy octavianus")).toEqual([
      "levy octavianus lugdunum",
      "levy octavianus siga",
    ]);
  });

  test("JC-7.51.b a second loss releases nobody more", () => {
    const p = battle({
      place: "roma",
      attacker: "pompeius",
      from: { neapolis: ["pompeius"] },
      defenders: ["caesar 1"],
      trophies: ["antonius"],
    });
    play(p, "pass caesar");
    const events = play(p, "fire pompeius", [1, 6, 6]);
    expect(told(events, "trophy").map((each) => each.block)).toEqual(["caesar"]);
    expect(told(events, "released")).toEqual([]);
  });
});

describe("Cleopatra", () => {
  const alexandria = {
    place: "alexandria",
    attacker: "caesar",
    from: { catabathmus: ["c-auxilia-3 1", "legio-13"] },
    defenders: ["cleopatra 1", "legio-38 1"],
  } as const;

  test("JC-C092, JC-7.52.a, JC-7.52.b struck down she joins the enemy at I and acts with him in this round", () => {
    const p = battle(alexandria);
    play(p, "fire c-auxilia-3", [1]);
    const events = play(p, "take-hit cleopatra");
    expect(told(events, "cleopatra")).toMatchObject([{ side: "caesar", place: "alexandria", cause: "hit" }]);
    expect([side(p, "cleopatra"), strength(p, "cleopatra")]).toEqual(["caesar", 1]);
    expect(legal(p, "fire")).toEqual(["fire legio-38"]);
    play(p, "pass legio-38");
    expect(toMove(p)).toBe("caesar");
    expect(legal(p, "fire")).toEqual(["fire legio-13", "fire cleopatra"]);
    play(p, "fire cleopatra", [1]);
    expect(at(p, "legio-38")).toBe("fallen");
    expect(isFighting(p)).toBe(false);
  });

  test("JC-C093, JC-7.52.b struck after her turn she waits for the next round", () => {
    const p = battle({ ...alexandria, from: { catabathmus: ["legio-13"] } });
    play(p, ["pass cleopatra", "pass legio-38"]);
    play(p, "fire legio-13", [1, 6, 6]);
    play(p, "take-hit cleopatra");
    expect([side(p, "cleopatra"), strength(p, "cleopatra")]).toEqual(["caesar", 1]);
    expect([battleOf(p).round, toMove(p)]).toEqual([2, "pompeius"]);
    expect(passRound(p)).toEqual(["legio-38", "legio-13", "cleopatra"]);
  });

  test("JC-C172, JC-7.52.b under surprise she acts if her new side's C turns are still to come", () => {
    const early = battle({ ...alexandria, surprise: true });
    play(early, "fire c-auxilia-3", [1]);
    play(early, "take-hit cleopatra");
    expect(legal(early, "fire")).toEqual(["fire legio-13", "fire cleopatra"]);

    const late = battle({ ...alexandria, from: { catabathmus: ["c-ballista"] }, surprise: true });
    play(late, "fire c-ballista", [1, 6]);
    play(late, "take-hit cleopatra");
    expect(legal(late, "fire")).toEqual(["fire legio-38"]);
    play(late, "pass legio-38");
    expect(battleOf(late).round).toBe(2);
  });

  test("JC-7.52.b struck in the C turns of her new side, before hers, she has one at once", () => {
    const p = battle({ ...alexandria, from: { catabathmus: ["legio-13"] }, surprise: true });
    play(p, "fire legio-13", [1, 6, 6]);
    play(p, "take-hit cleopatra");
    expect([toMove(p), ...legal(p, "fire")]).toEqual(["caesar", "fire cleopatra"]);
  });

  test("JC-7.52.a what is left of the throw strikes her old side, not her", () => {
    const p = battle(alexandria);
    play(p, ["pass c-auxilia-3", "pass cleopatra", "pass legio-38"]);
    play(p, "fire legio-13", [1, 1, 6]);
    play(p, "take-hit cleopatra");
    expect(at(p, "legio-38")).toBe("fallen");
    expect([side(p, "cleopatra"), strength(p, "cleopatra")]).toEqual(["caesar", 1]);
  });

  test("JC-7.52.a she may turn more than once", () => {
    const p = battle({
      ...alexandria,
      from: { catabathmus: ["legio-13 1", "cleopatra 1 caesar"] },
      defenders: ["legio-38 1"],
    });
    play(p, "fire legio-38", [1]);
    play(p, "take-hit cleopatra");
    expect(side(p, "cleopatra")).toBe("pompeius");
    play(p, "pass cleopatra");
    play(p, "fire legio-13", [1]);
    play(p, "take-hit cleopatra");
    expect(side(p, "cleopatra")).toBe("caesar");
  });

  test("JC-7.52.c she never lies in a pool and is no trophy", () => {
    const p = battle(alexandria);
    play(p, "fire c-auxilia-3", [1]);
    const events = play(p, "take-hit cleopatra");
    expect([told(events, "eliminated"), told(events, "trophy")]).toEqual([[], []]);
    expect(at(p, "cleopatra")).toBe("alexandria");
  });

  test("JC-7.52.d when she must retreat and cannot, she changes sides", () => {
    const p = battle({
      place: "antiochia",
      attacker: "pompeius",
      from: { tarsus: ["cleopatra 3"] },
      defenders: ["legio-21"],
      map: { tarsus: ["legio-20"], damascus: ["legio-19"] },
      round: 4,
    });
    const events = play(p, "pass legio-21");
    expect(told(events, "cleopatra")).toMatchObject([{ side: "caesar", cause: "no-retreat" }]);
    expect([side(p, "cleopatra"), strength(p, "cleopatra"), at(p, "cleopatra")]).toEqual(["caesar", 1, "antiochia"]);
    expect(told(events, "battle-over").map((each) => each.side)).toEqual(["caesar"]);
  });

  test("JC-C094, JC-7.52.e she was the last: the battle is over and she is among the victors", () => {
    const p = battle({ ...alexandria, from: { catabathmus: ["legio-13"] }, defenders: ["cleopatra 1"] });
    play(p, "pass cleopatra");
    const events = play(p, "fire legio-13", [1, 1, 6]);
    expect([side(p, "cleopatra"), strength(p, "cleopatra")]).toEqual(["caesar", 1]);
    expect(told(events, "hits-lost")).toMatchObject([{ hits: 1 }]);
    expect(told(events, "battle-over").map((each) => each.side)).toEqual(["caesar"]);
    expect(asked(p)).toBe("regroup");
    expect(legal(p, "regroup cleopatra")).not.toEqual([]);
  });
});
