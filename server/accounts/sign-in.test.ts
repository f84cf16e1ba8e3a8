import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../database/open.ts";
import { freshStore } from "../testing/index.ts";
import { makeAccounts, originAllowed } from "./index.ts";
import { Browser, type House, linkTo, openHouse } from "./testing.ts";

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

describe("guests", () => {
  test("a guest plays at once, under a name of his own, and is known again", async () => {
    const browser = new Browser(house);
    expect(await browser.me()).toBeNull();
    const guest = await browser.guest();
    expect(guest).toMatchObject({ guest: true, email: null, vacationDays: 21, awayUntil: null });
    expect(guest.name).toMatch(/^[A-Z][a-z]+ \d{4}$/);
    expect(await browser.me()).toEqual(guest);
    expect(await browser.guest()).toEqual(guest);
    expect(await house.accounts.playerOf(browser.headers)).toMatchObject({ id: guest.id });
    expect(await house.accounts.playerById(guest.id)).toMatchObject({ id: guest.id, name: guest.name });
  });

  test("two guests are two players, and a stranger is none", async () => {
    const [one, two] = [await new Browser(house).guest(), await new Browser(house).guest()];
    expect(one.id).not.toBe(two.id);
    expect(await house.accounts.playerOf({})).toBeNull();
    expect(await house.accounts.playerOf({ cookie: "rubicon.session_token=made-up.signature" })).toBeNull();
    expect(await house.accounts.playerById("nobody")).toBeNull();
  });

  test("requests of one new guest at the same time make one player", async () => {
    const browser = new Browser(house);
    await browser.ask("POST", "/api/auth/sign-in/anonymous", {});
    const others = [await openHouse(store), await openHouse(store)];
    const found = await Promise.all([house, ...others].map(({ accounts }) => accounts.playerOf(browser.headers)));
    expect(new Set(found.map((player) => player?.id)).size).toBe(1);
    expect(found[0]).not.toBeNull();
  });

  test("whoever signs out is a stranger at once", async () => {
    const browser = new Browser(house);
    await browser.guest();
    const { headers } = browser;
    expect(await house.accounts.playerOf(headers)).not.toBeNull();
    await browser.ask("POST", "/api/auth/sign-out", {});
    expect(browser.cookies.has("rubicon.session_token")).toBe(false);
    expect(await house.accounts.playerOf(headers)).toBeNull();
  });

  test("a guest speaks the language of his browser, if Rubicon does", async () => {
    const ask = (language: string) =>
      new Browser(house).ask("POST", "/api/guest", undefined, { "accept-language": language });
    expect((await ask("de-CH, it;q=0.8")).body.player.language).toBe("it");
    expect((await ask("de")).body.player.language).toBe("en");
  });
});

