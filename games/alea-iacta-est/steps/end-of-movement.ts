/** The end of movement (E.1.9): who stayed outside without a leader, whose units are whose, leaders among enemies. */
import { isOutside, onMap, type Zone } from "../board.ts";
import { pop } from "../frames.ts";
import { checkLoneLeaders } from "../lone-leaders.ts";
import { reviewOwners, romanLeadersIn } from "../owners.ts";
import type { Piece } from "../pieces.ts";
import { eliminate, isMarked, LEADERLESS, type Position } from "../position.ts";
import { SIDES, type Side } from "../sides.ts";
import { rouse } from "../triumvirs.ts";
import type { Chronicle, Runs } from "./step.ts";

export const endOfMovement: Runs<"endOfMovement"> = {
  run(p, { side }, _dice, tell) {
    pop(p);
    perish(p, side, tell);
    reviewOwners(p, tell);
    rouse(p, tell); // AIE-R180
    if (p.outcome !== null) return;
    // AIE-R146, AIE-R183
    checkLoneLeaders(p);
  },
};

/** AIE-3.4.1.n, AIE-R181: who had no leader outside when this E.1 began, and still has none. Ships may stay (AIE-R192). */
function perish(p: Position, side: Side, tell: Chronicle): void {
  const { romanUnits, pieceIds, zoneIds } = p.box;
  const lost = romanUnits.filter((unit) => isLost(p, side, unit));
  for (const zone of new Set<Zone>(lost.map((unit) => p.at[unit]))) {
    const units = lost.filter((unit) => p.at[unit] === zone);
    for (const unit of units) eliminate(p, unit);
    const names = units.map((unit) => pieceIds[unit]);
    tell({ e: "perished", rule: "AIE-3.4.1.n", side: SIDES[side], zone: zoneIds[zone], units: names });
  }
}

function isLost(p: Position, side: Side, unit: Piece): boolean {
  const at = p.at[unit];
  if (!isMarked(p, unit, LEADERLESS) || !onMap(at) || !isOutside(p.box, at)) return false;
  return romanLeadersIn(p, side, at) === 0;
}
