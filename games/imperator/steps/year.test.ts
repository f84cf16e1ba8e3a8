/** Phases A and B (2.A, 2.B, S.d), the frame of a year, and the count of its sequences (2.D.a to 2.D.d). */
import { nth } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { CLEAN } from "../plague.ts";
import { DEATHS_TESTED, own, PAX, type Position, STRUCK, SUCCESS } from "../position.ts";
import { ENEMY, NOBODY, type Person, ROME, type SideName } from "../sides.ts";
import { CUP, handOf, ON_MAP, PLAYED, returnedBy, SPENT } from "../stratagems.ts";
import { isMarked, MOVED, mark } from "../table.ts";
import { asked, box, byDefault, goTo, lay, piece, play, run, told } from "../testing/table.ts";
import { hasTitle, ILL, SUMMONED } from "../titles.ts";

const draws = (p: Position, ...dice: number[]) => told(run(goTo(p, { step: "draw" }), dice), "drew");
const inCup = (p: Position): number => box.counters.filter((counter) => p.counter[counter] === CUP).length;
const held = (p: Position, person: number) =>
  box.counters.filter((counter) => p.counter[counter] === handOf(nth<Person>(person)));

describe("counters (2.A)", () => {
  test("IMP-2.A.a IMP-2.A.c IMP-C122 each draws one at random, Rome first", () => {
    const p = lay({});
    const events = draws(p, 40, 1);
    expect(events).toMatchObject([
      { side: "rome", seat: "capitoline", rule: "IMP-2.A.a", reveals: true },
      { side: "enemy", seat: "aventine", stratagem: "coup_etat_parthe" },
    ]);
    expect(events[0].stratagem).toBe("faveur_divine");
    expect([inCup(p), held(p, 0).length, held(p, 1).length]).toEqual([38, 1, 1]);
  });

  test("IMP-2.A.c IMP-C122 the last one is Rome's, and from an empty cup nobody draws", () => {
    const p = lay({});
    for (const counter of box.counters.slice(1)) own.counter(p)[counter] = SPENT;
    expect(draws(p, 1)).toMatchObject([{ side: "rome" }]);
    expect(draws(p)).toEqual([]);
    expect([inCup(p), held(p, 0).length, held(p, 1).length]).toEqual([0, 1, 0]);
  });

  test("IMP-2.A.b all are in the cup but those held, those on the map and those out of the game", () => {
    const p = lay({ hands: { rome: ["initiative"], enemy: ["desertion"] }, markers: [["mutinerie", "roma"]] });
    const [first, second, third, fourth] = box.counters;
    own.counter(p)[first] = PLAYED;
    own.counter(p)[second] = returnedBy(nth<Person>(0));
    own.counter(p)[third] = returnedBy(nth<Person>(1));
    own.counter(p)[fourth] = SPENT;
    draws(p, 1, 1);
    // 40, less one on the map, one spent, two held before and two drawn
    expect(inCup(p)).toBe(34);
    expect([first, second].map((counter) => p.counter[counter])).toEqual([
      handOf(p.leads[ROME]),
      handOf(p.leads[ENEMY]),
    ]);
    expect(p.counter[third]).toBe(CUP);
    expect(box.counters.filter((counter) => p.counter[counter] === ON_MAP).length).toBe(1);
  });

  test("IMP-S.h IMP-C230 nobody draws in scenario 1", () => {
    expect(draws(lay({ scenario: "s1_avidius_cassius" }))).toEqual([]);
  });
});

const rolls = (p: Position, ...dice: number[]) => told(run(goTo(p, { step: "initiative" }), dice), "initiative");

