import { expect, test } from "vitest";
import type { Player } from "../services.ts";
import { Memory } from "./memory.ts";

const marcia: Player = {
  id: "marcia",
  name: "Marcia",
  guest: false,
  language: "en",
  notices: { email: true, push: true, webhook: null },
  email: null,
};

function setUp(answer: () => Promise<Player | null> = async () => marcia) {
  const clock = { now: new Date(0) };
  const memory = new Memory(() => clock.now);
  const asked: string[] = [];
  const recall = (cookie = "cookie") =>
    memory.recall(cookie, () => {
      asked.push(cookie);
      return answer();
    });
  return { clock, memory, asked, recall };
}

test("who was asked for a moment ago is not looked up again, for two seconds", async () => {
  const { clock, asked, recall } = setUp();
  expect(await Promise.all([recall(), recall()])).toEqual([marcia, marcia]);
  clock.now = new Date(1999);
  await recall();
  expect(asked).toHaveLength(1);
  clock.now = new Date(2000);
  await recall();
  expect(asked).toHaveLength(2);
});

test("a cookie or a player that is forgotten is looked up again, others are not", async () => {
  const { memory, asked, recall } = setUp();
  await recall("one");
  await recall("two");
  memory.forgetCookie("one");
  await recall("one");
  await recall("two");
  expect(asked).toEqual(["one", "two", "one"]);
  memory.forgetPlayer("somebody else");
  await recall("one");
  expect(asked).toHaveLength(3);
  memory.forgetPlayer("marcia");
  await recall("one");
  await recall("two");
  expect(asked).toHaveLength(5);
});

test("strangers and failures are not remembered", async () => {
  const answers = [async () => null, () => Promise.reject(new Error("no database")), async () => marcia];
  const { recall } = setUp(() => (answers.shift() ?? (async () => null))());
  expect(await recall()).toBeNull();
  await expect(recall()).rejects.toThrow("no database");
  expect(await recall()).toEqual(marcia);
});
