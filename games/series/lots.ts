/** What the dice decide in the phases before a campaign (2.B, 2.C, 2.D). */
import type { Dice } from "@rubicon/engine";

/** AIE-0.1.b, IMP-0.1.a: the zero of a d10 is a zero. */
export const d10 = (dice: Dice): number => dice.roll(10) - 1;

/** AIE-2.B.a, IMP-2.B.a: a d6 lower than the PC of who rules. */
export function rollInitiative(pc: number, dice: Dice): { readonly die: number; readonly won: boolean } {
  const die = dice.roll(6);
  return { die, won: die < pc };
}

/** AIE-2.C.d to AIE-2.C.f, IMP-2.C.f, IMP-2.C.g: one of the markers in the cup; null for a decoy. */
export function drawMarker<P>(markers: readonly P[], decoys: number, dice: Dice): P | null {
  if (markers.length + decoys === 0) return null;
  return markers[dice.roll(markers.length + decoys) - 1] ?? null;
}

/** AIE-EV0.a, IMP-2.D.f: a d6 and a d10, from 1 to 15. */
export function rollEvent(dice: Dice): { readonly number: number; readonly d6: number; readonly d10: number } {
  const six = dice.roll(6);
  const ten = d10(dice);
  return { number: six + ten, d6: six, d10: ten };
}

/** What the death tests of a year have to know of a leader, and what they do. */
export interface Mortality<L> {
  /** A d10 below it kills; 0: he is not tested. */
  below(leader: L): number;
  /** From this number on nobody rolls: he dies (IMP-TL.c); where a die always falls, Infinity (AIE-LT.f). */
  readonly certainFrom: number;
  /** `die` is null where none fell. */
  tested(leader: L, die: number | null, below: number): void;
  /** He dies. True when something has to be settled before anybody else is tested. */
  dies(leader: L): boolean;
}

/**
 * AIE-2.D.h, AIE-LT.f, IMP-2.D.h, IMP-TL.b: one after the other, in the order of the table. Gives back those who have yet to be
 * tested when a death has to be settled first (IMP-3.6.n); in the other volume that waits until all have been (AIE-R167).
 */
export function testLives<L>(leaders: readonly L[], mortality: Mortality<L>, dice: Dice): readonly L[] {
  for (let i = 0; i < leaders.length; i++) {
    const below = mortality.below(leaders[i]);
    if (below === 0) continue;
    const die = below < mortality.certainFrom ? d10(dice) : null;
    mortality.tested(leaders[i], die, below);
    if ((die === null || die < below) && mortality.dies(leaders[i])) return leaders.slice(i + 1);
  }
  return [];
}
