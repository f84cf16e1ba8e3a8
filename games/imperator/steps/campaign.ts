/** The campaign (E): sequences of movement and combat, one side after the other (IMP-2.E.a, IMP-2.E.b, IMP-TE.10.a). */
import { turnsBy } from "@rubicon/series";
import type { Event } from "../events/index.ts";
import { next, pop, push } from "../frames.ts";
import { endPlague } from "../plague.ts";
import { own, type Position } from "../position.ts";
import { SIDES } from "../sides.ts";
import { forgetMarks } from "../table.ts";
import { openWindow } from "../windows.ts";
import type { Runs } from "./step.ts";

/** IMP-2.E.a, IMP-TE.10.a. The end of the last sequence and that of the phase are one window: nothing happens between them. */
export const { campaign, turns } = turnsBy<Position, Event>({
  between: (p, first, silent) => openWindow(p, "sequence", first, silent),
  after: (p, active) => openWindow(p, "truce", active),
});

/** The end of Phase E, and of the plague (IMP-6.3.g). */
export const truce: Runs<"truce"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    endPlague(p, tell);
  },
};

/** IMP-2.E.b, IMP-2.E.c: all movement, then all combats, then the count goes down by one. */
export const movesAndCombats: Runs<"movesAndCombats"> = {
  run(p, f, _dice, tell) {
    const { side, extra } = f;
    if (!f.begun) {
      const rule = extra ? "IMP-TE.10.a" : "IMP-2.E.b";
      tell({ e: "sequence", rule, side: SIDES[side], left: p.sequences[side], extra });
      next(p, { ...f, begun: true });
      push(p, { step: "combats", side, done: [] });
      push(p, { step: "movement", side });
      return;
    }
    if (!extra) own.sequences(p)[side]--;
    forgetMarks(p);
    pop(p);
  },
};
