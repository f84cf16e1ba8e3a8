/** Windows have a time of their own, and whoever is late is answered for: once, on whichever server, after any restart. */
import { verify } from "@rubicon/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { heardBy } from "../live/outlook.ts";
import type { ClockWish } from "../protocol.ts";
import type { Player, Standing } from "../services.ts";
import { ARMED, DEPLOY, duelRules, playActs } from "../testing/duel.ts";
import { altered } from "../testing/rulesets.ts";
import { headerOf, loadEntries } from "./journal-rows.ts";
import { makeKeeper } from "./keeper.ts";
import { type House, openHouse } from "./testing/house.ts";
import { makeTimekeeper } from "./timekeeper.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let house: House;
let north: Player;
let south: Player;
let table: string;

beforeAll(async () => {
  house = await openHouse([duelRules]);
  [north, south] = [await house.player("Nona"), await house.player("Sabina")];
});
afterAll(() => house.close());

/** North is to act, with a piece that has not yet struck. */
async function armed(clock: ClockWish): Promise<void> {
  table = await house.game([north, south], { clock });
  await play(...ARMED);
}

const play = (...acts: readonly string[]) => playActs(house.keeper, table, ...acts);
const look = () => house.timekeeper.look();

async function standing(): Promise<Standing> {
  const found = await house.keeper.standing(table);
  if (!found) throw new Error("the table is gone");
  return found;
}
const info = async () => (await standing()).info;

/** Milliseconds until the seat to move is late. */
async function left(): Promise<number | null> {
  const { deadline } = (await info()).clock;
  return deadline === null ? null : Date.parse(deadline) - house.now().getTime();
}

const rows = async (since: number) => {
  const entries = await loadEntries(house.store.db, table);
  return entries.slice(since).map(({ check: _, ...entry }) => entry);
};

const LIVE = { kind: "live", minutes: 10, increment: 0 } as const;
const DAYS = { kind: "days", days: 2 } as const;

describe.each([
  ["live", LIVE, MINUTE],
  ["of days", DAYS, 12 * HOUR],
  ["that stands", { kind: "none", window: 90 }, 90 * SECOND],
] as const)("on a clock %s", (_, clock, time) => {
  test("a window that nobody answers is answered when its time is up, and the turn goes on with what was left", async () => {
    await armed(clock);
    house.wait(30 * SECOND);
    const before = { left: await left(), entries: (await info()).entries };
    await play("strike red-1 east");
    expect(await info()).toMatchObject({ toMove: "south", clock: { window: true, interrupted: "north" } });
    expect(await left()).toBe(time);
    house.wait(time - 1);
    await look();
    expect((await info()).entries).toBe(before.entries + 1);
    house.wait(1);
    await look();
    expect((await rows(before.entries)).slice(1)).toEqual([
      { n: before.entries + 1, seat: "south", act: { do: "keep" }, by: "time" },
    ]);
    // Then north is asked in a window of its own turn.
    expect(await info()).toMatchObject({ toMove: "north", clock: { window: true, interrupted: "north" } });
    house.wait(10 * SECOND);
    await play("keep");
    expect(await info()).toMatchObject({ toMove: "north", clock: { window: false, interrupted: null } });
    expect(await left()).toBe(before.left === null ? null : before.left - 10 * SECOND);
    const journal = {
      header: headerOf(
        await house.store.db.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirstOrThrow(),
      ),
      entries: await loadEntries(house.store.db, table),
    };
    expect(verify((await standing()).game, journal)).toMatchObject({ ok: true });
  });
});

test("everybody hears that it was the clock that answered", async () => {
  await armed(LIVE);
  const { entries } = await info();
  await play("strike red-1 east");
  house.wait(MINUTE);
  await look();
  const now = await standing();
  for (const viewer of ["north", "south", "watcher"])
    expect(heardBy(now, viewer, await house.keeper.recorded(table, entries))[0]).toMatchObject({ by: "time" });
});

test("a window that passes at once touches no clock", async () => {
  await armed(LIVE);
  for (const player of [north, south]) await house.keeper.orders(table, player.id, { windows: { die: "pass" } });
  house.wait(20 * SECOND);
  const before = await standing();
  await play("strike red-1 east");
  const after = await standing();
  expect(after.clocks).toEqual(before.clocks);
  expect(after.info.clock.remaining).toEqual({ north: 10 * MINUTE - 20 * SECOND, south: 10 * MINUTE });
});

