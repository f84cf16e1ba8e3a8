/** What a language needs to say more of an act and of a zone than the contract asks for. */
import type { CloserWords as SharedWords } from "@rubicon/series";

export interface CloserWords extends SharedWords {
  readonly byShip: string;
  /** IMP-6.3.f, IMP-6.3.h: what the plague does to whoever comes to a zone. */
  readonly infested: Readonly<Record<"stricken" | "tainted", string>>;
  camps(names: readonly string[]): string;
}
