/** How the schema came about. A migration that has landed is never changed: a new one follows it. */
import { type Kysely, type Migration, Migrator, sql } from "kysely";

/** Tables of the sign-in library, as it asks for them. */
const SIGN_IN = [
  `create table "user" ("id" text not null primary key, "name" text not null, "email" text not null unique, "emailVerified" boolean not null, "image" text, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz default CURRENT_TIMESTAMP not null, "isAnonymous" boolean)`,
  `create table "session" ("id" text not null primary key, "expiresAt" timestamptz not null, "token" text not null unique, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz not null, "ipAddress" text, "userAgent" text, "userId" text not null references "user" ("id") on delete cascade)`,
  `create table "account" ("id" text not null primary key, "accountId" text not null, "providerId" text not null, "userId" text not null references "user" ("id") on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" timestamptz, "refreshTokenExpiresAt" timestamptz, "scope" text, "password" text, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz not null)`,
  `create table "verification" ("id" text not null primary key, "identifier" text not null, "value" text not null, "expiresAt" timestamptz not null, "createdAt" timestamptz default CURRENT_TIMESTAMP not null, "updatedAt" timestamptz default CURRENT_TIMESTAMP not null)`,
  `create table "passkey" ("id" text not null primary key, "name" text, "publicKey" text not null, "userId" text not null references "user" ("id") on delete cascade, "credentialID" text not null, "counter" integer not null, "deviceType" text not null, "backedUp" boolean not null, "transports" text, "createdAt" timestamptz, "aaguid" text)`,
  `create table "rateLimit" ("id" text not null primary key, "key" text not null unique, "count" integer not null, "lastRequest" bigint not null)`,
  `create index "session_userId_idx" on "session" ("userId")`,
  `create index "account_userId_idx" on "account" ("userId")`,
  `create index "verification_identifier_idx" on "verification" ("identifier")`,
  `create index "passkey_userId_idx" on "passkey" ("userId")`,
  `create index "passkey_credentialID_idx" on "passkey" ("credentialID")`,
];

const RUBICON = [
  `create table players (
     id text primary key,
     user_id text unique references "user" (id) on delete set null,
     name text not null,
     guest boolean not null,
     language text not null,
     notices jsonb not null,
     vacation_days integer not null default 21,
     away_until timestamptz,
     created_at timestamptz not null default now()
   )`,
  `create table tables (
     id text primary key,
     game text not null,
     scenario text not null,
     options jsonb not null,
     rules integer not null,
     pack text not null,
     visibility text not null check (visibility in ('public', 'private')),
     watchers boolean not null,
     clock jsonb not null,
     status text not null check (status in ('open', 'running', 'over')),
     created_by text not null references players (id),
     rematch_of text references tables (id),
     seed text not null,
     commitment text not null,
     entries integer not null default 0,
     dice integer not null default 0,
     to_move text,
     asked_at timestamptz,
     deadline timestamptz,
     outcome jsonb,
     created_at timestamptz not null default now(),
     started_at timestamptz,
     ended_at timestamptz
   )`,
  `create index tables_by_status on tables (status, visibility, created_at desc)`,
  `create index tables_by_deadline on tables (deadline) where status = 'running'`,
  `create table seats (
     table_id text not null references tables (id),
     seat text not null,
     player_id text references players (id),
     remaining bigint,
     primary key (table_id, seat)
   )`,
  `create index seats_by_player on seats (player_id)`,
  `create table journal (
     table_id text not null references tables (id),
     n integer not null,
     act_id text,
     seat text,
     act jsonb,
     orders jsonb,
     back integer,
     dice jsonb,
     seal text not null,
     events jsonb not null,
     final boolean not null,
     at timestamptz not null default now(),
     primary key (table_id, n),
     unique (table_id, act_id)
   )`,
  `create table snapshots (
     table_id text not null references tables (id),
     n integer not null,
     position jsonb not null,
     primary key (table_id, n)
   )`,
  `create table requests (
     id bigint generated always as identity primary key,
     table_id text not null references tables (id),
     seat text not null,
     kind text not null check (kind in ('draw', 'take-back', 'rematch')),
     at_entry integer not null,
     to_entry integer,
     asked_at timestamptz not null default now(),
     answer text check (answer in ('yes', 'no', 'withdrawn')),
     answered_at timestamptz
   )`,
  `create unique index requests_pending on requests (table_id, seat, kind) where answer is null`,
  `create table chat (
     id bigint generated always as identity primary key,
     table_id text not null references tables (id),
     player_id text not null references players (id),
     text text not null,
     at timestamptz not null default now()
   )`,
  `create index chat_by_table on chat (table_id, id)`,
  `create table notes (
     table_id text not null references tables (id),
     player_id text not null references players (id),
     text text not null,
     at timestamptz not null,
     primary key (table_id, player_id)
   )`,
  `create table push (
     endpoint text primary key,
     player_id text not null references players (id),
     keys jsonb not null,
     at timestamptz not null default now()
   )`,
  `create index push_by_player on push (player_id)`,
  `create table ratings (
     player_id text not null references players (id),
     game text not null,
     rating double precision not null,
     deviation double precision not null,
     volatility double precision not null,
     games integer not null,
     at timestamptz not null,
     primary key (player_id, game)
   )`,
  `create table results (
     table_id text not null references tables (id),
     player_id text not null references players (id),
     seat text not null,
     score double precision not null,
     rating_before double precision,
     rating_after double precision,
     at timestamptz not null default now(),
     primary key (table_id, seat)
   )`,
  `create index results_by_player on results (player_id, at desc)`,
  `create table presence (
     player_id text not null references players (id),
     table_id text not null references tables (id),
     seen_at timestamptz not null,
     primary key (player_id, table_id)
   )`,
  `create table secrets (name text primary key, value text not null)`,
];

