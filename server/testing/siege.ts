/**
 * A server under siege, for tests: tables of every kind, somebody to move, somebody who waits and somebody who sits at
 * none. Around every test it is made sure that nothing was changed and that the server is up.
 */
import { createHash } from "node:crypto";
import type { Client } from "@rubicon/client";
import { seededDice } from "@rubicon/engine";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import type { Standing } from "../services.ts";
import { Bare } from "./bare.ts";
import { openAndJoin, startServer, type TestServer } from "./index.ts";
import { playRandomly } from "./play.ts";

export interface Siege {
  readonly server: TestServer;
  /** The seat to move at the running table, his opponent, and somebody who sits at no table. */
  readonly mover: Client;
  readonly waiter: Client;
  readonly outsider: Client;
  readonly tables: {
    readonly running: string;
    /** Running, private and without watchers. */
    readonly hidden: string;
    readonly over: string;
    readonly open: string;
  };
  /** How the running table stands. */
  standing(): Promise<Standing>;
  /** A socket that is ended after the test; a stranger's, without a client. */
  bare(client?: Client): Promise<Bare>;
}

/** Sets the siege up before the tests of a file; it is there when the first of them runs. */
export function siege(): { now(): Siege; changed(): Promise<void> } {
  let set: Siege | null = null;
  let before = "";
  const open: Bare[] = [];
  const now = (): Siege => {
    if (!set) throw new Error("the siege has not begun");
    return set;
  };

  beforeAll(async () => {
    set = await begin(open);
  });
  afterAll(async () => {
    await set?.server.close();
  });
  beforeEach(async () => {
    before = await everythingKept(now().server);
  });
  afterEach(async () => {
    for (const bare of open.splice(0)) bare.end();
    const { server } = now();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await everythingKept(server)).toBe(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  return {
    now,
    /** What was changed until now was meant to be. */
    async changed() {
      before = await everythingKept(now().server);
    },
  };
}

async function begin(open: Bare[]): Promise<Siege> {
  const server = await startServer();
  const [first, second] = await server.pairOfPlayers();
  const outsider = await server.guest();
  const playTo = (table: string, entries: number) =>
    Promise.all(
      [first, second].map((client, i) =>
        playRandomly(client, table, seededDice(`siege ${i}`), { on: ({ info }) => info.entries < entries }),
      ),
    );
  const over = await openAndJoin([first, second]);
  await playTo(over, 8);
  await first.resign(over);
  const hidden = await openAndJoin([first, second], { visibility: "private", watchers: false });
  const free = await first.openTable({ game: "julius-caesar", scenario: "historical" });
  const running = await openAndJoin([first, second], { clock: { kind: "days", days: 3 } });
  await playTo(running, 40);
  const standing = async (): Promise<Standing> => {
    const known = await server.app.services.keeper.standing(running);
    if (!known) throw new Error("the table is gone");
    return known;
  };
  const { toMove } = (await standing()).info;
  const firstMoves = (await first.table(running)).you === toMove;
  const [mover, waiter] = firstMoves ? [first, second] : [second, first];
  await waiter.offerDraw(running);
  await waiter.writeNote(running, "mine");
  // The result of the game that is over is entered a moment later.
  await vi.waitFor(
    async () => {
      const row = await server.store.db
        .selectFrom("tables")
        .select("settled")
        .where("id", "=", over)
        .executeTakeFirst();
      expect(row?.settled).toBe(true);
    },
    { timeout: 30_000 },
  );
  return {
    ...{ server, mover, waiter, outsider, standing },
    tables: { running, hidden, over, open: free },
    async bare(client) {
      const one = await Bare.open(server.url, client?.cookie);
      open.push(one);
      return one;
    },
  };
}

const KEPT =
  "tables seats orders ahead packs journal requests chat notes snapshots results ratings players push session user".split(
    " ",
  );

/** A digest of every row that somebody could have wanted to change. */
async function everythingKept({ store }: TestServer): Promise<string> {
  const digest = createHash("sha256");
  for (const name of KEPT) {
    const rows = sql`select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`;
    digest.update(JSON.stringify((await rows.execute(store.db)).rows));
  }
  return digest.digest("hex");
}
