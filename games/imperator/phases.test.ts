/** The phases of a year, as they are seen (2). */
import { seededDice } from "@rubicon/engine";
import { expect, test } from "vitest";
import { imperator } from "./index.ts";
import { PHASES, phaseOf } from "./phases.ts";
import type { Question } from "./questions/index.ts";

/** Questions that are asked in one phase alone. */
const ASKED_IN: Readonly<Partial<Record<Question["ask"], string>>> = {
  ...{ laurels: "A", reserves: "C", vexillations: "C", uprising: "C", nominations: "D", illness: "D" },
  ...{ movement: "E", group: "E", voyage: "E", combats: "E", losses: "E", retreat: "E", pacification: "E" },
  ...{ quarters: "F", retinue: "F", revival: "F", upkeep: "F", custody: "F" },
};

const MOMENTS: Readonly<Record<string, string | undefined>> = { initiative: "B", uprisings: "C", usurpations: "C" };

const phaseOfQuestion = (question: Question): string | undefined =>
  question.ask === "window" ? (MOMENTS[question.moment] ?? "E") : ASKED_IN[question.ask];

test("IMP-2.B.c IMP-2.E.a what is asked is asked in its phase, and a year goes from A to F", () => {
  const met = new Set<string>();
  let over = 0;
  for (const scenario of ["s1_avidius_cassius", "s2_parthian_war", "s4_five_emperors"]) {
    const p = imperator.begin(scenario);
    const dice = seededDice(scenario);
    imperator.open(p, dice);
    let last = { year: 0, phase: 0 };
    for (let n = 0; n < 6_000 && imperator.toMove(p) !== "over"; n++) {
      const question = imperator.question(p);
      const phase = phaseOf(p);
      if (phase === null) throw new Error(`no phase for ${question.ask}`);
      expect(phase).toBe(phaseOfQuestion(question) ?? phase);
      const now = { year: p.year, phase: PHASES.indexOf(phase) };
      if (now.year === last.year) expect(now.phase, question.ask).toBeGreaterThanOrEqual(last.phase);
      last = now;
      met.add(phase);
      const legal = imperator.legal(p);
      imperator.play(p, legal[dice.roll(legal.length) - 1], dice);
    }
    if (imperator.toMove(p) !== "over") continue;
    expect(phaseOf(p)).toBeNull();
    over++;
  }
  expect(over).toBeGreaterThan(0);
  expect([...met].sort().join("")).toMatch(/A?BCDEF/);
});
