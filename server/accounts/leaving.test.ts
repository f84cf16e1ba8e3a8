import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../database/open.ts";
import { freshStore } from "../testing/index.ts";
import { Authenticator } from "./authenticator.ts";
import { Browser, enter, type House, layTable, makePasskey, openHouse } from "./testing.ts";

const PASSWORD = "the die is cast";

let store: Store;
let close: () => Promise<void>;
let house: House;

beforeAll(async () => {
  ({ store, close } = await freshStore());
  house = await openHouse(store);
});
afterAll(() => close());

const rowOf = (id: string) => store.db.selectFrom("players").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("deleting an account", () => {
  test("asks for the password, and for the right one", async () => {
    const browser = new Browser(house);
    const me = await browser.account("gaius@example.org", PASSWORD, "Gaius");
    expect(me).toMatchObject({ hasPassword: true, challenges: "everybody" });
    for (const body of [{}, { password: "not this one" }]) {
      const answer = await browser.ask("DELETE", "/api/me", body);
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe("wrong-password");
    }
    expect(house.left).not.toContain(me.id);
    expect((await browser.me()).name).toBe("Gaius");
  });

  test("is refused to whoever tries too many passwords", async () => {
    const browser = new Browser(house);
    await browser.account("lucius@example.org", PASSWORD, "Lucius");
    for (let i = 0; i < 10; i++) await browser.ask("DELETE", "/api/me", { password: `try ${i}` });
    expect((await browser.ask("DELETE", "/api/me", { password: PASSWORD })).body.code).toBe("too-often");
  });

  test("takes everything along that says who he was; his tables and what he said there stay", async () => {
    const browser = new Browser(house);
    const me = await browser.account("marcus@example.org", PASSWORD, "Marcus Tullius");
    const other = await new Browser(house).account("titus@example.org", PASSWORD, "Titus");
    const table = await layTable(store.db, me.id, { north: me.id, south: other.id }, { status: "over" });
    const said = { table_id: table, player_id: me.id, text: "Cui bono?" };
    await store.db.insertInto("chat").values(said).execute();
    await store.db
      .insertInto("notes")
      .values({ ...said, at: new Date() })
      .execute();
    const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
    await browser.ask("POST", "/api/me/push", { endpoint: "https://push.example.org/marcus", keys });
    await browser.ask("PATCH", "/api/me", {
      notices: { email: true, push: true, webhook: "https://hooks.example.org/m" },
    });
    const answer = await browser.ask("DELETE", "/api/me", { password: PASSWORD });
    expect(answer.status).toBe(204);
    // Once before he is gone, and once after.
    expect(house.left.filter((id) => id === me.id)).toHaveLength(2);
    expect(house.announced).toContain(table);
    expect(await browser.me()).toBeNull();
    expect(await rowOf(me.id)).toMatchObject({
      name: "",
      user_id: null,
      notices: { email: false, push: false, webhook: null },
    });
    expect((await rowOf(me.id)).gone_at).not.toBeNull();
    const { rows } = await everywhere().execute(store.db);
    expect(rows.map(({ found }) => found).join(" ")).not.toMatch(/marcus|tullius/i);
    const chat = await store.db
      .selectFrom("chat")
      .select(["text", "player_id"])
      .where("table_id", "=", table)
      .execute();
    expect(chat).toEqual([{ text: "Cui bono?", player_id: me.id }]);
    expect(await store.db.selectFrom("seats").select("seat").where("player_id", "=", me.id).execute()).toHaveLength(1);
    // Nobody gets in as him any more, and his address is free.
    expect((await new Browser(house).signIn("marcus@example.org", PASSWORD)).status).toBe(401);
    expect((await new Browser(house).account("marcus@example.org", PASSWORD, "Another")).id).not.toBe(me.id);
  });

  test("without a password a fresh session will do, and an old one will not", async () => {
    const browser = new Browser(house);
    const key = new Authenticator(house.origin);
    const me = await browser.guest();
    await makePasskey(browser, key);
    expect(await browser.me()).toMatchObject({ guest: false, hasPassword: false });
    await ageSessionsOf(me.id);
    expect((await browser.ask("DELETE", "/api/me", {})).body.code).toBe("sign-in-again");
    await enter(browser, key);
    expect((await browser.ask("DELETE", "/api/me", {})).status).toBe(204);
    expect(await rowOf(me.id)).toMatchObject({ name: "" });
    expect((await enter(new Browser(house), key)).status).not.toBe(200);
  });

  test("a guest has nothing to show", async () => {
    const browser = new Browser(house);
    const me = await browser.guest();
    await ageSessionsOf(me.id);
    expect((await browser.ask("DELETE", "/api/me", {})).status).toBe(204);
    expect(await rowOf(me.id)).toMatchObject({ name: "" });
    expect(await browser.me()).toBeNull();
  });

  test("a stranger has no account", async () => {
    expect((await new Browser(house).ask("DELETE", "/api/me", {})).status).toBe(401);
  });
});

test("who may challenge a player is for him to say", async () => {
  const browser = new Browser(house);
  await browser.account("publius@example.org", PASSWORD, "Publius");
  expect((await browser.ask("PATCH", "/api/me", { challenges: "nobody" })).body.player.challenges).toBe("nobody");
  expect((await browser.ask("PATCH", "/api/me", { challenges: "friends" })).status).toBe(400);
});

const ageSessionsOf = (player: string) =>
  sql`update "session" set "createdAt" = now() - interval '2 days'
      where "userId" in (select user_id from players where id = ${player})`.execute(store.db);

/** Whatever is written down about people, as one text a row. */
const everywhere = () => sql<{ found: string }>`
  select p::text as found from players p union all select u::text from "user" u union all
  select a::text from "account" a union all select s::text from "session" s union all
  select v::text from "verification" v union all select k::text from "passkey" k union all
  select push::text from push union all select notes::text from notes`;
