/** Land units and leaders aboard ships at sea (AIE-3.4.2.t, AIE-3.4.2.v): what becomes of them when ships are gone. */
import { isSea, type Zone } from "./board.ts";
import { push } from "./frames.ts";
import { eliminate, landUnitsIn, leadersIn, type Position, shipsIn } from "./position.ts";
import { fits } from "./sailing.ts";
import { SIDES, type Side } from "./sides.ts";
import { slayAll } from "./slain.ts";
import type { Chronicle } from "./steps/step.ts";

/** Who has no place any more is lost at once; where some have, their owner says who (AIE-R130). */
export function checkPassengers(p: Position, side: Side, zone: Zone, inCombat: boolean, tell: Chronicle): void {
  if (!isSea(p.box, zone)) return;
  const ships = shipsIn(p, side, zone);
  if (ships.length === 0) return loseAll(p, side, zone, inCombat, tell);
  // AIE-3.4.2.u, AIE-R49: whether anybody can lead them does not matter.
  if (!fits(p, landUnitsIn(p, side, zone), ships)) push(p, { step: "drowning", side, zone });
}

/** AIE-3.4.2.v */
function loseAll(p: Position, side: Side, zone: Zone, inCombat: boolean, tell: Chronicle): void {
  const units = landUnitsIn(p, side, zone);
  const leaders = leadersIn(p, side, zone);
  for (const unit of units) eliminate(p, unit);
  if (units.length > 0)
    tell({
      e: "drowned",
      rule: "AIE-3.4.2.v",
      side: SIDES[side],
      zone: p.box.zoneIds[zone],
      units: units.map((unit) => p.box.pieceIds[unit]),
    });
  // AIE-R122: a death in combat if it was a combat that cost the ships.
  slayAll(p, leaders, () => "AIE-3.4.2.v", tell, inCombat ? "combat" : "other");
}
