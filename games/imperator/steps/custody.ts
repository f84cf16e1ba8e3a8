/** F7: Rome may give the guard to another (2.F.d, 3.6.o, 3.6.p, R42). */
import type { Refusal } from "@rubicon/engine";
import { pop } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ROME, SIDES, seatOf } from "../sides.ts";
import { AUGUSTUS, bestow, CAESAR, GUARD, hasTitle, holdersOf, strip } from "../titles.ts";
import type { Asks } from "./step.ts";

export const custody: Asks<"custody"> = {
  asks(p) {
    if (p.box.romanLeaders.some((leader) => guardRefusal(p, leader) === null)) return true;
    pop(p);
    return false;
  },

  decides: (p) => seatOf(p, ROME),
  question: () => ({ ask: "custody", rule: "IMP-3.6.p", side: SIDES[ROME] }),

  legal(p, _f, list) {
    list.push(p.box.acts.done());
    for (const leader of p.box.romanLeaders) if (guardRefusal(p, leader) === null) list.push(p.box.acts.guard(leader));
  },

  acts: {
    guard: {
      refuse: (p, _f, { leader }) => guardRefusal(p, leader),
      play(p, _f, { leader }, _dice, tell) {
        pop(p);
        for (const holder of holdersOf(p, GUARD)) strip(p, holder, GUARD);
        bestow(p, leader, GUARD);
        tell({ e: "guarded", rule: "IMP-3.6.p", leader: p.box.pieceIds[leader] });
      },
    },
    done: { play: pop },
  },

  byDefault: (p) => p.box.acts.done(),
};

/** Wherever he is. */
function guardRefusal(p: Position, leader: Piece): Refusal | null {
  if (!hasTitle(p, leader, AUGUSTUS | CAESAR)) return NO.guardTitle;
  return hasTitle(p, leader, GUARD) ? NO.guardAlready : null;
}
