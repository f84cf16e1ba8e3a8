import { BadInput, type Json, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { aleaIactaEst } from "./index.ts";
import type { Position } from "./position.ts";
import { attacking } from "./testing/field.ts";
import { foreseen, run } from "./testing/table.ts";

const { lab } = aleaIactaEst;
if (lab === undefined) throw new Error("there is no lab");

const ARMIES = {
  zone: "gallia-5",
  attacker: "caesarians",
  caesarians: {
    units: ["legio-V", "legio-VI", "legio-VIII reduced"],
    leaders: ["caesar", "curio"],
    chiefs: ["caesar"],
  },
  republicans: { units: ["legio-I", "legio-III"], leaders: ["pompeius"], chiefs: ["pompeius"] },
};

function fight(forces: Json, seed: number): { before: Position; after: Position } {
  const before = lab?.begin(forces);
  if (before === undefined || lab === undefined) throw new Error("there is no lab");
  const after = aleaIactaEst.copy(before);
  const dice = seededDice(seed);
  aleaIactaEst.open(after, dice);
  while (!lab.over(after) && aleaIactaEst.toMove(after) !== "over")
    aleaIactaEst.play(after, aleaIactaEst.byDefault(after), dice);
  return { before, after };
}

describe("a battle by itself", () => {
  test("has a winner and losses", () => {
    let won = 0;
    for (let seed = 0; seed < 60; seed++) {
      const { before, after } = fight(ARMIES, seed);
      const { winner, lost } = lab.tally(before, after);
      if (winner === "palatine") won++;
      expect(Object.keys(lost)).toEqual(["palatine", "quirinal"]);
      // AIE-8.5.2.a: one of the two Faction Leaders has fallen.
      expect(lost.palatine.leaders + lost.quirinal.leaders).toBe(1);
    }
    // 13 against 10 at 5/4 with +1 for politics: the attacker wins with 2 to 6.
    expect(won).toBeGreaterThan(40);
    expect(won).toBeLessThan(60);
  });

  test("at sea, with allies, with a People at war", () => {
    const naval: Json = {
      zone: "mare-internum-orientalis",
      naval: true,
      attacker: "republicans",
      caesarians: { units: ["naves-6sp-t0-1"] },
      republicans: { units: ["naves-8sp-q2-t1-1", "aegyptii-u5"], leaders: ["cato", "cleopatra-vii"] },
    };
    expect(lab.tally(...pair(fight(naval, 1))).winner).toBe("quirinal");
    const war: Json = {
      zone: "parthi-1",
      attacker: "caesarians",
      crossing: true,
      event: 3,
      caesarians: { units: ["legio-V"] },
      republicans: { units: ["parthi-u1", "parthi-u2"], leaders: ["pacorus-surena"] },
    };
    expect(lab.tally(...pair(fight(war, 1))).winner).toBe("quirinal");
  });

  const pair = ({ before, after }: ReturnType<typeof fight>): [Position, Position] => [before, after];

  test("is what a forecast hands on", () => {
    const p = attacking("caesarians", {
      event: 12,
      caesarians: { "gallia-5": ["caesar*", "legio-V", "legio-VI-"] },
      republicans: { "gallia-5": ["cato", "legio-I"] },
    });
    run(p);
    const [, forecast] = foreseen(p, "evade cato");
    expect(forecast.battle).toEqual({
      zone: "gallia-5",
      naval: false,
      attacker: "caesarians",
      crossing: false,
      event: 12,
      caesarians: { units: ["legio-V", "legio-VI reduced"], leaders: ["caesar"], chiefs: ["caesar"], ill: [] },
      republicans: { units: ["legio-I"], leaders: ["cato"], chiefs: [], ill: [] },
    });
    fight(forecast.battle ?? null, 3);
  });
});

describe("forces that cannot fight", () => {
  const { caesarians, republicans } = ARMIES;
  test.each<[string, Json, RegExp]>([
    ["no zone", { ...ARMIES, zone: "gallia-99" }, /^zone: "gallia-99" is no zone/],
    ["no side", { ...ARMIES, attacker: "senate" }, /^attacker: must be one of caesarians, republicans/],
    ["nobody", { ...ARMIES, republicans: { units: [] } }, /republicans needs at least one land unit/],
    ["missing", { zone: "gallia-5", attacker: "caesarians", caesarians }, /republicans: the forces/],
    ["no unit", { ...ARMIES, republicans: { units: ["legio-CC"] } }, /"legio-CC" is no combat unit/],
    ["a leader among units", { ...ARMIES, republicans: { units: ["cato"] } }, /"cato" is no combat unit/],
    ["twice", { ...ARMIES, republicans: { units: ["legio-V"] } }, /named twice/],
    ["half dead", { ...ARMIES, republicans: { units: ["legio-I dead"] } }, /unless "reduced"/],
    ["the wrong side", { ...ARMIES, republicans: { ...republicans, leaders: ["octavianus"] } }, /never serves/],
    ["a stranger", { ...ARMIES, republicans: { ...republicans, chiefs: ["cato"] } }, /not among the leaders/],
    ["no field", { ...ARMIES, weather: "fine" }, /weather: there is no such field/],
    ["a ship inland", { ...ARMIES, republicans: { units: ["naves-6sp-t0-1", "legio-I"] } }, /no ship can be there/],
    ["no ally", { ...ARMIES, republicans: { units: ["legio-I", "germani-u1"] } }, /only a Major People/],
    [
      "Peoples",
      { ...ARMIES, caesarians: { units: ["alpes-u1"] }, republicans: { units: ["germani-u1"] } },
      /do not fight each other/,
    ],
    [
      "a People torn",
      { ...ARMIES, caesarians: { units: ["germani-u1"] }, republicans: { units: ["germani-u2"] } },
      /other side/,
    ],
  ])("%s", (_what, forces, sentence) => {
    expect(() => lab.begin(forces)).toThrow(BadInput);
    expect(() => lab.begin(forces)).toThrow(sentence);
  });
});

const FIGURES = {
  attacker: { sp: [5, 5, 5], qu: [3, 3, 3], tb: 3, pc: 6 },
  defender: { sp: [5, 5], qu: [3, 3], tb: 1, pc: 5 },
  nonRomanOnly: null,
  outsideRepublic: false,
  crossing: true,
  otherModifier: -1,
};

describe("figures alone", () => {
  test("AIE-8.3.e AIE-CT.g are read off the table for every die", () => {
    expect(lab.resolve?.(FIGURES)).toEqual({
      ratio: 1.5,
      baseColumn: "3/2",
      column: "3/2",
      shift: 0,
      modifier: 1,
      byDie: [
        { die: 1, row: 2, attacker: "R", defender: "R", winner: "attacker" },
        { die: 2, row: 3, attacker: "3/4", defender: "A", winner: "attacker" },
        { die: 3, row: 4, attacker: "1/2", defender: "A", winner: "attacker" },
        { die: 4, row: 5, attacker: "1/2", defender: "A", winner: "attacker" },
        { die: 5, row: 6, attacker: "1/4", defender: "A", winner: "attacker" },
        { die: 6, row: 7, attacker: "1/4", defender: "A", winner: "attacker" },
      ],
    });
  });

  test("AIE-CT.b AIE-CT.c AIE-8.6.3.a know who is not Roman", () => {
    const modifier = (more: Record<string, Json>): unknown => {
      const resolved = lab.resolve?.({ ...FIGURES, crossing: false, otherModifier: 0, ...more });
      return resolved !== null && typeof resolved === "object" && "modifier" in resolved ? resolved.modifier : null;
    };
    expect(modifier({})).toBe(3);
    expect(modifier({ outsideRepublic: true })).toBe(3);
    // Without two Roman Forces nobody asks for politics.
    expect(modifier({ nonRomanOnly: "defender", outsideRepublic: true })).toBe(1);
    expect(modifier({ nonRomanOnly: "attacker", outsideRepublic: true })).toBe(3);
    expect(modifier({ nonRomanOnly: "attacker" })).toBe(2);
    expect(modifier({ defender: { ...FIGURES.defender, pc: null } })).toBe(2);
    expect(modifier({ defender: { ...FIGURES.defender, pc: 6 } })).toBe(2);
    expect(modifier({ defender: { ...FIGURES.defender, pc: 7 } })).toBe(1);
  });

  test("are told from forces by the zone", () => {
    expect(lab.resolve?.(ARMIES)).toBeNull();
  });

  test.each<[string, Json, RegExp]>([
    ["nothing", null, /^The battle: must be an object/],
    ["a list", [], /^The battle: must be an object/],
    ["no attacker", { ...FIGURES, attacker: undefined as unknown as null }, /^attacker: is missing/],
    [
      "no units",
      { ...FIGURES, attacker: { ...FIGURES.attacker, sp: [], qu: [] } },
      /^attacker.sp: must have at least one/,
    ],
    [
      "another number",
      { ...FIGURES, attacker: { ...FIGURES.attacker, qu: [3] } },
      /^attacker.qu: must have as many units/,
    ],
    [
      "no number",
      { ...FIGURES, attacker: { ...FIGURES.attacker, sp: [5, "x", 5] } },
      /^attacker.sp\[1\]: must be a whole/,
    ],
    [
      "no strength",
      { ...FIGURES, defender: { ...FIGURES.defender, sp: [0, 5] } },
      /^defender.sp\[0\]: must be a whole/,
    ],
    ["no bonus", { ...FIGURES, defender: { ...FIGURES.defender, tb: 0.5 } }, /^defender.tb: must be a whole/],
    ["no politics", { ...FIGURES, defender: { sp: [5], qu: [3], tb: 1 } }, /^defender.pc: is missing/],
    ["both", { ...FIGURES, nonRomanOnly: "both" }, /^nonRomanOnly: must be one of attacker, defender/],
    ["perhaps", { ...FIGURES, crossing: "perhaps" }, /^crossing: must be/],
    ["more", { ...FIGURES, weather: "fine" }, /^weather: there is no such field/],
  ])("%s is refused with its place", (_what, battle, sentence) => {
    expect(() => lab.resolve?.(battle)).toThrow(BadInput);
    expect(() => lab.resolve?.(battle)).toThrow(sentence);
  });
});
