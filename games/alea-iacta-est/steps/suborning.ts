/** Turncoats (6.3.6): before the die of a battle units of the other Force go over. */
import type { Zone } from "../board.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { checkPassengers } from "../passengers.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { battleNow } from "../plays/battles.ts";
import { subornRefusal, unitsToSuborn } from "../plays/turncoats.ts";
import { changeSide, own, type Position, spOf } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { enemyOf, SIDES, seatOf } from "../sides.ts";
import type { Asks, Chronicle } from "./step.ts";

type Suborning = FrameAt<"suborning">;

/** AIE-6.3.6.a, AIE-6.3.6.b, AIE-R68: one, and a second one if he can be had and is wanted. */
export const suborning: Asks<"suborning"> = {
  asks(p, f, _dice, tell) {
    const open = ready(p, f);
    if (open.length > 1 || (open.length === 1 && f.first !== NO_PIECE)) return true;
    if (open.length === 1) goOver(p, f, open[0], tell);
    else finish(p, f, tell);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "suborning",
    rule: "AIE-6.3.6.a",
    side: SIDES[f.side],
    zone: p.box.zoneIds[battleNow(p).zone],
    second: f.first !== NO_PIECE,
  }),

  legal(p, f, list) {
    for (const unit of ready(p, f)) list.push(p.box.acts.suborn(unit));
    if (f.first !== NO_PIECE) list.push(p.box.acts.done());
  },

  acts: {
    suborn: {
      refuse: (p, f, { unit }) => subornRefusal(p, f.side, unit, f.first),
      play: (p, f, { unit }, _dice, tell) => goOver(p, f, unit, tell),
    },
    done: {
      refuse: (_p, f) => (f.first === NO_PIECE ? NO.subornSomebody : null),
      play: (p, f, _act, _dice, tell) => finish(p, f, tell),
    },
  },

  /** The strongest of those who may come. */
  byDefault: (p, f) =>
    p.box.acts.suborn(ready(p, f).reduce((best, unit) => (spOf(p, unit) > spOf(p, best) ? unit : best))),
};

const ready = (p: Position, f: Suborning): Piece[] =>
  unitsToSuborn(p, f.side).filter((unit) => subornRefusal(p, f.side, unit, f.first) === null);

/** AIE-6.3.6.c: it is his from now on. Where it came from is no matter any more. */
function goOver(p: Position, f: Suborning, unit: Piece, tell: Chronicle): void {
  own.marks(p)[unit] = 0;
  changeSide(p, unit, f.side);
  const names = { unit: p.box.pieceIds[unit], zone: p.box.zoneIds[p.at[unit]] };
  tell({ e: "suborned", rule: "AIE-6.3.6.c", side: SIDES[f.side], ...names });
  if (f.first === NO_PIECE) next(p, { ...f, first: unit });
  else finish(p, f, tell);
}

/** AIE-3.4.2.t, AIE-3.4.2.v: with a ship its places are gone. The battle sees to the rest (AIE-R68). */
function finish(p: Position, f: Suborning, tell: Chronicle): void {
  const zone: Zone = battleNow(p).zone;
  pop(p);
  checkPassengers(p, enemyOf(f.side), zone, false, tell);
}
