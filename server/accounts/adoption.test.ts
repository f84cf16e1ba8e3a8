import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../database/open.ts";
import { freshStore } from "../testing/index.ts";
import { Browser, type House, layTable, openHouse } from "./testing.ts";

let store: Store;
let closeStore: () => Promise<void>;
let house: House;

beforeAll(async () => {
  ({ store, close: closeStore } = await freshStore());
  house = await openHouse(store);
});
afterAll(async () => {
  await house.app.close();
  await closeStore();
});

const PASSWORD = "alea iacta esto";

const sitters = async (table: string) => {
  const rows = await store.db.selectFrom("seats").select(["seat", "player_id"]).where("table_id", "=", table).execute();
  return Object.fromEntries(rows.map(({ seat, player_id }) => [seat, player_id]));
};

test("a guest who makes an account stays the same player, with his seats and under his new name", async () => {
  const browser = new Browser(house);
  const guest = await browser.guest();
  const table = await layTable(store.db, guest.id, { red: guest.id, blue: null });
  house.announced.length = 0;
  const player = await browser.account("keeps@example.org", PASSWORD, "Keeps Games");
  expect(player).toMatchObject({ id: guest.id, name: "Keeps Games", guest: false, email: "keeps@example.org" });
  expect(await sitters(table)).toEqual({ red: guest.id, blue: null });
  expect(house.announced).toEqual([table]);
});

test("it does not matter where the letter is opened", async () => {
  const browser = new Browser(house);
  const guest = await browser.guest();
  await browser.signUp("phone@example.org", PASSWORD);
  await new Browser(house).follow("phone@example.org");
  expect(await browser.me()).toMatchObject({ id: guest.id, guest: true });
  await browser.signIn("phone@example.org", PASSWORD);
  expect(await browser.me()).toMatchObject({ id: guest.id, guest: false });
});

test("following somebody else's link leaves a guest what he was", async () => {
  await new Browser(house).signUp("trap@example.org", PASSWORD);
  const browser = new Browser(house);
  const guest = await browser.guest();
  await browser.follow("trap@example.org");
  expect(await browser.me()).toEqual(guest);
});

test("a failed sign-in leaves a guest what he was", async () => {
  const browser = new Browser(house);
  const guest = await browser.guest();
  expect((await browser.signIn("nobody@example.org", "wrong password")).status).toBe(401);
  expect(await browser.me()).toEqual(guest);
});

test("a guest who signs in to an account brings along what he did", async () => {
  const { db } = store;
  const own = await new Browser(house).account("both@example.org", PASSWORD, "Both");
  const browser = new Browser(house);
  const guest = await browser.guest();
  const [mine, ours, other] = [
    await layTable(db, guest.id, { red: guest.id, blue: null }),
    await layTable(db, own.id, { red: guest.id, blue: own.id }),
    await layTable(db, own.id, { red: own.id, blue: null }),
  ];
  await db.insertInto("journal").values({ table_id: mine, n: 0, seal: "", events: "[]", final: true }).execute();
  await db.insertInto("chat").values({ table_id: mine, player_id: guest.id, text: "ave" }).execute();
  const at = new Date();
  await db
    .insertInto("notes")
    .values([
      { table_id: mine, player_id: guest.id, text: "guest alone", at },
      { table_id: ours, player_id: guest.id, text: "as guest", at },
      { table_id: ours, player_id: own.id, text: "as myself", at },
    ])
    .execute();
  await db
    .insertInto("results")
    .values([
      { table_id: ours, player_id: guest.id, seat: "red", score: 1 },
      { table_id: ours, player_id: own.id, seat: "blue", score: 0 },
    ])
    .execute();
  const rating = { rating: 1500, deviation: 200, volatility: 0.06, games: 1, at };
  await db
    .insertInto("ratings")
    .values([
      { ...rating, player_id: guest.id, game: "one", rating: 1400 },
      { ...rating, player_id: guest.id, game: "two", rating: 1400 },
      { ...rating, player_id: own.id, game: "two", rating: 1600 },
    ])
    .execute();
  const keys = JSON.stringify({ p256dh: "x", auth: "y" });
  await db.insertInto("push").values({ endpoint: "https://push.example/1", player_id: guest.id, keys }).execute();
  await db
    .insertInto("presence")
    .values([
      { player_id: guest.id, table_id: ours, seen_at: at },
      { player_id: own.id, table_id: ours, seen_at: at },
    ])
    .execute();

  house.announced.length = 0;
  expect((await browser.signIn("both@example.org", PASSWORD)).status).toBe(200);
  expect(await browser.me()).toMatchObject({ id: own.id, name: "Both", guest: false });

  expect(await sitters(mine)).toEqual({ red: own.id, blue: null });
  expect(await sitters(ours)).toEqual({ red: own.id, blue: own.id });
  expect(await sitters(other)).toEqual({ red: own.id, blue: null });
  expect([...house.announced].sort()).toEqual([mine, ours].sort());
  const laid = await db.selectFrom("tables").select("created_by").where("id", "=", mine).executeTakeFirstOrThrow();
  expect(laid.created_by).toBe(own.id);
  const notes = await db.selectFrom("notes").select(["table_id", "text"]).where("player_id", "=", own.id).execute();
  expect(new Map(notes.map(({ table_id, text }) => [table_id, text]))).toEqual(
    new Map([
      [mine, "guest alone"],
      [ours, "as myself\n\nas guest"],
    ]),
  );
  const ratings = await db.selectFrom("ratings").select(["game", "rating"]).where("player_id", "=", own.id).execute();
  expect(ratings.sort((a, b) => a.game.localeCompare(b.game))).toEqual([
    { game: "one", rating: 1400 },
    { game: "two", rating: 1600 },
  ]);
  for (const table of ["chat", "results", "push", "presence", "notes", "seats"] as const) {
    const left = await db.selectFrom(table).select("player_id").where("player_id", "=", guest.id).execute();
    expect({ table, left }).toEqual({ table, left: [] });
  }
  expect(await db.selectFrom("journal").select("n").where("table_id", "=", mine).execute()).toEqual([{ n: 0 }]);
  expect(await house.accounts.playerById(guest.id)).toMatchObject({ name: guest.name, guest: true, email: null });
  const users = await store.pool.query(`select 1 from "user" where name = $1`, [guest.name]);
  expect(users.rowCount).toBe(0);
});

test("nothing of this is worth a complaint", () => {
  expect(house.complaints).toEqual([]);
});
