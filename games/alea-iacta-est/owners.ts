/** Whose Roman units are (AIE-3.7.2, AIE-R103). */
import { onMap, type Region, type Zone } from "./board.ts";
import type { Piece } from "./pieces.ts";
import { actsAsRoman, changeSide, own, type Position, romansIn } from "./position.ts";
import { BOTH, enemyOf, NOBODY, SIDES, type Side } from "./sides.ts";
import type { Chronicle } from "./steps/step.ts";

/**
 * AIE-3.7.2.b, AIE-3.7.2.c, AIE-3.7.2.f: the review of owners, at the end of E.1 and of E.2, after coups and in F.4. In a region that the
 * other faction controls a unit needs a leader of its own somewhere in it; otherwise it passes to that faction.
 */
export function reviewOwners(p: Position, tell: Chronicle): void {
  const { regions, region, romanUnits } = p.box;
  for (let i = 0; i < regions.length; i++) {
    const holder = p.control[regions[i]];
    // AIE-3.7.2.e
    if (holder === NOBODY || !hasUnits(p, enemyOf(holder), regions[i]) || hasLeader(p, enemyOf(holder), regions[i]))
      continue;
    const lost: Piece[] = [];
    for (const unit of romanUnits)
      if (p.side[unit] !== holder && onMap(p.at[unit]) && region[p.at[unit]] === regions[i]) lost.push(unit);
    for (const zone of new Set(lost.map((unit) => p.at[unit])))
      pass(
        p,
        lost.filter((unit) => p.at[unit] === zone),
        zone,
        holder,
        "AIE-3.7.2.b",
        tell,
      );
  }
}

/** AIE-3.6.3.g: after a coup, units in zones of the region without any leader are of the faction that controls it. */
export function passLeaderless(p: Position, region: Region, tell: Chronicle): void {
  const holder = p.control[region];
  if (holder === NOBODY) return;
  for (const zone of p.box.zonesOf[region]) {
    if (BOTH.some((side) => romanLeadersIn(p, side, zone) > 0)) continue;
    const units = romansIn(p, enemyOf(holder), zone);
    if (units.length > 0) pass(p, units, zone, holder, "AIE-3.6.3.g", tell);
  }
}

function pass(p: Position, units: readonly Piece[], zone: Zone, side: Side, rule: string, tell: Chronicle): void {
  for (const unit of units) {
    own.marks(p)[unit] = 0;
    changeSide(p, unit, side);
  }
  const names = units.map((unit) => p.box.pieceIds[unit]);
  tell({ e: "passed-over", rule, side: SIDES[side], zone: p.box.zoneIds[zone], units: names });
}

function hasUnits(p: Position, side: Side, region: Region): boolean {
  const zones = p.box.zonesOf[region];
  for (let i = 0; i < zones.length; i++)
    if (p.land[2 * zones[i] + side] + p.ships[2 * zones[i] + side] > 0) return true;
  return false;
}

/** AIE-3.7.2.a, AIE-3.7.2.f, AIE-R116: a Roman leader of that side in some zone of the region. */
export function hasLeader(p: Position, side: Side, region: Region): boolean {
  const zones = p.box.zonesOf[region];
  for (let i = 0; i < zones.length; i++) if (romanLeadersIn(p, side, zones[i]) > 0) return true;
  return false;
}

/** Leaders of a side in a zone who count as Roman: allied kings do not serve (AIE-R116). */
export function romanLeadersIn(p: Position, side: Side, zone: Zone): number {
  let count = p.chiefs[2 * zone + side];
  if (count === 0) return 0;
  const { foreignLeaders } = p.box;
  for (let i = 0; i < foreignLeaders.length; i++) {
    const leader = foreignLeaders[i];
    if (p.at[leader] === zone && p.side[leader] === side && !actsAsRoman(p, leader)) count--;
  }
  return count;
}
