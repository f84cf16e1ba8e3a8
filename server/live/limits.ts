/** How much of the server one socket, one player and one address may have. */
import type { ListName } from "../protocol.ts";
import type { Allowance } from "./bucket.ts";

export interface LiveLimits {
  /** Messages a second that are handled in the long run, and how many at once after a silence. */
  readonly rate: number;
  readonly burst: number;
  /** Messages that may wait to be handled. Who sends more does not listen to answers and is cut off. */
  readonly waiting: number;
  /** Bytes that are read from a line, and how often something is: beyond that it is left alone for a moment. */
  readonly bytes: Allowance;
  readonly reads: Allowance;
  /** Ping and pong frames. Browsers send one in answer to ours; who sends many more is cut off. */
  readonly controls: Allowance;
  /** Frames that one message may come in. */
  readonly fragments: number;
  /** What the messages of one player may cost, on all of his sockets, and how many of them are handled at a time. */
  readonly player: Budget;
  /** The same for all who share an address, of what is not an act that is accepted: they may be a whole school. */
  readonly address: Budget;
  /** Tables that one socket may look at. */
  readonly tables: number;
  /** Sockets that one player may have open, and that strangers of one address may. */
  readonly sockets: number;
  readonly strangers: number;
  /** Bytes not taken off the line: from `slow` on news of tables are held back, past `stuck` the line is cut. */
  readonly slow: number;
  readonly stuck: number;
  /** Milliseconds between beats: a socket that has not answered the last one is dead. */
  readonly beat: number;
  /** Milliseconds after which the row that says that a player is looking is renewed. */
  readonly presence: number;
  /** Milliseconds for which it is gathered who has come and gone, before it is written. */
  readonly gathering: number;
  /** Milliseconds between two messages to one socket that the same list has changed. */
  readonly lists: Readonly<Record<ListName, number>>;
  /** Milliseconds after which the sessions of all sockets are looked at again: signing out ends them. */
  readonly session: number;
}

/** Costs are counted in what an act costs that is accepted: about a millisecond of a small server. See costs.ts. */
export interface Budget extends Allowance {
  readonly atOnce: number;
}

export const LIVE_LIMITS: LiveLimits = {
  rate: 100,
  burst: 200,
  waiting: 200,
  bytes: { rate: 64 * 1024, burst: 256 * 1024 },
  reads: { rate: 400, burst: 2_000 },
  controls: { rate: 5, burst: 50 },
  fragments: 16,
  player: { rate: 100, burst: 200, atOnce: 2 },
  address: { rate: 300, burst: 600, atOnce: 8 },
  tables: 64,
  sockets: 32,
  strangers: 200,
  slow: 256 * 1024,
  stuck: 4 * 1024 * 1024,
  beat: 30_000,
  presence: 20_000,
  gathering: 250,
  lists: { mine: 1_000, lobby: 5_000 },
  session: 1_000,
};

/** Codes with which the server closes a socket. A client comes back after any of them. */
export const CLOSED = {
  leaving: 1001,
  notText: 1003,
  tooMuch: 1008,
  fault: 1011,
  /** The session it was opened with is over. */
  session: 4001,
} as const;