const NOTICES_AND_UPGRADES = [
  // Who has been told of which decision: a decision is being asked at a table since a moment.
  `create table told (
     table_id text not null references tables (id),
     asked_at timestamptz not null,
     kind text not null check (kind in ('move', 'reminder')),
     at timestamptz not null default now(),
     primary key (table_id, asked_at, kind)
   )`,
  `create index tables_by_asked on tables (asked_at) where status = 'running'`,
  // Checks of journals under the rules their tables ran on before.
  `create table former_seals (
     table_id text not null,
     n integer not null,
     rules integer not null,
     pack text not null,
     seal text not null,
     primary key (table_id, n, rules, pack),
     foreign key (table_id, n) references journal (table_id, n)
   )`,
];

/** What lists, results and rematches lean on. */
const LISTS_AND_RESULTS = [
  `alter table tables add column settled boolean not null default false`,
  `create index tables_unsettled on tables (ended_at) where status = 'over' and not settled`,
  `create index tables_by_age on tables (created_at desc, id desc) where visibility = 'public'`,
  `create unique index tables_by_rematch on tables (rematch_of) where rematch_of is not null`,
  `create index players_by_name on players (lower(name) text_pattern_ops)`,
];

/** Days of vacation count by the year: in a new one all are there again, without anybody renewing them. */
const VACATION_BY_YEAR = [`alter table players add column vacation_year integer not null default 0`];

/** Packs, standing orders, choices made ahead, windows, and games that all can lose. */
const PACKS_ORDERS_WINDOWS = [
  `create table packs (
     id text not null,
     game text not null,
     name text not null,
     components text not null,
     primary key (game, id)
   )`,
  `create index tables_by_pack on tables (game, pack)`,
  `create table orders (
     table_id text not null references tables (id),
     seat text not null,
     orders jsonb not null,
     primary key (table_id, seat)
   )`,
  `create table ahead (
     table_id text not null references tables (id),
     seat text not null,
     act jsonb not null,
     act_id text not null,
     primary key (table_id, seat)
   )`,
  // Orders were entries once. They can still be read, and no rules play them again.
  `update journal set act = jsonb_build_object('do', 'orders', 'orders', orders) where act is null and orders is not null`,
  `alter table journal drop column orders`,
  `alter table journal add column by text check (by in ('orders', 'time'))`,
  `alter table tables add column in_window boolean not null default false`,
  `alter table tables add column interrupted text`,
  `alter table tables add column said integer not null default 0`,
  `update tables set clock = case clock ->> 'kind'
     when 'days' then clock || '{"window": 43200, "out": "claim"}'
     when 'live' then clock || '{"window": 60, "out": "claim"}'
     else clock || '{"window": null}' end`,
  // Those that the server itself answers at when their time is up; games to be claimed may lie about for years.
  `create index tables_to_answer on tables (deadline, id)
     where status = 'running' and (in_window or clock ->> 'out' = 'default')`,
  `update tables set outcome = (outcome - 'winner') || jsonb_build_object('results', (
     select jsonb_object_agg(seat, case
       when tables.outcome ->> 'winner' is null then 'drew'
       when tables.outcome ->> 'winner' = seat then 'won'
       else 'lost' end)
     from seats where seats.table_id = tables.id))
   where jsonb_typeof(outcome) = 'object' and not outcome ? 'results'`,
];

