/**
 * Messages by the ten thousand that no client of ours would send. Each is answered with a reason or ends its socket
 * with a code; the server stays up; and nothing at any table is changed by them.
 */
import { connect, type Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Client } from "@rubicon/client";
import { type Json, pick, seededDice } from "@rubicon/engine";
import { randomAct } from "@rubicon/engine/testing";
import { expect, test } from "vitest";
import { LIVE_LIMITS } from "../live/index.ts";
import { fromServer, LIMITS } from "../protocol.ts";
import { type Bare, spoken } from "./bare.ts";
import { forgedCookie, letters, nonsense, nowhere, spoilt, strangeText } from "./nonsense.ts";
import { siege } from "./siege.ts";

const { now, changed } = siege();

/** Messages as they should be, to be spoilt. */
const examples = (): Json[] =>
  [...Object.values(now().tables), "A".repeat(24)].flatMap((table): Json[] => [
    { t: "watch", table, since: 3 },
    { t: "unwatch", table },
    { t: "act", table, id: "abcdefgh-12", n: 41, act: { do: "move", block: "caesar", to: "roma" } },
    { t: "why", table, id: "abcdefgh-14", acts: [{ do: "halt" }, { do: "move", block: "caesar", to: "roma" }] },
    { t: "reach", table, id: "abcdefgh-16", pieces: ["caesar", "legio-13"] },
    { t: "closed", table, id: "abcdefgh-17", pieces: ["caesar", "legio-13"], to: "roma" },
    { t: "orders", table, id: "abcdefgh-13", orders: { windows: { die: "pass" }, next: true } },
    { t: "ahead", table, id: "abcdefgh-15", act: { do: "move", block: "caesar", to: "roma" } },
    { t: "chat", table, text: "salve" },
    { t: "ping" },
  ]);

/** What was answered, each as the protocol promises it; news of tables aside. */
const answersIn = (texts: readonly string[]) =>
  texts.map((text) => fromServer.parse(JSON.parse(text))).filter(({ t }) => t !== "table" && t !== "chat");

