import { BadInput, canonical, commitmentOf, type Game, type Ruleset, type Seat, Shelf, verify } from "@rubicon/engine";
import { SMALL_COMPONENTS, skirmishPack, skirmishRules } from "@rubicon/engine/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Store } from "../database/open.ts";
import type { Keeper } from "../services.ts";
import { Cupboard } from "../tables/cupboard.ts";
import { headerOf, loadEntries } from "../tables/journal-rows.ts";
import { makeKeeper } from "../tables/keeper.ts";
import { freshStore } from "../testing/index.ts";
import { altered } from "../testing/rulesets.ts";
import { upgrade } from "./upgrade.ts";

/** The rules as they were, and as they are after they were corrected in one way or another. */
const before: Ruleset = skirmishRules;
const corrected = (game?: (game: Game) => Partial<Game>): Ruleset =>
  altered(before, { rules: before.rules + 1, ...(game ? { game } : {}) });
const raised = corrected();
const standard: Game = before.make(before.standard);
const { seats } = standard;

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

function keeperOf(rules: Ruleset): Promise<Keeper> {
  const shelf = new Shelf([rules]);
  return makeKeeper({ store, shelf, cupboard: new Cupboard(store.db, shelf), now: () => new Date() });
}
const sitter = (seat: Seat): string => (seat === seats[0] ? "julia" : "marcus");
const positionOf = async (keeper: Keeper, id: string) => (await keeper.standing(id))?.position;

async function laid(pack = standard.pack.id): Promise<string> {
  const id = `a-table-to-upgrade-${tables++}`;
  const seed = `seed of ${id}`;
  const settings = { game: before.id, rules: before.rules, pack, scenario: "meadow", options: "{}" };
  const shown = {
    clock: '{"kind":"none","window":null}',
    visibility: "public",
    watchers: true,
    status: "open",
  } as const;
  await store.db
    .insertInto("tables")
    .values({ id, ...settings, ...shown, created_by: "julia", seed, commitment: commitmentOf(seed) })
    .execute();
  const sitters = seats.map((seat) => ({ table_id: id, seat, player_id: sitter(seat), remaining: null }));
  await store.db.insertInto("seats").values(sitters).execute();
  return id;
}

