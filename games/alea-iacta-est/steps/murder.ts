/** An attempt on a leader's life (6.3.3): the die says whether the daggers find him. */
import { murderBy } from "@rubicon/series";
import { slay } from "../deaths.ts";
import type { Event } from "../events/index.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { SIDES } from "../sides.ts";

/** AIE-6.3.3.b */
const DEADLY_FROM = 8;
/** AIE-6.3.3.c: for Octavianus and M. Antonius. */
const DEADLY_FOR_THE_GREAT = 9;

export const deadlyFrom = ({ box }: Position, leader: Piece): number =>
  leader === box.octavianus || leader === box.antonius ? DEADLY_FOR_THE_GREAT : DEADLY_FROM;

export const murder = murderBy<Position, Event>({
  deadlyFrom,
  tell(p, { side, leader, die }, killed, tell) {
    const rule = deadlyFrom(p, leader) === DEADLY_FROM ? "AIE-6.3.3.b" : "AIE-6.3.3.c";
    tell({ e: "murder", rule, side: SIDES[side], leader: p.box.pieceIds[leader], die, killed });
  },
  slay: (p, leader, tell) => slay(p, leader, "assassinated", tell),
});
