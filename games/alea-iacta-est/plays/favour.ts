/** The favour of the gods (6.3.2): a die of Phase E that has fallen is turned before it takes effect. */
import { everyNth } from "@rubicon/engine";
import { turnDie, turnRefusal } from "@rubicon/series";
import type { Pips } from "../acts.ts";
import { NO } from "../refusals/index.ts";
import { SIDES } from "../sides.ts";
import { aimed, type Play } from "./play.ts";

const ALL_PIPS = everyNth<Pips>(10);

/** AIE-6.3.2.b: whatever is added to the die is added afterwards. AIE-R66: either side, whoever threw it. */
export const favour: Play = {
  rule: "AIE-6.3.2.a",
  moments: ["die"],
  ways: {
    "set-die": aimed<"set-die", Pips>(
      (p, face, pips) => p.box.acts.setDie(face, pips),
      ({ face, pips }) => [face, pips],
      () => ALL_PIPS,
      (p, _player, pips) => turnRefusal(p, pips, NO.dieShowsThat, NO.dieHasNoSuchFace),
      (p, { side }, pips, _face, _dice, tell) => {
        const { sides, face } = turnDie(p, pips);
        tell({ e: "die-set", rule: "AIE-6.3.2.a", side: SIDES[side], sides, from: face, to: pips });
      },
    ),
  },
};
