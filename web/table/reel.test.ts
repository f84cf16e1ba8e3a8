/** The reel: which moment is shown, and when the next one follows. */
import { expect, test } from "vitest";
import {
  advance,
  arrived,
  begin,
  dwell,
  following,
  hold,
  isCut,
  MOST_PLAYED,
  playFrom,
  type Reel,
  toPresent,
} from "./reel.ts";
import type { Heard } from "./source.ts";

const heard = (n: number, seat: string | null, rest: Partial<Heard> = {}): Heard => ({
  n,
  seat,
  events: [{ e: "moved", rule: "X-1" }],
  at: null,
  ...rest,
});
const plays = { plays: true };
const game = (...seats: readonly string[]): Heard[] => [heard(0, null), ...seats.map((seat, i) => heard(i + 1, seat))];

test("a table begins in the present", () => {
  expect(begin(game("a", "b"), "a")).toEqual({ last: 2, at: 2, mode: "live", viewer: "a" });
  expect(begin([], "a")).toMatchObject({ last: -1, mode: "live" });
});

test("one's own acts show at once", () => {
  expect(arrived(begin(game(), "a"), game("a", "a"), "a", plays)).toMatchObject({ at: 2, last: 2, mode: "live" });
});

test("where both seats sit at one screen, whoever acted knows what he did", () => {
  const reel = begin(game("a"), "a");
  expect(arrived(reel, game("a", "a"), "b", plays)).toMatchObject({ mode: "live", viewer: "b" });
});

test("acts of others are shown one after the other up to the present", () => {
  const entries = game("a", "b", "b", "b");
  let reel: Reel = arrived(begin(game("a"), "a"), entries, "a", plays);
  expect(reel).toMatchObject({ at: 1, last: 4, mode: "playing" });
  const shown: number[] = [];
  for (let n = 0; n < 10 && reel.mode === "playing"; n++) {
    reel = advance(reel, entries);
    shown.push(reel.at);
  }
  expect(shown).toEqual([2, 3, 4]);
  expect(reel.mode).toBe("live");
});

test("what arrives while others' acts are played is played as well", () => {
  const reel = advance(arrived(begin(game(), "a"), game("b", "b"), "a", plays), game("b", "b"));
  expect(arrived(reel, game("b", "b", "b"), "a", plays)).toMatchObject({ at: 1, last: 3, mode: "playing" });
});

test("without motion, or when too much came at once, the present is shown", () => {
  expect(arrived(begin(game(), "a"), game("b", "b"), "a", { plays: false })).toMatchObject({ at: 2, mode: "live" });
  const many = game(...Array.from({ length: MOST_PLAYED + 1 }, () => "b"));
  expect(arrived(begin(game(), "a"), many, "a", plays)).toMatchObject({ at: MOST_PLAYED + 1, mode: "live" });
});

test("whoever looks at the past is left there while the game goes on", () => {
  const reel = hold(begin(game("a", "b", "a"), "a"), 1);
  expect(reel).toMatchObject({ at: 1, mode: "still" });
  expect(arrived(reel, game("a", "b", "a", "b", "b"), "a", plays)).toMatchObject({ at: 1, last: 5, mode: "still" });
  expect(advance(reel, game("a", "b", "a"))).toBe(reel);
});

test("the newest entry is the present, and nothing comes before the first", () => {
  const reel = begin(game("a", "b"), "a");
  expect(hold(reel, 2)).toMatchObject({ at: 2, mode: "live" });
  expect(hold(reel, 9)).toMatchObject({ at: 2, mode: "live" });
  expect(hold(reel, -3)).toMatchObject({ at: 0, mode: "still" });
  expect(toPresent(hold(reel, 0))).toMatchObject({ at: 2, mode: "live" });
});

test("what was taken back, and what nobody heard, is passed over", () => {
  const entries = [
    ...game("b", "b", "b"),
    heard(4, "b", { back: 1, events: [] }),
    heard(5, "b", { events: [] }),
    heard(6, "b"),
  ];
  expect(following(entries, 0)).toBe(1);
  expect(following(entries, 1)).toBe(4);
  expect(following(entries, 4)).toBe(6);
  expect(following(entries, 6)).toBe(6);
});

test("playing from an entry ends in the present", () => {
  const entries = game("b", "a", "b");
  let reel = playFrom(begin(entries, "a"), 1);
  expect(reel).toMatchObject({ at: 1, mode: "playing" });
  reel = advance(advance(reel, entries), entries);
  expect(reel).toMatchObject({ at: 3, mode: "live" });
  expect(playFrom(reel, 3).mode).toBe("live");
});

test("an entry is shown longer at a slow pace and when more happened in it", () => {
  const small = heard(1, "b");
  const large = heard(1, "b", { events: Array.from({ length: 40 }, () => ({ e: "x", rule: "X-1" })) });
  expect(dwell(small, "slow")).toBeGreaterThan(dwell(small, "normal"));
  expect(dwell(small, "normal")).toBeGreaterThan(dwell(small, "fast"));
  expect(dwell(large, "normal")).toBeGreaterThan(dwell(small, "normal"));
  expect(dwell(large, "normal")).toBeLessThanOrEqual(2.5 * dwell(small, "normal"));
});

test("more than an entry at once is a cut, unless one has done it oneself just now", () => {
  const entries = game("a", "a", "a", "b", "b");
  const past = (n: number) => ({ n, live: false });
  const live = (n: number) => ({ n, live: true });
  expect(isCut(entries, past(1), past(2), "a")).toBe(false);
  expect(isCut(entries, past(2), past(1), "a")).toBe(false);
  expect(isCut(entries, past(0), past(3), "a")).toBe(true);
  expect(isCut(entries, past(4), past(1), "a")).toBe(true);
  expect(isCut(entries, past(0), live(3), "a")).toBe(true);
  expect(isCut(entries, live(0), live(3), "a")).toBe(false);
  expect(isCut(entries, live(0), live(4), "a")).toBe(true);
});

test("what was taken back in between makes no cut", () => {
  const entries = [...game("a", "a", "a"), heard(4, "a", { back: 1 }), heard(5, "b")];
  expect(following(entries, 1)).toBe(4);
  expect(isCut(entries, { n: 1, live: false }, { n: 4, live: false }, "b")).toBe(false);
});
