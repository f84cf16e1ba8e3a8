import { LANGUAGES, type Result } from "@rubicon/engine";
import type { TableSummary } from "@rubicon/server/protocol";
import { expect, test } from "vitest";
import { isSolo, pilesOf, sayResult, seatsOf, waitingTables } from "./summaries.ts";
import { tableWords } from "./words.ts";

let made = 0;

function table(more: Partial<TableSummary>): TableSummary {
  return {
    id: `table-for-a-list-${++made}`,
    game: "julius-caesar",
    scenario: "historical",
    options: {},
    pack: { id: "0".repeat(32), name: "standard" },
    visibility: "public",
    watchers: true,
    rated: false,
    reserved: null,
    status: "running",
    clock: { kind: "none", window: null },
    seats: [],
    toMove: "caesar",
    entries: 1,
    deadline: null,
    outcome: null,
    yourSeat: "caesar",
    yourMove: false,
    asked: [],
    createdAt: "2026-01-01T00:00:00Z",
    startedAt: "2026-01-01T00:00:00Z",
    endedAt: null,
    ...more,
  };
}

const ids = (tables: readonly TableSummary[]): string[] => tables.map(({ id }) => id);

test("tables that wait for me come apart from the others, the most urgent first", () => {
  const late = table({ id: "late", yourMove: true, deadline: "2026-01-09T00:00:00Z" });
  const soon = table({ id: "soon", yourMove: true, deadline: "2026-01-02T00:00:00Z" });
  const never = table({ id: "never", yourMove: true });
  const theirs = table({ id: "theirs", yourMove: false, deadline: "2026-01-01T06:00:00Z" });
  const piles = pilesOf({ running: [never, late, theirs, soon], challenges: [], declined: [], open: [], over: [] });
  expect(ids(piles.myMove)).toEqual(["soon", "late", "never"]);
  expect(ids(piles.theirMove)).toEqual(["theirs"]);
});

test("of tables without a clock the one that began last comes first", () => {
  const old = table({ id: "old", yourMove: true });
  const young = table({ id: "young", yourMove: true, startedAt: "2026-02-01T00:00:00Z" });
  expect(ids(pilesOf({ running: [old, young], challenges: [], declined: [], open: [], over: [] }).myMove)).toEqual([
    "young",
    "old",
  ]);
});

test("open tables and finished ones come with the newest first", () => {
  const first = table({ id: "first", status: "open" });
  const second = table({ id: "second", status: "open", createdAt: "2026-01-05T00:00:00Z" });
  const ended = table({ id: "ended", status: "over", endedAt: "2026-01-03T00:00:00Z" });
  const endedLater = table({ id: "ended-later", status: "over", endedAt: "2026-01-04T00:00:00Z" });
  const piles = pilesOf({
    running: [],
    challenges: [],
    declined: [],
    open: [first, second],
    over: [ended, endedLater],
  });
  expect(ids(piles.open)).toEqual(["second", "first"]);
  expect(ids(piles.over)).toEqual(["ended-later", "ended"]);
});

test("seats are told in the order of the game", () => {
  const seats = ["pompeius", "caesar"].map((seat) => ({ seat, player: null }));
  expect(seatsOf(table({ seats })).map(({ seat }) => seat)).toEqual(["caesar", "pompeius"]);
});

test("a table is for one when one player holds all of its seats", () => {
  const livia = { id: "1", name: "Livia", guest: false };
  const marcus = { id: "2", name: "Marcus", guest: false };
  const held = (...players: (typeof livia | null)[]) =>
    table({ seats: players.map((player, i) => ({ seat: String(i), player })) });
  expect(isSolo(held(livia, livia))).toBe(true);
  expect(isSolo(held(livia, marcus))).toBe(false);
  expect(isSolo(held(null, null))).toBe(false);
});

test("how it ended is said for whoever won, for a draw, and for games that everybody has lost", () => {
  const said = (caesar: Result, pompeius: Result): readonly string[] =>
    LANGUAGES.map((language) =>
      sayResult("julius-caesar", { results: { caesar, pompeius } }, language, tableWords[language]),
    );
  expect(said("won", "lost")).toEqual(["Caesar won", "Victoire : César", "Vittoria: Cesare"]);
  expect(said("lost", "won")[0]).toBe("Pompeius won");
  expect(said("drew", "drew")).toEqual(["A draw", "Partie nulle", "Patta"]);
  expect(said("lost", "lost")).toEqual(["Nobody won", "Personne n’a gagné", "Non ha vinto nessuno"]);
});

test("the next table is the most urgent of those that wait for me, and never the one I am at", () => {
  const tables = {
    ...{ open: [], over: [], challenges: [], declined: [] },
    running: [
      table({ id: "calm", yourMove: true }),
      table({ id: "soon", yourMove: true, deadline: "2026-03-16T12:00:00.000Z" }),
      table({ id: "theirs", yourMove: false, deadline: "2026-03-15T12:00:00.000Z" }),
    ],
  };
  expect(ids(waitingTables(tables, null))).toEqual(["soon", "calm"]);
  expect(ids(waitingTables(tables, "soon"))).toEqual(["calm"]);
  expect(waitingTables(null, null)).toEqual([]);
});
