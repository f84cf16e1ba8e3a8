/** Bots at a server, as far as the page decides: who may be asked to what, and when somebody has stayed away. */
import type { HouseBots, TableInfo } from "@rubicon/server/protocol";
import { describe, expect, test } from "vitest";
import { levelsFor } from "./house.ts";
import { daysAway } from "./staying-away.ts";

const bot = (level: string) => ({ id: `bot-${level}`, name: level, guest: false, bot: level, level });
const house: HouseBots = { bots: ["tiro", "consul", "legatus"].map(bot), games: ["julius-caesar"] };

test("bots are asked to games that they know, and only those whose level has words here", () => {
  expect(levelsFor(house, "julius-caesar")).toEqual(["tiro", "legatus"]);
  expect(levelsFor(house, "imperator")).toEqual([]);
  expect(levelsFor({ bots: [], games: [] }, "julius-caesar")).toEqual([]);
});

describe("an opponent stays away", () => {
  const since = "2026-03-15T12:00:00.000Z";
  const after = (days: number): number => new Date(since).getTime() + days * 24 * 60 * 60 * 1000;
  type Seated = Parameters<typeof daysAway>[0];
  const table: Seated = {
    ...{ status: "running", toMove: "pompeius" },
    clock: {
      ...{ setting: { kind: "none", window: null }, deadline: null, remaining: null },
      ...{ window: false, interrupted: null },
    },
    seats: [
      { seat: "caesar", player: { id: "p1", name: "Julia", guest: false } },
      { seat: "pompeius", player: { id: "p2", name: "Marcus", guest: false } },
    ],
  };
  const opposite = (player: TableInfo["seats"][number]["player"]): Seated => ({
    ...table,
    seats: [table.seats[0], { seat: "pompeius", player }],
  });

  test("after three days without a clock, and not before", () => {
    expect(daysAway(table, "caesar", since, after(2.9))).toBeNull();
    expect(daysAway(table, "caesar", since, after(3))).toBe(3);
    expect(daysAway(table, "caesar", since, after(9.5))).toBe(9);
    expect(daysAway(table, "caesar", null, after(9))).toBeNull();
  });

  test("not one's own seat, nor where a clock says when it is enough, nor a bot of the house", () => {
    expect(daysAway(table, "pompeius", since, after(9))).toBeNull();
    expect(daysAway({ ...table, status: "over", toMove: null }, "caesar", since, after(9))).toBeNull();
    const days = { ...table.clock, setting: { kind: "days", days: 30, window: 3600, out: "claim" } } as const;
    expect(daysAway({ ...table, clock: days }, "caesar", since, after(9))).toBeNull();
    expect(daysAway(opposite(bot("tiro")), "caesar", since, after(9))).toBeNull();
    // One that somebody runs himself may be switched off.
    expect(daysAway(opposite({ id: "p3", name: "Castor", guest: false, bot: true }), "caesar", since, after(9))).toBe(
      9,
    );
  });
});
