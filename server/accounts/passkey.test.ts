import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../database/open.ts";
import { freshStore } from "../testing/index.ts";
import { Authenticator } from "./authenticator.ts";
import { Browser, enter, type House, linkTo, makePasskey, openHouse } from "./testing.ts";

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

const ageSessionOf = (player: string) =>
  store.pool.query(
    `update session set "createdAt" = now() - interval '3 days'
     where "userId" = (select user_id from players where id = $1)`,
    [player],
  );

test("a guest keeps his games with a passkey alone, days later, and comes back with it from anywhere", async () => {
  const browser = new Browser(house);
  const guest = await browser.guest();
  await ageSessionOf(guest.id);
  const key = new Authenticator(house.origin);
  expect((await makePasskey(browser, key)).status).toBe(200);
  const player = await browser.me();
  expect(player).toMatchObject({ id: guest.id, guest: false, name: guest.name, email: null });

  const elsewhere = new Browser(house);
  expect((await enter(elsewhere, key)).status).toBe(200);
  expect(await elsewhere.me()).toEqual(player);
});

test("a guest who enters with the passkey of an account becomes that player", async () => {
  const owner = new Browser(house);
  const own = await owner.account("passkey@example.org", PASSWORD, "Passkey Owner");
  const key = new Authenticator(house.origin);
  expect((await makePasskey(owner, key)).status).toBe(200);
  const browser = new Browser(house);
  await browser.guest();
  expect((await enter(browser, key)).status).toBe(200);
  expect(await browser.me()).toEqual(own);
});

test("a passkey opens the door to whoever brings the cookie of a session that has just ended", async () => {
  const owner = new Browser(house);
  const own = await owner.account("ended@example.org", PASSWORD, "Ended");
  const key = new Authenticator(house.origin);
  expect((await makePasskey(owner, key)).status).toBe(200);
  const options = await owner.ask("GET", "/api/auth/passkey/generate-authenticate-options");
  await store.pool.query(`delete from session where "userId" = (select user_id from players where id = $1)`, [own.id]);
  const response = key.sign(options.body);
  expect((await owner.ask("POST", "/api/auth/passkey/verify-authentication", { response })).status).toBe(200);
  expect(await owner.me()).toEqual(own);
});

test("an account that was left open makes no passkey, and a stranger neither", async () => {
  const owner = new Browser(house);
  const own = await owner.account("left-open@example.org", PASSWORD);
  await ageSessionOf(own.id);
  expect((await makePasskey(owner, new Authenticator(house.origin))).status).toBe(403);
  expect((await makePasskey(new Browser(house), new Authenticator(house.origin))).status).toBe(401);
});

test("a passkey that nobody made opens nothing", async () => {
  const browser = new Browser(house);
  expect((await enter(browser, new Authenticator(house.origin))).status).toBeGreaterThanOrEqual(400);
  expect(await browser.me()).toBeNull();
});

test("a passkey of another site's page is refused", async () => {
  const browser = new Browser(house);
  const guest = await browser.guest();
  expect((await makePasskey(browser, new Authenticator("http://localhost:4000"))).status).toBeGreaterThanOrEqual(400);
  expect(await browser.me()).toEqual(guest);
});

const passkeysOf = async (browser: Browser) => (await browser.ask("GET", "/api/me/passkeys")).body.passkeys;

