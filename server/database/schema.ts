/** What is kept in the database, table by table. One schema for PGlite and PostgreSQL 15 or later. */
import type { Json, Outcome } from "@rubicon/engine";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { ClockSetting, Notices } from "../protocol.ts";

/** Moments are written as dates and read as dates. */
type Moment = ColumnType<Date, Date | string, Date | string>;
type SetAtStart = ColumnType<Date, Date | string | undefined, never>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
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
  away_until: MaybeMoment;
  created_at: SetAtStart;
}

export type TableStatus = "open" | "running" | "over";

export interface TablesTable {
  /** Unguessable: knowing it is being invited. */
  id: string;
  game: string;
  scenario: string;
  options: Data<Record<string, string>>;
  /** Version of the rules and fingerprint of the components it runs on. */
  rules: number;
  pack: string;
  visibility: "public" | "private";
  watchers: boolean;
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
  asked_at: MaybeMoment;
  deadline: MaybeMoment;
  outcome: JSONColumnType<Outcome | null, string | null | undefined, string | null>;
  created_at: SetAtStart;
  started_at: MaybeMoment;
  ended_at: MaybeMoment;
  /** Whether the result of a game that is over has been entered for its players. */
  settled: Generated<boolean>;
}

export interface SeatsTable {
  table_id: string;
  seat: string;
  player_id: string | null;
  /** Milliseconds left on a live clock, or of the extra time granted on a clock of days. */
  remaining: number | null;
}

/** The truth. Rows are added and never changed, but for their seals when the table is moved to later rules. */
export interface JournalTable {
  table_id: string;
  n: number;
  /** Given by the client, so that sending an act twice does no harm. */
  act_id: string | null;
  seat: string | null;
  act: ColumnType<Json, string | null, never>;
  orders: ColumnType<Json, string | null, never>;
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
  kind: "draw" | "take-back" | "rematch";
  /** Where the journal stood, and for a take-back where it would go back to. */
  at_entry: number;
  to_entry: number | null;
  asked_at: SetAtStart;
  answer: "yes" | "no" | "withdrawn" | null;
  answered_at: MaybeMoment;
}

export interface ChatTable {
  id: Generated<number>;
  table_id: string;
  player_id: string;
  text: string;
  at: SetAtStart;
}

export interface NotesTable {
  table_id: string;
  player_id: string;
  text: string;
  at: Moment;
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
  at: Moment;
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
  seen_at: Moment;
}

/** Who has been told of which decision, so that nobody is told twice. */
export interface ToldTable {
  table_id: string;
  asked_at: Moment;
  kind: "move" | "reminder";
  at: SetAtStart;
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
  journal: JournalTable;
  former_seals: FormerSealsTable;
  snapshots: SnapshotsTable;
  requests: RequestsTable;
  chat: ChatTable;
  notes: NotesTable;
  push: PushTable;
  ratings: RatingsTable;
  results: ResultsTable;
  presence: PresenceTable;
  told: ToldTable;
  secrets: SecretsTable;
}
