/** Loading what was written: an entry that cannot be played again is an error, and never guessed at. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Player } from "../services.ts";
import { type House, openHouse } from "./testing/house.ts";

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
