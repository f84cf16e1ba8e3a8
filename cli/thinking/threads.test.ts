/** Bots in real threads, at tables of a real server. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Client } from "@rubicon/client";
import type { Entry, Header } from "@rubicon/engine";
import { juliusCaesar, juliusCaesarRules } from "@rubicon/julius-caesar";
import type { Task } from "@rubicon/server";
import { startServer, type TestServer } from "@rubicon/server/testing";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { RULESETS } from "../registry.ts";
import { playMatch } from "../sim/match.ts";
import { journalOf } from "../sim/record.ts";
import { aFolder } from "../testing/desk.ts";
import { Thinking } from "./thinking.ts";
import { botHouse } from "./threads.ts";

const LONG = 240_000;

/** Threads start from a file of their own, which Node must be able to read. */
let script: URL;

beforeAll(async () => {
  const outfile = join(aFolder(), "thinker.mjs");
  await build({
    entryPoints: [join(import.meta.dirname, "..", "thinker.ts")],
    ...{ outfile, bundle: true, platform: "node", format: "esm", logLevel: "error" },
  });
  script = pathToFileURL(outfile);
});

/** A game of Julius Caesar up to some entry, as a thread is told of it. */
function aTask(length: number, task: Partial<Task> = {}): Task {
  const pairing = { scenario: "historical", options: {}, bots: ["random", "random"] as const, check: false };
  const { acts } = playMatch(juliusCaesar, pairing, "threads");
  const journal: { header: Header; entries: readonly Entry[] } = journalOf(juliusCaesar, pairing, "threads", acts);
  const entries = journal.entries.slice(0, length);
  const last = journal.entries[length];
  const seat = last !== undefined && "seat" in last ? last.seat : "caesar";
  return {
    want: "act",
    table: "a-table",
    seat,
    level: "miles",
    header: journal.header,
    entries,
    gathered: [],
    ...task,
  };
}

describe("what a thread does", () => {
  test("it knows a table on, and says when it has forgotten it", () => {
    const thinking = new Thinking(RULESETS);
    const first = aTask(20);
    const later = aTask(21);
    const act = thinking.think(first);
    expect(act.is).toBe("act");
    // The same journal gives the same act, whoever thinks.
    expect(new Thinking(RULESETS).think(first)).toEqual(act);
    const goesOn = { ...later, entries: later.entries.slice(20) };
    if (later.seat === first.seat) expect(thinking.think(goesOn)).toEqual(new Thinking(RULESETS).think(later));
    expect(new Thinking(RULESETS).think(goesOn)).toEqual({ is: "forgotten" });
    // Somebody who is not asked has nothing to do.
    const seat = first.seat === "caesar" ? "pompey" : "caesar";
    expect(thinking.think({ ...first, seat: juliusCaesar.seats.find((each) => each !== first.seat) ?? seat })).toEqual({
      is: "nothing",
    });
  });

  test("it thinks about one table after the other and forgets those of long ago", () => {
    const thinking = new Thinking(RULESETS);
    const task = aTask(10, { level: "tiro" });
    for (let i = 0; i < 20; i++) thinking.think({ ...task, table: `table ${i}` });
    expect(thinking.think({ ...task, table: "table 0", entries: [] })).toEqual({ is: "forgotten" });
    expect(thinking.think({ ...task, table: "table 19", entries: [] }).is).toBe("act");
  });

  test("one who is in a hurry takes no longer than he may", () => {
    const thinking = new Thinking(RULESETS);
    const task = aTask(20, { level: "legatus", ms: 10 });
    thinking.think(task);
    const began = performance.now();
    expect(thinking.think({ ...task, entries: [] }).is).toBe("act");
    // Six clicks' worth for a plan, and what a busy machine adds to it.
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test("advice is a plan that can be played, with its chance and its reasons", () => {
    const task = aTask(20, { want: "advice", level: "miles" });
    const thought = new Thinking(RULESETS).think(task);
    expect(thought).toMatchObject({
      is: "advice",
      advice: { plan: expect.any(Array), chance: expect.any(Number), others: expect.any(Array) },
    });
    expect(JSON.parse(JSON.stringify(thought))).toEqual(thought);
  });
});

describe("in threads", () => {
  test(
    "while a bot thinks, whoever started it goes on",
    async () => {
      const thinker = botHouse(script).start();
      try {
        const task = aTask(20, { level: "tiro" });
        expect((await thinker.think(task)).is).toBe("act");
        let ticks = 0;
        const timer = setInterval(() => ticks++, 1);
        const thought = await thinker.think({ ...task, level: "legatus" });
        clearInterval(timer);
        expect(thought.is).toBe("act");
        expect(ticks).toBeGreaterThan(3);
      } finally {
        await thinker.end();
      }
      await expect(thinker.think(aTask(20))).rejects.toThrow();
    },
    LONG,
  );

  describe("at a server", () => {
    let server: TestServer;
    let julia: Client;

    beforeAll(async () => {
      server = await startServer({
        ...{ rulesets: [juliusCaesarRules], bots: botHouse(script), config: { botThreads: 1 } },
      });
      julia = await server.guest("Julia");
    }, LONG);

    afterAll(() => server.close());

    test(
      "two bots play Julius Caesar to its end",
      async () => {
        const table = await julia.openTable({
          ...{ game: "julius-caesar", scenario: "historical" },
          bots: { caesar: "tiro", pompeius: "tiro" },
        });
        await vi.waitFor(async () => expect((await julia.table(table)).table.status).toBe("over"), {
          timeout: LONG,
          interval: 500,
        });
        expect((await julia.table(table)).table.outcome).not.toBeNull();
      },
      LONG,
    );

    test(
      "a bot deploys in secret, and a hint is something that can be done",
      async () => {
        const table = await julia.openTable({
          ...{ game: "julius-caesar", scenario: "free" },
          ...{ seat: "caesar", bots: { pompeius: "miles" } },
        });
        const view = julia.watch(table);
        const state = await view.when(({ info, you }) => info.toMove === you);
        const { plan } = await julia.hint(table, "miles");
        expect(state.legal).toContainEqual(plan[0]);
        // What she has rearranged counts for the next hint, and nobody else notices.
        const swap = state.legal?.find((act) => JSON.stringify(act).includes("swap")) ?? null;
        await julia.act(table, swap);
        expect((await view.when(({ gathered }) => gathered === 1)).info.entries).toBe(state.info.entries);
        expect((await julia.hint(table, "miles")).plan.length).toBeGreaterThan(0);
        await julia.act(table, { do: "deployed" });
        const later = await view.when(({ info, you }) => info.toMove === you && info.entries > state.info.entries + 1);
        expect(later.question).not.toMatchObject({ ask: "deploy" });
        await julia.resign(table);
      },
      LONG,
    );
  });
});
