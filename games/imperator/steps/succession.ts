/** The succession to an emperor (IMP-3.6.j to IMP-3.6.n, IMP-4.5K, IMP-R40, IMP-R41, IMP-R65 to IMP-R67). */
import type { Refusal } from "@rubicon/engine";
import { arrive } from "../arriving.ts";
import { onMap, TO_COME } from "../board.ts";
import type { Accession } from "../events/usurpation.ts";
import { pop, push } from "../frames.ts";
import { isWithOthers } from "../limits.ts";
import { ROMANS } from "../peoples.ts";
import { deathLimit, type Piece } from "../pieces.ts";
import { DIDIUS_DUE, flag, PERTINAX_HUNTED, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ENEMY, ROME, SIDES, seatOf } from "../sides.ts";
import { isVacant } from "../slain.ts";
import { isLoyal, put } from "../table.ts";
import { AUGUSTUS, augusti, bestow, CAESAR, caesares, hasTitle, strip } from "../titles.ts";
import { canUsurp, proclaim, usurperRefusal } from "../usurping.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";

/** IMP-3.6.a: a Caesar who rises is one no more. The guard stays with him (IMP-R42). */
export function makeAugustus(p: Position, leader: Piece, by: Accession, rule: string, tell: Chronicle): void {
  strip(p, leader, CAESAR);
  bestow(p, leader, AUGUSTUS);
  tell({ e: "emperor", rule, leader: p.box.pieceIds[leader], by });
}

/** IMP-R40: whoever enters while nobody is Augustus, and nobody was there to become it, is. */
export function enthrone(p: Position, leader: Piece, tell: Chronicle): void {
  if (isVacant(p)) makeAugustus(p, leader, "vacancy", "IMP-3.6.m", tell);
}

/** In the order of the rules: Commodus, Caesares, generals. IMP-4.5S.g: a usurper who has won leaves no heirs. */
export const succession: Runs<"succession"> = {
  run(p, { dead }, _dice, tell) {
    pop(p);
    if (augusti(p).length > 0) return;
    if (dead === p.box.commodus && isDidiusThere(p)) return succeedCommodus(p, tell);
    const heirs = caesares(p);
    if (heirs.length === 0) {
      push(p, { step: "rival" });
      return push(p, { step: "acclamation" });
    }
    const rule = heirs.length === 1 ? "IMP-3.6.k" : "IMP-3.6.l";
    for (const heir of heirs) makeAugustus(p, heir, "caesar", rule, tell);
  },
};

/** IMP-4.5K.a, IMP-4.5K.g, IMP-R65, IMP-R66: Pertinax, or whom Rome likes; and Didius against him. */
function succeedCommodus(p: Position, tell: Chronicle): void {
  const { pertinax } = p.box;
  const present = isLoyal(p, pertinax) && onMap(p.at[pertinax]);
  if (canUsurp(p)) push(p, { step: "didius" });
  if (present) makeAugustus(p, pertinax, "commodus", "IMP-4.5K.a", tell);
  else push(p, { step: "acclamation" });
}

/**
 * IMP-4.5K.h, IMP-R66: he has not had his turn, and has not outlived his years. Where Peoples stand in Rome he has no place either
 * (IMP-4.2.k).
 */
function isDidiusThere(p: Position): boolean {
  const { didius, roma } = p.box;
  return p.at[didius] === TO_COME && deathLimit(p.box, didius, p.year - 1) < CERTAIN && !isWithOthers(p, ROMANS, roma);
}
const CERTAIN = 10;

/** IMP-4.5K.b, IMP-4.5K.c, IMP-4.5K.d, IMP-4.5K.f, IMP-R67 */
export const didius: Runs<"didius"> = {
  run(p, _f, _dice, tell) {
    const { didius, pertinax, roma } = p.box;
    pop(p);
    put(p, didius, roma);
    flag(p, DIDIUS_DUE);
    // IMP-R66: the attempts are on Pertinax alone.
    if (hasTitle(p, pertinax, AUGUSTUS)) flag(p, PERTINAX_HUNTED);
    proclaim(p, didius, 0, "IMP-4.5K.b", tell);
    arrive(p, [didius], roma, tell); // IMP-R77: the plague may be there
  },
};

// Case 4 --------------------------------------------------------------------------------------------------

/** IMP-R40: loyal leaders on the map, wherever they are. */
const acclaimRefusal = (p: Position, leader: Piece): Refusal | null =>
  p.box.isLeader[leader] && isLoyal(p, leader) && onMap(p.at[leader]) ? null : NO.acclaimLoyal;

const bestFirst = (p: Position, refusal: typeof acclaimRefusal): Piece[] =>
  p.box.romanLeaders.filter((leader) => refusal(p, leader) === null).sort((a, b) => p.box.pc[b] - p.box.pc[a] || a - b);

/** IMP-3.6.m, IMP-4.5V.b: Rome first. */
export const acclamation: Asks<"acclamation"> = {
  asks(p, _f, _dice, tell) {
    const able = bestFirst(p, acclaimRefusal);
    if (able.length > 1) return true;
    pop(p);
    if (able.length === 1) makeAugustus(p, able[0], "acclaimed", "IMP-3.6.m", tell);
    else tell({ e: "vacant", rule: "IMP-3.6.m" });
    return false;
  },

  decides: (p) => seatOf(p, ROME),
  question: () => ({ ask: "acclamation", rule: "IMP-3.6.m", side: SIDES[ROME] }),

  legal(p, _f, list) {
    for (const leader of bestFirst(p, acclaimRefusal)) list.push(p.box.acts.succeed(leader));
  },

  acts: {
    succeed: {
      refuse: (p, _f, { leader }) => acclaimRefusal(p, leader),
      play(p, _f, { leader }, _dice, tell) {
        pop(p);
        makeAugustus(p, leader, "acclaimed", "IMP-3.6.m", tell);
      },
    },
  },

  byDefault: (p) => p.box.acts.succeed(bestFirst(p, acclaimRefusal)[0]),
};

/** IMP-R40: an Augustus in his Front is no bar, being the Augustus is. */
const rivalRefusal = (p: Position, leader: Piece): Refusal | null =>
  hasTitle(p, leader, AUGUSTUS) ? NO.usurperIsAugustus : usurperRefusal(p, leader);

/** IMP-3.6.m, IMP-4.5V.a: then the Enemy, without a die; nobody, if there is no general for it. */
export const rival: Asks<"rival"> = {
  asks(p, _f, _dice, tell) {
    const able = bestFirst(p, rivalRefusal);
    if (able.length > 1) return true;
    pop(p);
    if (able.length === 1) proclaim(p, able[0], 0, "IMP-4.5V.a", tell);
    return false;
  },

  decides: (p) => seatOf(p, ENEMY),
  question: () => ({ ask: "rival", rule: "IMP-4.5V.a", side: SIDES[ENEMY] }),

  legal(p, _f, list) {
    for (const leader of bestFirst(p, rivalRefusal)) list.push(p.box.acts.proclaim(leader));
  },

  acts: {
    proclaim: {
      refuse: (p, _f, { leader }) => rivalRefusal(p, leader),
      play(p, _f, { leader }, _dice, tell) {
        pop(p);
        proclaim(p, leader, 0, "IMP-4.5V.a", tell);
      },
    },
  },

  byDefault: (p) => p.box.acts.proclaim(bestFirst(p, rivalRefusal)[0]),
};
