import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../database/open.ts";
import { freshStore } from "../testing/index.ts";
import { Authenticator } from "./authenticator.ts";
import { Browser, enter, type House, linkTo, makePasskey, openHouse } from "./testing.ts";
import { TRY_LIMITS, Tries } from "./tries.ts";

let store: Store;
let closeStore: () => Promise<void>;

beforeAll(async () => {
  ({ store, close: closeStore } = await freshStore());
});
afterAll(() => closeStore());

const PASSWORD = "alea iacta esto";
const { most, within } = TRY_LIMITS;

describe("a count", () => {
  let now: Date;
  const tries = () => new Tries(store.db, "a secret", () => now);
  const takeAll = async (of: Tries, who: string): Promise<boolean[]> => {
    const taken = [];
    for (let i = 0; i < most; i++) taken.push(await of.take(who));
    return taken;
  };

  beforeEach(async () => {
    now = new Date("2026-03-15T12:00:00Z");
    await store.db.deleteFrom("tries").execute();
  });

  test("is used up by all servers together, also at once, and is whole again after a while", async () => {
    const [one, other] = [tries(), tries()];
    const who = one.who("a@example.org", null);
    const taken = await Promise.all(Array.from({ length: 3 * most }, (_, i) => (i % 2 ? one : other).take(who)));
    expect(taken.filter((each) => each)).toHaveLength(most);
    now = new Date(now.getTime() + within - 1);
    expect(await other.take(who)).toBe(false);
    now = new Date(now.getTime() + 1);
    expect(await takeAll(one, who)).not.toContain(false);
    expect(await other.take(who)).toBe(false);
  });

  test("is not touched by a right password", async () => {
    const one = tries();
    const who = one.who("right@example.org", null);
    for (let i = 0; i < 3 * most; i++) {
      expect(await one.take(who)).toBe(true);
      await one.giveBack(who);
    }
  });

  test("belongs to an address however it is written, and to a browser that was there", async () => {
    const one = tries();
    const account = one.who("B@Example.org", null);
    expect(one.who("b@example.org", false)).toBe(account);
    expect(account).not.toContain("example");
    const browser = one.known("b@example.org", null);
    expect(one.who("b@example.org", browser)).toBe(browser);
    expect(one.known("b@example.org", browser)).toBe(browser);
    // Elsewhere it is nobody.
    expect(one.who("c@example.org", browser)).toBe(one.who("c@example.org", null));
    await takeAll(one, account);
    expect(await one.take(account)).toBe(false);
    expect(await one.take(browser)).toBe(true);
  });

  test("leaves nothing behind", async () => {
    const one = tries();
    for (let i = 0; i < 50; i++) await one.take(one.who(`${i}@example.org`, null));
    now = new Date(now.getTime() + within);
    await one.take(one.who("last@example.org", null));
    expect(await store.db.selectFrom("tries").select("count").execute()).toEqual([{ count: 1 }]);
  });
});

