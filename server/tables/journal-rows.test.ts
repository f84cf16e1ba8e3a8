/** Loading what was written: an entry that cannot be played again is an error, and never guessed at. */
import { Counted, type Dice, LONGEST_GAME, pick, replay, seededDice } from "@rubicon/engine";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../protocol.ts";
import type { Player, Standing } from "../services.ts";
import { headerOf, loadEntries, loadPosition, SNAPSHOT_EVERY } from "./journal-rows.ts";
import { type House, MEADOW, openHouse } from "./testing/house.ts";

let house: House;
let players: [Player, Player];

beforeAll(async () => {
  house = await openHouse();
  players = [await house.player("Julia"), await house.player("Marcus")];
});
afterAll(() => house.close());

/** A game that is well past a snapshot, with dice in the entries after it. */
async function longGame(): Promise<{ table: string; thrown: number }> {
  const table = await house.game(players, { scenario: "pass" });
  for (;;) {
    await house.play(table, 10);
    const snapshot = await house.store.db
      .selectFrom("snapshots")
      .select(({ fn }) => fn.max("n").as("n"))
      .where("table_id", "=", table)
      .executeTakeFirstOrThrow();
    const thrown = await house.store.db
      .selectFrom("journal")
      .select("n")
      .where("table_id", "=", table)
      .where("n", ">", snapshot.n ?? 0)
      .where("n", ">", 40)
      .where("dice", "is not", null)
      .executeTakeFirst();
    if (thrown) return { table, thrown: thrown.n };
  }
}

const loaded = async (table: string) => {
  await house.keeper.announce({ table });
  return house.keeper.standing(table);
};

describe("an entry after a snapshot", () => {
  test("is played with the dice that were written down for it", async () => {
    const { table } = await longGame();
    const [before, after] = [await house.keeper.standing(table), await loaded(table)];
    expect(after?.position && after.game.write(after.position)).toEqual(
      before?.position && before.game.write(before.position),
    );
  });

  test.each([
    ["without its dice", null],
    ["with a die too few", []],
    ["with a die too many", [1, 1, 1, 1, 1, 1, 1, 1]],
    ["with a die of which there is none", [9]],
  ])("%s is an error, and its table is not shown in any other way", async (_, dice) => {
    const { table, thrown } = await longGame();
    await house.store.db
      .updateTable("journal")
      .set({ dice: (dice === null ? null : JSON.stringify(dice)) as never })
      .where("table_id", "=", table)
      .where("n", "=", thrown)
      .execute();
    await expect(loaded(table)).rejects.toThrow("The journal of a table cannot be played again.");
    // What is wrong with it may name what only its players know: nobody is told.
    const { status, json } = await house.ask(players[0], "GET", `/api/tables/${table}`);
    expect([status, json]).toEqual([500, { error: "Something went wrong inside the server.", code: "fault" }]);
  });
});

async function standing(table: string): Promise<Standing> {
  const known = await house.keeper.standing(table);
  if (!known) throw new Error("the table is gone");
  return known;
}

const rowOf = (table: string) =>
  house.store.db.selectFrom("tables").selectAll().where("id", "=", table).executeTakeFirstOrThrow();

const snapshotsOf = async (table: string): Promise<number[]> => {
  const rows = await house.store.db.selectFrom("snapshots").select("n").where("table_id", "=", table).execute();
  return rows.map(({ n }) => n);
};

const LONG = { ...MEADOW, game: "julius-caesar", scenario: "historical", seat: "caesar" } as const;

/** Somebody by himself plays, and goes back to wherever he likes. */
async function wander(table: string, entries: number, luck: Dice, back: (n: number, luck: Dice) => boolean) {
  const counted = new Counted([{ n: 0 }]);
  for (let n = (await standing(table)).info.entries; n < entries; n++) {
    if ((await standing(table)).info.status === "over") return;
    const [last] = counted.last(1);
    if (last > 0 && back(n, luck)) {
      const to = pick(counted.last(1 + luck.roll(60)).slice(0, -1), luck) ?? 0;
      await house.steward.takeBack(players[0], table, to);
      counted.add({ n, back: to });
    } else {
      await house.play(table, 1);
      counted.add({ n });
    }
  }
}

