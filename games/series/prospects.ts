/** What a battle comes to before the die falls: all six faces looked up in the combat table (AIE-CT.m, IMP-8.2.a, IMP-8.2.b). */
import { cellAt, columnFor, flooredMean, type Result, rowFor, shifted, shiftFor } from "./combat-table.ts";

/** One side of a battle, as far as it is looked at from afar. */
export interface Host {
  /** Strength points, the sum of the quality of all units, how many they are, and the tactical bonus of the best leader. */
  sp: number;
  qu: number;
  units: number;
  tb: number;
}

export interface Prospect {
  /** For the attacker, from 0 to 1. */
  wins: number;
  /** What each will have lost of its strength, from 0 to 1. */
  attackerLoses: number;
  defenderLoses: number;
}

export const nobodyYet = (): Host => ({ sp: 0, qu: 0, units: 0, tb: 0 });
export const noProspect = (): Prospect => ({ wins: 0, attackerLoses: 0, defenderLoses: 0 });

/** Of the strength of a beaten force. Who is merely driven off loses little. */
const LOST: Readonly<Record<Result, number>> = { E: 1, A: 0.5, R: 0.05, "1/4": 0, "1/2": 0, "3/4": 0 };
/** Quarters of the number of the beaten that lose a step among the victors. */
const QUARTERS: Readonly<Record<Result, number>> = { E: 0, A: 0, R: 0, "1/4": 1, "1/2": 2, "3/4": 3 };
/** A step is about half a unit. */
const STEP = 0.5;

const FACES = 6;
const MOST_MODIFIER = 9;
const MODIFIERS = 2 * MOST_MODIFIER + 1;

/** Five sums for each column and modifier: battles won, and what each side loses when it is beaten and when it wins. */
const SUMS = 5;
const TABLE: readonly number[] = makeTable();

function makeTable(): number[] {
  const table: number[] = [];
  for (let column = 1; column <= 10; column++)
    for (let modifier = -MOST_MODIFIER; modifier <= MOST_MODIFIER; modifier++) {
      const sums = [0, 0, 0, 0, 0];
      for (let die = 1; die <= FACES; die++) {
        const { attacker, defender, attackerWins } = cellAt(rowFor(die, modifier), column);
        if (attackerWins) sums[0]++;
        sums[1] += attackerWins ? 0 : LOST[attacker];
        sums[2] += attackerWins ? LOST[defender] : 0;
        sums[3] += attackerWins ? QUARTERS[attacker] / 4 : 0;
        sums[4] += attackerWins ? 0 : QUARTERS[defender] / 4;
      }
      table.push(...sums.map((sum) => sum / FACES));
    }
  return table;
}

/** Writes what is to be expected of a battle; `modifier` is all that moves the die besides the leaders. */
export function foresee(attacker: Host, defender: Host, modifier: number, into: Prospect): void {
  const shift = shiftFor(flooredMean(attacker.qu, attacker.units), flooredMean(defender.qu, defender.units));
  const column = shifted(columnFor(attacker.sp, defender.sp), shift);
  const moved = Math.max(-MOST_MODIFIER, Math.min(MOST_MODIFIER, attacker.tb - defender.tb + modifier));
  const at = SUMS * ((column - 1) * MODIFIERS + moved + MOST_MODIFIER);
  into.wins = TABLE[at];
  into.attackerLoses = Math.min(
    1,
    TABLE[at + 1] + STEP * Math.min(1, (TABLE[at + 3] * defender.units) / attacker.units),
  );
  into.defenderLoses = Math.min(
    1,
    TABLE[at + 2] + STEP * Math.min(1, (TABLE[at + 4] * attacker.units) / defender.units),
  );
}

const prospect = noProspect();

/** With what chance the attacker wins, who has all that he needs where nobody is. */
export function chanceOf(attacker: Host, defender: Host): number {
  if (defender.units === 0) return 1;
  if (attacker.units === 0) return 0;
  foresee(attacker, defender, 0, prospect);
  return prospect.wins;
}
