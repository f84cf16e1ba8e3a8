/** Leaders alone among enemies (IMP-7.d, IMP-R104): who is, and that somebody looks after them. */
import { onMap } from "./board.ts";
import { frameOf, push } from "./frames.ts";
import type { Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import { NOBODY } from "./sides.ts";
import { enemyUnits, unitsOf } from "./table.ts";

/** IMP-R104: no combat unit of his own side is with him, and one of the other side, or in mutiny, is. */
export function isLone(p: Position, leader: Piece): boolean {
  const zone = p.at[leader];
  const side = p.side[leader];
  if (!onMap(zone) || side === NOBODY) return false;
  return unitsOf(p, side, zone) === 0 && enemyUnits(p, side, zone) > 0;
}

/** After every move, retreat and change of side: whoever is alone among enemies now is tested before anything else happens. */
export function checkLoneLeaders(p: Position): void {
  const { leaders } = p.box;
  for (let i = 0; i < leaders.length; i++) if (isLone(p, leaders[i])) return push(p, { step: "loneLeaders" });
}

/**
 * The same for what may happen in the middle of a march. Whoever passes enemies then, or is passed by them, is not left with them
 * (IMP-7.b, IMP-7.c): the end of the move looks after everybody.
 */
export function reviewLone(p: Position): void {
  if (frameOf(p, "group") === undefined) checkLoneLeaders(p);
}
