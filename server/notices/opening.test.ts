import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withLosses } from "../database/testing.ts";
import { freshStore } from "../testing/index.ts";
import { makeNotices, type Notices } from "./index.ts";

let base: Awaited<ReturnType<typeof freshStore>>;
let problems: unknown[];

beforeEach(async () => {
  base = await freshStore();
  problems = [];
});

afterEach(() => base.close());

/** A board whose queue loses its connection at some statements. */
const aBoard = (lost: () => boolean): Promise<Notices> =>
  makeNotices({
    config: { origin: "https://rubicon.example" },
    store: withLosses(base.store, lost),
    keeper: { standing: async () => null, onChange() {} },
    accounts: { playerById: async () => null },
    sendMail: async () => {},
    now: () => new Date(),
    log: (error) => problems.push(error),
    rhythm: { again: 100 },
  });

test("a queue that cannot be opened at first is opened later", async () => {
  let statements = 0;
  // At the very first, and then after some have been carried out.
  const board = await aBoard(() => [1, 4].includes(++statements));
  await vi.waitFor(async () => {
    const { rows } = await base.store.pool.query("select name from pgboss.queue order by name");
    expect(rows.map(({ name }) => name)).toEqual(["mail", "push", "webhook"]);
  }, 30_000);
  await board.look();
  await board.close();
  expect(problems).toHaveLength(2);
});

test("a board is closed though its queue cannot be opened", async () => {
  const board = await aBoard(() => true);
  await vi.waitFor(() => expect(problems.length).toBeGreaterThan(2), 30_000);
  await board.close();
});
