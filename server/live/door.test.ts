/** Who comes in by the socket, and what becomes of messages that no client of ours would send. */
import { once } from "node:events";
import { createConnection } from "node:net";
import type { Client } from "@rubicon/client";
import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type FromServer, fromServer, LIMITS } from "../protocol.ts";
import { openAndJoin, startServer, type TestServer } from "../testing/index.ts";
import { LIVE_LIMITS, liveRoutes } from "./index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.close();
});

/** A bare socket, with everything that it heard. */
class Raw {
  readonly heard: FromServer[] = [];
  readonly socket: WebSocket;
  closed: number | null = null;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`${url.replace("http", "ws")}/api/live`, { headers });
    // Everything the server ever says is checked against what the protocol promises.
    this.socket.on("message", (data) => this.heard.push(fromServer.parse(JSON.parse(data.toString()))));
    this.socket.on("close", (code) => {
      this.closed = code;
    });
    this.socket.on("error", () => {});
  }

  send(message: unknown): void {
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** The first message of that kind. */
  async hears<T extends FromServer["t"]>(t: T): Promise<Extract<FromServer, { t: T }>> {
    for (;;) {
      const found = this.heard.find((message): message is Extract<FromServer, { t: T }> => message.t === t);
      if (found) {
        this.heard.splice(this.heard.indexOf(found), 1);
        return found;
      }
      if (this.closed !== null) throw new Error(`closed with ${this.closed} before any ${t}`);
      await new Promise((soon) => setTimeout(soon, 2));
    }
  }

  async closes(): Promise<number> {
    if (this.closed === null) await once(this.socket, "close");
    return this.closed ?? 0;
  }
}

const open: Raw[] = [];
afterEach(() => {
  for (const raw of open.splice(0)) raw.socket.terminate();
});

async function raw(client?: Client, headers: Record<string, string> = {}, url = server.url): Promise<Raw> {
  const one = new Raw(url, { ...(client ? { cookie: client.cookie } : {}), ...headers });
  open.push(one);
  await one.hears("hello");
  return one;
}

/** The server is up and does what it should. */
async function isWell(): Promise<void> {
  const one = await raw();
  one.send({ t: "ping" });
  await one.hears("pong");
}

const entriesAt = async (table: string): Promise<number> => {
  const { entries } = await server.store.db
    .selectFrom("tables")
    .select("entries")
    .where("id", "=", table)
    .executeTakeFirstOrThrow();
  return entries;
};

