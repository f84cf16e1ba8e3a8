/** Games from before: a chest of the first version keeps all it holds, and games of earlier rules move or can be carried out. */
import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { type Entry, type Outcome, openTable, pick, readJournal, seededDice, verify } from "@rubicon/engine";
import { makeSkirmish, SMALL_PACK } from "@rubicon/engine/testing";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { openDB } from "idb";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { localSource } from "../table/local.ts";
import { fromChest, putInChest } from "./chest.ts";
import { exportToContinue, importJournal } from "./exchange.ts";
import { CannotMove, listLocalGames, openLocalGame } from "./index.ts";
import type { WholeGame } from "./kept.ts";
import { toldAgain } from "./upgrading.ts";

vi.mock("../games/list.ts", async () => ({ GAMES: [(await import("../games/testing/skirmish.ts")).SKIRMISH] }));

const skirmish = makeSkirmish(SMALL_PACK);
/** What a pack was called before there were packs. */
const FORMER = "0123456789abcdef";
const ALEA = { kind: "seed", seed: "alea" } as const;

/** A game as the first version of the page kept it: by rules 1, with a short name for its components. */
function former(id: string, acts: number): WholeGame {
  const table = openTable(skirmish, { scenario: "drill", dice: ALEA });
  const luck = seededDice(id);
  for (let i = 0; i < acts && table.toMove !== "over"; i++)
    table.act(table.toMove, pick(skirmish.legal(table.position), luck));
  const { header, entries } = table.journal;
  const at = "2026-03-15T12:00:00.000Z";
  return {
    ...{ id, header: { ...header, rules: 1, pack: FORMER }, seed: null, curtain: false, createdAt: at, changedAt: at },
    ...{ length: entries.length, head: "former check" },
    toMove: table.toMove === "over" ? null : table.toMove,
    outcome: skirmish.outcome(table.position),
    entries: entries.map((entry) => ({ game: id, n: entry.n, entry: { ...entry, check: `former ${entry.n}` }, at })),
  };
}

const MANY = 10_000;

/** The chest of the first version, with outcomes that name a winner. */
beforeAll(async () => {
  const db = await openDB("rubicon", 1, {
    upgrade(chest) {
      chest.createObjectStore("games", { keyPath: "id" });
      chest.createObjectStore("entries", { keyPath: ["game", "n"] });
      chest.createObjectStore("files", { keyPath: "id" });
    },
  });
  for (const game of [former("running", 75), former("finished", MANY)]) {
    const { entries, outcome, ...rest } = game;
    const winner = outcome && (Object.keys(outcome.results).find((seat) => outcome.results[seat] === "won") ?? null);
    const { results: _, ...told }: Outcome = outcome ?? { results: {}, score: {}, how: "", rule: "" };
    await db.put("games", { ...rest, outcome: outcome && { ...told, winner } });
    for (const entry of entries) await db.put("entries", entry);
  }
  db.close();
});

describe("a chest of the first version", () => {
  test("keeps every game, and outcomes say how it ended for each seat", async () => {
    const games = new Map((await listLocalGames()).map((game) => [game.id, game]));
    expect([...games.keys()].sort()).toEqual(["finished", "running"]);
    expect(games.get("finished")?.outcome?.results).toEqual(former("finished", MANY).outcome?.results);
    expect(games.get("running")?.outcome).toBeNull();
    expect((await fromChest("running"))?.entries).toHaveLength(76);
  });
});

describe("a game of earlier rules", () => {
  test.each(["running", "finished"])("that comes out the same moves to those of today (%s)", async (id) => {
    const before = await fromChest(id);
    const opened = await openLocalGame(id);
    expect(opened?.header).toEqual({ ...before?.header, rules: skirmish.rules, pack: skirmish.pack.id });
    expect(opened?.toMove).toBe(before?.toMove);
    const acts = (entries: readonly { readonly entry: Entry; readonly at: string | null }[] | undefined) =>
      entries?.map(({ entry: { check: _, ...content }, at }) => ({ ...content, at }));
    expect(acts(opened?.entries)).toEqual(acts(before?.entries));
    // It is chained anew, and goes on.
    const journal = readJournal((await exportToContinue(id)).text);
    expect(verify(skirmish, journal)).toMatchObject({ ok: true });
    expect(await fromChest(id)).toEqual(await openLocalGame(id).then((game) => game && without(game)));
  });

  test("is played on as if nothing had been", async () => {
    const kept = await openLocalGame("running");
    if (kept === null) throw new Error("it was kept");
    const source = localSource(kept);
    const { now } = source.state;
    expect(await source.act(now?.legal[0] ?? { do: "" })).toEqual({ is: "done" });
    source.close();
    expect((await openLocalGame("running"))?.entries).toHaveLength(77);
  });

  test("that would come out otherwise stays as it is, says so, and can be carried out", async () => {
    const game = former("stubborn", 10);
    const entries = game.entries.map((each) =>
      each.n === 5 ? { ...each, entry: { ...each.entry, act: { do: "rest" } } } : each,
    );
    await putInChest({ ...game, entries });
    const error: unknown = await openLocalGame("stubborn").catch((trouble: unknown) => trouble);
    expect(error).toBeInstanceOf(CannotMove);
    expect(String(error)).toMatch(/version 1 of the rules.*can only be exported.*Entry 5/);
    expect(await fromChest("stubborn")).toEqual({ ...game, entries });
    expect((await exportToContinue("stubborn")).text).toContain('"rules":1');
  });

  test("is moved once by two tabs that open it in the same moment", async () => {
    await putInChest(former("both", 20));
    const [one, two] = await Promise.all([openLocalGame("both"), openLocalGame("both")]);
    expect(one?.head).toBe(two?.head);
    expect(one?.header.rules).toBe(skirmish.rules);
  });

  test("with another seat to move than it had does not move either", async () => {
    await putInChest({ ...former("turned", 10), toMove: "nobody" });
    await expect(openLocalGame("turned")).rejects.toThrow("It comes out otherwise now.");
  });

  test("comes back out of a file, with every die held against its seed", async () => {
    await putInChest(former("carried", 30));
    const { text } = await exportToContinue("carried");
    const id = await importJournal(text);
    expect((await openLocalGame(id))?.header).toMatchObject({ rules: skirmish.rules, pack: skirmish.pack.id });
  });

  test("of rules that are not known yet waits for a newer page", async () => {
    await putInChest({ ...former("early", 3), header: { ...former("early", 3).header, rules: 99 } });
    await expect(openLocalGame("early")).rejects.toThrow("load the page again");
    expect(await fromChest("early")).not.toBeNull();
  });
});

const without = ({ game: _, ...kept }: NonNullable<Awaited<ReturnType<typeof openLocalGame>>>): WholeGame => kept;

describe("a journal of Julius Caesar from before there were packs", () => {
  const text = readFileSync(new URL("./testing/julius-caesar-rules-1.jsonl", import.meta.url), "utf8");

  test("is told again by the rules of today, act by act, to the same end", () => {
    const journal = readJournal(text);
    expect(journal.header).toMatchObject({ rules: 1, pack: expect.stringMatching(/^[0-9a-f]{16}$/) });
    const again = toldAgain(juliusCaesar, journal);
    expect(verify(juliusCaesar, again)).toMatchObject({ ok: true, acts: journal.entries.length - 1 });
    expect(again.entries.map(({ check: _, ...content }) => content)).toEqual(
      journal.entries.map(({ check: _, ...content }) => content),
    );
    expect(again.header).toEqual({ ...journal.header, rules: juliusCaesar.rules, pack: juliusCaesar.pack.id });
  });
});
