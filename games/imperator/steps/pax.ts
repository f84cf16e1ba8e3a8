/** A Pax Romana turn (IMP-2.C.l, IMP-2.C.n, IMP-2.C.o): deaths and reinforcements, unless the death of the emperor breaks it. */
import { next, push } from "../frames.ts";
import { DEATHS_TESTED, flag, isFlagged, PAX, PAX_BROKEN, unflag } from "../position.ts";
import type { Runs } from "./step.ts";

/** First the deaths; when they are over, IMP-R13 looks whether the sole Augustus was among them. */
export const pax: Runs<"pax"> = {
  run(p) {
    if (!isFlagged(p, DEATHS_TESTED)) {
      flag(p, DEATHS_TESTED);
      return push(p, { step: "deaths" });
    }
    if (!isFlagged(p, PAX_BROKEN)) return next(p, { step: "reinforcements" });
    unflag(p, PAX);
    next(p, { step: "campaign" });
    push(p, { step: "administration" });
  },
};
