import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

const DAY = 24 * 60 * 60 * 1000;
const later = (days: number): Date => new Date(house.clock.now.getTime() + days * DAY);

describe("settings", () => {
  test("a player changes his name, language and notices, and everybody hears of the name", async () => {
    const browser = new Browser(house);
    const guest = await browser.guest();
    const table = await layTable(store.db, guest.id, { red: guest.id });
    house.announced.length = 0;
    const notices = { email: false, push: true, webhook: "https://discord.com/api/webhooks/1/abc" };
    const { status, body } = await browser.ask("PATCH", "/api/me", {
      name: "  Élodie d'Arles ",
      language: "fr",
      notices,
    });
    expect(status).toBe(200);
    expect(body.player).toMatchObject({ id: guest.id, name: "Élodie d'Arles", language: "fr", notices, guest: true });
    expect(await house.accounts.playerOf(browser.headers)).toMatchObject({ name: "Élodie d'Arles", notices });
    expect(house.announced).toEqual([table]);
  });

  test.each([
    { name: "x" },
    { name: "x".repeat(41) },
    { name: "two\nlines" },
    { name: "<b>bold</b>" },
    { name: "zero\u200bwidth" },
    { language: "xx" },
    { notices: { email: true, push: true } },
    { notices: { email: true, push: true, webhook: "http://example.org/hook" } },
    { notices: { email: true, push: true, webhook: "https://example.org:8443/hook" } },
    { notices: { email: true, push: true, webhook: "https://127.0.0.1/hook" } },
    { notices: { email: true, push: true, webhook: "https://2130706433/hook" } },
    { notices: { email: true, push: true, webhook: "https://[::1]/hook" } },
    { notices: { email: true, push: true, webhook: "https://user:pass@example.org/hook" } },
    { notices: { email: true, push: true, webhook: "https://127.0.0.1;.example.org/hook" } },
    { notices: { email: true, push: true, webhook: "https://example.org/\u0000" } },
    { notices: { email: true, push: true, webhook: "https://example.org/\ud800" } },
    { away: { days: 0 } },
    { away: { days: 1.5 } },
    { guest: false },
    { vacationDays: 1000 },
  ])("%j is refused", async (wish) => {
    const browser = new Browser(house);
    const guest = await browser.guest();
    expect((await browser.ask("PATCH", "/api/me", wish)).status).toBe(400);
    expect(await browser.me()).toEqual(guest);
  });

  test.each([
    [{ name: "\u3164\u3164" }, "bad-name", "A name shows every letter that it has."],
    [
      { notices: { email: true, push: true, webhook: "https://[::1]/" } },
      "bad-address",
      "This address cannot be reached from the server: give a public one that begins with https.",
    ],
  ])("%j is refused by its name, in one sentence", async (wish, code, error) => {
    const browser = new Browser(house);
    await browser.guest();
    const { status, body } = await browser.ask("PATCH", "/api/me", wish);
    expect([status, body]).toEqual([400, { code, error }]);
  });

  test("a stranger has no settings", async () => {
    const browser = new Browser(house);
    expect((await browser.ask("PATCH", "/api/me", { name: "Nobody" })).status).toBe(401);
    expect((await browser.ask("DELETE", "/api/me/push", { endpoint: "x" })).status).toBe(401);
  });
});

describe("push", () => {
  const subscription = (n: number) => ({
    endpoint: `https://push.example.org/${n}`,
    keys: { p256dh: "B".repeat(87), auth: "a".repeat(22) },
  });
  const endpointsOf = async (player: string) => {
    const rows = await store.db.selectFrom("push").select("endpoint").where("player_id", "=", player).execute();
    return rows.map(({ endpoint }) => endpoint);
  };

  test("a browser belongs to whoever subscribed in it last, and only he gives it up", async () => {
    const [one, two] = [new Browser(house), new Browser(house)];
    const [first, second] = [await one.guest(), await two.guest()];
    expect((await one.ask("POST", "/api/me/push", subscription(1))).status).toBe(204);
    expect((await one.ask("POST", "/api/me/push", subscription(1))).status).toBe(204);
    expect(await endpointsOf(first.id)).toEqual([subscription(1).endpoint]);
    await two.ask("POST", "/api/me/push", subscription(1));
    expect(await endpointsOf(first.id)).toEqual([]);
    await one.ask("DELETE", "/api/me/push", { endpoint: subscription(1).endpoint });
    expect(await endpointsOf(second.id)).toEqual([subscription(1).endpoint]);
    expect((await two.ask("DELETE", "/api/me/push", { endpoint: subscription(1).endpoint })).status).toBe(204);
    expect(await endpointsOf(second.id)).toEqual([]);
  });

  test("the ten newest browsers are kept", async () => {
    const browser = new Browser(house);
    const guest = await browser.guest();
    for (let n = 10; n < 22; n++) {
      house.clock.now = new Date(house.clock.now.getTime() + 1000);
      await browser.ask("POST", "/api/me/push", subscription(n));
    }
    const kept = await endpointsOf(guest.id);
    expect(kept).toHaveLength(10);
    expect(kept).not.toContain(subscription(10).endpoint);
    expect(kept).toContain(subscription(21).endpoint);
  });

  test("addresses inside the server's own network are refused", async () => {
    const browser = new Browser(house);
    await browser.guest();
    for (const endpoint of [
      "https://169.254.169.254/latest",
      "https://127.0.0.1;.push.example.org/",
      "https://push.example.org/\u0000",
      "https://push.example.org/\ud800",
    ]) {
      const { status, body } = await browser.ask("POST", "/api/me/push", { ...subscription(1), endpoint });
      expect([status, body.code]).toEqual([400, "bad-address"]);
    }
  });
});

