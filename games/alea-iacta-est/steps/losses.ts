/** The victor's losses (AIE-8.4.2.c to AIE-8.4.2.e): a step each from as many of his units as the table says. */
import type { Zone } from "../board.ts";
import { fightersAt } from "../forces.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { FULL, type Piece } from "../pieces.ts";
import { HIT, isMarked, loseStep, mark, type Position, spOf } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, type Side, seatOf } from "../sides.ts";
import type { Asks, Chronicle } from "./step.ts";

type Losses = FrameAt<"losses">;

export const losses: Asks<"losses"> = {
  asks(p, f, _dice, tell) {
    const open = unhurt(p, f);
    if (f.left > 0 && open.length > f.left) return true;
    // AIE-8.4.2.d, AIE-R144: all of them, once each.
    strike(p, f, open.slice(0, f.left), tell);
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "losses",
    rule: "AIE-8.4.2.e",
    side: SIDES[f.side],
    zone: p.box.zoneIds[f.zone],
    left: f.left,
  }),

  legal(p, f, list) {
    list.push(p.box.acts.rest());
    for (const unit of unhurt(p, f)) list.push(p.box.acts.lose(unit));
  },

  acts: {
    lose: {
      refuse(p, f, { unit }) {
        if (!fightersAt(p, f.side, f.zone, f.naval).includes(unit)) return NO.notInThatForce;
        return isMarked(p, unit, HIT) ? NO.hitAlready : null;
      },
      play(p, f, { unit }, _dice, tell) {
        strike(p, f, [unit], tell);
        next(p, { ...f, left: f.left - 1 });
      },
    },
    rest: {
      play(p, f, _act, _dice, tell) {
        strike(p, f, cheapest(p, unhurt(p, f)).slice(0, f.left), tell);
        pop(p);
      },
    },
  },

  byDefault: (p) => p.box.acts.rest(),
};

/** AIE-8.4.2.d: whoever has lost a step in this battle is left alone. */
const unhurt = (p: Position, { side, zone, naval }: { side: Side; zone: Zone; naval: boolean }): Piece[] =>
  fightersAt(p, side, zone, naval).filter((unit) => !isMarked(p, unit, HIT));

/** Full-strength units first, the weakest of them before the others. */
const cheapest = (p: Position, units: readonly Piece[]): Piece[] =>
  [...units].sort((a, b) => p.face[a] - p.face[b] || spOf(p, a) - spOf(p, b) || a - b);

/** AIE-8.4.2.e: a full one is reduced, a reduced one is lost. */
function strike(p: Position, f: Losses, units: readonly Piece[], tell: Chronicle): void {
  if (units.length === 0) return;
  const { pieceIds, zoneIds } = p.box;
  const full = units.filter((unit) => p.face[unit] === FULL);
  const weak = units.filter((unit) => p.face[unit] !== FULL);
  for (const unit of units) if (!loseStep(p, unit)) mark(p, unit, HIT);
  tell({
    e: "losses",
    rule: "AIE-8.4.2.e",
    side: SIDES[f.side],
    zone: zoneIds[f.zone],
    reduced: full.map((unit) => pieceIds[unit]),
    lost: weak.map((unit) => pieceIds[unit]),
  });
}
