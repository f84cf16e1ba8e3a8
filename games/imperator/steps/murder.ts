/** An attempt on a leader's life (IMP-6.3.c, IMP-6.3.d, IMP-3.6.o, IMP-R68): the die says whether the daggers find him. */
import { murderBy } from "@rubicon/series";
import type { Event } from "../events/index.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { SIDES } from "../sides.ts";
import { slain } from "../slain.ts";
import { GUARD, hasTitle } from "../titles.ts";

export const DEADLY_FROM = 8;

/** IMP-6.3.d: the guard takes one off the die. */
export const deadlyFrom = (p: Position, leader: Piece): number => DEADLY_FROM + (hasTitle(p, leader, GUARD) ? 1 : 0);

export const murder = murderBy<Position, Event>({
  deadlyFrom,
  tell(p, { side, leader, die }, killed, tell) {
    const guarded = hasTitle(p, leader, GUARD);
    const rule = guarded ? "IMP-6.3.d" : "IMP-6.3.c";
    tell({ e: "murder", rule, side: SIDES[side], leader: p.box.pieceIds[leader], die, guarded, killed });
  },
  slay: (p, leader, tell) => slain(p, leader, "assassinated", tell),
});
