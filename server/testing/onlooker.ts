/** Whoever looks at a table in a test, and everything that he can get out of the server about it. */
import type { Json, Seat, Viewer } from "@rubicon/engine";
import { type Runner, run } from "../notices/errands.ts";
import type { Player } from "../services.ts";
import { Bare } from "./bare.ts";
import type { TestServer } from "./index.ts";

export interface Onlooker {
  readonly viewer: Viewer;
  /** Null for a stranger. */
  readonly player: Player | null;
  readonly cookie: string;
}

export interface Occasion {
  readonly table: string;
  readonly entries: number;
  readonly toMove: Seat;
  /** Acts that the rules forbid at the moment: what is answered must not tell why more than is known. */
  readonly forbidden: readonly Json[];
  /** Acts of all kinds to ask about, allowed or not. */
  readonly tried: readonly Json[];
  /** Pieces to take up, of whoever is asked or of nobody. */
  readonly taken: readonly (readonly string[])[];
}

/** All that the server says to this onlooker at this moment, asked in every way there is. Nothing is changed by it. */
export async function everythingTold(server: TestServer, onlooker: Onlooker, moment: Occasion): Promise<string[]> {
  return [
    ...(await noticesOf(server, onlooker, moment)),
    ...(await answersOverHttp(server, onlooker, moment)),
    ...(await answersOverSocket(server, onlooker, moment)),
  ];
}

/** Headers that say when, not what. */
const MOMENTARY = ["date", "connection", "keep-alive"];

async function answersOverHttp(
  server: TestServer,
  { cookie }: Onlooker,
  { table, entries }: Occasion,
): Promise<string[]> {
  const at = `/api/tables/${table}`;
  const { players } = await peopleAt(server, table);
  const reads = [
    "/",
    "/api/me/tables",
    "/api/tables",
    "/api/tables?mine=true",
    "/api/tables?status=running",
    at,
    `${at}/chronicle`,
    `${at}/chronicle?since=${entries - 3}`,
    `${at}/chat`,
    `${at}/gallery`,
    `${at}/note`,
    `${at}/journal`,
    ...players.map((player) => `/api/players/${player}`),
  ];
  // None of these can be done while a game is played and nothing is asked.
  const deeds: readonly (readonly [string, object])[] = [
    ["join", {}],
    ["leave", {}],
    ["claim", {}],
    ["rematch", {}],
    ["answer", { to: "draw", yes: true }],
    ["answer", { to: "take-back", yes: true }],
    ["take-back", { to: entries + 5 }],
    ["chat", { text: "" }],
    ["gallery", { text: "" }],
    ["decline", {}],
  ];
  const told: string[] = [];
  const ask = async (method: "GET" | "POST", url: string, payload?: object): Promise<void> => {
    const headers = { ...(cookie === "" ? {} : { cookie }), origin: server.url };
    const answer = await server.app.fastify.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    const heads = Object.entries(answer.headers).filter(([name]) => !MOMENTARY.includes(name));
    told.push(`${method} ${url} ${answer.statusCode} ${JSON.stringify(heads)} ${answer.body}`);
  };
  for (const url of reads) await ask("GET", url);
  for (const [deed, body] of deeds) await ask("POST", `${at}/${deed}`, body);
  return told;
}

async function answersOverSocket(server: TestServer, { cookie }: Onlooker, moment: Occasion): Promise<string[]> {
  const { table, entries, forbidden, tried, taken } = moment;
  const acts = forbidden.map((act, i) => ({ t: "act", table, id: `forbidden-${i}`, n: entries, act }));
  const socket = await Bare.open(server.url, cookie);
  try {
    await socket.asks(
      { t: "watch", table },
      { t: "watch", table, since: entries - 4 },
      ...acts,
      { t: "act", table, id: "too-early", n: entries + 3, act: forbidden[0] ?? {} },
      { t: "orders", table, id: "nonsense-orders", orders: { nonsense: true } },
      { t: "ahead", table, id: "nonsense-choice", act: { do: "nonsense" } },
      { t: "why", table, id: "why-is-it", acts: tried },
      ...taken.map((pieces, i) => ({ t: "reach", table, id: `where-to-${i}`, pieces })),
      ...taken.map((pieces, i) => ({ t: "closed", table, id: `why-not-${i}`, pieces, to: "roma" })),
      { t: "chat", table, text: " " },
    );
    return [...socket.heard];
  } finally {
    socket.end();
  }
}

/** To the seat that is asked, what it alone reads; to everybody else, what stands in a channel that many read. */
async function noticesOf(server: TestServer, { viewer }: Onlooker, { table, toMove }: Occasion): Promise<string[]> {
  const { store, app, config } = server;
  const { keeper, accounts, now } = app.services;
  const { seats, askedAt } = await peopleAt(server, table);
  const player = seats.get(toMove) ?? "";
  const told: string[] = [];
  const tell = async (...words: readonly unknown[]): Promise<void> => {
    told.push(JSON.stringify(words));
  };
  const notices = { email: true, push: true, webhook: "https://hooks.example/rubicon" };
  const runner: Runner = {
    db: store.db,
    origin: config.origin,
    keeper,
    accounts: {
      async playerById(id) {
        const known = await accounts.playerById(id);
        return known && { ...known, notices, email: "mover@mail.example" };
      },
    },
    sendMail: (letter) => tell("mail", letter),
    sendPush: async ({ endpoint }, message) => {
      await tell("push", endpoint, message);
      return "taken";
    },
    post: async (address, body) => {
      await tell("webhook", address, body);
      return 204;
    },
    now,
  };
  await store.db.deleteFrom("presence").where("table_id", "=", table).execute();
  const errand = { table, seat: toMove, player, askedAt: askedAt?.toISOString(), kind: "move" };
  const endpoint = `https://push.example/${player}`;
  if (viewer === toMove) {
    await run(runner, "mail", errand);
    await run(runner, "mail", { ...errand, kind: "reminder" });
    await run(runner, "push", { ...errand, endpoint });
  } else await run(runner, "webhook", errand);
  return told;
}

async function peopleAt({ store }: TestServer, table: string) {
  const rows = await store.db.selectFrom("seats").select(["seat", "player_id"]).where("table_id", "=", table).execute();
  const { asked_at } = await store.db
    .selectFrom("tables")
    .select("asked_at")
    .where("id", "=", table)
    .executeTakeFirstOrThrow();
  const seats = new Map(rows.map(({ seat, player_id }) => [seat, player_id]));
  return { seats, players: rows.flatMap(({ player_id }) => player_id ?? []).sort(), askedAt: asked_at };
}

/** Where two lists of what was told part, with a little of what stands around it; null where they do not. */
export function difference(truth: readonly string[], twin: readonly string[]): string | null {
  for (let i = 0; i < Math.max(truth.length, twin.length); i++) {
    const [one, other] = [truth[i] ?? "(nothing)", twin[i] ?? "(nothing)"];
    if (one === other) continue;
    let at = 0;
    while (one[at] === other[at]) at++;
    const around = (text: string) => `${text.slice(0, 60)} ... ${text.slice(Math.max(0, at - 120), at + 120)}`;
    return `in truth: ${around(one)}\nin the twin: ${around(other)}`;
  }
  return null;
}
