/**
 * The die that waits (AIE-R66, AIE-6.3.2.a, IMP-R80, IMP-6.3.p). Every die of Phase E falls here: it is told, can still be set to
 * another face before it takes effect, and then lies in the frame beneath, which goes on with it.
 */
import { type Frame, type Running, type Stacked, stackingOf, type Tell } from "@rubicon/engine";
import type { Side } from "./sides.ts";

export interface CastFrame extends Frame {
  readonly step: "cast";
  readonly sides: number;
  readonly side: Side;
  /** -1 before it has fallen. */
  readonly face: number;
}

const { push, pop, next, top } = stackingOf<Frame>();

/** A d6 or a d10 for the frame on top, which must have a field for it; it lies there when that frame is on top again. */
export function throwDie(p: Stacked, side: Side, sides: 6 | 10): void {
  const frame: CastFrame = { step: "cast", sides, side, face: -1 };
  push(p, frame);
}

/** AIE-0.1.a, AIE-0.1.b, IMP-0.1.a: a d10 shows 0 to 9. `fallen` tells of it, and opens a window where there is one. */
export const castBy = <P extends Stacked, E>(
  fallen: (p: P, side: Side, sides: number, face: number, tell: Tell<E>) => void,
): Running<P, CastFrame, E> => ({
  run(p, f, dice, tell) {
    if (f.face >= 0) {
      pop(p);
      return next(p, withDie(top(p), f.face));
    }
    const face = f.sides === 10 ? dice.roll(10) - 1 : dice.roll(6);
    const waiting: CastFrame = { ...f, face };
    next(p, waiting);
    fallen(p, f.side, f.sides, face, tell);
  },
});

/** What the die that waits is thrown for: the frame beneath it. */
export const purposeOf = <F extends Frame>({ stack }: { readonly stack: readonly F[] }): F | undefined =>
  stack[stack.findLastIndex(({ step }) => step === "cast") - 1];

function withDie(frame: Frame, die: number): Frame {
  if (!("die" in frame)) throw new Error(`step ${frame.step} has no use for a die`);
  return Object.assign({}, frame, { die });
}
