/** Terminals at tables of a server. */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@rubicon/client";
import { isObject, type Json } from "@rubicon/engine";
import { openAndJoin, startServer, type TestServer } from "@rubicon/server/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aFolder, type Given, rubicon } from "../testing/desk.ts";
import { skirmishRules } from "../testing/skirmish.ts";

let server: TestServer;
let observer: Client;

beforeAll(async () => {
  server = await startServer({ rulesets: [skirmishRules] });
  observer = await server.guest();
});

afterAll(async () => {
  await server.close();
});

const times = (n: number, line: string): string[] => Array(n).fill(line);

function play(rest: readonly string[], typed: readonly string[] = [], given: Given = {}) {
  const stdin = typed.map((line) => `${line}\n`).join("");
  return rubicon([skirmishRules], ["play", "--server", server.url, ...rest], { stdin, ...given });
}

/** The only open table, as soon as there is one. */
async function theOpenTable(): Promise<string> {
  for (;;) {
    const { tables } = await observer.tables({ status: "open" });
    if (tables.length > 0) return tables[0].id;
    await new Promise((soon) => setTimeout(soon, 10));
  }
}

describe("two terminals", () => {
  test("play a whole game through a server, and its journal proves itself", async () => {
    const cwd = aFolder();
    const first = play(["--open", "--scenario", "drill", "--json"], times(3000, "1"));
    const table = await theOpenTable();
    const second = play(["--table", table, "--json"], times(3000, "1"));
    const [one, other] = await Promise.all([first, second]);
    expect([one.code, other.code]).toEqual([0, 0]);
    expect(one.err).toContain(`rubicon play --server ${server.url} --table ${table}`);
    expect(one.err).toContain("The game is over.");
    const end = JSON.parse(one.out);
    expect(end).toMatchObject({ table, status: "over", outcome: { how: expect.any(String) } });
    expect(JSON.parse(other.out)).toEqual(end);
    writeFileSync(join(cwd, "game.jsonl"), await observer.journal(table));
    const verdict = await rubicon([skirmishRules], ["verify", "game.jsonl", "--json"], { cwd });
    expect(JSON.parse(verdict.out)).toMatchObject({ ok: true, outcome: end.outcome });
    const third = await play(["--table", table]);
    expect(third.out).toContain("You are looking on.");
    expect(third.out).toContain("The game is over.");
  });

  test("each hears only what it may", async () => {
    const first = play(["--open", "--scenario", "meadow", "--seat", "north"], ["log", "1", "quit"]);
    const table = await theOpenTable();
    const [one, other] = await Promise.all([first, play(["--table", table], ["quit"])]);
    expect(one.out).toMatch(/north draws tokens \S/);
    expect(one.out).toMatch(/south draws tokens\n/);
    expect(other.out).toMatch(/north draws tokens\n/);
    expect(other.out).toMatch(/south draws tokens \S/);
  });
});

