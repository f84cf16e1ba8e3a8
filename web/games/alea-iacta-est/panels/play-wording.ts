/** What there is to say of stratagems in the hand and on the map, and of what they make of the Republic. */
import type { SharedPlayWords } from "../../../series/words/wording.ts";
import type { When } from "./phases.ts";

export interface PlayWords extends SharedPlayWords {
  /** When a stratagem can be played. */
  readonly when: Readonly<Record<When, string>>;
  /** Over a battle. */
  battle(place: string, naval: boolean): string;
  readonly whichNation: string;
  plague(zone: string): string;
  intrigues(count: number): string;
  /** On the tablet of a region. */
  neutral(leader: string): string;
  halved(years: number): string;
  readonly murdered: string;
  /** The players have changed sides. */
  readonly exchange: string;
  /** To a player: which side he leads now, what he keeps, how he stands. */
  youLead(side: string, other: string): string;
  /** To watchers. */
  nowLeads(player: string, side: string): string;
  scoreTurned(score: string): string;
}
