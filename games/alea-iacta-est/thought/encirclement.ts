/** Whoever is beaten and finds enemies wherever he could go is lost (AIE-8.4.1.c, AIE-8.4.1.f): few are enough to bar a way. */
import { pick, share } from "@rubicon/engine";
import { isInside, onMap, type Zone } from "../board.ts";
import type { Piece } from "../pieces.ts";
import { isMarked, landUnits, MOVED, type Position } from "../position.ts";
import type { Side } from "../sides.ts";
import { REACH } from "./approaches.ts";
import { idleLeaders, idleUnits, type Plan, send } from "./missions.ts";

/** Share of the ways out that are thought of. */
const BARRED = 0.9;

/** Sends somebody to each zone that those who stand in this one could go to. */
export function barWaysOut(draft: Plan, side: Side, zone: Zone): void {
  const { box } = draft.p;
  for (const { to: exit } of box.waysFrom[zone]) {
    if (!draft.isOpen) return;
    if (isInside(box, exit) !== isInside(box, zone) || landUnits(draft.p, side, exit) > 0) continue;
    if (share(draft.random) > BARRED) continue;
    const all = whoCouldBar(draft.p, side, zone, exit);
    if (all.length > 0) send(draft, side, pick(all, draft.random), exit, "few");
  }
}

/** Units from next door, and leaders with somebody to take along; the best leader of a zone is wanted in the battle. */
function whoCouldBar(p: Position, side: Side, zone: Zone, exit: Zone): Piece[] {
  const { land, units, isNaves, marches } = p.box;
  const canSpare = (unit: Piece): boolean => {
    const from = p.at[unit];
    if (p.side[unit] !== side || !onMap(from) || from === zone || isNaves[unit] || isMarked(p, unit, MOVED))
      return false;
    return marches[from][exit] === 1 && landUnits(p, side, from) > 1;
  };
  const leaders = land
    .filter((from) => from !== zone && from !== exit && marches[from][exit] <= REACH && idleUnits(p, side, from) > 1)
    .flatMap((from) => idleLeaders(p, side, from).slice(1));
  return [...units.filter(canSpare), ...leaders];
}
