/** The victor's losses (IMP-8.3.e to IMP-8.3.g, IMP-R87): a step each from as many of his units as the table says. */
import { lossesBy } from "@rubicon/series";
import type { Event } from "../events/index.ts";
import type { FrameAt } from "../frames.ts";
import { endingMutinies } from "../mutiny.ts";
import type { Position } from "../position.ts";
import type { Question } from "../questions/index.ts";
import { NO } from "../refusals/index.ts";
import { MUTINY, SIDES, seatOf } from "../sides.ts";
import { combatUnitsIn, HIT, isMarked, loseStep, mark, spOf } from "../table.ts";

export const losses = lossesBy<Position, FrameAt<"losses">, Event, Question>({
  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ask: "losses",
    rule: "IMP-8.3.g",
    side: SIDES[f.side],
    zone: p.box.zoneIds[f.zone],
    left: f.left,
  }),

  fighters: (p, { side, zone, mutinous }) => combatUnitsIn(p, mutinous ? MUTINY : side, zone),
  isHit: (p, unit) => isMarked(p, unit, HIT),
  spOf,

  /** IMP-8.3.g: a normal one is reduced, a reduced one is eliminated. */
  strike(p, f, reduced, lost, tell) {
    const { pieceIds, zoneIds } = p.box;
    tell({
      e: "losses",
      rule: "IMP-8.3.e",
      side: SIDES[f.side],
      zone: zoneIds[f.zone],
      reduced: reduced.map((unit) => pieceIds[unit]),
      lost: lost.map((unit) => pieceIds[unit]),
    });
    endingMutinies(p, tell, () => {
      for (const unit of [...reduced, ...lost]) if (!loseStep(p, unit)) mark(p, unit, HIT);
    });
  },

  notInThatForce: NO.notInThatForce,
  hitAlready: NO.hitAlready,
});