describe("vacation", () => {
  const deadlineOf = async (table: string) => {
    const { deadline } = await store.db
      .selectFrom("tables")
      .select("deadline")
      .where("id", "=", table)
      .executeTakeFirstOrThrow();
    return deadline;
  };

  test("clocks of days that run for him are put off, and no others", async () => {
    const browser = new Browser(house);
    const { id } = await browser.guest();
    const other = await new Browser(house).guest();
    const seats = { red: id, blue: other.id };
    const deadline = later(2);
    const his = await layTable(store.db, id, seats, { toMove: "red", deadline });
    const theirs = await layTable(store.db, id, seats, { toMove: "blue", deadline });
    const live = await layTable(store.db, id, seats, { toMove: "red", deadline, kind: "live" });
    const lost = await layTable(store.db, id, seats, { toMove: "red", deadline: later(-1) });
    house.announced.length = 0;

    const { body } = await browser.ask("PATCH", "/api/me", { away: { days: 7 } });
    expect(body.player).toMatchObject({ vacationDays: 14, awayUntil: later(7).toISOString() });
    expect(await deadlineOf(his)).toEqual(later(9));
    expect(await deadlineOf(theirs)).toEqual(later(2));
    expect(await deadlineOf(live)).toEqual(later(2));
    expect(await deadlineOf(lost)).toEqual(later(-1));
    expect([...house.announced].sort()).toEqual([his, theirs, live, lost].sort());

    expect((await browser.ask("PATCH", "/api/me", { away: { days: 1 } })).body).toEqual({
      error: "You are away already: come back first.",
      code: "away-already",
    });

    house.clock.now = later(2.5);
    const back = await browser.ask("PATCH", "/api/me", { away: null });
    expect(back.body.player).toMatchObject({ vacationDays: 18, awayUntil: null });
    // Two and a half days were spent away: so much longer he has.
    expect(await deadlineOf(his)).toEqual(later(2));
    expect((await browser.ask("PATCH", "/api/me", { away: null })).body).toEqual({
      error: "You are not away.",
      code: "not-away",
    });
  });

  test("who comes back has a day at least", async () => {
    const browser = new Browser(house);
    const { id } = await browser.guest();
    const table = await layTable(store.db, id, { red: id }, { toMove: "red", deadline: later(0.25) });
    await browser.ask("PATCH", "/api/me", { away: { days: 5 } });
    await browser.ask("PATCH", "/api/me", { away: null });
    expect(await deadlineOf(table)).toEqual(later(1));
  });

  test("there are 21 days a year, and a wish that cannot be granted changes nothing else", async () => {
    const browser = new Browser(house);
    const guest = await browser.guest();
    const asked = await browser.ask("PATCH", "/api/me", { name: "Idle", away: { days: 22 } });
    expect([asked.status, asked.body.error]).toEqual([400, "You have 21 days of vacation left this year, not 22."]);
    expect(await browser.me()).toEqual(guest);
    await browser.ask("PATCH", "/api/me", { away: { days: 21 } });
    house.clock.now = later(21);
    expect(await browser.me()).toMatchObject({ vacationDays: 0, awayUntil: null });
    expect((await browser.ask("PATCH", "/api/me", { away: { days: 1 } })).body).toEqual({
      error: "You have no days of vacation left this year.",
      code: "no-vacation",
    });
    house.clock.now = new Date(Date.UTC(house.clock.now.getUTCFullYear() + 1, 0, 1));
    expect(await browser.me()).toMatchObject({ vacationDays: 21 });
  });
});
