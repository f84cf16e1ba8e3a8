/** Words of the table as text. */
import type { BattleWords } from "@rubicon/series";
import type { SideName } from "../sides.ts";

export interface BoardWords extends BattleWords {
  /** "until 180" */
  until(year: string): string;
  readonly initiative: string;
  readonly sequences: string;
  /** Event 10 */
  readonly extra: string;
  readonly points: string;
  event(number: number): string;
  readonly pax: string;
  readonly civilWar: string;
  readonly success: string;
  readonly armenia: string;
  /** Whose Armenia is. */
  readonly armenian: Readonly<Record<SideName, string>>;
  readonly reserve: string;
  readonly freed: string;
  readonly none: string;
  readonly hand: string;
  opponent(counters: number): string;
  /** To who holds none: how many each has. */
  readonly held: string;
  readonly markers: string;
  readonly plague: string;
  readonly tainted: string;
  readonly outside: string;
  readonly seas: string;
  readonly atPeace: string;
  readonly mutiny: string;
  bonus(bonus: number): string;
  readonly atWar: string;
  readonly quiet: string;
  readonly dead: string;
  readonly withdrawn: string;
  readonly absent: string;
  readonly expected: string;
}
