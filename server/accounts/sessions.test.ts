/** However a session ends, whoever asks about it hears so at once, on every server. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../database/open.ts";
import { freshStore } from "../testing/index.ts";
import { Browser, type House, linkTo, openHouse } from "./testing.ts";

let store: Store;
let closeStore: () => Promise<void>;
let house: House;
/** Another server on the same database. */
let other: House;

beforeAll(async () => {
  ({ store, close: closeStore } = await freshStore());
  house = await openHouse(store);
  other = await openHouse(store);
});
afterAll(async () => {
  await house.app.close();
  await other.app.close();
  await closeStore();
});

const PASSWORD = "alea iacta esto";

/** The session of a browser, and the player whose it is on the other server. */
function sessionOf({ headers }: Browser): { readonly session: string; player(): Promise<string | undefined> } {
  const session = other.accounts.sessionOf(headers);
  if (session === null) throw new Error("there is no session");
  return { session, player: async () => (await other.accounts.lasting([session])).get(session) };
}

/** Two browsers of one account. */
async function twoOf(email: string): Promise<{ readonly id: string; readonly browsers: [Browser, Browser] }> {
  const browsers: [Browser, Browser] = [new Browser(house), new Browser(house)];
  const { id } = await browsers[0].account(email, PASSWORD);
  await browsers[1].signIn(email, PASSWORD);
  return { id, browsers };
}

test("while it lasts it is its player's; there are none without a cookie", async () => {
  const browser = new Browser(house);
  const guest = await browser.guest();
  const { session, player } = sessionOf(browser);
  expect(await player()).toBe(guest.id);
  expect(await other.accounts.lasting([session, session, "made-up"])).toEqual(new Map([[session, guest.id]]));
  expect(await other.accounts.lasting([])).toEqual(new Map());
  expect(other.accounts.sessionOf({})).toBeNull();
});

test("it ends with signing out", async () => {
  const browser = new Browser(house);
  await browser.guest();
  const { player } = sessionOf(browser);
  await browser.ask("POST", "/api/auth/sign-out", {});
  expect(await player()).toBeUndefined();
});

test("it ends when its owner ends all others, or all", async () => {
  const { id, browsers } = await twoOf("revokes@example.org");
  const [here, there] = browsers.map(sessionOf);
  expect((await browsers[0].ask("POST", "/api/auth/revoke-other-sessions", {})).status).toBe(200);
  expect([await here.player(), await there.player()]).toEqual([id, undefined]);
  expect((await browsers[0].ask("POST", "/api/auth/revoke-sessions", {})).status).toBe(200);
  expect(await here.player()).toBeUndefined();
});

test("it ends with a new password", async () => {
  const { browsers } = await twoOf("resets@example.org");
  const sessions = browsers.map(sessionOf);
  await new Browser(house).ask("POST", "/api/auth/request-password-reset", { email: "resets@example.org" });
  const token = new URL(linkTo(house, "resets@example.org")).searchParams.get("token");
  const reset = { token, newPassword: "a better password" };
  expect((await new Browser(house).ask("POST", "/api/auth/reset-password", reset)).status).toBe(200);
  for (const { player } of sessions) expect(await player()).toBeUndefined();
});

test("it ends when its guest becomes somebody", async () => {
  await new Browser(house).account("adopts@example.org", PASSWORD);
  const browser = new Browser(house);
  await browser.guest();
  const { player } = sessionOf(browser);
  expect((await browser.signIn("adopts@example.org", PASSWORD)).status).toBe(200);
  expect(await player()).toBeUndefined();
});

test("it ends when its time has run out", async () => {
  const browser = new Browser(house);
  await browser.guest();
  const { session, player } = sessionOf(browser);
  await store.pool.query(`update session set "expiresAt" = now() - interval '1 second' where token = $1`, [session]);
  expect(await player()).toBeUndefined();
});
