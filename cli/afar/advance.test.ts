/** What somebody at a terminal says in advance at a table of a server, what he is promised there, and its pack. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client, TableState, View } from "@rubicon/client";
import { isObject } from "@rubicon/engine";
import { openAndJoin, startServer, type TestServer } from "@rubicon/server/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFolder, rubicon } from "../testing/desk.ts";
import { SHORT_FILE, shortSkirmish, skirmishRules } from "../testing/skirmish.ts";

let server: TestServer;

beforeAll(async () => {
  const packs = join(aFolder(), "packs");
  mkdirSync(packs);
  writeFileSync(join(packs, "short.json"), SHORT_FILE);
  server = await startServer({ rulesets: [skirmishRules], config: { packs } });
});

afterAll(() => server.close());

const askedFor = ({ question }: TableState): unknown => (isObject(question) ? question.ask : null);
const isAsked = ({ legal }: TableState): boolean => legal.length > 0;

interface Pair {
  readonly table: string;
  /** By seat: north, south. */
  readonly players: readonly Client[];
  readonly views: readonly View[];
}

/** Two players at a table, up to the first decision of a kind. */
async function upTo(ask: string): Promise<Pair> {
  const players = await server.pairOfPlayers();
  const table = await openAndJoin(players, { game: "skirmish", scenario: "meadow" });
  const views = players.map((player) => player.watch(table));
  for (;;) {
    const state = await Promise.any(views.map((view) => view.when(isAsked)));
    const who = views.findIndex((view) => view.state === state);
    if (askedFor(state) === ask) return inOrder({ table, players, views });
    await players[who].act(table, state.legal[0]);
  }
}

async function inOrder({ table, players, views }: Pair): Promise<Pair> {
  const states = await Promise.all(views.map((view) => view.when()));
  const first = states.findIndex(({ you }) => you === "north");
  const [north, south] = [first, 1 - first];
  return { table, players: [players[north], players[south]], views: [views[north], views[south]] };
}

/** Sits down at the terminal in a player's place. */
function type({ table }: Pair, player: Client, typed: readonly string[], tty = false) {
  const cwd = aFolder();
  writeFileSync(join(cwd, "me.json"), JSON.stringify({ server: server.url, cookie: player.cookie }));
  const play = ["play", "--server", server.url, "--table", table, "--session", "me.json"];
  return rubicon([skirmishRules], play, { cwd, tty, stdin: typed.map((line) => `${line}\n`).join("") });
}

test("what acts will cost and bring stands beside them", async () => {
  const pair = await upTo("turn");
  const { out } = await type(pair, pair.players[0], ["red-30", "quit"]);
  expect(out).toMatch(/Strike with red-30 at mill \(Needs \d or more: \d in 6\)/);
});

describe("a choice that is made in secret by both", () => {
  test("can be made before one is asked, and changed until then", async () => {
    const pair = await upTo("choose");
    const [north, south] = pair.players;
    const { out } = await type(pair, south, ["1", "change", "guard", "quit"], true);
    expect(out.match(/Before north \(red\) has chosen you may choose already, unseen\. Choose a stance/g)).toHaveLength(
      2,
    );
    expect(out).toContain("You have chosen, unseen: Choose charge.");
    expect(out).toContain("You have chosen, unseen: Choose guard.");
    expect(pair.views[0].state?.info.entries).toBe(61);
    await north.act(pair.table, { do: "choose", stance: "charge" });
    const after = await pair.views[1].when(({ info }) => info.entries === 63);
    expect(after.entries.at(-1)?.events).toContainEqual(
      expect.objectContaining({ e: "stances", north: "charge", south: "guard" }),
    );
  });

  test("is offered again to whoever comes back", async () => {
    const pair = await upTo("choose");
    const [, south] = pair.players;
    await type(pair, south, ["1", "quit"]);
    const { out } = await type(pair, south, ["change", "2", "quit"], true);
    expect(out).toContain("You have chosen, unseen: Choose charge.");
    expect(out).toContain("You have chosen, unseen: Choose guard.");
  });
});

describe("standing orders", () => {
  test("are given when one is asked or while another acts, and windows then pass", async () => {
    const pair = await upTo("turn");
    const [north, south] = pair.players;
    const asked = await type(pair, north, ["orders", "orders die pass", "quit"]);
    expect(asked.out).toContain("While others act:\n  die  When a die could be replaced: you are asked\n");
    expect(asked.out).toContain("  die  When a die could be replaced: passes by itself\n");
    const waiting = await type(pair, south, ["orders all pass", "orders", "quit"], true);
    expect(waiting.out.match(/passes by itself/g)).toHaveLength(2);
    const { info } = await pair.views[0].when(({ orders }) => orders?.windows.die === "pass");
    const { out } = await type(pair, north, ["strike red-30 mill", "quit"]);
    expect(out).not.toContain("spend a token?");
    const after = await pair.views[1].when(({ info: { entries } }) => entries === info.entries + 3);
    expect(after.orders).toEqual({ windows: { die: "pass" }, next: false });
  });

  test("given in a window let it pass", async () => {
    const pair = await upTo("turn");
    const [north, south] = pair.players;
    await north.act(pair.table, { do: "strike", piece: "red-30", field: "mill" });
    const { out } = await type(pair, south, ["orders die pass", "quit"]);
    expect(out).toContain("spend a token?");
    expect(out).toContain("passes by itself");
    expect(out).toContain("goes on with it.");
    await pair.views[0].when((state) => isAsked(state) && askedFor(state) === "window");
  });
});

describe("a table with another pack", () => {
  test("is opened with its file, and brings it along for whoever joins", async () => {
    const cwd = aFolder();
    writeFileSync(join(cwd, "short.json"), SHORT_FILE);
    const open = ["play", "--server", server.url, "--open", "--pack", "short.json", "--scenario", "drill", "--json"];
    const times = (count: number) => Array(count).fill("1").join("\n");
    const first = rubicon([skirmishRules], open, { cwd, stdin: times(3000) });
    const observer = await server.guest();
    let table: string | undefined;
    while (table === undefined) [table] = (await observer.tables({ status: "open" })).tables.map(({ id }) => id);
    expect((await observer.table(table)).table.pack).toEqual(shortSkirmish.pack);
    const joining = ["play", "--server", server.url, "--table", table];
    const [one, other] = await Promise.all([first, rubicon([skirmishRules], joining, { stdin: times(3000) })]);
    expect(JSON.parse(one.out)).toMatchObject({ table, status: "over" });
    expect(other.out).toContain("Round 2");
    expect(other.out).not.toContain("Round 3");
  });

  test("cannot be opened where the pack is not offered", async () => {
    const cwd = aFolder();
    writeFileSync(join(cwd, "odd.json"), SHORT_FILE.replace('"rounds": 2', '"rounds": 1'));
    const open = ["play", "--server", server.url, "--open", "--pack", "odd.json"];
    const { code, err } = await rubicon([skirmishRules], open, { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(/^[^\n]*pack[^\n]*\.\n$/);
  });
});
