/** Who is told that a list of tables has changed; of private tables nobody but their players. */
import type { Client } from "@rubicon/client";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { FromServer, OpenForm } from "../protocol.ts";
import type { Change, Player } from "../services.ts";
import { freshStore, openAndJoin, startServer, type TestServer } from "../testing/index.ts";
import { BEGUN } from "./costs.ts";
import { Lists, type Reader } from "./lists.ts";

function reader(id: string | null): Reader & { readonly heard: FromServer[] } {
  const player: Player | null =
    id === null
      ? null
      : {
          ...{ id, name: id, guest: true, language: "en", email: null },
          notices: { email: false, push: false, webhook: null },
        };
  const heard: FromServer[] = [];
  return { player, heard, send: (message) => void heard.push(message) };
}

/** The lobby is told of no sooner than a pause allows. */
const LATER = { timeout: 20_000 };
const LOBBY = { t: "lists", of: "lobby" };
const MINE = { t: "lists", of: "mine" };

describe("a socket that asks for lists", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test("is told at once, and of many changes in a short time once more", () => {
    vi.useFakeTimers();
    const lists = new Lists({ mine: 1_000, lobby: 5_000 });
    const julia = reader("julia");
    lists.ask(julia, ["mine"]);
    expect(julia.heard).toEqual([MINE]);
    for (let i = 0; i < 50; i++) lists.changed({ table: "any", lists: { players: ["julia", "marcus"], lobby: true } });
    expect(julia.heard).toEqual([MINE, MINE]);
    vi.advanceTimersByTime(1_000);
    expect(julia.heard).toEqual([MINE, MINE, MINE]);
    vi.advanceTimersByTime(10_000);
    expect(julia.heard).toEqual([MINE, MINE, MINE]);
    lists.changed({ table: "any", lists: { players: ["julia"], lobby: false } });
    expect(julia.heard).toEqual([MINE, MINE, MINE, MINE]);
  });

  test("cannot make more of it by asking again and again", () => {
    vi.useFakeTimers();
    const lists = new Lists({ mine: 1_000, lobby: 5_000 });
    const julia = reader("julia");
    for (let i = 0; i < 50; i++) lists.ask(julia, ["mine", "lobby", "mine"]);
    expect(julia.heard).toEqual([MINE, LOBBY]);
    vi.advanceTimersByTime(20_000);
    expect(julia.heard).toEqual([MINE, LOBBY]);
    expect(BEGUN.lists).toBeGreaterThan(0);
  });

  test("hears no more when it has asked for none, or is gone, not even what was still to come", () => {
    vi.useFakeTimers();
    const lists = new Lists({ mine: 1_000, lobby: 5_000 });
    const [julia, marcus] = [reader("julia"), reader("marcus")];
    const change = (): void => lists.changed({ table: "any", lists: { players: ["julia", "marcus"], lobby: true } });
    for (const each of [julia, marcus]) lists.ask(each, ["mine", "lobby"]);
    // Told once, and the second time is still to come.
    change();
    change();
    const heard = [MINE, LOBBY, MINE, LOBBY];
    for (const each of [julia, marcus]) expect(each.heard).toEqual(heard);
    lists.ask(julia, []);
    lists.leave(marcus);
    lists.changed({ table: null });
    change();
    vi.advanceTimersByTime(20_000);
    for (const each of [julia, marcus]) expect(each.heard).toEqual(heard);
  });

  test("a stranger has no tables of his own, and hears of the lobby alone", () => {
    const lists = new Lists({ mine: 0, lobby: 0 });
    const stranger = reader(null);
    lists.ask(stranger, ["mine", "lobby"]);
    lists.changed({ table: "any", lists: { players: ["julia"], lobby: false } });
    expect(stranger.heard).toEqual([LOBBY]);
    lists.changed({ table: "any", lists: { players: ["julia"], lobby: true } });
    expect(stranger.heard).toEqual([LOBBY, LOBBY]);
  });

  test("whoever may have missed something is told of everything he asked for", () => {
    const lists = new Lists({ mine: 0, lobby: 0 });
    const [julia, stranger] = [reader("julia"), reader(null)];
    lists.ask(julia, ["mine"]);
    lists.ask(stranger, ["lobby"]);
    lists.changed({ table: null });
    expect(julia.heard).toEqual([MINE, MINE]);
    expect(stranger.heard).toEqual([LOBBY, LOBBY]);
  });
});

