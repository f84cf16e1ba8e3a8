import { BadInput } from "@rubicon/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Keeper, Player } from "../services.ts";
import { makeSteward, startFullTables } from "./steward.ts";
import { type House, MEADOW, openHouse } from "./testing/house.ts";

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

let house: House;
let julia: Player;
let marcus: Player;
let titus: Player;

beforeAll(async () => {
  house = await openHouse();
  [julia, marcus, titus] = [await house.player("Julia"), await house.player("Marcus"), await house.player("Titus")];
});
afterAll(() => house.close());

async function standing(table: string) {
  const found = await house.keeper.standing(table);
  if (!found) throw new Error(`no table ${table}`);
  return found;
}
const info = async (table: string) => (await standing(table)).info;

const fails = (deed: Promise<unknown>, sentence: string | RegExp) =>
  expect(
    deed.then(
      () => null,
      (error) => (error instanceof BadInput ? error.message : error),
    ),
  ).resolves.toMatch(sentence);

describe("opening", () => {
  test("a table has an unguessable id, a commitment, and its seed is hidden", async () => {
    const table = await house.steward.open(julia, MEADOW);
    expect(Buffer.from(table, "base64url").length * 8).toBeGreaterThanOrEqual(120);
    const seen = await info(table);
    expect(seen).toMatchObject({ status: "open", toMove: null, entries: 0, seed: null });
    expect(seen.commitment).toMatch(/^[0-9a-f]{64}$/);
    const [north, south] = seen.seats;
    expect(north).toMatchObject({ seat: "north", player: { id: julia.id } });
    expect(south).toEqual({ seat: "south", player: null });
  });

  test("two tables have two seeds", async () => {
    const [one, other] = [await house.steward.open(julia, MEADOW), await house.steward.open(julia, MEADOW)];
    expect((await info(one)).commitment).not.toBe((await info(other)).commitment);
  });

  test("at random either seat is taken sooner or later", async () => {
    const seats = new Set<string>();
    for (let i = 0; i < 60 && seats.size < 2; i++) {
      const table = await house.steward.open(julia, { ...MEADOW, seat: "random" });
      for (const { seat, player } of (await info(table)).seats) if (player) seats.add(seat);
    }
    expect([...seats].sort()).toEqual(["north", "south"]);
  });

  test.each([
    ["game", { game: "chess" }, 'There is no game "chess" here'],
    ["pack", { pack: "0".repeat(32) }, "There is no pack"],
    ["scenario", { scenario: "moon" }, "moon"],
    ["option", { options: { colour: "green" } }, "colour"],
    ["seat", { seat: "east" }, "There is no seat east"],
  ])("an unknown %s is told", (_, wrong, sentence) =>
    fails(house.steward.open(julia, { ...MEADOW, ...wrong }), sentence),
  );

  test("what cannot be opened leaves nothing behind", async () => {
    const count = async () => (await house.store.db.selectFrom("tables").select("id").execute()).length;
    const before = await count();
    await fails(house.steward.open(julia, { ...MEADOW, scenario: "moon" }), "moon");
    expect(await count()).toBe(before);
  });
});

