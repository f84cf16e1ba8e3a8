import type { OwnTables, TableSummary } from "@rubicon/server/protocol";
import { expect, test } from "vitest";
import { newsIn } from "./own-news.ts";

const ANNA = { id: "p1", name: "Anna", guest: false };
const BRUNO = { id: "p2", name: "Bruno", guest: true };

const table = (more: Partial<TableSummary> = {}): TableSummary => ({
  ...{ id: "t1", game: "julius-caesar", scenario: "historical", options: {}, visibility: "public", watchers: true },
  ...{ pack: { id: "0".repeat(32), name: "standard" }, status: "running", clock: { kind: "none", window: null } },
  seats: [
    { seat: "caesar", player: ANNA },
    { seat: "pompeius", player: BRUNO },
  ],
  ...{ rated: false, reserved: null },
  ...{ toMove: "pompeius", entries: 5, deadline: null, outcome: null, yourSeat: "caesar", yourMove: false, asked: [] },
  ...{ createdAt: "2026-03-15T12:00:00.000Z", startedAt: null, endedAt: null },
  ...more,
});

const own = (...tables: readonly TableSummary[]): OwnTables => ({
  running: tables.filter(({ status }) => status === "running"),
  open: tables.filter(({ status }) => status === "open"),
  over: tables.filter(({ status }) => status === "over"),
  ...{ challenges: [], declined: [] },
});

const kinds = (before: OwnTables, now: OwnTables): string[] =>
  newsIn(before, now).map((news) => (news.is === "request" ? `${news.is} ${news.kind}` : news.is));

test("a table of mine that begins is news; one that I have just sat down at is not", () => {
  expect(kinds(own(table({ status: "open" })), own(table({ yourMove: true })))).toEqual(["arrival"]);
  expect(kinds(own(), own(table({ yourMove: true })))).toEqual([]);
  expect(kinds(own(table({ status: "open" })), own(table({ status: "over" })))).toEqual([]);
});

test("a move that comes to me is news, unless I have both sides", () => {
  expect(kinds(own(table()), own(table({ yourMove: true })))).toEqual(["turn"]);
  expect(kinds(own(table({ yourMove: true })), own(table({ yourMove: true })))).toEqual([]);
  const seats = [
    { seat: "caesar", player: ANNA },
    { seat: "pompeius", player: ANNA },
  ];
  expect(kinds(own(table({ seats })), own(table({ seats, yourMove: true })))).toEqual([]);
});

test("what is asked of me is news once, at a table that is over as well", () => {
  expect(kinds(own(table()), own(table({ asked: ["draw"] })))).toEqual(["request draw"]);
  expect(kinds(own(table({ asked: ["draw"] })), own(table({ asked: ["draw", "take-back"] })))).toEqual([
    "request take-back",
  ]);
  const over = table({ status: "over" });
  expect(kinds(own(over), own({ ...over, asked: ["rematch"] }))).toEqual(["request rematch"]);
});
