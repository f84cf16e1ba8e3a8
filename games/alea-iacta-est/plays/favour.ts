/** The favour of the gods (6.3.2): a die of Phase E that has fallen is turned before it takes effect. */
import { everyNth, nth, type Refusal } from "@rubicon/engine";
import type { Pips } from "../acts.ts";
import { type FrameAt, frameOf } from "../frames.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES } from "../sides.ts";
import { aimed, type Play } from "./play.ts";

const ALL_PIPS = everyNth<Pips>(10);

function dieThatWaits(p: Position): FrameAt<"cast"> {
  const cast = frameOf(p, "cast");
  if (cast === undefined) throw new Error("no die waits");
  return cast;
}

/** AIE-6.3.2.a: a face that the die has, and does not show. */
function turnRefusal(p: Position, pips: Pips): Refusal | null {
  const { sides, face } = dieThatWaits(p);
  if (pips === nth<Pips>(face)) return NO.dieShowsThat;
  const low = sides === 10 ? 0 : 1;
  return pips < low || pips >= low + sides ? NO.dieHasNoSuchFace : null;
}

/** AIE-6.3.2.b: whatever is added to the die is added afterwards. AIE-R66: either side, whoever threw it. */
export const favour: Play = {
  rule: "AIE-6.3.2.a",
  moments: ["die"],
  ways: {
    "set-die": aimed<"set-die", Pips>(
      (p, face, pips) => p.box.acts.setDie(face, pips),
      ({ face, pips }) => [face, pips],
      () => ALL_PIPS,
      (p, _player, pips) => turnRefusal(p, pips),
      (p, { side }, pips, _face, _dice, tell) => {
        const at = p.stack.findLastIndex(({ step }) => step === "cast");
        const cast = dieThatWaits(p);
        p.stack[at] = { ...cast, face: pips };
        tell({ e: "die-set", rule: "AIE-6.3.2.a", side: SIDES[side], sides: cast.sides, from: cast.face, to: pips });
      },
    ),
  },
};