describe("an account that is tried from many addresses", () => {
  let house: House;
  let emails = 0;

  beforeAll(async () => {
    house = await openHouse(store);
  });
  afterAll(() => house.app.close());

  /** Somebody with an account, and strangers who have used up its tries. */
  async function besieged() {
    const email = `owner-${++emails}@example.org`;
    const owner = new Browser(house);
    await owner.account(email, PASSWORD, "Owner");
    const statuses = [];
    for (let i = 0; i < most; i++) statuses.push((await new Browser(house).signIn(email, `wrong ${i}`)).status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    return { email, owner };
  }

  test("waits, for the right password too, on every server; and so does one that nobody has", async () => {
    const { email } = await besieged();
    const known = await new Browser(house).signIn(email, PASSWORD);
    expect([known.status, known.body.code]).toEqual([429, "TOO_MANY_TRIES"]);
    const elsewhere = await openHouse(store);
    expect((await new Browser(elsewhere).signIn(email.toUpperCase(), PASSWORD)).status).toBe(429);
    for (let i = 0; i < most; i++)
      expect((await new Browser(house).signIn("nobody@example.org", "wrong password")).status).toBe(401);
    const unknown = await new Browser(house).signIn("nobody@example.org", PASSWORD);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await new Browser(house).signIn("somebody-else@example.org", "wrong password")).status).toBe(401);
    house.clock.now = new Date(house.clock.now.getTime() + within);
    expect((await new Browser(house).signIn(email, PASSWORD)).status).toBe(200);
  });

  test("is open to a browser that has been in it, until that one has guessed too often itself", async () => {
    const { email, owner } = await besieged();
    await owner.ask("POST", "/api/auth/sign-out", {});
    expect((await owner.signIn(email, PASSWORD)).status).toBe(200);
    expect(owner.set.find((cookie) => cookie.startsWith("rubicon.known_browser="))).toMatch(/; HttpOnly/);
    // Whoever has the browser guesses from elsewhere, and is not somebody new each time.
    const thieves = Array.from({ length: most + 1 }, () => {
      const thief = new Browser(house);
      thief.cookies.set("rubicon.known_browser", owner.cookies.get("rubicon.known_browser") ?? "");
      return thief;
    });
    const statuses = [];
    for (const thief of thieves) statuses.push((await thief.signIn(email, "wrong password")).status);
    expect(statuses).toEqual([...Array(most).fill(401), 429]);
    const forger = new Browser(house);
    forger.cookies.set("rubicon.known_browser", "made-up.signature");
    expect((await forger.signIn(email, PASSWORD)).status).toBe(429);
  });

  test("is open to its passkey", async () => {
    const { owner } = await besieged();
    const key = new Authenticator(house.origin);
    await makePasskey(owner, key);
    expect((await enter(new Browser(house), key)).status).toBe(200);
  });

  test("is open to whoever has the link for a new password, however strangers go on", async () => {
    const { email } = await besieged();
    const browser = new Browser(house);
    expect((await browser.ask("POST", "/api/auth/request-password-reset", { email })).status).toBe(200);
    const token = new URL(linkTo(house, email)).searchParams.get("token");
    const reset = { token, newPassword: "a better password" };
    expect((await browser.ask("POST", "/api/auth/reset-password", reset)).status).toBe(200);
    for (let i = 0; i <= most; i++) await new Browser(house).signIn(email, `wrong ${i}`);
    expect((await new Browser(house).signIn(email, "a better password")).status).toBe(429);
    expect((await browser.signIn(email, "a better password")).status).toBe(200);
  });

  test("is written to ten times, of each kind of letter, and the links of all are good", async () => {
    const email = `bombed-${++emails}@example.org`;
    await new Browser(house).account(email, PASSWORD, "Owner");
    const statuses = new Set<number>();
    for (let i = 0; i < 2 * most; i++) {
      statuses.add((await new Browser(house).signUp(email, PASSWORD)).status);
      const asked = await new Browser(house).ask("POST", "/api/auth/request-password-reset", { email });
      statuses.add(asked.status);
    }
    expect([...statuses]).toEqual([200]);
    const subjects = house.letters.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Rubicon: a new password")).toHaveLength(most);
    expect(subjects.filter((subject) => subject === "Rubicon: you have an account already")).toHaveLength(most);
    const oldest = house.letters.find(({ to, text }) => to === email && text.includes("/reset-password?token="));
    const link = /token=(\S+)/.exec(oldest?.text ?? "");
    const reset = { token: link?.[1], newPassword: "a better password" };
    expect((await new Browser(house).ask("POST", "/api/auth/reset-password", reset)).status).toBe(200);
  });

  test("counts guesses of whoever sits at a session that was left open", async () => {
    const email = `left-open-${++emails}@example.org`;
    const owner = new Browser(house);
    await owner.account(email, PASSWORD, "Owner");
    const statuses = [];
    for (let i = 0; i < most; i++) {
      const thief = new Browser(house);
      for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
      const body = { currentPassword: `wrong ${i}`, newPassword: "a better password" };
      statuses.push((await thief.ask("POST", "/api/auth/change-password", body)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([400]));
    const right = { currentPassword: PASSWORD, newPassword: "a better password" };
    expect((await owner.ask("POST", "/api/auth/change-password", right)).status).toBe(429);
  });
});
