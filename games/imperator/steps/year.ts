/** A year and its phases (0.3, 2), the draw of the counters (2.A) and the initiative (2.B). */
import type { Dice } from "@rubicon/engine";
import { drawOne, refill, rollInitiative } from "@rubicon/series";
import { next, pop, push } from "../frames.ts";
import { forgetFlags, own, type Position, scenarioOf, uses } from "../position.ts";
import { BOTH, ENEMY, enemyOf, NOBODY, ROME, SEATS, SIDES, type Side } from "../sides.ts";
import { handOf, TITLES } from "../stratagems.ts";
import { forgetMarks } from "../table.ts";
import { bestOfAugusti, forgetTitles } from "../titles.ts";
import { openWindow } from "../windows.ts";
import type { Chronicle, Runs } from "./step.ts";

/** IMP-0.3.a: a turn is a year, from Phase A to Phase F. What follows geostrategy is decided at its end (IMP-2.C.l). */
export const year: Runs<"year"> = {
  run(p, _f, _dice, tell) {
    tell({ e: "year", rule: "IMP-0.3.a", year: p.year });
    next(p, { step: "newYear" });
    push(p, { step: "results" });
    push(p, { step: "peaceOrWar" });
    push(p, { step: "geostrategy" });
    push(p, { step: "initiative" });
    push(p, { step: "draw" });
    push(p, { step: "exchange" });
  },
};

/** IMP-2.F.e: what lasted for a year is over. */
export const newYear: Runs<"newYear"> = {
  run(p) {
    forgetFlags(p);
    forgetTitles(p);
    forgetMarks(p);
    p.event = 0;
    p.extra = NOBODY;
    p.appeased = 0;
    p.year++;
    next(p, { step: "year" });
  },
};

/** IMP-2.A.a, IMP-2.A.b, IMP-2.A.c: from now on nobody knows any more what is in the cup; each draws one, Rome first. */
export const draw: Runs<"draw"> = {
  run(p, _f, dice, tell) {
    pop(p);
    if (!uses(p, "stratagems")) return; // IMP-S.h
    refill(p.box.counters, own.counter(p));
    for (const side of BOTH) drawFor(p, side, dice, tell);
  },
};

function drawFor(p: Position, side: Side, dice: Dice, tell: Chronicle): void {
  const counter = drawOne(p.box.counters, own.counter(p), handOf(p.leads[side]), dice);
  if (counter === null) return;
  const names = { side: SIDES[side], seat: SEATS[p.leads[side]], stratagem: TITLES[p.box.borne[counter]] };
  // What is drawn was in the cup: it comes to light that the other did not hold it.
  tell({ e: "drew", rule: "IMP-2.A.a", ...names, reveals: true });
}

/** IMP-2.B.a, IMP-2.B.b: Rome rolls against the better PC of its Augusti. IMP-S.d: a fixed initiative stands as it is. */
export const initiative: Runs<"initiative"> = {
  run(p, _f, dice, tell) {
    pop(p);
    const fixed = scenarioOf(p).initiative.find(({ year }) => year === p.year);
    if (fixed !== undefined) {
      p.initiative = fixed.side;
      return tell({ e: "initiative", rule: "IMP-S.d", side: SIDES[fixed.side] });
    }
    const pc = bestOfAugusti(p, p.box.pc);
    const { die, won } = rollInitiative(pc, dice);
    p.initiative = won ? ROME : ENEMY;
    tell({ e: "initiative", rule: "IMP-2.B.a", side: SIDES[p.initiative], die, pc });
    openWindow(p, "initiative", enemyOf(p.initiative)); // IMP-2.B.d
  },
};
