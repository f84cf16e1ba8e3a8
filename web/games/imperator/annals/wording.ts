/** What there is to say of the years, and of how the game was won. */
import type { Level, SideName } from "@rubicon/imperator/components";
import type { Host, SharedAnnalWords } from "../../../series/words/wording.ts";
import type { Of } from "./events.ts";

type BySide = Readonly<Record<SideName, string>>;

/** Phrases of place are "in the land of the Quadi", or empty. */
export interface AnnalWords extends SharedAnnalWords {
  readonly initiative: BySide;
  readonly pax: string;
  readonly paxBroken: string;
  reserve(fronts: readonly string[]): string;
  wars(peoples: readonly string[]): string;
  subdued(peoples: readonly string[]): string;
  peace(peoples: readonly string[]): string;
  /** Those who fight without a leader of name. */
  readonly legions: Host;
  readonly mutineers: Host;
  /** What is remembered. */
  readonly died: Readonly<Record<Of<"died">["how"], (who: string, at: string) => string>>;
  readonly emperor: Readonly<Record<Of<"emperor">["by"], (who: string) => string>>;
  readonly vacant: string;
  readonly named: Readonly<Record<Of<"named">["title"], (who: string) => string>>;
  usurper(who: string, at: string): string;
  /** Nobody followed him. */
  inVain(who: string): string;
  failed(who: string): string;
  readonly won: Readonly<Record<Of<"usurpation-won">["by"], string>>;
  readonly exchange: string;
  readonly noExchange: string;
  /** An attempt on somebody who lived. */
  missed(who: string): string;
  readonly armenia: BySide;
  plague(at: string): string;
  mutiny(at: string): string;
  annexed(peoples: readonly string[]): string;
  /** How both stood at the end, and what the year had brought them. */
  balance(rome: string, enemy: string): string;

  /** The victory screen. */
  judged(won: number, lost: number, level: Level): string;
  readonly scale: string;
  readonly draw: string;
  sudden(leader: string): string;
  readonly exchanged: string;
}
