/** E.2 (IMP-8.a, IMP-8.b): which zones there are to fight for, in what order, and who fights whom in each. */
import { bitOf, contested, firstContest } from "../contests.ts";
import { foreseeContest } from "../foresight.ts";
import { type FrameAt, next, pop, push } from "../frames.ts";
import { checkLoneLeaders, isLone } from "../lone-leaders.ts";
import { foreseePlay, listOwnPlays, takingOwnPlays } from "../plays/index.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, seatOf } from "../sides.ts";
import { beginBattle } from "./battle.ts";
import type { Asks, Runs } from "./step.ts";

/** Zone by zone, as the active player likes. They are looked up anew after each battle. He is asked for the last one too: he throws the die. */
export const combats: Asks<"combats"> = {
  asks(p, f) {
    if (contested(p, f.side, f.done).length > 0) return true;
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "combats",
    rule: "IMP-8.a",
    side: SIDES[f.side],
    zones: contested(p, f.side, f.done).map((zone) => p.box.zoneIds[zone]),
  }),

  legal(p, f, list) {
    for (const zone of contested(p, f.side, f.done)) list.push(p.box.acts.fight(zone));
    listOwnPlays(p, f, list);
  },

  acts: {
    fight: {
      refuse: (p, f, { zone }) => (contested(p, f.side, f.done).includes(zone) ? null : NO.noBattleThere),
      play(p, f, { zone }) {
        next(p, { ...f, done: [...f.done, zone] });
        push(p, { step: "field", side: f.side, zone, fought: 0 });
      },
    },
    ...takingOwnPlays<FrameAt<"combats">>(),
  },

  byDefault: (p, f) => p.box.acts.fight(contested(p, f.side, f.done)[0]),

  forecast(p, f, act, list) {
    foreseePlay(p, act, list);
    if (act.do === "fight") foreseeContest(p, f.side, act.zone, list);
  },
};

/** IMP-R78: one battle after the other, until nobody is left who has not fought. Each may change who stands against whom. */
export const field: Runs<"field"> = {
  run(p, f) {
    if (p.box.leaders.some((leader) => isLone(p, leader))) return checkLoneLeaders(p);
    const contest = firstContest(p, f.side, f.zone, f.fought);
    if (contest === null) return pop(p);
    next(p, { ...f, fought: f.fought | bitOf(contest) });
    beginBattle(p, contest);
  },
};
