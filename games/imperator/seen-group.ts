/** The group or the fleet that moves now, as everybody sees it. */
import { membersOf } from "@rubicon/series";
import { aboard, inPort } from "./fleets.ts";
import { type FrameAt, frameOf } from "./frames.ts";
import { allowanceOf, partyOf } from "./party.ts";
import type { Position } from "./position.ts";
import type { SeenGroup } from "./seen.ts";
import { ROME, SIDES } from "./sides.ts";

export function seenGroup(p: Position): SeenGroup | null {
  const sailing = frameOf(p, "voyage");
  if (sailing !== undefined) return seenVoyage(p, sailing);
  const f = frameOf(p, "group");
  if (f === undefined) return null;
  const { pieceIds, zoneIds } = p.box;
  return {
    side: SIDES[f.side],
    from: zoneIds[f.from],
    zone: zoneIds[f.zone],
    pieces: membersOf(p).map((piece) => pieceIds[piece]),
    spent: f.spent,
    left: Math.max(0, allowanceOf(p, partyOf(p, f.side)) - f.spent),
    fleet: null,
    gone: f.gone,
  };
}

/** In port those who are going aboard, at sea those who are aboard. */
function seenVoyage(p: Position, { fleet, sailed, landed }: FrameAt<"voyage">): SeenGroup {
  const { pieceIds, zoneIds } = p.box;
  const carried = inPort(p, fleet) ? membersOf(p) : aboard(p, fleet);
  const zone = zoneIds[p.at[fleet]];
  return {
    side: SIDES[ROME],
    from: zone,
    zone,
    pieces: carried.map((piece) => pieceIds[piece]),
    spent: sailed ? 1 : 0,
    left: sailed || landed ? 0 : 1,
    fleet: pieceIds[fleet],
    gone: sailed,
  };
}
