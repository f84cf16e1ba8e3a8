/** Time that goes on whatever is done to the clock of the machine. */
import { expect, test } from "vitest";
import { latestMoment, steadyClock } from "./steady.ts";
import { openHouse } from "./testing/house.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const NOON = Date.parse("2026-03-15T12:00:00Z");

function machine() {
  let [day, ticks] = [NOON, 5_000];
  return {
    clock: steadyClock(
      () => day,
      () => ticks,
    ),
    pass(milliseconds: number) {
      day += milliseconds;
      ticks += milliseconds;
    },
    set(milliseconds: number) {
      day += milliseconds;
    },
  };
}

const since = (clock: { now(): Date }): number => clock.now().getTime() - NOON;

test("it is what the machine says", () => {
  const { clock, pass } = machine();
  expect(since(clock)).toBe(0);
  pass(90 * SECOND);
  expect(since(clock)).toBe(90 * SECOND);
});

test("set back an hour, it goes on as if nothing had happened, and works the hour off little by little", () => {
  const { clock, pass, set } = machine();
  pass(10 * SECOND);
  expect(since(clock)).toBe(10 * SECOND);
  set(-HOUR);
  expect(since(clock)).toBe(10 * SECOND);
  pass(1_000 * SECOND);
  expect(since(clock)).toBe(1_009 * SECOND);
  pass(900 * HOUR);
  expect(since(clock)).toBeGreaterThan(900 * HOUR - HOUR);
  pass(200 * HOUR);
  expect(since(clock)).toBe(1_010 * SECOND + 1_099 * HOUR);
});

test("never does a moment come before one that has been, whichever way the machine is set", () => {
  const { clock, pass, set } = machine();
  let last = since(clock);
  for (let i = 0; i < 1_000; i++) {
    pass(i % 7);
    set(((i * 7_919) % 2_000) - 1_000);
    const now = since(clock);
    expect(now).toBeGreaterThanOrEqual(last);
    last = now;
  }
});

test("set forward, it follows: a machine that slept was not there", () => {
  const { clock, set } = machine();
  set(HOUR);
  expect(since(clock)).toBe(HOUR);
});

test("it begins no earlier than anything that was written down", async () => {
  const house = await openHouse();
  try {
    expect(await latestMoment(house.store.db)).toBeNull();
    await house.game([await house.player("Julia"), await house.player("Marcus")]);
    const { clock } = machine();
    house.wait(HOUR);
    const latest = await latestMoment(house.store.db);
    expect(latest).toEqual(new Date(NOON));
    clock.notBefore(new Date(NOON + HOUR));
    expect(since(clock)).toBe(HOUR);
  } finally {
    await house.close();
  }
});