describe("joining and leaving", () => {
  test("the last seat lets the game begin", async () => {
    const table = await house.steward.open(julia, MEADOW);
    await house.steward.join(marcus, table, "south");
    const seen = await info(table);
    expect(seen).toMatchObject({ status: "running", entries: 1 });
    expect(seen.toMove).not.toBeNull();
  });

  test("of many who join at once one gets the seat", async () => {
    const table = await house.steward.open(julia, MEADOW);
    const tries = await Promise.allSettled([
      house.steward.join(marcus, table, "south"),
      house.steward.join(titus, table, "south"),
      house.steward.join(titus, table, "random"),
      house.steward.join(marcus, table, "random"),
    ]);
    const seen = await info(table);
    const south = seen.seats[1].player?.id;
    expect(["Marcus", "Titus"]).toContain(south);
    expect(seen).toMatchObject({ status: "running", entries: 1 });
    for (const tried of tries) if (tried.status === "rejected") expect(tried.reason).toBeInstanceOf(BadInput);
    expect(tries.filter(({ status }) => status === "rejected").length).toBeGreaterThanOrEqual(2);
  });

  test("nobody takes both seats by joining", async () => {
    const table = await house.steward.open(julia, MEADOW);
    await house.steward.join(julia, table, "south");
    const seen = await info(table);
    expect(seen.status).toBe("open");
    expect(seen.seats[1].player).toBeNull();
  });

  test("a taken, a missing seat and a begun game are told", async () => {
    const table = await house.steward.open(julia, MEADOW);
    await fails(house.steward.join(marcus, table, "north"), "That seat is taken.");
    await fails(house.steward.join(marcus, table, "east"), "There is no seat east");
    await house.steward.join(marcus, table, "random");
    await fails(house.steward.join(titus, table, "random"), "This game has begun without you.");
    await fails(house.steward.leave(marcus, table), "you can resign it");
    await fails(house.steward.leave(titus, table), "You do not sit at this table.");
  });

  test("who joins as the other leaves finds a table that is either his or gone", async () => {
    for (let i = 0; i < 5; i++) {
      const table = await house.steward.open(julia, MEADOW);
      await Promise.allSettled([house.steward.leave(julia, table), house.steward.join(marcus, table, "random")]);
      const seen = await info(table);
      const sitters = seen.seats.flatMap(({ player }) => player?.id ?? []);
      const expected = { open: 1, running: 2, over: 0 }[seen.status];
      expect(sitters).toHaveLength(expected);
    }
  });

  test("an empty table is gone for everybody", async () => {
    const table = await house.steward.open(julia, MEADOW);
    await house.steward.leave(julia, table);
    const left = await standing(table);
    expect(left.info).toMatchObject({ status: "over", outcome: null });
    expect(house.steward.viewerOf(julia, left)).toBeNull();
    await fails(house.steward.join(marcus, table, "random"), "There is no such table.");
  });

  test("begins though somebody was reading the table when its last seat was taken", async () => {
    for (let ticks = 0; ticks < 60; ticks++) {
      const table = await house.steward.open(julia, MEADOW);
      const joining = house.steward.join(marcus, table, "random");
      // A little later each time: what is read before the seat is taken and arrives after it is not the latest.
      for (let i = 0; i < ticks; i++) await new Promise(setImmediate);
      await Promise.all([joining, house.keeper.standing(table)]);
      expect(await info(table)).toMatchObject({ status: "running" });
    }
  });

  test("a table that was full when the server went down begins at its next start", async () => {
    const table = await house.steward.open(julia, MEADOW);
    await house.store.db
      .updateTable("seats")
      .set({ player_id: marcus.id })
      .where("table_id", "=", table)
      .where("player_id", "is", null)
      .execute();
    await startFullTables(house);
    expect(await info(table)).toMatchObject({ status: "running" });
  });
});

describe("solo", () => {
  test("one player has both seats, acts for whoever is asked, and nobody else sees it in a list", async () => {
    const table = await house.steward.open(julia, { ...MEADOW, solo: true, watchers: false });
    expect(await info(table)).toMatchObject({ status: "running", visibility: "private" });
    const seats = new Set<string>();
    for (let i = 0; i < 120; i++) {
      const now = await standing(table);
      const viewer = house.steward.viewerOf(julia, now);
      expect(viewer).toBe(now.info.toMove);
      if (viewer !== null) seats.add(viewer);
      await house.play(table, 1);
    }
    expect(seats.size).toBe(2);
    expect(house.steward.viewerOf(marcus, await standing(table))).toBeNull();
  });

  test("is taken back without asking, drawn at once, and has no result", async () => {
    const table = await house.steward.open(julia, { ...MEADOW, solo: true });
    await house.play(table, 10);
    expect(await house.steward.takeBack(julia, table, 2)).toBe("done");
    expect(await info(table)).toMatchObject({ entries: 12 });
    await house.steward.offerDraw(julia, table);
    expect(await info(table)).toMatchObject({ status: "over", outcome: { how: "agreed" } });
    await house.ratings.settleAll();
    expect(await house.store.db.selectFrom("results").where("table_id", "=", table).selectAll().execute()).toEqual([]);
    const next = await house.steward.rematch(julia, table);
    expect(next).not.toBeNull();
    expect(await info(next ?? "")).toMatchObject({ status: "running", rematchOf: table });
  });
});

