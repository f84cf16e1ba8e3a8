/** The campaign (E): sequences of movement and combat, one side after the other (AIE-2.E.a, AIE-2.E.b, AIE-EV10.a). */
import { turnsBy } from "@rubicon/series";
import { isOutside, onMap } from "../board.ts";
import type { Event } from "../events/index.ts";
import { next, pop, push } from "../frames.ts";
import { romanLeadersIn } from "../owners.ts";
import { endPlague } from "../plague.ts";
import { restoreOrder } from "../plays/senate.ts";
import { FIRST_SEQUENCE_OVER, flag, forgetTheSequence, LEADERLESS, mark, own, type Position } from "../position.ts";
import { REP, SIDES, type Side } from "../sides.ts";
import { openWindow } from "../windows.ts";
import type { Runs } from "./step.ts";

/** AIE-2.E.a, AIE-EV10.a: what is left is lost (AIE-2.E.e). After the last sequence comes its W8 alone: none follows it. */
export const { campaign, turns } = turnsBy<Position, Event>({
  between: (p, first, silent) => openWindow(p, "sequence", first, silent),
  after: (p, active) => openWindow(p, "sequence", active),
});

/** The end of Phase E. */
export const truce: Runs<"truce"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    endPlague(p, tell);
  },
};

/** AIE-2.E.b: all movement, then all combats, then the count goes down by one. */
export const movesAndCombats: Runs<"movesAndCombats"> = {
  run(p, f, _dice, tell) {
    const { side, extra } = f;
    if (!f.begun) {
      tell({
        e: "sequence",
        rule: extra ? "AIE-EV10.a" : "AIE-2.E.b",
        side: SIDES[side],
        left: p.sequences[side],
        extra,
      });
      markLeaderless(p, side);
      next(p, { ...f, begun: true });
      push(p, { step: "endOfCombats", side });
      push(p, { step: "combats", side, announced: false });
      push(p, { step: "endOfMovement", side });
      push(p, { step: "movement", side });
      return;
    }
    // AIE-2.E.d: spent, whether anything was moved or not.
    if (!extra) own.sequences(p)[side]--;
    if (side === REP) flag(p, FIRST_SEQUENCE_OVER); // AIE-S1.g
    forgetTheSequence(p);
    restoreOrder(p, tell);
    pop(p);
  },
};

/** AIE-R181: Roman land units that stand outside without a leader when this E.1 begins. */
function markLeaderless(p: Position, side: Side): void {
  const { romanUnits, isNaves } = p.box;
  for (let i = 0; i < romanUnits.length; i++) {
    const unit = romanUnits[i];
    const at = p.at[unit];
    if (p.side[unit] !== side || isNaves[unit] || !onMap(at) || !isOutside(p.box, at)) continue;
    if (romanLeadersIn(p, side, at) === 0) mark(p, unit, LEADERLESS);
  }
}
