/** Leaders alone among enemies (AIE-8.2.s): who is, and that somebody looks after them. */
import { isSea } from "./board.ts";
import { push } from "./frames.ts";
import type { Piece } from "./pieces.ts";
import { enemyUnits, type Position, unitsOf } from "./position.ts";
import { NOBODY } from "./sides.ts";

/** AIE-8.2.s, AIE-R192: no combat unit of his own side is with him, and one of the enemy is. */
export function isLone(p: Position, leader: Piece): boolean {
  const zone = p.at[leader];
  const side = p.side[leader];
  if (zone < 0 || side === NOBODY || isSea(p.box, zone)) return false;
  return unitsOf(p, side, zone) === 0 && enemyUnits(p, side, zone) > 0;
}

export const loneLeadersOf = (p: Position): Piece[] => p.box.leaders.filter((leader) => isLone(p, leader));

/**
 * AIE-R146, AIE-R183: whoever is alone among enemies now is tested before anything else happens. In the middle of a movement
 * only those are whom a stratagem has left alone: who was so before it (`spared`) has until the end of E.1.
 */
export function checkLoneLeaders(p: Position, spared: readonly Piece[] = []): void {
  const { leaders } = p.box;
  for (let i = 0; i < leaders.length; i++)
    if (isLone(p, leaders[i]) && !spared.includes(leaders[i])) return push(p, { step: "loneLeaders", spared });
}
