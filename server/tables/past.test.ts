/** Looking back: every earlier moment is shown as it was shown then, and to nobody else. */
import { gunzipSync } from "node:zlib";
import type { Json, Viewer } from "@rubicon/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS, type Moment } from "../protocol.ts";
import type { Player, Standing } from "../services.ts";
import { type House, MEADOW, openHouse, type TableSettings } from "./testing/house.ts";

let house: House;
let julia: Player;
let marcus: Player;
let titus: Player;

beforeAll(async () => {
  house = await openHouse();
  [julia, marcus, titus] = [await house.player("Julia"), await house.player("Marcus"), await house.player("Titus")];
});
afterAll(() => house.close());

async function standing(table: string): Promise<Standing> {
  const known = await house.keeper.standing(table);
  if (!known) throw new Error("the table is gone");
  return known;
}

const past = (player: Player | null, table: string, query: string) =>
  house.ask(player, "GET", `/api/tables/${table}/past?${query}`);

/** What was to be seen after each entry, by viewer, while it was played. */
type Witnessed = Map<Viewer, Moment[]>;

async function look(table: string, witnessed: Witnessed): Promise<void> {
  const { game, position, info } = await standing(table);
  if (position === null) throw new Error("nothing lies on the table");
  const asked = game.toMove(position);
  for (const viewer of [...game.seats, "watcher"]) {
    const moment = { n: info.entries - 1, viewer, toMove: asked === "over" ? null : asked };
    const before = witnessed.get(viewer) ?? [];
    witnessed.set(viewer, [...before, { ...moment, sight: game.sight(position, viewer) }]);
  }
}

/** Plays so many acts, or to the end, and takes note of everything. */
async function playAndLook(table: string, witnessed: Witnessed, acts = Number.POSITIVE_INFINITY): Promise<void> {
  for (let played = 0; played < acts && (await standing(table)).info.status === "running"; played++) {
    await house.play(table, 1);
    await look(table, witnessed);
  }
}

async function begun(settings: TableSettings = {}): Promise<{ table: string; witnessed: Witnessed }> {
  const table = await house.game([julia, marcus], settings);
  const witnessed: Witnessed = new Map();
  await look(table, witnessed);
  return { table, witnessed };
}

const JULIUS_CAESAR = { game: "julius-caesar", scenario: "historical", seat: "caesar" } as const;

describe.each([
  ["skirmish", MEADOW],
  ["julius-caesar", JULIUS_CAESAR],
] as const)("at a table of %s", (_, settings) => {
  test("everybody is shown again what he was shown, take-backs and all", async () => {
    const { table, witnessed } = await begun(settings);
    await playAndLook(table, witnessed, 12);
    // Dice decide who moves first: if all of it was Julia's own, nobody has to be asked.
    const wish = await house.steward.takeBack(julia, table, 4);
    if (wish === "asked") await house.steward.answer(marcus, table, "take-back", true);
    await look(table, witnessed);
    await playAndLook(table, witnessed, 30);
    const first = settings.seat;
    const second = (await standing(table)).game.seats.find((seat) => seat !== first) ?? "";
    for (const [player, viewer] of [
      [julia, first],
      [marcus, second],
      [titus, "watcher"],
      [null, "watcher"],
    ] as const) {
      const { status, json } = await past(player, table, "from=0&to=100");
      expect(status).toBe(200);
      expect(json).toEqual(witnessed.get(viewer));
      // Entry 13 went back to entry 4.
      expect(json[13].sight).toEqual(json[4].sight);
      expect((await past(player, table, "from=13&to=20")).json).toEqual(json.slice(13, 21));
    }
  });
});

test("when the game is over anybody who may see the table sees what anybody saw", async () => {
  const { table, witnessed } = await begun();
  await playAndLook(table, witnessed, 25);
  for (const as of ["north", "south", "watcher"])
    for (const player of [julia, titus, null]) {
      const early = await past(player, table, `from=0&to=5&as=${as}`);
      expect([early.status, early.json]).toEqual([
        400,
        { error: "What others saw is shown when the game is over.", code: "not-over" },
      ]);
    }
  await playAndLook(table, witnessed);
  const { entries } = (await standing(table)).info;
  for (const as of ["north", "south", "watcher"]) {
    const shown: Moment[] = [];
    for (let from = 0; from < entries; from += LIMITS.moments)
      shown.push(...(await past(titus, table, `from=${from}&to=${from + LIMITS.moments - 1}&as=${as}`)).json);
    expect(shown).toEqual(witnessed.get(as));
  }
  expect((await past(null, table, `from=${entries - 1}&to=${entries}`)).json).toMatchObject([{ toMove: null }]);
  expect((await past(null, table, "from=0&to=5&as=east")).json.error).toMatch(/^There is no seat east; there are /);
});

