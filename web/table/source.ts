/**
 * Where a table on the page comes from: a server, this browser, or a journal being played again. The page shows
 * and plays all three in the same way.
 */

import type { Advice } from "@rubicon/bots";
import type {
  ByItself,
  Eyes,
  Goal,
  IntentShape,
  Json,
  Orders,
  Outcome,
  PackLabel,
  Refusal,
  Seat,
  Viewer,
} from "@rubicon/engine";
import type { Readable } from "../app/store.ts";

/** An act as the game's book of acts writes it: names of things, never more than a few. */
export type WrittenAct = Readonly<Record<string, string>> & { readonly do: string };

/** An entry of the journal as the viewer may hear it. */
export interface Heard {
  readonly n: number;
  readonly seat: Seat | null;
  /** Set for a take-back: everything after that entry no longer counts. */
  readonly back?: number | undefined;
  /** Not made by hand: the seat's time had run out, or, to that seat alone, it had ordered so. */
  readonly by?: ByItself | undefined;
  /** What was done, where it was done in the open and no event tells of it. */
  readonly act?: Readonly<Record<string, string>> | undefined;
  readonly events: readonly Json[];
  /** ISO time; null where nobody wrote it down. */
  readonly at: string | null;
}

/** How the table looked to its viewer right after an entry. */
export interface Moment {
  readonly n: number;
  readonly viewer: Eyes;
  /** Null when nobody is asked. */
  readonly toMove: Seat | null;
  readonly sight: Json;
}

export interface SeatHolder {
  readonly seat: Seat;
  /** Null: the seat is free. */
  readonly name: string | null;
  /** A guest at a server: that is said with his name, in the language of whoever reads it. */
  readonly guest?: boolean;
  /** A player made of code. */
  readonly bot?: boolean;
}

/** Something that is meant as a whole, and the acts of it that can be told before dice fall or somebody else is asked. */
export interface WrittenOffer {
  readonly intent: IntentShape;
  readonly acts: readonly WrittenAct[];
}

/** A place to which pieces that are taken up can be brought, the acts that bring them there, and what is foretold of it. */
export interface WrittenReach extends WrittenOffer, Omit<Goal<IntentShape>, "forecasts"> {
  readonly forecasts?: readonly Json[] | undefined;
}

/** What the seat that is asked can do with whole gestures before it has taken anything up. */
export interface WrittenHands {
  readonly groups: readonly (readonly string[])[];
  readonly inHand: readonly string[];
  readonly offers: readonly WrittenOffer[];
}

/** The table as it stands now. */
export interface TableState {
  readonly game: string;
  /** The components it is played with. */
  readonly pack: PackLabel;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly status: "open" | "running" | "over";
  readonly seats: readonly SeatHolder[];
  /** The seat this screen plays now; on a table with both seats at one screen it changes with the move. */
  readonly you: Viewer;
  readonly toMove: Seat | null;
  /** Null before the game has begun. */
  readonly sight: Json;
  /** What this seat is asked, or may answer already; null when it has to wait. */
  readonly question: Json;
  /** Every act it may choose; empty when it has to wait. */
  readonly legal: readonly WrittenAct[];
  /** What each of these acts will cost and bring, in the same order; empty where nothing is certain of any. */
  readonly forecasts: readonly (readonly Json[])[];
  /** Whole gestures; null where there is none to make. */
  readonly hands: WrittenHands | null;
  /** This seat is not asked yet, but may make its secret choice already. Null otherwise. */
  readonly ahead: Ahead | null;
  /** This seat's standing orders; null where the game knows none, and for watchers. */
  readonly orders: Orders | null;
  /** A move may take days here: fewer windows ask unless they are ordered to. */
  readonly slow?: boolean;
  /** Where this seat may freely go back to, by how many of its own last acts that takes back. */
  readonly returns: readonly number[];
  /** Nobody has to be asked about a take-back: a bot of the server sits across, or one person plays both sides. */
  readonly yields?: boolean;
  /** A take-back that this seat has asked for waits for the other's answer. */
  readonly askedBack?: boolean;
  /** Acts of this seat since the last entry that nobody else can notice before it ends them with another. */
  readonly gathered?: number;
  /** Every entry from the opening on. */
  readonly entries: readonly Heard[];
  readonly outcome: Outcome | null;
}

export interface Ahead {
  /** The choice it has made; null as long as it has made none. */
  readonly answer: WrittenAct | null;
}

export type ActResult =
  | { readonly is: "done" }
  | { readonly is: "refused"; readonly refusal: Refusal }
  /** The table has moved on: look again. */
  | { readonly is: "stale" }
  /** One sentence, in the language of whoever says it. */
  | { readonly is: "error"; readonly message: string };

/** A hand from outside on the reel of a replay: a slider, an address that names a moment. */
export interface Remote {
  /** The entry whose moment is shown first. */
  readonly from: number;
  /** Given when the table is laid; null when it is cleared away. */
  hold(reel: { hold(n: number): void; play(from: number): void } | null): void;
  /** Told of every moment that is shown, and whether it runs by itself. */
  shows(n: number, playing: boolean): void;
}

export type MayAsk = "yes" | "rated" | "nobody";

export interface TableSource {
  readonly kind: "live" | "local" | "replay";
  /** A name of its own for this table in this browser, to remember what was seen of it. */
  readonly key: string;
  readonly state: Readable<TableState | null>;
  /** Why there is nothing to see, in one sentence; null while there is hope. */
  readonly error: Readable<string | null>;
  /** Whether acts reach the table now; always true where no network is needed. */
  readonly online: Readable<boolean>;
  /** Whoever looks wants to see the present at once, and not what led to it. */
  readonly hurried?: Readable<boolean> | undefined;
  /** What a bot would do in this seat, and why; where one may be asked. Null where it has nothing to say. */
  readonly counsel?: (() => Promise<Advice | null>) | undefined;
  /** Whether it may be asked: at any time, if not said. In a game that counts it may not. */
  readonly mayAsk?: Readable<MayAsk> | undefined;
  /** On a replay that is wound from outside. */
  readonly remote?: Remote | undefined;
  /** What is shown before anything of the past has been fetched, where that is not the present. */
  readonly begins?: Moment | undefined;
  act(act: WrittenAct): Promise<ActResult>;
  /** Makes a secret choice before being asked, or another; null withdraws it. */
  answerAhead(act: WrittenAct | null): Promise<ActResult>;
  /** Gives this seat's standing orders, in whole. Throws, in one sentence, when they could not be given. */
  order(orders: Orders): Promise<void>;
  /** For each act why it is refused; null where it is legal. Only for the seat that is asked, or may choose ahead. */
  why(acts: readonly WrittenAct[]): Promise<readonly (Refusal | null)[]>;
  /** Where these pieces, taken up together, can be brought; nowhere where they cannot be. Only for the seat that is asked. */
  reach(pieces: readonly string[]): Promise<readonly WrittenReach[]>;
  /** Why these pieces, taken up together, cannot be brought to a place; null where nothing can be said. */
  whyNot(pieces: readonly string[], to: string): Promise<Refusal | null>;
  /** Back to how it stood after entry `to`. "asked": the opponent has to agree first. */
  takeBack(to: number): Promise<"done" | "asked">;
  /** How the table looked after each entry from `from` to `to`, as this viewer saw it then. */
  past(from: number, to: number): Promise<readonly Moment[]>;
  close(): void;
}