describe("ending a game", () => {
  test("who resigns has lost", async () => {
    const table = await house.game([julia, marcus]);
    await fails(house.steward.resign(titus, table), "You do not sit at this table.");
    await house.steward.resign(marcus, table);
    expect(await info(table)).toMatchObject({
      status: "over",
      outcome: { results: { north: "won", south: "lost" }, how: "resigned" },
    });
    await fails(house.steward.resign(julia, table), "The game is over.");
  });

  test("a draw offer waits, is declined, withdrawn, and at last accepted", async () => {
    const table = await house.game([julia, marcus]);
    const pending = async () => (await info(table)).requests.map(({ kind, seat }) => `${kind} ${seat}`);
    await house.steward.offerDraw(julia, table);
    await house.steward.offerDraw(julia, table);
    await house.play(table, 3);
    expect(await pending()).toEqual(["draw north"]);
    await house.steward.answer(marcus, table, "draw", false);
    expect(await pending()).toEqual([]);
    await fails(house.steward.answer(marcus, table, "draw", true), "Nobody asks for a draw here.");
    await house.steward.offerDraw(julia, table);
    await house.steward.answer(julia, table, "draw", false);
    expect(await pending()).toEqual([]);
    await house.steward.offerDraw(marcus, table);
    await house.steward.answer(julia, table, "draw", true);
    expect(await info(table)).toMatchObject({
      status: "over",
      outcome: { results: { north: "drew", south: "drew" }, how: "agreed" },
    });
    const record = await house.store.db
      .selectFrom("requests")
      .select(["seat", "answer"])
      .where("table_id", "=", table)
      .orderBy("id")
      .execute();
    expect(record).toEqual([
      { seat: "north", answer: "no" },
      { seat: "north", answer: "withdrawn" },
      { seat: "south", answer: "yes" },
    ]);
  });

  test("two who offer at once have agreed", async () => {
    const table = await house.game([julia, marcus]);
    await Promise.all([house.steward.offerDraw(julia, table), house.steward.offerDraw(marcus, table)]);
    expect(await info(table)).toMatchObject({ status: "over", outcome: { how: "agreed" } });
  });

  test("an agreement that the server went down over is kept when it is given again", async () => {
    const table = await house.game([julia, marcus]);
    await house.steward.offerDraw(julia, table);
    await house.store.db.updateTable("requests").set({ answer: "yes" }).where("table_id", "=", table).execute();
    await house.steward.answer(marcus, table, "draw", true);
    expect(await info(table)).toMatchObject({ status: "over" });
  });
});

