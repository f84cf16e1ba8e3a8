import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../database/open.ts";
import { freshStore } from "../testing/index.ts";
import { Authenticator } from "./authenticator.ts";
import { Browser, type House, openHouse } from "./testing.ts";

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

async function makePasskey(browser: Browser, key: Authenticator) {
  const options = await browser.ask("GET", "/api/auth/passkey/generate-register-options");
  if (options.status !== 200) return options;
  return browser.ask("POST", "/api/auth/passkey/verify-registration", { response: key.make(options.body) });
}

async function enter(browser: Browser, key: Authenticator) {
  const options = await browser.ask("GET", "/api/auth/passkey/generate-authenticate-options");
  return browser.ask("POST", "/api/auth/passkey/verify-authentication", { response: key.sign(options.body) });
}

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
  expect(player).toMatchObject({ id: guest.id, guest: false, name: guest.name.replace("Guest ", ""), email: null });

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