describe("who runs out of time for his turn", () => {
  test("can be claimed against where that was agreed, and nothing happens by itself", async () => {
    await armed(DAYS);
    house.wait(3 * DAY);
    await look();
    expect((await info()).entries).toBe(ARMED.length + 1);
    await house.steward.claimTime(south, table);
    expect((await info()).outcome).toMatchObject({ how: "time", results: { north: "lost", south: "won" } });
  });

  test("cannot while somebody is asked in a window: the server answers there", async () => {
    await armed(DAYS);
    await play("strike red-1 east");
    house.wait(13 * HOUR);
    await expect(house.steward.claimTime(north, table)).rejects.toThrow("the server answers");
    await look();
    expect((await info()).toMove).toBe("north");
  });

  test.each([LIVE, DAYS])("is answered for, until the move passes on, where play is to go on", async (clock) => {
    await armed({ ...clock, out: "default" });
    const { entries } = await info();
    house.wait(2 * DAY);
    await expect(house.steward.claimTime(south, table)).rejects.toThrow("the server answers");
    await look();
    expect(await rows(entries)).toEqual([{ n: entries, seat: "north", act: { do: "rest" }, by: "time" }]);
    expect(await info()).toMatchObject({ toMove: "south", status: "running" });
    expect(await left()).toBe(clock.kind === "live" ? 10 * MINUTE : 2 * DAY);
  });

  test("and a game that both have left comes to its end", async () => {
    await armed({ kind: "live", minutes: 1, increment: 0, out: "default" });
    for (let i = 0; i < 60 && (await info()).status === "running"; i++) {
      house.wait(2 * MINUTE);
      await look();
    }
    // Nobody struck a blow: both have lost.
    expect(await info()).toMatchObject({ status: "over", outcome: { results: { north: "lost", south: "lost" } } });
  });
});

test("time that is granted in a window lengthens the window, and nobody's turn", async () => {
  await armed(LIVE);
  await play("strike red-1 east");
  await house.steward.grantTime(north, table);
  expect(await left()).toBe(6 * MINUTE);
  expect((await info()).clock.remaining).toEqual({ north: 10 * MINUTE, south: 10 * MINUTE });
  await play("keep", "keep");
  expect(await left()).toBe(10 * MINUTE);
});

test("however many servers look at once, it is answered once", async () => {
  const others = await Promise.all(Array.from({ length: 3 }, () => makeKeeper(house)));
  const timekeepers = others.map((keeper) => makeTimekeeper({ ...house, keeper }, undefined, 2 ** 31 - 1));
  for (let i = 0; i < 5; i++) {
    await armed(LIVE);
    await play("strike red-1 east");
    const { entries } = await info();
    house.wait(MINUTE);
    await Promise.all(timekeepers.map((each) => each.look()));
    const answered = await loadEntries(house.store.db, table);
    expect(answered.slice(entries)).toMatchObject([{ seat: "south", by: "time" }]);
  }
  for (const each of timekeepers) await each.close();
});

test("a server that starts finds by itself who was late while none was there", async () => {
  await armed(LIVE);
  await play("strike red-1 east");
  const { entries } = await info();
  house.wait(DAY);
  const timekeeper = makeTimekeeper({ ...house, keeper: await makeKeeper(house) }, undefined, 10);
  await expect.poll(() => loadEntries(house.store.db, table), { timeout: 20_000 }).toHaveLength(entries + 1);
  await timekeeper.close();
});

test("whoever answers in the last moment is not answered for", async () => {
  await armed(LIVE);
  await play("strike red-1 east");
  const { entries } = await info();
  house.wait(MINUTE);
  const other = await makeKeeper(house);
  await other.standing(table);
  await play("spend turn").catch(() => play("spend again"));
  expect(await other.answerForTime(table)).toEqual({ is: "stale" });
  expect((await rows(entries))[0]).not.toHaveProperty("by");
});

test("tables that cannot be played here are left alone, and keep nobody waiting", async () => {
  await armed(LIVE);
  await play("strike red-1 east");
  await house.store.db.updateTable("tables").set({ rules: 99 }).where("id", "=", table).execute();
  await house.keeper.announce({ table });
  const gone = table;
  await armed(LIVE);
  await play("strike red-1 east");
  house.wait(MINUTE);
  await look();
  expect((await info()).toMove).toBe("north");
  table = gone;
  expect((await info()).toMove).toBe("south");
  await house.store.db.updateTable("tables").set({ status: "over" }).where("id", "=", gone).execute();
});

test("a game that breaks down when it is answered for is heard of once, and the others go on", async () => {
  let stumbles = true;
  const fragile = altered(duelRules, {
    game: (game) => ({
      byDefault(p) {
        if (stumbles) throw new Error("the dice are loaded");
        return game.byDefault(p);
      },
    }),
  });
  const own = await openHouse([fragile]);
  const pair = [await own.player("Nona"), await own.player("Sabina")] as const;
  const complaints: unknown[] = [];
  const timekeeper = makeTimekeeper(own, (error) => complaints.push(error), 2 ** 31 - 1);
  const tables = [await own.game(pair, { clock: LIVE }), await own.game(pair, { clock: LIVE })];
  for (const each of tables) await playActs(own.keeper, each, ...ARMED, "strike red-1 east");
  own.wait(MINUTE);
  for (let i = 0; i < 3; i++) await timekeeper.look();
  expect(complaints).toHaveLength(2);
  stumbles = false;
  await makeTimekeeper(own, undefined, 2 ** 31 - 1).look();
  for (const each of tables) expect((await own.keeper.standing(each))?.info.toMove).toBe("north");
  await timekeeper.close();
  await own.close();
});

test("a move that is taken back has cost its time all the same", async () => {
  table = await house.game([north, south], { clock: LIVE });
  await play(...DEPLOY);
  house.wait(20 * SECOND);
  await play("choose guard");
  await house.steward.takeBack(north, table, DEPLOY.length);
  expect((await info()).clock.remaining).toMatchObject({ north: 10 * MINUTE - 20 * SECOND });
});
