/** C.X4: the usurpation that is free since Didius is Augustus (IMP-4.5K.f, IMP-R69), then those of stratagems (IMP-2.C.k). */
import { pop } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import { FREE_USURPATION, isFlagged, type Position, unflag } from "../position.ts";
import { ENEMY, ROME, SIDES, seatOf } from "../sides.ts";
import { plainAttemptRefusal, proclaim } from "../usurping.ts";
import { openWindow } from "../windows.ts";
import type { Asks } from "./step.ts";

const candidates = (p: Position): Piece[] =>
  p.box.romanLeaders.filter((leader) => plainAttemptRefusal(p, leader) === null);

/** Once, and only in this Phase C; nobody is bound to. */
export const usurpations: Asks<"usurpations"> = {
  asks(p) {
    if (isFlagged(p, FREE_USURPATION) && candidates(p).length > 0) return true;
    unflag(p, FREE_USURPATION);
    pop(p);
    openWindow(p, "usurpations", ENEMY, [ROME]);
    return false;
  },

  decides: (p) => seatOf(p, ENEMY),
  question: () => ({ ask: "usurpations", rule: "IMP-4.5K.f", side: SIDES[ENEMY] }),

  legal(p, _f, list) {
    for (const leader of candidates(p)) list.push(p.box.acts.proclaim(leader));
    list.push(p.box.acts.decline());
  },

  acts: {
    proclaim: {
      refuse: (p, _f, { leader }) => plainAttemptRefusal(p, leader),
      play(p, _f, { leader }, _dice, tell) {
        unflag(p, FREE_USURPATION);
        proclaim(p, leader, 0, "IMP-4.5K.f", tell);
      },
    },
    decline: { play: (p) => unflag(p, FREE_USURPATION) },
  },

  byDefault: (p) => p.box.acts.decline(),
};
