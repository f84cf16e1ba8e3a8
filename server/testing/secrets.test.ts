/**
 * Secrets, looked for wherever they must not be: in what others are sent, in logs, and behind tables that are not there
 * for whoever asks. Two accounts play a whole game while everything that is said and logged is kept.
 */
import { commitmentOf, isObject, type Json, pick, type Seat, seededDice, type Viewer } from "@rubicon/engine";
import { juliusCaesar, type Seen } from "@rubicon/julius-caesar";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { LIMITS, type Moment } from "../protocol.ts";
import type { Standing } from "../services.ts";
import { Bare, spoken } from "./bare.ts";
import { startServer, type TestServer } from "./index.ts";
import { everythingTold, type Onlooker } from "./onlooker.ts";

const logged: string[] = [];

const PASSWORDS = ["Veni-vidi-vici-47", "Magnus-in-Pharsalo-48"];
const WRONG = "not-the-password-of-anybody";
const EMAILS = ["gaius@mail.example", "gnaeus@mail.example"];
const NOTES = ["hold Massilia, whatever comes", "sail for Egypt in winter"];
const HOOKS = ["https://hooks.example/first/9c1185a5", "https://hooks.example/second/4e07408562"];
const UNSAID = "a line of chat that the database did not take";

let server: TestServer;
const said: { readonly viewer: string; readonly over: boolean; readonly text: string }[] = [];

beforeAll(async () => {
  for (const way of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, way).mockImplementation((...words) => logged.push(words.join(" ")));
  server = await startServer({ config: { logLevel: "trace" }, log: { write: (line) => logged.push(line) } });
});

afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

const jsonOf = (answer: { readonly body: string }): Json => (answer.body === "" ? null : JSON.parse(answer.body));

const ask = (method: "GET" | "POST" | "PUT" | "PATCH", url: string, cookie = "", payload?: object) =>
  server.app.fastify.inject({
    ...{ method, url },
    headers: { origin: server.url, ...(cookie === "" ? {} : { cookie }) },
    ...(payload ? { payload } : {}),
  });

/** Signs up, stumbles over the password, confirms the address, signs in and sets everything that can be set. */
async function account(i: number): Promise<string> {
  const [email, password, name] = [EMAILS[i], PASSWORDS[i], `Player ${i}`];
  await ask("POST", "/api/auth/sign-up/email", "", { email, password, name });
  await vi.waitFor(() => expect(server.letters.some(({ to }) => to === email)).toBe(true), 20_000);
  const link = new URL(/^https?:\S+$/m.exec(server.letters.findLast(({ to }) => to === email)?.text ?? "")?.[0] ?? "");
  await ask("GET", link.pathname + link.search);
  await ask("POST", "/api/auth/sign-in/email", "", { email, password: WRONG });
  const entered = await ask("POST", "/api/auth/sign-in/email", "", { email, password });
  expect(entered.statusCode).toBe(200);
  const cookie = [entered.headers["set-cookie"] ?? []]
    .flat()
    .map((line) => line.split(";")[0])
    .join("; ");
  const notices = { email: false, push: false, webhook: HOOKS[i] };
  expect((await ask("PATCH", "/api/me", cookie, { notices })).statusCode).toBe(200);
  await ask("POST", "/api/auth/request-password-reset", "", { email, redirectTo: server.url });
  return cookie;
}

/** Names of blocks and cards that the viewer may see only the backs of. */
function hiddenFrom(viewer: Viewer, position: object): Set<string> {
  const names = juliusCaesar.seats
    .filter((seat) => seat !== viewer)
    .flatMap((seat) => {
      // The game's own type of what a seat sees.
      const seen = juliusCaesar.sight(position as never, seat) as unknown as Seen;
      const side = seat === "caesar" ? "caesar" : "pompeius";
      const hand = seen.hands[side];
      const standing = seen.places
        .flatMap(({ blocks }) => blocks)
        .filter((each) => each.side === side && !each.shown && each.colour !== "blue");
      return [
        ...standing.map(({ block }) => block),
        ...(seen.pools[side].blocks ?? []),
        ...(hand.cards ?? []),
        hand.discarded,
        hand.chosenCard,
      ];
    });
  return new Set(names.filter((name) => name !== undefined));
}

