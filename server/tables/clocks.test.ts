/** Clocks by themselves: turns, windows in the middle of them, and what is left afterwards. */
import { describe, expect, test } from "vitest";
import { type ClockWish, clockSetting } from "../protocol.ts";
import { type Asked, type Clocks, passed, remainingAt, wound } from "./clocks.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEGAN = Date.parse("2026-03-15T12:00:00Z");

const turn = (seat: string): Asked => ({ seat, window: false });
const window = (seat: string): Asked => ({ seat, window: true });

/** A clock that is asked to pass from one to the next, with so much time in between. */
function clock(wish: ClockWish, away: Readonly<Record<string, number>> = {}) {
  const setting = clockSetting.parse(wish);
  let clocks: Clocks = wound(setting, ["north", "south"]);
  let [at, seat]: [number, string | null] = [BEGAN, null];
  const face = () => ({
    deadline: clocks.deadline && clocks.deadline.getTime() - at,
    remaining: remainingAt(clocks, seat, new Date(at)),
    interrupted: clocks.interrupted,
  });
  return {
    face,
    wait: (ms: number) => {
      at += ms;
    },
    /** The face right after it. */
    pass(to: Asked | null) {
      const awayUntil = (name: string) => (away[name] === undefined ? null : new Date(BEGAN + away[name]));
      clocks = passed(setting, clocks, seat, to, new Date(at), awayUntil);
      seat = to?.seat ?? null;
      return face();
    },
  };
}

describe("a live clock", () => {
  const LIVE = { kind: "live", minutes: 10, increment: 5 } as const;

  test("runs for who is asked, and gains when the move passes on", () => {
    const { pass, wait, face } = clock(LIVE);
    expect(pass(turn("north")).deadline).toBe(10 * MINUTE);
    wait(MINUTE);
    expect(face().remaining).toEqual({ north: 9 * MINUTE, south: 10 * MINUTE });
    expect(pass(turn("north"))).toEqual(face());
    expect(pass(turn("south"))).toEqual({
      ...{ deadline: 10 * MINUTE, interrupted: null },
      remaining: { north: 9 * MINUTE + 5 * SECOND, south: 10 * MINUTE },
    });
  });

  test("stands still while somebody else is asked in a window, which has a time of its own, and gains nothing by it", () => {
    const { pass, wait } = clock(LIVE);
    pass(turn("north"));
    wait(MINUTE);
    expect(pass(window("south"))).toEqual({
      ...{ deadline: MINUTE, interrupted: "north" },
      remaining: { north: 9 * MINUTE, south: 10 * MINUTE },
    });
    wait(40 * SECOND);
    expect(pass(turn("north"))).toEqual({
      ...{ deadline: 9 * MINUTE, interrupted: null },
      remaining: { north: 9 * MINUTE, south: 10 * MINUTE },
    });
  });

  test("runs on in a window of one's own turn, which lasts no longer than what is left", () => {
    const { pass, wait } = clock({ ...LIVE, minutes: 1, window: 45 });
    pass(turn("north"));
    wait(5 * SECOND);
    expect(pass(window("south")).deadline).toBe(45 * SECOND);
    wait(40 * SECOND);
    expect(pass(window("north"))).toMatchObject({ deadline: 45 * SECOND, interrupted: "north" });
    wait(20 * SECOND);
    expect(pass(turn("north"))).toMatchObject({ deadline: 35 * SECOND });
    wait(10 * SECOND);
    expect(pass(window("north"))).toMatchObject({ deadline: 25 * SECOND });
    wait(30 * SECOND);
    expect(pass(turn("north"))).toMatchObject({ deadline: 0, remaining: { north: 0 } });
  });

  test("of a turn that ends with the window gains as if there had been none", () => {
    const { pass, wait } = clock(LIVE);
    pass(turn("north"));
    wait(MINUTE);
    pass(window("south"));
    wait(30 * SECOND);
    expect(pass(turn("south"))).toMatchObject({
      deadline: 10 * MINUTE,
      remaining: { north: 9 * MINUTE + 5 * SECOND, south: 10 * MINUTE },
    });
  });

  test("a window in several acts, or one after the other, is one window", () => {
    const { pass, wait, face } = clock(LIVE);
    pass(turn("north"));
    pass(window("south"));
    wait(20 * SECOND);
    expect(pass(window("south"))).toEqual(face());
    expect(face().deadline).toBe(40 * SECOND);
  });
});

describe("a clock of days", () => {
  const DAYS = { kind: "days", days: 2 } as const;

  test("starts anew with every move, and goes on with what was left after a window", () => {
    const { pass, wait } = clock(DAYS);
    pass(turn("north"));
    wait(DAY);
    expect(pass(window("south"))).toEqual({ deadline: 12 * HOUR, remaining: { north: DAY }, interrupted: "north" });
    wait(10 * HOUR);
    expect(pass(turn("north"))).toEqual({ deadline: DAY, remaining: null, interrupted: null });
    wait(HOUR);
    expect(pass(turn("south"))).toEqual({ deadline: 2 * DAY, remaining: null, interrupted: null });
    wait(HOUR);
    expect(pass(turn("north")).deadline).toBe(2 * DAY);
  });

  test("a turn that was late already is as late after a window", () => {
    const { pass, wait } = clock(DAYS);
    pass(turn("north"));
    wait(3 * DAY);
    pass(window("south"));
    wait(HOUR);
    expect(pass(turn("north")).deadline).toBe(-DAY);
  });

  test("neither turns nor windows begin while their player is away, and no day is counted twice", () => {
    const { pass, wait } = clock(DAYS, { south: 5 * DAY, north: 3 * DAY });
    expect(pass(turn("north")).deadline).toBe(5 * DAY);
    wait(DAY);
    expect(pass(window("south")).deadline).toBe(4 * DAY + 12 * HOUR);
    wait(4 * DAY);
    expect(pass(turn("north")).deadline).toBe(2 * DAY);
  });
});

describe("without a clock", () => {
  test("nobody is ever late", () => {
    const { pass } = clock({ kind: "none" });
    for (const asked of [turn("north"), window("south"), turn("north"), null])
      expect(pass(asked)).toMatchObject({ deadline: null, remaining: null });
  });

  test("windows may have a limit all the same", () => {
    const { pass } = clock({ kind: "none", window: 600 });
    expect([turn("north"), window("south"), window("north"), turn("north")].map((to) => pass(to).deadline)).toEqual([
      ...[null, 10 * MINUTE, 10 * MINUTE, null],
    ]);
  });
});

describe("where the clock of a server is behind that of another", () => {
  test("nobody gains on a live clock, and no deadline moves away", () => {
    const { pass, wait, face } = clock({ kind: "live", minutes: 10, increment: 0 });
    pass(turn("north"));
    wait(-HOUR);
    expect(face().remaining).toEqual({ north: 10 * MINUTE, south: 10 * MINUTE });
    // An hour behind: what is left to south is counted from when north was asked.
    expect(pass(turn("south")).deadline).toBe(HOUR + 10 * MINUTE);
    wait(HOUR + MINUTE);
    expect(pass(turn("north")).remaining).toEqual({ north: 10 * MINUTE, south: 9 * MINUTE });
  });

  test("nobody is left more of a turn of days than he had", () => {
    const { pass, wait } = clock({ kind: "days", days: 2, window: 60 });
    pass(turn("north"));
    wait(-HOUR);
    expect(pass(window("south")).remaining).toEqual({ north: 2 * DAY });
  });
});
