/** What there is to say of stratagems in the hand, and of what must not be missed. */
import type { SideName } from "@rubicon/imperator/components";
import type { SharedPlayWords } from "../../../series/words/wording.ts";
import type { When } from "./stratagems.ts";

export interface PlayWords extends SharedPlayWords {
  /** When a stratagem can be played. */
  readonly when: Readonly<Record<When, string>>;
  /** It is the other role's, and goes back to the cup in winter. */
  readonly notYours: string;
  times(counters: number): string;
  /** Over a battle: "in the land of the Quadi". */
  battle(at: string): string;
  /** News: the players exchange their roles. */
  readonly exchange: string;
  /** To a player: which role he has now. */
  readonly youLead: Readonly<Record<SideName, string>>;
  /** To watchers: whoever began with one role has another. */
  nowLeads(first: string, now: string): string;
  pointsKept(rome: number, enemy: number): string;
  readonly usurper: string;
  readonly emperor: string;
  readonly success: string;
}
