import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../database/open.ts";
import { freshStore } from "../testing/index.ts";
import { Accepted } from "./accepted.ts";

let store: Store;
let close: () => Promise<void>;
const TABLE = "a-table-for-testing-1";

beforeAll(async () => {
  ({ store, close } = await freshStore());
  const notices = JSON.stringify({ email: false, push: false, webhook: null });
  await store.db
    .insertInto("players")
    .values({ id: "julia", user_id: null, name: "Julia", guest: true, language: "en", notices })
    .execute();
  await store.db
    .insertInto("tables")
    .values({
      ...{ id: TABLE, game: "skirmish", scenario: "any", options: "{}", rules: 1, pack: "", visibility: "public" },
      ...{ watchers: true, clock: "{}", status: "running", created_by: "julia", seed: "", commitment: "" },
    })
    .execute();
});
afterAll(() => close());

const write = (n: number, act_id: string | null) =>
  store.db.insertInto("journal").values({ table_id: TABLE, n, act_id, seal: "", events: "[]", final: false }).execute();

test("each entry is read once, and its id is known from then on", async () => {
  let asked = 0;
  const db = store.db.withPlugin({
    transformQuery({ node }) {
      asked++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const accepted = new Accepted(db);
  await write(0, null);
  await write(1, "first");
  await write(2, "second");
  expect(accepted.recall(TABLE, "first")).toBeNull();
  expect(await accepted.find(TABLE, "first", 2)).toBe(1);
  // Not yet among those that were asked for.
  expect(await accepted.find(TABLE, "second", 2)).toBeNull();
  expect(asked).toBe(1);
  expect(await accepted.find(TABLE, "second", 3)).toBe(2);
  for (let i = 0; i < 100; i++) expect(await accepted.find(TABLE, `never ${i}`, 3)).toBeNull();
  expect(asked).toBe(2);
  expect(accepted.recall(TABLE, "first")).toBe(1);
  expect(accepted.recall("another-table", "first")).toBeNull();
});

test("no more journals are kept in mind than was said; a forgotten one is read again", async () => {
  const accepted = new Accepted(store.db);
  expect(await accepted.find(TABLE, "first", 3)).toBe(1);
  for (let i = 0; i < 250; i++) await accepted.find(`no-such-table-${i}`, "first", 1);
  expect(accepted.recall(TABLE, "first")).toBeNull();
  expect(await accepted.find(TABLE, "first", 3)).toBe(1);
});
