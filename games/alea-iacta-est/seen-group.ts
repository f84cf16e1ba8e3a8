/** The group that is on the move, as everybody sees it. */
import { membersOf } from "@rubicon/series";
import { frameOf } from "./frames.ts";
import { allowanceOf, partyOf } from "./party.ts";
import type { Position } from "./position.ts";
import type { SeenGroup } from "./seen.ts";
import { SIDES } from "./sides.ts";

export function seenGroup(p: Position): SeenGroup | null {
  const f = frameOf(p, "group");
  if (f === undefined) return null;
  const { pieceIds, zoneIds } = p.box;
  return {
    side: SIDES[f.side],
    from: zoneIds[f.from],
    zone: zoneIds[f.zone],
    pieces: membersOf(p).map((piece) => pieceIds[piece]),
    spent: f.spent,
    left: Math.max(0, allowanceOf(p, partyOf(p, f.side), f.sea) - f.spent),
    sea: f.sea,
    gone: f.gone,
  };
}
