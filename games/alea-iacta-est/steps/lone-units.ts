/** Units without a leader: exactly one zone, whatever it costs (AIE-3.4.1.i, AIE-4.3.h, AIE-EV2.b), free of AIE-7.3.a (AIE-R124). */
import type { Refusal } from "@rubicon/engine";
import { isOutside, isSea, NOWHERE, OUTSIDE, type Way } from "../board.ts";
import { ROMAN, WAR } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import { legionsIn, type Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { isRubicon } from "../rubicon.ts";
import { standRefusal } from "../stacking.ts";

/** Why a unit cannot set out by itself, wherever to; null when nothing but the way could prevent it. */
export function loneRefusal(p: Position, unit: Piece): Refusal | null {
  const { isNaves, type, people } = p.box;
  if (isNaves[unit]) return NO.shipsNeedLeader;
  if (isSea(p.box, p.at[unit])) return NO.aboard;
  if (people[unit] === ROMAN && type[unit] === "auxilia") return NO.auxiliaNeedLeader;
  // AIE-S1.h: allies are used like Romans.
  const isOfFaction = people[unit] === ROMAN || p.status[people[unit]] !== WAR;
  return isOfFaction && isRubicon(p, p.side[unit]) ? NO.onlyWithLeader : null;
}

/** Why it may not go that way. */
export function loneMarchRefusal(p: Position, unit: Piece, way: Way): Refusal | null {
  // AIE-3.4.1.l
  if (p.box.people[unit] === ROMAN && isOutside(p.box, way.to)) return NO.outsideOnlyLed;
  return standRefusal(p, unit, way.to, NOWHERE) ?? loneGarrisonRefusal(p, unit, way);
}

/** AIE-3.1.1.c, AIE-3.1.1.d */
function loneGarrisonRefusal(p: Position, unit: Piece, { to }: Way): Refusal | null {
  const { region: regionOf, isLegio, garrison } = p.box;
  const region = regionOf[p.at[unit]];
  if (!isLegio[unit] || region === OUTSIDE || regionOf[to] === region || p.control[region] !== p.side[unit])
    return null;
  const left = legionsIn(p, region) - 1;
  if (left >= garrison[region]) return null;
  return left + 1 >= garrison[region] ? NO.belowGarrison : NO.furtherBelowGarrison;
}

/** Why it has nowhere to go at all: the first reason found; null when it has. */
export function nowhereRefusal(p: Position, unit: Piece): Refusal | null {
  const ways = p.box.waysFrom[p.at[unit]];
  let why: Refusal = NO.nowhereToGo;
  for (let i = 0; i < ways.length; i++) {
    const refusal = loneMarchRefusal(p, unit, ways[i]);
    if (refusal === null) return null;
    if (why === NO.nowhereToGo) why = refusal;
  }
  return why;
}