describe("taking back", () => {
  /** Plays until somebody has two acts that he may take back freely. */
  async function untilFree(table: string): Promise<string> {
    for (let i = 0; i < 400; i++) {
      const now = await standing(table);
      const free = ["north", "south"].find((seat) => now.returns(seat).length >= 2);
      if (free !== undefined) return free;
      await house.play(table, 1);
    }
    throw new Error("nothing to take back");
  }
  const seated = (seat: string): Player => (seat === "north" ? julia : marcus);
  const across = (seat: string): Player => (seat === "north" ? marcus : julia);

  test("own acts freely", async () => {
    const table = await house.game([julia, marcus]);
    const seat = await untilFree(table);
    const { entries } = await info(table);
    const before = await house.keeper.recorded(table, -1);
    expect(await house.steward.takeBack(seated(seat), table, entries - 3)).toBe("done");
    const after = await info(table);
    expect(after.entries).toBe(entries + 1);
    expect((await house.keeper.recorded(table, entries - 1))[0]).toMatchObject({ back: entries - 3, seat });
    expect(await house.keeper.recorded(table, -1)).toHaveLength(before.length + 1);
  });

  test("what no longer counts is nowhere to go back to", async () => {
    const table = await house.game([julia, marcus]);
    const seat = await untilFree(table);
    const { entries } = await info(table);
    await house.steward.takeBack(seated(seat), table, entries - 3);
    await fails(house.steward.takeBack(seated(seat), table, entries - 1), "has been taken back itself");
    await fails(house.steward.takeBack(seated(seat), table, entries - 3), "There is nothing after that");
    await fails(house.steward.takeBack(seated(seat), table, entries), "There is nothing after that");
  });

  test("beyond that the opponent is asked, and a yes carries it out", async () => {
    const table = await house.game([julia, marcus]);
    await house.play(table, 60);
    const { entries } = await info(table);
    expect(await house.steward.takeBack(julia, table, 1)).toBe("asked");
    expect(await info(table)).toMatchObject({ entries, requests: [{ kind: "take-back", seat: "north", to: 1 }] });
    expect(await house.steward.takeBack(julia, table, 2)).toBe("asked");
    expect(await info(table)).toMatchObject({ requests: [{ kind: "take-back", seat: "north", to: 2 }] });
    await house.steward.answer(marcus, table, "take-back", true);
    expect(await info(table)).toMatchObject({ entries: entries + 1, requests: [] });
    await fails(house.steward.answer(marcus, table, "take-back", true), "Nobody asks for a take-back here.");
    expect((await info(table)).entries).toBe(entries + 1);
  });

  test("a request is void once somebody has acted, and stays in the record", async () => {
    const table = await house.game([julia, marcus]);
    await house.play(table, 60);
    await house.steward.takeBack(julia, table, 1);
    await house.play(table, 1);
    const { entries, requests } = await info(table);
    expect(requests).toEqual([]);
    await fails(house.steward.answer(marcus, table, "take-back", true), "The table has moved on meanwhile");
    expect((await info(table)).entries).toBe(entries);
    expect(await house.steward.takeBack(julia, table, 1)).toBe("asked");
    const record = await house.store.db
      .selectFrom("requests")
      .select(["answer"])
      .where("table_id", "=", table)
      .orderBy("id")
      .execute();
    expect(record).toEqual([{ answer: "withdrawn" }, { answer: null }]);
  });

  test("an act that comes between is not taken back with it", async () => {
    const table = await house.game([julia, marcus]);
    const seat = await untilFree(table);
    const { entries } = await info(table);
    /** Somebody acts after it was found to be free, and before it is carried out. */
    const late: Keeper = Object.create(house.keeper, {
      takeBack: {
        value: async (...asked: Parameters<Keeper["takeBack"]>) => {
          await house.play(table, 1);
          return house.keeper.takeBack(...asked);
        },
      },
    });
    const steward = makeSteward({ ...house, keeper: late });
    await fails(steward.takeBack(seated(seat), table, entries - 2), "The table has moved on meanwhile");
    expect((await info(table)).entries).toBe(entries + 1);
  });

  test("strangers and opponents cannot do it for somebody", async () => {
    const table = await house.game([julia, marcus]);
    const seat = await untilFree(table);
    const { entries } = await info(table);
    await fails(house.steward.takeBack(titus, table, entries - 2), "You do not sit at this table.");
    expect(await house.steward.takeBack(across(seat), table, entries - 2)).toBe("asked");
  });
});

describe("rematch", () => {
  test("begins when both want it, with seats swapped", async () => {
    const table = await house.game([julia, marcus], { clock: { kind: "days", days: 3 }, watchers: false });
    await fails(house.steward.rematch(julia, table), "The game is not over.");
    await house.steward.resign(julia, table);
    expect(await house.steward.rematch(julia, table)).toBeNull();
    expect(await house.steward.rematch(julia, table)).toBeNull();
    expect((await info(table)).requests).toMatchObject([{ kind: "rematch", seat: "north" }]);
    const next = await house.steward.rematch(marcus, table);
    expect(await house.steward.rematch(julia, table)).toBe(next);
    const seen = await info(next ?? "");
    expect(seen).toMatchObject({ status: "running", rematchOf: table, watchers: false, scenario: "meadow" });
    expect(seen.clock.setting).toEqual({ kind: "days", days: 3, window: 43_200, out: "claim" });
    expect(seen.seats.map(({ player }) => player?.id)).toEqual(["Marcus", "Julia"]);
    expect((await info(table)).requests).toEqual([]);
  });

  test("both at once make one", async () => {
    const table = await house.game([julia, marcus]);
    await house.steward.resign(julia, table);
    await Promise.all([house.steward.rematch(julia, table), house.steward.rematch(marcus, table)]);
    const made = await house.store.db.selectFrom("tables").select("id").where("rematch_of", "=", table).execute();
    expect(made).toHaveLength(1);
  });

  test("can be declined", async () => {
    const table = await house.game([julia, marcus]);
    await house.steward.resign(julia, table);
    await house.steward.rematch(julia, table);
    await house.steward.answer(marcus, table, "rematch", false);
    expect((await info(table)).requests).toEqual([]);
    expect(await house.steward.rematch(marcus, table)).toBeNull();
  });
});

