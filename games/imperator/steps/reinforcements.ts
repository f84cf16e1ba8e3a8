/** D5: units of the year, and fleets that come back (2.D.i, 9.1, 9.2.1.a, TD, R109). */
import { stationing } from "@rubicon/series";
import { arrive } from "../arriving.ts";
import { onMap, TO_COME, type Zone } from "../board.ts";
import { type FrameAt, pop } from "../frames.ts";
import type { Piece } from "../pieces.ts";
import { own, type Position, uses } from "../position.ts";
import { type Quarters, quartersFor, quartersRefusal } from "../quarters.ts";
import { ROME, SIDES, seatOf } from "../sides.ts";
import { changeSide, put, reduce } from "../table.ts";
import type { Asks, Chronicle } from "./step.ts";

/** IMP-9.1.c; IMP-9.1.e: where the Enemy stands they go elsewhere, and Rome may have to say where. */
export const reinforcements: Asks<"reinforcements"> = {
  asks(p, _f, _dice, tell) {
    for (const fleet of p.box.fleets) sailBack(p, fleet, tell);
    for (const unit of waiting(p)) {
      const quarters = quartersFor(p, unit);
      if (quarters.zones.length > 1) return true;
      place(p, unit, quarters, quarters.zones[0], tell);
    }
    pop(p);
    return false;
  },

  decides: (p) => seatOf(p, ROME),
  question(p) {
    const units = waiting(p);
    const unit = p.box.pieceIds[units[0]];
    return { ask: "reinforcements", rule: "IMP-9.1.e", side: SIDES[ROME], unit, left: units.length };
  },

  ...stationing({
    next: (p: Position, _f: FrameAt<"reinforcements">) => waiting(p)[0],
    zonesFor: (p, _f, unit) => quartersFor(p, unit).zones,
    refuse: (p, _f, unit, zone) => quartersRefusal(p, quartersFor(p, unit), zone),
    place: (p, _f, unit, zone: Zone, tell: Chronicle) => place(p, unit, quartersFor(p, unit), zone, tell),
    placeRest(p, _f, tell) {
      for (const unit of waiting(p)) {
        const quarters = quartersFor(p, unit);
        place(p, unit, quarters, quarters.zones[0], tell);
      }
    },
  }),
};

/** IMP-TD.g, IMP-TD.i, IMP-TD.j; IMP-9.1.d: vexillations are not placed. */
const waiting = (p: Position): Piece[] =>
  uses(p, "reinforcements") // IMP-S.h
    ? p.box.romanUnits.filter((unit) => p.at[unit] === TO_COME && p.box.enters[unit] === p.year)
    : [];

function place(p: Position, unit: Piece, { kind }: Quarters, zone: Zone, tell: Chronicle): void {
  const reduced = kind !== "home";
  put(p, unit, zone);
  changeSide(p, unit, ROME);
  if (reduced) reduce(p, unit);
  const { pieceIds, zoneIds } = p.box;
  const rule = reduced ? "IMP-9.1.e" : "IMP-9.1.c";
  tell({ e: "reinforced", rule, unit: pieceIds[unit], zone: zoneIds[zone], reduced });
  arrive(p, [unit], zone, tell);
}

/** IMP-9.2.1.a, IMP-R37 */
function sailBack(p: Position, fleet: Piece, tell: Chronicle): void {
  if (onMap(p.at[fleet]) || p.due[fleet] > p.year) return;
  const { pieceIds, station, zoneIds } = p.box;
  put(p, fleet, station[fleet]);
  own.due(p)[fleet] = 0;
  tell({ e: "fleet-back", rule: "IMP-9.2.1.a", fleet: pieceIds[fleet], zone: zoneIds[station[fleet]] });
}
