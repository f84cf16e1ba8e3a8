/** Who has won (IMP-10.u to IMP-10.w, IMP-S.i). */
import type { Outcome } from "@rubicon/engine";
import type { Piece } from "./pieces.ts";
import { type Position, scenarioOf } from "./position.ts";
import { decided, drawn, end } from "./score.ts";
import { ENEMY, ROME } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";

export const isLastYear = (p: Position): boolean => p.year >= scenarioOf(p).end;

export const DECISIVE = 2;
export const DEFINITIVE = 5;

/** IMP-10.u, IMP-R102: more points win; how greatly, by how many times the loser's they are. */
export function judge(p: Position): Outcome {
  if (p.vp[ROME] === p.vp[ENEMY]) return drawn(p, "IMP-10.u");
  const winner = p.vp[ROME] > p.vp[ENEMY] ? ROME : ENEMY;
  const [level, rule] = levelOf(Math.max(p.vp[ROME], p.vp[ENEMY]), Math.min(p.vp[ROME], p.vp[ENEMY]));
  return decided(p, winner, "points", rule, level);
}

export type Level = "plain" | "decisive" | "definitive";

/** IMP-R102: by the points of whoever has more, and of the other. */
export function levelOf(won: number, lost: number): readonly [Level, rule: string] {
  if (won <= 0) return ["plain", "IMP-10.u"];
  if (won > DEFINITIVE * lost) return ["definitive", "IMP-10.w"];
  return won > DECISIVE * lost ? ["decisive", "IMP-10.v"] : ["plain", "IMP-10.u"];
}

/** IMP-S.i: the death of this leader may end the game at once. */
export function endByDeath(p: Position, leader: Piece, tell: Chronicle): void {
  const sudden = scenarioOf(p).sudden.find((each) => each.leader === leader);
  if (sudden !== undefined) end(p, decided(p, sudden.winner, "sudden", "IMP-S.i", null), tell);
}
