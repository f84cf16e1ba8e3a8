import { expect, test, vi } from "vitest";
import { keepLogShort } from "./checkpoints.ts";
import { openStore } from "./open.ts";

test("the log of the embedded database is begun anew when it has grown long, and not before", async () => {
  const store = await openStore({ memory: true });
  const begun = async (): Promise<string> =>
    (await store.pool.query("select redo_lsn::text as at from pg_control_checkpoint()")).rows[0].at;
  const write = () => store.pool.query("insert into secrets values (gen_random_uuid(), repeat('x', 100000))");
  const before = await begun();
  const stop = keepLogShort(store.pool, 20, 10_000_000);
  await write();
  await new Promise((done) => setTimeout(done, 100));
  expect(await begun()).toBe(before);
  stop();
  const stopAgain = keepLogShort(store.pool, 20, 1_000);
  await write();
  await vi.waitFor(async () => expect(await begun()).not.toBe(before), 10_000);
  stopAgain();
  await store.close();
});
