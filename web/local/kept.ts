/** A game as this browser keeps it. */
import type { Entry, Game, Header, Orders, Origin, Outcome, Seat } from "@rubicon/engine";
import type { BotsBySeat } from "../opponents/levels.ts";

/** Everything but the entries: enough for a list. */
export interface KeptGame {
  readonly id: string;
  /** Never with the secret seed in it. */
  readonly header: Header;
  /** The secret seed of committed dice; null where the dice are open, and where a finished game came without it. */
  readonly seed: string | null;
  /** Whether the screen is covered before the other seat takes over. */
  readonly curtain: boolean;
  /** Nobody has said yet whether one plays both sides or two play in turn: it is asked at the table. */
  readonly undecided?: boolean;
  /** Seats that are played by bots; none, if not given. */
  readonly bots?: BotsBySeat;
  readonly createdAt: string;
  readonly changedAt: string;
  /** How many entries there are, and the check of the last: together they tell whether a tab is up to date. */
  readonly length: number;
  readonly head: string;
  /** Null when the game is over. */
  readonly toMove: Seat | null;
  readonly outcome: Outcome | null;
  /** What seats have decided in advance about being asked. */
  readonly orders?: Readonly<Record<Seat, Orders>>;
  /** What its components are called, where they are not the ones that the game comes with. */
  readonly packName?: string;
}

export interface KeptEntry {
  readonly game: string;
  readonly n: number;
  readonly entry: Entry;
  /** Null for entries of a file, which does not say when they were made. */
  readonly at: string | null;
}

export interface WholeGame extends KeptGame {
  readonly entries: readonly KeptEntry[];
}

/** A game with the rules to play it by. */
export interface LocalGame extends WholeGame {
  readonly game: Game;
}

/** Where its dice come from, with the seed they need. */
export function originOf({ header, seed }: KeptGame): Origin {
  const { dice } = header;
  return dice.kind === "seed" || seed === null ? dice : { ...dice, seed };
}
