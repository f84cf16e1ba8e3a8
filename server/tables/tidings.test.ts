import { expect, test } from "vitest";
import { Tidings } from "./tidings.ts";

const tidings = new Tidings();
const soon = async (): Promise<string> => "done";

test("what nobody spoke of is not overtaken", async () => {
  tidings.heard("forum");
  expect(await tidings.during("forum", soon)).toEqual({ value: "done", overtaken: false });
});

test("what was said of the table meanwhile overtakes, what was said of another does not", async () => {
  const [forum, curia] = [tidings.during("forum", soon), tidings.during("curia", soon)];
  tidings.heard("forum");
  expect([(await forum).overtaken, (await curia).overtaken]).toEqual([true, false]);
});

test("of two that wait only the one is overtaken that waited when it was said", async () => {
  const first = tidings.during("forum", soon);
  tidings.heard("forum");
  const second = tidings.during("forum", soon);
  expect([(await first).overtaken, (await second).overtaken]).toEqual([true, false]);
});

test("where anything may have been missed everything is overtaken", async () => {
  const waiting = ["forum", "curia"].map((table) => tidings.during(table, soon));
  tidings.heardOfAll();
  for (const each of waiting) expect((await each).overtaken).toBe(true);
});

test("what fails is passed on and no longer awaited", async () => {
  const fails = async (): Promise<never> => {
    throw new Error("no answer");
  };
  await expect(tidings.during("forum", fails)).rejects.toThrow("no answer");
  expect((await tidings.during("forum", soon)).overtaken).toBe(false);
});
