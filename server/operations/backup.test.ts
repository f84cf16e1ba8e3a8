import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { BadInput } from "@rubicon/engine";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type Store } from "../database/open.ts";
import { freshStore } from "../testing/index.ts";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";

const folder = mkdtempSync(join(tmpdir(), "rubicon-backup-"));
const file = join(folder, "rubicon.backup");

/** On PostgreSQL when there is one; the other always in memory, so that backups go from the one to the other. */
let from: Awaited<ReturnType<typeof freshStore>>;
let to: Store;

beforeAll(async () => {
  from = await freshStore();
  to = await openStore({ memory: true });
  await fillWithLife(from.store);
});

afterAll(async () => {
  await from.close();
  await to.close();
});

const AWKWARD = 'A "line"\nbreak, \\ and \u2603 \u0001 {"table":"players"}';

async function fillWithLife({ db }: Store): Promise<void> {
  await sql`insert into "user" (id, name, email, "emailVerified") values ('u1', ${AWKWARD}, 'a@rome.example', true)`.execute(
    db,
  );
  await sql`insert into account (id, "accountId", "providerId", "userId", password, "updatedAt")
    values ('a1', 'u1', 'credential', 'u1', '$argon2id$x', '2026-03-15T12:00:00.123456Z')`.execute(db);
  await sql`insert into "rateLimit" (id, key, count, "lastRequest") values ('r', 'k', 1, 9007199254740993)`.execute(db);
  const notices = JSON.stringify({ email: true, push: false, webhook: null });
  await db
    .insertInto("players")
    .values({ id: "julia", user_id: "u1", name: AWKWARD, guest: false, language: "it", notices })
    .execute();
  // The rematch stands before the table it follows: the order of rows must not matter.
  for (const [id, rematch] of [
    ["first", null],
    ["second", "first"],
  ] as const)
    await db
      .insertInto("tables")
      .values({
        id,
        game: "skirmish",
        scenario: "meadow",
        options: JSON.stringify({ swap: "no" }),
        rules: 1,
        pack: "p",
        visibility: "public",
        watchers: true,
        clock: JSON.stringify({ kind: "none", window: null }),
        status: "running",
        created_by: "julia",
        rematch_of: rematch,
        seed: "s",
        commitment: "c",
      })
      .execute();
  await sql`update tables set entries = 700 where id = 'first'`.execute(db);
  for (let n = 0; n < 700; n++)
    await db
      .insertInto("journal")
      .values({
        table_id: "first",
        n,
        act_id: `act-${n}`,
        seat: "north",
        act: JSON.stringify({ do: "rest", text: AWKWARD }),
        back: null,
        dice: JSON.stringify([1, 6]),
        seal: "0123456789abcdef",
        events: "[]",
        final: false,
      })
      .execute();
  for (const text of ["ave", AWKWARD])
    await db.insertInto("chat").values({ table_id: "first", player_id: "julia", text }).execute();
  await sql`insert into ratings values ('julia', 'skirmish', 1503.1415926535897, 0.1, 1e-300, 3, now())`.execute(db);
}

