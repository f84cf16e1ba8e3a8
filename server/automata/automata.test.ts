/** Bots of the house at tables of a whole server: in the queue, after a crash, beside other servers. */
import type { Client, View } from "@rubicon/client";
import { pick, seededDice } from "@rubicon/engine";
import { skirmishRules } from "@rubicon/engine/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { OpenForm } from "../protocol.ts";
import { freshStore, type ServerOptions, startServer, type TestServer } from "../testing/index.ts";
import { BOT_TABLES } from "./house.ts";
import { type SimpleHouse, simpleHouse } from "./testing.ts";

const TABLE: OpenForm = { game: "skirmish", scenario: "meadow" };
const QUICK = { rhythm: { round: 200, lost: 400, slice: 5_000 }, pool: { threads: 2 } };
const LONG = 120_000;

/** Most tests share a server: to open one takes longer than to play at it. */
const common = simpleHouse([skirmishRules]);
let shared: TestServer;
/** Of those that have one of their own. */
let house: SimpleHouse;
const servers: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  shared = await startServer({ rulesets: [skirmishRules], bots: common, botSettings: QUICK });
}, LONG);

afterAll(() => shared.close());

beforeEach(() => {
  house = simpleHouse([skirmishRules]);
});

afterEach(async () => {
  for (const server of servers.splice(0).reverse()) await server.close();
});

async function start(options: ServerOptions = {}): Promise<TestServer> {
  const server = await startServer({
    ...{ rulesets: [skirmishRules], bots: house, botSettings: QUICK },
    ...options,
  });
  servers.push(server);
  return server;
}

const status = async (client: Client, table: string): Promise<string> => (await client.table(table)).table.status;

const over = (client: Client, table: string) =>
  vi.waitFor(async () => expect(await status(client, table)).toBe("over"), { timeout: LONG, interval: 100 });

/** Whoever sits at this view is asked, or it is over. */
const asked = (view: View) =>
  vi.waitFor(
    () => {
      const { state } = view;
      expect(state !== null && (state.info.status === "over" || state.info.toMove === state.you)).toBe(true);
    },
    { timeout: LONG, interval: 10 },
  );

/** Plays some legal act whenever it is asked, so many times. */
async function playOn(client: Client, table: string, acts = Number.POSITIVE_INFINITY): Promise<View> {
  const view = client.watch(table);
  const luck = seededDice("person");
  for (let n = 0; n < acts; n++) {
    await asked(view);
    const legal = view.state?.legal ?? [];
    if (view.state?.info.status === "over" || legal.length === 0) break;
    await client.act(table, pick(legal, luck));
  }
  return view;
}

test(
  "a bot plays against a person to the end, is marked as one, and nothing of it is rated",
  async () => {
    const server = shared;
    const julia = await server.guest("Julia");
    expect((await julia.houseBots()).bots.map(({ level, name, bot }) => [level, name, bot])).toEqual([
      ["tiro", "Tiro", "tiro"],
      ["miles", "Miles", "miles"],
    ]);
    expect((await julia.houseBots()).games).toContain(TABLE.game);
    const table = await julia.openTable({ ...TABLE, bots: { south: "miles" } });
    const { table: info, you } = await julia.table(table);
    expect([info.status, info.rated, you]).toEqual(["running", false, "north"]);
    expect(info.seats[1].player).toMatchObject({ name: "Miles", guest: false, bot: "miles" });
    await playOn(julia, table);
    await over(julia, table);
    const [summary] = (await julia.tables({ mine: true })).tables;
    expect(summary.seats.map(({ player }) => player?.bot)).toEqual([undefined, "miles"]);
    // Bots are told of their own tables alone, and each was asked for its own seat.
    const told = common.asked.filter((task) => task.table === table);
    expect(new Set(told.map(({ seat, level }) => `${seat} ${level}`))).toEqual(new Set(["south miles"]));
  },
  LONG,
);

test(
  "two bots play each other to the end, and whoever opened the table looks on",
  async () => {
    const server = shared;
    const julia = await server.guest();
    const table = await julia.openTable({ ...TABLE, watchers: false, bots: { north: "tiro", south: "miles" } });
    await over(julia, table);
    expect((await julia.table(table)).you).toBe("watcher");
    // A thread is told of each entry once, as far as it knows the table.
    const whole = common.asked.filter((task) => task.table === table && task.entries[0]?.n === 0);
    expect(whole.length).toBeLessThanOrEqual(4);
    expect(common.started).toBeLessThanOrEqual(2);
  },
  LONG,
);

