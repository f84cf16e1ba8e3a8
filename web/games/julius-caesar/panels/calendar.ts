/** The five years of the war, each of five turns and a winter (JC-1.2.a), and where the game stands in them. */
import type { Seen } from "@rubicon/julius-caesar/components";
import type { Ask } from "./wording.ts";

export const FIRST_YEAR_BC = 49;
export const YEARS = 5;
export const TURNS = 5;

export type When = "past" | "now" | "coming";

export interface YearShown {
  readonly bc: number;
  readonly when: When;
  /** Turns 1 to 5. */
  readonly turns: readonly When[];
  readonly winter: When;
}

/** Decisions that are taken in winter (chapter 8). */
const WINTER: readonly Ask[] = ["port", "surplus", "disband"];

export const isWinter = ({ asked }: Pick<Seen, "asked">): boolean => asked !== null && WINTER.includes(asked.ask);

export function calendar(seen: Pick<Seen, "bc" | "turn" | "asked" | "outcome">): readonly YearShown[] {
  // Games are decided in winter.
  const winter = isWinter(seen) || seen.outcome !== null;
  return Array.from({ length: YEARS }, (_, i): YearShown => {
    const bc = FIRST_YEAR_BC - i;
    if (bc !== seen.bc) {
      const when = bc > seen.bc ? "past" : "coming";
      return { bc, when, turns: Array.from({ length: TURNS }, () => when), winter: when };
    }
    const turns = Array.from({ length: TURNS }, (_, t): When => {
      if (winter || t + 1 < seen.turn) return "past";
      return t + 1 === seen.turn ? "now" : "coming";
    });
    return { bc, when: "now", turns, winter: winter ? "now" : "coming" };
  });
}
