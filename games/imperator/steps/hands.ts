/** F6: counters that their holder's side cannot use go back to the cup (2.F.c, 6.b, R71). */
import { pop } from "../frames.ts";
import { own } from "../position.ts";
import { BOTH, SIDES, seatOf } from "../sides.ts";
import { handOf, isUsable, returnedBy, TITLES } from "../stratagems.ts";
import type { Runs } from "./step.ts";

/** Which they are, their holder alone knows. */
export const hands: Runs<"hands"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    const { borne, counters } = p.box;
    for (const side of BOTH) {
      for (const counter of counters) {
        if (p.counter[counter] !== handOf(p.leads[side]) || isUsable(side, borne[counter])) continue;
        own.counter(p)[counter] = returnedBy(p.leads[side]);
        const names = { side: SIDES[side], seat: seatOf(p, side), stratagem: TITLES[borne[counter]] };
        tell({ e: "returned", rule: "IMP-2.F.c", ...names });
      }
    }
  },
};
