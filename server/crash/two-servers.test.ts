/** Several servers on one PostgreSQL are one server: whoever is connected to which makes no difference. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, connect } from "@rubicon/client";
import { pick, seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, freshDatabase, openAndJoin } from "../testing/index.ts";
import { playRandomly } from "../testing/play.ts";
import { faultsOf } from "./checking.ts";
import { bundleServer, ServerProcess } from "./process.ts";
import { Witness } from "./witness.ts";

const URL_OF_TESTS = process.env.DATABASE_URL;

describe.runIf(URL_OF_TESTS !== undefined)("two servers on one PostgreSQL", () => {
  const folder = mkdtempSync(join(tmpdir(), "rubicon-two-"));
  const clients: Client[] = [];
  let bundle: Awaited<ReturnType<typeof bundleServer>>;
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let servers: ServerProcess[] = [];

  beforeAll(async () => {
    bundle = await bundleServer();
    database = await freshDatabase(URL_OF_TESTS ?? "");
    const ports = [await freePort(), await freePort()];
    // At once: both find an empty database and want to set it up.
    servers = ports.map((port) => {
      const settings = { RUBICON_DATA: join(folder, String(port)), DATABASE_URL: database.url };
      return new ServerProcess(bundle.script, port, settings);
    });
    await Promise.all(servers.map((server) => server.listening()));
  });

  afterAll(async () => {
    for (const client of clients) client.close();
    for (const server of servers) await server.kill();
    await database.drop();
    bundle.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  function clientOf(server: ServerProcess, witness: Witness, cookie = ""): Client {
    const client = connect(server.url, { WebSocket: witness.Socket, cookie, backoff: { first: 20, most: 100 } });
    clients.push(client);
    return client;
  }

  test("of two acts sent to both at once for the same entry one is done and one comes too late", async () => {
    const witness = new Witness();
    const here = clientOf(servers[0], witness);
    await here.guest();
    const there = clientOf(servers[1], witness, here.cookie);
    const table = await here.openTable({ game: "julius-caesar", scenario: "historical", solo: true });
    const views = [here, there].map((client) => client.watch(table));
    const luck = seededDice("both at once");
    for (let entries = 1; entries <= 40; entries++) {
      const [state] = await Promise.all(views.map((view) => view.when(({ info }) => info.entries === entries)));
      const results = await Promise.all([here, there].map((client) => client.act(table, pick(state.legal, luck))));
      expect(results.map(({ is }) => is).sort()).toEqual(["done", "stale"]);
    }
    const [record] = await servers[0].records([table]);
    expect(faultsOf(juliusCaesar, record, [...witness.acknowledged.values()])).toEqual([]);
    expect(record.journal).toHaveLength(41);
  });

  test("play one game between them, and when one is killed it goes on through the other", async () => {
    const witness = new Witness();
    const first = clientOf(servers[0], witness);
    const second = clientOf(servers[1], witness);
    await first.guest();
    await second.guest();
    const table = await openAndJoin([first, second], { seat: "caesar" });
    const luck = [seededDice("first"), seededDice("second")];
    const untilKilled = { on: ({ info }: { info: { entries: number } }) => info.entries < 100 };
    const playing = playRandomly(second, table, luck[1]);
    await playRandomly(first, table, luck[0], untilKilled);
    expect(new Set([...witness.acknowledged.values()].map(({ n }) => n)).size).toBeGreaterThan(90);

    await servers[0].kill();
    // As a proxy would send him on: the same player, by the same session.
    const again = clientOf(servers[1], witness, first.cookie);
    const [one, other] = await Promise.all([playRandomly(again, table, luck[0]), playing]);

    expect(one.you).toBe("caesar");
    expect(one.info.status).toBe("over");
    expect(one.info.outcome).toEqual(other.info.outcome);
    const [record] = await servers[1].records([table]);
    expect(faultsOf(juliusCaesar, record, [...witness.acknowledged.values()])).toEqual([]);
    expect(record.journal).toHaveLength(one.info.entries);
  });
});
