/** Fire and hits (7.4). */
import { describe, expect, test } from "vitest";
import { battle, battleOf, passRound } from "../testing/battle.ts";
import { asked, at, legal, play, strength, told, toMove, why } from "../testing/table.ts";

/** Caesar's leader, who hits with 1 to 3, falls upon some blocks of Pompeius; defenders of letter A would come first. */
const upon = (defenders: readonly string[], attackers: readonly string[] = ["caesar"]) =>
  battle({ place: "tarraco", attacker: "caesar", from: { narbo: attackers }, defenders });

describe("dice", () => {
  test("JC-C063, JC-7.4.a one die for each strength point; each at or below the firepower hits", () => {
    const [fired] = told(play(upon(["legio-5", "legio-2"]), "fire caesar", [1, 3, 4]), "fired");
    expect(fired).toMatchObject({ block: "caesar", dice: [1, 3, 4], firepower: 3, hits: 2 });
  });

  test("JC-7.4.a a weakened block throws fewer dice", () => {
    const [fired] = told(play(upon(["legio-5"], ["caesar 2"]), "fire caesar", [4, 5]), "fired");
    expect(fired).toMatchObject({ dice: [4, 5], hits: 0 });
  });

  test("JC-7.4.a firepower is the block's own: 4 hits for Legio 10, misses for Legio 7", () => {
    const p = upon(["legio-2"], ["legio-10 1", "legio-7 1"]);
    play(p, "pass legio-2");
    expect(told(play(p, "fire legio-10", [4]), "fired")[0].hits).toBe(1);
    expect(told(play(p, "fire legio-7", [4]), "fired")[0].hits).toBe(0);
    expect(strength(p, "legio-2")).toBe(3);
  });
});

describe("who is struck", () => {
  test("JC-C064, JC-7.4.b, JC-7.4.c the strongest is struck; among equals the owner chooses", () => {
    const p = upon(["legio-5 3", "legio-6 2", "legio-4 2"]);
    play(p, "fire caesar", [1, 1, 6]);
    expect([strength(p, "legio-5"), strength(p, "legio-6"), strength(p, "legio-4")]).toEqual([2, 2, 2]);
    expect([toMove(p), asked(p)]).toEqual(["pompeius", "hits"]);
    expect(legal(p)).toEqual(["take-hit legio-4", "take-hit legio-5", "take-hit legio-6"]);
    play(p, "take-hit legio-4");
    expect(strength(p, "legio-4")).toBe(1);
  });

  test("JC-C065, JC-7.4.b, JC-7.4.d each hit is taken before the next is given out", () => {
    const p = battle({
      place: "utica",
      attacker: "caesar",
      from: { badias: ["caesar"] },
      defenders: ["legio-1", "legio-3", "p-navis-1 1"],
    });
    play(p, "fire caesar", [1, 2, 3]);
    expect(strength(p, "legio-1")).toBe(3);
    expect(legal(p)).toEqual(["take-hit legio-1", "take-hit legio-3"]);
    expect(why(p, "take-hit p-navis-1")).toBe("JC-7.4.b");
    expect(why(p, "take-hit caesar")).toBe("JC-2.2.a");
    expect(why(p, "pass legio-1")).toBe("JC-7.4.c");
    play(p, "take-hit legio-3");
    // The other of the two is now the only strongest and is struck unasked.
    expect([strength(p, "legio-1"), strength(p, "legio-3"), strength(p, "p-navis-1")]).toEqual([2, 2, 1]);
    expect(asked(p)).toBe("battleTurn");
  });

  test("JC-7.4.c blocks elsewhere cannot take the hit", () => {
    const p = battle({
      place: "tarraco",
      attacker: "caesar",
      from: { narbo: ["caesar"] },
      defenders: ["legio-5", "legio-6"],
      map: { toletum: ["legio-4"] },
    });
    play(p, "fire caesar", [1, 6, 6]);
    expect(why(p, "take-hit legio-4")).toBe("JC-7.1.c");
  });

  test("JC-7.4.d a block struck down before its turn never fires", () => {
    const p = upon(["legio-5 1", "legio-6 2"]);
    play(p, "fire caesar", [1, 1, 6]);
    play(p, "take-hit legio-5");
    expect(legal(p, "fire")).toEqual(["fire legio-6"]);
    const weakened = upon(["legio-5"]);
    play(weakened, "fire caesar", [1, 1, 6]);
    expect(told(play(weakened, "fire legio-5", [6]), "fired")[0].dice).toEqual([6]);
  });

  test("JC-7.4.e below its last step a block is gone at once", () => {
    const p = upon(["legio-5 1", "legio-2"]);
    const events = play(p, "fire caesar", [1, 1, 1]);
    expect(strength(p, "legio-2")).toBe(1);
    expect(told(events, "step-lost").map((each) => each.strength)).toEqual([3, 2, 1]);
    play(p, ["pass legio-2", "pass legio-5"]);
    play(p, "fire caesar", [1, 6, 6]);
    expect(told(play(p, "take-hit legio-5"), "eliminated")).toMatchObject([
      { block: "legio-5", side: "pompeius", cause: "hit" },
    ]);
    expect(legal(p, "fire")).toEqual(["fire legio-2"]);
  });

  test("JC-C174, JC-7.4.f hits without a target are lost", () => {
    const p = upon(["legio-5 1", "legio-6 1"], ["legio-10"]);
    play(p, ["pass legio-5", "pass legio-6"]);
    play(p, "fire legio-10", [1, 1, 1]);
    expect(toMove(p)).toBe("pompeius");
    const events = play(p, "take-hit legio-6");
    expect(told(events, "eliminated").map((each) => each.block)).toEqual(["legio-6", "legio-5"]);
    expect(told(events, "hits-lost")).toMatchObject([{ side: "caesar", hits: 1 }]);
  });

  test("JC-7.4.f the firing side is never asked for a target", () => {
    const p = upon(["legio-5", "legio-6"]);
    play(p, "fire caesar", [1, 1, 1]);
    const askedOf: string[] = [];
    while (asked(p) === "hits") {
      askedOf.push(toMove(p));
      play(p, legal(p)[0]);
    }
    expect(askedOf).toEqual(["pompeius", "pompeius"]);
  });
});

