/** The campaign (E): sequences of movement and combat, one side after the other (IMP-2.E.a, IMP-2.E.b, IMP-TE.10.a). */
import { next, pop, push } from "../frames.ts";
import { own, type Position } from "../position.ts";
import { enemyOf, NOBODY, SIDES, type Side } from "../sides.ts";
import { forgetMarks } from "../table.ts";
import { openWindow } from "../windows.ts";
import type { Runs } from "./step.ts";

/** IMP-2.E.a: the side with the initiative is first. */
export const campaign: Runs<"campaign"> = {
  run: (p) => next(p, { step: "turns", side: p.initiative, last: NOBODY }),
};

/** In turns until both have used theirs; then the extra one of event 10 (IMP-R17). */
export const turns: Runs<"turns"> = {
  run(p, { side, last }) {
    const other = enemyOf(side);
    if (p.sequences[side] > 0) {
      next(p, { step: "turns", side: other, last: side });
      push(p, { step: "movesAndCombats", side, extra: false, begun: false });
      openSequence(p, side, last);
    } else if (p.sequences[other] > 0) {
      next(p, { step: "turns", side: other, last });
    } else if (p.extra !== NOBODY) {
      const late = p.extra;
      p.extra = NOBODY;
      next(p, { step: "turns", side, last: late });
      push(p, { step: "movesAndCombats", side: late, extra: true, begun: false });
      openSequence(p, late, last);
    } else {
      // w7 of the last sequence and w8, which are one: nothing happens between them.
      const active = last === NOBODY ? p.initiative : last;
      next(p, { step: "truce", side: active });
      openWindow(p, "truce", active);
    }
  },
};

/** The end of Phase E. */
export const truce: Runs<"truce"> = {
  run(p) {
    pop(p);
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
      push(p, { step: "combats", side });
      push(p, { step: "movement", side });
      return;
    }
    if (!extra) own.sequences(p)[side]--;
    forgetMarks(p);
    pop(p);
  },
};

/**
 * w7 of the sequence before and w1 of this one. Whoever was active is asked first; and the side whose sequence begins may play
 * as soon as it may move (IMP-R116), so after the other's sequence it need not be asked now.
 */
function openSequence(p: Position, side: Side, last: Side): void {
  if (last === enemyOf(side)) openWindow(p, "sequence", last, [side]);
  else openWindow(p, "sequence", side);
}
