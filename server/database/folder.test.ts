import fs, { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openStore } from "./open.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rubicon-folder-"));
});

afterAll(() => rmSync(folder, { recursive: true }));

test("the embedded database syncs every commit to disk, keeps it, and lets nobody else in", async () => {
  const store = await openStore({ folder });
  const syncs = vi.spyOn(fs, "fsyncSync");
  for (let i = 0; i < 10; i++) {
    await store.db
      .insertInto("secrets")
      .values({ name: `secret ${i}`, value: "kept" })
      .execute();
  }
  expect(syncs.mock.calls.length).toBeGreaterThanOrEqual(10);
  syncs.mockRestore();
  await expect(openStore({ folder })).rejects.toThrow(`The data folder ${folder} is in use by another Rubicon.`);
  await store.close();

  const again = await openStore({ folder });
  const { kept } = await again.db
    .selectFrom("secrets")
    .select((e) => e.fn.countAll().as("kept"))
    .executeTakeFirstOrThrow();
  expect(Number(kept)).toBe(10);
  await again.close();
});

test("notices reach whoever listens", async () => {
  const store = await openStore({ memory: true });
  const heard: string[] = [];
  await store.listen("forum", (payload) => heard.push(payload));
  await store.pool.query("select pg_notify('forum', 'friends')");
  await vi.waitFor(() => expect(heard).toEqual(["friends"]), 20_000);
  await store.close();
});
