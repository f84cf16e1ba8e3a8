import { afterAll, beforeAll, expect, test } from "vitest";
import type { Player } from "../services.ts";
import { type House, MEADOW, openHouse } from "../tables/testing/house.ts";
import { rateAgain } from "./again.ts";
import { settle } from "./settle.ts";

const DAY = 24 * 60 * 60 * 1000;

let house: House;
let count = 0;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Two who have never played. */
const pair = async (guests = [false, false]): Promise<[Player, Player]> => {
  const n = count++;
  return [await house.player(`first-${n}`, guests[0]), await house.player(`second-${n}`, guests[1])];
};

const ratingOf = (player: Player) =>
  house.store.db.selectFrom("ratings").selectAll().where("player_id", "=", player.id).executeTakeFirst();

const resultsOf = (table: string) =>
  house.store.db
    .selectFrom("results")
    .select(["player_id", "seat", "score", "rating_before", "rating_after"])
    .where("table_id", "=", table)
    .orderBy("seat")
    .execute();

test("a game between two accounts is rated, for that game alone", async () => {
  const [north, south] = await pair();
  const table = await house.game([north, south]);
  await house.steward.resign(south, table);
  await house.ratings.settleAll();
  expect(await ratingOf(north)).toMatchObject({ game: "skirmish", games: 1 });
  expect((await ratingOf(north))?.rating).toBeCloseTo(1662.3109, 3);
  expect((await ratingOf(south))?.rating).toBeCloseTo(1337.6891, 3);
  const [won, lost] = await resultsOf(table);
  expect(won).toMatchObject({ player_id: north.id, seat: "north", score: 1, rating_before: 1500 });
  expect(won.rating_after).toBeCloseTo(1662.3109, 3);
  expect(lost).toMatchObject({ player_id: south.id, seat: "south", score: 0, rating_before: 1500 });
});

test("the second game starts from the first", async () => {
  const [north, south] = await pair();
  await house.steward.resign(south, await house.game([north, south]));
  const table = await house.game([north, south]);
  await house.ratings.settleAll();
  await house.steward.offerDraw(north, table);
  await house.steward.offerDraw(south, table);
  await house.ratings.settleAll();
  const [one, other] = [await ratingOf(north), await ratingOf(south)];
  expect(one?.rating).toBeCloseTo(1576.6887, 3);
  expect(one?.deviation).toBeCloseTo(260.4888, 3);
  expect(other?.rating).toBeCloseTo(1423.3113, 3);
  expect(one?.games).toBe(2);
  expect((await resultsOf(table)).map(({ score }) => score)).toEqual([0.5, 0.5]);
});

test("a table is rated once, however often and by however many it is settled", async () => {
  const [north, south] = await pair();
  const table = await house.game([north, south]);
  await settle(house.store.db, table);
  expect(await ratingOf(north)).toBeUndefined();
  await house.steward.resign(south, table);
  await Promise.all([settle(house.store.db, table), settle(house.store.db, table), house.ratings.settleAll()]);
  await settle(house.store.db, table);
  expect(await ratingOf(north)).toMatchObject({ games: 1 });
  expect(await resultsOf(table)).toHaveLength(2);
});

test("many games of the same two that end at once all count", async () => {
  const [north, south] = await pair();
  const tables = [];
  for (let i = 0; i < 6; i++) tables.push(await house.game(i % 2 ? [north, south] : [south, north]));
  for (const table of tables) await house.steward.resign(south, table);
  await Promise.all(tables.map((table) => settle(house.store.db, table)));
  expect(await ratingOf(north)).toMatchObject({ games: 6 });
  expect(await ratingOf(south)).toMatchObject({ games: 6 });
});

test.each([
  ["first", [true, false]],
  ["second", [false, true]],
])("where the %s is a guest there is a result and no rating", async (_, guests) => {
  const [north, south] = await pair(guests);
  const table = await house.game([north, south]);
  await house.steward.resign(north, table);
  await house.ratings.settleAll();
  expect(await ratingOf(north)).toBeUndefined();
  expect(await ratingOf(south)).toBeUndefined();
  expect(await resultsOf(table)).toMatchObject([
    { score: 0, rating_before: null, rating_after: null },
    { score: 1, rating_before: null, rating_after: null },
  ]);
});

test.each([
  ["friendly", { rated: false }],
  ["private", { visibility: "private" }],
] as const)("a %s game has a result and no rating", async (_, settings) => {
  const [north, south] = await pair();
  const table = await house.game([north, south], settings);
  expect((await house.keeper.standing(table))?.info.rated).toBe(false);
  await house.steward.resign(north, table);
  await house.ratings.settleAll();
  expect(await ratingOf(south)).toBeUndefined();
  expect(await resultsOf(table)).toMatchObject([
    { score: 0, rating_after: null },
    { score: 1, rating_after: null },
  ]);
});

test("a table stops being rated when a guest sits down, whoever he becomes later", async () => {
  const [north, south] = await pair([false, true]);
  const table = await house.steward.open(north, MEADOW);
  expect((await house.keeper.standing(table))?.info.rated).toBe(true);
  await house.steward.join(south, table, "random");
  expect((await house.keeper.standing(table))?.info.rated).toBe(false);
  await house.store.db.updateTable("players").set({ guest: false }).where("id", "=", south.id).execute();
  await house.steward.resign(south, table);
  await house.ratings.settleAll();
  expect(await ratingOf(north)).toBeUndefined();
});

