/** The favour of the gods (AIE-6.3.2, IMP-6.3.p, IMP-R80): a die of Phase E that has fallen is turned before it takes effect. */
import { type Refusal, type Stacked, stackingOf } from "@rubicon/engine";
import type { CastFrame } from "./cast.ts";

const { frameOf } = stackingOf<CastFrame>();

export function dieThatWaits(p: Stacked): CastFrame {
  const cast = frameOf(p, "cast");
  if (cast === undefined) throw new Error("no die waits");
  return cast;
}

/** AIE-6.3.2.a, IMP-6.3.p: a face that the die has, and does not show. */
export function turnRefusal(p: Stacked, pips: number, shown: Refusal, missing: Refusal): Refusal | null {
  const { sides, face } = dieThatWaits(p);
  if (pips === face) return shown;
  const low = sides === 10 ? 0 : 1;
  return pips < low || pips >= low + sides ? missing : null;
}

/** AIE-6.3.2.b, IMP-R80: whatever is added to it is added afterwards. Gives the die as it lay before. */
export function turnDie(p: Stacked, pips: number): CastFrame {
  const before = dieThatWaits(p);
  const turned: CastFrame = { ...before, face: pips };
  p.stack[p.stack.lastIndexOf(before)] = turned;
  return before;
}
