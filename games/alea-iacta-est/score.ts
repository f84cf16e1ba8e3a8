/** Victory points (AIE-10): one signed number. */
import { type Outcome, resultsOf } from "@rubicon/engine";
import { type Position, scenarioOf } from "./position.ts";
import { BOTH, CAES, REP, SEATS, SIDES, type Side, type SideName, seatOf } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";

/** AIE-10.0.a: points that fall at once. AIE-S1.n: a great lead ends the game there and then. */
export function award(p: Position, side: Side, points: number, rule: string, tell: Chronicle): void {
  count(p, side, points, rule, tell);
  endByLead(p, tell);
}

/** AIE-10.0.a: Caesarian points are added, Republican points subtracted. */
export function count(p: Position, side: Side, points: number, rule: string, tell: Chronicle): void {
  if (points === 0) return;
  p.score += side === CAES ? points : -points;
  tell({ e: "points", rule, side: SIDES[side], points, score: p.score });
}

/** AIE-S1.n, AIE-R153: above 75, not with 75. */
export function endByLead(p: Position, tell: Chronicle): void {
  const { victory } = scenarioOf(p);
  if (victory.kind === "points" && victory.endsAbove > 0 && Math.abs(p.score) > victory.endsAbove)
    end(p, decided(p, p.score > 0 ? CAES : REP, "AIE-S1.n", "definitive"), tell);
}

/** The game is over: nothing that waits on the stack happens any more. */
export function end(p: Position, outcome: Outcome, tell: Chronicle): void {
  if (p.outcome !== null) return;
  p.outcome = outcome;
  p.stack.length = 0;
  tell({
    e: "over",
    rule: outcome.rule,
    how: outcome.how,
    level: outcome.level ?? null,
    winner: winnerSide(p, outcome),
  });
}

const winnerSide = (p: Position, { results }: Outcome): SideName | null => {
  const winner = BOTH.find((side) => results[seatOf(p, side)] === "won");
  return winner === undefined ? null : SIDES[winner];
};

/** Each seat's own lead, for whoever lists results. */
const scores = (p: Position): Record<string, number> => ({ [seatOf(p, CAES)]: p.score, [seatOf(p, REP)]: -p.score });

/** Won by that side; how greatly, where a scenario knows levels. */
export const decided = (p: Position, side: Side, rule: string, level: string | null = null): Outcome => ({
  results: resultsOf(SEATS, seatOf(p, side)),
  score: scores(p),
  how: "victory",
  ...(level === null ? {} : { level }),
  with: { winner: SIDES[side], score: p.score },
  rule,
});

export const drawn = (p: Position, rule: string): Outcome => ({
  results: resultsOf(SEATS, null),
  score: scores(p),
  how: "draw",
  with: { score: p.score },
  rule,
});

/** AIE-5.1.1.j: the Republic is dead, and both players have lost. */
export const bothLost = (p: Position): Outcome => ({
  results: { [SEATS[0]]: "lost", [SEATS[1]]: "lost" },
  score: scores(p),
  how: "republic-dead",
  with: { score: p.score },
  rule: "AIE-5.1.1.j",
});
