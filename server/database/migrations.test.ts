/** What was kept by former versions is there for this one. */
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Kysely, Migrator, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MIGRATIONS, migrate } from "./migrations.ts";
import { openInMemory } from "./pglite.ts";
import type { Database } from "./schema.ts";

let db: Kysely<Database>;

beforeAll(async () => {
  const pool = new pg.Pool({ ...createPgConfig(await openInMemory()), max: 1 });
  db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
});

afterAll(() => db.destroy());

const OUTCOMES = {
  won: { winner: "north", score: { north: 3, south: 1 }, how: "count", rule: "SK-5.b" },
  drawn: { winner: null, score: { north: 1, south: 1 }, how: "agreed", rule: "" },
  running: null,
};

test("games, clocks and journals from before packs, orders and windows", async () => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  expect((await migrator.migrateTo("004-vacation-by-year")).error).toBeUndefined();
  await sql`insert into players (id, name, guest, language, notices) values ('julia', 'Julia', true, 'en', '{}')`.execute(
    db,
  );
  const clocks = [{ kind: "none" }, { kind: "days", days: 3 }, { kind: "live", minutes: 5, increment: 2 }];
  for (const [i, [id, outcome]] of Object.entries(OUTCOMES).entries()) {
    await sql`insert into tables (id, game, scenario, options, rules, pack, visibility, watchers, clock, status,
        created_by, seed, commitment, outcome)
      values (${id}, 'skirmish', 'meadow', '{}', 1, 'p', 'public', true, ${JSON.stringify(clocks[i])}::jsonb,
        ${outcome === null ? "running" : "over"}, 'julia', 's', 'c', ${outcome && JSON.stringify(outcome)}::jsonb)`.execute(
      db,
    );
    await sql`insert into seats (table_id, seat) values (${id}, 'north'), (${id}, 'south')`.execute(db);
  }
  await sql`insert into journal (table_id, n, seat, act, orders, seal, events, final) values
    ('running', 0, null, null, null, 'a', '[]', true),
    ('running', 1, 'north', '{"do": "rest"}', null, 'b', '[]', false),
    ('running', 2, 'south', null, '{"die": "pass"}', 'c', '[{"e": "ordered"}]', false)`.execute(db);

  await migrate(db);
  const tables = await db.selectFrom("tables").selectAll().orderBy("id").execute();
  expect(tables.map(({ id, outcome }) => [id, outcome])).toEqual([
    ["drawn", { results: { north: "drew", south: "drew" }, score: { north: 1, south: 1 }, how: "agreed", rule: "" }],
    ["running", null],
    ["won", { results: { north: "won", south: "lost" }, score: { north: 3, south: 1 }, how: "count", rule: "SK-5.b" }],
  ]);
  expect(tables.map(({ clock }) => clock)).toEqual([
    { kind: "days", days: 3, window: 43_200, out: "claim" },
    { kind: "live", minutes: 5, increment: 2, window: 60, out: "claim" },
    { kind: "none", window: null },
  ]);
  expect(tables[0]).toMatchObject({ in_window: false, interrupted: null, said: 0 });
  // Orders were entries once: they stay in the record, and what was told with them.
  const journal = await db.selectFrom("journal").select(["n", "act", "by", "events"]).orderBy("n").execute();
  expect(journal).toEqual([
    { n: 0, act: null, by: null, events: [] },
    { n: 1, act: { do: "rest" }, by: null, events: [] },
    { n: 2, act: { do: "orders", orders: { die: "pass" } }, by: null, events: [{ e: "ordered" }] },
  ]);
});
