import type { TableInfo } from "@rubicon/server/protocol";
import { expect, test } from "vitest";
import { asksAnew, newsBetween, seatLost } from "./news.ts";

type Requests = TableInfo["requests"];
const SEATS: TableInfo["seats"] = [
  { seat: "caesar", player: { id: "p1", name: "Anna", guest: false } },
  { seat: "pompeius", player: { id: "p2", name: "Bruno", guest: false } },
];

const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  ...{ id: "t".repeat(24), game: "julius-caesar", scenario: "historical", options: {}, rules: 1, visibility: "public" },
  ...{ pack: { id: "0".repeat(32), name: "standard" }, watchers: true, status: "running", seats: SEATS },
  ...{ rated: false, reserved: null },
  clock: {
    ...{ setting: { kind: "none", window: null }, deadline: null, remaining: null },
    ...{ window: false, interrupted: null },
  },
  ...{ toMove: "pompeius", entries: 9, commitment: "c", seed: null, outcome: null, requests: [], rematchOf: null },
  ...{ rematch: null, createdAt: "2026-03-15T12:00:00.000Z", endedAt: null },
  ...more,
});

const NOTHING = new Set<string>();
const BACK: Requests = [{ kind: "take-back", seat: "caesar", to: 3 }];
const DRAW: Requests = [{ kind: "draw", seat: "pompeius", to: null }];

test("whoever waits at his table is told that somebody sat down, and not of his move besides", () => {
  const open = table({ status: "open", seats: [SEATS[0], { seat: "pompeius", player: null }], toMove: null });
  const begun = table({ toMove: "caesar", entries: 1 });
  expect(newsBetween(open, begun, "caesar", NOTHING)).toEqual([{ is: "arrival", seat: "pompeius" }]);
});

test("a move that passes on is news to whom it passes, and the end to both", () => {
  const [theirs, mine] = [table(), table({ toMove: "caesar", entries: 10 })];
  expect(newsBetween(theirs, mine, "caesar", NOTHING)).toEqual([{ is: "turn" }]);
  expect(newsBetween(theirs, mine, "pompeius", NOTHING)).toEqual([]);
  expect(newsBetween(mine, table({ toMove: "caesar", entries: 11 }), "caesar", NOTHING)).toEqual([]);
  const over = table({ status: "over", toMove: null });
  for (const you of ["caesar", "pompeius"]) expect(newsBetween(mine, over, you, NOTHING)).toEqual([{ is: "end" }]);
});

test("a request is news to the one it is asked of, once", () => {
  const [calm, asked] = [table(), table({ requests: DRAW })];
  expect(newsBetween(calm, asked, "caesar", NOTHING)).toEqual([
    { is: "asked", kind: "draw", seat: "pompeius", to: null },
  ]);
  expect(newsBetween(asked, table({ requests: DRAW }), "caesar", NOTHING)).toEqual([]);
  expect(newsBetween(calm, asked, "pompeius", NOTHING)).toEqual([]);
});

test("a request that is gone was declined by the other, or withdrawn by him", () => {
  const declined = newsBetween(table({ requests: BACK }), table(), "caesar", NOTHING);
  expect(declined).toEqual([{ is: "declined", kind: "take-back", seat: "pompeius" }]);
  const withdrawn = newsBetween(table({ requests: DRAW }), table(), "caesar", NOTHING);
  expect(withdrawn).toEqual([{ is: "withdrawn", kind: "draw", seat: "pompeius" }]);
});

test("what one has answered or withdrawn oneself is no news", () => {
  expect(newsBetween(table({ requests: BACK }), table(), "caesar", new Set(["take-back caesar"]))).toEqual([]);
  expect(newsBetween(table({ requests: DRAW }), table(), "caesar", new Set(["draw pompeius"]))).toEqual([]);
});

test("what was granted, or made void by the next act, was not declined", () => {
  const asked = table({ requests: BACK });
  expect(newsBetween(asked, table({ entries: 10 }), "caesar", NOTHING)).toEqual([]);
  const drawn = newsBetween(table({ requests: DRAW }), table({ status: "over", toMove: null }), "pompeius", NOTHING);
  expect(drawn).toEqual([{ is: "end" }]);
  const again: Requests = [{ kind: "rematch", seat: "caesar", to: null }];
  const over = { status: "over", toMove: null } as const;
  const laid = table({ ...over, rematch: "n".repeat(24) });
  expect(newsBetween(table({ ...over, requests: again }), laid, "caesar", NOTHING)).toEqual([]);
  const refused = newsBetween(table({ ...over, requests: again }), table(over), "caesar", NOTHING);
  expect(refused).toEqual([{ is: "declined", kind: "rematch", seat: "pompeius" }]);
});

test("a bot that takes over was agreed to; only where the player still sits there was it declined", () => {
  const requests: Requests = [{ kind: "substitute", seat: "pompeius", to: null, level: "miles" }];
  const asked = table({ requests });
  expect(newsBetween(table(), asked, "caesar", NOTHING)).toEqual([{ is: "asked", ...requests[0] }]);
  const bot = { id: "b1", name: "Miles", guest: false, bot: "miles" };
  const replaced = table({ seats: [SEATS[0], { seat: "pompeius", player: bot }] });
  expect(newsBetween(asked, replaced, "caesar", NOTHING)).toEqual([]);
  const withdrawn = { is: "withdrawn", kind: "substitute", seat: "pompeius" };
  expect(newsBetween(asked, table(), "caesar", NOTHING)).toEqual([withdrawn]);
  // It waits for its answer, whatever is played meanwhile.
  expect(newsBetween(asked, table({ entries: 10 }), "caesar", NOTHING)).toEqual([withdrawn]);
  expect(seatLost(asked, replaced, "pompeius", "watcher")).toEqual({ is: "replaced", seat: "pompeius" });
  expect(seatLost(asked, table(), "pompeius", "pompeius")).toBeNull();
  expect(seatLost(asked, replaced, "watcher", "watcher")).toBeNull();
});

test("nobody is called who looks on, or plays both sides", () => {
  const asked = table({ toMove: "caesar", entries: 10, requests: DRAW });
  expect(newsBetween(table(), asked, "watcher", NOTHING)).toEqual([]);
  const alone = SEATS.map(({ seat }) => ({ seat, player: SEATS[0].player }));
  expect(newsBetween(table({ seats: alone }), table({ seats: alone, toMove: "caesar" }), "caesar", NOTHING)).toEqual(
    [],
  );
});

test("whoever asks anew is past what was answered before; the other is not", () => {
  const [calm, asked] = [table(), table({ requests: BACK })];
  expect(asksAnew(calm, asked, "caesar")).toBe(true);
  expect(asksAnew(calm, asked, "pompeius")).toBe(false);
  expect(asksAnew(asked, asked, "caesar")).toBe(false);
  expect(asksAnew(asked, calm, "caesar")).toBe(false);
});
