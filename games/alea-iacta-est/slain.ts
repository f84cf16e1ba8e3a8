/** Several deaths at one stroke. */
import { onMap } from "./board.ts";
import { type Death, slay } from "./deaths.ts";
import type { Piece } from "./pieces.ts";
import { FACTION_LEADER, hasTitle, type Position } from "./position.ts";
import type { Chronicle } from "./steps/step.ts";

/**
 * They fall together, so nobody of them succeeds another, and nobody of them goes over to Caesar because Pompeius is dead
 * (AIE-3.5.2.j): Faction Leaders come last, and Pompeius after them.
 */
export function slayAll(
  p: Position,
  leaders: readonly Piece[],
  ruleOf: (leader: Piece) => string,
  tell: Chronicle,
  how: Death = "combat",
): void {
  const rank = (leader: Piece): number => {
    if (leader === p.box.pompeius) return 2;
    return hasTitle(p, leader, FACTION_LEADER) ? 1 : 0;
  };
  for (const leader of [...leaders].sort((a, b) => rank(a) - rank(b) || a - b)) {
    // AIE-S1.n: the points for one of them may have ended the game.
    if (p.outcome !== null) return;
    if (onMap(p.at[leader])) slay(p, leader, how, tell, ruleOf(leader));
  }
}
