/** Words of the table as text. */
import type { BattleWords } from "@rubicon/series";

export interface BoardWords extends BattleWords {
  readonly navalBattle: string;
  /** "49 BC" */
  year(year: number): string;
  readonly initiative: string;
  readonly sequences: string;
  readonly spqr: string;
  /** What would move the SPQR marker if the year ended now, and where to; its track may end before what is counted. */
  yearSoFar(troubles: readonly string[], spqr: number, counted: number): string;
  /** That the Republic would die of it. */
  readonly dead: string;
  /** What would change hands if the year ended now: "Asia (Republicans)". */
  heirs(changes: readonly string[]): string;
  readonly score: string;
  readonly roma: string;
  readonly nobody: string;
  readonly neutral: string;
  readonly peoples: string;
  readonly peace: string;
  readonly war: string;
  readonly allegiance: string;
  readonly bannedUntil: string;
  readonly reserve: string;
  readonly waiting: string;
  readonly absent: string;
  readonly toCome: string;
  readonly hand: string;
  readonly event: string;
  readonly plague: string;
  readonly outside: string;
}
