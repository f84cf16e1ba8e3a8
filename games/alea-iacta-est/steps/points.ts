/** F.5: the points of the year (10.2), and the end of those scenarios that are won by control. */
import { next, pop } from "../frames.ts";
import { countIntrigues, restoreOrder } from "../plays/senate.ts";
import { isAllied, type Position } from "../position.ts";
import { count, end, endByLead } from "../score.ts";
import { BOTH, CAES, REP, type Side } from "../sides.ts";
import { isJudgedByControl, isLastYear, judge } from "../victory.ts";
import { openWindow } from "../windows.ts";
import type { Runs } from "./step.ts";

/** AIE-10.2.c: control points from which on the year brings so many points. */
export const SHARES = [
  { from: 15, points: 3 },
  { from: 12, points: 2 },
] as const;

/** F.5 begins: AIE-R78. */
export const triumph: Runs<"triumph"> = {
  run(p) {
    next(p, { step: "points" });
    openWindow(p, "triumph", p.initiative);
  },
};

/** AIE-2.F.g: with the control that F.4 has just set. All of it is counted before a lead can end the game. */
export const points: Runs<"points"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    tell({
      e: "control-points",
      rule: "AIE-10.2.b",
      caesarians: controlPoints(p, CAES),
      republicans: controlPoints(p, REP),
    });
    restoreOrder(p, tell);
    countIntrigues(p, tell);
    for (const side of BOTH) {
      count(p, side, alliesOf(p, side), "AIE-10.2.a", tell);
      count(p, side, shareOf(controlPoints(p, side)), "AIE-10.2.c", tell);
      count(p, side, p.roma === side ? 1 : 0, "AIE-10.2.d", tell);
    }
    endByLead(p, tell);
    // AIE-S0.j, AIE-R37: before the winter sends everybody home.
    if (p.outcome === null && isLastYear(p) && isJudgedByControl(p)) end(p, judge(p), tell);
  },
};

/** AIE-10.2.a: Major Peoples in allegiance. */
const alliesOf = (p: Position, side: Side): number => p.box.majors.filter((people) => isAllied(p, people, side)).length;

/** AIE-10.2.b */
export function controlPoints(p: Position, side: Side): number {
  const { regions, points: worth, romaPoints } = p.box;
  const held = regions.filter((region) => p.control[region] === side);
  return held.reduce((sum, region) => sum + worth[region], p.roma === side ? romaPoints : 0);
}

const shareOf = (held: number): number => SHARES.find(({ from }) => held >= from)?.points ?? 0;
