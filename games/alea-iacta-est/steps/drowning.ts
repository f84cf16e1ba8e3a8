/** Passengers for whom there is no place any more (AIE-3.4.2.t): their owner says who is lost. */
import type { Zone } from "../board.ts";
import { type FrameAt, pop } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import { eliminate, landUnitsIn, type Position, shipsIn, spOf } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { fits, placesFor } from "../sailing.ts";
import { SIDES, type Side, seatOf } from "../sides.ts";
import type { Asks, Chronicle } from "./step.ts";

type Drowning = FrameAt<"drowning">;

export const drowning: Asks<"drowning"> = {
  asks(p, f) {
    if (!hasPlaces(p, f)) return true;
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({ ask: "drowning", rule: "AIE-3.4.2.t", side: SIDES[f.side], zone: p.box.zoneIds[f.zone] }),

  legal(p, f, list) {
    list.push(p.box.acts.rest());
    for (const unit of landUnitsIn(p, f.side, f.zone)) if (isTooMany(p, f, unit)) list.push(p.box.acts.drown(unit));
  },

  acts: {
    drown: {
      refuse(p, f, { unit }) {
        if (!landUnitsIn(p, f.side, f.zone).includes(unit)) return NO.notAboard;
        return isTooMany(p, f, unit) ? null : NO.hasAPlace;
      },
      play: (p, f, { unit }, _dice, tell) => drown(p, f, unit, tell),
    },
    rest: {
      play(p, f, _act, _dice, tell) {
        while (!hasPlaces(p, f)) drown(p, f, leastMissed(p, f), tell);
      },
    },
  },

  byDefault: (p) => p.box.acts.rest(),
};

const hasPlaces = (p: Position, { side, zone }: Drowning): boolean =>
  fits(p, landUnitsIn(p, side, zone), shipsIn(p, side, zone));

/** Only the surplus is lost: where there are but too many legions, it must be one of them. */
function isTooMany(p: Position, { side, zone }: Drowning, unit: Piece): boolean {
  const aboard = landUnitsIn(p, side, zone);
  const others = aboard.filter((each) => each !== unit);
  return surplus(p, side, zone, others) < surplus(p, side, zone, aboard);
}

/** How many must go at least. */
function surplus(p: Position, side: Side, zone: Zone, aboard: readonly Piece[]): number {
  const { places, legions } = placesFor(p, shipsIn(p, side, zone));
  return Math.max(aboard.length - places, aboard.filter((unit) => p.box.isLegio[unit]).length - legions);
}

/** The weakest; a legion, where there are too many of those for small ships. */
function leastMissed(p: Position, { side, zone }: Drowning): Piece {
  const aboard = landUnitsIn(p, side, zone);
  const legions = aboard.filter((unit) => p.box.isLegio[unit]);
  const crowd = legions.length > placesFor(p, shipsIn(p, side, zone)).legions ? legions : aboard;
  return crowd.reduce((least, unit) => (spOf(p, unit) < spOf(p, least) ? unit : least));
}

function drown(p: Position, f: Drowning, unit: Piece, tell: Chronicle): void {
  eliminate(p, unit);
  const [name, zone] = [p.box.pieceIds[unit], p.box.zoneIds[f.zone]];
  tell({ e: "drowned", rule: "AIE-3.4.2.t", side: SIDES[f.side], zone, units: [name] });
}
