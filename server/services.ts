/** What the parts of the server know of each other. Each is made in app.ts and can be replaced in a test. */
import type { IncomingHttpHeaders } from "node:http";
import type { Game, Json, Orders, Refusal, Seat, Shelf, Trail, Viewer } from "@rubicon/engine";
import type { Store } from "./database/open.ts";
import type { ClockSetting, Notices, RefusalCode, TableInfo } from "./protocol.ts";
import type { Clocks } from "./tables/clocks.ts";
import type { Cupboard } from "./tables/cupboard.ts";
import type { RecordedEntry } from "./tables/journal-rows.ts";

/** Settings of a server, read once from the environment. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Address under which people reach it, without a slash at the end. */
  readonly origin: string;
  /** Folder of the embedded database and of the outbox. */
  readonly folder: string;
  /** Folder of packs that tables may be opened with; null: the folder `packs` in the one above. */
  readonly packs?: string | null;
  /** Folder of the built page; null: only the API is served. */
  readonly page: string | null;
  /** PostgreSQL, if that is used. */
  readonly databaseUrl: string | null;
  /** Seconds to wait at the start for a PostgreSQL that is not ready. */
  readonly databaseWait?: number;
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

/** What came of an act, a take-back, or something said in advance. */
export type Answer =
  /** It is entry `n` of the journal. */
  | { readonly is: "done"; readonly n: number }
  /** Orders, or a choice made ahead, are kept. */
  | { readonly is: "kept" }
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

/** A table as it stands: what the database says, and the position its journal leads to. For live/outlook.ts to show. */
export interface Standing {
  readonly info: TableInfo;
  /** The very game it was begun with; where that is no longer here the present one of that name, and no position. */
  readonly game: Game;
  /** Null before the game has begun, and on a table whose rules or components are no longer here. */
  readonly position: object | null;
  /** By seat: the id of who sits there. */
  readonly players: ReadonlyMap<Seat, string | null>;
  readonly clocks: Clocks;
  /** The last entries that count, back to one that cannot be taken back freely. */
  readonly trail: Trail;
  /** Where whoever sits there may freely go back to: by all that he did himself, on whichever seat. */
  returns(seat: Seat): readonly number[];
  /** What that seat has said in advance: for its own eyes. */
  orders(seat: Seat): Orders;
  answerAhead(seat: Seat): Json;
}

/**
 * Something about a table changed, here or on another server; about any table, when it is null: some news was missed.
 * With a seat: only for whoever sits there, and nobody else may notice.
 */
export type Change = { readonly table: string | null; readonly chat?: number; readonly seat?: Seat };

/** tables/keeper.ts: keeps the journals. The only one who writes them. */
export interface Keeper {
  standing(table: string): Promise<Standing | null>;
  /** Lets a full table begin. Harmless when it has. */
  start(table: string): Promise<void>;
  act(table: string, player: string, sent: Sent & { readonly act: Json }): Promise<Answer>;
  /** Standing orders, in whole. Whatever they waive now passes at once. */
  orders(table: string, player: string, orders: Json): Promise<Answer>;
  /** A secret choice before being asked; with null it is taken back. Stale where that seat no longer has to wait. */
  ahead(table: string, player: string, sent: Pick<Sent, "id"> & { readonly act: Json | null }): Promise<Answer>;
  /** Answers for a seat whose time has run out, where the server does that. Harmless where it has not. */
  answerForTime(table: string): Promise<Answer>;
  /**
   * Restores the position after entry `to`, which the caller has made sure is agreed or free. Stale when the
   * journal no longer has the number of entries with which he made sure.
   */
  takeBack(table: string, seat: Seat, to: number, entries?: number): Promise<Answer>;
  /** Ends a game otherwise than by its rules: resignation, agreement, time. Stale when it has moved on from `entries`, if given. */
  end(table: string, winner: Seat | null, how: "resigned" | "agreed" | "time", entries?: number): Promise<Answer>;
  /** Entries after number `since`, with all that was told in them. What a viewer may hear of it live/outlook.ts says. */
  recorded(table: string, since: number): Promise<readonly RecordedEntry[]>;
  /** Tells every server that something about a table changed (a seat taken, a request, a line of chat). */
  announce(change: Change & { readonly table: string }): Promise<void>;
  onChange(listener: (change: Change) => void): void;
}

export interface NewTable {
  readonly game: string;
  /** Id of the pack; the one the game comes with, if not given. */
  readonly pack?: string | undefined;
  /** A pack of one's own instead, as a file. */
  readonly brought?: string | undefined;
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

/** tables/steward.ts: opening, joining, leaving, resigning, offers, clocks. Throws BadInput in one sentence. */
export interface Steward {
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
  /** The games that tables may be opened with here, each with its packs. */
  readonly shelf: Shelf;
  /** The packs of all tables, those that are no longer offered among them. */
  readonly cupboard: Cupboard;
  now(): Date;
  readonly accounts: Accounts;
  readonly keeper: Keeper;
  readonly steward: Steward;
  readonly notices: NoticeBoard;
  readonly metrics: Metrics;
}
