/** Who can evade a combat (AIE-8.2.a to AIE-8.2.d), and how likely it is. */
import type { Refusal } from "@rubicon/engine";
import { bestBy } from "@rubicon/series";
import { isSea, type Zone } from "./board.ts";
import { fights } from "./contests.ts";
import { commandersAt, servesIn } from "./forces.ts";
import type { Piece } from "./pieces.ts";
import { hasTitle, ILL, landUnits, leadersIn, type Position, shipsIn, shipsOf, srOf, tbOf } from "./position.ts";
import { NO } from "./refusals/index.ts";
import { enemyOf, type Side } from "./sides.ts";
import { leads, originsOf, waysOut } from "./ways-out.ts";

/** AIE-8.2.b, AIE-8.2.c: best tactical bonus of the attacking leaders, 0 without any. AIE-EV4.c: not of a sick man. */
export function bonusAgainst(p: Position, side: Side, zone: Zone, naval: boolean): number {
  let best = 0;
  for (const leader of commandersAt(p, enemyOf(side), zone, naval))
    if (!hasTitle(p, leader, ILL)) best = Math.max(best, tbOf(p, leader));
  return best;
}

/** AIE-8.2.b: what the d10 must be lower than. */
export const evasionBelow = (p: Position, leader: Piece, naval: boolean): number =>
  srOf(p, leader) - bonusAgainst(p, p.side[leader], p.at[leader], naval);

/** Whether a land combat could be evaded by land there. */
export const besetOnLand = (p: Position, side: Side, zone: Zone): boolean =>
  landUnits(p, side, zone) > 0 && fights(p, zone, false);

/** AIE-8.2.p: land units that could be evaded with aboard ships: passengers at sea, or an army beset on a coast. */
export const besetAboard = (p: Position, side: Side, zone: Zone): boolean =>
  shipsOf(p, side, zone) > 0 && landUnits(p, side, zone) > 0 && fights(p, zone, isSea(p.box, zone));

/** Why a leader there cannot try by land, whoever else could. */
export function landEvaderRefusal(p: Position, leader: Piece): Refusal | null {
  const zone = p.at[leader];
  if (hasTitle(p, leader, ILL)) return NO.tooIll; // AIE-R187
  if (!servesIn(p, leader, zone, false)) return NO.servesAtSea; // AIE-R133
  const barred = originsOf(p, enemyOf(p.side[leader]), zone);
  return waysOut(p, [leader], zone, false, barred).length > 0 ? null : NO.noWayOut;
}

/** The same by sea with land units aboard; it is the combat of these that is evaded. */
export function seaEvaderRefusal(p: Position, leader: Piece): Refusal | null {
  const zone = p.at[leader];
  if (hasTitle(p, leader, ILL)) return NO.tooIll;
  if (!servesIn(p, leader, zone, isSea(p.box, zone))) return NO.servesAtSea;
  return hasSeaway(p, leader) ? null : NO.noSeaway;
}

/** The same with ships alone: whoever is assigned to the naval combat, or anybody where there is none (AIE-8.2.o). */
export function captainRefusal(p: Position, leader: Piece): Refusal | null {
  const zone = p.at[leader];
  if (hasTitle(p, leader, ILL)) return NO.tooIll;
  if (fights(p, zone, true) && !servesIn(p, leader, zone, true)) return NO.servesOnLand;
  return hasSeaway(p, leader) ? null : NO.noSeaway;
}

/** Ships of his that he can lead out (AIE-3.4.2.a, AIE-4.3.p). */
export const shipsUnder = (p: Position, leader: Piece): Piece[] =>
  shipsIn(p, p.side[leader], p.at[leader]).filter((ship) => leads(p, leader, ship));

/** Whether there is somewhere to take at least one of them. */
const hasSeaway = (p: Position, leader: Piece): boolean =>
  shipsUnder(p, leader).some((ship) => waysOut(p, [leader, ship], p.at[leader], true, []).length > 0);

/** AIE-8.2.b, AIE-R134: the attempt is made for the leader with the highest SR; if several have it, for any of them. */
export const bestOf = (
  p: Position,
  side: Side,
  zone: Zone,
  refusal: (p: Position, leader: Piece) => Refusal | null,
): Piece[] =>
  bestBy(
    leadersIn(p, side, zone),
    (leader) => srOf(p, leader),
    (leader) => refusal(p, leader),
  );