describe("elephant", () => {
  const utica = (defenders: readonly string[]) =>
    battle({ place: "utica", attacker: "caesar", from: { badias: ["caesar"] }, defenders });

  test("JC-C066, JC-7.41.a a hit takes it from IV to II", () => {
    const p = utica(["p-elephant", "legio-39"]);
    play(p, "fire caesar", [1, 1, 6]);
    expect([strength(p, "p-elephant"), strength(p, "legio-39")]).toEqual([2, 2]);
  });

  test("JC-C175, JC-7.41.a at II among equals the owner may lose it or the legion's step", () => {
    const p = utica(["p-elephant 2", "legio-39 2"]);
    play(p, "fire caesar", [1, 6, 6]);
    expect([toMove(p), ...legal(p)]).toEqual(["pompeius", "take-hit legio-39", "take-hit p-elephant"]);
    play(p, "take-hit p-elephant");
    expect(at(p, "p-elephant")).toBe("fallen");
    const other = utica(["p-elephant 2", "legio-39 2"]);
    play(other, "fire caesar", [1, 6, 6]);
    play(other, "take-hit legio-39");
    expect([strength(other, "legio-39"), strength(other, "p-elephant")]).toEqual([1, 2]);
  });

  test("JC-7.41.a it throws four dice, then two", () => {
    const p = utica(["p-elephant"]);
    play(p, "pass caesar");
    expect(told(play(p, "fire p-elephant", [6, 6, 6, 6]), "fired")[0].dice).toHaveLength(4);
    play(p, "fire caesar", [1, 6, 6]);
    expect(told(play(p, "fire p-elephant", [6, 6]), "fired")[0].dice).toHaveLength(2);
  });
});

describe("ballista", () => {
  const roma = {
    place: "roma",
    attacker: "caesar",
    from: { genua: ["c-equitatus-1", "legio-13", "c-ballista"] },
    defenders: ["p-ballista", "legio-1"],
  } as const;

  test("JC-C071, JC-7.42.a B4 in defence, D4 in attack", () => {
    const p = battle(roma);
    expect(passRound(p)).toEqual(["p-ballista", "c-equitatus-1", "legio-1", "legio-13", "c-ballista"]);
    expect(told(play(p, "fire p-ballista", [4, 5]), "fired")[0]).toMatchObject({ firepower: 4, hits: 1 });
    // The hit was the owner's to place: both others stand at III.
    play(p, ["take-hit legio-13", "pass c-equitatus-1", "pass legio-1", "pass legio-13"]);
    expect(told(play(p, "fire c-ballista", [4, 5]), "fired")[0]).toMatchObject({ firepower: 4, hits: 1 });
  });

  test("JC-C079, JC-7.42.a when roles are exchanged its letter changes with its side", () => {
    const p = battle({ ...roma, defenders: ["legio-3 1"], reinforcements: { neapolis: ["p-ballista", "legio-1"] } });
    play(p, "fire c-equitatus-1", [1, 6, 6]);
    expect(battleOf(p)).toMatchObject({ round: 2, attacker: 1 });
    // Caesar now defends: his ballista fights with B, the other, at I after the disruption, with D.
    expect(passRound(p)).toEqual(["c-equitatus-1", "c-ballista", "legio-13", "legio-1", "p-ballista"]);
  });
});
