/** Recruits who have waited come to the map (2.D.j, 3.3.2.d); legions are disbanded (2.D.k, 9.4.o, 10.1.c). */
import type { Refusal } from "@rubicon/engine";
import { stationing } from "@rubicon/series";
import { GONE, onMap, RESERVE, waitsIn, type Zone } from "../board.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { isSwitched } from "../options.ts";
import type { Piece } from "../pieces.ts";
import { changeSide, eliminate, isFree, isNeutral, legionsIn, type Position, put, takeOff } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { award } from "../score.ts";
import { enemyOf, NOBODY, SIDES, type Side, seatOf } from "../sides.ts";
import { companyRefusal } from "../stacking.ts";
import { isJudgedByControl } from "../victory.ts";
import { legionsOnMap } from "./republic.ts";
import type { Asks, Chronicle } from "./step.ts";

/** AIE-9.4.p, AIE-R152: unit by unit, or the rest together; who finds no place goes on waiting. */
export const placing: Asks<"placing"> = {
  asks(p, f, _dice, tell) {
    for (const unit of waiting(p, f.side)) {
      // AIE-9.4.p: the region has gone over to the other side.
      if (p.control[waitsIn(p.at[unit])] === enemyOf(f.side)) sendBack(p, unit, tell);
      else {
        const zones = zonesFor(p, unit);
        if (zones.length > 1) return true;
        if (zones.length === 1) place(p, unit, zones[0], tell);
      }
    }
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question(p, f) {
    const units = toPlace(p, f.side);
    const region = p.box.regionIds[waitsIn(p.at[units[0]])];
    const unit = p.box.pieceIds[units[0]];
    return { ask: "placing", rule: "AIE-3.3.2.d", side: SIDES[f.side], unit, region, left: units.length };
  },

  ...stationing({
    next: (p: Position, f: FrameAt<"placing">) => toPlace(p, f.side)[0],
    zonesFor: (p, _f, unit) => zonesFor(p, unit),
    refuse: (p, _f, unit, zone) => placeRefusal(p, unit, zone),
    place: (p, _f, unit, zone: Zone, tell: Chronicle) => place(p, unit, zone, tell),
    placeRest(p, f, tell) {
      for (const unit of toPlace(p, f.side)) place(p, unit, zonesFor(p, unit)[0], tell);
    },
  }),
};

/** AIE-9.4.k: in the boxes of the regions. */
const waiting = (p: Position, side: Side): Piece[] =>
  p.box.romanUnits.filter((unit) => waitsIn(p.at[unit]) >= 0 && p.side[unit] === side);

/** Those who find a place, the next one first. */
const toPlace = (p: Position, side: Side): Piece[] => waiting(p, side).filter((unit) => zonesFor(p, unit).length > 0);

const zonesFor = (p: Position, unit: Piece): Zone[] =>
  p.box.zonesOf[waitsIn(p.at[unit])].filter((zone) => placeRefusal(p, unit, zone) === null);

/** AIE-3.3.2.d, AIE-R33 */
function placeRefusal(p: Position, unit: Piece, zone: Zone): Refusal | null {
  const { box } = p;
  const side = p.side[unit];
  const region = waitsIn(p.at[unit]);
  // A region that is neutral or overrun belongs to nobody.
  if (box.region[zone] !== region || p.control[region] !== side) return NO.placeRegion;
  if (box.isNaves[unit] && !box.isPort[zone]) return NO.placePort;
  if (!box.isCity[zone] && !box.isPort[zone]) return NO.placeCity;
  if (!isFree(p, side, zone)) return NO.placeEnemies;
  return companyRefusal(p, unit, zone);
}

/** AIE-9.4.n: at full strength. */
function place(p: Position, unit: Piece, zone: Zone, tell: Chronicle): void {
  put(p, unit, zone);
  const { pieceIds, zoneIds } = p.box;
  tell({
    e: "recruit-placed",
    rule: "AIE-3.3.2.d",
    side: SIDES[p.side[unit]],
    unit: pieceIds[unit],
    zone: zoneIds[zone],
  });
}

function sendBack(p: Position, unit: Piece, tell: Chronicle): void {
  const side = SIDES[p.side[unit]];
  const region = p.box.regionIds[waitsIn(p.at[unit])];
  takeOff(p, unit, RESERVE);
  tell({ e: "recruit-lost", rule: "AIE-9.4.p", side, unit: p.box.pieceIds[unit], region });
}

const LEGIONS_FOR_A_POINT = 3;

/** AIE-2.D.k, AIE-R26: as many as a side likes. */
export const disbanding: Asks<"disbanding"> = {
  asks(p, f) {
    if (p.box.romanUnits.some((unit) => disbandRefusal(p, f.side, unit) === null)) return true;
    pop(p);
    return false;
  },

  decides: (p, f) => seatOf(p, f.side),
  question: (p, f) => ({
    ...{ ask: "disbanding", rule: "AIE-2.D.k", side: SIDES[f.side], count: f.count },
    ...{ legions: legionsOnMap(p), byPoints: !isJudgedByControl(p) },
  }),

  legal(p, f, list) {
    list.push(p.box.acts.done());
    for (const unit of p.box.romanUnits)
      if (disbandRefusal(p, f.side, unit) === null) list.push(p.box.acts.disband(unit));
  },

  acts: {
    disband: {
      refuse: (p, f, { unit }) => disbandRefusal(p, f.side, unit),
      play(p, f, { unit }, _dice, tell) {
        disband(p, unit, tell);
        next(p, { ...f, count: f.count + 1 });
        // AIE-10.1.c
        if ((f.count + 1) % LEGIONS_FOR_A_POINT === 0) award(p, f.side, 1, "AIE-10.1.c", tell);
      },
    },
    done: { play: pop },
  },

  byDefault: (p) => p.box.acts.done(),
};

/** AIE-R108: all legions of the region count for its garrison, and it binds who controls it. */
function disbandRefusal(p: Position, side: Side, unit: Piece): Refusal | null {
  if (!p.box.isLegio[unit]) return NO.disbandLegion;
  if (p.side[unit] !== side) return NO.disbandNotYours;
  if (!onMap(p.at[unit])) return NO.disbandOffMap;
  if (isNeutral(p, p.at[unit])) return NO.disbandNeutral;
  const region = p.box.region[p.at[unit]];
  if (region < 0 || p.control[region] !== side) return null;
  return legionsIn(p, region) > p.box.garrison[region] ? null : NO.disbandGarrison;
}

/** AIE-9.4.o, AIE-R151: out of the game, or to the Reserve where a table plays it so. */
function disband(p: Position, unit: Piece, tell: Chronicle): void {
  const side = SIDES[p.side[unit]];
  const zone = p.box.zoneIds[p.at[unit]];
  if (isSwitched(p, "disbanded")) eliminate(p, unit);
  else {
    takeOff(p, unit, GONE);
    changeSide(p, unit, NOBODY);
  }
  tell({ e: "disbanded", rule: "AIE-9.4.o", side, unit: p.box.pieceIds[unit], zone });
}
