/** The Force of a side in a battle (AIE-8.3.a): who takes part, and what it is worth. */
import { type Bearing, type Force, tacticalBonus } from "@rubicon/series";
import { isSea, type Zone } from "./board.ts";
import { ROMAN } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import {
  AFLOAT,
  FACTION_LEADER,
  hasTitle,
  ILL,
  isMarked,
  landUnitsIn,
  leadersIn,
  type Position,
  PRETENDER,
  pcOf,
  quOf,
  shipsIn,
  spOf,
  tbOf,
  unitTbOf,
} from "./position.ts";
import type { Side } from "./sides.ts";

export interface FieldForce extends Force, Bearing {
  readonly side: Side;
  readonly units: readonly Piece[];
  readonly leaders: readonly Piece[];
  /** AIE-8.6.3.b: of its Faction Leaders and Pretenders; null without any, or without Roman units. */
  readonly pc: number | null;
  /** AIE-R140: none of its units is Roman. */
  readonly isForeign: boolean;
}

/** AIE-8.3.a: all of that side that is there; land units on land, ships at sea (AIE-8.1.d, AIE-8.1.i). */
export const forceAt = (p: Position, side: Side, zone: Zone, naval: boolean): FieldForce =>
  forceOf(p, side, fightersAt(p, side, zone, naval), commandersAt(p, side, zone, naval));

/** AIE-8.1.d, AIE-8.1.i, AIE-3.2.3.a: ships fight ships, and nothing else does. */
export const fightersAt = (p: Position, side: Side, zone: Zone, naval: boolean): Piece[] =>
  naval ? shipsIn(p, side, zone) : landUnitsIn(p, side, zone);

/** AIE-8.1.f, AIE-8.1.g: leaders serve in the combat they are assigned to and in no other. */
export const commandersAt = (p: Position, side: Side, zone: Zone, naval: boolean): Piece[] =>
  leadersIn(p, side, zone).filter((leader) => servesIn(p, leader, zone, naval));

export const servesIn = (p: Position, leader: Piece, zone: Zone, naval: boolean): boolean =>
  isSea(p.box, zone) || isMarked(p, leader, AFLOAT) === naval;

/** These units under these leaders. */
export function forceOf(p: Position, side: Side, units: readonly Piece[], leaders: readonly Piece[]): FieldForce {
  const isForeign = !units.some((unit) => p.box.people[unit] === ROMAN);
  // AIE-8.6.2.d, AIE-EV4.c, AIE-R142: nobody looks to a sick man.
  const commanders = leaders.filter((leader) => !hasTitle(p, leader, ILL));
  return {
    side,
    units,
    leaders,
    sp: units.map((unit) => spOf(p, unit)),
    qu: units.map((unit) => quOf(p, unit)),
    tb: tacticalBonus(
      commanders.map((leader) => tbOf(p, leader)),
      units.map((unit) => unitTbOf(p, unit)),
    ),
    pc: isForeign ? null : politicalCapacity(p, leaders),
    isForeign,
  };
}

/** AIE-8.6.3.b: other leaders are ignored. */
function politicalCapacity(p: Position, leaders: readonly Piece[]): number | null {
  const chiefs = leaders.filter((leader) => hasTitle(p, leader, FACTION_LEADER | PRETENDER));
  return chiefs.length === 0 ? null : Math.max(...chiefs.map((leader) => pcOf(p, leader)));
}

/** AIE-R148 */
export const hasPretender = (p: Position, leaders: readonly Piece[]): boolean =>
  leaders.some((leader) => hasTitle(p, leader, PRETENDER));

export const hasChief = (p: Position, leaders: readonly Piece[]): boolean =>
  leaders.some((leader) => hasTitle(p, leader, FACTION_LEADER));
