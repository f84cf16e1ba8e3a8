/** The battles of a year as a historian would tell them. */
import type { Host, SharedAnnalWords } from "../words/wording.ts";

export interface Fight {
  readonly zone: string;
  /** At sea. */
  readonly naval: boolean;
  readonly winner: Met;
  readonly loser: Met;
  /** Strength of both together. */
  readonly strength: number;
  /** Units that were lost. */
  lost: number;
}

/** One of the two who met. */
interface Met {
  readonly side: string;
  readonly leaders: readonly string[];
  readonly units: readonly string[];
  readonly sp: number;
}

/** Two forces have met in a zone, and nobody knows yet who wins. */
export interface Meeting {
  readonly zone: string;
  readonly attacker: Met;
  readonly defender: Met;
}

/** It is decided. */
export function fightOf(
  { zone, attacker, defender }: Meeting,
  { winner, naval = false }: { readonly winner: string; readonly naval?: boolean },
): Fight {
  const [first, second] = attacker.side === winner ? [attacker, defender] : [defender, attacker];
  return { zone, naval, winner: first, loser: second, strength: attacker.sp + defender.sp, lost: 0 };
}

/** Units that were lost where the last battle was fought. */
export function countLost(fights: readonly Fight[], zone: string, units: readonly string[]): void {
  const fight = fights.at(-1);
  if (fight?.zone === zone) fight.lost += units.length;
}

/** Fights that are told one by one; those that are left are counted. */
const MOST_TOLD = 6;

interface Telling {
  readonly words: SharedAnnalWords;
  /** "In Italia", "At sea off ...". */
  where(fight: Fight): string;
  /** Whoever fought. */
  host(met: Met): Host;
}

/** The greatest of them, in the order in which they were fought. */
export function tellFights(fights: readonly Fight[], { words, where, host }: Telling): readonly string[] {
  const great = new Set(fights.toSorted((a, b) => b.strength - a.strength).slice(0, MOST_TOLD));
  const told = fights.filter((fight) => great.has(fight));
  return [
    ...told.map(
      (fight) => `${where(fight)}, ${words.beat(host(fight.winner), host(fight.loser))}${words.lost(fight.lost)}`,
    ),
    fights.length > told.length ? words.skirmishes(fights.length - told.length) : "",
  ];
}
