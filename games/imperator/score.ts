/** Victory points (IMP-10): one track for each role, and how a game ends. */
import { type Outcome, resultsOf } from "@rubicon/engine";
import { own, type Position } from "./position.ts";
import { BOTH, ENEMY, ROME, SEATS, SIDES, type Side, type SideName, seatOf } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";

/** IMP-10.a */
export const FOR_A_BATTLE = 1;
/** IMP-10.b, IMP-10.c */
export const FOR_A_LEADER = 1;

/** Points of a role, below zero where it loses some. */
export function award(p: Position, side: Side, points: number, rule: string, tell: Chronicle): void {
  if (points === 0) return;
  own.vp(p)[side] += points;
  tell({ e: "points", rule, side: SIDES[side], points, rome: p.vp[ROME], enemy: p.vp[ENEMY] });
}

/** The game is over: nothing that waits on the stack happens any more. */
export function end(p: Position, outcome: Outcome, tell: Chronicle): void {
  if (p.outcome !== null) return;
  p.outcome = outcome;
  p.stack.length = 0;
  tell({ e: "over", rule: outcome.rule, how: outcome.how, level: outcome.level ?? null, winner: winner(p, outcome) });
}

const winner = (p: Position, { results }: Outcome): SideName | null => {
  const side = BOTH.find((each) => results[seatOf(p, each)] === "won");
  return side === undefined ? null : SIDES[side];
};

const tracks = (p: Position): Record<SideName, number> => ({ rome: p.vp[ROME], enemy: p.vp[ENEMY] });
const scores = (p: Position): Record<string, number> => ({
  [seatOf(p, ROME)]: p.vp[ROME],
  [seatOf(p, ENEMY)]: p.vp[ENEMY],
});

export const decided = (p: Position, side: Side, how: string, rule: string, level: string | null): Outcome => ({
  results: resultsOf(SEATS, seatOf(p, side)),
  score: scores(p),
  how,
  ...(level === null ? {} : { level }),
  with: { winner: SIDES[side], ...tracks(p) },
  rule,
});

export const drawn = (p: Position, rule: string): Outcome => ({
  results: resultsOf(SEATS, null),
  score: scores(p),
  how: "draw",
  with: tracks(p),
  rule,
});
