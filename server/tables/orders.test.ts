/** Standing orders: nobody's acts, in nobody's way, and nobody else's business. */
import { verify } from "@rubicon/engine";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { heardBy, outlookOf } from "../live/outlook.ts";
import type { Keeper, Player, Standing } from "../services.ts";
import { ARMED, act, DEPLOY, duelRules, playActs } from "../testing/duel.ts";
import { headerOf, loadEntries } from "./journal-rows.ts";
import { makeKeeper } from "./keeper.ts";
import { type House, openHouse } from "./testing/house.ts";

let house: House;
let north: Player;
let south: Player;
let table: string;

beforeAll(async () => {
  house = await openHouse([duelRules]);
  [north, south] = [await house.player("Nona"), await house.player("Sabina")];
});
afterAll(() => house.close());

beforeEach(async () => {
  table = await house.game([north, south]);
});

const PASS = { windows: { die: "pass" }, next: false } as const;

async function standing(keeper: Keeper = house.keeper): Promise<Standing> {
  const found = await keeper.standing(table);
  if (!found) throw new Error("the table is gone");
  return found;
}

const play = (...acts: readonly string[]) => playActs(house.keeper, table, ...acts);
const orders = (player: Player, given: object) => house.keeper.orders(table, player.id, { ...given });
const rows = () =>
  house.store.db
    .selectFrom("journal")
    .select(["n", "seat", "act", "by", "act_id"])
    .where("table_id", "=", table)
    .orderBy("n")
    .execute();

/** Every change that was announced while something was done. */
async function announced(deed: () => Promise<unknown>): Promise<object[]> {
  const changes: object[] = [];
  const until = { listening: true };
  house.keeper.onChange((change) => {
    if (until.listening && change.table === table) changes.push(change);
  });
  await deed();
  until.listening = false;
  return changes;
}

describe("orders of one seat", () => {
  test("are no entry: they take no free take-back away from the other and make none of his acts stale", async () => {
    await play(...DEPLOY);
    const before = await standing();
    await play("choose guard");
    const chosen = await standing();
    expect(chosen.returns("north")).toEqual([before.info.entries - 1]);

    expect(await orders(south, PASS)).toEqual({ is: "kept" });
    const after = await standing();
    expect(after.info.entries).toBe(chosen.info.entries);
    expect(after.returns("north")).toEqual(chosen.returns("north"));
    expect(after.trail).toEqual(chosen.trail);
    expect(await house.steward.takeBack(north, table, before.info.entries - 1)).toBe("done");

    // An act that was on its way when the orders came.
    const { entries } = (await standing()).info;
    await orders(south, { windows: {}, next: true });
    const sent = { id: "on-its-way-already", n: entries, act: act("choose guard") };
    expect(await house.keeper.act(table, north.id, sent)).toEqual({ is: "done", n: entries });
  });

  test("given on another server at the very same moment do not make an act stale either", async () => {
    await play(...ARMED);
    const other = await makeKeeper(house);
    for (let i = 0; i < 12; i++) {
      const { info, players } = await standing();
      const { entries, toMove } = info;
      const [acted, ordered] = await Promise.all([
        house.keeper.act(table, players.get(toMove ?? "") ?? "", { id: `at-once-${i}`, n: entries, act: act("rest") }),
        other.orders(table, south.id, i % 2 === 0 ? PASS : {}),
      ]);
      expect([acted, ordered]).toEqual([{ is: "done", n: entries }, { is: "kept" }]);
      if (i % 2 === 1) await play("choose guard", "choose guard");
    }
  });

  test("that were given a moment ago elsewhere are followed, though nobody has heard of them yet", async () => {
    await play(...ARMED);
    await standing();
    // Behind the keeper's back, as another server would before its notice arrives.
    await house.store.db
      .insertInto("orders")
      .values({ table_id: table, seat: "south", orders: JSON.stringify(PASS) })
      .execute();
    await house.store.db
      .updateTable("tables")
      .set(({ eb }) => ({ said: eb("said", "+", 1) }))
      .where("id", "=", table)
      .execute();
    await play("strike red-1 east");
    expect((await rows()).slice(-2)).toMatchObject([{ seat: "north" }, { seat: "south", by: "orders" }]);
  });

  test("are seen by that seat, and nobody else is sent anything", async () => {
    await play(...DEPLOY);
    const seen = async () => {
      const now = await standing();
      return ["north", "watcher"].map((viewer) => JSON.stringify(outlookOf(now, viewer)));
    };
    const before = await seen();
    const changes = await announced(() => orders(south, PASS));
    expect(changes).toEqual([{ table, seat: "south" }]);
    expect(await seen()).toEqual(before);
    const now = await standing();
    expect(outlookOf(now, "south").orders).toEqual(PASS);
    expect(outlookOf(now, "north").orders).toEqual({ windows: {}, next: false });
    expect(outlookOf(now, "watcher")).not.toHaveProperty("orders");
  });

  test("outlast take-backs and restarts", async () => {
    await play(...DEPLOY, "choose guard");
    await orders(south, PASS);
    await house.steward.takeBack(north, table, DEPLOY.length);
    await play("choose guard", "choose guard");
    const other = await makeKeeper(house);
    expect((await standing(other)).orders("south")).toEqual(PASS);
    await playActs(other, table, "strike red-1 east");
    expect((await rows()).at(-1)).toMatchObject({ seat: "south", by: "orders" });
  });

  test.each([
    [{ windows: { ambush: "pass" } }, 'Skirmish knows no standing order "ambush"; it knows die.'],
    [{ windows: { die: "perhaps" } }, 'The order "die" is "ask" or "pass".'],
    [{ always: true }, 'Standing orders have no field "always".'],
  ])("that the game does not know are told in a sentence", async (given, message) => {
    expect(await orders(south, given)).toEqual({ is: "error", message, code: "unusable" });
    expect(await house.store.db.selectFrom("orders").where("table_id", "=", table).selectAll().execute()).toEqual([]);
  });

  test("are refused to strangers, and where nothing is played", async () => {
    const stranger = await house.player(`Titus of ${table}`);
    expect(await orders(stranger, PASS)).toMatchObject({ is: "error", code: "not-seated" });
    await house.steward.resign(north, table);
    expect(await orders(south, PASS)).toMatchObject({ is: "error", code: "not-played" });
  });
});

