import { BadInput, type Json, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { imperator } from "./index.ts";
import { makeLab } from "./lab.ts";
import { copy } from "./position.ts";
import { seenBattle } from "./seen-battle.ts";
import { inSteps } from "./steps/index.ts";
import { attacking } from "./testing/field.ts";
import { box, check, foreseen, run } from "./testing/table.ts";

const lab = makeLab(box);
const begin = (forces: Json) => lab.begin(forces);

const forces = {
  zone: "pannonia_superior",
  attacker: "enemy",
  rome: { units: ["xiv_gemina", "x_gemina reduced"], leaders: ["marcus_aurelius"], augusti: ["marcus_aurelius"] },
  enemy: { units: ["marcomanni_1", "marcomanni_2"], leaders: ["marcomanni_chief_1"] },
  year: 170,
  event: 5,
};

describe("a battle with pieces", () => {
  test("is drawn up as it is written", () => {
    const p = begin(forces);
    expect(seenBattle(p)).toMatchObject({
      zone: "pannonia_superior",
      attacker: { side: "enemy", units: ["marcomanni_1", "marcomanni_2"], sp: 20, tb: 2 },
      defender: { side: "rome", units: ["x_gemina", "xiv_gemina"], sp: 17, tb: 1 },
      modifiers: [
        { key: "tactical", value: 1 },
        { key: "vigour", value: 2 },
      ],
    });
    expect(lab.over(p)).toBe(false);
  });

  test("is fought to its end, and what was lost is counted", () => {
    for (let i = 0; i < 30; i++) {
      const p = begin(forces);
      const before = copy(p);
      const dice = seededDice(`lab/${i}`);
      inSteps.open(p, dice);
      while (!lab.over(p)) {
        inSteps.play(p, inSteps.byDefault(p), dice);
        check(p);
      }
      const { winner, lost } = lab.tally(before, p);
      expect(["capitoline", "aventine"]).toContain(winner);
      for (const seat of imperator.seats) expect(lost[seat].steps).toBeLessThanOrEqual(4);
    }
  });

  test("IMP-4.2.g Armenia stands with whoever has its unit", () => {
    const p = begin({
      zone: "armenia",
      attacker: "rome",
      rome: { units: ["xii_fulminata"] },
      enemy: { units: ["armenia_1"] },
    });
    expect(seenBattle(p)?.defender.units).toEqual(["armenia_1"]);
  });

  test("IMP-R78 mutineers fight for a side", () => {
    const p = begin({
      zone: "syria_coele",
      attacker: "rome",
      rome: { units: ["xii_fulminata"] },
      enemy: { units: ["iv_scythica"], mutinous: true },
    });
    const before = copy(p);
    inSteps.open(p, seededDice("mutiny"));
    while (!lab.over(p)) inSteps.play(p, inSteps.byDefault(p), seededDice("more"));
    expect(Object.keys(lab.tally(before, p).lost)).toEqual(["capitoline", "aventine"]);
  });

  test("IMP-R59 rebels follow a usurper, here or elsewhere: PC counts", () => {
    const civil = (usurpers: string[]) =>
      seenBattle(
        begin({
          zone: "thracia",
          attacker: "enemy",
          rome: { units: ["v_macedonica"], leaders: ["commodus"], augusti: ["commodus"] },
          enemy: { units: ["xii_fulminata"], leaders: ["pescennius_niger"], usurpers },
        }),
      )?.modifiers.map(({ key }) => key);
    expect(civil(["pescennius_niger"])).toContain("morePolitical");
    expect(civil([])).toContain("morePolitical");
  });

  test("IMP-4.2.b after 195 Osrhoene is Roman", () => {
    const at = (year: number) =>
      seenBattle(
        begin({
          zone: "osrhoene",
          attacker: "rome",
          rome: { units: ["iii_gallica"] },
          enemy: { units: ["parthes_4"] },
          year,
        }),
      )?.modifiers.length;
    expect([at(195), at(196)]).toEqual([2, 1]);
  });

  test("what a forecast hands on can be tried", () => {
    const p = attacking("rome", {
      war: ["parthes"],
      rome: { syria_coele: ["iv_scythica", "xvi_flavia-", "marcus_aurelius*"] },
      enemy: { syria_coele: ["parthes_1-", "parthes_chief"] },
      ill: "marcus_aurelius",
      event: 3,
    });
    run(p);
    const [forecast] = foreseen(p, "fight syria_coele");
    const tried = begin(forecast.battle ?? null);
    expect(seenBattle(tried)).toEqual(seenBattle(p));
  });

  test.each<[string, Json, string]>([
    ["a zone that is none", { ...forces, zone: "carthago" }, "zone"],
    ["a sea", { ...forces, zone: "mare_internum_centralis" }, "zone: nobody fights there."],
    [
      "a side that is missing",
      { zone: "roma", attacker: "rome", rome: forces.rome },
      "the forces of enemy are missing.",
    ],
    ["nobody to fight", { ...forces, enemy: { units: [] } }, "enemy needs at least one unit that fights."],
    ["a piece that is named twice", { ...forces, rome: { units: ["x_gemina", "x_gemina"] } }, "it is named twice."],
    ["a leader among the units", { ...forces, rome: { units: ["commodus"] } }, '"commodus" is no combat unit.'],
    [
      "a unit among the leaders",
      { ...forces, rome: { units: ["x_gemina"], leaders: ["xiv_gemina"] } },
      '"xiv_gemina" is no leader.',
    ],
    ["a People that serves Rome", { ...forces, rome: { units: ["quades_1"] } }, "it never serves Rome."],
    [
      "kinds that never stand together",
      { ...forces, enemy: { units: ["quades_1", "parthes_1"] } },
      "it never stands with the others of the enemy.",
    ],
    [
      "a title of somebody who is not there",
      { ...forces, rome: { units: ["x_gemina"], augusti: ["commodus"] } },
      "is not among the leaders.",
    ],
    [
      "a usurper who serves Rome",
      { ...forces, rome: { units: ["x_gemina"], leaders: ["commodus"], usurpers: ["commodus"] } },
      "he serves Rome.",
    ],
    [
      "an Augustus who rebels",
      { ...forces, enemy: { units: ["xi_claudia"], leaders: ["commodus"], augusti: ["commodus"] } },
      "he rebels.",
    ],
    [
      "a king with a title",
      { ...forces, enemy: { ...forces.enemy, usurpers: ["marcomanni_chief_1"] } },
      "only Romans have titles.",
    ],
    ["rebels without a leader", { ...forces, enemy: { units: ["xi_claudia"] } }, "rebels need a leader."],
    [
      "mutineers with a leader",
      { ...forces, enemy: { units: ["xi_claudia"], leaders: ["commodus"], mutinous: true } },
      "mutineers have no leader.",
    ],
    [
      "mutineers of such a People",
      { ...forces, enemy: { units: ["quades_1"], mutinous: true } },
      "such units are never in mutiny.",
    ],
    [
      "mutineers on both sides",
      { ...forces, rome: { units: ["x_gemina"], mutinous: true }, enemy: { units: ["xi_claudia"], mutinous: true } },
      "mutineers do not fight mutineers.",
    ],
    [
      "a People that is gone",
      { ...forces, zone: "osrhoene", year: 200, enemy: { units: ["osrhoene_1"] } },
      "its People is out of the game by then.",
    ],
    ["a year beyond the game", { ...forces, year: 300 }, "year"],
    ["a field that is none", { ...forces, naval: true }, "naval"],
  ])("is refused: %s", (_what, battle, sentence) => {
    expect(() => begin(battle)).toThrow(BadInput);
    expect(() => begin(battle)).toThrow(sentence);
  });
});

describe("IMP-8.2.b IMP-TC.a a battle by its figures", () => {
  const figures = {
    attacker: { sp: [10, 10, 10], qu: [3, 3, 2], tb: 2, pc: null as number | null },
    defender: { sp: [8, 8], qu: [1, 1], tb: 1, pc: null as number | null },
    nonRomanOnly: "defender" as string | null,
    outsideRepublic: true,
    crossing: false,
    otherModifier: 0,
  };
  const solved = (change: Partial<typeof figures> = {}) => lab.resolve?.({ ...figures, ...change });

  test("gives the odds, the column, and every die", () => {
    expect(solved()).toEqual({
      ratio: 30 / 16,
      baseColumn: "3/2",
      column: "3/1",
      shift: 2,
      modifier: 0,
      byDie: [
        { die: 1, row: 1, attacker: "3/4", defender: "A", winner: "attacker" },
        { die: 2, row: 2, attacker: "1/2", defender: "A", winner: "attacker" },
        { die: 3, row: 3, attacker: "1/2", defender: "A", winner: "attacker" },
        { die: 4, row: 4, attacker: "1/4", defender: "A", winner: "attacker" },
        { die: 5, row: 5, attacker: "1/4", defender: "A", winner: "attacker" },
        { die: 6, row: 6, attacker: "R", defender: "A", winner: "attacker" },
      ],
    });
  });

  test("outside the empire barbarians are at home; a crossing changes nothing", () => {
    expect(solved({ outsideRepublic: false })).toMatchObject({ modifier: 1 });
    expect(solved({ nonRomanOnly: "attacker" })).toMatchObject({ modifier: 2 });
    expect(solved({ nonRomanOnly: null })).toMatchObject({ modifier: 1 });
    expect(solved({ crossing: true })).toEqual(solved());
    expect(solved({ otherModifier: -3 })).toMatchObject({ modifier: -3 });
  });

  test("PC counts where both have one: a Force without leader has 0, one that is not Roman has none", () => {
    const romans = (attacker: number | null, defender: number | null) =>
      solved({
        nonRomanOnly: null,
        attacker: { ...figures.attacker, tb: 0, pc: attacker },
        defender: { ...figures.defender, tb: 0, pc: defender },
      });
    expect(romans(5, 3)).toMatchObject({ modifier: 1 });
    expect(romans(0, 3)).toMatchObject({ modifier: -1 });
    expect(romans(4, 4)).toMatchObject({ modifier: 0 });
    expect(romans(5, null)).toMatchObject({ modifier: 0 });
  });

  test("is not one with pieces", () => {
    expect(lab.resolve?.(forces)).toBeNull();
    expect(() => lab.resolve?.({ attacker: figures.attacker })).toThrow(BadInput);
  });
});
