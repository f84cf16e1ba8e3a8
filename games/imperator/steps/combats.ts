/** E.2 (IMP-8.a, IMP-8.b): which zones there are to fight for, in what order, and who fights whom in each. */
import { contested, fights, STAGES } from "../contests.ts";
import { foreseeContest } from "../foresight.ts";
import { type FrameAt, next, pop, push } from "../frames.ts";
import { checkLoneLeaders, isLone } from "../lone-leaders.ts";
import { listOwnPlays, takingOwnPlays } from "../plays/index.ts";
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
        push(p, { step: "field", side: f.side, zone, stage: 0 });
      },
    },
    ...takingOwnPlays<FrameAt<"combats">>(),
  },

  byDefault: (p, f) => p.box.acts.fight(contested(p, f.side, f.done)[0]),

  forecast(p, f, act, list) {
    if (act.do === "fight") foreseeContest(p, f.side, act.zone, list);
  },
};

/** IMP-R78: a battle with the other side, then with mutineers; and these fight for the active player against whoever else is left. */
export const field: Runs<"field"> = {
  run(p, f) {
    if (p.box.leaders.some((leader) => isLone(p, leader))) return checkLoneLeaders(p);
    if (f.stage >= STAGES.length) return pop(p);
    const contest = { side: f.side, zone: f.zone, mutineers: STAGES[f.stage] };
    next(p, { ...f, stage: f.stage + 1 });
    if (fights(p, contest)) beginBattle(p, contest);
  },
};
