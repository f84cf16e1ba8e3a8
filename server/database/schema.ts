/** What is kept in the database, table by table. One schema for PGlite and PostgreSQL 15 or later. */
import type { ByItself, Json, Orders, Outcome } from "@rubicon/engine";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ClockSetting, Notices, RequestKind } from "../protocol.ts";

/** Points in time are written as dates and read as dates. */
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type SetAtStart = ColumnType<Date, Date | string | undefined, never>;
type MaybeTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Data<T extends object | null> = JSONColumnType<T>;

/** A person, or a guest: whoever sits down. Signing up keeps the player and changes the user behind him. */
export interface PlayersTable {
  id: string;
  /** The user of the sign-in library; null once a guest's session is gone for good. */
  user_id: string | null;
  name: string;
  guest: boolean;
  language: string;
  notices: Data<Notices>;
  /** Days of vacation left in the year given, and until when he is away. */
  vacation_days: Generated<number>;
  vacation_year: Generated<number>;
  away_until: MaybeTimestamp;
  /** Who may challenge him by name. */
  challenges: Generated<"everybody" | "nobody">;
  /** When he deleted his account. From then on his name is empty and no user is behind him. */
  gone_at: MaybeTimestamp;
  /** Made of code. */
  bot: Generated<boolean>;
  /** Of a bot of the house; null for everybody else. */
  level: ColumnType<string | null, string | null | undefined, string | null>;
  /** The player who runs this bot. */
  owner: ColumnType<string | null, string | null | undefined, string | null>;
  /** A hash of what the bot shows to be let in. */
  token: ColumnType<string | null, string | null | undefined, string | null>;
  /** When he last asked for all that is kept of him. */
  exported_at: MaybeTimestamp;
  created_at: SetAtStart;
}

export type TableStatus = "open" | "running" | "over";

export interface TablesTable {
  /** Unguessable: knowing it is being invited. */
  id: string;
  game: string;
  scenario: string;
  options: Data<Record<string, string>>;
  /** Version of the rules it runs on, and id of the pack of components. */
  rules: number;
  pack: string;
  visibility: "public" | "private";
  watchers: boolean;
  /** Counts for the ladder: public, between two accounts. */
  rated: Generated<boolean>;
  /** Bots that others run may sit down. */
  bots_welcome: Generated<boolean>;
  clock: Data<ClockSetting>;
  status: TableStatus;
  created_by: string;
  rematch_of: string | null;
  /** Secret until the game is over. */
  seed: string;
  commitment: string;
  /** How many entries the journal has: an act is accepted only as the next. */
  entries: Generated<number>;
  /** How many dice have fallen, in acts taken back too. */
  dice: Generated<number>;
  to_move: string | null;
  /** Since when the seat to move is being asked, and until when its clock lasts. */
  asked_at: MaybeTimestamp;
  deadline: MaybeTimestamp;
  /** It is asked in a window: its time is the window's own, and the server answers when it has run out. */
  in_window: Generated<boolean>;
  /** Whose turn the window interrupts. */
  interrupted: ColumnType<string | null, string | null | undefined, string | null>;
  /** Counts changes of what seats have said in advance, so that nobody goes on from what was said before. */
  said: Generated<number>;
  outcome: JSONColumnType<Outcome | null, string | null | undefined, string | null>;
  created_at: SetAtStart;
  started_at: MaybeTimestamp;
  ended_at: MaybeTimestamp;
  /** Whether the result of a game that is over has been entered for its players. */
  settled: Generated<boolean>;
}

export interface SeatsTable {
  table_id: string;
  seat: string;
  player_id: string | null;
  /** Milliseconds left on a live clock; on a clock of days those left of a turn that is interrupted. */
  remaining: number | null;
}

/** Standing orders of seats. Nobody but their owner sees them. */
export interface OrdersTable {
  table_id: string;
  seat: string;
  orders: Data<Orders>;
}

/** Secret choices that seats have made before they were asked. Nobody else may know that there is one. */
export interface AheadTable {
  table_id: string;
  seat: string;
  act: ColumnType<Json, string, string>;
  /** Becomes that of the entry. */
  act_id: string;
}

/** What seats have done that nobody else may notice yet, such as a set-up that is not finished. */
export interface GatheredTable {
  table_id: string;
  seat: string;
  /** In order, each under the id that its client gave it. */
  acts: ColumnType<{ act: Json; id: string }[], string, string>;
}

/** The components that tables are played with: they stay when the file they came from is gone. */
export interface PacksTable {
  id: string;
  game: string;
  name: string;
  /** JSON, letter by letter as it was: its id is a fingerprint. */
  components: string;
}

