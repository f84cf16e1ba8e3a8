/** How much of the server one socket may have. */
export interface LiveLimits {
  /** Messages a second that are handled in the long run, and how many at once after a silence. */
  readonly rate: number;
  readonly burst: number;
  /** Messages that may wait to be handled. Who sends more does not listen to answers and is cut off. */
  readonly waiting: number;
  /** Tables that one socket may look at. */
  readonly tables: number;
  /** Sockets that one player may have open. */
  readonly sockets: number;
  /** Bytes not taken off the line: from `slow` on news of tables are held back, past `stuck` the line is cut. */
  readonly slow: number;
  readonly stuck: number;
  /** Milliseconds between beats: a socket that has not answered the last one is dead. */
  readonly beat: number;
  /** Milliseconds after which the row that says that a player is looking is renewed. */
  readonly presence: number;
  /** Milliseconds after which a socket's session is looked at again: signing out ends it. */
  readonly session: number;
}

export const LIVE_LIMITS: LiveLimits = {
  rate: 100,
  burst: 200,
  waiting: 200,
  tables: 64,
  sockets: 32,
  slow: 256 * 1024,
  stuck: 4 * 1024 * 1024,
  beat: 30_000,
  presence: 20_000,
  session: 300_000,
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