describe("accounts", () => {
  test("signing up needs the link in the letter, and then works", async () => {
    const browser = new Browser(house);
    expect((await browser.signUp("livia@example.org", PASSWORD, "Livia")).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
    const tooEarly = await browser.signIn("livia@example.org", PASSWORD);
    expect([tooEarly.status, tooEarly.body.code]).toEqual([403, "EMAIL_NOT_VERIFIED"]);
    expect((await browser.follow("livia@example.org")).status).toBe(302);
    expect(await browser.me()).toBeNull();
    expect((await browser.signIn("livia@example.org", PASSWORD)).status).toBe(200);
    expect(await browser.me()).toMatchObject({ name: "Livia", guest: false, email: "livia@example.org" });
  });

  test("passwords are kept as argon2id and never as they are", async () => {
    await new Browser(house).signUp("hash@example.org", PASSWORD);
    const { rows } = await store.pool.query(
      `select password from account join "user" on "user".id = "userId" where email = 'hash@example.org'`,
    );
    expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("short passwords and bad names are refused in one sentence", async () => {
    const browser = new Browser(house);
    expect((await browser.signUp("short@example.org", "short")).status).toBe(400);
    const bad = await browser.signUp("bad@example.org", PASSWORD, "\u202eevil");
    expect([bad.status, bad.body]).toEqual([
      400,
      { code: "BAD_NAME", message: "A name shows every letter that it has." },
    ]);
    expect(house.letters.some(({ to }) => to === "short@example.org" || to === "bad@example.org")).toBe(false);
  });

  test("a wrong password and an unknown address are answered alike", async () => {
    await new Browser(house).account("known@example.org", PASSWORD);
    const browser = new Browser(house);
    const wrong = await browser.signIn("known@example.org", "not the password");
    const unknown = await browser.signIn("unknown@example.org", "not the password");
    expect(wrong.status).toBe(401);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(browser.cookies.size).toBe(0);
  });

  test("whoever comes back with the cookie of a session that has ended signs in all the same", async () => {
    const own = await new Browser(house).account("back@example.org", PASSWORD, "Back Again");
    const browser = new Browser(house);
    await browser.signIn("back@example.org", PASSWORD);
    await store.pool.query(
      `delete from session where "userId" = (select id from "user" where email = 'back@example.org')`,
    );
    const dead = browser.cookies.get("rubicon.session_token");
    house.clock.now = new Date(house.clock.now.getTime() + 6000);
    expect(await browser.me()).toBeNull();
    expect((await browser.signIn("back@example.org", "not the password")).status).toBe(401);
    expect(browser.cookies.get("rubicon.session_token")).toBe(dead);
    expect((await browser.signIn("back@example.org", PASSWORD)).status).toBe(200);
    expect(browser.set.filter((cookie) => cookie.startsWith("rubicon.session_token="))).toHaveLength(1);
    expect(await browser.me()).toEqual(own);
  });

  test("nor does a session that ran out stand in the way, nor a cookie that somebody made up", async () => {
    const own = await new Browser(house).account("late@example.org", PASSWORD, "Late");
    const browser = new Browser(house);
    await browser.signIn("late@example.org", PASSWORD);
    await store.pool.query(`update session set "expiresAt" = now() - interval '1 day'
      where "userId" = (select id from "user" where email = 'late@example.org')`);
    house.clock.now = new Date(house.clock.now.getTime() + 6000);
    expect((await browser.signIn("late@example.org", PASSWORD)).status).toBe(200);
    expect(await browser.me()).toEqual(own);
    browser.cookies.set("rubicon.session_token", "made-up.signature");
    expect((await browser.signIn("late@example.org", PASSWORD)).status).toBe(200);
    expect(await browser.me()).toEqual(own);
  });

  test("signing up twice is answered as the first time; only the owner of the address hears of it", async () => {
    const first = await new Browser(house).signUp("twice@example.org", PASSWORD, "Twice");
    const again = await new Browser(house).signUp("twice@example.org", "another password", "Twice");
    const shape = ({ status, body }: typeof first) => ({
      status,
      body: { ...body, user: { ...body.user, id: body.user.id.length, createdAt: "", updatedAt: "" } },
      fields: Object.keys(body.user),
    });
    expect(shape(again)).toEqual(shape(first));
    const letters = house.letters.filter(({ to }) => to === "twice@example.org").map(({ subject }) => subject);
    expect(letters).toEqual(["Rubicon: confirm your address", "Rubicon: you have an account already"]);
    expect((await new Browser(house).signIn("twice@example.org", "another password")).status).toBe(401);
  });

  test("asking for a new password is answered alike for every address, and the link works once", async () => {
    const owner = new Browser(house);
    await owner.account("forgot@example.org", PASSWORD);
    const browser = new Browser(house);
    const ask = (email: string) => browser.ask("POST", "/api/auth/request-password-reset", { email });
    const [known, unknown] = [await ask("forgot@example.org"), await ask("nobody@example.org")];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(house.letters.some(({ to }) => to === "nobody@example.org")).toBe(false);
    const link = new URL(linkTo(house, "forgot@example.org"));
    expect(link.origin + link.pathname).toBe("http://localhost:3000/reset-password");
    const reset = { token: link.searchParams.get("token"), newPassword: "a better password" };
    expect((await browser.ask("POST", "/api/auth/reset-password", reset)).status).toBe(200);
    expect((await browser.ask("POST", "/api/auth/reset-password", reset)).status).toBe(400);
    expect((await browser.signIn("forgot@example.org", PASSWORD)).status).toBe(401);
    expect((await browser.signIn("forgot@example.org", "a better password")).status).toBe(200);
    house.clock.now = new Date(house.clock.now.getTime() + 6000);
    expect(await house.accounts.playerOf(owner.headers)).toBeNull();
  });

  test("after five tries an address has to wait, on every server of the database; others need not", async () => {
    const browser = new Browser(house, "203.0.113.1");
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await browser.signIn("x@example.org", "wrong password")).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const elsewhere = await openHouse(store);
    expect((await new Browser(elsewhere, "203.0.113.1").signIn("x@example.org", "wrong password")).status).toBe(429);
    const forged = { "x-rubicon-visitor": "203.0.113.77" };
    const body = { email: "x@example.org", password: "wrong password" };
    expect((await browser.ask("POST", "/api/auth/sign-in/email", body, forged)).status).toBe(429);
    expect((await new Browser(house, "203.0.113.2").signIn("x@example.org", "wrong password")).status).toBe(401);
  });

  test("guests from one address are limited too", async () => {
    const statuses = [];
    for (let i = 0; i < 21; i++)
      statuses.push((await new Browser(house, "203.0.113.3").ask("POST", "/api/guest")).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
  });
});

describe("doors", () => {
  test("cookies are out of reach of scripts and of other sites; over https they are secure", async () => {
    const plain = new Browser(house);
    await plain.ask("POST", "/api/guest");
    const [cookie] = plain.set;
    expect(cookie).toMatch(/^rubicon\.session_token=/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);

    const secure = new Browser(await openHouse(store, "https://play.example.org"));
    await secure.ask("POST", "/api/guest");
    const [sealed] = secure.set;
    expect(sealed).toMatch(/^__Secure-rubicon\.session_token=/);
    expect(sealed).toMatch(/; HttpOnly/);
    expect(sealed).toMatch(/; SameSite=Lax/);
    expect(sealed).toMatch(/; Secure/);
    expect(await secure.me()).toMatchObject({ guest: true });
  });

  test("the token of a session is told to nobody but the cookie", async () => {
    const browser = new Browser(house);
    const told = [(await browser.ask("POST", "/api/auth/sign-in/anonymous", {})).body];
    told.push((await browser.ask("GET", "/api/auth/get-session")).body);
    told.push(await browser.me());
    const [token = ""] = (browser.cookies.get("rubicon.session_token") ?? "").split(".");
    expect(token.length).toBeGreaterThan(20);
    expect(told[1].user.isAnonymous).toBe(true);
    expect(JSON.stringify(told)).not.toContain(token);
  });

  test("another site's page changes nothing with a visitor's cookies", async () => {
    const browser = new Browser(house);
    await browser.guest();
    const evil = { origin: "https://evil.example" };
    expect((await browser.ask("POST", "/api/auth/sign-out", {}, evil)).status).toBe(403);
    expect((await browser.ask("PATCH", "/api/me", { name: "Evil" }, evil)).status).toBe(403);
    expect((await browser.ask("POST", "/api/guest", undefined, evil)).status).toBe(403);
    const dead = { ...evil, cookie: "rubicon.session_token=made-up.signature" };
    const body = { email: "known@example.org", password: PASSWORD };
    expect((await browser.ask("POST", "/api/auth/sign-in/email", body, dead)).status).toBe(403);
    expect(await browser.me()).toMatchObject({ guest: true, name: expect.stringMatching(/^[A-Z][a-z]+ \d{4}$/) });
    expect(originAllowed({ headers: evil }, house)).toBe(false);
    expect(originAllowed({ headers: { origin: "null" } }, house)).toBe(false);
    expect(originAllowed({ headers: { origin: house.origin } }, house)).toBe(true);
    expect(originAllowed({ headers: {} }, house)).toBe(true);
  });

  test("the library's ways around /api/me are closed", async () => {
    const browser = new Browser(house);
    await browser.guest();
    expect((await browser.ask("GET", "/api/auth/list-sessions")).status).toBe(404);
    for (const path of ["update-user", "delete-anonymous-user", "sign-in/social"])
      expect((await browser.ask("POST", `/api/auth/${path}`, { name: "x" })).status).toBe(404);
  });

  test("the key of the sessions is made once, and all servers share it", async () => {
    const browser = new Browser(house);
    const guest = await browser.guest();
    const other = await openHouse(store);
    expect(await other.accounts.playerOf(browser.headers)).toMatchObject({ id: guest.id });
    const kept = await store.db.selectFrom("secrets").select("value").where("name", "=", "session").execute();
    expect(kept).toHaveLength(1);
    const parts = {
      config: { origin: house.origin },
      store,
      now: () => new Date(),
      sendsMail: true,
      sendMail: async () => {},
    };
    const stranger = await makeAccounts({ ...parts, secret: "another key, long enough to be taken for one" });
    expect(await stranger.playerOf(browser.headers)).toBeNull();
    await expect(makeAccounts({ ...parts, secret: "short" })).rejects.toThrow("RUBICON_SECRET is too short");
  });

  test("of all this only the foreign page is worth a complaint", () => {
    expect(new Set(house.complaints)).toEqual(new Set(["Invalid origin: https://evil.example"]));
  });
});

describe("where no letter leaves the server", () => {
  let silent: House;
  beforeAll(async () => {
    silent = await openHouse(store, "http://localhost:3000", { sendsMail: false });
  });
  afterAll(() => silent.app.close());

  test("nobody is asked to confirm an address: whoever signs up is in, and his games as a guest come along", async () => {
    const browser = new Browser(silent);
    const guest = await browser.guest();
    expect((await browser.ask("GET", "/api/me")).body).toMatchObject({ sendsMail: false });
    expect((await browser.signUp("drusilla@example.org", PASSWORD, "Drusilla")).status).toBe(200);
    expect(await browser.me()).toMatchObject({ id: guest.id, name: "Drusilla", guest: false });
    expect(silent.letters).toEqual([]);
    const later = new Browser(silent);
    expect((await later.signIn("drusilla@example.org", PASSWORD)).status).toBe(200);
    expect(await later.me()).toMatchObject({ id: guest.id });
    // Nothing will ever be sent to an address that nobody has proved to be his.
    expect(await later.me()).toMatchObject({ email: null });
  });

  test("a second account with the same address is refused, and its password stays as it is", async () => {
    await new Browser(silent).signUp("silanus@example.org", PASSWORD, "Silanus");
    const second = await new Browser(silent).signUp("silanus@example.org", "another password", "Somebody");
    expect(second.status).toBe(422);
    expect(second.body.code).toMatch(/^USER_ALREADY_EXISTS/);
    expect((await new Browser(silent).signIn("silanus@example.org", "another password")).status).toBe(401);
  });

  test("a letter for a new password is written all the same, for whoever runs the server to hand on", async () => {
    await new Browser(silent).signUp("servilia@example.org", PASSWORD, "Servilia");
    await new Browser(silent).ask("POST", "/api/auth/request-password-reset", { email: "servilia@example.org" });
    expect(linkTo(silent, "servilia@example.org")).toContain("/reset-password?token=");
  });

  test("once letters are sent such an address has to be confirmed before it opens anything", async () => {
    await new Browser(silent).signUp("novia@example.org", PASSWORD, "Novia");
    const browser = new Browser(house);
    expect((await browser.signIn("novia@example.org", PASSWORD)).status).toBe(403);
    await browser.follow("novia@example.org");
    expect((await browser.signIn("novia@example.org", PASSWORD)).status).toBe(200);
    expect((await browser.ask("GET", "/api/me")).body).toMatchObject({ sendsMail: true });
  });
});