/** Tries to get into accounts, counted by all servers together; and when a passkey was last used. */
const DOORS = [
  `create table tries (
     who text primary key,
     count integer not null,
     since timestamptz not null
   )`,
  `create index tries_by_age on tries (since)`,
  `alter table "passkey" add column "usedAt" timestamptz`,
];

const GATHERED_AND_LONG = [
  `create table gathered (
     table_id text not null references tables (id),
     seat text not null,
     acts jsonb not null,
     primary key (table_id, seat)
   )`,
  // How far back somebody may freely go, and what he would go back to, is found at once, however much was done since.
  `create index journal_final on journal (table_id, n) where final and back is null`,
  `create index journal_back on journal (table_id, back, n) where back is not null`,
];

/** Rated tables and the ladder, challenges by name, the talk of those who watch, and players who have gone. */
const PEOPLE = [
  `alter table tables add column rated boolean not null default false`,
  // Games that were rated stay so; those that are not over yet were begun in the belief that they would be.
  `update tables set rated = exists (
       select from results where results.table_id = tables.id and results.rating_after is not null)
     or (status <> 'over' and visibility = 'public' and not exists (
       select from seats join players on players.id = seats.player_id
       where seats.table_id = tables.id and players.guest))`,
  // By what is certain of a rating: the order of the ladder.
  `create index ratings_by_rank on ratings (game, (rating - 2 * deviation) desc, player_id)`,
  `create table challenges (
     table_id text primary key references tables (id),
     challenger text not null references players (id),
     challenged text not null references players (id),
     at timestamptz not null,
     answer text check (answer in ('accepted', 'declined', 'withdrawn')),
     answered_at timestamptz,
     word text,
     told boolean not null default false
   )`,
  `create index challenges_to on challenges (challenged, at desc)`,
  `create index challenges_by on challenges (challenger, at desc)`,
  `create index challenges_untold on challenges (at) where not told`,
  `alter table players add column challenges text not null default 'everybody'
     check (challenges in ('everybody', 'nobody'))`,
  // Not among what players say: the numbers of their own lines would tell how much is said of them.
  `create table gallery (
     id bigint generated always as identity primary key,
     table_id text not null references tables (id),
     player_id text not null references players (id),
     text text not null,
     at timestamptz not null default now()
   )`,
  `create index gallery_by_table on gallery (table_id, id)`,
  `create index chat_by_player on chat (player_id, id)`,
  `create index gallery_by_player on gallery (player_id, id)`,
  `alter table players add column gone_at timestamptz`,
  `alter table players add column exported_at timestamptz`,
];

/** Bots of the house, by their level, and bots that players run themselves, by a token of which a hash is kept. */
const BOTS = [
  `alter table players add column bot boolean not null default false`,
  `alter table players add column level text`,
  `alter table players add column owner text references players (id)`,
  `alter table players add column token text`,
  `create unique index players_by_level on players (level) where level is not null`,
  `create unique index players_by_token on players (token) where token is not null`,
  `create index players_by_owner on players (owner) where owner is not null`,
  `alter table tables add column bots_welcome boolean not null default false`,
  // How many games with bots somebody has under way.
  `create index tables_by_opener on tables (created_by) where status <> 'over'`,
  `alter table requests drop constraint requests_kind_check`,
  `alter table requests add constraint requests_kind_check
     check (kind in ('draw', 'take-back', 'rematch', 'substitute'))`,
  `alter table requests add column level text`,
];

const run = (statements: readonly string[]) => async (db: Kysely<never>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

export const MIGRATIONS: Record<string, Migration> = {
  "001-the-table": { up: run([...SIGN_IN, ...RUBICON]) },
  "002-notices-and-upgrades": { up: run(NOTICES_AND_UPGRADES) },
  "003-lists-and-results": { up: run(LISTS_AND_RESULTS) },
  "004-vacation-by-year": { up: run(VACATION_BY_YEAR) },
  "005-packs-orders-windows": { up: run(PACKS_ORDERS_WINDOWS) },
  "006-gathered-acts-and-long-journals": { up: run(GATHERED_AND_LONG) },
  "007-doors": { up: run(DOORS) },
  "008-people": { up: run(PEOPLE) },
  "009-bots": { up: run(BOTS) },
};

/** Brings the schema up to date; harmless when it is, and when several servers start at once. */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
