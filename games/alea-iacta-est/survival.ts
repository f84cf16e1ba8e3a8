/** Whether the Republic will live until a scenario is judged (5.1.1): with it both sides are lost. */
import { CHIEF_FOUGHT, isFlagged, type Position, scenarioOf } from "./position.ts";
import { DEAD, troubleOf } from "./steps/republic.ts";

/**
 * In spaces of the track, by regression on 41,000 positions of 1,500 games (scenarios 3, 4, 5 and 7): what a year to come does to it,
 * and each sequence in which a Faction Leader may still fight for the first time.
 */
const LATER_YEAR = 1.1;
const YEARS_SEEN = 3;
const FIRST_FIGHT = 0.1;
/** How much surer one is with every space. */
const SURER = 1.25;
const EVEN = DEAD - 0.1;

/** The chance that it dies; so many sequences are left this year to both sides together. */
export function deathChance(p: Position, sequences: number): number {
  if (p.spqr === DEAD) return 1;
  const years = Math.min(YEARS_SEEN, scenarioOf(p).end - p.year);
  const judged = isJudged(p);
  if (judged && years === 0) return 0;
  let track = p.spqr + LATER_YEAR * years;
  if (!judged) {
    track += troubleOf(p);
    // AIE-5.1.1.g: that nobody has fought yet does not count before it stays so.
    if (!isFlagged(p, CHIEF_FOUGHT)) track += FIRST_FIGHT * sequences;
  }
  return 1 / (1 + Math.exp(-SURER * (track - EVEN)));
}

/** F.1 of this year is over. */
const isJudged = (p: Position): boolean =>
  !p.stack.some(({ step }) => step === "year" || step === "results" || step === "republic");
