/** Bots that players run themselves: their tokens, what they may and may not, and two of them as programs. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type Client, connect } from "@rubicon/client";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { MOST_BOTS } from "../accounts/bots.ts";
import type { NewBotAccount, OpenForm } from "../protocol.ts";
import { duelRules } from "../testing/duel.ts";
import { NodeSocket, startServer, type TestServer } from "../testing/index.ts";

const TABLE: OpenForm = { game: "skirmish", scenario: "meadow" };
const LONG = 120_000;

let server: TestServer;
let owner: Client;
const clients: Client[] = [];

beforeAll(async () => {
  server = await startServer({ rulesets: [duelRules] });
  owner = await account("Cornelia");
}, LONG);

afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
});

const people = new Map<string, Promise<Client>>();

/** Somebody with an account: few can be made from one address. */
function account(name: string): Promise<Client> {
  const known = people.get(name) ?? signUp(name);
  people.set(name, known);
  return known;
}

async function signUp(name: string): Promise<Client> {
  const form = { email: `${name.toLowerCase()}@example.org`, password: "alea iacta est esto", name };
  const post = (path: string, body: object) =>
    fetch(`${server.url}/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url },
      body: JSON.stringify(body),
    });
  await post("sign-up/email", form);
  await vi.waitFor(() => expect(server.letters.some(({ to }) => to === form.email)).toBe(true), LONG);
  const letter = server.letters.findLast(({ to }) => to === form.email)?.text ?? "";
  await fetch(/^https?:\S+$/m.exec(letter)?.[0] ?? "", { redirect: "manual" });
  const answer = await post("sign-in/email", form);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  return server.as(cookies.join("; "));
}

/** A client that comes in by a token. */
function botWith({ token }: Pick<NewBotAccount, "token">): Client {
  const client = connect(server.url, { token, WebSocket: NodeSocket, backoff: { first: 10, most: 200 } });
  clients.push(client);
  return client;
}

const ratedAt = async (client: Client, table: string): Promise<boolean> => (await client.table(table)).table.rated;

describe("tokens", () => {
  test("open the door to a bot that is marked as one, with its owner", async () => {
    const made = await owner.makeBot("Automaton");
    expect(made.token).toMatch(/^rubicon_[\w-]{32}$/);
    const bot = botWith(made);
    expect(await bot.me()).toMatchObject({ id: made.id, name: "Automaton", guest: false, bot: true });
    const profile = await owner.http.get(`/api/players/${made.id}`);
    expect(profile).toMatchObject({ bot: true, runBy: "Cornelia", owner: { name: "Cornelia" } });
    const { id, name } = made;
    expect(await owner.ownBots()).toMatchObject([{ id, name }]);
    await owner.removeBot(made.id);
    expect(await owner.ownBots()).toEqual([]);
    expect(await bot.me()).toBeNull();
  });

  test("are kept as hashes, in no answer but the first", async () => {
    const made = await owner.makeBot("Secret");
    const rows = await server.store.db.selectFrom("players").selectAll().where("id", "=", made.id).execute();
    const told = [
      rows,
      await owner.ownBots(),
      await owner.http.get(`/api/players/${made.id}`),
      await botWith(made).me(),
    ];
    expect(JSON.stringify(told)).not.toContain(made.token);
    await owner.removeBot(made.id);
  });

  test("a new one makes the former worthless, at doors and on open sockets", async () => {
    const made = await owner.makeBot("Janus");
    const bot = botWith(made);
    const table = await bot.openTable(TABLE);
    await bot.watch(table).when();
    expect(bot.player?.id).toBe(made.id);
    const renewed = await owner.renewBotToken(made.id);
    await vi.waitFor(() => expect(bot.player?.id).not.toBe(made.id), LONG);
    expect(await bot.me()).toBeNull();
    expect((await botWith(renewed).me())?.id).toBe(made.id);
    await owner.removeBot(made.id);
  });

  test("what is none opens nothing, whatever cookie comes along", async () => {
    for (const authorization of [
      "Bearer rubicon_nonsense",
      "Basic Y29ybmVsaWE6eA==",
      `Bearer rubicon_${"a".repeat(32)}`,
    ]) {
      const answer = await fetch(`${server.url}/api/me`, { headers: { authorization, cookie: owner.cookie } });
      expect(await answer.json()).toMatchObject({ player: null });
    }
  });

  test("are for accounts, so many and no more, and never of others", async () => {
    const guest = await server.guest();
    await expect(guest.makeBot("Visitor")).rejects.toThrow("account");
    const made = [];
    for (let i = 0; i < MOST_BOTS; i++) made.push(await owner.makeBot(`Legio ${i}`));
    await expect(owner.makeBot("One more")).rejects.toThrow("enough bots");
    const other = await account("Flavia");
    await expect(other.renewBotToken(made[0].id)).rejects.toThrow("no such player");
    await expect(other.removeBot(made[0].id)).rejects.toThrow("no such player");
    const bot = botWith(made[0]);
    await expect(bot.makeBot("Offspring")).rejects.toThrow("for people");
    await expect(bot.changeMe({ name: "Person" })).rejects.toThrow("for people");
    for (const { id } of made) await owner.removeBot(id);
  });
});

describe("bots at tables", () => {
  let one: Client;
  let other: Client;
  let made: NewBotAccount[];

  beforeAll(async () => {
    made = [await owner.makeBot("Castor"), await owner.makeBot("Pollux")];
    [one, other] = made.map(botWith);
  });

  afterAll(async () => {
    for (const { id } of made) await owner.removeBot(id);
  });

  test("sit down where they are welcome, and a game with a person is rated where he has said so", async () => {
    const julia = await account("Julia");
    const closed = await julia.openTable(TABLE);
    await expect(one.join(closed)).rejects.toThrow("for people");
    const open = await julia.openTable({ ...TABLE, botsWelcome: true });
    expect((await julia.table(open)).table.botsWelcome).toBe(true);
    await one.join(open);
    expect(await ratedAt(julia, open)).toBe(true);
    // Who is challenged by name is welcome; whether it counts is another matter.
    const called = await julia.openTable({ ...TABLE, against: made[0].id });
    await one.join(called);
    expect(await ratedAt(julia, called)).toBe(false);
    const theirs = await one.openTable(TABLE);
    await julia.join(theirs);
    expect(await ratedAt(julia, theirs)).toBe(false);
  });

  test("are told apart from people, with who runs them: in what they say, and in the journal", async () => {
    const julia = await account("Julia");
    const table = await julia.openTable({ ...TABLE, botsWelcome: true });
    await one.join(table);
    const heard = new Promise((said) => julia.watch(table).onChat(said));
    await julia.watch(table).when();
    await one.http.post(`/api/tables/${table}/chat`, { text: "Ave" });
    const said = { name: "Castor", bot: true, runBy: "Cornelia", text: "Ave" };
    expect(await julia.chat(table)).toMatchObject([said]);
    expect(await heard).toMatchObject(said);
    await one.resign(table);
    expect(await julia.journal(table)).toContain('"Castor (bot)"');
  });

  test("nobody climbs by beating bots of his own", async () => {
    const own = await owner.openTable({ ...TABLE, botsWelcome: true });
    await one.join(own);
    expect(await ratedAt(owner, own)).toBe(false);
    const brothers = await one.openTable(TABLE);
    await other.join(brothers);
    expect(await ratedAt(owner, brothers)).toBe(false);
    const flavia = await account("Flavia");
    const stranger = await flavia.makeBot("Remus");
    const between = await one.openTable(TABLE);
    await botWith(stranger).join(between);
    expect(await ratedAt(owner, between)).toBe(true);
  });

  test("see what their seat may see, over HTTP as over the socket, and act once", async () => {
    const table = await one.openTable({ ...TABLE, seat: "north" });
    await other.join(table);
    const { table: info } = await one.table(table);
    const [mover, waiter] = info.toMove === "north" ? [one, other] : [other, one];
    const seen = await mover.http.get<{ sight: object; legal: object[]; you: string }>(`/api/tables/${table}/sight`);
    const { sight, legal } = await mover.watch(table).when();
    expect(seen).toMatchObject({ you: info.toMove, sight, legal });
    const theirs = await waiter.http.get<{ sight: object; legal?: object[] }>(`/api/tables/${table}/sight`);
    expect(theirs.legal).toBeUndefined();
    expect(theirs.sight).toEqual((await waiter.watch(table).when()).sight);
    const act = { id: "only-once-1", n: info.entries, act: seen.legal[0] };
    const first = await mover.http.post(`/api/tables/${table}/act`, act);
    expect(first).toMatchObject({ is: "done", n: info.entries });
    expect(await mover.http.post(`/api/tables/${table}/act`, act)).toEqual(first);
    expect(await mover.http.post(`/api/tables/${table}/act`, { ...act, id: "too-late-22" })).toEqual({ is: "stale" });
    const stranger = await server.guest();
    await expect(stranger.http.post(`/api/tables/${table}/act`, act)).rejects.toThrow("do not sit");
  });

  test("hear nothing of what those who watch say", async () => {
    const table = await (await account("Julia")).openTable(TABLE);
    await (await account("Flavia")).join(table);
    expect(await owner.gallery(table)).toEqual([]);
    await expect(one.gallery(table)).rejects.toThrow("for people, not for bots");
  });
});

const ROOT = join(import.meta.dirname, "..", "..");
const hasPython = spawnSync("python3", ["--version"]).status === 0;

describe("the examples", () => {
  const programs: ChildProcess[] = [];

  // Nothing is left of a try, so that another one finds places for its bots.
  afterEach(async () => {
    for (const program of programs.splice(0)) {
      if (program.exitCode !== null) continue;
      program.kill();
      await once(program, "exit");
    }
    for (const { id } of await owner.ownBots()) await owner.removeBot(id);
  });

  const run = (token: string, command: string, ...args: string[]): void => {
    const env = { ...process.env, RUBICON_TOKEN: token };
    programs.push(spawn(command, [...args, server.url], { cwd: ROOT, env, stdio: ["ignore", "ignore", "inherit"] }));
  };

  const over = (client: Client, table: string) =>
    vi.waitFor(async () => expect((await client.table(table)).table.status).toBe("over"), {
      timeout: LONG,
      interval: 250,
    });

  test(
    "the bot in TypeScript takes a challenge and plays to the end",
    async () => {
      const [caller, called] = [await owner.makeBot("Caller"), await owner.makeBot("Random")];
      run(called.token, process.execPath, "scripts/ts.mjs", "examples/bots/random-bot.ts");
      run(caller.token, process.execPath, "scripts/ts.mjs", "examples/bots/random-bot.ts");
      const table = await botWith(caller).openTable({ ...TABLE, against: called.id });
      await over(owner, table);
    },
    LONG,
  );

  test.skipIf(!hasPython)(
    "the bot in Python takes a challenge and plays to the end",
    async () => {
      const [caller, called] = [await owner.makeBot("Serpens"), await owner.makeBot("Python")];
      run(called.token, "python3", "examples/bots/random_bot.py");
      run(caller.token, "python3", "examples/bots/random_bot.py");
      const table = await botWith(caller).openTable({ ...TABLE, against: called.id });
      await over(owner, table);
    },
    LONG,
  );
});
