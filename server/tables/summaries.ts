/** Tables as lists show them: who plays what against whom, never what lies on the table. */
import type { Kysely, Selectable } from "kysely";
import type { Database, TablesTable } from "../database/schema.ts";
import { PERSON, personIn, personOrNobody } from "../players/person.ts";
import type { Person } from "../protocol.ts";
import type { TableSummary } from "./forms.ts";
import { seatOf } from "./seating.ts";
import { shownOutcome } from "./standing.ts";
import { waits } from "./waiting.ts";

export const SUMMARY_COLUMNS = [
  "tables.id",
  "tables.game",
  "tables.scenario",
  "tables.options",
  "tables.pack",
  "tables.visibility",
  "tables.watchers",
  "tables.rated",
  "tables.bots_welcome",
  "tables.status",
  "tables.clock",
  "tables.to_move",
  "tables.entries",
  "tables.deadline",
  "tables.outcome",
  "tables.created_at",
  "tables.started_at",
  "tables.ended_at",
] as const;

type Column = (typeof SUMMARY_COLUMNS)[number] extends `tables.${infer C}` ? C : never;
export type SummaryRow = Pick<Selectable<TablesTable>, Column>;

/** With who sits where, in the order given. */
export async function summarise(
  db: Kysely<Database>,
  rows: readonly SummaryRow[],
  viewer: string | null,
): Promise<TableSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await db
    .selectFrom("seats")
    .leftJoin("players", "players.id", "seats.player_id")
    .select(["seats.table_id", "seats.seat", ...PERSON])
    .where("seats.table_id", "in", ids)
    .orderBy("seats.seat")
    .execute();
  const names = await namesOfPacks(db, rows);
  const requests = viewer === null ? [] : await requestsAt(db, rows, viewer);
  const reserved = await reservedAmong(db, rows);
  return rows.map((row) => {
    const sitters = seats.filter(({ table_id }) => table_id === row.id);
    const players = new Map(sitters.map(({ seat, id }) => [seat, id]));
    const yourSeat = viewer === null ? null : seatOf({ players, toMove: row.to_move }, viewer);
    return {
      id: row.id,
      game: row.game,
      scenario: row.scenario,
      options: row.options,
      pack: { id: row.pack, name: names.get(row.pack) ?? row.pack },
      visibility: row.visibility,
      watchers: row.watchers,
      rated: row.rated,
      ...(row.bots_welcome ? { botsWelcome: true as const } : {}),
      reserved: reserved.get(row.id) ?? null,
      status: row.status,
      clock: row.clock,
      seats: sitters.map(({ seat, table_id: _, ...player }) => ({ seat, player: personOrNobody(player) })),
      toMove: row.to_move,
      entries: row.entries,
      deadline: row.deadline?.toISOString() ?? null,
      outcome: row.outcome && shownOutcome(row.outcome),
      yourSeat,
      yourMove: yourSeat !== null && yourSeat === row.to_move,
      asked: requests.flatMap((request) =>
        request.table_id === row.id && waits(request, row) && players.get(request.seat) !== viewer ? request.kind : [],
      ),
      createdAt: row.created_at.toISOString(),
      startedAt: row.started_at?.toISOString() ?? null,
      endedAt: row.ended_at?.toISOString() ?? null,
    };
  });
}

/** What is asked at those of these tables where this player sits. */
function requestsAt(db: Kysely<Database>, rows: readonly SummaryRow[], player: string) {
  return db
    .selectFrom("requests")
    .innerJoin("seats", "seats.table_id", "requests.table_id")
    .select(["requests.table_id", "requests.kind", "requests.seat", "requests.at_entry"])
    .distinct()
    .where("seats.player_id", "=", player)
    .where(
      "requests.table_id",
      "in",
      rows.map(({ id }) => id),
    )
    .where("requests.answer", "is", null)
    .execute();
}

/** By table that has not begun: for whom its free seat is kept. */
async function reservedAmong(db: Kysely<Database>, rows: readonly SummaryRow[]): Promise<ReadonlyMap<string, Person>> {
  const open = rows.filter(({ status }) => status === "open").map(({ id }) => id);
  if (open.length === 0) return new Map();
  const kept = await db
    .selectFrom("challenges")
    .innerJoin("players", "players.id", "challenges.challenged")
    .select(["challenges.table_id", ...PERSON])
    .where("challenges.table_id", "in", open)
    .execute();
  return new Map(kept.map(({ table_id, ...player }) => [table_id, personIn(player)]));
}

/** By id. What is called the same and is the same has the same id, whatever the game. */
async function namesOfPacks(db: Kysely<Database>, rows: readonly SummaryRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.map(({ pack }) => pack))];
  const packs = await db.selectFrom("packs").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(packs.map(({ id, name }) => [id, name]));
}
