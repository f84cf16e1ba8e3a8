/** Desertion (6.3.5): legions of the other side in one zone lose a step each, five of them at most. */
import { type FrameAt, next, pop } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import { FULL, type Piece } from "../pieces.ts";
import { legionsToLure } from "../plays/turncoats.ts";
import { loseStep, type Position, spOf } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { enemyOf, SIDES, seatOf } from "../sides.ts";
import type { Asks, Chronicle } from "./step.ts";

type Luring = FrameAt<"luring">;

/** AIE-6.3.5.a */
const AT_MOST = 5;

/** AIE-R74: where there are more, whoever has played it chooses. */
export const luring: Asks<"luring"> = {
  asks(p, f, _dice, tell) {
    const open = waiting(p, f);
    if (open.length > left(f) && left(f) > 0) return true;
    desert(p, f, [...f.chosen, ...open.slice(0, left(f))], tell);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "luring",
    rule: "AIE-6.3.5.a",
    side: SIDES[f.side],
    zone: p.box.zoneIds[f.zone],
    left: left(f),
  }),

  legal(p, f, list) {
    list.push(p.box.acts.rest());
    for (const unit of waiting(p, f)) list.push(p.box.acts.lureUnit(unit));
  },

  acts: {
    "lure-unit": {
      refuse(p, f, { unit }) {
        if (f.chosen.includes(unit)) return NO.lureTwice;
        return waiting(p, f).includes(unit) ? null : NO.lureWhom;
      },
      play: (p, f, { unit }) => next(p, { ...f, chosen: [...f.chosen, unit] }),
    },
    rest: {
      play: (p, f) => next(p, { ...f, chosen: [...f.chosen, ...mostMissed(p, waiting(p, f)).slice(0, left(f))] }),
    },
  },

  byDefault: (p) => p.box.acts.rest(),
};

const left = (f: Luring): number => AT_MOST - f.chosen.length;

const waiting = (p: Position, f: Luring): Piece[] =>
  legionsToLure(p, f.side, f.zone).filter((unit) => !f.chosen.includes(unit));

/** Reduced ones are lost; then the strongest. */
const mostMissed = (p: Position, units: readonly Piece[]): Piece[] =>
  units.toSorted((a, b) => p.face[b] - p.face[a] || spOf(p, b) - spOf(p, a) || a - b);

function desert(p: Position, f: Luring, units: readonly Piece[], tell: Chronicle): void {
  const named = (list: readonly Piece[]): string[] => list.map((unit) => p.box.pieceIds[unit]);
  const reduced = units.filter((unit) => p.face[unit] === FULL);
  const lost = units.filter((unit) => p.face[unit] !== FULL);
  for (const unit of units) loseStep(p, unit);
  tell({
    e: "deserted",
    rule: "AIE-6.3.5.a",
    side: SIDES[enemyOf(f.side)],
    zone: p.box.zoneIds[f.zone],
    reduced: named(reduced),
    lost: named(lost),
  });
  pop(p);
  checkLoneLeaders(p, f.spared);
}
