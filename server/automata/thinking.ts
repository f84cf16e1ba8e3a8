/**
 * Where bots think: in threads, never on the loop that serves people.
 *
 * The server knows no bot, as it knows no game. The command hands it the levels that there are, and a way to start a
 * thread that thinks; what is said to such a thread and what it answers is all that is written down here.
 */
import type { Entry, Header, Json, Pack, Seat } from "@rubicon/engine";

/** The bots of the house, as they are handed to a server. */
export interface BotHouse {
  /** The weakest first. */
  readonly levels: readonly string[];
  /** Games that they have thoughts about. The others they play one act at a time. */
  readonly games: readonly string[];
  /** Starts a thread. */
  start(): Thinker;
}

/** A thread that thinks: about one thing at a time. */
export interface Thinker {
  /** Rejected when the thread has come to an end. */
  think(task: Task): Promise<Thought>;
  /** Ends it, whatever it is doing. */
  end(): Promise<void>;
}

/** All that a thread is told. What a seat may know of it is for the bot that sits there to say: it is shown no more. */
export interface Task {
  readonly want: "act" | "advice";
  readonly table: string;
  readonly seat: Seat;
  readonly level: string;
  readonly header: Header;
  /** The journal from its first entry on, or how it goes on after what this thread was told of it before. */
  readonly entries: readonly Entry[];
  /** What the seat has done since that nobody else may notice. */
  readonly gathered: readonly Json[];
  /** With the whole journal: the components, where they are not those that the game comes with. */
  readonly pack?: Pack | undefined;
  /** Milliseconds for the click, where time is short. */
  readonly ms?: number | undefined;
}

export type Thought =
  | { readonly is: "act"; readonly act: Json }
  /** Null where the bot cannot say. */
  | { readonly is: "advice"; readonly advice: Json }
  /** The seat is not asked. */
  | { readonly is: "nothing" }
  /** What the entries go on from has been forgotten: all of it is to be told. */
  | { readonly is: "forgotten" };
