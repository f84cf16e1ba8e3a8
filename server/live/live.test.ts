/** Whole games over sockets, and what happens to them when lines are cut. */
import { type Client, connect, type Socket, type SocketConstructor } from "@rubicon/client";
import { readJournal, seededDice, verify } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NodeSocket, openAndJoin, startServer, type TestServer } from "../testing/index.ts";
import { type Playing, playRandomly } from "../testing/play.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.close();
});

const rows = (table: string) =>
  server.store.db
    .selectFrom("journal")
    .select(["n", "act_id", "seat"])
    .where("table_id", "=", table)
    .orderBy("n")
    .execute();

const numbers = (many: number): number[] => Array.from({ length: many }, (_, n) => n);

describe("two clients", () => {
  test("play a whole game to its end; each heard every entry once; the journal proves itself", async () => {
    const [first, second] = await server.pairOfPlayers();
    const table = await openAndJoin([first, second], { seat: "caesar" });
    const [one, other] = await Promise.all([
      playRandomly(first, table, seededDice("first")),
      playRandomly(second, table, seededDice("second")),
    ]);
    expect(one.you).toBe("caesar");
    expect(other.you).toBe("pompeius");
    expect(one.info.status).toBe("over");
    expect(one.info.outcome).toEqual(other.info.outcome);
    const journal = await rows(table);
    expect(journal.length).toBe(one.info.entries);
    for (const { entries } of [one, other]) expect(entries.map(({ n }) => n)).toEqual(numbers(journal.length));
    expect(one.info.seed).toMatch(/^[0-9a-f]{64}$/);
    const past = await second.past(table, { from: 0, to: journal.length + 50 });
    expect(past.map(({ n }) => n)).toEqual(numbers(journal.length));
    expect(past.at(-1)).toMatchObject({ viewer: "pompeius", toMove: null, sight: other.sight });
    const [shown] = await second.past(table, { from: journal.length - 1, to: journal.length - 1, as: "caesar" });
    expect(shown).toMatchObject({ viewer: "caesar", sight: one.sight });
    const verdict = verify(juliusCaesar, readJournal(await first.journal(table)));
    expect(verdict).toMatchObject({ ok: true, outcome: one.info.outcome });
  });

  test("only the seat that is asked is told what, and nobody sees the other's hand", async () => {
    const players = await server.pairOfPlayers();
    const table = await openAndJoin(players);
    const states = await Promise.all(
      players.map((player) => player.watch(table).when((s) => s.info.status === "running")),
    );
    const asked = states.filter(({ question }) => question !== null);
    expect(asked).toHaveLength(1);
    expect(asked[0].you).toBe(asked[0].info.toMove);
    expect(asked[0].legal.length).toBeGreaterThan(0);
    const idle = states.find(({ question }) => question === null);
    expect(idle?.legal).toEqual([]);
    expect(states[0].sight).not.toEqual(states[1].sight);
    expect(states[0].info.seed).toBeNull();
  });
});

describe("another game", () => {
  test("is shown to both players of the old table, and to nobody who looks on", async () => {
    const [first, second] = await server.pairOfPlayers();
    const stranger = await server.guest();
    const table = await openAndJoin([first, second], { visibility: "private", watchers: true });
    const views = [first, second, stranger].map((client) => client.watch(table));
    await Promise.all(views.map((view) => view.when(({ info }) => info.status === "running")));
    await first.resign(table);
    expect(await first.rematch(table)).toBeNull();
    const next = await second.rematch(table);
    expect(next).toMatch(/^[\w-]{16,40}$/);
    // Who asked first is told as soon as the other agrees, without asking again.
    for (const view of views.slice(0, 2))
      expect((await view.when(({ info }) => info.rematch !== null)).info.rematch).toBe(next);
    const watched = await views[2].when(({ info }) => info.status === "over" && info.requests.length === 0);
    expect(watched).toMatchObject({ you: "watcher", info: { rematch: null } });
    expect((await first.table(table)).table.rematch).toBe(next);
    expect((await stranger.table(table)).table.rematch).toBeNull();
    expect((await second.table(next ?? "")).table).toMatchObject({
      rematchOf: table,
      rematch: null,
      status: "running",
    });
  });
});