test(
  "whoever has opened a table for two bots may stop them, and nobody else",
  async () => {
    const server = await start();
    const [julia, marcus] = [await server.guest(), await server.guest()];
    // They would go on for ever.
    house.before = () => new Promise(() => {});
    const table = await julia.openTable({ ...TABLE, bots: { north: "tiro", south: "tiro" } });
    await vi.waitFor(async () => expect((await julia.table(table)).table.status).toBe("running"), LONG);
    expect((await marcus.table(table)).table.opener).toBe((await julia.me())?.id);
    await expect(marcus.offerDraw(table)).rejects.toThrow("You do not sit at this table.");
    await julia.offerDraw(table);
    expect((await marcus.table(table)).table).toMatchObject({ status: "over", outcome: { how: "agreed" } });
    await expect(julia.offerDraw(table)).rejects.toThrow();
    // Where a person plays nobody stops it from outside.
    const own = await julia.openTable({ ...TABLE, seat: "north", bots: { south: "tiro" } });
    expect((await julia.table(own)).table.opener).toBeUndefined();
    await expect(julia.offerDraw(own)).rejects.toThrow("Bots agree to no draw");
    house.before = async () => {};
  },
  LONG,
);

test(
  "what a server was thinking about when it went down is thought about by the next",
  async () => {
    const kept = await freshStore();
    servers.push({ close: () => kept.close() });
    const first = await start({ store: kept.store });
    const julia = await first.guest();
    // A bot that never answers: the server goes down meanwhile.
    house.before = () => new Promise(() => {});
    const table = await julia.openTable({ ...TABLE, bots: { north: "tiro", south: "tiro" } });
    await vi.waitFor(() => expect(house.asked.length).toBeGreaterThan(0), LONG);
    house.before = async () => {};
    await servers.pop()?.close();
    const next = await start({ store: kept.store });
    await over(next.stranger(), table);
  },
  LONG,
);

test(
  "two servers share the thinking, and no act is made twice",
  async () => {
    const kept = await freshStore();
    servers.push({ close: () => kept.close() });
    const other = simpleHouse([skirmishRules]);
    const slice = { ...QUICK, rhythm: { ...QUICK.rhythm, slice: 30 } };
    // Neither answers before both are asked: one of them alone has threads for half of the tables.
    const together = () =>
      vi.waitFor(() => expect(Math.min(house.asked.length, other.asked.length)).toBeGreaterThan(0), LONG);
    for (const each of [house, other]) Object.assign(each, { ms: 5, before: together });
    const one = await start({ store: kept.store, botSettings: slice });
    await start({ store: kept.store, bots: other, botSettings: slice });
    const julia = await one.guest();
    const tables = [];
    for (let i = 0; i < 4; i++)
      tables.push(await julia.openTable({ ...TABLE, bots: { north: "tiro", south: "miles" } }));
    for (const table of tables) await over(julia, table);
    const acts = await kept.store.db.selectFrom("journal").select("act_id").where("act_id", "is not", null).execute();
    expect(new Set(acts.map(({ act_id }) => act_id)).size).toBe(acts.length);
  },
  LONG,
);

test(
  "a bot that does not answer is ended, and another one thinks in its place",
  async () => {
    let stuck = true;
    house.before = async () => {
      if (!stuck) return;
      stuck = false;
      await new Promise(() => {});
    };
    const server = await start({ botSettings: { ...QUICK, pool: { threads: 1, patience: 200 } } });
    const julia = await server.guest();
    const table = await julia.openTable({ ...TABLE, bots: { north: "tiro", south: "miles" } });
    await over(julia, table);
    expect(house.ended).toBeGreaterThanOrEqual(1);
    expect(house.started).toBeGreaterThanOrEqual(2);
  },
  LONG,
);

test(
  "what a person takes back while a bot is thinking makes its thought stale, and it thinks again",
  async () => {
    const server = shared;
    const julia = await server.guest();
    const table = await julia.openTable({ ...TABLE, seat: "north", bots: { south: "tiro" } });
    const view = await playOn(julia, table, 3);
    await asked(view);
    const before = view.state?.info.entries ?? 0;
    expect(await julia.takeBack(table, 0)).toBe("done");
    await vi.waitFor(() => expect(view.state?.info.entries).toBeGreaterThan(before));
    await playOn(julia, table);
    await over(julia, table);
  },
  LONG,
);