describe("however much was taken back", () => {
  test.each([
    ["now and then", (_: number, luck: Dice) => luck.roll(5) === 1],
    ["as often as not", (_: number, luck: Dice) => luck.roll(2) === 1],
    ["wherever a position was to be kept", (n: number) => n % SNAPSHOT_EVERY === 0],
  ])("%s, every position is found again, and so is how far one may go back", async (_, back) => {
    const table = await house.steward.open(players[0], { ...LONG, solo: true });
    const luck = seededDice("wandering");
    await wander(table, 260, luck, back);
    const { game, trail, info } = await standing(table);
    expect(info.entries).toBeGreaterThan(2 * SNAPSHOT_EVERY);
    const row = await rowOf(table);
    const entries = await loadEntries(house.store.db, table);
    const truth: string[] = [];
    replay(game, { header: headerOf(row), entries }, { reach: (position) => truth.push(game.hash(position)) });
    for (const { n, check } of entries.toReversed()) {
      const { position, seal } = await loadPosition(house.store.db, game, row, n);
      expect([game.hash(position), seal], `entry ${n}`).toEqual([truth[n], check]);
    }
    await house.keeper.announce({ table });
    expect((await standing(table)).trail).toEqual(trail);
    expect((await snapshotsOf(table)).length).toBeLessThan((2 * entries.length) / SNAPSHOT_EVERY);
  });

  test("a way on which nothing was kept is shorter the next time", async () => {
    const table = await house.steward.open(players[0], { ...LONG, solo: true });
    await house.play(table, 130);
    const { game, info } = await standing(table);
    await house.store.db.deleteFrom("snapshots").where("table_id", "=", table).execute();
    await loadPosition(house.store.db, game, await rowOf(table), info.entries - 1);
    expect(await snapshotsOf(table)).toEqual([info.entries - 1 - SNAPSHOT_EVERY]);
  });
});

describe("a journal that is long", () => {
  test("is told in pages, and downloaded whole", async () => {
    const table = await house.game(players);
    await house.play(table, 2);
    const many = 2 * LIMITS.entries + 40;
    // As if the last act had been done again and again.
    await sql`insert into journal (table_id, n, seat, act, seal, events, final)
      select table_id, g, seat, act, seal, events, final
      from generate_series(3, ${many - 1}::int) as g join journal on table_id = ${table} and n = 2`.execute(
      house.store.db,
    );
    const chronicle = async (since: number) => {
      const { json } = await house.ask(players[0], "GET", `/api/tables/${table}/chronicle?since=${since}`);
      return json.map(({ n }: { n: number }) => n);
    };
    const first = await chronicle(-1);
    expect([first.length, first[0], first.at(-1)]).toEqual([LIMITS.entries, 0, LIMITS.entries - 1]);
    expect(await chronicle(many - 41)).toHaveLength(40);
    expect(await chronicle(many - 1)).toEqual([]);
    await house.steward.resign(players[0], table);
    const { text } = await house.ask(players[1], "GET", `/api/tables/${table}/journal`);
    const numbers = text.trimEnd().split("\n").slice(1);
    expect(numbers.map((line) => JSON.parse(line).n)).toEqual(Array.from({ length: many }, (_, n) => n));
  });
});

describe("a game that has become as long as one can be", () => {
  /** As if all those entries had been made: of those before the last one nothing is read any more. */
  async function grown(entries: number, settings = {}): Promise<string> {
    const table = await house.game(players, settings);
    await house.play(table, 5);
    const { info } = await standing(table);
    const [last, then] = [info.entries - 1, entries - 1];
    const { game, position } = await standing(table);
    const { db } = house.store;
    await sql`update journal set n = ${then} where table_id = ${table} and n = ${last}`.execute(db);
    await db
      .insertInto("snapshots")
      .values({ table_id: table, n: then, position: JSON.stringify(position && game.write(position)) })
      .execute();
    await db.updateTable("tables").set({ entries }).where("id", "=", table).execute();
    await house.keeper.announce({ table });
    return table;
  }

  async function tryToAct(table: string) {
    const { game, position, info, players: sitters } = await standing(table);
    const act = position && game.acts.write(game.legal(position)[0]);
    const player = sitters.get(info.toMove ?? "") ?? "";
    return house.keeper.act(table, player, { id: `at-the-end-${info.entries}`, n: info.entries, act });
  }

  test("takes no more acts and take-backs, and says so", async () => {
    const table = await grown(LONGEST_GAME.entries - 1);
    expect(await tryToAct(table)).toMatchObject({ is: "done", n: LONGEST_GAME.entries - 1 });
    expect(await tryToAct(table)).toMatchObject({ is: "error", code: "journal-full" });
    const { info, players: sitters } = await standing(table);
    const answer = await house.keeper.takeBack(table, info.toMove ?? "", LONGEST_GAME.entries - 2);
    expect(answer).toMatchObject({ is: "error", code: "journal-full" });
    expect([info.entries, sitters.size]).toEqual([LONGEST_GAME.entries, 2]);
  });

  test("can be resigned, and ended by agreement", async () => {
    const [resigned, agreed] = [await grown(LONGEST_GAME.entries), await grown(LONGEST_GAME.entries)];
    await house.steward.resign(players[0], resigned);
    await house.steward.offerDraw(players[0], agreed);
    await house.steward.offerDraw(players[1], agreed);
    const outcomes = [await standing(resigned), await standing(agreed)].map(({ info }) => info.outcome?.how);
    expect(outcomes).toEqual(["resigned", "agreed"]);
  });

  test("goes on by itself where time runs out, since that comes to an end", async () => {
    const clock = { kind: "live", minutes: 1, increment: 0, out: "default" } as const;
    const table = await grown(LONGEST_GAME.entries, { clock });
    house.wait(61_000);
    await house.timekeeper.look();
    expect((await standing(table)).info.entries).toBeGreaterThan(LONGEST_GAME.entries);
  });
});
