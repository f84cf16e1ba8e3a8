import { canonical, commitmentOf, type Game, type Seat, verify } from "@rubicon/engine";
import { makeSkirmish, SMALL_PACK } from "@rubicon/engine/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Store } from "../database/open.ts";
import type { Keeper } from "../services.ts";
import { makeKeeper } from "../tables/keeper.ts";
import { headerOf, loadEntries, loadTable } from "../tables/known-table.ts";
import { freshStore } from "../testing/index.ts";
import { upgrade } from "./upgrade.ts";

/** The game as it was, and as it is after its rules were corrected in one way or another. */
const before: Game = makeSkirmish(SMALL_PACK);
const raised: Game = { ...before, rules: before.rules + 1 };

let base: Awaited<ReturnType<typeof freshStore>>;
let store: Store;
let tables = 0;

beforeAll(async () => {
  base = await freshStore();
  store = base.store;
  for (const id of ["julia", "marcus"])
    await store.db
      .insertInto("players")
      .values({ id, user_id: null, name: id, guest: true, language: "en", notices: "{}" })
      .execute();
});

afterAll(() => base.close());

const keeperOf = (game: Game): Promise<Keeper> => makeKeeper({ store, games: [game], now: () => new Date() });
const sitter = (seat: Seat): string => (seat === before.seats[0] ? "julia" : "marcus");

async function laid(): Promise<string> {
  const id = `a-table-to-upgrade-${tables++}`;
  const seed = `seed of ${id}`;
  const settings = { game: before.id, rules: before.rules, pack: before.pack, scenario: "meadow", options: "{}" };
  const shown = { clock: '{"kind":"none"}', visibility: "public", watchers: true, status: "open" } as const;
  await store.db
    .insertInto("tables")
    .values({ id, ...settings, ...shown, created_by: "julia", seed, commitment: commitmentOf(seed) })
    .execute();
  const seats = before.seats.map((seat) => ({ table_id: id, seat, player_id: sitter(seat), remaining: null }));
  await store.db.insertInto("seats").values(seats).execute();
  return id;
}

async function playOn(game: Game, id: string, acts: number): Promise<void> {
  const keeper = await keeperOf(game);
  for (let i = 0; i < acts; i++) {
    const standing = await keeper.standing(id);
    if (!standing?.position || standing.info.toMove === null) return;
    const { info, position } = standing;
    const legal = game.legal(position);
    const act = game.acts.write(legal[info.entries % legal.length]);
    const sent = { id: `act-${id}-${info.entries}`, n: info.entries, act };
    expect(await keeper.act(id, sitter(info.toMove ?? ""), sent)).toEqual({ is: "done", n: info.entries });
  }
}

async function begun(acts: number): Promise<string> {
  const id = await laid();
  await (await keeperOf(before)).start(id);
  await playOn(before, id, acts);
  return id;
}

const rowOf = (id: string) => store.db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** What `rubicon verify` would say of the table's journal. */
async function verdict(game: Game, id: string) {
  return verify(game, { header: headerOf(await rowOf(id)), entries: await loadEntries(store.db, id) });
}

const clear = () => store.db.updateTable("tables").set({ status: "over" }).execute();

test("a table whose journal fits moves, is played on, and its journal fits the new rules to the last seal", async () => {
  const id = await begun(55);
  const acts = () =>
    store.db
      .selectFrom("journal")
      .select(["n", "act", "dice", "events"])
      .where("table_id", "=", id)
      .orderBy("n")
      .execute();
  const [was, seals] = [await acts(), await loadEntries(store.db, id)];
  expect((await loadTable(store.db, [raised], id))?.position).toBeNull();

  expect(await upgrade(store, [raised])).toEqual({
    moved: [{ table: id, game: "skirmish", from: before.rules, to: raised.rules }],
    left: [],
  });
  expect(await acts()).toEqual(was);
  const former = await store.db
    .selectFrom("former_seals")
    .selectAll()
    .where("table_id", "=", id)
    .orderBy("n")
    .execute();
  expect(former.map(({ seal }) => seal)).toEqual(seals.map(({ check }) => check));
  expect(former[0]).toMatchObject({ rules: before.rules, pack: before.pack });

  await playOn(raised, id, 20);
  expect(await verdict(raised, id)).toMatchObject({ ok: true });
  expect(await upgrade(store, [raised])).toEqual({ moved: [], left: [] });
  await clear();
});

