/** D4: leaders die in their beds (2.D.h, 2.D.j, TL, R18, R19, S.h). */
import { describe, expect, test } from "vitest";
import { deathLimit } from "../pieces.ts";
import type { Position } from "../position.ts";
import { ENEMY, ROME } from "../sides.ts";
import { at, box, goTo, lay, piece, run, told } from "../testing/table.ts";
import { augusti, usurpers } from "../titles.ts";

/** Dice as d10 show them. */
const test10 = (p: Position, ...dice: number[]) =>
  run(
    goTo(p, { step: "deaths", begun: false, left: [] }),
    dice.map((die) => die + 1),
  );

const alone = (leader: string, year: number): Position => lay({ year, rome: { roma: [leader] } });
const dies = (leader: string, year: number, die: number): boolean => {
  const p = alone(leader, year);
  test10(p, die);
  return at(p, leader) === "gone";
};

describe("the table (TL)", () => {
  test("IMP-TL.b IMP-TL.d IMP-C027 Lucius Verus survives a 6 in 170 and dies of it in 171", () => {
    expect([dies("lucius_verus", 170, 6), dies("lucius_verus", 171, 6)]).toEqual([false, true]);
  });

  test("IMP-TL.c IMP-TL.d IMP-C028 in 174 he dies without a die", () => {
    const p = alone("lucius_verus", 174);
    expect(test10(p)).toMatchObject([
      { e: "life-tested", rule: "IMP-TL.c", leader: "lucius_verus", die: null, below: 10 },
      { e: "died", leader: "lucius_verus", how: "natural" },
    ]);
  });

  test("IMP-TL.b IMP-0.1.a IMP-C029 the first year kills on a 0 only; before it nobody is tested", () => {
    expect([dies("commodus", 191, 0), dies("commodus", 191, 1)]).toEqual([true, false]);
    expect(test10(alone("commodus", 190))).toEqual([]);
  });

  test("IMP-TL.j IMP-C030 rows that end in 217 have no certain death", () => {
    expect([dies("laetus", 217, 7), dies("laetus", 217, 8)]).toEqual([true, false]);
  });

  test.each([
    ["marcus_aurelius", 180, 5],
    ["chosroes", 185, 5],
    ["claudius_pompeianus", 190, 5],
    ["perennis", 200, 10],
    ["commodus", 190, 0],
    ["pescennius_niger", 212, 6],
    ["laetus", 214, 5],
    ["caracalla", 217, 5],
    ["opellius_macrinus", 217, 0],
    ["vologeses_v", 213, 1],
  ])(
    "IMP-TL.e IMP-TL.f IMP-TL.g IMP-TL.h IMP-TL.i IMP-TL.j IMP-TL.k IMP-TL.l IMP-C223 %s in %i: %i",
    (leader, year, limit) => {
      expect(deathLimit(box, piece(leader), year)).toBe(limit);
    },
  );

  test("IMP-R19 from the year of certain death on it stays certain", () => {
    expect([deathLimit(box, piece("didius_julianus"), 200), deathLimit(box, piece("didius_julianus"), 203)]).toEqual([
      ...[10, 10],
    ]);
  });
});

