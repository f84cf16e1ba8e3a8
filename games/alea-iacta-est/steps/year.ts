/** A year and its phases (0.3, 2), the draw of the counters (2.A) and the initiative (2.B). */
import type { Dice } from "@rubicon/engine";
import { drawOne, refill, rollInitiative } from "@rubicon/series";
import { next, pop, push } from "../frames.ts";
import { FIRST_TURN, forgetTheYear, isFlagged, own, type Position, scenarioOf } from "../position.ts";
import { BOTH, CAES, enemyOf, REP, SEATS, SIDES, type Side } from "../sides.ts";
import { handOf } from "../stratagems.ts";
import { bestPc } from "../succession.ts";
import { openWindow } from "../windows.ts";
import type { Chronicle, Runs } from "./step.ts";

/** AIE-0.3.a: a turn is a year, from Phase A to Phase F. */
export const year: Runs<"year"> = {
  run(p, _f, _dice, tell) {
    tell({ e: "year", rule: "AIE-0.3.a", year: p.year });
    next(p, { step: "newYear" });
    push(p, { step: "results" });
    push(p, { step: "campaign" });
    push(p, { step: "administration" });
    push(p, { step: "geostrategy" });
    push(p, { step: "turncoat", turned: false });
    push(p, { step: "initiative" });
    push(p, { step: "stratagems" });
  },
};

/** AIE-0.3.a, AIE-EV0.c: what lasted for a year is over. */
export const newYear: Runs<"newYear"> = {
  run(p) {
    forgetTheYear(p);
    for (const piece of p.box.pieces) own.marks(p)[piece] = 0;
    p.year++;
    next(p, { step: "year" });
  },
};

/** AIE-2.A.a, AIE-2.A.b: from now on nobody knows any more what is in the cup; each side draws one, the Caesarians first. */
export const stratagems: Runs<"stratagems"> = {
  run(p, _f, dice, tell) {
    refill(p.box.counters, own.counter(p));
    for (const side of BOTH) draw(p, side, dice, tell);
    pop(p);
  },
};

/** AIE-2.A.c: which counter it is, is for its owner to know. */
function draw(p: Position, side: Side, dice: Dice, tell: Chronicle): void {
  const counter = drawOne(p.box.counters, own.counter(p), handOf(p.leads[side]), dice);
  if (counter === null) return;
  const seat = SEATS[p.leads[side]];
  // What is drawn was in the cup: it comes to light that the other did not hold it.
  tell({ e: "drew", rule: "AIE-2.A.b", side: SIDES[side], seat, counter: p.box.counterIds[counter], reveals: true });
}

/** AIE-2.B.a to AIE-2.B.d: the Caesarians roll against the PC of their leader. AIE-2.B.f: in the first turn nobody does. */
export const initiative: Runs<"initiative"> = {
  run(p, _f, dice, tell) {
    next(p, { step: "gates" });
    if (isFlagged(p, FIRST_TURN)) {
      tell({ e: "initiative", rule: "AIE-2.B.f", side: SIDES[p.initiative] });
      // AIE-6.1.1.c, AIE-R48
      if (scenarioOf(p).reversible) openWindow(p, "initiative", enemyOf(p.initiative));
      return;
    }
    const pc = bestPc(p, CAES);
    const { die, won } = rollInitiative(pc, dice);
    p.initiative = won ? CAES : REP;
    tell({ e: "initiative", rule: "AIE-2.B.a", side: SIDES[p.initiative], die, pc });
    openWindow(p, "initiative", enemyOf(p.initiative)); // AIE-2.B.e
  },
};

/** B.3: when the initiative is settled, the temple of Janus may be shut. */
export const gates: Runs<"gates"> = {
  run(p) {
    pop(p);
    openWindow(p, "gates", p.initiative);
  },
};
