/** Units without a leader: exactly one zone, whatever it costs (IMP-3.5.d, IMP-4.3.g, IMP-R32). */
import type { Refusal } from "@rubicon/engine";
import type { Way } from "../board.ts";
import { frontRefusal, kindRefusal, leavesFront, zoneRefusal } from "../limits.ts";
import { ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { NO } from "../refusals/index.ts";
import { ENEMY } from "../sides.ts";
import { isAtWar, isInterior } from "../table.ts";

/** Why a unit cannot set out by itself, wherever to; null when nothing but the way could prevent it. */
export function loneRefusal(p: Position, unit: Piece): Refusal | null {
  const { armenia, isGarrison, people } = p.box;
  if (people[unit] !== ROMAN) return people[unit] === armenia ? NO.armeniansStay : null; // IMP-4.2.f
  if (isGarrison[unit]) return p.side[unit] === ENEMY ? NO.garrisonOfRebels : NO.garrisonNotAlone;
  return p.side[unit] === ENEMY ? NO.rebelsNeedLeader : null;
}

/** Why it may not go that way. */
export function loneMarchRefusal(p: Position, unit: Piece, { to }: Way): Refusal | null {
  const { band, homeOf, people } = p.box;
  const from = p.at[unit];
  if (people[unit] === ROMAN) {
    const closed = zoneRefusal(p, unit, from, to);
    if (closed) return closed;
    return leavesFront(p, unit, from, to) ? frontRefusal(p, band[unit], 1) : null;
  }
  // IMP-4.3.h, IMP-R43, IMP-4.2.k
  if (!isAtWar(p, people[unit])) return homeOf[to] === people[unit] ? kindRefusal(p, unit, to) : NO.homeAtPeace;
  if (isInterior(p, to)) return isInterior(p, from) ? NO.noFurtherInside : NO.interiorNeedsLeader; // IMP-4.3.m, IMP-4.3.p
  return zoneRefusal(p, unit, from, to);
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
