/** What a language needs to say more of an act and of a zone than the contract asks for. */
import type { CloserWords as SharedWords } from "@rubicon/series";
import type { Titled } from "../seen.ts";

export interface CloserWords extends SharedWords {
  /** A region, and who has it. */
  region(name: string, holder: string): string;
  readonly mountain: string;
  readonly ships: string;
  bySea(cost: number): string;
  /** AIE-4.2.4.c: units of one's own side among whom a march may not end, by what they are. */
  readonly inPassing: Readonly<Record<"warriors" | "romans", (units: number) => string>>;
  /** AIE-6.3.4.d: what the plague does to whoever comes to its zone. */
  readonly infested: string;
  /** What a leader is besides. */
  readonly titled: Readonly<Record<Titled, string>>;
}
