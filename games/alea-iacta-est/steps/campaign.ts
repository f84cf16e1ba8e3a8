/** The campaign (E): sequences of movement and combat, one side after the other (AIE-2.E.a, AIE-2.E.b, AIE-EV10.a). */
import { isOutside, onMap } from "../board.ts";
import { next, pop, push } from "../frames.ts";
import { romanLeadersIn } from "../owners.ts";
import { endPlague } from "../plague.ts";
import { restoreOrder } from "../plays/senate.ts";
import { FIRST_SEQUENCE_OVER, flag, forgetTheSequence, LEADERLESS, mark, own, type Position } from "../position.ts";
import { enemyOf, NOBODY, REP, SIDES, type Side } from "../sides.ts";
import { openWindow } from "../windows.ts";
import type { Runs } from "./step.ts";

/** AIE-2.E.a: the side with the initiative is first. */
export const campaign: Runs<"campaign"> = {
  run: (p) => next(p, { step: "turns", side: p.initiative, last: NOBODY }),
};

/** In turns until both have used theirs; then the extra one of event 10. What is left is lost (AIE-2.E.e). */
export const turns: Runs<"turns"> = {
  run(p, { side, last }) {
    const other = enemyOf(side);
    if (p.sequences[side] > 0) {
      next(p, { step: "turns", side: other, last: side });
      push(p, { step: "movesAndCombats", side, extra: false, begun: false });
      openSequence(p, side, last);
    } else if (p.sequences[other] > 0) {
      next(p, { step: "turns", side: other, last });
    } else if (p.extra !== NOBODY) {
      // AIE-EV10.a, AIE-R63
      const late = p.extra;
      p.extra = NOBODY;
      next(p, { step: "turns", side, last: late });
      push(p, { step: "movesAndCombats", side: late, extra: true, begun: false });
      openSequence(p, late, last);
    } else {
      // W8 of the last sequence: there is no other to follow it.
      const active = last === NOBODY ? p.initiative : last;
      next(p, { step: "truce", side: active });
      openWindow(p, "sequence", active);
    }
  },
};

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

/**
 * W8 of the sequence before and W1 of this one. AIE-2.E.h: whoever was active is asked first; and the side whose sequence begins
 * may play as soon as it may move, so after the other's sequence it need not be asked now.
 */
function openSequence(p: Position, side: Side, last: Side): void {
  if (last === enemyOf(side)) openWindow(p, "sequence", last, [side]);
  else openWindow(p, "sequence", side);
}

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
