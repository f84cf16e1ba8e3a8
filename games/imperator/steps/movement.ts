/** Movement (E.1): leaders with their groups, units by themselves, fleets, one after the other (IMP-2.E.b, IMP-3.5, IMP-4.3, IMP-7). */
import { pop } from "../frames.ts";
import { SIDES, seatOf } from "../sides.ts";
import type { Asks } from "./step.ts";

export const movement: Asks<"movement"> = {
  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "movement",
    rule: "IMP-2.E.b",
    side: SIDES[f.side],
    sequences: p.sequences[f.side],
  }),

  legal(p, _f, list) {
    list.push(p.box.acts.endMoves());
  },

  acts: {
    "end-moves": { play: pop },
  },

  byDefault: (p) => p.box.acts.endMoves(),
};
