/** Garrisons (9.4.a to 9.4.c): legions to spare go where a region lacks them, region by region in the order of the table. */
import { nth, type Refusal } from "@rubicon/engine";
import { onMap, type Region, type Zone } from "../board.ts";
import { type FrameAt, next, pop } from "../frames.ts";
import { NO_PIECE, type Piece } from "../pieces.ts";
import { isFree, isMarked, isNeutral, ownLegionsIn, type Position, put, SPARED } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { NOBODY, SIDES, type Side, seatOf } from "../sides.ts";
import { hasWarriors } from "../stacking.ts";
import type { Asks, Chronicle } from "./step.ts";

type Garrisons = FrameAt<"garrisons">;

export const garrisons: Asks<"garrisons"> = {
  asks(p, f, _dice, tell) {
    if (f.unit === NO_PIECE) {
      const sent = p.control[f.region] === NOBODY ? [] : legionsToSend(p, f.region);
      if (sent.length === 0) return lookAtNext(p, f);
      if (sent.length > 1) return true;
      next(p, { ...f, unit: sent[0] });
      return false;
    }
    const places = placesIn(p, f.region);
    if (places.length > 1) return true;
    march(p, f, places[0], tell);
    return false;
  },

  decides: (p, f) => seatOf(p, p.control[f.region]),

  question: (p, f) => ({
    ask: "garrisons",
    rule: f.unit === NO_PIECE ? "AIE-9.4.a" : "AIE-9.4.b",
    side: SIDES[p.control[f.region]],
    region: p.box.regionIds[f.region],
    missing: missingIn(p, f.region),
    unit: f.unit === NO_PIECE ? null : p.box.pieceIds[f.unit],
  }),

  legal(p, f, list) {
    const { acts } = p.box;
    if (f.unit === NO_PIECE) for (const unit of nearestFirst(p, f.region)) list.push(acts.send(unit));
    else for (const zone of placesByWay(p, f)) list.push(acts.station(zone));
    list.push(acts.rest());
  },

  acts: {
    send: {
      refuse: (p, f, { unit }) => (f.unit === NO_PIECE ? sendRefusal(p, f.region, unit) : NO.garrisonOnItsWay),
      play: (p, f, { unit }) => next(p, { ...f, unit }),
    },
    station: {
      refuse: (p, f, { zone }) => (f.unit === NO_PIECE ? NO.garrisonSendFirst : placeRefusal(p, f.region, zone)),
      play: (p, f, { zone }, _dice, tell) => march(p, f, zone, tell),
    },
    /** The nearest legions to the nearest cities, until this region has enough or nobody can be spared. */
    rest: {
      play(p, f, _act, _dice, tell) {
        if (f.unit !== NO_PIECE) march(p, f, placesByWay(p, f)[0], tell);
        for (let [unit] = nearestFirst(p, f.region); unit !== undefined; [unit] = nearestFirst(p, f.region)) {
          const sent = { ...f, unit };
          march(p, sent, placesByWay(p, sent)[0], tell);
        }
      },
    },
  },

  byDefault: (p, f) =>
    f.unit === NO_PIECE ? p.box.acts.send(nearestFirst(p, f.region)[0]) : p.box.acts.station(placesByWay(p, f)[0]),
};

/** True never: there is nothing to ask about this region any more. */
function lookAtNext(p: Position, f: Garrisons): false {
  if (f.region + 1 < p.box.regions.length) next(p, { ...f, region: nth<Region>(f.region + 1) });
  else pop(p);
  return false;
}

/** AIE-9.4.a: own legions that a region has too few of. */
export const missingIn = (p: Position, region: Region): number =>
  Math.max(0, p.box.garrison[region] - ownLegionsIn(p, p.control[region], region));

/** Nobody while the region has enough, or no city is open. */
function legionsToSend(p: Position, region: Region): Piece[] {
  if (missingIn(p, region) === 0 || placesIn(p, region).length === 0) return [];
  return p.box.romanUnits.filter((unit) => sendRefusal(p, region, unit) === null);
}

/** AIE-9.4.a, AIE-9.4.c, AIE-R149: own legions above the minimum of their region, or in regions of others. */
function sendRefusal(p: Position, region: Region, unit: Piece): Refusal | null {
  const { isLegio, garrison } = p.box;
  const side = p.control[region];
  if (!isLegio[unit]) return NO.garrisonNotALegion;
  const from = p.at[unit];
  if (p.side[unit] !== side || !onMap(from) || isNeutral(p, from)) return NO.garrisonNotYours;
  const home = p.box.region[from];
  if (home === region) return NO.garrisonThere;
  if (isMarked(p, unit, SPARED)) return NO.garrisonSpared;
  if (home < 0 || p.control[home] !== side) return null;
  return ownLegionsIn(p, side, home) > garrison[home] ? null : NO.garrisonNeeded;
}

/** AIE-9.4.b, AIE-4.2.4.c */
function placeRefusal(p: Position, region: Region, zone: Zone): Refusal | null {
  if (p.box.region[zone] !== region) return NO.garrisonElsewhere;
  if (!p.box.isCity[zone]) return NO.garrisonCity;
  if (!isFree(p, p.control[region], zone)) return NO.garrisonEnemies;
  return hasWarriors(p, p.control[region], zone) ? NO.noRomansWithWarriors : null;
}

const placesIn = (p: Position, region: Region): Zone[] =>
  p.box.zonesOf[region].filter((zone) => placeRefusal(p, region, zone) === null);

const nearestFirst = (p: Position, region: Region): Piece[] => {
  const places = placesIn(p, region);
  const far = (unit: Piece): number => Math.min(...places.map((place) => p.box.hops[p.at[unit]][place]));
  return legionsToSend(p, region).sort((a, b) => far(a) - far(b) || a - b);
};

const placesByWay = (p: Position, f: Garrisons): Zone[] => {
  const far = p.box.hops[p.at[f.unit]];
  return placesIn(p, f.region).sort((a, b) => far[a] - far[b] || a - b);
};

function march(p: Position, f: Garrisons, to: Zone, tell: Chronicle): void {
  const { pieceIds, zoneIds, regionIds } = p.box;
  const side: Side = p.control[f.region];
  const from = p.at[f.unit];
  put(p, f.unit, to);
  tell({
    e: "garrison",
    rule: "AIE-9.4.a",
    side: SIDES[side],
    unit: pieceIds[f.unit],
    from: zoneIds[from],
    to: zoneIds[to],
    region: regionIds[f.region],
  });
  next(p, { ...f, unit: NO_PIECE });
}
