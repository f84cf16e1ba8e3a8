/** A second Minor People rises (6.2.3), or none. */
import { pop } from "../frames.ts";
import { riseRefusal } from "../plays/uprisings.ts";
import type { Position } from "../position.ts";
import { SIDES, seatOf } from "../sides.ts";
import { activate } from "../war-and-peace.ts";
import type { Asks } from "./step.ts";

/** AIE-6.2.3.a, AIE-R76: two is a maximum. */
export const uprising: Asks<"uprising"> = {
  asks(p) {
    if (ready(p).length > 0) return true;
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (_, f) => ({ ask: "uprising", rule: "AIE-6.2.3.a", side: SIDES[f.side] }),

  legal(p, _f, list) {
    for (const people of ready(p)) list.push(p.box.acts.raiseToo(people));
    list.push(p.box.acts.done());
  },

  acts: {
    "raise-too": {
      refuse: (p, _f, { people }) => riseRefusal(p, people, false),
      play(p, _f, { people }, dice, tell) {
        pop(p);
        activate(p, people, dice, tell);
      },
    },
    done: { play: (p) => pop(p) },
  },

  byDefault: (p) => p.box.acts.done(),
};

const ready = (p: Position) => p.box.peoples.filter((people) => riseRefusal(p, people, false) === null);