/** The truth. Rows are added and never changed, but for their seals when the table is moved to later rules. */
export interface JournalTable {
  table_id: string;
  n: number;
  /** Given by the client, so that sending an act twice does no harm. */
  act_id: string | null;
  seat: string | null;
  act: ColumnType<Json, string | null, never>;
  /** Why the act was not made by hand; null if it was. */
  by: ColumnType<ByItself | null, ByItself | null | undefined, never>;
  /** For a take-back: number of the entry whose position is restored. */
  back: number | null;
  dice: ColumnType<number[] | null, string | null, never>;
  /** The chained check of the journal's entry. */
  seal: string;
  /** What was told, in full; each viewer is sent what he may hear. */
  events: ColumnType<Json[], string, never>;
  /** Dice fell or something came to light: what came before cannot be taken back freely. */
  final: boolean;
  at: SetAtStart;
}

/** The seals of a journal under the rules its table ran on before it was moved to later ones. */
export interface FormerSealsTable {
  table_id: string;
  n: number;
  rules: number;
  pack: string;
  seal: string;
}

/** Caches of positions: any of them may be deleted at any time. */
export interface SnapshotsTable {
  table_id: string;
  n: number;
  position: ColumnType<Json, string, string>;
}

/** What players asked of each other at a table; stays in the record with its answer. */
export interface RequestsTable {
  id: Generated<number>;
  table_id: string;
  seat: string;
  kind: RequestKind;
  /** Where the journal stood, and for a take-back where it would go back to. */
  at_entry: number;
  to_entry: number | null;
  /** Of the bot that is to take over the seat. */
  level: ColumnType<string | null, string | null | undefined, never>;
  asked_at: SetAtStart;
  answer: "yes" | "no" | "withdrawn" | null;
  answered_at: MaybeTimestamp;
}

/** Tables whose free seat is kept for one player by name. Stays in the record with its answer. */
export interface ChallengesTable {
  table_id: string;
  challenger: string;
  challenged: string;
  at: Timestamp;
  answer: "accepted" | "declined" | "withdrawn" | null;
  answered_at: MaybeTimestamp;
  /** What was said with a no. */
  word: string | null;
  /** Whoever has to know of it, as it stands, has been told. */
  told: Generated<boolean>;
}

export interface ChatTable {
  id: Generated<number>;
  table_id: string;
  player_id: string;
  text: string;
  at: SetAtStart;
}

/** What those who watch say among themselves. The players hear it when the game is over. */
export type GalleryTable = ChatTable;

export interface NotesTable {
  table_id: string;
  player_id: string;
  text: string;
  at: Timestamp;
}

export interface PushTable {
  endpoint: string;
  player_id: string;
  keys: Data<{ p256dh: string; auth: string }>;
  at: SetAtStart;
}

export interface RatingsTable {
  player_id: string;
  game: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  at: Timestamp;
}

export interface ResultsTable {
  table_id: string;
  player_id: string;
  seat: string;
  /** 1, 0.5 or 0. */
  score: number;
  rating_before: number | null;
  rating_after: number | null;
  at: SetAtStart;
}

/** Who is looking at which table, renewed while he does. */
export interface PresenceTable {
  player_id: string;
  table_id: string;
  seen_at: Timestamp;
}

/** Who has been told of which decision, so that nobody is told twice. */
export interface ToldTable {
  table_id: string;
  asked_at: Timestamp;
  kind: "move" | "reminder";
  at: SetAtStart;
}

/** How often somebody was tried to be taken for, lately. Rows are good for minutes. */
export interface TriesTable {
  /** A hash: of an account, or of a browser that has been in it before. */
  who: string;
  count: number;
  since: Timestamp;
}

/** Keys the server made for itself: of sessions, of push messages. */
export interface SecretsTable {
  name: string;
  value: string;
}

export interface Database {
  players: PlayersTable;
  tables: TablesTable;
  seats: SeatsTable;
  orders: OrdersTable;
  ahead: AheadTable;
  gathered: GatheredTable;
  packs: PacksTable;
  journal: JournalTable;
  former_seals: FormerSealsTable;
  snapshots: SnapshotsTable;
  requests: RequestsTable;
  challenges: ChallengesTable;
  chat: ChatTable;
  gallery: GalleryTable;
  notes: NotesTable;
  push: PushTable;
  ratings: RatingsTable;
  results: ResultsTable;
  presence: PresenceTable;
  told: ToldTable;
  tries: TriesTable;
  secrets: SecretsTable;
}