/** Every text in some JSON with the field it stands under. */
function* fieldsIn(json: Json, field = ""): Generator<readonly [string, string]> {
  if (typeof json === "string") yield [field, json];
  else if (Array.isArray(json)) for (const each of json) yield* fieldsIn(each, field);
  else if (isObject(json))
    for (const [key, value] of Object.entries(json)) {
      yield ["", key];
      yield* fieldsIn(value, key);
    }
}

/** Leaders have the names of the seats they lead: as such they are no secret. */
const isSeat = (field: string, text: string): boolean => field !== "block" && juliusCaesar.seats.includes(text);

/** Which of these names are in a message about a table. What happened is told apart from what lies there. */
function namesIn(text: string, hidden: ReadonlySet<string>): string[] {
  const message = spoken(text);
  if (message.t !== "table") return [];
  const { entries: _, ...outlook } = message;
  // What was sent is JSON.
  return hiddenIn(outlook as unknown as Json, hidden);
}

function hiddenIn(lies: Json, hidden: ReadonlySet<string>): string[] {
  return [...fieldsIn(lies)]
    .filter(([field, name]) => hidden.has(name) && !isSeat(field, name))
    .map(([, name]) => name);
}

/** The dice are the server's own, and may end the war in its first year: three looks come before. */
const EARLY = [10, 25, 45] as const;
const isTimeToLookBack = (entries: number): boolean => entries % 75 === 0 || EARLY.some((early) => early === entries);

