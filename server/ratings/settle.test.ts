import { afterAll, beforeAll, expect, test } from "vitest";
import type { Player } from "../services.ts";
import { type House, openHouse } from "../tables/testing/house.ts";
import { settle } from "./settle.ts";

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
  await house.rooms.resign(south, table);
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
  await house.rooms.resign(south, await house.game([north, south]));
  const table = await house.game([north, south]);
  await house.ratings.settleAll();
  await house.rooms.offerDraw(north, table);
  await house.rooms.offerDraw(south, table);
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
  await house.rooms.resign(south, table);
  await Promise.all([settle(house.store.db, table), settle(house.store.db, table), house.ratings.settleAll()]);
  await settle(house.store.db, table);
  expect(await ratingOf(north)).toMatchObject({ games: 1 });
  expect(await resultsOf(table)).toHaveLength(2);
});

test("many games of the same two that end at once all count", async () => {
  const [north, south] = await pair();
  const tables = [];
  for (let i = 0; i < 6; i++) tables.push(await house.game(i % 2 ? [north, south] : [south, north]));
  for (const table of tables) await house.rooms.resign(south, table);
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
  await house.rooms.resign(north, table);
  await house.ratings.settleAll();
  expect(await ratingOf(north)).toBeUndefined();
  expect(await ratingOf(south)).toBeUndefined();
  expect(await resultsOf(table)).toMatchObject([
    { score: 0, rating_before: null, rating_after: null },
    { score: 1, rating_before: null, rating_after: null },
  ]);
});

test("a game played to its end by its rules is settled a moment later by itself", async () => {
  const [north, south] = await pair();
  const table = await house.game([north, south]);
  await house.play(table);
  await expect.poll(() => resultsOf(table), { timeout: 5000 }).toHaveLength(2);
  const standing = await house.keeper.standing(table);
  const outcome = standing?.info.outcome;
  const winner = outcome && typeof outcome === "object" && "winner" in outcome ? outcome.winner : undefined;
  const scores = (await resultsOf(table)).map(({ score }) => score);
  expect(scores).toEqual(winner === null ? [0.5, 0.5] : winner === "north" ? [1, 0] : [0, 1]);
});

test("a table that was given up before it began has no result", async () => {
  const [north] = await pair();
  const table = await house.rooms.open(north, {
    game: "skirmish",
    scenario: "meadow",
    options: {},
    seat: "north",
    visibility: "public",
    watchers: true,
    clock: { kind: "none" },
  });
  await house.rooms.leave(north, table);
  await house.ratings.settleAll();
  expect(await resultsOf(table)).toEqual([]);
});
