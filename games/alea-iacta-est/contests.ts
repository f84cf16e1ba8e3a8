/** Where the two sides are in each other's way (AIE-8.1): zones in which there will be a combat, or that ships must leave. */
import { isSea, type Zone } from "./board.ts";
import { ROMAN, WAR } from "./peoples.ts";
import { enemyLandUnits, isFlagged, isNeutral, JANUS, landUnits, type Position, shipsOf } from "./position.ts";
import { CAES, enemyOf, REP, type Side } from "./sides.ts";

/** AIE-8.1.a, AIE-8.1.b: whether a land combat, or a naval one, takes place in a zone as it stands. */
export function fights(p: Position, zone: Zone, naval: boolean): boolean {
  const count = naval ? shipsOf : landUnits;
  if (count(p, CAES, zone) === 0 || count(p, REP, zone) === 0 || isNeutral(p, zone)) return false;
  return meet(p, zone, naval, naval);
}

/** Combat units of the Caesarians and of the Republicans, of which those of the one or the other are ships. */
function meet(p: Position, zone: Zone, caesarianShips: boolean, republicanShips: boolean): boolean {
  const caesarians = makeUp(p, CAES, zone, caesarianShips);
  const republicans = makeUp(p, REP, zone, republicanShips);
  // AIE-R57: while the temple of Janus is shut, Romans do not fight Romans.
  if (isFlagged(p, JANUS) && (caesarians & republicans & ROMANS) !== 0) return false;
  // AIE-4.4.1.h, AIE-4.4.1.i: Peoples at war of two players have no quarrel with each other.
  return ((caesarians | republicans) & (ROMANS | ALLIES)) !== 0;
}

const ROMANS = 1;
const ALLIES = 2;
const WARRIORS = 4;

/** Of what kinds the units of a side are: ROMANS, ALLIES, WARRIORS, as bits. */
function makeUp(p: Position, side: Side, zone: Zone, ships: boolean): number {
  const { units, isNaves, people } = p.box;
  let kinds = 0;
  // How many there are is known, so the search ends with the last of them.
  let left = ships ? shipsOf(p, side, zone) : landUnits(p, side, zone);
  for (let i = 0; left > 0 && i < units.length; i++) {
    const unit = units[i];
    if (p.at[unit] !== zone || p.side[unit] !== side || isNaves[unit] !== ships) continue;
    left--;
    if (people[unit] === ROMAN) kinds |= ROMANS;
    else kinds |= p.status[people[unit]] === WAR ? WARRIORS : ALLIES;
  }
  return kinds;
}

/** AIE-8.2.q: ships on a coast that the enemy holds with land units, and their own side does not. */
export function mustPutToSea(p: Position, side: Side, zone: Zone): boolean {
  if (shipsOf(p, side, zone) === 0 || landUnits(p, side, zone) > 0 || isSea(p.box, zone)) return false;
  return enemyLandUnits(p, side, zone) > 0 && meet(p, zone, side === CAES, side === REP);
}

/** AIE-8.1.a, AIE-8.1.b: zones with a combat, in the order of the map. */
export function contested(p: Position): Zone[] {
  const { zones } = p.box;
  const found: Zone[] = [];
  for (let i = 0; i < zones.length; i++)
    if (fights(p, zones[i], true) || fights(p, zones[i], false)) found.push(zones[i]);
  return found;
}

/** AIE-R127, AIE-R147: the first zone that ships of either side must leave, or undefined. */
export const harbourToLeave = (p: Position, side: Side): Zone | undefined =>
  p.box.land.find((zone) => mustPutToSea(p, side, zone) || mustPutToSea(p, enemyOf(side), zone));
