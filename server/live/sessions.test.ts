import { expect, test } from "vitest";
import { CLOSED } from "./limits.ts";
import { Sessions } from "./sessions.ts";
import type { Visitor } from "./visitor.ts";

function aVisitor(id: string) {
  const closed: number[] = [];
  const visitor = { player: { id }, close: (code: number) => closed.push(code) };
  return { visitor: visitor as unknown as Visitor, closed };
}

const NEVER = 2 ** 31 - 1;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

test("sockets of sessions that ended, or belong to another player by now, are closed, and no others", async () => {
  const asked: (readonly string[])[] = [];
  const sessions = new Sessions(
    {
      async lasting(all) {
        asked.push(all);
        return new Map([
          ["julia's", "julia"],
          ["a guest's", "livia"],
        ]);
      },
    },
    10,
    (error) => {
      throw error;
    },
  );
  const [julia, guest, marcus] = ["julia", "guest", "marcus"].map(aVisitor);
  sessions.add(julia.visitor, "julia's");
  sessions.add(guest.visitor, "a guest's");
  sessions.add(marcus.visitor, "marcus's");
  await expect.poll(() => marcus.closed.length).toBeGreaterThan(0);
  expect(guest.closed[0]).toBe(CLOSED.session);
  expect(julia.closed).toEqual([]);
  sessions.remove(marcus.visitor);
  await pause(50);
  expect(asked.at(-1)).toEqual(["julia's", "a guest's"]);
  sessions.close();
});

test("where the last look is late nothing is certain before the next, and nothing at all while there is none", async () => {
  let broken = false;
  let looks = 0;
  const complaints: unknown[] = [];
  const lasting = async () => {
    looks++;
    if (broken) throw new Error("no database");
    return new Map();
  };
  const sessions = new Sessions({ lasting }, NEVER, (error) => complaints.push(error));
  const { visitor, closed } = aVisitor("julia");
  sessions.add(visitor, "julia's");
  await sessions.certain();
  expect(looks).toBe(0);
  sessions.close();

  const late = new Sessions({ lasting }, 2, (error) => complaints.push(error));
  late.close();
  late.add(visitor, "julia's");
  await pause(10);
  broken = true;
  await expect(late.certain()).rejects.toThrow("no database");
  await expect(late.certain()).rejects.toThrow("no database");
  expect(complaints).toHaveLength(1);
  expect(closed).toEqual([]);
  broken = false;
  await Promise.all([late.certain(), late.certain()]);
  expect(looks).toBe(3);
  expect(closed).toEqual([CLOSED.session]);
});
