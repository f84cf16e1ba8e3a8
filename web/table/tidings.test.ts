/** What must not be missed is told one after the other, whatever came with the same entry. */
import type { Json } from "@rubicon/engine";
import { expect, test } from "vitest";
import type { FaceHistory, News } from "../games/face.ts";
import type { Heard, TableState } from "./source.ts";
import { latest, type Moment } from "./Tidings.tsx";

const history: FaceHistory = {
  closes: (event) => event === "year",
  annals: (events) => [{ title: "The year", paragraphs: [], over: events.includes("year") }] as never,
  news: (event): News | null =>
    event === "year" ? null : { title: String(event), lines: [], ...(event === "battle" ? { kind: "battle" } : {}) },
  account: () => null as never,
};

const entry = (n: number, ...events: readonly Json[]): Heard => ({ n, seat: "a", events }) as unknown as Heard;

/** Titles in the order in which they are told, each put away before the next. */
function told(...entries: readonly Heard[]): readonly string[] {
  const state = { entries, sight: null, you: "a" } as unknown as TableState;
  const titles: string[] = [];
  let read: Moment = { n: 0, event: Number.POSITIVE_INFINITY };
  for (;;) {
    const tiding = latest(history, state, read, "en", "game");
    if (tiding === null) return titles;
    titles.push(tiding.title);
    read = tiding.at;
  }
}

test("news that came with the end of a year do not hide it", () => {
  expect(told(entry(0), entry(1, "emperor", "usurper", "year"))).toEqual(["emperor", "usurper", "The year"]);
});

test("of battles the last is told, and the year tells of those before it", () => {
  expect(told(entry(0), entry(1, "battle"), entry(2, "battle"))).toEqual(["battle"]);
  expect(told(entry(0), entry(1, "battle"), entry(2, "battle", "year"))).toEqual(["The year"]);
  expect(told(entry(0), entry(1, "year"), entry(2, "battle"))).toEqual(["battle"]);
});

test("what was read before is not told again", () => {
  expect(told(entry(0, "emperor"))).toEqual([]);
});
