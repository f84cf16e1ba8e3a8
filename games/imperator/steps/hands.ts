/** F6: counters that their holder's side cannot use go back to the cup (2.F.c, 6.b, R71). */
import { pop } from "../frames.ts";
import { own } from "../position.ts";
import { BOTH, SIDES, seatOf } from "../sides.ts";
import { handOf, isUsable, returnedBy, TITLES } from "../stratagems.ts";
import type { Runs } from "./step.ts";

/** Which they are, their holder alone knows. That nothing goes back is news too: whoever holds counters can use them. */
export const hands: Runs<"hands"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    const { borne, counters } = p.box;
    let held = false;
    let returned = false;
    for (const side of BOTH) {
      for (const counter of counters) {
        if (p.counter[counter] !== handOf(p.leads[side])) continue;
        held = true;
        if (isUsable(side, borne[counter])) continue;
        returned = true;
        own.counter(p)[counter] = returnedBy(p.leads[side]);
        const names = { side: SIDES[side], seat: seatOf(p, side), stratagem: TITLES[borne[counter]] };
        tell({ e: "returned", rule: "IMP-2.F.c", ...names, reveals: true });
      }
    }
    if (held && !returned) tell({ e: "kept", rule: "IMP-2.F.c", reveals: true });
  },
};
