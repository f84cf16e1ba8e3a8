/**
 * Whoever is beaten and has nowhere to go is lost (IMP-8.3.b). A way is closed by enemies who stand there, to a defender by those who
 * attacked from there (IMP-8.1.d), and by limits of his own: homes of Peoples at peace, Fronts, the Interior (IMP-8.1.b).
 */
import { INTERIOR, type Zone } from "../board.ts";
import { leavesFront, mayLeave } from "../limits.ts";
import { type People, ROMAN } from "../peoples.ts";
import type { Piece } from "../pieces.ts";
import type { Position } from "../position.ts";
import { enemyOf, type Side } from "../sides.ts";
import { combatUnitsIn, partOf, spOf } from "../table.ts";
import { originsOf, outRefusal } from "../ways-out.ts";

/** Whether a unit could leave for that zone, if need be without the others. */
export function canLeave(p: Position, unit: Piece, to: Zone, barred: readonly Zone[]): boolean {
  const from = p.at[unit];
  const { band, people } = p.box;
  if (outRefusal(p, unit, from, to, barred) !== null) return false;
  if (people[unit] !== ROMAN) return partOf(p, to) !== INTERIOR || isChiefIn(p, people[unit], from);
  return !leavesFront(p, unit, from, to) || mayLeave(p, band[unit]) > 0;
}

/** IMP-4.3.m */
function isChiefIn(p: Position, people: People, zone: Zone): boolean {
  const leaders = p.box.leadersOf[people];
  for (let i = 0; i < leaders.length; i++) if (p.at[leaders[i]] === zone) return true;
  return false;
}

/** Whether any of these units could leave for that zone. */
export function isWayOut(p: Position, units: readonly Piece[], to: Zone, barred: readonly Zone[]): boolean {
  for (let i = 0; i < units.length; i++) if (canLeave(p, units[i], to, barred)) return true;
  return false;
}

/** The strength of those units of a side that could not leave a zone, if they were beaten there by those who have come. */
export function caughtIn(p: Position, side: Side, zone: Zone): number {
  const barred = originsOf(p, enemyOf(side), zone);
  const ways = p.box.waysFrom[zone];
  let sum = 0;
  for (const unit of combatUnitsIn(p, side, zone))
    if (!ways.some(({ to }) => canLeave(p, unit, to, barred))) sum += spOf(p, unit);
  return sum;
}
