/** A second Minor People rises (6.2.3), or none. */
import { othersBy } from "@rubicon/series";
import type { Event } from "../events/index.ts";
import { type FrameAt, pop } from "../frames.ts";
import { riseRefusal } from "../plays/uprisings.ts";
import type { Position } from "../position.ts";
import type { Question } from "../questions/index.ts";
import { SIDES, seatOf } from "../sides.ts";
import { activate } from "../war-and-peace.ts";
import type { Asks } from "./step.ts";

/** AIE-6.2.3.a, AIE-R76: two is a maximum. */
export const uprising: Asks<"uprising"> = othersBy<Position, FrameAt<"uprising">, "raise-too", Event, Question>({
  kind: "raise-too",
  act: (p, people) => p.box.acts.raiseToo(people),
  decides: (p, f) => seatOf(p, f.side),
  question: (_, f) => ({ ask: "uprising", rule: "AIE-6.2.3.a", side: SIDES[f.side] }),
  refuse: (p, _f, people) => riseRefusal(p, people, false),
  choose(p, _f, people, dice, tell) {
    pop(p);
    activate(p, people, dice, tell);
  },
});
