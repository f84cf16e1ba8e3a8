/** A referee's table against battles given by their figures (`rubicon battle`): all six dice of many battles at random. */
import { type Json, seededDice } from "@rubicon/engine";
import { readTable } from "@rubicon/series/testing";
import { expect, test } from "vitest";
import { resolve } from "../figures.ts";

interface Side {
  readonly sp: readonly number[];
  readonly qu: readonly number[];
  readonly tb: number;
  readonly pc: number | null;
}

interface Battle {
  readonly attacker: Side;
  readonly defender: Side;
  readonly nonRomanOnly: "attacker" | "defender" | null;
  readonly outsideRepublic: boolean;
  readonly crossing: boolean;
  readonly otherModifier: number;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** What the book says of the die, line by line. */
function modifierOf({ attacker, defender, nonRomanOnly, outsideRepublic, crossing, otherModifier }: Battle): number {
  let modifier = attacker.tb - defender.tb + otherModifier;
  if (outsideRepublic && nonRomanOnly === "defender") modifier -= 1;
  if (outsideRepublic && nonRomanOnly === "attacker") modifier += 1;
  // 8.6.3: between two Roman Forces, each with a Faction Leader or a Pretender.
  if (nonRomanOnly === null && attacker.pc !== null && defender.pc !== null)
    modifier += attacker.pc > defender.pc ? 1 : attacker.pc < defender.pc ? -1 : 0;
  return crossing ? modifier - 1 : modifier;
}

function expected(battle: Battle): Json {
  const { attacker, defender } = battle;
  const modifier = modifierOf(battle);
  const byDie = [1, 2, 3, 4, 5, 6].map((die) => {
    const { row, results, attackerWins } = readTable(
      attacker.sp,
      attacker.qu,
      defender.sp,
      defender.qu,
      die + modifier,
    );
    return { die, row, attacker: results[0], defender: results[1], winner: attackerWins ? "attacker" : "defender" };
  });
  const { base, column, shift } = readTable(attacker.sp, attacker.qu, defender.sp, defender.qu, 1);
  return { ratio: total(attacker.sp) / total(defender.sp), baseColumn: base, column, shift, modifier, byDie };
}

const asJson = (battle: Battle): Json => JSON.parse(JSON.stringify(battle));

const PLAIN: Battle = {
  attacker: { sp: [5], qu: [3], tb: 0, pc: 6 },
  defender: { sp: [5], qu: [3], tb: 0, pc: 5 },
  nonRomanOnly: null,
  outsideRepublic: false,
  crossing: false,
  otherModifier: 0,
};

const modifierIn = (change: Partial<Battle>): unknown => {
  const answer = resolve(asJson({ ...PLAIN, ...change }));
  return typeof answer === "object" && answer !== null && "modifier" in answer ? answer.modifier : null;
};

test("AIE-8.6.3.a AIE-CT.d PC counts between Roman Forces that both have a Faction Leader, and nowhere else", () => {
  expect(modifierIn({})).toBe(1);
  expect(modifierIn({ attacker: PLAIN.defender, defender: PLAIN.attacker })).toBe(-1);
  expect(modifierIn({ attacker: { ...PLAIN.attacker, pc: 5 } })).toBe(0);
  expect(modifierIn({ defender: { ...PLAIN.defender, pc: null } })).toBe(0);
  expect(modifierIn({ nonRomanOnly: "defender" })).toBe(0);
  expect(modifierIn({ nonRomanOnly: "attacker" })).toBe(0);
});

test("AIE-CT.b AIE-CT.c AIE-CT.f a land of their own counts outside alone, a crossing everywhere", () => {
  expect(modifierIn({ nonRomanOnly: "defender", outsideRepublic: true })).toBe(-1);
  expect(modifierIn({ nonRomanOnly: "attacker", outsideRepublic: true })).toBe(1);
  expect(modifierIn({ outsideRepublic: true })).toBe(1);
  expect(modifierIn({ nonRomanOnly: "attacker", crossing: true, otherModifier: 2 })).toBe(1);
});

test("AIE-CT.m AIE-8.3.c AIE-8.6.1.a AIE-CT.k two thousand battles at random, die by die", () => {
  const dice = seededDice("battles by their figures");
  const side = (): Side => {
    const units = dice.roll(9);
    const row = (most: number, least: number): number[] =>
      Array.from({ length: units }, () => least + dice.roll(most - least + 1) - 1);
    return { sp: row(8, 1), qu: row(4, 0), tb: dice.roll(5) - 2, pc: dice.roll(2) === 1 ? null : dice.roll(6) };
  };
  for (let i = 0; i < 2000; i++) {
    const battle: Battle = {
      attacker: side(),
      defender: side(),
      nonRomanOnly: (["attacker", "defender", null] as const)[dice.roll(3) - 1],
      outsideRepublic: dice.roll(2) === 1,
      crossing: dice.roll(2) === 1,
      otherModifier: dice.roll(7) - 4,
    };
    expect(resolve(asJson(battle)), JSON.stringify(battle)).toEqual(expected(battle));
  }
});
