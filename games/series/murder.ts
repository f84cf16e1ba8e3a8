/** An attempt on a leader's life (AIE-6.3.3.b, IMP-6.3.c): the die says whether the daggers find him. */
import { type Frame, type Nth, type Running, type Stacked, stackingOf, type Tell } from "@rubicon/engine";
import { throwDie } from "./cast.ts";
import type { Side } from "./sides.ts";

type Piece = Nth<"piece">;

export interface MurderFrame extends Frame {
  readonly step: "murder";
  /** Who has sent them. */
  readonly side: Side;
  readonly leader: Piece;
  readonly die: number;
}

export interface MurderRules<P, E> {
  /** AIE-6.3.3.b, AIE-6.3.3.c, IMP-6.3.c, IMP-6.3.d: the lowest face that kills him. */
  deadlyFrom(p: P, leader: Piece): number;
  tell(p: P, f: MurderFrame, killed: boolean, tell: Tell<E>): void;
  slay(p: P, leader: Piece, tell: Tell<E>): void;
}

const { pop } = stackingOf<MurderFrame>();

export const murderBy = <P extends Stacked, E>(rules: MurderRules<P, E>): Running<P, MurderFrame, E> => ({
  run(p, f, _dice, tell) {
    if (f.die < 0) return throwDie(p, f.side, 10);
    pop(p);
    const killed = f.die >= rules.deadlyFrom(p, f.leader);
    rules.tell(p, f, killed, tell);
    if (killed) rules.slay(p, f.leader, tell);
  },
});
