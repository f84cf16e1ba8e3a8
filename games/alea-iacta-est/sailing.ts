/** What ships carry (AIE-3.4.2.k to AIE-3.4.2.n, AIE-4.3.c). */
import { ROMAN } from "./peoples.ts";
import { FULL, type Piece } from "./pieces.ts";
import type { Position } from "./position.ts";

/** Land units that a fleet has places for, and how many of them may be Legio. */
export interface Places {
  readonly places: number;
  readonly legions: number;
}

const PLACES = 3;
const SMALL = 4;
const LEGIONS_ON_SMALL = 2;

/** AIE-3.4.2.k, AIE-3.4.2.l, AIE-4.3.c: by the full strength of the counter; ships of the Aegyptii carry any type. */
export const legionsOn = (p: Position, ship: Piece): number =>
  p.box.people[ship] === ROMAN && p.box.sp[2 * ship + FULL] <= SMALL ? LEGIONS_ON_SMALL : PLACES;

/** AIE-3.4.2.m: pooled over ships that are together. */
export function placesFor(p: Position, ships: readonly Piece[]): Places {
  let legions = 0;
  for (let i = 0; i < ships.length; i++) legions += legionsOn(p, ships[i]);
  return { places: PLACES * ships.length, legions };
}

/** Whether those land units have places on those ships; leaders need none (AIE-3.4.2.n). */
export function fits(p: Position, passengers: readonly Piece[], ships: readonly Piece[]): boolean {
  const { places, legions } = placesFor(p, ships);
  let aboard = 0;
  let heavy = 0;
  for (let i = 0; i < passengers.length; i++) {
    if (p.box.isLeader[passengers[i]]) continue;
    aboard++;
    if (p.box.isLegio[passengers[i]]) heavy++;
  }
  return aboard <= places && heavy <= legions;
}

/** For counting one by one. */
export const PLACES_ON_SHIP = PLACES;
