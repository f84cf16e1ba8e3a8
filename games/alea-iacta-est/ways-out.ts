/** Ways out of a zone for those who evade, retreat or flee (AIE-8.2.e to AIE-8.2.p, AIE-8.4.1.c, AIE-R135, AIE-R136). */
import type { Refusal } from "@rubicon/engine";
import { firstRefusal, originsBy, waysOutBy, wayTo } from "@rubicon/series";
import { isInside, isOutside, isSea, NOWHERE, onMap, type Zone } from "./board.ts";
import { ROMAN } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import {
  actsAsRoman,
  cameFrom,
  FACTION_LEADER,
  hasTitle,
  isAtWar,
  isFree,
  landUnitsIn,
  own,
  type Position,
  put,
  SPARED,
  STRANDED,
  shipsOf,
} from "./position.ts";
import { NO } from "./refusals/index.ts";
import { entersItalia } from "./rubicon.ts";
import { enemyOf, type Side } from "./sides.ts";
import { standRefusal } from "./stacking.ts";

/** AIE-8.2.m, AIE-R189: zones from which land units of the attacker came into the zone of battle in this sequence. */
export const originsOf = (p: Position, attacker: Side, zone: Zone): Zone[] =>
  originsBy(landUnitsIn(p, attacker, zone), (unit) => {
    const from = cameFrom(p, unit);
    // A landing from the sea closes nothing.
    return isSea(p.box, from) ? NOWHERE : from;
  });

/** Why a piece cannot get away by land from one zone to another; `barred` are zones that the attackers came from. */
export function landRefusal(p: Position, piece: Piece, from: Zone, to: Zone, barred: readonly Zone[]): Refusal | null {
  const { box } = p;
  // AIE-8.2.e: whatever it costs. AIE-7.2.a: corners and straits too.
  if (wayTo(box.waysFrom[from], to) === null) return NO.notNextToIt;
  if (!isFree(p, p.side[piece], to)) return NO.enemyThere;
  const roman = box.isLeader[piece] ? actsAsRoman(p, piece) : box.people[piece] === ROMAN;
  if (roman && isInside(box, from) && isOutside(box, to)) return NO.romansStayInside;
  if (!roman && isOutside(box, from) && isInside(box, to)) return NO.foreignersStayOutside;
  if (barred.includes(to)) return NO.attackersCameFromThere;
  return italianRefusal(p, piece, from, to) ?? standRefusal(p, piece, to, NOWHERE);
}

/** AIE-S1.i: nor does anybody flee into Italia in its year, but leaders. */
function italianRefusal(p: Position, piece: Piece, from: Zone, to: Zone): Refusal | null {
  const { isLeader, people } = p.box;
  if (isLeader[piece] || (people[piece] !== ROMAN && isAtWar(p, people[piece]))) return null;
  return entersItalia(p, p.side[piece], from, to) ? NO.noEntryToItalia : null;
}

/** AIE-8.2.o, AIE-R136: one step by ship, to where no enemy ships are and, on a coast, no enemy land units. */
export function seaRefusal(p: Position, piece: Piece, from: Zone, to: Zone): Refusal | null {
  const side = p.side[piece];
  if (!p.box.routesFrom[from].some((way) => way.to === to)) return NO.noSuchSeaway;
  if (shipsOf(p, enemyOf(side), to) > 0) return NO.enemyShipsThere;
  if (!isSea(p.box, to) && !isFree(p, side, to)) return NO.enemyOnThatCoast;
  return italianRefusal(p, piece, from, to) ?? standRefusal(p, piece, to, NOWHERE);
}

/** The first reason that any of them has. */
export const refusalForAll = (
  p: Position,
  pieces: readonly Piece[],
  from: Zone,
  to: Zone,
  bySea: boolean,
  barred: readonly Zone[],
): Refusal | null =>
  firstRefusal(pieces, (piece) => (bySea ? seaRefusal(p, piece, from, to) : landRefusal(p, piece, from, to, barred)));

/** Zones that all of them can go to together. */
export const waysOut = (
  p: Position,
  pieces: readonly Piece[],
  from: Zone,
  bySea: boolean,
  barred: readonly Zone[],
): Zone[] =>
  waysOutBy(bySea ? p.box.routesFrom[from] : p.box.waysFrom[from], (to) =>
    refusalForAll(p, pieces, from, to, bySea, barred),
  );

/** AIE-4.3.f, AIE-4.3.p, AIE-R116: Romans lead Romans and allies; kings of Peoples lead their own. */
export function leads(p: Position, leader: Piece, unit: Piece): boolean {
  return actsAsRoman(p, leader) || p.box.people[unit] === p.box.people[leader];
}

/** Off to another zone: what was marked for this sequence no longer concerns it. */
export function leave(p: Position, piece: Piece, to: Zone): void {
  const { homeOf } = p.box;
  const lasting = homeOf[to] >= 0 && homeOf[to] === homeOf[p.at[piece]] ? SPARED | STRANDED : SPARED;
  own.marks(p)[piece] &= lasting;
  put(p, piece, to);
}

/** The one that lies nearest to a Faction Leader of that side; of several the first on the map. */
export function nearestHome(p: Position, side: Side, zones: readonly Zone[]): Zone {
  const { leaders, hops } = p.box;
  let best = zones[0];
  let least = Number.POSITIVE_INFINITY;
  for (const zone of zones)
    for (const leader of leaders) {
      if (p.side[leader] !== side || !onMap(p.at[leader]) || !hasTitle(p, leader, FACTION_LEADER)) continue;
      const far = hops[zone][p.at[leader]];
      if (far < least) {
        least = far;
        best = zone;
      }
    }
  return best;
}
