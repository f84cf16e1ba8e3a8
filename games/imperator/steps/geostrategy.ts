/** Geostrategy (2.C): all operations of one side, then all of the other, and then peace or war. */
import { inOrder } from "@rubicon/series";
import { type Frame, next, pop, push } from "../frames.ts";
import { flag, PAX, type Position } from "../position.ts";
import { ROME, type Side } from "../sides.ts";
import { isAtWar } from "../table.ts";
import { isCivilWar } from "../titles.ts";
import type { Runs } from "./step.ts";

/** IMP-2.C.a, IMP-R09: in the order of the list, the side with the initiative first. */
export const geostrategy: Runs<"geostrategy"> = {
  run(p) {
    pop(p);
    const [first, second] = inOrder(p);
    for (const frame of [...operations(first), ...operations(second)].reverse()) push(p, frame);
  },
};

const operations = (side: Side): Frame[] =>
  side === ROME
    ? [{ step: "arrivals", side }, { step: "reserves", most: -1, before: 0 }, { step: "vexillations" }]
    : [{ step: "arrivals", side }, { step: "wars" }, { step: "uprisings" }, { step: "usurpations" }];

/** IMP-2.C.l, IMP-2.C.m, IMP-R11: with nobody at war and no usurpation the year has no campaign. */
export const peaceOrWar: Runs<"peaceOrWar"> = {
  run(p, _f, _dice, tell) {
    if (isAnybodyAtWar(p) || isCivilWar(p)) {
      next(p, { step: "campaign" });
      return push(p, { step: "administration" });
    }
    flag(p, PAX);
    tell({ e: "pax", rule: "IMP-2.C.l" });
    next(p, { step: "pax" });
  },
};

/** Armenia never is (IMP-4.2.e). */
const isAnybodyAtWar = (p: Position): boolean => p.box.peoples.some((people) => isAtWar(p, people));