test("a table goes through several upgrades, a take-back among them, and a server that knew it hears of each", async () => {
  const id = await begun(30);
  await (await keeperOf(before)).takeBack(id, before.seats[0], 20);
  await playOn(before, id, 10);
  const twice: Game = { ...before, rules: before.rules + 2, pack: "another" };
  const waiting = await keeperOf(twice);
  expect((await waiting.standing(id))?.position).toBeNull();
  expect((await upgrade(store, [raised])).moved).toHaveLength(1);
  await playOn(raised, id, 5);
  expect((await upgrade(store, [twice])).moved).toHaveLength(1);
  await playOn(twice, id, 5);
  expect(await verdict(twice, id)).toMatchObject({ ok: true });
  await vi.waitFor(async () => expect((await waiting.standing(id))?.position).not.toBeNull(), 20_000);
  await clear();
});

test("an act that is no longer legal: the table stays as it is, and the entry is named", async () => {
  const [fits, breaks] = [await begun(0), await begun(12)];
  const entries = await loadEntries(store.db, breaks);
  const forbidden = entries[7];
  if (!("act" in forbidden)) throw new Error("an act was expected");
  const stricter: Game = {
    ...raised,
    refuse: (p, act) =>
      canonical(before.acts.write(act)) === canonical(forbidden.act)
        ? { rule: "SK-1.a", why: "nobody" }
        : before.refuse(p, act),
    words: (language) => ({ ...before.words(language), refusal: () => "No longer." }),
  };
  const { moved, left } = await upgrade(store, [stricter]);
  expect(moved.map(({ table }) => table)).toEqual([fits]);
  expect(left).toHaveLength(1);
  expect(left[0]).toMatchObject({ table: breaks, game: "skirmish", rules: before.rules });
  expect(left[0].reason).toMatch(/^Entry \d+: The act ".*" is refused by rule SK-1\.a/);
  expect(await rowOf(breaks)).toMatchObject({ rules: before.rules, status: "running" });
  expect(await loadEntries(store.db, breaks)).toEqual(entries);
  // Where its rules are still served it goes on.
  await playOn(before, breaks, 3);
  await clear();
});

test("an act that comes out otherwise: the table stays, though everything in it is legal", async () => {
  const id = await begun(12);
  const otherwise: Game = {
    ...raised,
    hash: (p) => `otherwise ${before.hash(p)}`,
    play: (p, act, dice, tell) => before.play(p, act, dice, (event) => tell?.({ ...event, rule: `${event.rule}-new` })),
  };
  const { moved, left } = await upgrade(store, [otherwise]);
  expect(moved).toEqual([]);
  expect(left[0]).toMatchObject({
    table: id,
    reason: expect.stringMatching(/^Entry \d+: It comes out otherwise now\.$/),
  });
  await clear();
});

test("positions that are only written otherwise do not hold a table back", async () => {
  const id = await begun(12);
  const rewritten: Game = { ...raised, hash: (p) => `otherwise ${before.hash(p)}` };
  expect((await upgrade(store, [rewritten])).moved).toHaveLength(1);
  expect(await verdict(rewritten, id)).toMatchObject({ ok: true });
  await clear();
});

test("a table that has not begun moves if it can still be laid; one of a game that is gone stays", async () => {
  const id = await laid();
  expect((await upgrade(store, [raised])).moved).toHaveLength(1);
  await (await keeperOf(raised)).start(id);
  await playOn(raised, id, 3);
  expect(await verdict(raised, id)).toMatchObject({ ok: true });
  expect(await upgrade(store, [])).toEqual({
    moved: [],
    left: [{ table: id, game: "skirmish", rules: raised.rules, reason: "This server does not have the game." }],
  });
  await clear();
});
