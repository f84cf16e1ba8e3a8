/** Connections to PostgreSQL that are lost, one by one: what whoever used them hears of it, and who comes back. */
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Cutter } from "../crash/cutter.ts";
import { Gate } from "../crash/gate.ts";
import { freshDatabase } from "../testing/index.ts";
import { openStore, type Store } from "./open.ts";

const HERE = process.env.DATABASE_URL;

describe.runIf(HERE !== undefined)("a connection that is lost", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let cutter: Cutter;
  let store: Store;

  beforeAll(async () => {
    database = await freshDatabase(HERE ?? "");
    cutter = await Cutter.at(database.url, HERE ?? "");
    store = await openStore({ url: database.url });
  });

  afterAll(async () => {
    await store.close();
    await cutter.leave();
    await database.drop();
  });

  const ask = () => sql`select 1`.execute(store.db);

  test("while nobody uses it is not missed", async () => {
    await Promise.all(Array.from({ length: 8 }, ask));
    expect(await cutter.cut()).toBeGreaterThan(4);
    await wait(100);
    await Promise.all(Array.from({ length: 8 }, ask));
  });

  test("in the middle of a statement is that statement's failure alone", async () => {
    const sleeping = sql`select pg_sleep(60)`.execute(store.db);
    const failing = expect(sleeping).rejects.toThrow(/terminat/);
    await wait(100);
    await cutter.cut();
    await failing;
    await wait(100);
    await ask();
  });

  test("between the statements of a transaction is that transaction's failure alone", async () => {
    const keeping = store.db.transaction().execute(async (tx) => {
      await tx.insertInto("secrets").values({ name: "rumour", value: "never kept" }).execute();
      await cutter.cut();
      await wait(100);
      await tx.insertInto("secrets").values({ name: "rumour 2", value: "never kept" }).execute();
    });
    await expect(keeping).rejects.toThrow(/connection/i);
    const kept = await store.db.selectFrom("secrets").select("name").where("name", "like", "rumour%").execute();
    expect(kept).toEqual([]);
  });

  test("under those who wait for one makes none of them wait for ever", async () => {
    const crowd = Array.from({ length: 200 }, () => sql`select pg_sleep(0.02)`.execute(store.db));
    const settled = Promise.allSettled(crowd);
    for (let i = 0; i < 5; i++) {
      await wait(20);
      await cutter.cut();
    }
    const done = (await settled).filter(({ status }) => status === "fulfilled");
    expect(done.length).toBeGreaterThan(50);
    expect(done.length).toBeLessThan(200);
    expect(store.pool.totalCount).toBeLessThanOrEqual(16);
    expect(store.pool.waitingCount).toBe(0);
    await Promise.all(Array.from({ length: 32 }, ask));
  });
});

describe.runIf(HERE !== undefined)("ears", () => {
  test("whose line is dead though nobody closed it are known to be deaf, come back, and hear", async () => {
    const database = await freshDatabase(HERE ?? "");
    const { gate, url } = await Gate.before(database.url);
    const store = await openStore({ url });
    const heard: string[] = [];
    try {
      expect(store.hears()).toBe(true);
      await store.listen("forum", (payload) => heard.push(payload));
      expect(store.hears()).toBe(true);
      expect(gate.deafen()).toBe(1);
      await vi.waitFor(() => expect(store.hears()).toBe(false), 20_000);
      await vi.waitFor(() => expect(heard).toEqual([""]), 20_000);
      expect(store.hears()).toBe(true);
      await sql`select pg_notify('forum', 'friends')`.execute(store.db);
      await vi.waitFor(() => expect(heard).toEqual(["", "friends"]), 20_000);
    } finally {
      await store.close();
      await gate.leave();
      await database.drop();
    }
  });

  test("that lost their connection come back, say that they may have missed something, and hear", async () => {
    const database = await freshDatabase(HERE ?? "");
    const { gate, url } = await Gate.before(database.url);
    const store = await openStore({ url });
    const heard: string[] = [];
    await Promise.all([
      store.listen("forum", (payload) => heard.push(payload)),
      store.listen("senate", (payload) => heard.push(`senate: ${payload}`)),
    ]);
    const say = (channel: string, text: string) => sql`select pg_notify(${channel}, ${text})`.execute(store.db);
    try {
      for (let cuts = 1; cuts <= 4; cuts++) {
        heard.length = 0;
        gate.cut();
        // In the second half they find nobody for a while.
        if (cuts > 2) {
          gate.door = { code: "57P03", message: "the database system is starting up" };
          const before = gate.turnedAway;
          await vi.waitFor(() => expect(gate.turnedAway).toBeGreaterThan(before + 1), 10_000);
          gate.door = "open";
        }
        await vi.waitFor(() => expect(heard.sort()).toEqual(["", "senate: "]), 10_000);
        await say("forum", `friends ${cuts}`);
        await say("senate", "Romans");
        await vi.waitFor(() => expect(heard).toEqual(["", "senate: ", `friends ${cuts}`, "senate: Romans"]), 10_000);
      }
      // However often they were lost, there is one pair.
      const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query like '%listen%'`.execute(store.db);
      expect(rows).toHaveLength(1);
    } finally {
      await store.close();
      await gate.leave();
      await database.drop();
    }
  });
});
