import { expect, test, vi } from "vitest";
import { Budgets, type Purse } from "./budgets.ts";

const LIMITS = { player: { rate: 10, burst: 10, atOnce: 2 }, address: { rate: 20, burst: 40, atOnce: 3 } };

const HOME = "192.0.2.1";

/** Whether something of that cost is done at once. */
async function isDoneAtOnce(purse: Purse, cost: number, how = {}): Promise<boolean> {
  let done = false;
  void purse.spend(
    cost,
    async () => {
      done = true;
    },
    how,
  );
  await Promise.resolve();
  return done;
}

/** Time goes on as it is told to. */
function standStill(): { pass(ms: number): Promise<void> } {
  vi.useFakeTimers();
  return { pass: async (ms) => void (await vi.advanceTimersByTimeAsync(ms)) };
}

test("what one socket of a player has spent is missing on all of his, until it has come back", async () => {
  const clock = standStill();
  try {
    const budgets = new Budgets(LIMITS);
    const [one, other] = [budgets.purseOf("julia", HOME), budgets.purseOf("julia", HOME)];
    expect(await isDoneAtOnce(one, 9)).toBe(true);
    expect(await isDoneAtOnce(other, 6)).toBe(false);
    await clock.pass(600);
    expect(await isDoneAtOnce(one, 0.5)).toBe(true);
    // A new line is no new purse.
    one.close();
    other.close();
    budgets.tidy(performance.now());
    expect(await isDoneAtOnce(budgets.purseOf("julia", HOME), 5)).toBe(false);
    expect(await isDoneAtOnce(budgets.purseOf("marcus", HOME), 5)).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test("strangers have what their address has, and it pays for everybody there but for acts that are accepted", async () => {
  const clock = standStill();
  try {
    const budgets = new Budgets(LIMITS);
    for (let i = 0; i < 8; i++) expect(await isDoneAtOnce(budgets.purseOf(`player ${i}`, HOME), 5)).toBe(true);
    const julia = budgets.purseOf("julia", HOME);
    expect(await isDoneAtOnce(budgets.purseOf(null, HOME), 1)).toBe(false);
    expect(await isDoneAtOnce(budgets.purseOf(null, "192.0.2.2"), 1)).toBe(true);
    expect(await isDoneAtOnce(julia, 1, { isAct: true })).toBe(true);
    julia.chargeForDeed(1, true);
    expect(await isDoneAtOnce(julia, 1, { isAct: true })).toBe(true);
    // Her act brought nothing: the next waits for the address as everything does.
    julia.chargeForDeed(1, false);
    expect(await isDoneAtOnce(julia, 1, { isAct: true })).toBe(false);
    await clock.pass(1_000);
    julia.chargeForDeed(0, true);
    expect(await isDoneAtOnce(julia, 1, { isAct: true })).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test("nobody waits longer than some seconds, whatever was spent before", async () => {
  const clock = standStill();
  try {
    const purse = new Budgets(LIMITS).purseOf("julia", HOME);
    purse.charge(1_000_000);
    let done = false;
    void purse.spend(1, async () => {
      done = true;
    });
    await clock.pass(4_900);
    expect(done).toBe(false);
    await clock.pass(200);
    expect(done).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test("of one player a few are handled at a time, on whichever sockets, in the order in which they came", async () => {
  const budgets = new Budgets(LIMITS);
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const work = (player: string, name: string): Promise<void> =>
    budgets.purseOf(player, HOME).spend(
      0,
      () =>
        new Promise((end) => {
          log.push(name);
          ends.push(end);
        }),
    );
  const all = ["a", "b", "c", "d"].map((name) => work("julia", name));
  all.push(work("marcus", "e"));
  await Promise.resolve();
  expect(log).toEqual(["a", "b", "e"]);
  for (let ended = 0; ended < all.length; ended++) {
    ends[ended]();
    await new Promise((soon) => setTimeout(soon, 1));
  }
  await Promise.all(all);
  expect(log).toEqual(["a", "b", "e", "c", "d"]);
});

test("what fails takes nobody's place", async () => {
  const purse = new Budgets(LIMITS).purseOf("julia", HOME);
  for (let i = 0; i < 5; i++)
    await expect(purse.spend(0, () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(await isDoneAtOnce(purse, 0)).toBe(true);
});
