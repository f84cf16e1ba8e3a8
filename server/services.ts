/** What the parts of the server know of each other. Each is made in app.ts and can be replaced in a test. */
import type { IncomingHttpHeaders } from "node:http";
import type { Game, Json, Orders, Refusal, Seat, Shelf, Trail, Viewer } from "@rubicon/engine";
import type { Store } from "./database/open.ts";
import type { ClockSetting, Notices, RefusalCode, RequestKind, TableInfo, WrittenAdvice } from "./protocol.ts";
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
  /** Threads in which bots think; if not given, as many as there are cores but one. */
  readonly botThreads?: number;
}

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly language: string;
  readonly notices: Notices;
  readonly email: string | null;
  /** As others see it: see `person` in protocol.ts. */
  readonly bot?: string | true;
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
  /** The session that a cookie names; whether there is such a one only the other questions tell. */
  sessionOf(headers: IncomingHttpHeaders): string | null;
  /** Of these sessions those that last, each with the id of its player. Asked of the database, always. */
  lasting(sessions: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** What came of an act, a take-back, or something said in advance. */
export type Answer =
  /** It is entry `n` of the journal. */
  | { readonly is: "done"; readonly n: number }
  /** Orders, a choice made ahead, or an act that nobody else may notice yet, are kept. */
  | { readonly is: "kept" }
  | { readonly is: "refused"; readonly refusal: Refusal }
  /** Somebody was faster: the table has moved on. */
  | { readonly is: "stale" }
  /** Not allowed, in one sentence: not your seat, not your turn, over, frozen. */
  | { readonly is: "error"; readonly message: string; readonly code: RefusalCode };

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
  /** What the seat that is asked has done since the last entry, and where that leads. For its own eyes. */
  readonly gathering: { readonly seat: Seat; readonly acts: number; readonly position: object } | null;
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
export type Change = {
  readonly table: string | null;
  readonly chat?: number;
  readonly gallery?: number;
  readonly seat?: Seat;
  readonly lists?: ListsTouched;
};

/** Lists of tables that a change is seen in: those of these players and, with `lobby`, the one that everybody sees. */
export interface ListsTouched {
  readonly players: readonly string[];
  readonly lobby: boolean;
}

/** Somebody said something: nothing else about the table is another than before. */
export const isSpoken = ({ chat, gallery }: Change): boolean => chat !== undefined || gallery !== undefined;

/** tables/keeper.ts: keeps the journals. The only one who writes them. */
export interface Keeper {
  standing(table: string): Promise<Standing | null>;
  /** Whether that is at hand, and need not be fetched. */
  knows(table: string): boolean;
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
   * journal no longer has the number of entries with which he made sure. From the last entry on it is acts that were
   * gathered that go back, and nobody else is told.
   */
  takeBack(table: string, seat: Seat, to: number, entries?: number): Promise<Answer>;
  /** Ends a game otherwise than by its rules: resignation, agreement, time. Stale when it has moved on from `entries`, if given. */
  end(table: string, winner: Seat | null, how: "resigned" | "agreed" | "time", entries?: number): Promise<Answer>;
  /**
   * Entries after number `since`, `most` of them if that is given, with all that was told in them. What a viewer may
   * hear of it live/outlook.ts says.
   */
  recorded(table: string, since: number, most?: number): Promise<readonly RecordedEntry[]>;
  /** Tells every server that something about a table changed (a seat taken, a request, a line of chat). */
  announce(change: Change & { readonly table: string }): Promise<void>;
  /** `here`: it was done on this server, and not heard of from another. */
  onChange(listener: (change: Change, here: boolean) => void): void;
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
  /** Counts for the ladder, if it is public and between two accounts; it does if nothing is said. */
  readonly rated?: boolean | undefined;
  /** Id of the one player for whom the free seat is kept. */
  readonly against?: string | undefined;
  readonly clock: ClockSetting;
  /** By seat: the level of the bot of the house that sits there. */
  readonly bots?: Readonly<Record<Seat, string>> | undefined;
  /** Bots that others run may sit down. */
  readonly botsWelcome?: boolean | undefined;
  /** Whoever opens the table plays every seat of it, by himself. */
  readonly solo?: boolean | undefined;
}

/** tables/steward.ts: opening, joining, leaving, resigning, offers, clocks. Throws BadInput in one sentence. */
export interface Steward {
  open(player: Player, asked: NewTable): Promise<string>;
  join(player: Player, table: string, seat: Seat | "random"): Promise<void>;
  /** From a table that was kept for somebody that withdraws the challenge. */
  leave(player: Player, table: string): Promise<void>;
  /** Says no to a challenge, with a word if he has one. */
  decline(player: Player, table: string, word: string | null): Promise<void>;
  resign(player: Player, table: string): Promise<void>;
  offerDraw(player: Player, table: string): Promise<void>;
  /** Own acts freely; beyond that the opponent is asked. `to` is the entry whose position would be restored. */
  takeBack(player: Player, table: string, to: number): Promise<"done" | "asked">;
  answer(player: Player, table: string, kind: RequestKind, yes: boolean): Promise<void>;
  /** The id of the new table, seats swapped, once both want it; null while the other has not said. */
  rematch(player: Player, table: string): Promise<string | null>;
  /** Claims the game of an opponent whose clock has run out. */
  claimTime(player: Player, table: string): Promise<void>;
  /** Has a bot of the house take a free seat; for those who sit at the table. */
  fill(player: Player, table: string, level: string, seat: Seat | "random"): Promise<void>;
  /** Has a bot take over: one's own seat if the opponent agrees, that of an opponent who stays away at once. */
  substitute(player: Player, table: string, level: string, seat?: Seat | undefined): Promise<"done" | "asked">;
  grantTime(player: Player, table: string): Promise<void>;
  /** He goes for good: leaves what has not begun, says no to what waits for him, and resigns the rest. */
  leaveAll(player: Player): Promise<void>;
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

/** automata/: the bots of the house. */
export interface Automata {
  /** The weakest first; none where no bots play for this server. */
  readonly levels: readonly string[];
  /** Games that they have thoughts about. */
  readonly games: readonly string[];
  /** What a bot would do at the seat that is asked. Throws Refused. */
  advise(player: Player, table: string, level?: string | undefined): Promise<WrittenAdvice>;
  /** Looks now for bots that are asked. */
  look(): Promise<void>;
  close(): Promise<void>;
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
  readonly automata: Automata;
  readonly metrics: Metrics;
}
