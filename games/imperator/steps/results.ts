/** Phase F (2.F): in this order, and the end of a game. */
import { nth } from "@rubicon/engine";
import type { Front } from "../board.ts";
import { type Frame, next, pop, push } from "../frames.ts";
import { ROMAN } from "../peoples.ts";
import { end } from "../score.ts";
import { isLastYear, judge } from "../victory.ts";
import type { Runs } from "./step.ts";

/** IMP-2.F.a to IMP-2.F.f, IMP-R21 */
export const results: Runs<"results"> = {
  run(p) {
    const order: Frame[] = [
      { step: "capture" },
      { step: "armenia" },
      { step: "points" },
      { step: "winterOfFleets" },
      { step: "winterOfRomans" },
      { step: "upkeep", front: nth<Front>(0) },
      { step: "winterOfPeoples", people: ROMAN },
      { step: "departures" },
      { step: "hands" },
      { step: "custody" },
    ];
    next(p, { step: "ending" });
    for (const frame of order.reverse()) push(p, frame);
  },
};

/** IMP-2.F.e */
export const ending: Runs<"ending"> = {
  run(p, _f, _dice, tell) {
    if (isLastYear(p)) end(p, judge(p), tell);
    else pop(p);
  },
};