describe("one terminal", () => {
  test("comes back as the same player with a session, which is nobody else's to read", async () => {
    const cwd = aFolder();
    const session = ["--session", "me.json", "--name", "Gaius"];
    const opening = play(["--open", ...session, "--scenario", "drill", "--seat", "north"], ["1", "quit"], { cwd });
    const table = await theOpenTable();
    await observer.join(table);
    const first = await opening;
    expect(first.out).toContain(`You are Gaius at ${server.url}.`);
    expect(first.out).toContain(`--table ${table} goes on with it.`);
    expect(statSync(join(cwd, "me.json")).mode & 0o077).toBe(0);
    expect(JSON.parse(readFileSync(join(cwd, "me.json"), "utf8")).server).toBe(server.url);
    const again = await play(["--table", table, "--session", "me.json"], ["quit"], { cwd });
    expect(again.out).toContain("You are Gaius");
    expect(again.out).not.toContain("You are looking on.");
    const elsewhere = ["play", "--server", "http://localhost:1", "--session", "me.json"];
    const refused = await rubicon([skirmishRules], elsewhere, { cwd });
    expect(refused.code).toBe(2);
    expect(refused.err).toContain(`is a session at ${server.url}, not at http://localhost:1.`);
  });

  test("asks why, speaks, offers a draw, and resigns when it is sure", async () => {
    const typed = ["why quarry", "say Ave!", "draw", "yes", "resign", "no", "resign", "resign"];
    const playing = play(["--open", "--scenario", "meadow", "--seat", "north"], typed);
    const table = await theOpenTable();
    const heard: string[] = [];
    const view = observer.watch(table);
    view.onChat(({ text }) => heard.push(text));
    await observer.join(table);
    const { code, out } = await playing;
    expect(code).toBe(0);
    expect(out).toMatch(/That is the other half \[SK-1\.b\]/);
    expect(out).toContain("Your opponent is asked.");
    expect(out).toContain("Nobody has asked you anything.");
    expect(out).toContain("The game was given up. Victory: south (blue).");
    expect(heard).toEqual(["Ave!"]);
    expect(view.state?.info.entries).toBe(1);
    view.close();
  });

  test("takes its own acts back on the server", async () => {
    const players = await server.pairOfPlayers();
    const table = await openAndJoin(players, { game: "skirmish", scenario: "drill" });
    const isMarch = (act: Json): boolean => isObject(act) && act.do === "march";
    const views = players.map((player) => player.watch(table));
    for (;;) {
      const asked = await Promise.any(views.map((view) => view.when(({ legal }) => legal.length > 0)));
      const who = views.findIndex((view) => view.state === asked);
      if (asked.legal.some(isMarch)) {
        const cwd = aFolder();
        writeFileSync(join(cwd, "me.json"), JSON.stringify({ server: server.url, cookie: players[who].cookie }));
        const march = String(asked.legal.findIndex(isMarch) + 1);
        const ran = await play(["--table", table, "--session", "me.json"], [march, "undo", "undo", "quit"], { cwd });
        expect(ran.out).toContain("One act is taken back.");
        expect(ran.out).toContain(`What came after entry ${asked.info.entries - 1} is taken back.`);
        const after = await views[who].when(({ info }) => info.entries === asked.info.entries + 2);
        expect(after.sight).toEqual(asked.sight);
        expect(after.legal).toEqual(asked.legal);
        return;
      }
      await players[who].act(table, asked.legal[0]);
    }
  });

  test("without a table named is shown those that are open", async () => {
    const none = await play([]);
    expect(none.out).toContain("No table is open.");
    const table = await observer.openTable({ game: "skirmish", scenario: "drill" });
    const some = await play([]);
    expect(some.out).toContain(`  ${table}  skirmish (drill)`);
    await observer.leave(table);
  });
});

describe("what cannot be", () => {
  test.each([
    [["play", "--table", "x"], "--table needs --server."],
    [
      ["play", "--server", "http://x", "--seed", "1"],
      "--seed is for games on this machine, not for those on a server.",
    ],
    [["play", "--server", "http://x", "--open", "--table", "y"], "Either --table or --open, not both."],
    [
      ["play", "--server", "http://x", "--table", "y", "--pack", "z.json"],
      "--pack goes with --open: a table that is there brings its pack along.",
    ],
    [["play", "--server", "here"], 'A server is an address such as http://localhost:3000, not "here".'],
    [["play", "--server", "http://localhost:1"], "There is no answer from http://localhost:1."],
  ])("%j is told in a sentence", async (argv, sentence) => {
    const { code, err } = await rubicon([skirmishRules], argv);
    expect(code).toBe(2);
    expect(err).toBe(`${sentence}\n`);
  });

  test("a table that is not there", async () => {
    const { code, err } = await play(["--table", "A".repeat(24)]);
    expect(code).toBe(2);
    expect(err).toBe("There is no such table.\n");
  });

  test.each([
    ["fr", "Cette table n’existe pas.", "Le serveur ne répond pas pour le moment."],
    ["it", "Questo tavolo non esiste.", "Al momento il server non risponde."],
  ])("is told in the language of the command: %s", async (language, noTable, noAnswer) => {
    const there = await play(["--table", "A".repeat(24), "--lang", language]);
    expect(there.err).toBe(`${noTable}\n`);
    const nowhere = ["play", "--server", "http://localhost:1", "--lang", language];
    expect((await rubicon([skirmishRules], nowhere)).err).toBe(`${noAnswer}\n`);
  });
});
