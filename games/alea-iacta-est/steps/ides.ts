/** F.3: the Ides of March (3.5.3). Caesar may be murdered; once he has been, his murderers are looked for. */
import { GONE } from "../board.ts";
import { bury, hasIconBearers, isInPlay } from "../deaths.ts";
import { next, pop, push } from "../frames.ts";
import {
  CAESAR_MURDERED,
  CHIEF_SLAIN,
  FACTION_LEADER,
  flag,
  hasTitle,
  isFlagged,
  type Position,
  rulesOf,
  WORLD_DIVIDED,
} from "../position.ts";
import { CAES, REP, SIDES } from "../sides.ts";
import { callSuccessor, fillVacancy } from "../succession.ts";
import { regionsOf } from "../victory.ts";
import { openWindow } from "../windows.ts";
import { halve } from "./administration.ts";
import { divideTheWorld } from "./alexandria.ts";
import { partWays, unmask } from "./partings.ts";
import { DEAD } from "./republic.ts";
import type { Chronicle, Runs } from "./step.ts";

/**
 * AIE-3.5.3.a, AIE-2.F.d, AIE-S1.o: while Caesar is in play the conspirators may try; after the murder somebody looks for
 * Assassins, until none is left (AIE-3.5.3.o, AIE-R25, AIE-R94). AIE-3.5.2.i: if he died otherwise nothing happens any more.
 */
export const ides: Runs<"ides"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    if (!rulesOf(p).ides) return;
    if (isInPlay(p, p.box.caesar)) {
      push(p, { step: "conspiracy", idus: false });
      return openWindow(p, "ides", REP, [CAES]); // AIE-R79
    }
    if (!isFlagged(p, CAESAR_MURDERED) || isFlagged(p, WORLD_DIVIDED) || hasIconBearers(p)) return;
    flag(p, WORLD_DIVIDED);
    divideTheWorld(p, tell);
  },
};

/** AIE-3.5.3.d: from so many on he is killed; and what each circumstance adds. */
const DEADLY = 6;
const IN_ROMA = 1;
const WITHOUT_POMPEIUS = 1;
const IDUS = 2;

export const conspiracy: Runs<"conspiracy"> = {
  run(p, { idus }, dice, tell) {
    pop(p);
    // AIE-3.5.3.b, AIE-R01, AIE-2.F.e: by the markers of last year.
    const regions = regionsOf(p, CAES);
    const trying = idus ? null : dice.roll(6);
    const attempt = trying === null || trying < regions;
    const rule = idus ? "AIE-3.5.3.c" : "AIE-3.5.3.b";
    tell({ e: "conspiracy", rule, side: SIDES[REP], die: trying, regions, attempt });
    if (!attempt) return;
    const { caesar, pompeius, roma } = p.box;
    const inRoma = p.at[caesar] === roma;
    const pompeiusGone = p.at[pompeius] === GONE;
    const die = dice.roll(6);
    const sum = die + (inRoma ? IN_ROMA : 0) + (pompeiusGone ? WITHOUT_POMPEIUS : 0) + (idus ? IDUS : 0);
    // AIE-3.5.3.e: otherwise he is unharmed, and all is as it was.
    const killed = sum >= DEADLY;
    const outcome = killed ? "AIE-3.5.3.d" : "AIE-3.5.3.e";
    tell({ e: "daggers", rule: outcome, side: SIDES[CAES], die, inRoma, pompeiusGone, idus, sum, killed });
    if (killed) murder(p, tell);
  },
};

/** AIE-3.5.3.f to AIE-3.5.3.n, in the order of the book: sides, stacks, the succession, the Republic. */
function murder(p: Position, tell: Chronicle): void {
  const { caesar } = p.box;
  const shaken = hasTitle(p, caesar, FACTION_LEADER) && !isFlagged(p, CHIEF_SLAIN); // AIE-R43
  // AIE-3.5.3.k, AIE-3.5.3.m: his heirs are found there.
  bury(p, caesar, "assassinated", tell, "AIE-3.5.3.f");
  if (p.outcome !== null) return; // AIE-S1.n
  unmask(p, tell);
  halve(p, 1, "AIE-3.5.3.l", tell);
  if (shaken) push(p, { step: "outcry" });
  callSuccessor(p, CAES); // AIE-3.5.2.l: after those have gone who are Republicans now
  fillVacancy(p, REP); // AIE-R92: and who has come to a faction without leader
  partWays(p);
}

/** AIE-3.5.3.n, AIE-R43, AIE-R77: the Republic is shaken at once, and Imperium may answer. */
export const outcry: Runs<"outcry"> = {
  run(p, _f, _dice, tell) {
    p.spqr = Math.min(DEAD, p.spqr + 1);
    const rule = "AIE-3.5.3.n";
    tell({ e: "republic", rule, troubles: [{ why: "chief-slain", rule, change: 1 }], change: 1, spqr: p.spqr });
    next(p, { step: "verdict" });
    openWindow(p, "republic", p.initiative);
  },
};
