/** The stratagem of Phase B (IMP-6.3.a, IMP-2.B.d): the initiative is turned, and may be turned again. */
import { NO } from "../refusals/index.ts";
import { SIDES } from "../sides.ts";
import { type Play, plain } from "./play.ts";

export const initiative: Play = {
  rule: "IMP-6.3.a",
  moments: ["initiative"],
  ways: plain(
    (p, { side }) => (p.initiative === side ? NO.initiativeIsYours : null),
    (p, { side }, _stratagem, _dice, tell) => {
      p.initiative = side;
      tell({ e: "initiative", rule: "IMP-6.3.a", side: SIDES[side] });
    },
  ),
};
