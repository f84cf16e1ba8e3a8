import { commitmentOf, pick, type Seat, Shelf, seededDice, verify } from "@rubicon/engine";
import { juliusCaesar, juliusCaesarRules } from "@rubicon/julius-caesar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type Store } from "../database/open.ts";
import { heardBy } from "../live/outlook.ts";
import { clockSetting } from "../protocol.ts";
import type { Answer, Keeper, Standing } from "../services.ts";
import { Cupboard } from "./cupboard.ts";
import { headerOf, loadEntries } from "./journal-rows.ts";
import { type KeeperParts, makeKeeper } from "./keeper.ts";
import { loadTable } from "./known-table.ts";

let store: Store;
let parts: KeeperParts;
let keeper: Keeper;
let other: Keeper;
let now = new Date("2026-03-15T12:00:00Z");
let count = 0;

beforeAll(async () => {
  store = await openStore({ memory: true });
  const notices = JSON.stringify({ email: false, push: false, webhook: null });
  for (const id of ["julia", "marcus"]) {
    await store.db
      .insertInto("players")
      .values({ id, user_id: null, name: id, guest: true, language: "en", notices })
      .execute();
  }
  const shelf = new Shelf([juliusCaesarRules]);
  parts = { store, shelf, cupboard: new Cupboard(store.db, shelf), now: () => now };
  keeper = await makeKeeper(parts);
  other = await makeKeeper(parts);
});

afterAll(() => store.close());

async function table(clock: object = { kind: "none" }): Promise<string> {
  const id = `a-table-for-testing-${count++}`;
  await store.db
    .insertInto("tables")
    .values({
      id,
      game: juliusCaesar.id,
      scenario: "historical",
      options: "{}",
      rules: juliusCaesar.rules,
      pack: juliusCaesar.pack.id,
      visibility: "public",
      watchers: true,
      clock: JSON.stringify(clockSetting.parse(clock)),
      status: "open",
      created_by: "julia",
      rematch_of: null,
      seed: `seed of ${id}`,
      commitment: commitmentOf(`seed of ${id}`),
    })
    .execute();
  const seat = (name: string, player_id: string) => ({ table_id: id, seat: name, player_id, remaining: null });
  await store.db
    .insertInto("seats")
    .values([seat("caesar", "julia"), seat("pompeius", "marcus")])
    .execute();
  await keeper.start(id);
  return id;
}

const PLAYER: Record<Seat, string> = { caesar: "julia", pompeius: "marcus" };
const random = seededDice("keeper");

/** Plays one random legal act through a keeper. */
async function step(id: string, by: Keeper = keeper): Promise<Answer> {
  const standing = await by.standing(id);
  if (!standing?.position || standing.info.toMove === null) throw new Error("nobody is asked");
  const { game, position, info } = standing;
  const act = game.acts.write(pick(game.legal(position), random));
  return by.act(id, PLAYER[info.toMove ?? ""], { id: `act-number-${count++}`, n: info.entries, act });
}

const written = (standing: Standing | null) => standing?.position && standing.game.write(standing.position);

async function journalOf(id: string) {
  const known = await loadTable({ ...parts, db: store.db }, id);
  if (!known) throw new Error("no such table");
  const header = headerOf(known.row);
  return {
    known,
    journal: {
      header: {
        ...header,
        dice: {
          ...header.dice,
          kind: "committed" as const,
          table: id,
          commitment: known.row.commitment,
          seed: known.row.seed,
        },
      },
      entries: await loadEntries(store.db, id),
    },
  };
}

describe("a game", () => {
  test("is played to its end, by two servers in turn, and its journal verifies", async () => {
    const id = await table();
    for (let i = 0; (await keeper.standing(id))?.info.status === "running"; i++) {
      const by = i % 7 < 4 ? keeper : other;
      const answer = await step(id, by);
      // A server that has not yet heard of the other's act is told so, and then knows.
      expect(["done", "stale"]).toContain(answer.is);
    }
    const { known, journal } = await journalOf(id);
    expect(verify(juliusCaesar, journal)).toMatchObject({ ok: true, outcome: known.row.outcome });
    expect((await keeper.standing(id))?.info).toMatchObject({ status: "over", toMove: null, seed: `seed of ${id}` });
    expect(known.row.entries).toBe(journal.entries.length);
  });

  test("starts once, however often it is told to", async () => {
    const id = await table();
    await Promise.all([keeper.start(id), other.start(id)]);
    expect((await loadEntries(store.db, id)).length).toBe(1);
    expect((await keeper.standing(id))?.info).toMatchObject({
      status: "running",
      toMove: "caesar",
      entries: 1,
      seed: null,
    });
  });
});

