/** Reserve Fronts (3.2): how many there may be, and which they are. */
import { d10 } from "@rubicon/series";
import { FRONT_COUNT, type Front } from "../board.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ROME, SIDES, seatOf } from "../sides.ts";
import { bestOfAugusti, isReserve } from "../titles.ts";
import type { Asks, Chronicle } from "./step.ts";

/** IMP-3.2.a: for every so many of the sum one Front. */
export const FOR_A_FRONT = 4;

/** IMP-3.2.b, IMP-R22: any number up to it, anew each year; by default those of last year. */
export const reserves: Asks<"reserves"> = {
  asks(p, f, dice, tell) {
    if (f.most < 0) {
      const sr = bestOfAugusti(p, p.box.sr);
      const die = d10(dice);
      const most = Math.min(FRONT_COUNT, Math.floor((die + sr) / FOR_A_FRONT));
      tell({ e: "reserve-count", rule: "IMP-3.2.a", die, sr, most });
      next(p, { ...f, most, before: p.reserve });
      p.reserve = 0;
      if (most > 0) return true;
      finish(p, tell);
      return false;
    }
    if (leftOf(p, f) > 0) return true;
    finish(p, tell);
    return false;
  },

  decides: (p) => seatOf(p, ROME),
  question: (p, f) => ({
    ask: "reserves",
    rule: "IMP-3.2.b",
    side: SIDES[ROME],
    left: leftOf(p, f),
    before: namesOf(p, f.before),
  }),

  legal(p, f, list) {
    const { fronts, acts } = p.box;
    for (const front of fronts) if (!isReserve(p, front)) list.push(acts.reserve(front));
    if (keeps(p, f) !== 0) list.push(acts.rest());
    list.push(acts.done());
  },

  acts: {
    reserve: {
      refuse: (p, _f, { front }) => (isReserve(p, front) ? NO.reserveAlready : null),
      play: (p, _f, { front }) => {
        p.reserve |= 1 << front;
      },
    },
    rest: {
      refuse: (p, f) => (keeps(p, f) === 0 ? NO.reserveNothingToKeep : null),
      play(p, f, _act, _dice, tell) {
        p.reserve |= keeps(p, f);
        finish(p, tell);
      },
    },
    done: { play: (p, _f, _act, _dice, tell) => finish(p, tell) },
  },

  byDefault: (p, f) => (keeps(p, f) === 0 ? p.box.acts.done() : p.box.acts.rest()),
};

const countOf = (p: Position): number => p.box.fronts.filter((front) => isReserve(p, front)).length;

const leftOf = (p: Position, { most }: FrameAt<"reserves">): number => most - countOf(p);

/** Those of last year that can still be kept, as bits. */
function keeps(p: Position, f: FrameAt<"reserves">): number {
  let left = leftOf(p, f);
  let bits = 0;
  for (const front of p.box.fronts)
    if (left > 0 && (f.before & (1 << front)) !== 0 && !isReserve(p, front)) {
      bits |= 1 << front;
      left--;
    }
  return bits;
}

const namesOf = ({ box }: Position, bits: number): string[] =>
  box.fronts.filter((front: Front) => (bits & (1 << front)) !== 0).map((front) => box.frontIds[front]);

function finish(p: Position, tell: Chronicle): void {
  pop(p);
  tell({ e: "reserve", rule: "IMP-3.2.b", fronts: namesOf(p, p.reserve) });
}
