/** Stratagems of Phase B (6.1): who goes first, and whether Romans fight Romans this year. */
import { flag, JANUS } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES } from "../sides.ts";
import { type Play, plain } from "./play.ts";

/** AIE-6.1.1.a, AIE-6.1.1.b, AIE-R56 */
export const initiative: Play = {
  rule: "AIE-6.1.1.a",
  moments: ["initiative"],
  ways: plain(
    (p, { side }) => (p.initiative === side ? NO.initiativeIsYours : null),
    (p, { side }, _face, _dice, tell) => {
      p.initiative = side;
      tell({ e: "initiative", rule: "AIE-6.1.1.a", side: SIDES[side] });
    },
  ),
};

/** AIE-6.1.2.a, AIE-R57: it is asked by whoever looks for combats, and by whoever would end a move among enemies. */
export const janus: Play = {
  rule: "AIE-6.1.2.a",
  moments: ["gates"],
  ways: plain(
    () => null,
    (p) => flag(p, JANUS),
  ),
};
