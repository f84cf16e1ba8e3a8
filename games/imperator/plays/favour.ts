/** The favour of the gods (IMP-6.3.p, IMP-R80): a die of Phase E that has fallen is turned before it takes effect. */
import { everyNth } from "@rubicon/engine";
import { turnDie, turnRefusal } from "@rubicon/series";
import type { Pips } from "../acts.ts";
import { NO } from "../refusals/index.ts";
import { SIDES } from "../sides.ts";
import { aimed, type Play } from "./play.ts";

const ALL_PIPS = everyNth<Pips>(10);

/** Either side, whoever threw it; another one may answer. */
export const favour: Play = {
  rule: "IMP-6.3.p",
  moments: ["die"],
  ways: {
    "set-die": aimed<"set-die", Pips>(
      (p, stratagem, pips) => p.box.acts.setDie(stratagem, pips),
      ({ stratagem, pips }) => [stratagem, pips],
      () => ALL_PIPS,
      (p, _player, pips) => turnRefusal(p, pips, NO.dieShowsThat, NO.dieHasNoSuchFace),
      (p, { side }, pips, _stratagem, _dice, tell) => {
        const { sides, face } = turnDie(p, pips);
        tell({ e: "die-set", rule: "IMP-6.3.p", side: SIDES[side], sides, from: face, to: pips });
      },
    ),
  },
};
