/**
 * The die that waits. Every die of Phase E falls here: it is told, can still be set to another face before it takes
 * effect (AIE-R66, AIE-6.3.2.a), and then lies in the frame beneath, which goes on with it.
 */
import { activeSide, type Frame, next, pop, push, top } from "../frames.ts";
import type { Position } from "../position.ts";
import type { Trial } from "../questions/stratagems.ts";
import { SIDES, type Side } from "../sides.ts";
import { openWindow } from "../windows.ts";
import type { Runs } from "./step.ts";

/** A d6 or a d10 for the frame on top, which must have a field for it; it lies there when that frame is on top again. */
export function throwDie(p: Position, side: Side, sides: 6 | 10): void {
  push(p, { step: "cast", sides, side, face: -1 });
}

export const cast: Runs<"cast"> = {
  run(p, f, dice, tell) {
    if (f.face >= 0) {
      pop(p);
      return next(p, withDie(top(p), f.face));
    }
    // AIE-0.1.a, AIE-0.1.b: a d10 shows 0 to 9.
    const face = f.sides === 10 ? dice.roll(10) - 1 : dice.roll(6);
    tell({ e: "die", rule: f.sides === 10 ? "AIE-0.1.b" : "AIE-0.1.a", side: SIDES[f.side], sides: f.sides, face });
    next(p, { ...f, face });
    // AIE-6.3.2.c: outside Phase E it takes effect at once.
    const active = activeSide(p);
    if (active !== undefined) openWindow(p, "die", active);
  },
};

/** What the die that waits is thrown for: the frame beneath it. */
const purpose = (p: Position): Frame | undefined => p.stack[p.stack.findLastIndex(({ step }) => step === "cast") - 1];

/** Whether the die that waits is that of a battle. */
export const isBattleDie = (p: Position): boolean => purpose(p)?.step === "battle";

/** Whose fate hangs on the die that waits, and what could befall him; nothing of it where it is that of a battle. */
export function trialOf(p: Position): { readonly trial?: Trial; readonly piece?: string } {
  const f = purpose(p);
  const { pieceIds } = p.box;
  if (f?.step === "plague") return { trial: "plague", piece: pieceIds[f.left[0]] };
  if (f?.step !== "evasion" && f?.step !== "loneLeader" && f?.step !== "murder") return {};
  return { trial: f.step, piece: pieceIds[f.leader] };
}

function withDie(frame: Frame, die: number): Frame {
  if (!("die" in frame)) throw new Error(`step ${frame.step} has no use for a die`);
  return { ...frame, die };
}
