/** D4: leaders die in their beds (2.D.h, TL, R18, R19). */
import { type Mortality, testLives } from "@rubicon/series";
import { onMap } from "../board.ts";
import { next, pop } from "../frames.ts";
import { deathLimit, NO_PIECE, type Piece } from "../pieces.ts";
import { DEATHS_TESTED, flag, isFlagged, PAX, PAX_BROKEN, type Position, unflag, uses } from "../position.ts";
import { nameOfSide } from "../sides.ts";
import { slain } from "../slain.ts";
import type { Chronicle, Runs } from "./step.ts";

/** IMP-TL.c: no die falls any more. */
const CERTAIN = 10;

/**
 * One after the other, in the order of the table, whichever face shows (IMP-R18). IMP-R19: whoever was there when it began; who comes
 * because somebody dies is not tested this year. IMP-3.6.n: what a death brings about comes before the next test.
 */
export const deaths: Runs<"deaths"> = {
  run(p, f, dice, tell) {
    flag(p, DEATHS_TESTED);
    if (!uses(p, "leaderDeath")) return pop(p); // IMP-S.h
    const { box } = p;
    let dead = NO_PIECE;
    const mortality: Mortality<Piece> = {
      below: (leader) => (onMap(p.at[leader]) ? deathLimit(box, leader, p.year) : 0),
      certainFrom: CERTAIN,
      tested(leader, die, below) {
        const rule = die === null ? "IMP-TL.c" : "IMP-TL.b";
        tell({ e: "life-tested", rule, side: nameOfSide(p.side[leader]), leader: box.pieceIds[leader], die, below });
      },
      dies(leader) {
        dead = leader;
        return true;
      },
    };
    const testing = f.begun ? f.left : box.leaders.filter((leader) => onMap(p.at[leader]));
    const left = testLives(testing, mortality, dice);
    if (dead === NO_PIECE) return pop(p);
    next(p, { step: "deaths", begun: true, left });
    slain(p, dead, "natural", tell);
    breakPax(p, tell);
  },
};

/** IMP-2.C.o, IMP-R13: the sole Augustus has died, and the marker is turned back at once. */
function breakPax(p: Position, tell: Chronicle): void {
  if (!isFlagged(p, PAX) || !isFlagged(p, PAX_BROKEN)) return;
  unflag(p, PAX);
  tell({ e: "pax-broken", rule: "IMP-2.C.o" });
}
