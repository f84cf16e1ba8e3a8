/** Further Peoples that rise by one stratagem, or no more (IMP-6.2.f, IMP-6.2.g, IMP-6.2.i, IMP-6.2.j). */
import { othersBy } from "@rubicon/series";
import type { Event } from "../events/index.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { riseRefusal, ruleOfRising } from "../plays/uprisings.ts";
import type { Position } from "../position.ts";
import type { Question } from "../questions/index.ts";
import { ENEMY, SIDES, seatOf } from "../sides.ts";
import { goToWar } from "../war-and-peace.ts";

export const uprising = othersBy<Position, FrameAt<"uprising">, "raise-too", Event, Question>({
  kind: "raise-too",
  act: (p, people) => p.box.acts.raiseToo(people),
  decides: (p) => seatOf(p, ENEMY),
  question: (_, { left, major }) => ({ ask: "uprising", rule: "IMP-6.2.j", side: SIDES[ENEMY], left, major }),
  refuse: (p, { major }, people) => riseRefusal(p, people, major),
  choose(p, f, people, _dice, tell) {
    if (f.left > 1) next(p, { ...f, left: f.left - 1 });
    else pop(p);
    goToWar(p, people, ruleOfRising(f.major, f.most), tell);
  },
});