describe("initiative (2.B)", () => {
  test.each([
    [3, "rome"],
    [4, "enemy"],
    [5, "enemy"],
  ] as const)("IMP-2.B.a IMP-C007 a %i against a PC of 4 gives it to %s", (die, side) => {
    const p = lay({ year: 170, rome: { roma: ["lucius_verus*"] }, initiative: "rome" });
    expect(rolls(p, die)).toEqual([{ e: "initiative", rule: "IMP-2.B.a", side, die, pc: 4 }]);
    expect(p.initiative).toBe(side === "rome" ? ROME : ENEMY);
  });

  test("IMP-2.B.b IMP-C008 of two Augusti the higher PC", () => {
    const p = lay({ year: 170, rome: { roma: ["lucius_verus*"], belgica: ["helvius_pertinax*", "marcus_aurelius"] } });
    expect(rolls(p, 4)).toMatchObject([{ side: "rome", pc: 5 }]);
  });

  test("IMP-2.B.a without an Augustus it is the Enemy's", () => {
    expect(rolls(lay({ year: 170, rome: { roma: ["marcus_aurelius"] } }), 1)).toMatchObject([{ side: "enemy", pc: 0 }]);
  });

  test("IMP-S.d IMP-C226 a fixed one stands without a die, and nobody is asked for a counter; only in its year", () => {
    const fixed = { scenario: "s3_marcomannic_wars", asSetUp: true, hands: { rome: ["initiative"] } } as const;
    const p = lay(fixed);
    expect(rolls(p)).toEqual([{ e: "initiative", rule: "IMP-S.d", side: "enemy" }]);
    expect([p.initiative, p.stack]).toEqual([ENEMY, []]);
    expect(rolls(lay({ ...fixed, year: 167 }), 1)).toMatchObject([{ side: "rome", die: 1, pc: 6 }]);
  });
});

describe("a year (0.3)", () => {
  test("IMP-0.3.a one turn is a year, from Phase A to Phase F", () => {
    const p = goTo(lay({ scenario: "s1_avidius_cassius", asSetUp: true }), { step: "year" });
    // Nothing is asked before Rome, which comes second, has rolled for its reserve Fronts.
    const events = run(p, [5]);
    expect(events.map(({ e }) => e)).toEqual(["year", "initiative", "reserve-count"]);
    expect(events[0]).toEqual({ e: "year", rule: "IMP-0.3.a", year: 175 });
    const waiting = p.stack.map(({ step }) => step);
    expect(waiting.slice(0, 3)).toEqual(["newYear", "results", "peaceOrWar"]);
  });

  test("IMP-0.3.a IMP-2.F.e what lasted for a year is over in the next", () => {
    const p = lay({
      rome: { roma: ["marcus_aurelius*", "praetoria_1"], lugdunensis: ["urbanae_lugdunum"] },
      ill: "marcus_aurelius",
      summoned: "marcus_aurelius",
      year: 170,
      event: 9,
      flags: PAX | DEATHS_TESTED | STRUCK | SUCCESS,
      initiative: "rome",
    });
    mark(p, piece("praetoria_1"), MOVED);
    p.appeased = 5;
    p.extra = ENEMY;
    own.due(p)[piece("martius_verus")] = 171;
    for (const counter of box.counters) own.counter(p)[counter] = SPENT; // so that nobody is asked for one
    goTo(p, { step: "newYear" });
    run(p, { roll: () => 1 });
    expect(asked(p)).toBe("arrivals");
    expect([p.year, p.event, p.flags & ~SUCCESS, p.appeased, p.extra]).toEqual([171, 0, 0, 0, NOBODY]);
    expect(hasTitle(p, piece("marcus_aurelius"), ILL | SUMMONED)).toBe(false);
    expect(isMarked(p, piece("praetoria_1"), MOVED)).toBe(false);
    expect(p.infested[box.roma]).toBe(CLEAN);
  });
});

const counts = (p: Position) => told(run(goTo(p, { step: "sequences" })), "sequences")[0];

