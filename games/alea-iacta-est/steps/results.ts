/** Phase F (2.F): the Republic, control, points, the winter, hands, and the end of a game. */
import { nth } from "@rubicon/engine";
import { NOWHERE, type Region } from "../board.ts";
import { type Frame, next, pop, push } from "../frames.ts";
import { ROMAN } from "../peoples.ts";
import { NO_PIECE } from "../pieces.ts";
import { inOrder } from "../position.ts";
import { end } from "../score.ts";
import { isJudgedByControl, isLastYear, judge } from "../victory.ts";
import type { Runs } from "./step.ts";

/** AIE-2.F.a, AIE-9.0.a: in this order; where both choose, the side with the initiative first. */
export const results: Runs<"results"> = {
  run(p) {
    const [first, second] = inOrder(p);
    const order: Frame[] = [
      { step: "republic" },
      { step: "exchange" },
      { step: "ides" },
      { step: "triumvirs" },
      { step: "triumph" },
      { step: "winterOfShips" },
      { step: "winterOfLegions" },
      { step: "quarters", side: first, leader: NO_PIECE, zone: NOWHERE },
      { step: "quarters", side: second, leader: NO_PIECE, zone: NOWHERE },
      { step: "winterOfPeoples", people: ROMAN },
      { step: "garrisons", region: nth<Region>(0), unit: NO_PIECE },
      { step: "recruitment", region: nth<Region>(0), types: 0, recruited: false, resting: 0 },
      { step: "hands", side: first },
      { step: "hands", side: second },
    ];
    next(p, { step: "ending" });
    for (const frame of order.reverse()) push(p, frame);
  },
};

/** AIE-2.F.j, AIE-S0.j: scenarios won by points end with Phase F of their last year, pacifications of the winter included. */
export const ending: Runs<"ending"> = {
  run(p, _f, _dice, tell) {
    if (isLastYear(p) && !isJudgedByControl(p)) end(p, judge(p), tell);
    else pop(p);
  },
};
