import { describe, expect, test } from "vitest";
import { own, type Position } from "../position.ts";
import { CAES, NOBODY } from "../sides.ts";
import { attacking } from "../testing/field.ts";
import {
  asked,
  at,
  box,
  byDefault,
  goTo,
  inZone,
  isReduced,
  type Layout,
  lay,
  legal,
  piece,
  play,
  question,
  reason,
  region,
  run,
  side,
  told,
  toMove,
} from "../testing/table.ts";
import { openWindow } from "../windows.ts";

describe("Desertion (6.3.5)", () => {
  function between(layout: Layout): Position {
    const p = lay({ hands: { caesarians: ["02"] }, ...layout });
    goTo(p, { step: "movesAndCombats", side: CAES, extra: false, begun: false });
    openWindow(p, "sequence", CAES);
    run(p);
    return p;
  }

  const ENEMIES = ["legio-I", "legio-II", "legio-III", "legio-IV", "legio-XV-", "legio-XVI-", "legio-XVII-"];
  const HOSTS: Layout = {
    caesarians: { "gallia-5": ["legio-X"], "gallia-1": ["caesar*"] },
    republicans: {
      "gallia-5": [...ENEMIES, "equites2-1", "equites2-2", "scipio"],
      "graecia-1": ["pompeius*", "legio-XVIII"],
    },
  };

  test("AIE-6.3.5.a AIE-6.3.5.b AIE-C178 five of the enemy's legions, whom he likes who has played it; nobody else", () => {
    const p = between(HOSTS);
    play(p, "lure stratagem-02-b gallia-5");
    expect(question(p)).toMatchObject({ ask: "luring", zone: "gallia-5", left: 5 });
    expect(reason(p, "lure-unit equites2-1")).toBe("AIE-6.3.5.b lureWhom");
    expect(reason(p, "lure-unit legio-X")).toBe("AIE-6.3.5.b lureWhom");
    expect(reason(p, "lure-unit legio-XVIII")).toBe("AIE-6.3.5.b lureWhom");
    play(p, ["lure-unit legio-XV", "lure-unit legio-XVI"]);
    expect(reason(p, "lure-unit legio-XV")).toBe("AIE-6.3.5.a lureTwice");
    const events = play(p, ["lure-unit legio-XVII", "lure-unit legio-I", "lure-unit legio-II"]);
    expect(told(events, "deserted")).toMatchObject([
      { side: "republicans", reduced: ["legio-I", "legio-II"], lost: ["legio-XV", "legio-XVI", "legio-XVII"] },
    ]);
    expect(["legio-I", "legio-II", "legio-III", "legio-IV"].map((name) => isReduced(p, name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(["legio-XV", "legio-XVI", "legio-XVII"].map((name) => at(p, name))).toEqual([
      "reserve",
      "reserve",
      "reserve",
    ]);
    expect([isReduced(p, "equites2-1"), isReduced(p, "equites2-2"), isReduced(p, "legio-X")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("AIE-6.3.5.a the rest by itself: who would be lost, then the strongest", () => {
    const p = between(HOSTS);
    play(p, ["lure stratagem-02-b gallia-5", "lure-unit legio-IV"]);
    expect(byDefault(p)).toBe("rest");
    play(p, "rest");
    expect(inZone(p, "gallia-5").filter((name) => box.isLegio[piece(name)])).toEqual([
      "legio-I",
      "legio-II",
      "legio-III",
      "legio-IV",
      "legio-X",
    ]);
    expect([isReduced(p, "legio-I"), isReduced(p, "legio-IV"), isReduced(p, "legio-II")]).toEqual([true, true, false]);
  });

  test("AIE-6.3.5.a five or fewer all lose a step, and nobody is asked; at sea too", () => {
    const p = between({
      ...HOSTS,
      republicans: {
        "mare-internum-centralis": ["naves-8sp-q1-t1-1", "legio-I", "legio-III-"],
        "graecia-1": ["pompeius*"],
      },
    });
    expect(legal(p, "lure")).toEqual(["lure stratagem-02-b mare-internum-centralis"]);
    play(p, "lure stratagem-02-b mare-internum-centralis");
    expect([isReduced(p, "legio-I"), at(p, "legio-III"), isReduced(p, "naves-8sp-q1-t1-1")]).toEqual([
      true,
      "reserve",
      false,
    ]);
  });

  test("AIE-6.3.5.a AIE-3.6.5.m not where there is none, and not among neutrals", () => {
    const p = between(HOSTS);
    expect(reason(p, "lure stratagem-02-b gallia-1")).toBe("AIE-6.3.5.a lureNoLegions");
    own.triumvir(p)[region("gallia")] = piece("scipio");
    own.control(p)[region("gallia")] = NOBODY;
    expect(reason(p, "lure stratagem-02-b gallia-5")).toBe("AIE-3.6.5.m lureNeutral");
    expect(legal(p, "lure")).toEqual(["lure stratagem-02-b graecia-1"]);
  });

  test("AIE-R146 a leader who has lost his last legion among enemies is tested at once", () => {
    const p = between({
      ...HOSTS,
      republicans: { "gallia-5": ["scipio", "legio-I-"], "graecia-1": ["pompeius*"] },
    });
    const events = play(p, "lure stratagem-02-b gallia-5", [9]);
    expect(told(events, "hunted")).toMatchObject([{ leader: "scipio", die: 8, escapes: false }]);
  });
});

describe("Turncoats (6.3.6)", () => {
  /** The Caesarians attack and hold the counter, unless it is given to the others. */
  function atBattle(where: string, layout: Layout): Position {
    const p = attacking("caesarians", { hands: { caesarians: ["15"] }, ...layout });
    run(p);
    while (asked(p) !== "battles") play(p, byDefault(p));
    play(p, `fight ${where}`);
    expect(question(p)).toMatchObject({ ask: "window", moment: "battle" });
    return p;
  }

  /** Any units by type: all of quality 3, legions of 5 and equites of 2. */
  function alike(p: Position): Position {
    const [sp, qu, unitTb] = [[...box.sp], [...box.qu], box.unitTb.map(() => 0)];
    for (const unit of box.units)
      for (const face of [2 * unit, 2 * unit + 1]) {
        qu[face] = 3;
        sp[face] = box.isLegio[unit] ? 5 : 2;
      }
    return { ...p, box: { ...p.box, sp, qu, unitTb } };
  }

  const legions = (numbers: readonly string[]): string[] => numbers.map((number) => `legio-${number}`);
  const OWN = legions(["V", "VI", "VII", "VIII", "IX", "X"]);

  test("AIE-6.3.6.a AIE-6.3.6.c AIE-6.3.6.d AIE-C171 a legion and equites change the odds at once", () => {
    const p = alike(
      atBattle("gallia-6", {
        caesarians: { "gallia-6": OWN, "gallia-1": ["caesar*"] },
        republicans: {
          "gallia-6": [...legions(["I", "II", "III", "IV", "XV"]), "equites2-1", "equites2-2"],
          "graecia-1": ["pompeius*"],
        },
      }),
    );
    play(p, "play stratagem-15-b");
    expect([asked(p), toMove(p)]).toEqual(["suborning", "palatine"]);
    expect(reason(p, "done")).toBe("AIE-6.3.6.a subornSomebody");
    expect(reason(p, "suborn legio-V")).toBe("AIE-6.3.6.a subornWhom");
    play(p, "suborn legio-I");
    const events = play(p, "suborn equites2-1", [5]);
    expect(told(events, "suborned")).toMatchObject([{ unit: "equites2-1", side: "caesarians", zone: "gallia-6" }]);
    const [decided] = told(events, "battle-decided");
    // 37 against 22; before it was 30 against 29, which is 1/1. With a 5: half of the five who are left.
    expect(decided).toMatchObject({ column: "3/2", row: 5, attacker: "1/2", defender: "A" });
    expect([asked(p), question(p)]).toMatchObject(["losses", { left: 2 }]);
    expect([side(p, "legio-I"), side(p, "equites2-1")]).toEqual(["caesarians", "caesarians"]);
  });

  test("AIE-6.3.6.c AIE-R68 with the last unit gone there is no battle, and the leaders are alone among enemies", () => {
    const p = atBattle("gallia-6", {
      caesarians: { "gallia-6": ["caesar*", ...OWN] },
      republicans: { "gallia-6": ["pompeius*", "legio-I", "equites2-1"], "graecia-1": ["scipio"] },
    });
    play(p, ["play stratagem-15-b", "suborn legio-I"]);
    const events = play(p, "suborn equites2-1", [9]);
    expect(told(events, "battle-decided")).toEqual([]);
    expect(told(events, "hunted")).toMatchObject([{ leader: "pompeius", escapes: false }]);
    // One point for him, none for a battle of more than 35 that was not fought.
    expect(p.score).toBe(1);
  });

  test("AIE-10.1.a AIE-R145 the strength of a great battle is that of before: nobody is counted twice, or not at all", () => {
    const p = alike(
      atBattle("gallia-6", {
        caesarians: { "gallia-6": legions(["V", "VI", "VII", "VIII"]), "gallia-1": ["caesar*"] },
        republicans: { "gallia-6": legions(["I", "II", "III"]), "graecia-1": ["pompeius*"] },
      }),
    );
    play(p, "play stratagem-15-b");
    const events = play(p, "suborn legio-I", [6]);
    while (asked(p) !== "nothing") events.push(...play(p, byDefault(p)));
    expect(told(events, "points")).toMatchObject([{ rule: "AIE-10.1.a", side: "caesarians", points: 1 }]);
  });

  /** Whether those units, and no others, can be taken from that Force. */
  function canTake(units: readonly string[], enemy: readonly string[], naval = false): boolean {
    const where = naval ? "mare-internum-centralis" : "gallia-6";
    const p = atBattle(where, {
      // The second counter keeps the die from falling as soon as the choice is made.
      hands: { caesarians: ["15", "14"] },
      caesarians: { [where]: naval ? ["naves-8sp-q2-t1-1", "lepidus"] : ["legio-X"], "gallia-1": ["caesar*"] },
      republicans: { [where]: [...enemy, "scipio"], "graecia-1": ["pompeius*"] },
    });
    play(p, "play stratagem-15-b");
    for (const unit of units) {
      if (asked(p) !== "suborning" || reason(p, `suborn ${unit}`) !== "legal") return false;
      play(p, `suborn ${unit}`);
    }
    if (asked(p) === "suborning") play(p, "done");
    expect(enemy.filter((unit) => side(p, unit) === "caesarians")).toEqual(units);
    return true;
  }

  test("AIE-6.3.6.a AIE-6.3.6.b AIE-C172 what may be taken", () => {
    const four = legions(["I", "II", "III", "IV"]);
    expect(canTake(["legio-I", "equites2-1"], [...four, "equites2-1"])).toBe(true);
    expect(canTake(["legio-I", "auxilia-1"], [...four, "auxilia-1"])).toBe(true);
    expect(canTake(["equites2-1", "equites2-2"], ["legio-I", "equites2-1", "equites2-2"])).toBe(true);
    expect(canTake(["legio-I", "legio-II"], [...four, "equites2-1"])).toBe(false);
    const ships = ["naves-4sp-t1-1", "naves-6sp-t1-1", "naves-8sp-q1-t1-1"];
    expect(canTake(["naves-4sp-t1-1"], ships, true)).toBe(true);
    expect(canTake(["naves-4sp-t1-1", "naves-6sp-t1-1"], ships, true)).toBe(false);
    expect(canTake(["legio-I"], four)).toBe(true);
  });

  test("AIE-6.3.6.b only legions: one of them, and the die falls", () => {
    const p = atBattle("gallia-6", {
      caesarians: { "gallia-6": OWN, "gallia-1": ["caesar*"] },
      republicans: { "gallia-6": legions(["I", "II", "III"]), "graecia-1": ["pompeius*"] },
    });
    play(p, "play stratagem-15-b");
    const events = play(p, "suborn legio-II", [3]);
    expect(told(events, "battle-decided").length).toBe(1);
    expect([side(p, "legio-I"), side(p, "legio-II")]).toEqual(["republicans", "caesarians"]);
  });

  test("AIE-6.3.6.a two are not a must", () => {
    const p = atBattle("gallia-6", {
      caesarians: { "gallia-6": OWN, "gallia-1": ["caesar*"] },
      republicans: { "gallia-6": ["legio-I", "legio-II", "equites2-1"], "graecia-1": ["pompeius*"] },
    });
    play(p, ["play stratagem-15-b", "suborn legio-I"]);
    expect(legal(p)).toEqual(["suborn equites2-1", "done"]);
    expect(reason(p, "suborn legio-II")).toBe("AIE-6.3.6.a subornHeavy");
    play(p, "done", [3]);
    expect(side(p, "equites2-1")).toBe("republicans");
  });

  test("AIE-6.3.6.a the defender too, and where the attackers came from is forgotten of a turncoat", () => {
    const p = atBattle("gallia-6", {
      hands: { republicans: ["15"] },
      caesarians: { "gallia-6": ["legio-V", "equites2-1"], "gallia-1": ["caesar*"] },
      republicans: { "gallia-6": ["legio-I", "legio-II"], "graecia-1": ["pompeius*"] },
    });
    expect(toMove(p)).toBe("quirinal");
    play(p, "play stratagem-15-b");
    expect(legal(p)).toEqual(["suborn legio-V", "suborn equites2-1"]);
    play(p, "suborn equites2-1");
    expect(p.marks[piece("equites2-1")]).toBe(0);
    // With the legion too there is nobody left to attack.
    const events = play(p, "suborn legio-V");
    expect(told(events, "battle-decided")).toEqual([]);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-6.3.6.a AIE-R68 Romans do not go over to a People at war, nor does a People go over", () => {
    const p = atBattle("gallia-2", {
      hands: { caesarians: ["15"], republicans: ["19"] },
      war: { germani: "caesarians" },
      caesarians: { "gallia-2": ["germani-u1", "germani-u2"], "gallia-1": ["caesar*"] },
      republicans: { "gallia-2": ["legio-I"], "graecia-1": ["pompeius*"] },
    });
    expect(reason(p, "play stratagem-15-b")).toBe("AIE-6.3.6.a subornForBarbarians");
    const q = atBattle("gallia-2", {
      hands: { caesarians: ["15"] },
      war: { germani: "republicans" },
      caesarians: { "gallia-2": ["legio-X"], "gallia-1": ["caesar*"] },
      republicans: { "gallia-2": ["germani-u1", "germani-u2"], "graecia-1": ["pompeius*"] },
    });
    expect(reason(q, "play stratagem-15-b")).toBe("AIE-6.3.6.a subornNobody");
    const allies = atBattle("africa-1", {
      hands: { caesarians: ["15"] },
      allegiance: { numidae: "caesarians" },
      caesarians: { "africa-1": ["numidae-u1"], "gallia-1": ["caesar*"] },
      republicans: { "africa-1": ["legio-I"], "graecia-1": ["pompeius*"] },
    });
    expect(reason(allies, "play stratagem-15-b")).toBe("legal");
  });

  test("AIE-6.3.6.b AIE-3.4.2.v with the last ship of a fleet all who sailed on it are lost, and nobody scores", () => {
    const p = atBattle("mare-internum-centralis", {
      caesarians: { "mare-internum-centralis": ["lepidus", "naves-8sp-q2-t1-1"], "gallia-1": ["caesar*"] },
      republicans: { "mare-internum-centralis": ["scipio", "naves-4sp-t1-1", "legio-I"], "graecia-1": ["pompeius*"] },
    });
    play(p, "play stratagem-15-b");
    expect(side(p, "naves-4sp-t1-1")).toBe("caesarians");
    expect([at(p, "legio-I"), at(p, "scipio"), p.score]).toEqual(["reserve", "gone", 0]);
    expect(asked(p)).toBe("nothing");
  });

  test("AIE-6.3.6.a not before evasion, nor after the battle", () => {
    const p = attacking("caesarians", {
      hands: { caesarians: ["15"] },
      caesarians: { "gallia-6": OWN, "gallia-1": ["caesar*"] },
      republicans: { "gallia-6": legions(["I", "II"]), "graecia-1": ["pompeius*"] },
    });
    run(p);
    expect(reason(p, "play stratagem-15-b")).toBe("AIE-6.0.f notItsMoment");
  });
});
