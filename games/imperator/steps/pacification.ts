/** Further Peoples that are pacified by one stratagem, all that it could be played on, or no more (IMP-6.1.e, IMP-6.1.f, IMP-6.1.h, IMP-6.1.i). */
import { othersBy, readyBy } from "@rubicon/series";
import type { Event } from "../events/index.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import type { People } from "../peoples.ts";
import { alsoRefusal, foreseePeace, PEACE_KINDS, ruleOfPeace } from "../plays/peace.ts";
import type { Position } from "../position.ts";
import type { Question } from "../questions/index.ts";
import { NO } from "../refusals/index.ts";
import { ROME, SIDES, seatOf } from "../sides.ts";
import { pacify } from "../war-and-peace.ts";
import type { Asks } from "./step.ts";

type Pacification = FrameAt<"pacification">;

const refusal = (p: Position, { kind, first }: Pacification, people: People) =>
  alsoRefusal(p, PEACE_KINDS[kind], first, people);

const ready = (p: Position, f: Pacification): People[] => readyBy(p, (people) => refusal(p, f, people));

const others: Asks<"pacification"> = othersBy<Position, Pacification, "pacify-too", Event, Question>({
  kind: "pacify-too",
  act: (p, people) => p.box.acts.pacifyToo(people),
  decides: (p) => seatOf(p, ROME),
  question(p, f) {
    const open = ready(p, f).length;
    const left = Math.min(open, f.left);
    return { ask: "pacification", rule: ruleOf(f), side: SIDES[ROME], left, all: open > 1 && open === left };
  },
  refuse: refusal,
  choose(p, f, people, _dice, tell) {
    if (f.left > 1) next(p, { ...f, left: f.left - 1 });
    else pop(p);
    pacify(p, people, "stratagem", ruleOf(f), tell);
  },
});

const ruleOf = ({ kind, most }: Pacification): string => ruleOfPeace(PEACE_KINDS[kind], most);

/** All the rest at once, where there are no more of them than it can be played on. */
export const pacification: Asks<"pacification"> = {
  ...others,

  legal(p, f, list) {
    const open = ready(p, f).length;
    if (open > 1 && open <= f.left) list.push(p.box.acts.rest());
    others.legal(p, f, list);
  },

  acts: {
    ...others.acts,
    rest: {
      refuse(p, f) {
        const open = ready(p, f).length;
        return open > 1 && open <= f.left ? null : NO.peaceOneByOne;
      },
      play(p, f, _act, _dice, tell) {
        const peoples = ready(p, f);
        pop(p);
        for (const people of peoples) pacify(p, people, "stratagem", ruleOf(f), tell);
      },
    },
  },

  forecast(p, f, act, list) {
    if (act.do === "pacify-too") foreseePeace(p, act.people, list);
    if (act.do === "rest") for (const people of ready(p, f)) foreseePeace(p, people, list);
  },
};
