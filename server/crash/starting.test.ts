/** A server that starts while its PostgreSQL is not ready waits for it, and says so once. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@rubicon/client";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort, freshDatabase, NodeSocket } from "../testing/index.ts";
import { type Door, Gate } from "./gate.ts";
import { bundleServer, ServerProcess } from "./process.ts";

const HERE = process.env.DATABASE_URL;

const DOORS: readonly (Exclude<Door, "open"> & { readonly reason: string })[] = [
  { code: "57P03", message: "the database system is starting up", reason: "it is starting up or shutting down" },
  { code: "57P03", message: "the database system is in recovery mode", reason: "it is starting up or shutting down" },
  { code: "57P01", message: "terminating connection", reason: "it is shutting down" },
  { code: "53300", message: "sorry, too many clients already", reason: "all of its connections are taken" },
];

describe.runIf(HERE !== undefined)("a server that starts", () => {
  const folder = mkdtempSync(join(tmpdir(), "rubicon-starting-"));
  let bundle: Awaited<ReturnType<typeof bundleServer>>;
  let database: Awaited<ReturnType<typeof freshDatabase>>;

  beforeAll(async () => {
    bundle = await bundleServer();
    database = await freshDatabase(HERE ?? "");
  });

  afterAll(async () => {
    await database.drop();
    bundle.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (url: string): Promise<ServerProcess> =>
    new ServerProcess(bundle.script, await freePort(), { RUBICON_DATA: folder, DATABASE_URL: url });

  /** It serves, and has said once what it waited for. */
  async function serves(server: ServerProcess, reason: string): Promise<void> {
    await server.listening();
    const client = connect(server.url, { WebSocket: NodeSocket, cookie: "" });
    await client.guest();
    client.close();
    const lines = server.said.split("\n").filter((line) => line !== "");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0])).toMatchObject({
      msg: expect.stringMatching(
        new RegExp(
          `^The database at 127\\.0\\.0\\.1:\\d+ cannot be used yet: ${reason}\\. Trying again for 60 seconds\\.$`,
        ),
      ),
    });
  }

  test.each(DOORS)("waits where it is told $code: $message", async ({ reason, ...door }) => {
    const { gate, url } = await Gate.before(database.url);
    gate.door = door;
    const server = await start(url);
    try {
      await vi.waitFor(() => expect(gate.turnedAway).toBeGreaterThan(3), 30_000);
      gate.door = "open";
      await serves(server, reason);
    } finally {
      await server.kill();
      await gate.leave();
    }
  });

  test("waits where nobody answers", async () => {
    const port = await freePort();
    const nobody = new URL(database.url);
    nobody.host = `127.0.0.1:${port}`;
    const server = await start(nobody.href);
    await vi.waitFor(() => expect(server.said).not.toBe(""), 30_000);
    const { gate } = await Gate.before(database.url, port);
    try {
      await serves(server, "nobody answers there");
    } finally {
      await server.kill();
      await gate.leave();
    }
  });

  test("and is cut off again and again while it makes its tables still makes them whole", async () => {
    const empty = await freshDatabase(HERE ?? "");
    const { gate, url } = await Gate.before(empty.url);
    // Six times: with the first statement, and later and later among those that make the tables.
    gate.fuses.push(2, 5, 9, 14, 20, 30);
    const server = await start(url);
    try {
      await serves(server, "the connection was cut");
      expect(gate.fuses).toEqual([]);
    } finally {
      await server.kill();
      await gate.leave();
      await empty.drop();
    }
  });
});