describe("on two servers of one database", () => {
  let servers: TestServer[];
  let base: Awaited<ReturnType<typeof freshStore>>;
  const FORM: OpenForm = { game: "julius-caesar", scenario: "historical" };

  beforeAll(async () => {
    base = await freshStore();
    servers = [await startServer({ store: base.store }), await startServer({ store: base.store })];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await base.close();
  });

  /** Counts what is heard of a list, the first word of it aside, which only says that it is listened to. */
  async function listen(client: Client, list: "mine" | "lobby"): Promise<() => number> {
    let heard = -1;
    client.onList(list, () => {
      heard++;
    });
    await expect.poll(() => heard).toBe(0);
    return () => heard;
  }

  /** What the second server is told about a table, whoever it comes from. */
  function overheard(table: () => string): Change[] {
    const changes: Change[] = [];
    servers[1].app.services.keeper.onChange((change) => {
      if (change.table === table()) changes.push(change);
    });
    return changes;
  }

  const idOf = async (client: Client): Promise<string> => (await client.me())?.id ?? "";

  test("a host hears on the one that somebody sat down on the other; of private tables nobody else hears anything", async () => {
    const [host, guest, other] = [await servers[0].guest(), await servers[1].guest(), await servers[0].guest()];
    const strangers = [servers[0].stranger(), servers[1].stranger(), other];
    const lobby = await Promise.all(strangers.map((client) => listen(client, "lobby")));
    const outside = await listen(other, "mine");
    const mine = await listen(host, "mine");
    const table = await host.openTable({ ...FORM, visibility: "private" });
    await guest.join(table);
    await expect.poll(mine, LATER).toBeGreaterThan(0);
    await host.offerDraw(table);
    await guest.answer(table, "draw", false);
    await guest.resign(table);
    await guest.rematch(table);
    // The first word for everybody: whatever is heard before it was about what was private.
    const open = await servers[1].guest();
    await open.openTable(FORM);
    for (const heard of lobby) await expect.poll(heard, LATER).toBe(1);
    expect(outside()).toBe(0);
    // Whatever was said while the line was cut was missed.
    const before = mine();
    host.renew();
    await expect.poll(mine, LATER).toBeGreaterThan(before);
  });

  test("what is announced of a private table names its players, and never the lobby", async () => {
    const [host, guest] = [await servers[0].guest(), await servers[1].guest()];
    const players = [await idOf(host), await idOf(guest)].sort();
    let table = "";
    const changes = overheard(() => table);
    table = await host.openTable({ ...FORM, visibility: "private" });
    await guest.join(table);
    await host.offerDraw(table);
    await guest.answer(table, "draw", false);
    await host.resign(table);
    await host.rematch(table);
    await guest.rematch(table);
    await expect.poll(() => changes.filter(({ lists }) => lists !== undefined).length).toBeGreaterThan(5);
    for (const { lists } of changes) if (lists) expect(lists).toMatchObject({ lobby: false });
    for (const { lists } of changes) for (const player of lists?.players ?? []) expect(players).toContain(player);
    expect(changes.at(-1)?.lists?.players.toSorted()).toEqual(players);
  });

  test("of a public table that nobody may watch the lobby hears that it is taken, and nothing after that", async () => {
    const [host, guest] = [await servers[0].guest(), await servers[1].guest()];
    let table = "";
    const changes = overheard(() => table);
    table = await host.openTable({ ...FORM, watchers: false });
    await guest.join(table);
    await expect.poll(() => changes.some(({ lists }) => lists?.lobby)).toBe(true);
    const before = changes.length;
    await host.resign(table);
    await guest.rematch(table);
    await expect.poll(() => changes.length).toBeGreaterThan(before + 1);
    expect(changes.slice(before).map(({ lists }) => lists?.lobby ?? false)).not.toContain(true);
  });

  test("a table that is cleared away before it began leaves the lobby", async () => {
    const host = await servers[0].guest();
    let table = "";
    const changes = overheard(() => table);
    table = await host.openTable(FORM);
    await host.leave(table);
    await expect.poll(() => changes.filter(({ lists }) => lists?.lobby).length).toBeGreaterThan(0);
    expect(changes.at(-1)?.lists).toEqual({ players: [await idOf(host)], lobby: true });
  });

  test("acts that leave the move where it is are no news for a list", async () => {
    const client = await servers[1].guest();
    const table = await client.openTable({ ...FORM, solo: true });
    const changes = overheard(() => table);
    const view = client.watch(table);
    let state = await view.when(({ info }) => info.status === "running");
    const moves = new Set<boolean>();
    for (let i = 0; i < 60; i++) {
      const [before, heard] = [state, changes.length];
      const result = await client.act(table, before.legal[i % before.legal.length]);
      state = await view.when();
      if (result.is !== "done") continue;
      const moved = state.info.toMove !== before.info.toMove;
      expect(changes.slice(heard).some(({ lists }) => lists !== undefined)).toBe(moved);
      moves.add(moved);
    }
    expect(moves).toEqual(new Set([true, false]));
  });

  test("a player's list says what is asked of him, and only him", async () => {
    const [host, guest] = [await servers[0].guest(), await servers[1].guest()];
    const table = await openAndJoin([host, guest], { visibility: "private" });
    await host.offerDraw(table);
    const asked = async (client: Client) => (await client.tables({ mine: true })).tables[0].asked;
    expect(await asked(guest)).toEqual(["draw"]);
    expect(await asked(host)).toEqual([]);
    await guest.answer(table, "draw", false);
    expect(await asked(guest)).toEqual([]);
  });
});
