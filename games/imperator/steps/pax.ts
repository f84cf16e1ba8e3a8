/** A Pax Romana turn (IMP-2.C.l, IMP-2.C.n, IMP-2.C.o): deaths and reinforcements, unless the death of the emperor breaks it. */
import { next, push } from "../frames.ts";
import { DEATHS_TESTED, isFlagged, PAX_BROKEN } from "../position.ts";
import type { Runs } from "./step.ts";

/** First the deaths; when they are over, IMP-R13 looks whether the sole Augustus was among them. */
export const pax: Runs<"pax"> = {
  run(p) {
    if (!isFlagged(p, DEATHS_TESTED)) return push(p, { step: "deaths", begun: false, left: [] });
    if (!isFlagged(p, PAX_BROKEN)) return next(p, { step: "reinforcements" });
    next(p, { step: "campaign" });
    push(p, { step: "administration" });
  },
};
