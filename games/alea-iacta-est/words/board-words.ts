/** Words of the table as text. */
import type { SideName } from "../sides.ts";

export interface BoardWords {
  /** "49 BC" */
  year(year: number): string;
  readonly initiative: string;
  readonly sequences: string;
  readonly spqr: string;
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
  readonly counters: string;
  readonly event: string;
  readonly plague: string;
  readonly reduced: string;
  readonly factionLeader: string;
  readonly outside: string;
  readonly seas: string;
  readonly empty: string;
  readonly sides: Readonly<Record<SideName, string>>;
}
