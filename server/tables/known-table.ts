/**
 * A table as this server knows it: what the database said, and the position its journal leads to. A cache: the
 * truth is in the database, and whoever writes says which entry he adds.
 */
import { type Entry, type Game, type Header, type Outcome, replay, type Seat } from "@rubicon/engine";
import { type Selectable, sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { JournalTable, TablesTable } from "../database/schema.ts";
import type { TableInfo } from "../protocol.ts";
import type { Standing } from "../services.ts";
import { type Clocks, remainingAt } from "./clocks.ts";
import { rematchOf } from "./rematch.ts";
import { sameHand } from "./room.ts";

export type TableRow = Selectable<TablesTable>;

interface Sitter {
  readonly seat: Seat;
  readonly player: { readonly id: string; readonly name: string; readonly guest: boolean } | null;
  readonly awayUntil: Date | null;
}

/** What counts for taking back: whose an entry was and whether it can be. */
interface Step {
  readonly n: number;
  readonly seat: Seat | null;
  readonly final: boolean;
}

export interface Known {
  readonly row: TableRow;
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  readonly requests: TableInfo["requests"];
  /** The table on which these players play again. */
  readonly rematch: string | null;
  readonly clocks: Clocks;
  readonly position: object | null;
  /** Check of the last entry, which the next is chained to. */
  readonly seal: string | null;
  /** The last entries that count, back to one that cannot be taken back. */
  readonly trail: readonly Step[];
  /** What was told in the last entries, as far as this server wrote them: saves asking the database for each viewer. */
  readonly recent: readonly Told[];
}

/** What was told in an entry, in full. */
export type Told = Pick<Selectable<JournalTable>, "n" | "seat" | "back" | "events" | "at">;

export const HEADER_COLUMNS = ["id", "game", "rules", "pack", "scenario", "options", "commitment"] as const;

/** What the journal of a table says of it before its first entry. */
export const headerOf = (row: Pick<TableRow, (typeof HEADER_COLUMNS)[number]>): Header => ({
  game: row.game,
  rules: row.rules,
  pack: row.pack,
  scenario: row.scenario,
  options: row.options,
  dice: { kind: "committed", table: row.id, commitment: row.commitment },
});

export async function loadTable(db: Db, games: readonly Game[], id: string): Promise<Known | null> {
  const row = await db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
  const game = games.find((each) => each.id === row?.game);
  if (!row || !game) return null;
  const [unordered, requests] = [await loadSeats(db, id), await loadRequests(db, row)];
  const rematch = row.status === "over" ? await rematchOf(db, id) : null;
  const order = (seat: Seat): number => game.seats.indexOf(seat);
  // A database gives rows in any order; what is sent of a table stays the same, word for word, if nothing changed.
  const seats = unordered.sort((a, b) => order(a.sitter.seat) - order(b.sitter.seat));
  const sitters = seats.map(({ sitter }) => sitter);
  const remaining = new Map(
    seats.flatMap(({ sitter, remaining }) => (remaining === null ? [] : [[sitter.seat, remaining]])),
  );
  const clocks = { askedAt: row.asked_at, deadline: row.deadline, remaining };
  const here = row.entries > 0 && row.rules === game.rules && row.pack === game.pack;
  const { position, seal, trail } = here
    ? await loadPosition(db, game, row)
    : { position: null, seal: null, trail: [] };
  return { row, game, sitters, requests, rematch, clocks, position, seal, trail, recent: [] };
}

async function loadSeats(db: Db, id: string): Promise<{ sitter: Sitter; remaining: number | null }[]> {
  const rows = await db
    .selectFrom("seats")
    .leftJoin("players", "players.id", "seats.player_id")
    .select(["seats.seat", "seats.remaining", "players.id", "players.name", "players.guest", "players.away_until"])
    .where("seats.table_id", "=", id)
    .execute();
  return rows.map(({ seat, remaining, id: player, name, guest, away_until }) => ({
    sitter: {
      seat,
      player: player === null ? null : { id: player, name: name ?? "", guest: guest ?? true },
      awayUntil: away_until,
    },
    // Big integers come as text.
    remaining: remaining === null ? null : Number(remaining),
  }));
}

/** Requests that still wait for an answer; a take-back is void once the journal has moved on, all but a rematch at the end. */
async function loadRequests(db: Db, { id, entries, status }: TableRow): Promise<TableInfo["requests"]> {
  const rows = await db
    .selectFrom("requests")
    .select(["kind", "seat", "to_entry", "at_entry"])
    .where("table_id", "=", id)
    .where("answer", "is", null)
    .orderBy("id")
    .execute();
  return rows
    .filter(({ kind, at_entry }) =>
      status === "over" ? kind === "rematch" : kind !== "take-back" || at_entry === entries,
    )
    .map(({ kind, seat, to_entry }) => ({ kind, seat, to: to_entry }));
}

type JournalRow = Pick<Selectable<JournalTable>, "n" | "seat" | "act" | "orders" | "back" | "dice" | "seal" | "final">;

const ENTRY_COLUMNS = ["n", "seat", "act", "orders", "back", "dice", "seal", "final"] as const;

export function entryOf({ n, seat, act, orders, back, dice, seal }: JournalRow): Entry {
  const fallen = dice === null ? {} : { dice };
  if (seat === null) return { n, ...fallen, check: seal };
  if (back !== null) return { n, seat, back, check: seal };
  if (orders !== null) return { n, seat, orders, check: seal };
  return { n, seat, act, ...fallen, check: seal };
}

export async function loadEntries(db: Db, id: string, upTo = Number.MAX_SAFE_INTEGER): Promise<Entry[]> {
  const rows = await db
    .selectFrom("journal")
    .select(ENTRY_COLUMNS)
    .where("table_id", "=", id)
    .where("n", "<=", Math.min(upTo, 2 ** 31 - 1))
    .orderBy("n")
    .execute();
  return rows.map(entryOf);
}

/** From the newest snapshot and the entries after it, so that a long game takes no longer than a short one. */
async function loadPosition(db: Db, game: Game, row: TableRow) {
  const snapshot = await db
    .selectFrom("snapshots")
    .select(["n", "position"])
    .where("table_id", "=", row.id)
    .where("n", "<", row.entries)
    .orderBy("n", "desc")
    .limit(1)
    .executeTakeFirst();
  const first = snapshot ? snapshot.n + 1 : 0;
  const tail = await db
    .selectFrom("journal")
    .select(ENTRY_COLUMNS)
    .where("table_id", "=", row.id)
    .where("n", ">=", Math.max(0, first - 1))
    .where("n", "<", row.entries)
    .orderBy("n")
    .execute();
  const last = tail[tail.length - 1];
  const trail = await loadTrail(db, row);
  const fresh = tail.filter(({ n }) => n >= first);
  // A snapshot is worth its while only if nobody went back behind it.
  if (!snapshot || fresh.some(({ back }) => back !== null)) {
    const entries = await loadEntries(db, row.id, row.entries - 1);
    return { position: replay(game, { header: headerOf(row), entries }).position, seal: last.seal, trail };
  }
  const position = game.read(snapshot.position);
  for (const each of fresh) playRow(game, position, each);
  return { position, seal: last.seal, trail };
}

/** An entry that was checked when it was accepted. */
function playRow(game: Game, position: object, row: JournalRow): void {
  const faces = [...(row.dice ?? [])];
  const dice = { roll: (): number => faces.shift() ?? 1 };
  if (row.orders !== null && row.seat !== null) game.orders?.give(position, row.seat, game.orders.read(row.orders));
  else game.play(position, game.acts.read(row.act), dice);
}

/** The entries that count, from the last that is final on. Taken-back ones are left out. */
async function loadTrail(db: Db, { id, entries }: TableRow): Promise<Step[]> {
  const rows = await db
    .selectFrom("journal")
    .select(["n", "seat", "back", "final"])
    .where("table_id", "=", id)
    .where("n", "<", entries)
    .where(
      "n",
      ">=",
      sql<number>`coalesce((select max(j.n) from journal j where j.table_id = ${id} and j.final and j.back is null and j.n < ${entries}), 0)`,
    )
    .orderBy("n")
    .execute();
  return rows.reduce<Step[]>((trail, { n, seat, back, final }) => stepped(trail, { n, seat, final }, back), []);
}

/** The trail after one more entry. */
export function stepped(trail: readonly Step[], step: Step, back: number | null = null): Step[] {
  if (back !== null) return [...trail.filter(({ n }) => n <= back)];
  return step.final ? [step] : [...trail, step];
}

/** How many of the last acts somebody may take back: his own, up to one where dice fell or something came to light. */
export function undoable(trail: readonly Step[], isOwn: (seat: Seat | null) => boolean): number {
  let acts = 0;
  for (let i = trail.length - 1; i >= 0 && isOwn(trail[i].seat) && !trail[i].final; i--) acts++;
  return acts;
}

/** The number of the entry that is left when a seat takes back so many of its last acts. */
export const entryBefore = (trail: readonly Step[], acts: number): number => {
  const first = trail[trail.length - acts];
  const before = trail[trail.length - acts - 1];
  return before?.n ?? (first?.n ?? 1) - 1;
};

export function standingOf(known: Known, now: Date): Standing {
  const { row, game, clocks, position, trail } = known;
  const players = playersOf(known);
  return {
    info: infoOf(known, now),
    game,
    position,
    players,
    clocks,
    trail,
    undoable: (seat) => {
      if (row.status !== "running") return 0;
      return undoable(trail, (other) => other !== null && sameHand(players, seat, other));
    },
  };
}

export const playersOf = ({ sitters }: Pick<Known, "sitters">): ReadonlyMap<Seat, string | null> =>
  new Map(sitters.map(({ seat, player }) => [seat, player?.id ?? null]));

function infoOf({ row, sitters, requests, rematch, clocks }: Known, now: Date): TableInfo {
  return {
    id: row.id,
    game: row.game,
    scenario: row.scenario,
    options: row.options,
    rules: row.rules,
    visibility: row.visibility,
    watchers: row.watchers,
    clock: {
      setting: row.clock,
      deadline: clocks.deadline?.toISOString() ?? null,
      remaining: remainingAt(clocks, row.to_move, now),
    },
    status: row.status,
    seats: sitters.map(({ seat, player }) => ({ seat, player })),
    toMove: row.to_move,
    entries: row.entries,
    commitment: row.commitment,
    seed: row.status === "over" ? row.seed : null,
    outcome: outcomeJson(row.outcome),
    requests,
    rematchOf: row.rematch_of,
    rematch,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

const outcomeJson = (outcome: Outcome | null): TableInfo["outcome"] =>
  outcome && { winner: outcome.winner, score: { ...outcome.score }, how: outcome.how, rule: outcome.rule };