describe("at the door", () => {
  test("a page of another origin is sent away, whatever cookie its visitor has", async () => {
    const guest = await server.guest();
    for (const origin of ["https://evil.example", "null", `${server.url}.evil.example`]) {
      const one = new Raw(server.url, { origin, cookie: guest.cookie });
      const [error] = await once(one.socket, "error");
      expect(error.message).toContain("403");
    }
    const own = await raw(guest, { origin: server.url });
    expect(own.closed).toBeNull();
  });

  test("hello says who the cookie belongs to; a forged one belongs to nobody", async () => {
    const guest = await server.guest("Marcus");
    const one = new Raw(server.url, { cookie: guest.cookie });
    open.push(one);
    expect((await one.hears("hello")).player).toMatchObject({ name: "Marcus", guest: true });
    const forged = new Raw(server.url, { cookie: guest.cookie.replace(/.{6}$/, "AAAAAA") });
    open.push(forged);
    expect((await forged.hears("hello")).player).toBeNull();
  });

  test.each(["/healthz", "/api/tables", "/nowhere", "/api/live/"])(
    "an upgrade of %s leaves no connection behind",
    async (path) => {
      const socket = createConnection(Number(new URL(server.url).port), "localhost");
      const head = ["host: localhost", "connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13"];
      socket.write(
        [`GET ${path} HTTP/1.1`, ...head, "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""].join("\r\n"),
      );
      let answer = "";
      socket.on("data", (data) => {
        answer += data;
      });
      await once(socket, "close");
      expect(answer).toMatch(/^HTTP\/1.1 404 /);
    },
  );

  test("a player has so many sockets and no more, and so have the strangers of one address", async () => {
    const guest = await server.guest();
    const small = await withLimits({ sockets: 2, strangers: 1 });
    await raw(guest, {}, small.url);
    await raw(guest, {}, small.url);
    await raw(undefined, {}, small.url);
    for (const cookie of [guest.cookie, ""]) {
      const another = new Raw(small.url, { cookie });
      const [error] = await once(another.socket, "error");
      expect(error.message).toContain("429");
    }
    await small.close();
  });

  test("whoever signed out elsewhere a moment ago comes in as a stranger", async () => {
    const guest = await server.guest();
    const headers = { cookie: guest.cookie };
    // Remembered here, and ended behind this server's back.
    expect(await server.app.services.accounts.playerOf(headers)).not.toBeNull();
    const session = server.app.services.accounts.sessionOf(headers);
    await server.store.pool.query("delete from session where token = $1", [session]);
    const one = new Raw(server.url, headers);
    open.push(one);
    expect((await one.hears("hello")).player).toBeNull();
  });
});

/** The same server behind another door, with limits that a test can reach. */
async function withLimits(limits: Partial<typeof LIVE_LIMITS>): Promise<{ url: string; close(): Promise<void> }> {
  const fastify = Fastify({ forceCloseConnections: true });
  await fastify.register(async (scope) => liveRoutes(scope, server.app.services, { ...LIVE_LIMITS, ...limits }));
  const url = await fastify.listen({ host: "localhost", port: 0 });
  return { url, close: () => fastify.close() };
}

describe("messages", () => {
  const table = "x".repeat(24);
  test.each([
    ["no JSON", "watch please", "A message must be JSON."],
    ["no object", "[1]", "A message must be an object."],
    ["nothing known", { t: "cheat" }, 'This message is not understood in "t".'],
    ["a table that is no id", { t: "watch", table: "../../etc/passwd" }, 'This message is not understood in "table".'],
    ["an act that is no act", { t: "act", table, id: "abcdefgh", n: 1, act: { do: { $ne: 1 } } }, "not understood"],
    ["an entry before the first", { t: "act", table, id: "abcdefgh", n: -1, act: { do: "x" } }, '"n"'],
    ["a nest", `{"t":"orders","orders":${"[".repeat(3000)}${"]".repeat(3000)}}`, "nested too deeply"],
    ["too long a line", { t: "chat", table, text: "x".repeat(LIMITS.chat + 1) }, '"text"'],
  ])("%s: refused with a reason", async (_, message, reason) => {
    const one = await raw();
    one.send(message);
    expect((await one.hears("error")).message).toContain(reason);
    one.send({ t: "ping" });
    await one.hears("pong");
  });

  test("oversized and binary ones end the socket; the server lives", async () => {
    const one = await raw();
    one.send({ t: "chat", table, text: "x".repeat(LIMITS.message) });
    expect(await one.closes()).toBe(1009);
    const other = await raw();
    other.socket.send(Buffer.from([1, 2, 3]));
    expect(await other.closes()).toBe(1003);
    await isWell();
  });

  test("a flood is answered for a while, then cut off; the server lives", async () => {
    const one = await raw();
    for (let i = 0; i < 10_000; i++) one.send("nonsense");
    expect(await one.closes()).toBe(1008);
    expect(one.heard.length).toBeLessThanOrEqual(LIVE_LIMITS.waiting + LIVE_LIMITS.burst);
    await isWell();
  });

  test("who is too fast is served slower and loses nothing", async () => {
    const small = await withLimits({ rate: 50, burst: 5, waiting: 100 });
    const one = await raw(undefined, {}, small.url);
    const began = performance.now();
    for (let i = 0; i < 25; i++) one.send({ t: "ping" });
    for (let i = 0; i < 25; i++) await one.hears("pong");
    expect(performance.now() - began).toBeGreaterThan(350);
    await small.close();
  });
});

describe("frames that are no messages", () => {
  test("a ping is answered with what it said; of many at once the last", async () => {
    const one = await raw();
    const pongs: string[] = [];
    one.socket.on("pong", (data) => pongs.push(data.toString()));
    one.socket.ping("alone");
    await expect.poll(() => pongs).toEqual(["alone"]);
    for (let i = 0; i < 20; i++) one.socket.ping(`ping ${i}`);
    await expect.poll(() => pongs.at(-1)).toBe("ping 19");
    expect(one.closed).toBeNull();
  });

  test.each(["ping", "pong"] as const)("a flood of %s frames is cut off; the server lives", async (kind) => {
    const one = await raw();
    let pongs = 0;
    one.socket.on("pong", () => pongs++);
    for (let i = 0; i < 5_000; i++) one.socket[kind]("x".repeat(100));
    expect(await one.closes()).toBe(1008);
    expect(pongs).toBeLessThanOrEqual(LIVE_LIMITS.controls.burst);
    await isWell();
  });

  test("a message in more pieces than a client makes of one is cut off", async () => {
    const one = await raw();
    one.socket.send('{"t":', { fin: false });
    one.socket.send('"ping"}', { fin: true });
    await one.hears("pong");
    one.socket.send("{", { fin: false });
    for (let i = 0; i < LIVE_LIMITS.fragments; i++) one.socket.send("", { fin: false });
    expect(await one.closes()).toBe(1008);
  });

  test("a line that brings too many bytes is read slower, and nothing on it is lost", async () => {
    const small = await withLimits({ bytes: { rate: 20_000, burst: 1_000 } });
    const one = await raw(undefined, {}, small.url);
    const began = performance.now();
    for (let i = 0; i < 10; i++) one.send({ t: "ping", and: "x".repeat(1_000) });
    for (let i = 0; i < 10; i++) await one.hears("pong");
    one.send({ t: "ping" });
    await one.hears("pong");
    expect(performance.now() - began).toBeGreaterThan(400);
    await small.close();
  });
});

describe("at a table", () => {
  let table: string;
  let players: [Client, Client];

  beforeAll(async () => {
    players = await server.pairOfPlayers();
    table = await openAndJoin(players);
  });

  const asked = async () => {
    for (const client of players) {
      const one = await raw(client);
      one.send({ t: "watch", table });
      const seen = await one.hears("table");
      if (seen.legal !== undefined && !seen.ahead) return { one, seen, client };
    }
    throw new Error("nobody is asked");
  };

  test("an act the rules forbid is refused with the rule's number, and nothing changes", async () => {
    const { one, seen } = await asked();
    const before = await entriesAt(table);
    one.send({
      t: "act",
      table,
      id: "forbidden-1",
      n: seen.info.entries,
      act: { do: "move", block: "caesar", to: "roma" },
    });
    const message = await Promise.race([one.hears("refused"), one.hears("error").then((e) => Promise.reject(e))]);
    expect(message.refusal.rule).toMatch(/^JC-/);
    expect(await entriesAt(table)).toBe(before);
  });

  test("an act that is none of the game's is an error in a sentence", async () => {
    const { one, seen } = await asked();
    one.send({ t: "act", table, id: "nonsense-1", n: seen.info.entries, act: { do: "teleport" } });
    expect(await one.hears("error")).toMatchObject({ id: "nonsense-1", message: /There is no act "teleport"/ });
  });

  test("a stale act is answered with the new position", async () => {
    const { one, seen } = await asked();
    const [act] = seen.legal ?? [];
    one.send({ t: "act", table, id: "stale-act-1", n: seen.info.entries + 7, act });
    expect(await one.hears("stale")).toMatchObject({ id: "stale-act-1" });
    expect((await one.hears("table")).info.entries).toBe(seen.info.entries);
  });

  test("the same act sent twice, on two lines, is done once, and both are told", async () => {
    const { one, seen, client } = await asked();
    const again = await raw(client);
    const [act] = seen.legal ?? [];
    const message = { t: "act", table, id: "twice-sent-1", n: seen.info.entries, act };
    one.send(message);
    again.send(message);
    one.send(message);
    const answers = [await one.hears("done"), await again.hears("done"), await one.hears("done")];
    expect(answers.map(({ n }) => n)).toEqual(Array(3).fill(seen.info.entries));
    expect(await entriesAt(table)).toBe(seen.info.entries + 1);
  });

  test("out of turn, as a watcher, as a stranger: refused in a sentence, and nothing changes", async () => {
    const { seen, client } = await asked();
    const [act] = seen.legal ?? [];
    const before = await entriesAt(table);
    const message = { t: "act", table, id: "not-my-turn", n: seen.info.entries, act };
    const tries: [Client | undefined, RegExp][] = [
      [players.find((player) => player !== client), /It is for/],
      [await server.guest(), /do not sit/],
      [undefined, /Sign in or play as a guest/],
    ];
    for (const [who, reason] of tries) {
      const one = await raw(who);
      one.send(message);
      expect((await one.hears("error")).message).toMatch(reason);
    }
    expect(await entriesAt(table)).toBe(before);
  });

  test("watchers see what watchers may; chat reaches them, and they cannot answer", async () => {
    const watcher = await raw(await server.guest());
    watcher.send({ t: "watch", table });
    const seen = await watcher.hears("table");
    expect(seen).toMatchObject({ you: "watcher", returns: [] });
    expect(seen.question ?? seen.legal).toBeUndefined();
    const speaker = await raw(players[0]);
    speaker.send({ t: "chat", table, text: " Alea iacta est. " });
    expect(await watcher.hears("chat")).toMatchObject({ table, text: "Alea iacta est." });
    watcher.send({ t: "chat", table, text: "Look at Massilia!" });
    expect((await watcher.hears("error")).message).toMatch(/Only those who sit/);
    watcher.send({ t: "unwatch", table });
    speaker.send({ t: "chat", table, text: "Is he gone?" });
    speaker.send({ t: "watch", table });
    await speaker.hears("table");
    expect(watcher.heard.filter(({ t }) => t === "chat")).toEqual([]);
  });

  test("who says much says it slower, on however many sockets, and others need not wait for him", async () => {
    const small = await withLimits({ player: { rate: 100, burst: 40, atOnce: 2 } });
    const sockets = await Promise.all(Array.from({ length: 4 }, () => raw(players[0], {}, small.url)));
    const other = await raw(players[1], {}, small.url);
    other.send({ t: "watch", table });
    await other.hears("table");
    const began = performance.now();
    for (const socket of sockets)
      for (let i = 0; i < 3; i++) socket.send({ t: "chat", table, text: `Carthago delenda est, ${i}.` });
    other.send({ t: "ping" });
    await other.hears("pong");
    for (let i = 0; i < 12; i++) await other.hears("chat");
    // Twelve lines cost some 240, of which 40 were there; those at the same time are counted when they are said.
    expect(performance.now() - began).toBeGreaterThan(1_000);
    await small.close();
  });

  test("a private table without watchers looks as if it were not there", async () => {
    const hidden = await openAndJoin(players, { visibility: "private", watchers: false });
    for (const client of [undefined, await server.guest()]) {
      const one = await raw(client);
      const answers: unknown[] = [];
      for (const id of [hidden, "A".repeat(24)]) {
        one.send({ t: "watch", table: id });
        const { message } = await one.hears("gone");
        one.send({ t: "act", table: id, id: "abcdefgh", n: 1, act: { do: "pass" } });
        one.send({ t: "chat", table: id, text: "hello" });
        answers.push([message, (await one.hears("error")).message, (await one.hears("error")).message]);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toEqual(Array(3).fill("There is no such table."));
    }
  });

  test("whoever looks is known to be looking, until he leaves", async () => {
    const looking = () => server.store.db.selectFrom("presence").selectAll().where("table_id", "=", table).execute();
    const until = async (many: number) => {
      for (let tried = 0; (await looking()).length !== many; tried++) {
        if (tried > 200) throw new Error(`${(await looking()).length} are looking, not ${many}`);
        await new Promise((soon) => setTimeout(soon, 10));
      }
    };
    for (const raw of open.splice(0)) raw.socket.terminate();
    await until(0);
    const [one, other] = [await raw(players[0]), await raw(players[0])];
    for (const each of [one, other]) each.send({ t: "watch", table });
    await Promise.all([one.hears("table"), other.hears("table")]);
    await until(1);
    one.send({ t: "unwatch", table });
    one.send({ t: "ping" });
    await one.hears("pong");
    expect(await looking()).toHaveLength(1);
    other.socket.terminate();
    await until(0);
  });
});

describe("lines that go wrong", () => {
  test("one that does not answer the heartbeat is ended", async () => {
    const small = await withLimits({ beat: 300 });
    const deaf = new WebSocket(`${small.url.replace("http", "ws")}/api/live`, { autoPong: false });
    const [code] = await once(deaf, "close");
    expect(code).toBe(1006);
    const well = await raw(undefined, {}, small.url);
    await new Promise((soon) => setTimeout(soon, 1000));
    expect(well.closed).toBeNull();
    await small.close();
  });

  test("one that belongs to a session that is over is ended", async () => {
    const small = await withLimits({ session: 30 });
    const guest = await server.guest();
    const one = await raw(guest, {}, small.url);
    await new Promise((soon) => setTimeout(soon, 100));
    expect(one.closed).toBeNull();
    const headers = { origin: server.url, cookie: guest.cookie, "content-type": "application/json" };
    const left = await fetch(`${server.url}/api/auth/sign-out`, { method: "POST", headers, body: "{}" });
    expect(left.status).toBe(200);
    expect(await one.closes()).toBe(4001);
    await small.close();
  });

  test("when the server goes down everybody is told so", async () => {
    const small = await withLimits({});
    const one = await raw(undefined, {}, small.url);
    await small.close();
    expect(await one.closes()).toBe(1001);
  });
});