/** Sockets that break, by the toss of a coin, right after something was sent or just before something is heard. */
function breaking(seed: string, odds: number): { readonly Breaking: SocketConstructor; cuts(): number } {
  const luck = seededDice(seed);
  let cuts = 0;
  const Breaking: SocketConstructor = class implements Socket {
    onopen: Socket["onopen"] = null;
    onmessage: Socket["onmessage"] = null;
    onclose: Socket["onclose"] = null;
    onerror: Socket["onerror"] = null;
    private readonly inner: Socket;
    private broken = false;

    constructor(...args: ConstructorParameters<SocketConstructor>) {
      this.inner = new NodeSocket(...args);
      this.inner.onerror = () => {};
      this.inner.onmessage = (event) => {
        if (this.broken || this.breaks()) return;
        this.onmessage?.(event);
      };
      this.inner.onclose = (event) => this.onclose?.(event);
    }

    send(text: string): void {
      if (this.broken) return;
      // Sometimes it gets there and the answer does not come back, sometimes it never gets there.
      const before = luck.roll(2) === 1;
      if (before && this.breaks()) return;
      this.inner.send(text);
      if (!before) this.breaks();
    }

    close(): void {
      this.inner.close();
    }

    private breaks(): boolean {
      if (luck.roll(odds) > 1) return false;
      this.broken = true;
      cuts++;
      this.inner.close();
      return true;
    }
  };
  return { Breaking, cuts: () => cuts };
}

async function fragileGuest(seed: string, odds: number): Promise<{ client: Client; cuts(): number }> {
  const { Breaking, cuts } = breaking(seed, odds);
  const client = connect(server.url, { WebSocket: Breaking, cookie: "", backoff: { first: 2, most: 10 } });
  await client.guest();
  return { client, cuts };
}

describe("a cut line", () => {
  test("loses no act and doubles none, wherever it is cut", async () => {
    const one = await fragileGuest("cut one", 12);
    const other = await fragileGuest("cut other", 12);
    const table = await openAndJoin([one.client, other.client]);
    const acknowledged: number[] = [];
    const playing: Playing = { on: ({ info }) => info.entries < 150, done: (n) => acknowledged.push(n) };
    const [a, b] = await Promise.all([
      playRandomly(one.client, table, seededDice("a"), playing),
      playRandomly(other.client, table, seededDice("b"), playing),
    ]);
    expect(one.cuts() + other.cuts()).toBeGreaterThan(20);
    const journal = await rows(table);
    expect(journal.map(({ n }) => n)).toEqual(numbers(journal.length));
    // Entry 0 is the opening; every other was sent, and acknowledged, by somebody exactly once.
    expect(acknowledged.toSorted((x, y) => x - y)).toEqual(numbers(journal.length).slice(1));
    for (const { entries } of [a, b]) expect(entries.map(({ n }) => n)).toEqual(numbers(entries.length));
    one.client.close();
    other.client.close();
  });

  test("is taken up where it broke: what happened meanwhile comes, what was known does not come again", async () => {
    const [first, second] = await server.pairOfPlayers();
    const table = await openAndJoin([first, second]);
    const view = first.watch(table);
    const before = await view.when(({ info }) => info.status === "running");
    const mover = before.legal.length > 0 ? first : second;
    first.renew();
    const looking = mover.watch(table);
    const state = await looking.when(({ legal }) => legal.length > 0);
    expect((await mover.act(table, state.legal[0])).is).toBe("done");
    const after = await view.when(({ info }) => info.entries > before.info.entries);
    expect(after.entries.map(({ n }) => n)).toEqual(numbers(after.info.entries));
  });
});
