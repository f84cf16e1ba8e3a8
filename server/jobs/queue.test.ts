import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Cutter } from "../crash/cutter.ts";
import { openStore } from "../database/open.ts";
import { withLosses } from "../database/testing.ts";
import { freshDatabase, freshStore } from "../testing/index.ts";
import { openQueue, type Queue, type QueueSettings } from "./queue.ts";

const QUICK: QueueSettings = { every: 0.05, pause: 0 };

const isCompleting = (statement: string): boolean =>
  /SET completed_on = now\(\),\s+state = 'completed'/.test(statement);
const isFailing = (statement: string): boolean => /deleted_jobs/.test(statement);

describe("a job", () => {
  let base: Awaited<ReturnType<typeof freshStore>>;
  let queue: Queue | null = null;

  beforeEach(async () => {
    base = await freshStore();
  });

  afterEach(async () => {
    await queue?.close();
    await base.close();
  });

  const statesOf = async (): Promise<string[]> => {
    const { rows } = await sql<{ state: string }>`select state::text from pgboss.job`.execute(base.store.db);
    return rows.map(({ state }) => state);
  };

  test("that was done is not done again though its end could not be written down at first", async () => {
    let losses = 0;
    let done = 0;
    const store = withLosses(base.store, (statement) => isCompleting(statement) && ++losses <= 2);
    queue = await openQueue(store, QUICK);
    await queue.work("letters", async () => void done++);
    await queue.add([{ queue: "letters", data: {} }]);
    await vi.waitFor(async () => expect(await statesOf()).toEqual(["completed"]), 20_000);
    expect([losses, done]).toEqual([3, 1]);
  });

  test("that failed is tried again though its failure could not be written down at first", async () => {
    let losses = 0;
    let tried = 0;
    const store = withLosses(base.store, (statement) => isFailing(statement) && ++losses <= 2);
    queue = await openQueue(store, QUICK);
    await queue.work("letters", async () => {
      if (++tried === 1) throw new Error("The post office is closed.");
    });
    await queue.add([{ queue: "letters", data: {} }]);
    await vi.waitFor(async () => expect(await statesOf()).toEqual(["completed"]), 20_000);
    expect(tried).toBe(2);
  });

  test("that fails takes none with it, and is given up in the end", async () => {
    const problems: unknown[] = [];
    const outcomes: string[] = [];
    queue = await openQueue(base.store, {
      ...QUICK,
      retries: 1,
      failed: (error) => problems.push(error),
      counted: (name, outcome) => outcomes.push(`${name} ${outcome}`),
    });
    await queue.work("letters", async (data) => {
      if ("lost" in data) throw new Error("Nobody lives there.");
    });
    await queue.add([{}, { lost: true }, {}].map((data) => ({ queue: "letters", data })));
    await vi.waitFor(
      async () => expect((await statesOf()).sort()).toEqual(["completed", "completed", "failed"]),
      20_000,
    );
    expect(outcomes.sort()).toEqual(["letters done", "letters done", "letters failed", "letters failed"]);
    expect(problems.map(String)).toEqual(["Error: Nobody lives there.", "Error: Nobody lives there."]);
  });

  test("that takes long keeps no other from being done", async () => {
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    queue = await openQueue(base.store, QUICK);
    await queue.work("letters", (data) => ("slow" in data ? answered : Promise.resolve()));
    await queue.add([{ queue: "letters", data: { slow: true } }]);
    await vi.waitFor(async () => expect(await statesOf()).toEqual(["active"]), 20_000);
    await queue.add([{ queue: "letters", data: {} }]);
    await vi.waitFor(async () => expect((await statesOf()).sort()).toEqual(["active", "completed"]), 20_000);
    answer();
    await vi.waitFor(async () => expect(await statesOf()).toEqual(["completed", "completed"]), 20_000);
  });

  test("that was begun is finished before the queue closes", async () => {
    let done = false;
    queue = await openQueue(base.store, QUICK);
    let began = (): void => {};
    const begun = new Promise<void>((resolve) => {
      began = resolve;
    });
    await queue.work("letters", async () => {
      began();
      await wait(300);
      done = true;
    });
    await queue.add([{ queue: "letters", data: {} }]);
    await begun;
    await queue.close();
    queue = null;
    expect([done, await statesOf()]).toEqual([true, ["completed"]]);
  });
});

const HERE = process.env.DATABASE_URL;

test.runIf(HERE !== undefined)("whatever is cut, no job is lost, and none is done that is not known", async () => {
  const JOBS = 400;
  const database = await freshDatabase(HERE ?? "");
  const cutter = await Cutter.at(database.url, HERE ?? "");
  const store = await openStore({ url: database.url });
  const done = new Set<number>();
  const queue = await openQueue(store, QUICK);
  try {
    for (const name of ["letters", "calls"])
      await queue.work(name, async (data) => {
        await sql`select pg_sleep(0.002)`.execute(store.db);
        if ("n" in data && typeof data.n === "number") done.add(data.n);
      });
    let cutting = true;
    const cuts = (async () => {
      for (; cutting; await wait(40)) await cutter.cut();
    })();
    const added = new Set<number>();
    for (let n = 0; n < JOBS; n++) {
      const job = { queue: n % 2 === 0 ? "letters" : "calls", data: { n } };
      // What was not added for sure may have been added all the same.
      await queue.add([job]).then(
        () => added.add(n),
        () => {},
      );
      await wait(2);
    }
    cutting = false;
    await cuts;
    const waiting = async (): Promise<Map<number, string>> => {
      const { rows } = await store.pool.query("select (data ->> 'n')::int as n, state::text from pgboss.job");
      return new Map(rows.map(({ n, state }) => [n, state]));
    };
    // What was fetched as the connection was lost is active, and nobody's, until it is found by its age.
    await vi.waitFor(async () => {
      const jobs = [...(await waiting())];
      expect(jobs.filter(([, state]) => state === "created" || state === "retry")).toEqual([]);
      expect(jobs.filter(([n, state]) => state !== "completed" && done.has(n))).toEqual([]);
    }, 30_000);
    const jobs = await waiting();
    expect([...added].filter((n) => !jobs.has(n))).toEqual([]);
    expect([...jobs].filter(([n, state]) => state === "completed" && !done.has(n))).toEqual([]);
    expect(done.size).toBeGreaterThan(JOBS / 2);
  } finally {
    await queue.close();
    await store.close();
    await cutter.leave();
    await database.drop();
  }
});
