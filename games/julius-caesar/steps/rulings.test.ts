/** Rulings that a table may switch: each as it stands by default, and as the other reading has it. */
import { describe, expect, test } from "vitest";
import { type BattleLayout, battle, battleOf, passRound, waysOutOf } from "../testing/battle.ts";
import { at, legal, play, reason, strength, told, toMove, why } from "../testing/table.ts";

describe("limits of retreats", () => {
  /** Equitatus of letter B and legions of letter C, all of whom want to leave by one minor road. */
  const layout: BattleLayout = {
    place: "roma",
    attacker: "caesar",
    from: { genua: ["legio-13"] },
    defenders: ["p-equitatus-1", "p-equitatus-2", "p-equitatus-3", "legio-1", "legio-2", "legio-3"],
    map: { asculum: ["legio-37"] },
    round: 2,
  };
  const leaving = (p: ReturnType<typeof battle>, block: string): string => reason(p, `retreat ${block} asculum`);

  test("JC-7.61.a by default they count for the whole round, whatever the letter", () => {
    const p = battle(layout);
    play(p, ["retreat p-equitatus-1 asculum", "retreat p-equitatus-2 asculum"]);
    expect(leaving(p, "p-equitatus-3")).toBe("JC-7.61.a retreatRoadFull");
    play(p, "pass p-equitatus-3");
    expect(leaving(p, "legio-1")).toBe("JC-7.61.a retreatRoadFull");
    play(p, ["pass legio-1", "pass legio-2", "pass legio-3", "pass legio-13"]);
    expect([battleOf(p).round, leaving(p, "p-equitatus-3")]).toEqual([3, "legal"]);
  });

  test("JC-7.61.a as an option they count anew in each turn of a letter, and only then", () => {
    const p = battle({ ...layout, options: { retreatLimits: "by-turn" } });
    play(p, ["retreat p-equitatus-1 asculum", "retreat p-equitatus-2 asculum"]);
    expect(leaving(p, "p-equitatus-3")).toBe("JC-7.61.a retreatRoadFullInTurn");
    play(p, ["pass p-equitatus-3", "retreat legio-1 asculum", "retreat legio-2 asculum"]);
    expect([battleOf(p).round, leaving(p, "legio-3")]).toEqual([2, "JC-7.61.a retreatRoadFullInTurn"]);
    play(p, ["pass legio-3", "pass legio-13"]);
    expect([battleOf(p).round, leaving(p, "p-equitatus-3")]).toEqual([3, "legal"]);
  });

  test("JC-7.61.c over a strait it is one block a round in either case", () => {
    for (const retreatLimits of ["by-round", "by-turn"]) {
      const p = battle({
        place: "messana",
        attacker: "caesar",
        from: { syracusae: ["legio-13"] },
        defenders: ["p-equitatus-1", "legio-1"],
        map: { rhegium: ["legio-37"] },
        round: 2,
        options: { retreatLimits },
      });
      play(p, "retreat p-equitatus-1 rhegium");
      expect([toMove(p), why(p, "retreat legio-1 rhegium")], retreatLimits).toEqual(["pompeius", "JC-7.61.c"]);
      play(p, ["pass legio-1", "pass legio-13"]);
      expect(why(p, "retreat legio-1 rhegium"), retreatLimits).toBe("legal");
    }
  });
});

describe("navis in a battle for a port", () => {
  /** Caesar's navis came over Tyrrhenum; Hispanum and Internum are vacant. */
  const utica: BattleLayout = {
    place: "utica",
    attacker: "caesar",
    from: { tyrrhenum: ["c-navis-4"] },
    defenders: ["p-navis-3"],
    round: 2,
  };

  test("JC-7.82.d by default the lists hold: attackers back where they came from, defenders elsewhere", () => {
    const p = battle(utica);
    expect(waysOutOf(p, "p-navis-3")).toEqual(["hispanum", "internum"]);
    play(p, "pass p-navis-3");
    expect(waysOutOf(p, "c-navis-4")).toEqual(["tyrrhenum"]);
    expect(why(p, "retreat c-navis-4 hispanum")).toBe("JC-7.82.b");
  });

  test("JC-7.82.d as an option to any sea without an enemy, for both, and still to no port", () => {
    const p = battle({
      ...utica,
      options: { portRetreat: "open-seas" },
      map: { internum: ["p-navis-1"], roma: ["legio-17"] },
    });
    expect(waysOutOf(p, "p-navis-3")).toEqual(["hispanum", "internum", "tyrrhenum"]);
    play(p, "pass p-navis-3");
    expect(waysOutOf(p, "c-navis-4")).toEqual(["hispanum", "tyrrhenum"]);
    expect(why(p, "retreat c-navis-4 internum")).toBe("JC-7.61.b");
    expect(why(p, "retreat c-navis-4 roma")).toBe("JC-7.82.d");
  });

  test("JC-7.82.b, JC-7.82.c at sea the lists hold in either case", () => {
    for (const portRetreat of ["by-lists", "open-seas"]) {
      const p = battle({
        place: "hispanum",
        attacker: "caesar",
        from: { tyrrhenum: ["c-navis-4"] },
        defenders: ["p-navis-3"],
        round: 2,
        options: { portRetreat },
      });
      expect(waysOutOf(p, "p-navis-3"), portRetreat).toEqual(["atlanticus"]);
      play(p, "pass p-navis-3");
      expect(waysOutOf(p, "c-navis-4"), portRetreat).toEqual(["tyrrhenum"]);
    }
  });
});

describe("reserves of a defender whose line is gone", () => {
  const roma: BattleLayout = {
    place: "roma",
    attacker: "caesar",
    from: { genua: ["caesar", "legio-13"] },
    defenders: ["legio-3 1"],
    reinforcements: { neapolis: ["legio-1", "legio-37 1"] },
  };

  test("JC-7.31.a by default they lose a step each", () => {
    const p = battle(roma);
    const events = play(p, "fire caesar", [1, 6, 6]);
    expect(told(events, "disrupted")).toHaveLength(1);
    expect([strength(p, "legio-1"), at(p, "legio-37")]).toEqual([3, "fallen"]);
  });

  test("JC-7.31.a, JC-7.31.c as an option they lose nothing but their role", () => {
    const p = battle({ ...roma, options: { lateDefenders: "unharmed" } });
    const events = play(p, "fire caesar", [1, 6, 6]);
    expect(told(events, "disrupted")).toEqual([]);
    expect(told(events, "reserves")).toMatchObject([{ side: "pompeius" }]);
    expect(told(events, "exchanged")).toMatchObject([{ side: "pompeius" }]);
    expect([strength(p, "legio-1"), strength(p, "legio-37")]).toEqual([4, 1]);
    // The new attackers leave in round 4, as JC-7.31.d has it.
    passRound(p);
    passRound(p);
    play(p, ["pass caesar", "pass legio-13"]);
    expect(legal(p).every((act) => act.startsWith("retreat "))).toBe(true);
  });

  test("JC-7.31.a reserves of an attacker lose their step in either case", () => {
    for (const lateDefenders of ["lose-a-step", "unharmed"]) {
      const p = battle({
        place: "roma",
        attacker: "caesar",
        from: { genua: ["legio-16 1"], ravenna: ["legio-13"] },
        defenders: ["pompeius"],
        options: { lateDefenders },
      });
      play(p, "fire pompeius", [1, 6, 6]);
      expect([strength(p, "legio-13"), battleOf(p).round], lateDefenders).toEqual([2, 2]);
    }
  });
});
