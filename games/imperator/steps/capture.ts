/** F1: rebels hold Rome (IMP-4.5S.a, IMP-4.5S.f). */
import { pop } from "../frames.ts";
import { isFlagged, SUCCESS } from "../position.ts";
import { hasRebelLeader } from "../rebels.ts";
import { ENEMY } from "../sides.ts";
import { succeed } from "../slain.ts";
import type { Runs } from "./step.ts";

/** One leader, and one unit: with whom else they are does not count, nor how many Augusti there are. */
export const capture: Runs<"capture"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    const { roma, romanUnits } = p.box;
    if (isFlagged(p, SUCCESS) || !hasRebelLeader(p, roma)) return;
    if (romanUnits.some((unit) => p.at[unit] === roma && p.side[unit] === ENEMY)) succeed(p, "rome", tell);
  },
};
