/** What the parts of the server know of each other. Each is made in app.ts and can be replaced in a test. */
import type { IncomingHttpHeaders } from "node:http";
import type { Game, Json, Refusal, Seat, Viewer } from "@rubicon/engine";
import type { Store } from "./database/open.ts";
import type { ClockSetting, HeardEntry, Notices, RefusalCode, TableInfo } from "./protocol.ts";
import type { Clocks } from "./tables/clocks.ts";

/** Settings of a server, read once from the environment. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Address under which people reach it, without a slash at the end. */
  readonly origin: string;
  /** Folder of the embedded database and of the outbox. */
  readonly folder: string;
  /** Folder of the built page; null: only the API is served. */
  readonly page: string | null;
  /** PostgreSQL, if that is used. */
  readonly databaseUrl: string | null;
  /** Behind a proxy that sets X-Forwarded-For and -Proto. */
  readonly trustProxy: boolean;
  readonly smtp: { readonly url: string; readonly from: string } | null;
  readonly logLevel: string;
  /** Opens /metrics to whoever shows it; without one it answers this machine alone. */
  readonly metricsToken?: string | null;
  /** Requests a minute from one address; 0: no limit. */
  readonly requestsPerMinute?: number;
}

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly language: string;
  readonly notices: Notices;
  readonly email: string | null;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** notices/mail.ts: by SMTP, or into the outbox of the data folder. */
export type SendMail = (letter: Letter) => Promise<void>;

/** accounts/: who is asking. */
export interface Accounts {
  /** The player behind a session cookie; null for a stranger. */
  playerOf(headers: IncomingHttpHeaders): Promise<Player | null>;
  playerById(id: string): Promise<Player | null>;
}

/** What came of an act, orders or a take-back. */
export type Answer =
  | { readonly is: "done"; readonly n: number }
  | { readonly is: "refused"; readonly refusal: Refusal }
  /** Somebody was faster: the table has moved on. */
  | { readonly is: "stale" }
  /** Not allowed, in one sentence: not your seat, not your turn, over, frozen. */
  | { readonly is: "error"; readonly message: string; readonly code?: RefusalCode };

export interface Sent {
  /** Made up by the client; the same id is carried out once. */
  readonly id: string;
  /** The number the entry is to have. */
  readonly n: number;
}

/** A table as it stands: what the database says, and the position its journal leads to. */
export interface Standing {
  readonly info: TableInfo;
  readonly game: Game;
  /** Null before the game has begun, and on a table whose rules are no longer here. */
  readonly position: object | null;
  /** By seat: the id of who sits there. */
  readonly players: ReadonlyMap<Seat, string | null>;
  readonly clocks: Clocks;
  /** The last entries that count, back to one that cannot be taken back freely. */
  readonly trail: readonly { readonly n: number; readonly seat: Seat | null; readonly final: boolean }[];
  /** How many of the last acts whoever sits there may take back freely; all that he did himself, on whichever seat. */
  undoable(seat: Seat): number;
}

/** Something about a table changed, here or on another server; about any table, when it is null: some news was missed. */
export type Change = { readonly table: string | null; readonly chat?: number };

/** tables/keeper.ts: keeps the journals. The only one who writes them. */
export interface Keeper {
  standing(table: string): Promise<Standing | null>;
  /** Lets a full table begin. Harmless when it has. */
  start(table: string): Promise<void>;
  act(table: string, player: string, sent: Sent & { readonly act: Json }): Promise<Answer>;
  orders(table: string, player: string, sent: Sent & { readonly orders: Json }): Promise<Answer>;
  /**
   * Restores the position after entry `to`, which the caller has made sure is agreed or free. Stale when the
   * journal no longer has the number of entries with which he made sure.
   */
  takeBack(table: string, seat: Seat, to: number, entries?: number): Promise<Answer>;
  /** Ends a game otherwise than by its rules: resignation, agreement, time. Stale when it has moved on from `entries`, if given. */
  end(table: string, winner: Seat | null, how: "resigned" | "agreed" | "time", entries?: number): Promise<Answer>;
  /** Entries after number `since`, as that viewer may hear them. */
  heard(table: string, viewer: Viewer, since: number): Promise<HeardEntry[]>;
  /** Tells every server that something about a table changed (a seat taken, a request, a line of chat). */
  announce(change: Change & { readonly table: string }): Promise<void>;
  onChange(listener: (change: Change) => void): void;
}

export interface NewTable {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** The seat whoever opens the table takes. */
  readonly seat: Seat | "random";
  readonly visibility: "public" | "private";
  readonly watchers: boolean;
  readonly clock: ClockSetting;
  /** Whoever opens the table plays every seat of it, by himself. */
  readonly solo?: boolean | undefined;
}

/** tables/rooms.ts: opening, joining, leaving, resigning, offers, clocks. Throws BadInput in one sentence. */
export interface Rooms {
  open(player: Player, asked: NewTable): Promise<string>;
  join(player: Player, table: string, seat: Seat | "random"): Promise<void>;
  leave(player: Player, table: string): Promise<void>;
  resign(player: Player, table: string): Promise<void>;
  offerDraw(player: Player, table: string): Promise<void>;
  /** Own acts freely; beyond that the opponent is asked. `to` is the entry whose position would be restored. */
  takeBack(player: Player, table: string, to: number): Promise<"done" | "asked">;
  answer(player: Player, table: string, kind: "draw" | "take-back" | "rematch", yes: boolean): Promise<void>;
  /** The id of the new table, seats swapped, once both want it; null while the other has not said. */
  rematch(player: Player, table: string): Promise<string | null>;
  /** Claims the game of an opponent whose clock has run out. */
  claimTime(player: Player, table: string): Promise<void>;
  grantTime(player: Player, table: string): Promise<void>;
  /** The seat a player has at a table, "watcher" if he may look on, null if the table does not exist for him. */
  viewerOf(player: Player | null, standing: Standing): Viewer | null;
}

/** notices/: tells people that it is their move. */
export interface NoticeBoard {
  /** Somebody else is asked now, or a clock is near its end: called after every change of the seat to move. */
  moved(table: string): Promise<void>;
  ended(table: string): Promise<void>;
  /** Finishes the jobs it has begun. */
  close(): Promise<void>;
}

/** operations/metrics.ts */
export interface Metrics {
  act(outcome: Answer["is"], seconds: number): void;
  sockets(open: number): void;
  text(): Promise<string>;
}

export interface Services {
  readonly config: Config;
  readonly store: Store;
  readonly games: readonly Game[];
  now(): Date;
  readonly accounts: Accounts;
  readonly keeper: Keeper;
  readonly rooms: Rooms;
  readonly notices: NoticeBoard;
  readonly metrics: Metrics;
}