test("a game that was resigned is shown up to where it stood", async () => {
  const { table, witnessed } = await begun();
  await playAndLook(table, witnessed, 9);
  await house.steward.resign(marcus, table);
  expect((await past(null, table, "from=0&to=50&as=south")).json).toEqual(witnessed.get("south"));
});

test("who plays both seats looks back from the one that was to move", async () => {
  const table = await house.steward.open(julia, { ...MEADOW, solo: true, watchers: true });
  const witnessed: Witnessed = new Map();
  await look(table, witnessed);
  await playAndLook(table, witnessed, 80);
  const then = (n: number): Json => {
    const asked = witnessed.get("watcher")?.[n].toMove ?? "";
    return { ...witnessed.get(asked)?.[n] };
  };
  const { json } = await past(julia, table, "from=0&to=199");
  expect(json).toEqual(Array.from({ length: 81 }, (_, n) => then(n)));
  expect(new Set(json.map(({ viewer }: Moment) => viewer))).toEqual(new Set(["north", "south"]));
  expect((await past(titus, table, "from=0&to=199")).json).toEqual(witnessed.get("watcher"));
});

test("a table that is not there for somebody has no past for him either", async () => {
  const { table } = await begun({ visibility: "private", watchers: false });
  for (const player of [titus, null]) {
    const chronicle = await house.ask(player, "GET", `/api/tables/${table}/chronicle`);
    for (const query of ["from=0&to=3", "from=0&to=3&as=north"]) {
      const { status, text } = await past(player, table, query);
      expect([status, text]).toEqual([404, chronicle.text]);
    }
  }
  await house.steward.resign(julia, table);
  expect((await past(titus, table, "from=0&to=3&as=north")).status).toBe(404);
  expect((await past(marcus, table, "from=0&to=3&as=north")).status).toBe(200);
});

test("what has not been played is left out; what cannot be asked is told in a sentence", async () => {
  const { table } = await begun();
  await house.play(table, 5);
  const numbers = async (query: string) => (await past(null, table, query)).json.map(({ n }: Moment) => n);
  expect(await numbers("from=4&to=100")).toEqual([4, 5]);
  expect(await numbers("from=6&to=100")).toEqual([]);
  expect(await numbers("from=2&to=2")).toEqual([2]);
  expect(await numbers(`from=0&to=${LIMITS.moments - 1}`)).toHaveLength(6);
  for (const query of ["", "from=0", "from=3&to=2", "from=-1&to=2", "from=x&to=2", `from=0&to=${LIMITS.moments}`]) {
    const { status, json } = await past(null, table, query);
    expect([status, typeof json.error], query).toEqual([400, "string"]);
  }
  const waiting = await house.steward.open(julia, MEADOW);
  expect((await past(titus, waiting, "from=0&to=9")).json).toEqual([]);
});

test("a table whose rules are no longer here has a past that nobody here can tell", async () => {
  const { table } = await begun();
  await house.store.db.updateTable("tables").set({ rules: 99 }).where("id", "=", table).execute();
  await house.keeper.announce({ table });
  const { status, json } = await past(julia, table, "from=0&to=9");
  expect(status).toBe(400);
  expect(json.error).toBe("This table runs on version 99 of the rules, which this server no longer has.");
});

test("what is wrong with a journal is not told to whoever looks", async () => {
  const { table } = await begun();
  await house.play(table, 5);
  await house.store.db.deleteFrom("journal").where("table_id", "=", table).where("n", "=", 2).execute();
  const { status, json } = await past(titus, table, "from=0&to=9");
  expect([status, json]).toEqual([500, { error: "Something went wrong inside the server.", code: "fault" }]);
});

test("a long answer comes packed to whoever can unpack it", async () => {
  const { table } = await begun();
  await house.play(table, 40);
  const url = `/api/tables/${table}/past?from=0&to=60`;
  const ask = (headers: Record<string, string>) => house.app.inject({ url, headers });
  const plain = await ask({ "accept-encoding": "gzip;q=0, identity" });
  const packed = await ask({ "accept-encoding": "gzip, deflate, br" });
  expect([plain.headers["content-encoding"], packed.headers["content-encoding"]]).toEqual([undefined, "gzip"]);
  expect(packed.headers.vary).toBe("accept-encoding");
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
});