describe("who is tested (2.D.h)", () => {
  test("IMP-2.D.h IMP-R18 every historical leader on the map, one by one in the order of the table, on either face", () => {
    const p = lay({
      year: 185,
      rome: { roma: ["helvius_pertinax*"], dacia: ["martius_verus"] },
      enemy: { arabia: ["avidius_cassius!"], syria_coele: ["statius_priscus"] },
      peoples: { parthes_media: ["chosroes", "parthes_chief"], quades: ["quades_chief_1"] },
    });
    // In 185 the generals of 161 die without a die; Chosroes rolls.
    const tested = told(test10(p, 9), "life-tested");
    expect(tested.map(({ leader, die, side }) => [leader, die, side])).toEqual([
      ["avidius_cassius", null, "enemy"],
      ["martius_verus", null, "rome"],
      ["statius_priscus", null, "rome"],
      ["chosroes", 9, null],
    ]);
    expect(["avidius_cassius", "statius_priscus", "chosroes"].map((name) => at(p, name))).toEqual([
      ...["gone", "gone", "parthes_media"],
    ]);
  });

  test("IMP-4.1.f IMP-4.1.e generic leaders never, nor who is not on the map", () => {
    const p = lay({ year: 185, war: ["quades"], enemy: { quades: ["quades_chief_1", "quades_chief_2"] } });
    expect(test10(p)).toEqual([]);
    expect(at(p, "marcus_aurelius")).toBe("to-come");
  });

  test("IMP-TL.m the death of Vologeses III brings Vologeses IV the year after", () => {
    const p = lay({ year: 178, peoples: { parthes_media: ["vologeses_iii"] } });
    test10(p, 2);
    expect([at(p, "vologeses_iii"), p.due[piece("vologeses_iv")]]).toEqual(["gone", 179]);
  });

  test("IMP-2.D.h IMP-TL.c IMP-TL.h IMP-R19 IMP-C224 Didius is not tested in the year he appears, and is in the next", () => {
    const p = lay({
      year: 193,
      rome: { roma: ["commodus*", "praetoria_1"], dacia: ["helvius_pertinax", "perennis", "xiii_gemina"] },
    });
    // Pertinax 9 of 3, Commodus 2 of 3, Perennis 9 of 3
    const events = test10(p, 9, 2, 9);
    expect(told(events, "life-tested").map(({ leader }) => leader)).toEqual([
      "helvius_pertinax",
      "commodus",
      "perennis",
    ]);
    expect([augusti(p), usurpers(p), at(p, "didius_julianus")]).toEqual([
      [piece("helvius_pertinax")],
      [piece("didius_julianus")],
      "roma",
    ]);
    p.year = 194;
    const next = told(test10(p, 9, 9, 9), "life-tested").map(({ leader }) => leader);
    expect(next).toEqual(["helvius_pertinax", "perennis", "didius_julianus"]);
  });

  test("IMP-3.6.n what a death brings about comes before the next test", () => {
    const p = lay({ year: 180, rome: { roma: ["marcus_aurelius*", "commodus+"], dacia: ["martius_verus"] } });
    const order = test10(p, 4, 9).map((event) => ("leader" in event ? `${event.e} ${event.leader}` : event.e));
    expect(order).toEqual([
      "life-tested marcus_aurelius",
      "died marcus_aurelius",
      "emperor commodus",
      "life-tested martius_verus",
    ]);
  });

  test("IMP-S.h IMP-C230 scenario 1 has no death tests", () => {
    const p = lay({ scenario: "s1_avidius_cassius", asSetUp: true, year: 179 });
    expect([test10(p), p.stack.length]).toEqual([[], 0]);
  });
});

test("IMP-2.D.g IMP-2.D.h IMP-2.D.i IMP-2.D.j IMP-C127 the order of Phase D; the count stands though the best leader dies", () => {
  const p = lay({
    year: 180,
    initiative: "rome",
    war: ["parthes"],
    rome: { roma: ["marcus_aurelius*"] },
    enemy: { parthes_media: ["vologeses_iii", "parthes_1"] },
  });
  // Event 12; Marcus Aurelius 9 of 5, Vologeses III 0 of 5
  const events = run(goTo(p, { step: "administration" }), [6, 7, 10, 1]);
  expect(events.map(({ e }) => e)).toEqual(["sequences", "event", "life-tested", "life-tested", "died"]);
  expect([p.sequences[ROME], p.sequences[ENEMY], at(p, "vologeses_iii")]).toEqual([3, 3, "gone"]);
});

test("IMP-2.D.g IMP-2.D.i nominations come after the event and before the deaths, reinforcements last", () => {
  const p = lay({ year: 169, war: ["quades"], rome: { roma: ["helvius_pertinax*", "lucius_verus"] } });
  const before = run(goTo(p, { step: "administration" }), [6, 7]).map(({ e }) => e);
  expect(before).toEqual(["sequences", "event"]);
  expect(p.stack.map(({ step }) => step)).toEqual(["reinforcements", "deaths", "nominations"]);
});
