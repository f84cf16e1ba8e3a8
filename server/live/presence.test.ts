import { expect, test } from "vitest";
import { freshStore } from "../testing/index.ts";
import { Presence } from "./presence.ts";

/** Presence that is written when it is closed, or after a moment, with every statement counted. */
async function setUp(gathering: number) {
  const { store, close } = await freshStore();
  const notices = JSON.stringify({ email: false, push: false, webhook: null });
  const table = "a-table-for-testing-1";
  const welcome = (ids: readonly string[]) =>
    store.db
      .insertInto("players")
      .values(ids.map((id) => ({ id, user_id: null, name: id, guest: true, language: "en", notices })))
      .execute();
  await welcome(["julia", "marcus"]);
  const people = async (many: number): Promise<string[]> => {
    const ids = Array.from({ length: many }, (_, i) => `guest ${i}`);
    await welcome(ids);
    return ids;
  };
  await store.db
    .insertInto("tables")
    .values({
      ...{ id: table, game: "skirmish", scenario: "any", options: "{}", rules: 1, pack: "", visibility: "public" },
      ...{ watchers: true, clock: "{}", status: "running", created_by: "julia", seed: "", commitment: "" },
    })
    .execute();
  let statements = 0;
  const db = store.db.withPlugin({
    transformQuery({ node }) {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const clock = { now: new Date("2026-03-15T12:00:00Z") };
  const failed = (error: unknown): void => {
    throw error;
  };
  const presence = new Presence({ store: { db }, now: () => clock.now, failed }, gathering);
  const rows = () =>
    store.db.selectFrom("presence").select(["player_id", "seen_at"]).where("table_id", "=", table).execute();
  return { presence, rows, clock, table, people, counted: () => statements, close };
}

const FOR_EVER = 2 ** 31 - 1;

test("who comes and goes all the time is written once, and not at all if he is gone in the end", async () => {
  const { presence, rows, table, counted, close } = await setUp(FOR_EVER);
  for (let i = 0; i < 500; i++) {
    presence.come({ player: "julia", table });
    presence.go({ player: "julia", table });
  }
  presence.come({ player: "marcus", table });
  await presence.close();
  expect((await rows()).map(({ player_id }) => player_id)).toEqual(["marcus"]);
  expect(counted()).toBe(1);
  await close();
});

test("who leaves is gone after a moment; who stays is renewed, and leaves no row behind when he goes then", async () => {
  const { presence, rows, clock, table, close } = await setUp(5);
  presence.come({ player: "julia", table });
  presence.come({ player: "marcus", table });
  await expect.poll(rows).toHaveLength(2);
  presence.go({ player: "marcus", table });
  await expect.poll(rows).toHaveLength(1);
  clock.now = new Date("2026-03-15T12:00:20Z");
  presence.renew();
  await expect.poll(rows).toEqual([{ player_id: "julia", seen_at: clock.now }]);
  presence.renew();
  presence.go({ player: "julia", table });
  await presence.close();
  expect(await rows()).toEqual([]);
  await close();
});

test("a thousand who all leave at once are all gone", async () => {
  const { presence, rows, table, people, close } = await setUp(5);
  const crowd = await people(1_200);
  for (const player of crowd) presence.come({ player, table });
  await expect.poll(rows).toHaveLength(crowd.length);
  for (const player of crowd) presence.go({ player, table });
  await presence.close();
  expect(await rows()).toEqual([]);
  await close();
});