describe("a waived window", () => {
  test("passes in the same stroke as the act before it: written, acknowledged and announced once", async () => {
    await play(...ARMED);
    await orders(south, PASS);
    await orders(north, PASS);
    const { entries } = (await standing()).info;
    const sent = { id: "strike-with-all", n: entries, act: act("strike red-1 east") };
    const changes = await announced(async () =>
      expect(await house.keeper.act(table, north.id, sent)).toEqual({ is: "done", n: entries }),
    );
    expect(changes).toEqual([{ table }]);
    expect((await rows()).slice(entries)).toEqual([
      { n: entries, seat: "north", act: act("strike red-1 east"), by: null, act_id: "strike-with-all" },
      { n: entries + 1, seat: "south", act: { do: "keep" }, by: "orders", act_id: null },
      { n: entries + 2, seat: "north", act: { do: "keep" }, by: "orders", act_id: null },
    ]);
    expect((await standing()).info).toMatchObject({ toMove: "north", entries: entries + 3 });
    // Sent again, it is the first of them.
    expect(await house.keeper.act(table, north.id, sent)).toEqual({ is: "done", n: entries });
    const journal = { header: headerOf(await rowOf()), entries: await loadEntries(house.store.db, table) };
    expect(verify((await standing()).game, journal)).toMatchObject({ ok: true });
    const fresh = await makeKeeper(house);
    expect((await standing(fresh)).trail).toEqual((await standing()).trail);
  });

  test("is told as any other act; that it was ordered is for its seat to hear", async () => {
    await play(...ARMED);
    await orders(south, PASS);
    await play("strike red-1 east");
    const now = await standing();
    const last = (await house.keeper.recorded(table, now.info.entries - 2)).slice(-1);
    expect(heardBy(now, "south", last)[0].by).toBe("orders");
    for (const viewer of ["north", "watcher"]) expect(heardBy(now, viewer, last)[0]).not.toHaveProperty("by");
  });

  test("that stands open passes when it is waived, and asks for nobody's leave", async () => {
    await play(...ARMED, "strike red-1 east");
    expect((await standing()).info).toMatchObject({ toMove: "south" });
    const changes = await announced(() => orders(south, PASS));
    expect(changes).toMatchObject([{ table, lists: { lobby: false } }]);
    expect((await standing()).info).toMatchObject({ toMove: "north" });
    // South was asked, and has answered: nobody can tell this from an answer by hand, not even by what he may take back.
    expect((await rows()).at(-1)).toMatchObject({ seat: "south", act: { do: "keep" }, by: null });
    expect((await standing()).trail.at(-1)).toMatchObject({ seat: "south", waived: false });
  });

  test("asks once where its seat wants to be asked the next time, and passes again after that", async () => {
    await play(...ARMED);
    await orders(north, PASS);
    await orders(south, { windows: { die: "pass" }, next: true });
    await play("strike red-1 east");
    const asked = await standing();
    expect(asked.info.toMove).toBe("south");
    expect(asked.orders("south")).toEqual(PASS);
    const fresh = await makeKeeper(house);
    expect((await standing(fresh)).orders("south")).toEqual(PASS);
    await play("keep", "strike red-2 east");
    expect((await standing()).info.toMove).toBe("north");
  });
});

const rowOf = () => house.store.db.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirstOrThrow();

describe("at a table where a move may take days", () => {
  /** Duel with a window that passes by itself where everybody has days. */
  const hasty: typeof duelRules = {
    ...duelRules,
    make: (pack) => ({ ...duelRules.make(pack), orders: [{ id: "die", byDefault: "ask", whenSlow: "pass" }] }),
  };

  test("windows pass by the game's default for such tables, unless their owner has ordered otherwise", async () => {
    const slow = await openHouse([hasty]);
    const [first, second] = [await slow.player("Nona"), await slow.player("Sabina")];
    const ordersOf = async (id: string, seat: string) => (await slow.keeper.standing(id))?.orders(seat).windows;
    const inDays = await slow.game([first, second], { clock: { kind: "days", days: 1 } });
    const live = await slow.game([first, second], { clock: { kind: "live", minutes: 30, increment: 5 } });
    expect(await ordersOf(inDays, "north")).toEqual({ die: "pass" });
    expect(await ordersOf(live, "north")).toEqual({});
    await slow.keeper.orders(inDays, first.id, { windows: { die: "ask" }, next: false });
    expect(await ordersOf(inDays, "north")).toEqual({ die: "ask" });
    // Whoever names nothing has what is usual there.
    await slow.keeper.orders(inDays, first.id, { windows: {}, next: false });
    expect(await ordersOf(inDays, "north")).toEqual({ die: "pass" });
    await slow.close();
  });
});
