/** Unrest in Rome (event 6, IMP-TE.6.a, IMP-TE.6.b, IMP-R111): an Augustus goes there before all else, and stays. */
import { FAR, isLand } from "./board.ts";
import { NO_PIECE, type Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import { ROME } from "./sides.ts";
import { GROUP, isFree, isMarked } from "./table.ts";
import { AUGUSTUS, hasTitle, SUMMONED } from "./titles.ts";

export const UNREST = 6;

/** Augusti in Rome, but for one and for those who are about to leave. */
function othersInRome(p: Position, but: Piece): number {
  const { roma, romanLeaders } = p.box;
  let count = 0;
  for (let i = 0; i < romanLeaders.length; i++) {
    const leader = romanLeaders[i];
    if (leader !== but && p.at[leader] === roma && hasTitle(p, leader, AUGUSTUS) && !isMarked(p, leader, GROUP))
      count++;
  }
  return count;
}

/** IMP-TE.6.a: he is the Augustus who stays in Rome this turn. Being beaten out of it is another matter. */
export const keepsRome = (p: Position, leader: Piece): boolean =>
  p.event === UNREST && p.at[leader] === p.box.roma && hasTitle(p, leader, AUGUSTUS) && othersInRome(p, leader) === 0;

/**
 * IMP-TE.6.b: he is on his way to Rome. The duty sleeps while enemies are there, where no way leads there by land, and while another
 * Augustus is there.
 */
export function isCalled(p: Position, leader: Piece): boolean {
  const { marches, roma } = p.box;
  const at = p.at[leader];
  if (p.event !== UNREST || !hasTitle(p, leader, SUMMONED) || !hasTitle(p, leader, AUGUSTUS)) return false;
  if (!isLand(p.box, at) || at === roma || marches[at][roma] === FAR) return false;
  return isFree(p, ROME, roma) && othersInRome(p, leader) === 0;
}

/** The Augustus who has to go to Rome now; NO_PIECE when nobody has. */
export function calledToRome(p: Position): Piece {
  if (p.event !== UNREST) return NO_PIECE;
  const { romanLeaders } = p.box;
  for (let i = 0; i < romanLeaders.length; i++)
    if (p.side[romanLeaders[i]] === ROME && isCalled(p, romanLeaders[i])) return romanLeaders[i];
  return NO_PIECE;
}
