/** Why pieces that are taken up cannot be brought to a zone, by land or by sea. */
import type { Refusal } from "@rubicon/engine";
import { type Closed, closingsBy } from "@rubicon/series";
import type { Act } from "../acts.ts";
import { isSea, type Zone } from "../board.ts";
import type { Forecast } from "../forecasts.ts";
import { top } from "../frames.ts";
import { becalmed, partyOf, tired } from "../party.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { inSteps } from "../steps/index.ts";
import { marches } from "./marches.ts";

const isFleet = (p: Position): boolean => {
  const f = top(p);
  return f.step === "group" && f.sea;
};

export const marchClosed = closingsBy<Position, Act, Forecast>(
  {
    refuse: inSteps.refuse,
    weary(p) {
      const f = top(p);
      return f.step !== "group" || f.sea ? becalmed(p) : tired(p, partyOf(p, f.side));
    },
    waysOf: (p, zone) => (isFleet(p) ? p.box.routesFrom : p.box.waysFrom)[zone],
    apart,
    aloneRefusal,
    // Ships without whom nobody comes to a sea are not what those on land lack.
    fitting: (p, zone, reasons) => (isSea(p.box, zone) ? reasons.slice(-1) : reasons),
  },
  marches,
);

function apart(p: Position, zone: Zone): Closed | null {
  const { box } = p;
  const sea = isFleet(p);
  if (!sea && isSea(box, zone)) return { why: NO.onlyByShip, far: false };
  if (sea && isSea(box, zone) && !box.isOpenSea[zone]) return { why: NO.closedSea, far: false };
  // Whoever has ships along may still march there.
  return sea && !isSea(box, zone) && !box.isCoast[zone] ? { why: NO.notByLand, far: true } : null;
}

/** AIE-3.4.1.i, AIE-4.3.h */
function aloneRefusal(p: Position, unit: Piece, zone: Zone): Refusal | null {
  if (isSea(p.box, zone)) return NO.onlyByShip;
  return p.box.waysFrom[p.at[unit]].some(({ to }) => to === zone) ? null : NO.oneZoneAlone;
}