/** Sends so many messages in handfuls, fewer than make a socket slow, and looks at each answer. */
async function pester(
  client: Client | undefined,
  many: number,
  draw: () => unknown,
  allowed: readonly string[],
): Promise<void> {
  const socket = await now().bare(client);
  for (let sent = 0; sent < many; ) {
    const handful = Array.from({ length: Math.min(19, many - sent) }, draw);
    const answers = answersIn(await socket.asks(...handful));
    expect(answers.length, handful.map((each) => JSON.stringify(each)).join("\n")).toBe(handful.length);
    for (const answer of answers) {
      expect(allowed).toContain(answer.t);
      if (answer.t === "error") expect(answer.message).toMatch(/^[A-Z"].{5,600}\.$/s);
    }
    sent += handful.length;
  }
  expect(socket.closed).toBeNull();
}

/** As many as one socket is served without delay, its pings among them. */
const SWIFT = 180;

test("ten thousand texts that are no messages: each is answered with what is wrong", async () => {
  const luck = seededDice("malformed");
  const { mover, waiter, outsider } = now();
  const good = examples();
  const crowd = [mover, waiter, outsider, undefined].flatMap((who) => Array.from({ length: 14 }, () => who));
  for (const who of crowd) await pester(who, SWIFT, () => nonsense(good, luck), ["error"]);
  expect(crowd.length * SWIFT).toBeGreaterThan(10_000);
});

test("well-formed messages about what is none of their business: refused, stale or gone, and nothing is written", async () => {
  const luck = seededDice("foreign");
  const { server, mover, waiter, outsider, tables, standing } = now();
  const { info, position, game } = await standing();
  if (position === null) throw new Error("nothing lies on the table");
  const { entries } = info;
  const legal = game.legal(position).map((act) => game.acts.write(act));
  const rows = await server.store.db
    .selectFrom("journal")
    .select(["act_id", "act"])
    .where("table_id", "=", tables.running)
    .where("act_id", "is not", null)
    .execute();
  const fresh = (): string => letters(luck, 8 + luck.roll(56));
  const aTable = (): string => (luck.roll(4) === 1 ? nowhere(luck) : pick(Object.values(tables), luck));
  const otherN = (): number => pick([1, 2, entries - 1, entries + 1, entries + 7, 2 ** 31, 2 ** 40, 2 ** 53 - 1], luck);
  const anyAct = (): Json => (luck.roll(2) === 1 ? pick(legal, luck) : game.acts.write(randomAct(game.acts, luck)));
  const forbidden = (): Json => {
    for (;;) {
      const act = randomAct(game.acts, luck);
      if (game.refuse(position, act) !== null) return game.acts.write(act);
    }
  };
  const act = (table: string, n: number, id: string, what: Json) => ({ t: "act", table, id, n, act: what });
  const orders = () => ({
    t: "orders",
    table: aTable(),
    id: fresh(),
    // The game knows no such order, however it is written.
    orders: { windows: { ambush: "pass" }, [strangeText(luck)]: strangeText(luck), next: spoilt(true, luck) },
  });
  // No act of the game, but the shape of one.
  const unheardOf = (): Json =>
    pick<Json>([{}, { do: strangeText(luck).slice(0, 80) }, { do: "move", block: "nobody" }], luck);
  // Whoever may choose ahead somewhere may do it: what is no act at all is nobody's choice.
  const ahead = () =>
    pick<Json>(
      [
        { t: "ahead", table: aTable(), id: fresh(), act: unheardOf() },
        { t: "ahead", table: pick([tables.over, tables.open], luck), id: fresh(), act: anyAct() },
      ],
      luck,
    );
  const why = (table: string, ...acts: readonly Json[]) => ({ t: "why", table, id: fresh(), acts });

  const reach = (table: string) => ({
    ...pick<object>([{ t: "reach" }, { t: "closed", to: strangeText(luck).slice(0, 80) }], luck),
    ...{ table, id: fresh(), pieces: [strangeText(luck).slice(0, 80), "x"] },
  });

  const foreign = [
    () => act(aTable(), pick([entries, otherN()], luck), fresh(), anyAct()),
    () => act(tables.running, entries, pick(rows, luck).act_id ?? "", anyAct()),
    orders,
    ahead,
    () => why(aTable(), anyAct(), anyAct()),
    () => reach(aTable()),
    () => ({ t: "chat", table: aTable(), text: "I was here" }),
    () => ({ t: "watch", table: nowhere(luck), since: luck.roll(1_000) }),
    () => ({ t: "watch", table: tables.hidden }),
  ];
  const outOfTurn = [
    () => act(tables.running, pick([entries, otherN()], luck), fresh(), anyAct()),
    () => act(tables.running, entries, fresh(), unheardOf()),
    () => why(pick(Object.values(tables), luck), anyAct(), unheardOf()),
    () => reach(pick([tables.running, tables.over], luck)),
    () => act(tables.over, luck.roll(12), fresh(), anyAct()),
    () => act(tables.open, luck.roll(3), fresh(), anyAct()),
    orders,
    ahead,
  ];
  const inTurn = [
    () => act(tables.running, otherN(), fresh(), anyAct()),
    () => act(tables.running, entries, fresh(), forbidden()),
    () => act(tables.running, entries, fresh(), unheardOf()),
    () => why(tables.running, anyAct(), forbidden(), anyAct()),
    () => reach(tables.running),
    () => why(pick(Object.values(tables), luck), anyAct(), unheardOf()),
    // Sent again, for another entry, for this one, by another seat: it was done, once.
    () => act(tables.running, otherN(), pick(rows, luck).act_id ?? "", anyAct()),
    () => act(tables.running, entries, pick(rows, luck).act_id ?? "", pick(legal, luck)),
    () => act(tables.over, luck.roll(12), fresh(), anyAct()),
    orders,
    ahead,
  ];
  const draw = (from: readonly (() => unknown)[]) => () => pick(from, luck)();
  for (let i = 0; i < 10; i++) {
    await pester(outsider, SWIFT, draw(foreign), ["error", "gone"]);
    await pester(undefined, SWIFT, draw(foreign), ["error", "gone"]);
    await pester(waiter, SWIFT, draw(outOfTurn), ["error", "stale"]);
    await pester(mover, SWIFT, draw(inTurn), ["error", "stale", "refused", "done", "why", "reach"]);
  }
});

test("floods, from one socket and from many at once: cut off with a code, and the others are served", async () => {
  const { mover, outsider, tables, bare } = now();
  const sockets = await Promise.all(Array.from({ length: 12 }, (_, i) => bare(i % 2 === 0 ? outsider : undefined)));
  const well = await bare(mover);
  for (const socket of sockets)
    for (let i = 0; i < 2_000; i++) socket.send(i % 3 === 0 ? "{" : { t: "watch", table: tables.hidden });
  const answer = await well.asks({ t: "watch", table: tables.running });
  expect(answer.map((text) => spoken(text).t)).toEqual(["table"]);
  const codes = await Promise.all(sockets.map((socket) => socket.closes()));
  expect(new Set(codes)).toEqual(new Set([1008]));
  for (const { heard } of sockets)
    expect(heard.length).toBeLessThanOrEqual(LIVE_LIMITS.waiting + LIVE_LIMITS.burst + 1);
});

test("messages too long, in bytes that are no text, in broken frames: each socket is closed with a code", async () => {
  const luck = seededDice("frames");
  const { mover, outsider, bare } = now();
  const ways: readonly (readonly [number, (socket: Bare) => void])[] = [
    [1009, ({ socket }) => socket.send("x".repeat(LIMITS.message + luck.roll(100_000)))],
    [1009, ({ socket }) => socket.send("é".repeat(LIMITS.message))],
    [1003, ({ socket }) => socket.send(Buffer.alloc(luck.roll(2_000), 7))],
    [1007, ({ socket }) => socket.send(Buffer.from([0xc3, 0x28, 0xff]), { binary: false })],
  ];
  for (let i = 0; i < 60; i++) {
    const [code, send] = pick(ways, luck);
    const socket = await bare(pick([mover, outsider, undefined], luck));
    send(socket);
    expect(await socket.closes()).toBe(code);
  }
});

test("connections that begin and never go on, or go on in nonsense: the server is there for others", async () => {
  const { server, mover, tables, bare } = now();
  const { hostname, port } = new URL(server.url);
  const head = (lines: readonly string[]): string =>
    ["GET /api/live HTTP/1.1", `Host: ${hostname}:${port}`, ...lines].join("\r\n");
  const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
  const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
  const starts: readonly string[] = [
    "",
    "GET /api",
    head(upgrade),
    `${head(upgrade)}\r\n\r\n`,
    `${head([...upgrade, "Sec-WebSocket-Key: short"])}\r\n\r\n`,
    `${head([...upgrade.slice(0, 2), "Sec-WebSocket-Version: 7", key])}\r\n\r\n`,
    `${head([...upgrade, key, "Origin: https://evil.example"])}\r\n\r\n`,
    // A frame without a mask, one with reserved bits, one that announces far more than comes.
    `${head([...upgrade, key])}\r\n\r\n\u0001\u0005hello`,
    `${head([...upgrade, key])}\r\n\r\n\u0071\u0005hello`,
    `${head([...upgrade, key])}\r\n\r\n${String.fromCharCode(0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)}`,
    `POST /api/tables HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 9999999\r\n\r\n{`,
    `POST /api/tables HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: -1\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${hostname}\r\nX: ${"x".repeat(40_000)}\r\n\r\n`,
    `${"\u0016\u0003\u0001"}${"x".repeat(200)}`,
  ];
  const lines: Socket[] = [];
  for (let i = 0; i < 300; i++) {
    const line = connect(Number(port), hostname);
    line.on("error", () => {});
    line.write(Buffer.from(starts[i % starts.length], "latin1"));
    lines.push(line);
  }
  const began = performance.now();
  const well = await bare(mover);
  expect((await well.asks({ t: "watch", table: tables.running })).length).toBe(1);
  expect((await fetch(`${server.url}/api/tables`)).status).toBe(200);
  expect(performance.now() - began).toBeLessThan(10_000);
  for (const line of lines) line.destroy();
});

test("whatever was thrown at it, the server keeps no memory of it", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const luck = seededDice("memory");
  const { server, outsider, bare } = now();
  const heap = async (): Promise<number> => {
    await new Promise((soon) => setTimeout(soon, 100));
    collect();
    return process.memoryUsage().heapUsed;
  };
  const round = async (): Promise<void> => {
    for (let i = 0; i < 6; i++) {
      const socket = await bare(pick([outsider, undefined], luck));
      for (let sent = 0; sent < 9; sent++)
        await socket.asks(
          ...Array.from({ length: 19 }, () => ({
            t: pick(["watch", "act", "chat"], luck),
            table: nowhere(luck),
            n: 1,
            id: letters(luck, 60),
            act: {},
            text: "x",
          })),
        );
      socket.end();
    }
    for (let i = 0; i < 400; i++)
      await server.app.fastify.inject({ url: `/api/tables/${nowhere(luck)}`, headers: { cookie: forgedCookie(luck) } });
  };
  await round();
  const first = await heap();
  for (let i = 0; i < 3; i++) await round();
  const last = await heap();
  expect((last - first) / 2 ** 20).toBeLessThan(8);
  const gauge = /^rubicon_sockets (\d+)$/m.exec(await server.app.services.metrics.text())?.[1];
  expect(Number(gauge)).toBeLessThan(10);
});

test("after all that, the game goes on where it stood", async () => {
  const { mover, tables, standing } = now();
  const { entries } = (await standing()).info;
  const view = mover.watch(tables.running);
  const state = await view.when(({ legal }) => legal.length > 0);
  expect(await mover.act(tables.running, state.legal[0])).toEqual({ is: "done", n: entries });
  view.close();
  await changed();
});
