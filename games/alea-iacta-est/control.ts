/** Who holds what, as the map stands (3.7.3): regions, Roma, and lands overrun by Peoples at war. */
import type { Region, Zone } from "./board.ts";
import { hasLeader, romanLeadersIn } from "./owners.ts";
import { ROMAN, WAR } from "./peoples.ts";
import { combatUnitsIn, isNeutral, landUnits, leadersOf, type Position, romansIn } from "./position.ts";
import { BOTH, enemyOf, NOBODY, type Side } from "./sides.ts";

/** AIE-3.7.3.c, AIE-3.7.3.d, AIE-3.7.3.g: zones of a region, and city zones among them, with a Roman unit of a side. */
export function romanZones(p: Position, side: Side, region: Region): { zones: number; cities: number } {
  return tally(p, region, (zone) => romansIn(p, side, zone).length > 0);
}

function tally(p: Position, region: Region, held: (zone: Zone) => boolean): { zones: number; cities: number } {
  const zones = p.box.zonesOf[region].filter(held);
  return { zones: zones.length, cities: zones.filter((zone) => p.box.isCity[zone]).length };
}

/** AIE-3.7.3.b, AIE-3.7.3.c, AIE-3.7.3.d, AIE-R105: whether a side could take a region, or would if it were not its own. */
export function qualifies(p: Position, side: Side, region: Region): boolean {
  if (!hasLeader(p, side, region)) return false;
  const { zones, cities } = romanZones(p, side, region);
  return zones >= p.box.zonesForControl[region] && cities >= p.box.citiesForControl[region];
}

/** AIE-3.7.3.i, AIE-R106: Peoples at war, all of them together, in most zones and at least one city. */
export function isOverrun(p: Position, region: Region): boolean {
  const { zones, cities } = tally(p, region, (zone) => BOTH.some((side) => hasWarriors(p, side, zone)));
  return zones >= p.box.zonesForControl[region] && cities > 0;
}

const hasWarriors = (p: Position, side: Side, zone: Zone): boolean =>
  combatUnitsIn(p, side, zone).some((unit) => p.box.people[unit] !== ROMAN && p.status[p.box.people[unit]] === WAR);

/** Who will hold a region after the next F.4 if nothing changes before. */
export function heirOf(p: Position, region: Region): Side {
  if (isNeutral(p, p.box.zonesOf[region][0])) return NOBODY; // AIE-3.6.5.e
  if (isOverrun(p, region)) return NOBODY;
  const takers = BOTH.filter((side) => p.control[region] !== side && qualifies(p, side, region));
  if (takers.length === 1) return takers[0];
  // AIE-3.7.3.h, AIE-3.7.3.j
  return p.control[region] === NOBODY ? p.lastControl[region] : p.control[region];
}

/** AIE-3.7.3.l, AIE-3.7.3.m, AIE-3.7.3.n, AIE-R107: who will hold Roma; no combat unit is needed, and ships do not matter. */
export function masterOfRoma(p: Position): Side {
  const { roma } = p.box;
  if (isNeutral(p, roma)) return NOBODY;
  const masters = BOTH.filter((side) => {
    const enemy = enemyOf(side);
    if (leadersOf(p, enemy, roma) > 0 || landUnits(p, enemy, roma) > 0) return false;
    return romanLeadersIn(p, side, roma) > 0;
  });
  return masters.length === 1 ? masters[0] : NOBODY;
}
