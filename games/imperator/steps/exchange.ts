/** A0: a usurpation has succeeded, and the players exchange their roles (5, IMP-4.5S.e, IMP-4.5S.h, IMP-R60, IMP-R64, IMP-R70, IMP-R117). */
import { exchangePersons } from "@rubicon/series";
import { pop, push } from "../frames.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import {
  DIDIUS_DUE,
  FREE_USURPATION,
  flag,
  isFlagged,
  own,
  PERTINAX_HUNTED,
  type Position,
  SUCCESS,
  unflag,
} from "../position.ts";
import { rebels } from "../rebels.ts";
import { NO } from "../refusals/index.ts";
import { ENEMY, ROME, SIDES, seatOf } from "../sides.ts";
import { depose } from "../slain.ts";
import { changeSide } from "../table.ts";
import { augusti, usurpers } from "../titles.ts";
import type { Asks, Chronicle, Runs } from "./step.ts";
import { makeAugustus } from "./succession.ts";

/** IMP-4.5S.e, IMP-4.5S.h: unless every usurper has died since; then whoever is Augustus stays it, or Rome finds another. */
export const exchange: Runs<"exchange"> = {
  run(p, _f, _dice, tell) {
    pop(p);
    if (!isFlagged(p, SUCCESS)) return;
    if (usurpers(p).length > 0) return push(p, { step: "laurels" });
    unflag(p, SUCCESS);
    tell({ e: "no-exchange", rule: "IMP-4.5S.h" });
    push(p, { step: "succession", dead: NO_PIECE });
  },
};

/** IMP-4.5D.e, IMP-R64: of two usurpers the one with the higher PC. */
function winners(p: Position): Piece[] {
  const all = usurpers(p);
  const best = Math.max(...all.map((leader) => p.box.pc[leader]));
  return all.filter((leader) => p.box.pc[leader] === best);
}

/** Where both are equal, their player chooses before he has the other role. */
export const laurels: Asks<"laurels"> = {
  asks(p, _f, _dice, tell) {
    const [winner, ...others] = winners(p);
    if (others.length > 0) return true;
    pop(p);
    takeThePurple(p, winner, tell);
    return false;
  },

  decides: (p) => seatOf(p, ENEMY),
  question: () => ({ ask: "laurels", rule: "IMP-4.5D.e", side: SIDES[ENEMY] }),

  legal(p, _f, list) {
    for (const leader of winners(p)) list.push(p.box.acts.succeed(leader));
  },

  acts: {
    succeed: {
      refuse: (p, _f, { leader }) => (winners(p).includes(leader) ? null : NO.laurelsTied),
      play(p, _f, { leader }, _dice, tell) {
        pop(p);
        takeThePurple(p, leader, tell);
      },
    },
  },

  byDefault: (p) => p.box.acts.succeed(winners(p)[0]),
};

/** IMP-5.a to IMP-5.g */
function takeThePurple(p: Position, winner: Piece, tell: Chronicle): void {
  for (const leader of augusti(p)) depose(p, leader, tell); // IMP-5.b
  // IMP-5.g: the guard goes with the titles.
  own.title(p).fill(0);
  own.claim(p).fill(0);
  for (const piece of rebels(p)) changeSide(p, piece, ROME); // IMP-5.c, IMP-5.d
  p.freed = 0;
  p.reserve = 0;
  makeAugustus(p, winner, "usurped", "IMP-5.a", tell);
  exchangePersons(own.leads(p));
  const vp = own.vp(p);
  [vp[ROME], vp[ENEMY]] = [vp[ENEMY], vp[ROME]]; // IMP-5.f
  const seats = { romeSeat: seatOf(p, ROME), enemySeat: seatOf(p, ENEMY) };
  tell({ e: "exchange", rule: "IMP-4.5S.e", ...seats, rome: vp[ROME], enemy: vp[ENEMY] });
  // IMP-4.5K.f, IMP-R68, IMP-R69
  if (winner === p.box.didius && isFlagged(p, DIDIUS_DUE)) flag(p, FREE_USURPATION);
  unflag(p, SUCCESS | DIDIUS_DUE | PERTINAX_HUNTED);
}