describe("what is asked of bots", () => {
  test(
    "they agree to another game, and to no draw",
    async () => {
      const server = shared;
      const julia = await server.guest();
      const table = await julia.openTable({ ...TABLE, bots: { south: "tiro" } });
      await expect(julia.offerDraw(table)).rejects.toThrow("Bots agree to no draw");
      await julia.resign(table);
      const next = await julia.rematch(table);
      expect(next).not.toBeNull();
      const { table: info } = await julia.table(next ?? "");
      expect(info.seats.map(({ player }) => player?.bot)).toEqual(["tiro", undefined]);
      await playOn(julia, next ?? "");
      await over(julia, next ?? "");
    },
    LONG,
  );

  test(
    "a free seat is filled by those who sit there, a seat that is taken is not",
    async () => {
      const server = shared;
      const [julia, marcus] = await server.pairOfPlayers();
      const table = await julia.openTable({ ...TABLE, seat: "north" });
      await expect(marcus.fillWithBot(table, "tiro")).rejects.toThrow("You do not sit at this table");
      await expect(julia.fillWithBot(table, "consul")).rejects.toThrow("There is no bot consul");
      await expect(julia.fillWithBot(table, "tiro", "north")).rejects.toThrow("That seat is taken");
      await julia.fillWithBot(table, "tiro");
      expect(await status(julia, table)).toBe("running");
      await expect(julia.openTable({ ...TABLE, seat: "north", bots: { north: "tiro" } })).rejects.toThrow(
        "That seat is taken",
      );
      await expect(julia.openTable({ ...TABLE, bots: { west: "tiro" } })).rejects.toThrow("There is no seat west");
    },
    LONG,
  );

  test(
    "a bot goes on for one who has to leave, if the opponent agrees",
    async () => {
      const server = shared;
      const [julia, marcus] = await server.pairOfPlayers();
      const table = await julia.openTable({ ...TABLE, seat: "north" });
      await marcus.join(table);
      await expect(julia.substitute(table, "tiro", "south")).rejects.toThrow("still has time");
      expect(await marcus.substitute(table, "miles")).toBe("asked");
      expect((await julia.table(table)).table.requests).toEqual([
        { kind: "substitute", seat: "south", to: null, level: "miles" },
      ]);
      await julia.answer(table, "substitute", false);
      await expect(julia.answer(table, "substitute", true)).rejects.toThrow("Nobody asks");
      await marcus.substitute(table, "miles");
      await julia.answer(table, "substitute", true);
      expect((await julia.table(table)).table.seats[1].player?.bot).toBe("miles");
      expect((await marcus.table(table)).you).toBe("watcher");
      await playOn(julia, table);
      await over(julia, table);
    },
    LONG,
  );

  test(
    "a bot goes on at once for one whose time has run out",
    async () => {
      let now = Date.parse("2026-03-15T12:00:00Z");
      const server = await start({ now: () => new Date(now) });
      const [julia, marcus] = await server.pairOfPlayers();
      const table = await julia.openTable({ ...TABLE, seat: "north", clock: { kind: "days", days: 1 } });
      await marcus.join(table);
      const { table: info } = await julia.table(table);
      const [here, away] = info.toMove === "north" ? [marcus, "north"] : [julia, "south"];
      await expect(here.substitute(table, "tiro", away)).rejects.toThrow("still has time");
      now += 2 * 86_400_000;
      expect(await here.substitute(table, "tiro", away)).toBe("done");
      await vi.waitFor(async () => expect((await here.table(table)).table.entries).toBeGreaterThan(1), LONG);
    },
    LONG,
  );
});

test(
  "nobody has more games with bots under way than he may",
  async () => {
    house.before = () => new Promise(() => {});
    const server = await start();
    const julia = await server.guest();
    for (let i = 0; i < BOT_TABLES.guest; i++) await julia.openTable({ ...TABLE, bots: { south: "tiro" } });
    await expect(julia.openTable({ ...TABLE, bots: { south: "tiro" } })).rejects.toThrow("enough games with bots");
    const table = await julia.openTable(TABLE);
    await expect(julia.fillWithBot(table, "tiro")).rejects.toThrow("enough games with bots");
  },
  LONG,
);

describe("hints", () => {
  test(
    "for the seat that is asked, so many and no more",
    async () => {
      const server = shared;
      const [julia, marcus] = await server.pairOfPlayers();
      const table = await julia.openTable({ ...TABLE, seat: "north" });
      await expect(julia.hint(table)).rejects.toThrow("not being played");
      await marcus.join(table);
      const { table: info } = await julia.table(table);
      const [mover, other] = info.toMove === "north" ? [julia, marcus] : [marcus, julia];
      const view = mover.watch(table);
      await asked(view);
      const advice = await mover.hint(table, "tiro");
      expect(view.state?.legal).toContainEqual(advice.plan[0]);
      expect(advice).toMatchObject({ chance: 0.5, others: [], reasons: [{ feature: "luck", share: 1 }] });
      await expect(other.hint(table)).rejects.toThrow("not for");
      await expect(server.stranger().hint(table)).rejects.toThrow("Sign in");
      await expect((await server.guest()).hint(table)).rejects.toThrow("do not sit");
      await expect(mover.hint(table, "consul")).rejects.toThrow("no such bot");
      await expect(Promise.all(Array.from({ length: 20 }, () => mover.hint(table)))).rejects.toThrow("Too many");
      await server.store.db.updateTable("tables").set({ rated: true }).where("id", "=", table).execute();
      await server.app.services.keeper.announce({ table });
      await expect(mover.hint(table)).rejects.toThrow("not rated");
    },
    LONG,
  );
});

test(
  "where no bots play none can be asked for",
  async () => {
    const server = await start({ bots: null });
    const julia = await server.guest();
    expect(await julia.houseBots()).toEqual({ bots: [], games: [] });
    await expect(julia.openTable({ ...TABLE, bots: { south: "tiro" } })).rejects.toThrow("No bots play on this server");
  },
  LONG,
);
