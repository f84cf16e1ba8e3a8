/** The Force of a side in a battle (IMP-8.c): who takes part, and what it is worth (IMP-8.5). */
import { type Bearing, type Force, sum, tacticalBonus } from "@rubicon/series";
import type { Zone } from "./board.ts";
import { ROMAN } from "./peoples.ts";
import type { Piece } from "./pieces.ts";
import type { Position } from "./position.ts";
import { ENEMY, MUTINY, type Side } from "./sides.ts";
import { combatUnitsIn, leadersIn, quOf, spOf, unitTbOf } from "./table.ts";
import { hasTitle, ILL, isCivilWar } from "./titles.ts";

export interface FieldForce extends Force, Bearing {
  /** Who makes its choices and scores for it. */
  readonly side: Side;
  /** IMP-R78: units in mutiny, which fight for that side in this battle. */
  readonly mutinous: boolean;
  readonly units: readonly Piece[];
  readonly leaders: readonly Piece[];
  /** IMP-R93: all its units are Roman. */
  readonly isRoman: boolean;
  /** IMP-8.5.c, IMP-TC.e: of its best leader, 0 without any; null unless it is Roman, and in a civil war (IMP-R59). */
  readonly pc: number | null;
}

/** IMP-8.c: all of that side that is there; or the mutineers, who have no leader. */
export const forceAt = (p: Position, side: Side, zone: Zone, mutinous: boolean): FieldForce =>
  mutinous
    ? forceOf(p, side, combatUnitsIn(p, MUTINY, zone), [], true)
    : forceOf(p, side, combatUnitsIn(p, side, zone), leadersIn(p, side, zone), false);

/** These units under these leaders. */
export function forceOf(
  p: Position,
  side: Side,
  units: readonly Piece[],
  leaders: readonly Piece[],
  mutinous: boolean,
): FieldForce {
  const { people, pc, tb } = p.box;
  // IMP-TE.4.c, IMP-R92: nobody looks to a sick man.
  const commanders = leaders.filter((leader) => !hasTitle(p, leader, ILL));
  const romans = units.filter((unit) => people[unit] === ROMAN).length;
  const isRoman = romans === units.length;
  return {
    side,
    mutinous,
    units,
    leaders,
    sp: units.map((unit) => spOf(p, unit)),
    qu: units.map((unit) => quOf(p, unit)),
    tb: tacticalBonus(
      commanders.map((leader) => tb[leader]),
      units.map((unit) => unitTbOf(p, unit)),
    ),
    isRoman,
    pc: isRoman && isCivilWar(p) ? Math.max(0, ...leaders.map((leader) => pc[leader])) : null,
    // IMP-R114: the Armenian unit is not Roman; a Force of Rome is none of barbarians, whoever is in it.
    isForeign: side === ENEMY && romans === 0,
  };
}

export const strengthOf = (force: FieldForce): number => sum(force.sp);

/** IMP-8.4.b, IMP-R94: Romans on both sides, and nobody else, in a civil war. */
export const isCivil = (attacker: FieldForce, defender: FieldForce): boolean =>
  attacker.pc !== null && defender.pc !== null;
