/** What those who watch say among themselves: no player hears a word of it, nor that there is one, before the end. */
import type { Client } from "@rubicon/client";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Bare, spoken } from "../testing/bare.ts";
import { openAndJoin, startServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
let count = 0;

beforeAll(async () => {
  server = await startServer({ rulesets: [juliusCaesarRules] });
});
afterAll(() => server.close());

/** Somebody with an account. */
async function account(): Promise<Client> {
  const client = await server.guest();
  const { id } = (await client.me()) ?? { id: "" };
  await server.store.db.updateTable("players").set({ guest: false }).where("id", "=", id).execute();
  await client.changeMe({ name: `Spectator ${++count}` });
  return client;
}

async function lookingOn(client: Client, table: string): Promise<Bare> {
  const socket = await Bare.open(server.url, client.cookie);
  await socket.asks({ t: "watch", table });
  return socket;
}

const ask = async (client: Client | null, method: "GET" | "POST", table: string, body?: object) => {
  const answer = await server.app.fastify.inject({
    method,
    url: `/api/tables/${table}/gallery`,
    headers: { ...(client ? { cookie: client.cookie } : {}), origin: server.url },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, json: answer.body === "" ? null : answer.json(), text: answer.body };
};

const TEXT = "Caesar leaves Massilia open.";

describe("while the game is played", () => {
  test("those who watch hear each other, and players on all their lines hear nothing at all", async () => {
    const players = [await account(), await account()] as const;
    const [one, other, guest] = [await account(), await account(), await server.guest()];
    const table = await openAndJoin(players);
    const [speaker, listener] = [await lookingOn(one, table), await lookingOn(other, table)];
    // The second looks on in another browser as well: he is a player there too.
    const seated = await Promise.all([players[0], players[1], players[1]].map((client) => lookingOn(client, table)));
    const outside = await lookingOn(guest, table);
    const stranger = await Bare.open(server.url);
    await stranger.asks({ t: "watch", table });
    const deaf = [...seated, outside, stranger];
    const before = deaf.map(({ heard }) => heard.length);
    const silent = await Promise.all(players.map((player) => everythingOf(player, table)));
    // Who looks on is gathered for a moment before it is written.
    await expect.poll(() => presenceAt(table)).toHaveLength(players.length);
    const rows = await presenceAt(table);

    const heard = listener.until(({ t }) => t === "gallery");
    expect(
      (await speaker.asks({ t: "gallery", table, text: TEXT })).every((text) => spoken(text).t === "gallery"),
    ).toBe(true);
    await heard;
    expect(spoken(listener.heard.at(-1) ?? "")).toMatchObject({ t: "gallery", table, text: TEXT });

    // Each is asked something, so that whatever was to come before it has come.
    for (const socket of deaf) expect(await socket.asks()).toEqual([]);
    expect(deaf.map(({ heard }, i) => heard.length - before[i])).toEqual(deaf.map(() => 1));
    expect(await Promise.all(players.map((player) => everythingOf(player, table)))).toEqual(silent);
    expect(await presenceAt(table)).toEqual(rows);
    for (const socket of [speaker, listener, ...deaf]) socket.end();
  });

  test("the numbers of what players say do not tell how much is said of them", async () => {
    const players = [await account(), await account()] as const;
    const watcher = await account();
    const table = await openAndJoin(players);
    const say = (text: string) => players[0].http.post(`/api/tables/${table}/chat`, { text });
    await say("Ave.");
    for (let i = 0; i < 3; i++) await ask(watcher, "POST", table, { text: TEXT });
    await say("Vale.");
    const [first, second] = await players[1].chat(table);
    expect(second.id).toBe(first.id + 1);
  });

  test("players are answered the same whether anything was said or not", async () => {
    const players = [await account(), await account()] as const;
    const watcher = await account();
    const table = await openAndJoin(players);
    const [quiet] = [await ask(players[0], "GET", table)];
    expect(quiet.status).toBe(400);
    expect(quiet.json.code).toBe("only-watchers-speak");
    expect((await ask(watcher, "POST", table, { text: TEXT })).status).toBe(204);
    expect(await ask(players[0], "GET", table)).toEqual(quiet);
    expect((await ask(players[1], "POST", table, { text: "What do you say of me?" })).json.code).toBe(
      "only-watchers-speak",
    );
    const socket = await lookingOn(players[0], table);
    const [refused] = await socket.asks({ t: "gallery", table, text: "Hush." });
    expect(spoken(refused)).toMatchObject({ t: "error", code: "only-watchers-speak" });
    socket.end();
  });

  test("guests and strangers neither hear nor speak: a player could be one in another window", async () => {
    const players = [await account(), await account()] as const;
    const table = await openAndJoin(players);
    const guest = await server.guest();
    expect((await ask(guest, "GET", table)).json.code).toBe("accounts-only");
    expect((await ask(guest, "POST", table, { text: TEXT })).json.code).toBe("accounts-only");
    expect((await ask(null, "GET", table)).json.code).toBe("accounts-only");
    expect((await ask(null, "POST", table, { text: TEXT })).status).toBe(401);
  });

  test("before it begins nobody speaks: who is there may still sit down", async () => {
    const [host, visitor] = [await account(), await account()];
    const table = await host.openTable({ game: "julius-caesar", scenario: "historical" });
    expect((await ask(visitor, "POST", table, { text: TEXT })).json.code).toBe("not-begun");
    expect((await ask(visitor, "GET", table)).status).toBe(400);
  });

  test("where nobody may watch there is no such table", async () => {
    const players = [await account(), await account()] as const;
    const table = await openAndJoin(players, { watchers: false });
    expect((await ask(await account(), "GET", table)).status).toBe(404);
    expect((await ask(await account(), "POST", table, { text: TEXT })).status).toBe(404);
  });
});

test("when it is over everybody reads what was said, hears what is said, and the players join in", async () => {
  const players = [await account(), await account()] as const;
  const watcher = await account();
  const table = await openAndJoin(players);
  await ask(watcher, "POST", table, { text: TEXT });
  const view = players[1].watch(table);
  await view.when(({ info }) => info.status === "running");
  await players[0].resign(table);
  await view.when(({ info }) => info.status === "over");
  for (const client of [...players, watcher, await server.guest()])
    expect(await client.gallery(table)).toMatchObject([{ text: TEXT }]);
  const heard = new Promise((hear) => view.onGallery(hear));
  const socket = await lookingOn(players[0], table);
  socket.send({ t: "gallery", table, text: "I saw it too late." });
  expect(await heard).toMatchObject({ table, text: "I saw it too late." });
  expect((await watcher.gallery(table)).map(({ text }) => text)).toEqual([TEXT, "I saw it too late."]);
  socket.end();
});

/** What a player is told over HTTP that could have to do with talk. */
const everythingOf = async (client: Client, table: string): Promise<object> => ({
  chat: await client.chat(table),
  chronicle: await client.chronicle(table),
  table: await client.table(table),
  own: await client.http.get("/api/me/tables"),
});

const presenceAt = (table: string) =>
  server.store.db
    .selectFrom("presence")
    .select("player_id")
    .where("table_id", "=", table)
    .orderBy("player_id")
    .execute();