test("a rematch of a rated game is rated, of a friendly one friendly", async () => {
  for (const rated of [true, false]) {
    const [north, south] = await pair();
    const table = await house.game([north, south], { rated });
    await house.steward.resign(north, table);
    await house.steward.rematch(north, table);
    const next = await house.steward.rematch(south, table);
    expect((await house.keeper.standing(next ?? ""))?.info.rated).toBe(rated);
  }
});

test("reckoned again, ratings come out the same, whatever was written over them", async () => {
  const three = [...(await pair()), (await pair())[0]];
  for (let i = 0; i < 6; i++) {
    house.wait(i === 4 ? 70 * DAY : 1000);
    const [north, south] = [three[i % 3], three[(i + 1) % 3]];
    const table = await house.game([north, south], { rated: i !== 2 });
    if (i % 2 === 0) await house.steward.resign(south, table);
    else for (const player of [north, south]) await house.steward.offerDraw(player, table);
    await house.ratings.settleAll();
  }
  const ids = three.map(({ id }) => id);
  const everything = async () => ({
    ratings: await house.store.db
      .selectFrom("ratings")
      .selectAll()
      .where("player_id", "in", ids)
      .orderBy("player_id")
      .execute(),
    results: await house.store.db
      .selectFrom("results")
      .selectAll()
      .where("player_id", "in", ids)
      .orderBy("table_id")
      .orderBy("seat")
      .execute(),
  });
  const before = await everything();
  expect(before.ratings).toHaveLength(3);
  await house.store.db.updateTable("ratings").set({ rating: 2800, games: 7 }).execute();
  await house.store.db.updateTable("results").set({ rating_after: 1 }).execute();
  await rateAgain(house.store);
  const after = await everything();
  const close = (rows: readonly Record<string, unknown>[]) =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, typeof value === "number" ? rounded(value) : value]),
      ),
    );
  expect(close(after.ratings)).toEqual(close(before.ratings));
  expect(close(after.results)).toEqual(close(before.results));
});

/** To a millionth. */
const rounded = (n: number): number => Math.round(n * 1e6) / 1e6;

test("a game played to its end by its rules is settled a moment later by itself", async () => {
  const [north, south] = await pair();
  const table = await house.game([north, south]);
  await house.play(table);
  await expect.poll(() => resultsOf(table), { timeout: 5000 }).toHaveLength(2);
  const standing = await house.keeper.standing(table);
  const results = standing?.info.outcome?.results ?? {};
  const scores = (await resultsOf(table)).map(({ score }) => score);
  const worth = { won: 1, drew: 0.5, lost: 0 };
  expect(scores).toEqual([worth[results.north], worth[results.south]]);
});

test("where both have lost, nobody has beaten anybody: a loss in the results of both, a draw for their ratings", async () => {
  const [north, south] = await pair();
  await house.steward.resign(south, await house.game([north, south]));
  await house.ratings.settleAll();
  const before = await Promise.all([north, south].map(ratingOf));
  const table = await house.game([north, south], { scenario: "drill" });
  await playWithoutABlow(table);
  await house.ratings.settleAll();
  expect((await house.keeper.standing(table))?.info.outcome).toMatchObject({
    ...{ how: "nobody", results: { north: "lost", south: "lost" } },
  });
  expect((await resultsOf(table)).map(({ score }) => score)).toEqual([0, 0]);
  const after = await Promise.all([north, south].map(ratingOf));
  // As after a draw, the better one comes down and the other up.
  expect(after[0]?.rating).toBeLessThan(before[0]?.rating ?? 0);
  expect(after[1]?.rating).toBeGreaterThan(before[1]?.rating ?? 0);
  const { json } = await house.ask(null, "GET", `/api/players/${north.id}`);
  expect(json.results).toEqual({ won: 1, drawn: 0, lost: 1 });
  const shown = json.finished.find((each: { table: { id: string } }) => each.table.id === table);
  expect(shown.table.outcome).toMatchObject({ results: { north: "lost", south: "lost" }, how: "nobody" });
});

/** All are placed, and then nobody does anything. */
async function playWithoutABlow(table: string): Promise<void> {
  for (let i = 0; ; i++) {
    const standing = await house.keeper.standing(table);
    if (!standing?.position || standing.info.toMove === null) return;
    const { game, position, info, players } = standing;
    const act = game.acts.write(game.byDefault(position));
    await house.keeper.act(table, players.get(info.toMove ?? "") ?? "", {
      id: `idle-${table}-${i}`,
      n: info.entries,
      act,
    });
  }
}

test("a table that was given up before it began has no result", async () => {
  const [north] = await pair();
  const table = await house.steward.open(north, {
    game: "skirmish",
    scenario: "meadow",
    options: {},
    seat: "north",
    visibility: "public",
    watchers: true,
    clock: { kind: "none", window: null },
  });
  await house.steward.leave(north, table);
  await house.ratings.settleAll();
  expect(await resultsOf(table)).toEqual([]);
});