async function playOn(rules: Ruleset, id: string, acts: number): Promise<void> {
  const keeper = await keeperOf(rules);
  for (let i = 0; i < acts; i++) {
    const standing = await keeper.standing(id);
    if (!standing?.position || standing.info.toMove === null) return;
    const { game, info, position } = standing;
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
async function verdict(rules: Ruleset, id: string) {
  const row = await rowOf(id);
  const shelf = new Shelf([rules]);
  const game = await new Cupboard(store.db, shelf).find(row);
  if (game === null) throw new Error("its game is not here");
  return verify(game, { header: headerOf(row), entries: await loadEntries(store.db, id) });
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
  expect(await positionOf(await keeperOf(raised), id)).toBeNull();

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
  expect(former[0]).toMatchObject({ rules: before.rules, pack: standard.pack.id });

  await playOn(raised, id, 20);
  expect(await verdict(raised, id)).toMatchObject({ ok: true });
  expect(await upgrade(store, [raised])).toEqual({ moved: [], left: [] });
  await clear();
});

test("a table goes through several upgrades, a take-back among them, and a server that knew it hears of each", async () => {
  const id = await begun(30);
  await (await keeperOf(before)).takeBack(id, seats[0], 20);
  await playOn(before, id, 10);
  const twice = altered(before, { rules: before.rules + 2 });
  const waiting = await keeperOf(twice);
  expect(await positionOf(waiting, id)).toBeNull();
  expect((await upgrade(store, [raised])).moved).toHaveLength(1);
  await playOn(raised, id, 5);
  expect((await upgrade(store, [twice])).moved).toHaveLength(1);
  await playOn(twice, id, 5);
  expect(await verdict(twice, id)).toMatchObject({ ok: true });
  await vi.waitFor(async () => expect(await positionOf(waiting, id)).not.toBeNull(), 20_000);
  await clear();
});

test("an act that is no longer legal: the table stays as it is, and the entry is named", async () => {
  const [fits, breaks] = [await begun(0), await begun(12)];
  const entries = await loadEntries(store.db, breaks);
  const forbidden = entries[7];
  if (!("act" in forbidden)) throw new Error("an act was expected");
  const stricter = corrected((game) => ({
    refuse: (p, act) =>
      canonical(game.acts.write(act)) === canonical(forbidden.act)
        ? { rule: "SK-1.a", why: "nobody" }
        : game.refuse(p, act),
    words: (language) => ({ ...game.words(language), refusal: () => "No longer." }),
  }));
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
  const otherwise = corrected((game) => ({
    hash: (p) => `otherwise ${game.hash(p)}`,
    play: (p, act, dice, tell) => game.play(p, act, dice, (event) => tell?.({ ...event, rule: `${event.rule}-new` })),
  }));
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
  const rewritten = corrected((game) => ({ hash: (p) => `otherwise ${game.hash(p)}` }));
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

test("a table moves with its own pack, whatever the game comes with by then, and is played on with it", async () => {
  const renewed: Ruleset = { ...raised, standard: skirmishPack({ ...SMALL_COMPONENTS, capacity: 20 }, "renewed") };
  const shelf = new Shelf([before]);
  await new Cupboard(store.db, shelf).keep(standard);
  const id = await begun(12);
  // Only the components have changed: there is nothing to move, and it goes on with those that it has.
  const sameRules: Ruleset = { ...renewed, rules: before.rules, make: before.make };
  await playOn(sameRules, id, 3);
  expect(await upgrade(store, [sameRules])).toEqual({ moved: [], left: [] });
  expect((await upgrade(store, [renewed])).moved).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ rules: raised.rules, pack: standard.pack.id });
  await playOn(renewed, id, 3);
  expect(await verdict(renewed, id)).toMatchObject({ ok: true });
  await clear();
});

test("a table older than packs are kept moves to the one the game comes with, if its journal fits", async () => {
  const id = await laid("a fingerprint of former days");
  await store.db.updateTable("tables").set({ rules: 1 }).where("id", "=", id).execute();
  expect((await upgrade(store, [raised])).moved).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ rules: raised.rules, pack: standard.pack.id });
  await clear();
});

test("a pack that does not fit the new rules keeps its table back, with the place of the fault", async () => {
  const shelf = new Shelf([before]);
  const game = shelf.add(skirmishPack({ ...SMALL_COMPONENTS, rounds: 7 }, "long"));
  await new Cupboard(store.db, shelf).keep(game);
  const id = await laid(game.pack.id);
  const shorter = corrected();
  const fewRounds: Ruleset = {
    ...shorter,
    make(pack) {
      if (JSON.stringify(pack.components).includes('"rounds":7')) throw new BadInput("rounds: must be at most 6.");
      return shorter.make(pack);
    },
  };
  expect((await upgrade(store, [fewRounds])).left).toEqual([
    { table: id, game: "skirmish", rules: before.rules, reason: "rounds: must be at most 6." },
  ]);
  await clear();
});

test("what was chosen ahead is dropped, standing orders stay", async () => {
  // All sixty pieces stand, and both are to choose a stance.
  const id = await begun(60);
  const keeper = await keeperOf(before);
  expect(await keeper.ahead(id, "marcus", { id: "chosen-ahead", act: { do: "choose", stance: "guard" } })).toEqual({
    is: "kept",
  });
  await keeper.orders(id, "marcus", { windows: { die: "pass" } });
  expect((await upgrade(store, [raised])).moved).toHaveLength(1);
  const standing = await (await keeperOf(raised)).standing(id);
  expect(standing?.answerAhead(seats[1])).toBeNull();
  expect(standing?.orders(seats[1])).toEqual({ windows: { die: "pass" }, next: false });
  await clear();
});
