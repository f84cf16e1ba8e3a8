/** How a game was decided, as data: for whoever counts many games. Points and things held are those of persons, whatever side they lead. */
import type { Seat } from "./game.ts";

export interface Ledger {
  /** Years that were begun. */
  readonly years: number;
  /** How often the players have changed sides. */
  readonly exchanges: number;
  /** How far the first seat is ahead in what decides the scenario; below zero when it is behind. */
  readonly lead: number;
  /** What that is: points on a track, or regions held. */
  readonly counts: "points" | "regions";
  /** What each seat has scored, by what for. Empty where a scenario counts no points. */
  readonly points: Readonly<Record<string, Readonly<Record<Seat, number>>>>;
  /** What each seat holds in the end, of what victory looks at. */
  readonly held: Readonly<Record<Seat, readonly string[]>>;
}

/** What a language calls what stands in a ledger. */
export interface LedgerWords {
  /** What points are scored for. */
  source(source: string): string;
  /** A city, a region, a People. */
  held(thing: string): string;
  /** How a game ended, and how greatly it was won, as a label: "decisive victory". */
  ending(how: string, level: string | null): string;
}
