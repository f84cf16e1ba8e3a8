/** What there is to say of the years of the war, and of how it was won. */
import type { SharedAnnalWords } from "../../../series/words/wording.ts";

export interface AnnalWords extends SharedAnnalWords {
  initiative(side: string): string;
  wars(peoples: readonly string[]): string;
  allies(peoples: readonly string[], side: string): string;
  peace(peoples: readonly string[]): string;
  /** Where a battle was fought. */
  where(place: string, naval: boolean): string;
  /** A side that nobody leads. */
  host(side: string): string;
  taken(side: string, regions: readonly string[]): string;
  nobodys(regions: readonly string[]): string;
  balance(score: string, change: string): string;

  /** The victory screen. */
  goals(caesarians: number, republicans: number): string;
  ended(above: number): string;
  readonly exchanged: string;
  readonly conditions: string;
  readonly met: string;
  readonly unmet: string;
  readonly needs: {
    all(regions: readonly string[]): string;
    any(regions: readonly string[]): string;
    atLeast(count: number): string;
    readonly roma: string;
    readonly more: string;
    subdues(people: string): string;
    ally(people: string): string;
  };
}
