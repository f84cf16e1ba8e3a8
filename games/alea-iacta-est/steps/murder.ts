/** An attempt on a leader's life (6.3.3): the die says whether the daggers find him. */
import { slay } from "../deaths.ts";
import { pop } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { SIDES } from "../sides.ts";
import { throwDie } from "./cast.ts";
import type { Runs } from "./step.ts";

/** AIE-6.3.3.b */
const DEADLY_FROM = 8;
/** AIE-6.3.3.c: for Octavianus and M. Antonius. */
const DEADLY_FOR_THE_GREAT = 9;

export const deadlyFrom = ({ box }: Position, leader: Piece): number =>
  leader === box.octavianus || leader === box.antonius ? DEADLY_FOR_THE_GREAT : DEADLY_FROM;

export const murder: Runs<"murder"> = {
  run(p, f, _dice, tell) {
    if (f.die < 0) return throwDie(p, f.side, 10);
    pop(p);
    const killed = f.die >= deadlyFrom(p, f.leader);
    const rule = deadlyFrom(p, f.leader) === DEADLY_FROM ? "AIE-6.3.3.b" : "AIE-6.3.3.c";
    tell({ e: "murder", rule, side: SIDES[f.side], leader: p.box.pieceIds[f.leader], die: f.die, killed });
    if (killed) slay(p, f.leader, "assassinated", tell);
  },
};
