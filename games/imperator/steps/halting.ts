/** How a move ends: whoever was in it has moved, leaders alone among enemies get away, and others may play (IMP-R20, IMP-R104). */
import { membersOf } from "@rubicon/series";
import { type FrameAt, pop } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { enemyOf, type Side } from "../sides.ts";
import { GROUP, isMarked, MOVED, mark, unmark, WON } from "../table.ts";
import { openWindow } from "../windows.ts";

/** The march is over for all of them. */
export function halt(p: Position, { side, won }: FrameAt<"group">): void {
  const members = membersOf(p);
  for (let i = 0; i < members.length; i++) rest(p, members[i]);
  if (won) forgetWon(p);
  endMove(p, side);
}

/** Its move is over. */
export function rest(p: Position, piece: Piece): void {
  unmark(p, piece, GROUP);
  mark(p, piece, MOVED);
}

/** IMP-4.5G.j: whoever was won over and has not gone along stays. */
export function forgetWon(p: Position): void {
  const { romanUnits } = p.box;
  for (let i = 0; i < romanUnits.length; i++) if (isMarked(p, romanUnits[i], WON)) unmark(p, romanUnits[i], WON);
}

/** w2; but first whoever has been left alone among enemies (IMP-7.d). */
export function endMove(p: Position, side: Side): void {
  pop(p);
  openWindow(p, "move", enemyOf(side), [side]);
  checkLoneLeaders(p);
}