describe("a whole game between two accounts", () => {
  let table = "";
  let seed = "";
  let looksBack = 0;
  let onlookers: Onlooker[] = [];
  const standing = async (): Promise<Standing> => {
    const now = await server.app.services.keeper.standing(table);
    if (!now) throw new Error("the table is gone");
    return now;
  };

  beforeAll(async () => {
    const cookies = [await account(0), await account(1)];
    const opened = jsonOf(
      await ask("POST", "/api/tables", cookies[0], {
        ...{ game: "julius-caesar", scenario: "historical", seat: "caesar" },
      }),
    );
    table = isObject(opened) ? String(opened.id) : "";
    await ask("POST", `/api/tables/${table}/join`, cookies[1], {});
    for (const [i, cookie] of cookies.entries()) {
      await ask("PUT", `/api/tables/${table}/note`, cookie, { text: NOTES[i] });
      await ask("POST", `/api/tables/${table}/chat`, cookie, { text: "salve" });
    }
    const players = await Promise.all(cookies.map((cookie) => server.app.services.accounts.playerOf({ cookie })));
    const seats: Seat[] = ["caesar", "pompeius"];
    onlookers = [
      ...seats.map((viewer, i) => ({ viewer, player: players[i], cookie: cookies[i] })),
      { viewer: "watcher", player: null, cookie: "" },
    ];
    ({ seed } = await server.store.db
      .selectFrom("tables")
      .select("seed")
      .where("id", "=", table)
      .executeTakeFirstOrThrow());
    await playThrough();
  });

  /** By viewer, after each entry: what he was sent then of what lies on the table, and what he was not to know. */
  const then = new Map<Viewer, { readonly sight: Json; readonly hidden: ReadonlySet<string> }[]>();

  /** Looks at all of the past: it is what was shown then, and holds no name that was hidden then. */
  async function lookBack(entries: number): Promise<number> {
    let found = 0;
    for (const { viewer, cookie } of onlookers) {
      const moments: Moment[] = [];
      for (let from = 0; from < entries; from += LIMITS.moments) {
        const answer = await ask(
          "GET",
          `/api/tables/${table}/past?from=${from}&to=${from + LIMITS.moments - 1}`,
          cookie,
        );
        expect(answer.statusCode).toBe(200);
        moments.push(...JSON.parse(answer.body));
        said.push({ viewer, over: false, text: answer.body });
      }
      const shown = then.get(viewer) ?? [];
      expect(moments.map(({ n }) => n)).toEqual(shown.map((_, n) => n));
      for (const { n, sight, viewer: eyes } of moments) {
        expect([eyes, sight], `${viewer}, entry ${n}`).toEqual([viewer, shown[n].sight]);
        expect(hiddenIn(sight, shown[n].hidden), `${viewer}, entry ${n}`).toEqual([]);
        // What is looked for would be found, were it there.
        const other = then.get(viewer === "caesar" ? "pompeius" : "caesar")?.[n];
        found += hiddenIn(other?.sight ?? null, shown[n].hidden).length;
      }
    }
    return found;
  }

  /** To the end, with a socket for each onlooker; what he is sent is looked through at every entry. */
  async function playThrough(): Promise<void> {
    const luck = seededDice("secrets");
    const sockets = await Promise.all(onlookers.map(({ cookie }) => Bare.open(server.url, cookie)));
    for (const socket of sockets) await socket.asks({ t: "watch", table });
    for (;;) {
      const { info, position, game } = await standing();
      const over = info.status === "over";
      const news = sockets.map(({ heard }) => heard.splice(0));
      for (const [i, { viewer }] of onlookers.entries()) {
        said.push(...news[i].map((text) => ({ viewer, over, text })));
        if (position === null || over) continue;
        const hidden = hiddenFrom(viewer, position);
        const sights = news[i].map(spoken).flatMap((each) => (each.t === "table" ? [each.sight] : []));
        then.set(viewer, [...(then.get(viewer) ?? []), { sight: sights.at(-1) ?? null, hidden }]);
        expect(
          news[i].flatMap((text) => namesIn(text, hidden)),
          `${viewer}, entry ${info.entries}`,
        ).toEqual([]);
        // To him whose they are they are named: what is looked for is there to be found.
        const other = viewer === "caesar" ? 1 : 0;
        expect(news[other].flatMap((text) => namesIn(text, hidden)).length).toBeGreaterThan(0);
      }
      if (position === null || info.toMove === null || over) break;
      const mover = onlookers.findIndex(({ viewer }) => viewer === info.toMove);
      if (isTimeToLookBack(info.entries)) {
        await askEverything(info.toMove, info.entries);
        expect(await lookBack(info.entries)).toBeGreaterThan(0);
        looksBack++;
      }
      const act = game.acts.write(pick(game.legal(position), luck));
      sockets[mover].send({ t: "act", table, id: actId(info.entries), n: info.entries, act });
      await Promise.all(sockets.map((socket) => hears(socket, info.entries + 1)));
    }
    for (const socket of sockets) socket.end();
  }

  const actId = (entry: number): string => `act-${entry}-of-somebody`;

  async function hears(socket: Bare, entries: number): Promise<void> {
    const came = () => socket.heard.some((text) => text.includes(`"entries":${entries},`));
    while (!came()) await new Promise((soon) => setTimeout(soon, 1));
  }

  async function askEverything(toMove: Seat, entries: number): Promise<void> {
    for (const onlooker of onlookers) {
      const occasion = { table, entries, toMove, forbidden: [], tried: [], taken: [["nobody"]] };
      const told = await everythingTold(server, onlooker, occasion);
      said.push(...told.map((text) => ({ viewer: onlooker.viewer, over: false, text })));
    }
  }

  test("nobody is sent what others alone may know", async () => {
    expect(said.length).toBeGreaterThan(onlookers.length * EARLY[2]);
    expect(looksBack).toBeGreaterThan(2);
    const sessions = await sql<{ token: string; userId: string }>`select token, "userId" from session`.execute(
      server.store.db,
    );
    const seals = await server.store.db.selectFrom("journal").select("seal").where("table_id", "=", table).execute();
    const forNobody = [
      ...PASSWORDS,
      ...sessions.rows.flatMap(({ token, userId }) => [token, userId]),
      ...seals.map(({ seal }) => seal),
    ];
    for (const [i, { viewer }] of onlookers.entries()) {
      const others = [0, 1].filter((other) => other !== i);
      const secrets = [...forNobody, ...others.flatMap((other) => [EMAILS[other], NOTES[other], HOOKS[other]])];
      const heard = said.filter((each) => each.viewer === viewer && !each.over).map(({ text }) => text);
      const all = heard.join("\n");
      expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
      // The ids of acts are given back to whoever made them up, and to nobody else.
      const mine = heard.filter((text) => text.includes("-of-somebody"));
      expect(mine.every((text) => ["done", "error", "stale"].includes(spoken(text).t))).toBe(true);
      expect(mine.length > 0).toBe(viewer !== "watcher");
    }
  });

  test("the seed is shown when the game is over, and in nothing before", async () => {
    const showing = said.filter(({ text }) => text.includes(seed));
    expect(showing.filter(({ over }) => !over)).toEqual([]);
    expect(new Set(showing.map(({ viewer }) => viewer))).toEqual(new Set(onlookers.map(({ viewer }) => viewer)));
    const { info } = await standing();
    expect(info.status).toBe("over");
    expect(commitmentOf(info.seed ?? "")).toBe(info.commitment);
  });

  test("no secret is in the logs, not even when something breaks", async () => {
    await sql`alter table chat rename to chat_elsewhere`.execute(server.store.db);
    const broken = await ask("POST", `/api/tables/${table}/chat`, onlookers[0].cookie, { text: UNSAID });
    await sql`alter table chat_elsewhere rename to chat`.execute(server.store.db);
    expect(broken.statusCode).toBe(500);
    expect(jsonOf(broken)).toEqual({ error: "Something went wrong inside the server.", code: "fault" });
    await ask("POST", "/api/auth/sign-in/email", "", { email: "nobody@mail.example", password: WRONG });

    const text = logged.join("\n");
    expect(logged.length).toBeGreaterThan(100);
    expect(text).toContain("/api/tables/:id/chat");
    expect(text).toContain("A request failed.");
    const { rows: sessions } = await sql<{ token: string }>`select token from session`.execute(server.store.db);
    const { rows: keys } = await sql<{ value: string }>`select value from secrets`.execute(server.store.db);
    const links = server.letters.flatMap((letter) => letter.text.match(/token=[^&\s]+/g) ?? []);
    const secrets = [
      ...[seed, table, UNSAID, WRONG, "nobody@mail.example"],
      ...[...PASSWORDS, ...EMAILS, ...NOTES, ...HOOKS],
      ...onlookers.map(({ cookie }) => cookie.split("=")[1] ?? "").filter((cookie) => cookie !== ""),
      ...sessions.map(({ token }) => token),
      ...keys.map(({ value }) => value),
      ...links.map((link) => link.slice("token=".length)),
    ];
    expect(secrets.length).toBeGreaterThan(15);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe("a private table", () => {
  test("is not there for strangers, in any way that they could tell", async () => {
    const [first, second] = await server.pairOfPlayers();
    const form = { game: "julius-caesar", scenario: "historical", visibility: "private", watchers: false } as const;
    const table = await first.openTable(form);
    await second.join(table);
    const nowhere = table.replace(/^.{6}/, (start) => (start === "nowher" ? "elsewh" : "nowher"));
    const requests = (id: string): readonly (readonly ["GET" | "POST" | "PUT", string, object?])[] => [
      ["GET", `/api/tables/${id}`],
      ["GET", `/api/tables/${id}/chronicle`],
      ["GET", `/api/tables/${id}/past?from=0&to=9`],
      ["GET", `/api/tables/${id}/past?from=0&to=9&as=caesar`],
      ["GET", `/api/tables/${id}/journal`],
      ["GET", `/api/tables/${id}/chat`],
      ["GET", `/api/tables/${id}/note`],
      ["PUT", `/api/tables/${id}/note`, { text: "?" }],
      ["POST", `/api/tables/${id}/chat`, { text: "?" }],
      ["POST", `/api/tables/${id}/join`, { seat: "caesar" }],
      ["POST", `/api/tables/${id}/take-back`, { to: 0 }],
      ["POST", `/api/tables/${id}/answer`, { to: "draw", yes: true }],
      ...["leave", "resign", "draw", "claim", "grant-time", "rematch"].map(
        (deed) => ["POST", `/api/tables/${id}/${deed}`] as const,
      ),
    ];
    const { cookie } = await server.guest();
    const tell = async (cookie: string, id: string): Promise<string[]> => {
      const told: string[] = [];
      for (const [method, url, body] of requests(id)) {
        const { statusCode, headers, body: text } = await ask(method, url, cookie, body);
        const { date: _, ...rest } = headers;
        told.push(`${method} ${url.replace(id, ":id")} ${statusCode} ${JSON.stringify(rest)} ${text}`);
        expect(statusCode, url).toBe(cookie === "" && (method !== "GET" || url.endsWith("/note")) ? 401 : 404);
      }
      return told;
    };
    for (const who of [cookie, ""]) expect(await tell(who, table)).toEqual(await tell(who, nowhere));
    for (const who of [cookie, ""])
      for (const url of ["/", "/api/tables", "/api/tables?status=running", `/api/players/${(await first.me())?.id}`])
        expect((await ask("GET", url, who)).body).not.toContain(table);
    await first.resign(table);
    for (const who of [cookie, ""]) expect(await tell(who, table)).toEqual(await tell(who, nowhere));
  });
});
