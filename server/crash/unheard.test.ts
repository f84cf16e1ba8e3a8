/** An act that is written down though the server that sent it never hears so. */
import { pick, seededDice } from "@rubicon/engine";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { openStore } from "../database/open.ts";
import { freshDatabase, startServer } from "../testing/index.ts";
import { Gate } from "./gate.ts";

const HERE = process.env.DATABASE_URL;
const TITLE = "is answered as done when it is sent again, and stands in the journal once";

/** Statements of the keeper that wait until somebody lets go of a row. */
const WAITING = `select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%with given as%'`;

test.runIf(HERE !== undefined)(TITLE, async () => {
  const database = await freshDatabase(HERE ?? "");
  const { gate, url } = await Gate.before(database.url);
  const store = await openStore({ url });
  const server = await startServer({ store });
  // Who holds the row sees nobody come and go while he does.
  const holder = new pg.Client({ connectionString: database.url });
  const observer = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await observer.connect();
  const waiting = async (): Promise<number> => (await observer.query(WAITING)).rowCount ?? 0;
  try {
    const client = await server.guest();
    const table = await client.openTable({ game: "julius-caesar", scenario: "historical", solo: true });
    const view = client.watch(table);
    const { legal } = await view.when((state) => state.legal.length > 0);

    await holder.query("begin");
    await holder.query("select 1 from tables where id = $1 for update", [table]);
    const acting = client.act(table, pick(legal, seededDice("unheard")));
    await vi.waitFor(async () => expect(await waiting()).toBe(1), 10_000);
    // The database goes on with the statement. The client is cut off, comes back, and sends the act again.
    gate.cut();
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(1), 10_000);
    await holder.query("rollback");

    expect(await acting).toEqual({ is: "done", n: 1 });
    const { rows } = await observer.query("select n from journal where table_id = $1 order by n", [table]);
    expect(rows).toEqual([{ n: 0 }, { n: 1 }]);
    view.close();
  } finally {
    await holder.end();
    await observer.end();
    await server.close();
    await store.close();
    await gate.leave();
    await database.drop();
  }
});