test("an owner sees when his passkeys were made and used, and removes one", async () => {
  const owner = new Browser(house);
  await owner.account("lists@example.org", PASSWORD, "Lists");
  const [old, used] = [new Authenticator(house.origin), new Authenticator(house.origin)];
  await makePasskey(owner, old);
  await makePasskey(owner, used);
  house.clock.now = new Date("2026-03-15T12:00:00Z");
  await enter(new Browser(house), used);
  const list = await passkeysOf(owner);
  const moment = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(list).toEqual([
    { id: expect.any(String), madeAt: moment, usedAt: null },
    { id: expect.any(String), madeAt: moment, usedAt: "2026-03-15T12:00:00.000Z" },
  ]);

  const stranger = new Browser(house);
  expect((await stranger.ask("GET", "/api/me/passkeys")).status).toBe(401);
  expect((await stranger.ask("DELETE", `/api/me/passkeys/${list[0].id}`)).status).toBe(401);
  const other = new Browser(house);
  await other.account("other@example.org", PASSWORD, "Other");
  expect((await other.ask("DELETE", `/api/me/passkeys/${list[0].id}`)).status).toBe(204);
  expect(await passkeysOf(owner)).toHaveLength(2);

  expect((await owner.ask("DELETE", `/api/me/passkeys/${list[0].id}`)).status).toBe(204);
  expect((await owner.ask("DELETE", `/api/me/passkeys/${list[0].id}`)).status).toBe(204);
  expect(await passkeysOf(owner)).toEqual([list[1]]);
  expect((await enter(new Browser(house), old)).status).toBe(401);
  expect((await enter(new Browser(house), used)).status).toBe(200);
});