describe("an act", () => {
  const discard = async (id: string) => {
    const standing = await keeper.standing(id);
    if (!standing?.position) throw new Error("no position");
    return standing.game.acts.write(standing.game.legal(standing.position)[0]);
  };

  test("sent twice is carried out once", async () => {
    const id = await table();
    const sent = { id: "the-same-act", n: 1, act: await discard(id) };
    expect(await keeper.act(id, "julia", sent)).toEqual({ is: "done", n: 1 });
    expect(await keeper.act(id, "julia", sent)).toEqual({ is: "done", n: 1 });
    expect(await other.act(id, "julia", sent)).toEqual({ is: "done", n: 1 });
    expect((await loadEntries(store.db, id)).length).toBe(2);
  });

  test("of two at once one is accepted", async () => {
    const id = await table();
    const act = await discard(id);
    const answers = await Promise.all([
      keeper.act(id, "julia", { id: "from-the-first-window", n: 1, act }),
      other.act(id, "julia", { id: "from-the-second-window", n: 1, act }),
    ]);
    expect(answers.map(({ is }) => is).sort()).toEqual(["done", "stale"]);
    expect((await loadEntries(store.db, id)).length).toBe(2);
  });

  test("that does not fit is answered from memory; one that was accepted is done, however often it is sent", async () => {
    const id = await table();
    const sent = { id: `accepted-at-${id}`, n: 1, act: await discard(id) };
    let asked = 0;
    const db = store.db.withPlugin({
      transformQuery({ node }) {
        asked++;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const counting = await makeKeeper({ ...parts, store: { ...store, db } });
    expect(await counting.act(id, "julia", sent)).toEqual({ is: "done", n: 1 });
    expect(await counting.act(id, "julia", sent)).toEqual({ is: "done", n: 1 });
    const before = asked;
    for (let i = 0; i < 50; i++) {
      expect(await counting.act(id, "julia", { ...sent, id: `never-sent-${i}` })).toEqual({ is: "stale" });
      expect(await counting.act(id, "marcus", sent)).toEqual({ is: "done", n: 1 });
      // Under the number of the next it is still the one that was accepted, and nothing is written.
      expect(await counting.act(id, "julia", { ...sent, n: 2 })).toEqual({ is: "done", n: 1 });
    }
    expect(asked).toBe(before);
    // Of an entry that is still to come somebody may have heard on another server: that is looked up, and nothing more.
    for (let i = 0; i < 10; i++)
      expect(await counting.act(id, "julia", { ...sent, n: 9, id: `too-early-${i}` })).toEqual({ is: "stale" });
    expect(asked).toBe(before + 10);
    expect((await loadEntries(store.db, id)).length).toBe(2);
  });

  test("accepted by another server is done here too, whatever this one has heard of", async () => {
    const id = await table();
    await keeper.standing(id);
    // A server that hears of nothing.
    const deaf = await makeKeeper({ ...parts, store: { ...store, listen: async () => {} } });
    await deaf.standing(id);
    for (let n = 1; n < 6; n++) expect(await step(id)).toMatchObject({ is: "done", n });
    const { act_id } = await store.db
      .selectFrom("journal")
      .select("act_id")
      .where("table_id", "=", id)
      .where("n", "=", 4)
      .executeTakeFirstOrThrow();
    const again = { id: act_id ?? "", n: 4, act: { do: "anything" } };
    const player = (await loadTable({ ...parts, db: store.db }, id))?.row.to_move ?? "";
    expect(await deaf.act(id, PLAYER[player], again)).toEqual({ is: "done", n: 4 });
    expect((await deaf.standing(id))?.info.entries).toBe(6);
  });

  test("is refused by the rules, by the turn and by the seat", async () => {
    const id = await table();
    const act = await discard(id);
    const wrong = { do: "end-moves" };
    expect(await keeper.act(id, "julia", { id: "against-the-rules", n: 1, act: wrong })).toMatchObject({
      is: "refused",
      refusal: { rule: "JC-2.1.c" },
    });
    expect(await keeper.act(id, "marcus", { id: "out-of-turn", n: 1, act })).toMatchObject({ is: "error" });
    expect(await keeper.act(id, "nobody", { id: "by-a-stranger", n: 1, act })).toMatchObject({ is: "error" });
    expect(await keeper.act(id, "julia", { id: "no-act-at-all", n: 1, act: { do: "dance" } })).toMatchObject({
      is: "error",
    });
    expect(await keeper.act(id, "julia", { id: "from-yesterday", n: 0, act })).toEqual({ is: "stale" });
    expect((await loadEntries(store.db, id)).length).toBe(1);
  });
});

describe("taking back", () => {
  test("restores the position and stays in the journal", async () => {
    const id = await table();
    for (let i = 0; i < 60; i++) await step(id);
    const before = (await keeper.standing(id))?.info.entries ?? 0;
    expect(await keeper.takeBack(id, "caesar", 30)).toEqual({ is: "done", n: before });
    for (let i = 0; i < 30; i++) expect(await step(id)).toMatchObject({ is: "done" });
    // A server that never saw the table finds the same position.
    const fresh = await makeKeeper(parts);
    const [here, there] = [await keeper.standing(id), await fresh.standing(id)];
    expect(written(here)).toEqual(written(there));
    expect(here?.trail).toEqual(there?.trail);
    expect(verify(juliusCaesar, (await journalOf(id)).journal)).toMatchObject({ ok: true });
  });
});

describe("clocks", () => {
  test("a live clock runs for who is asked, and gains when the move passes on", async () => {
    const id = await table({ kind: "live", minutes: 10, increment: 5 });
    now = new Date(now.getTime() + 60_000);
    expect((await keeper.standing(id))?.info.clock.remaining).toEqual({ caesar: 540_000, pompeius: 600_000 });
    await step(id);
    const info = (await keeper.standing(id))?.info;
    expect(info?.toMove).toBe("pompeius");
    expect(info?.clock.remaining).toEqual({ caesar: 545_000, pompeius: 600_000 });
    expect(info?.clock.deadline).toBe(new Date(now.getTime() + 600_000).toISOString());
  });

  test("a clock of days starts anew with every move", async () => {
    const id = await table({ kind: "days", days: 3 });
    now = new Date(now.getTime() + 60_000);
    await step(id);
    expect((await keeper.standing(id))?.info.clock.deadline).toBe(
      new Date(now.getTime() + 3 * 86_400_000).toISOString(),
    );
  });
});

test("a game that ends by resignation is over, and its seed is shown", async () => {
  const id = await table();
  await step(id);
  expect(await keeper.end(id, "pompeius", "resigned")).toMatchObject({ is: "done" });
  expect((await other.standing(id))?.info).toMatchObject({
    status: "over",
    outcome: { results: { caesar: "lost", pompeius: "won" }, how: "resigned" },
  });
  expect(await step(id).catch(() => "nobody is asked")).toBe("nobody is asked");
});

test("a seat hears only what it may", async () => {
  const id = await table();
  const standing = await keeper.standing(id);
  const recorded = await keeper.recorded(id, -1);
  const [caesar, watcher] = ["caesar", "watcher"].map((viewer) => standing && heardBy(standing, viewer, recorded));
  expect(JSON.stringify(caesar?.[0].events)).toContain('"cards"');
  expect(JSON.stringify(watcher?.[0].events)).not.toContain('"cards"');
});

test("time granted on another server a moment ago is not lost", async () => {
  const id = await table({ kind: "days", days: 1 });
  const standing = await keeper.standing(id);
  const granted = new Date(now.getTime() + 9 * 86_400_000);
  // Behind the keeper's back, as another server would before its notice arrives.
  await store.db.updateTable("tables").set({ deadline: granted }).where("id", "=", id).execute();
  const act = standing?.position && standing.game.acts.write(standing.game.legal(standing.position)[0]);
  expect(await keeper.act(id, "julia", { id: "while-granted", n: 1, act: act ?? null })).toEqual({ is: "done", n: 1 });
});
