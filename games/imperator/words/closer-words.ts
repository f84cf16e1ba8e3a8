/** What a language needs to say more of an act and of a zone than the contract asks for. */
import type { CloserWords as SharedWords } from "@rubicon/series";

export interface CloserWords extends SharedWords {
  readonly byShip: string;
  camps(names: readonly string[]): string;
}