/** Everything in a database, as text. */
async function contentsOf({ db }: Store): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(db);
  await sql`set time zone 'UTC'`.execute(db);
  const all: Record<string, string[]> = {};
  for (const { name } of tables.filter(({ name }) => !name.startsWith("kysely"))) {
    const { rows } = await sql<{ row: string }>`select r::text as row from ${sql.table(name)} r order by 1`.execute(db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

test("whatever was there is there again, to the last digit", async () => {
  const saved = await backup(from.store, file);
  expect(saved.rows).toBe(709);
  expect(await restore(to, file)).toEqual(saved);
  const [before, after] = [await contentsOf(from.store), await contentsOf(to)];
  expect(after).toEqual(before);
  expect(after.journal).toHaveLength(700);
  expect(after.rateLimit[0]).toContain("9007199254740993");
});

test("life goes on after it: numbers continue, and what must hang together does", async () => {
  const line = { table_id: "first", player_id: "julia", text: "vale" };
  const { id } = await to.db.insertInto("chat").values(line).returning("id").executeTakeFirstOrThrow();
  expect(Number(id)).toBe(3);
  await expect(
    to.db
      .insertInto("chat")
      .values({ ...line, player_id: "nobody" })
      .execute(),
  ).rejects.toMatchObject({
    code: "23503",
  });
});

test("a database that is not empty is left alone", async () => {
  await expect(restore(to, file)).rejects.toThrow("The database is not empty");
});

test("the file is for its owner alone, and nothing half-written stays beside it", () => {
  expect(readdirSync(folder)).toEqual(["rubicon.backup"]);
});

test("a file that was altered, cut or is something else restores nothing", async () => {
  const empty = await openStore({ memory: true });
  try {
    const whole = readFileSync(file);
    const text = gunzipSync(whole).toString("utf8");
    const lines = text.trimEnd().split("\n");
    const packed = (changed: string) => gzipSync(Buffer.from(changed, "utf8"));
    const bad: readonly (readonly [Buffer, RegExp])[] = [
      [packed(text.replace('"ave"', '"eva"')), /hash does not fit/],
      [packed(`${lines.slice(0, -1).join("\n")}\n`), /its end is missing/],
      [packed(`${lines.toSpliced(40, 1).join("\n")}\n`), /hash does not fit/],
      [packed(`${text}{"table":"players"}\n`), /something follows its end/],
      [packed("veni\n"), /is no backup of Rubicon/],
      [packed(text.replace(/"format":1/, '"format":9')), /format 9/],
      [packed(text.replace(/"migration":"[^"]+"/, '"migration":"999-later"')), /later version/],
      [whole.subarray(0, whole.length - 60), /cannot be unpacked/],
      [Buffer.from("not packed"), /cannot be unpacked/],
      [Buffer.alloc(0), /is no whole backup/],
      // A line without an end, which once took for ever to be read.
      [packed(`${lines[0]}\n${"x".repeat(64 * 1024 * 1024)}`), /one of its lines is longer/],
    ];
    for (const [contents, sentence] of bad) {
      const wrong = join(folder, "wrong.backup");
      writeFileSync(wrong, contents);
      const trying = restore(empty, wrong);
      await expect(trying).rejects.toThrow(BadInput);
      await expect(trying).rejects.toThrow(sentence);
    }
    await expect(restore(empty, join(folder, "nowhere"))).rejects.toThrow("cannot be read: it is not there.");
    expect(Object.values(await contentsOf(empty)).flat()).toEqual([]);
  } finally {
    await empty.close();
  }
});

test("a backup whose rows do not hang together restores nothing, and the database can be used", async () => {
  const empty = await openStore({ memory: true });
  try {
    const lines = gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n");
    const orphaned = lines.slice(0, -1).filter((line) => !line.includes('"email":"a@rome.example"'));
    const { createHash } = await import("node:crypto");
    const text = `${orphaned.join("\n")}\n`;
    const end = { end: true, rows: 708, sha256: createHash("sha256").update(text).digest("hex") };
    const wrong = join(folder, "orphans.backup");
    writeFileSync(wrong, gzipSync(`${text}${JSON.stringify(end)}\n`));
    await expect(restore(empty, wrong)).rejects.toMatchObject({ code: "23503" });
    expect(Object.values(await contentsOf(empty)).flat()).toEqual([]);
    await restore(empty, file);
    expect((await contentsOf(empty)).journal).toHaveLength(700);
  } finally {
    await empty.close();
  }
});

/** Tables that the first schema did not have; nothing is in them here. */
const LATER = ["told", "former_seals", "ahead", "gathered", "orders", "packs", "tries", "challenges", "gallery"];

test("a backup of an older schema is brought up to date", async () => {
  const empty = await openStore({ memory: true });
  try {
    const lines = gunzipSync(readFileSync(file)).toString("utf8").trimEnd().split("\n");
    const older = lines
      .slice(0, -1)
      .filter((line) => !LATER.some((table) => line === JSON.stringify({ table })))
      .map((line, i) => (i === 0 ? line.replace(/"migration":"[^"]+"/, '"migration":"001-the-table"') : line));
    const { createHash } = await import("node:crypto");
    const text = `${older.join("\n")}\n`;
    const end = { end: true, rows: 709, sha256: createHash("sha256").update(text).digest("hex") };
    const old = join(folder, "old.backup");
    writeFileSync(old, gzipSync(`${text}${JSON.stringify(end)}\n`));
    await restore(empty, old);
    expect(await empty.db.selectFrom("told").selectAll().execute()).toEqual([]);
    expect(await empty.db.selectFrom("tables").select("id").orderBy("id").execute()).toHaveLength(2);
  } finally {
    await empty.close();
  }
});
