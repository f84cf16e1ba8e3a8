/** The years of the war, each of some turns and a winter (JC-1.2.a), and where the game stands in them. */
import type { Seen } from "@rubicon/julius-caesar/components";
import type { Ask } from "./wording.ts";

/** A year of the calendar, as the pack has it. */
export interface YearFacts {
  readonly bc: number;
  readonly turns: number;
}

export type When = "past" | "now" | "coming";

export interface YearShown {
  readonly bc: number;
  readonly when: When;
  /** Its turns, the first first. */
  readonly turns: readonly When[];
  readonly winter: When;
}

/** Decisions that are taken in winter (chapter 8). */
const WINTER: readonly Ask[] = ["port", "surplus", "disband"];

export const isWinter = ({ asked }: Pick<Seen, "asked">): boolean => asked !== null && WINTER.includes(asked.ask);

/** How many turns the present year has. */
export const turnsOf = (years: readonly YearFacts[], { bc }: Pick<Seen, "bc">): number =>
  years.find((year) => year.bc === bc)?.turns ?? 0;

export function calendar(
  years: readonly YearFacts[],
  seen: Pick<Seen, "bc" | "turn" | "asked" | "outcome">,
): readonly YearShown[] {
  // Games are decided in winter.
  const winter = isWinter(seen) || seen.outcome !== null;
  return years.map(({ bc, turns: count }): YearShown => {
    if (bc !== seen.bc) {
      const when = bc > seen.bc ? "past" : "coming";
      return { bc, when, turns: Array.from({ length: count }, () => when), winter: when };
    }
    const turns = Array.from({ length: count }, (_, t): When => {
      if (winter || t + 1 < seen.turn) return "past";
      return t + 1 === seen.turn ? "now" : "coming";
    });
    return { bc, when: "now", turns, winter: winter ? "now" : "coming" };
  });
}