describe("clocks", () => {
  const toMove = async (table: string): Promise<[Player, Player]> =>
    (await info(table)).toMove === "north" ? [julia, marcus] : [marcus, julia];

  test("a game whose clock has run out is claimed by the opponent, not before, and by nobody else", async () => {
    const table = await house.game([julia, marcus], { clock: { kind: "days", days: 2 } });
    const [asked, waiting] = await toMove(table);
    await fails(house.steward.claimTime(waiting, table), "Your opponent still has time.");
    house.wait(2 * DAY + 1);
    await fails(house.steward.claimTime(asked, table), "It is your own clock that runs.");
    await fails(house.steward.claimTime(titus, table), "You do not sit at this table.");
    await house.steward.claimTime(waiting, table);
    const { outcome, seats } = await info(table);
    const winner = seats.find(({ player }) => player?.id === waiting.id)?.seat;
    expect(outcome).toMatchObject({ how: "time", results: { [winner ?? ""]: "won" } });
  });

  test("who moved in the last moment has not lost", async () => {
    const table = await house.game([julia, marcus], { clock: { kind: "days", days: 2 } });
    const [, waiting] = await toMove(table);
    house.wait(2 * DAY + 1);
    const late: Keeper = Object.create(house.keeper, {
      end: {
        value: async (...asked: Parameters<Keeper["end"]>) => {
          await house.play(table, 1);
          return house.keeper.end(...asked);
        },
      },
    });
    await fails(makeSteward({ ...house, keeper: late }).claimTime(waiting, table), "The table has moved on meanwhile");
    expect((await info(table)).status).toBe("running");
  });

  test("nobody runs out of time where there is no clock", async () => {
    const table = await house.game([julia, marcus]);
    const [, waiting] = await toMove(table);
    house.wait(1000 * DAY);
    await fails(house.steward.claimTime(waiting, table), "Your opponent still has time.");
    await fails(house.steward.grantTime(waiting, table), "There is no clock at this table.");
  });

  test("a day is granted to the opponent, from now if he had run out", async () => {
    const table = await house.game([julia, marcus], { clock: { kind: "days", days: 2 } });
    const [asked, waiting] = await toMove(table);
    const deadline = Date.parse((await info(table)).clock.deadline ?? "");
    await house.steward.grantTime(waiting, table);
    expect((await info(table)).clock.deadline).toBe(new Date(deadline + DAY).toISOString());
    await fails(house.steward.grantTime(asked, table), "It is your move");
    house.wait(9 * DAY);
    await house.steward.grantTime(waiting, table);
    expect((await info(table)).clock.deadline).toBe(new Date(house.now().getTime() + DAY).toISOString());
    await fails(house.steward.claimTime(waiting, table), "Your opponent still has time.");
  });

  test("five minutes on a live clock, running or not", async () => {
    const table = await house.game([julia, marcus], { clock: { kind: "live", minutes: 10, increment: 0 } });
    const [asked, waiting] = await toMove(table);
    const left = async () => (await info(table)).clock.remaining;
    await house.steward.grantTime(asked, table);
    await house.steward.grantTime(waiting, table);
    expect(await left()).toEqual({ north: 15 * MINUTE, south: 15 * MINUTE });
    house.wait(20 * MINUTE);
    await house.steward.grantTime(waiting, table);
    const { toMove: seat, clock } = await info(table);
    expect(clock.remaining?.[seat ?? ""]).toBe(5 * MINUTE);
    house.wait(5 * MINUTE + 1);
    await house.steward.claimTime(waiting, table);
    expect(await info(table)).toMatchObject({ status: "over", outcome: { how: "time" } });
  });
});
