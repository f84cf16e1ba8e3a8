/** The victor's losses (AIE-8.4.2.c to AIE-8.4.2.e): a step each from as many of his units as the table says. */
import { lossesBy } from "@rubicon/series";
import type { Event } from "../events/index.ts";
import { fightersAt } from "../forces.ts";
import type { FrameAt } from "../frames.ts";
import { HIT, isMarked, loseStep, mark, type Position, spOf } from "../position.ts";
import type { Question } from "../questions/index.ts";
import { NO } from "../refusals/index.ts";
import { SIDES, seatOf } from "../sides.ts";

export const losses = lossesBy<Position, FrameAt<"losses">, Event, Question>({
  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "losses",
    rule: "AIE-8.4.2.e",
    side: SIDES[f.side],
    zone: p.box.zoneIds[f.zone],
    left: f.left,
  }),

  fighters: (p, { side, zone, naval }) => fightersAt(p, side, zone, naval),
  isHit: (p, unit) => isMarked(p, unit, HIT),
  spOf,

  /** AIE-8.4.2.e: a full one is reduced, a reduced one is lost. */
  strike(p, f, reduced, lost, tell) {
    const { pieceIds, zoneIds } = p.box;
    for (const unit of [...reduced, ...lost]) if (!loseStep(p, unit)) mark(p, unit, HIT);
    tell({
      e: "losses",
      rule: "AIE-8.4.2.e",
      side: SIDES[f.side],
      zone: zoneIds[f.zone],
      reduced: reduced.map((unit) => pieceIds[unit]),
      lost: lost.map((unit) => pieceIds[unit]),
    });
  },

  notInThatForce: NO.notInThatForce,
  hitAlready: NO.hitAlready,
});
