/** Tests of the plague (AIE-6.3.4, IMP-6.3.e, IMP-R77): a die for each who must throw one, and what it does. */
import { type Frame, type Nth, type Running, type Stacked, stackingOf, type Tell } from "@rubicon/engine";
import { throwDie } from "./cast.ts";
import type { Side } from "./sides.ts";

type Piece = Nth<"piece">;

export interface PlagueFrame extends Frame {
  readonly step: "plague";
  /** Who has still to be tested. */
  readonly left: readonly Piece[];
  readonly die: number;
}

/** AIE-6.3.4.c, AIE-6.3.4.d, IMP-6.3.e: the face that strikes. */
const DEADLY = 9;

export interface PlagueRules<P, F extends PlagueFrame, E> {
  /** Whether it still concerns him. */
  isThere(p: P, piece: Piece): boolean;
  /** Who throws for him. */
  thrower(p: P, f: F, piece: Piece): Side;
  /** The die has fallen for him, and the frame is ready for the next. */
  suffer(p: P, f: F, piece: Piece, struck: boolean, tell: Tell<E>): void;
  /** All have been tested, and the frame is gone. */
  over(p: P, f: F): void;
}

const { pop, next } = stackingOf<Frame>();

export const plagueBy = <P extends Stacked, F extends PlagueFrame, E>(
  rules: PlagueRules<P, F, E>,
): Running<P, F, E> => ({
  run(p, f, _dice, tell) {
    const [piece, ...left] = f.left;
    if (piece === undefined) {
      pop(p);
      return rules.over(p, f);
    }
    if (!rules.isThere(p, piece)) return next(p, { ...f, left });
    if (f.die < 0) return throwDie(p, rules.thrower(p, f, piece), 10);
    const rest: F = { ...f, left, die: -1 };
    next(p, rest);
    rules.suffer(p, f, piece, f.die === DEADLY, tell);
  },
});