test("a session that was left open removes none, and the last way into an account stays", async () => {
  const owner = new Browser(house);
  const guest = await owner.guest();
  const keys = [new Authenticator(house.origin), new Authenticator(house.origin)];
  for (const key of keys) await makePasskey(owner, key);
  const [first, second] = await passkeysOf(owner);
  await ageSessionOf(guest.id);
  const late = await owner.ask("DELETE", `/api/me/passkeys/${first.id}`);
  expect([late.status, late.body.code]).toEqual([400, "sign-in-again"]);
  await enter(owner, keys[0]);
  const answers = await Promise.all([first, second].map(({ id }) => owner.ask("DELETE", `/api/me/passkeys/${id}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.code).toBe("last-passkey");
  expect(await passkeysOf(owner)).toHaveLength(1);
});

test("the library's own ways to passkeys are closed", async () => {
  const owner = new Browser(house);
  await owner.guest();
  await makePasskey(owner, new Authenticator(house.origin));
  const [{ id }] = await passkeysOf(owner);
  expect((await owner.ask("GET", "/api/auth/passkey/list-user-passkeys")).status).toBe(404);
  for (const path of ["delete-passkey", "update-passkey", "delete-passkey/", "/delete-passkey", "delete%2Dpasskey"])
    expect((await owner.ask("POST", `/api/auth/passkey/${path}`, { id, name: "x" })).status).toBe(404);
  expect(await passkeysOf(owner)).toHaveLength(1);
});

describe("a new password", () => {
  /** Somebody who has forgotten his password, with two passkeys, and the token of his link. */
  async function forgetful(email: string) {
    const owner = new Browser(house);
    const { id } = await owner.account(email, PASSWORD, "Forgetful");
    const keys = [new Authenticator(house.origin), new Authenticator(house.origin)];
    for (const key of keys) await makePasskey(owner, key);
    await owner.ask("POST", "/api/auth/request-password-reset", { email });
    const token = new URL(linkTo(house, email)).searchParams.get("token") ?? "";
    return { id, owner, keys, token };
  }
  const byLink = (token: string) => new Browser(house).ask("POST", "/api/passkeys/by-link", { token });
  const reset = (token: string, more = {}) =>
    new Browser(house).ask("POST", "/api/auth/reset-password", { token, newPassword: "a better password", ...more });

  test("leaves no passkey behind, unless its owner keeps it; every session ends at once", async () => {
    const { owner, keys, token } = await forgetful("keeps-none@example.org");
    expect(await owner.me()).not.toBeNull();
    expect((await reset(token)).status).toBe(200);
    expect(await owner.me()).toBeNull();
    for (const key of keys) expect((await enter(new Browser(house), key)).status).toBe(401);

    const other = await forgetful("keeps-one@example.org");
    const { body } = await byLink(other.token);
    expect(body).toEqual({ passkeys: await passkeysOf(other.owner) });
    const kept = body.passkeys[1].id;
    expect((await reset(other.token, { keepPasskeys: [kept, "made-up"] })).status).toBe(200);
    expect((await enter(new Browser(house), other.keys[0])).status).toBe(401);
    const back = new Browser(house);
    expect((await enter(back, other.keys[1])).status).toBe(200);
    expect(await passkeysOf(back)).toMatchObject([{ id: kept }]);
  });

  test("keeps nobody else's, whatever is asked for", async () => {
    const { token } = await forgetful("chooser@example.org");
    const bystander = await forgetful("bystander@example.org");
    const list = await passkeysOf(bystander.owner);
    for (const keepPasskeys of [null, "all", [7], Array(1_000).fill("x"), { length: 2 }]) {
      const again = await forgetful(`strange-wish-${JSON.stringify(keepPasskeys).length}@example.org`);
      expect((await reset(again.token, { keepPasskeys })).status).toBe(200);
      expect((await enter(new Browser(house), again.keys[0])).status).toBe(401);
    }
    await reset(token, { keepPasskeys: list.map(({ id }: { id: string }) => id) });
    expect(await passkeysOf(bystander.owner)).toEqual(list);
  });

  test("is asked for with a link that is good once and for an hour; no other tells of passkeys", async () => {
    const { token } = await forgetful("once@example.org");
    expect((await byLink(token)).status).toBe(200);
    for (const wrong of ["made-up", `${token}x`, "%", "\u0000", "\ud800"]) {
      const answer = await byLink(wrong);
      expect([answer.status, answer.body.code]).toEqual([400, expect.stringMatching(/^bad-(link|text)$/)]);
    }
    await store.pool.query(
      `update verification set "expiresAt" = now() - interval '1 second'
      where identifier = 'reset-password:' || $1`,
      [token],
    );
    expect((await byLink(token)).body.code).toBe("bad-link");
  });
});

test("nothing is kept with a passkey that its owner did not have to say, nor with an account", async () => {
  const browser = new Browser(house);
  const guest = await browser.guest();
  const options = await browser.ask("GET", "/api/auth/passkey/generate-register-options?name=Mark");
  const response = new Authenticator(house.origin).make(options.body);
  const more = { name: "Mark", createSession: true };
  await browser.ask("POST", "/api/auth/passkey/verify-registration", { response, ...more });
  const named = 'select passkey.name from passkey join players on user_id = "userId" where players.id = $1';
  expect((await store.pool.query(named, [guest.id])).rows).toEqual([{ name: null }]);
  const somebody = {
    email: "pictured@example.org",
    password: PASSWORD,
    name: "Pictured",
    image: "https://evil.example",
  };
  expect((await new Browser(house).ask("POST", "/api/auth/sign-up/email", somebody)).status).toBe(200);
  const pictured = "select image from \"user\" where email = 'pictured@example.org'";
  expect((await store.pool.query(pictured)).rows).toEqual([{ image: "" }]);
});

test("what is no passkey is refused in a sentence", async () => {
  const browser = new Browser(house);
  await browser.guest();
  const real: object = new Authenticator(house.origin).make({ challenge: "made-up" });
  for (const response of [
    null,
    "x",
    7,
    [],
    {},
    { id: {}, response: {} },
    real,
    { ...real, response: { transports: "x" } },
  ]) {
    await browser.ask("GET", "/api/auth/passkey/generate-register-options");
    const made = await browser.ask("POST", "/api/auth/passkey/verify-registration", { response });
    expect([made.status, typeof made.body.message]).toEqual([400, "string"]);
    await browser.ask("GET", "/api/auth/passkey/generate-authenticate-options");
    const entered = await browser.ask("POST", "/api/auth/passkey/verify-authentication", { response });
    expect(entered.status).toBeGreaterThanOrEqual(400);
    expect(entered.status).toBeLessThan(500);
  }
  expect(await passkeysOf(browser)).toEqual([]);
});
