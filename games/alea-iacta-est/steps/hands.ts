/** F.7: whoever holds more than three stratagem counters puts the rest back into the cup, which ones he alone knows. */
import { pop } from "../frames.ts";
import { own, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, type Side, seatOf } from "../sides.ts";
import { type Counter, handOf, returnedBy } from "../stratagems.ts";
import type { Asks } from "./step.ts";

/** AIE-2.F.h */
const KEPT = 3;

/** AIE-2.F.i: only now; during the year a hand may be larger. */
export const hands: Asks<"hands"> = {
  asks(p, f) {
    if (heldBy(p, f.side).length > KEPT) return true;
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),

  question: (p, f) => ({
    ask: "hands",
    rule: "AIE-2.F.h",
    side: SIDES[f.side],
    surplus: heldBy(p, f.side).length - KEPT,
  }),

  legal(p, f, list) {
    for (const counter of heldBy(p, f.side)) list.push(p.box.acts.return(counter));
  },

  acts: {
    return: {
      refuse: (p, f, { counter }) => (p.counter[counter] === handOf(p.leads[f.side]) ? null : NO.returnNotHeld),
      play(p, f, { counter }, _dice, tell) {
        own.counter(p)[counter] = returnedBy(p.leads[f.side]);
        const seat = seatOf(p, f.side);
        tell({ e: "returned", rule: "AIE-2.F.h", side: SIDES[f.side], seat, counter: p.box.counterIds[counter] });
      },
    },
  },

  /** AIE-R188: the highest number. */
  byDefault: (p, f) => p.box.acts.return(heldBy(p, f.side).reduce((_, counter) => counter)),
};

const heldBy = (p: Position, side: Side): Counter[] =>
  p.box.counters.filter((counter) => p.counter[counter] === handOf(p.leads[side]));