describe("sequences (2.D)", () => {
  test("IMP-2.D.a IMP-2.D.d IMP-C001 203: Severus 4 and the leader of the Maetae 1", () => {
    const p = lay({
      year: 203,
      initiative: "rome",
      rome: { roma: ["septimius_severus*"] },
      war: ["maetae"],
      enemy: { maetae: ["maetae_chief"] },
      peoples: { quades: ["quades_chief_1"] },
    });
    expect(counts(p)).toEqual({ e: "sequences", rule: "IMP-2.D.a", total: 5, rome: 3, enemy: 2 });
    expect([p.sequences[ROME], p.sequences[ENEMY]]).toEqual([3, 2]);
  });

  test.each<[SideName, string, number, number]>([
    ["enemy", "maetae", 2, 3],
    ["enemy", "quades", 3, 3],
    ["rome", "quades", 3, 3],
  ])(
    "IMP-2.D.d IMP-C003 IMP-C004 with the initiative of %s, against %s: Rome %i, Enemy %i",
    (initiative, people, rome, enemy) => {
      const chief = people === "maetae" ? "maetae_chief" : "quades_chief_1";
      const p = lay({
        initiative,
        rome: { roma: [people === "maetae" ? "septimius_severus*" : "marcus_aurelius*"] },
        war: [people],
        enemy: { [people]: [chief] },
      });
      expect(counts(p)).toMatchObject({ rome, enemy });
    },
  );

  test("IMP-2.D.b IMP-2.D.a IMP-C005 the better of two Augusti, the best of the Enemy, Roman or not", () => {
    const p = lay({
      rome: { roma: ["lucius_verus*"], belgica: ["helvius_pertinax*", "septimius_severus"] },
      war: ["quades"],
      enemy: { quades: ["quades_chief_2"], arabia: ["novius_rufus!"] },
    });
    expect(counts(p)).toMatchObject({ total: 5 });
    const rebels = lay({ rome: { roma: ["lucius_verus*"] }, enemy: { arabia: ["avidius_cassius!"] } });
    expect(counts(rebels)).toMatchObject({ total: 6 });
  });

  test("IMP-2.D.c IMP-C006 a leader on his Pax Romana face does not count, and without any the Enemy adds nothing", () => {
    const p = lay({
      initiative: "rome",
      rome: { roma: ["marcus_aurelius*"] },
      war: ["roxolani"],
      enemy: { roxolani: ["roxolani_1"] },
      peoples: { parthes_media: ["vologeses_iii"] },
    });
    expect(counts(p)).toMatchObject({ total: 3, rome: 2, enemy: 1 });
  });
});

describe("from Phase D into Phase E", () => {
  /** Whose sequences follow on each other, when nobody does anything. */
  function order(p: Position, ...dice: number[]): string[] {
    const source = { roll: () => dice.shift() ?? 1 };
    const events = run(p, source);
    while (p.stack.length > 0) events.push(...play(p, byDefault(p), source));
    return told(events, "sequence").map(({ side }) => side);
  }

  test("IMP-2.E.a IMP-2.E.c IMP-C002 the five sequences of 203, one side after the other", () => {
    const p = lay({
      year: 203,
      initiative: "rome",
      rome: { roma: ["septimius_severus*"] },
      war: ["maetae"],
      enemy: { maetae: ["maetae_chief", "maetae_1"] },
    });
    goTo(p, { step: "campaign" }, { step: "sequences" });
    expect(order(p)).toEqual(["rome", "enemy", "rome", "enemy", "rome"]);
    expect([p.sequences[ROME], p.sequences[ENEMY]]).toEqual([0, 0]);
  });

  test("IMP-TE.10.a IMP-R17 IMP-C020 event 10: one more of the Enemy after all others, though he acts twice running", () => {
    const p = lay({
      initiative: "enemy",
      rome: { roma: ["marcus_aurelius*"] },
      war: ["maetae"],
      enemy: { maetae: ["maetae_chief", "maetae_1"] },
      sequences: { rome: 2, enemy: 3 },
    });
    goTo(p, { step: "campaign" }, { step: "event" });
    expect(order(p, 6, 5)).toEqual(["enemy", "rome", "enemy", "rome", "enemy", "enemy"]);
  });
});
