import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commitmentOf, type Game, isObject, type Json, type Seat, Shelf } from "@rubicon/engine";
import { skirmishRules } from "@rubicon/engine/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Store } from "../database/open.ts";
import { clockSetting, type Notices as Wishes } from "../protocol.ts";
import type { Accounts, Keeper, Letter } from "../services.ts";
import { Cupboard } from "../tables/cupboard.ts";
import { makeKeeper } from "../tables/keeper.ts";
import { freshStore } from "../testing/index.ts";
import { run } from "./errands.ts";
import { makeNotices, type Notices } from "./index.ts";
import { makeMailer } from "./mail.ts";
import type { PushMessage, Subscription } from "./push.ts";
import { vapidKeys } from "./push.ts";

const HOUR = 3_600_000;
const shelf = new Shelf([skirmishRules]);
const skirmish: Game = shelf.standard("skirmish");
const origin = "https://rubicon.example";
const HOOK = "https://discord.com/api/webhooks/1/abc";

let base: Awaited<ReturnType<typeof freshStore>>;
let store: Store;
let keeper: Keeper;
let board: Notices;
let now: Date;
let tables = 0;
let letters: Letter[];
let pushed: { to: Subscription; message: PushMessage }[];
let posted: { address: string; body: object }[];
let hookAnswers: number[];
let pushAnswer: "taken" | "gone";
let problems: unknown[];

beforeAll(async () => {
  base = await freshStore();
  store = base.store;
  now = new Date("2026-03-15T12:00:00Z");
  keeper = await makeKeeper({ store, shelf, cupboard: new Cupboard(store.db, shelf), now: () => now });
  for (const [id, language] of Object.entries({ julia: "en", marcus: "fr" }))
    await store.db
      .insertInto("players")
      .values({ id, user_id: null, name: id, guest: false, language, notices: "{}" })
      .execute();
});

afterAll(() => base.close());

beforeEach(async () => {
  now = new Date("2026-03-15T12:00:00Z");
  [letters, pushed, posted, hookAnswers, problems] = [[], [], [], [], []];
  pushAnswer = "taken";
  await wish("julia", { email: true, push: false, webhook: null });
  await wish("marcus", { email: false, push: false, webhook: null });
  board = await makeNotices({
    config: { origin },
    store,
    keeper,
    accounts,
    now: () => now,
    sendMail: async (letter) => void letters.push(letter),
    sendPush: async (to, message) => {
      pushed.push({ to, message });
      return pushAnswer;
    },
    post: async (address, body) => {
      posted.push({ address, body });
      return hookAnswers.shift() ?? 204;
    },
    log: (error) => problems.push(error),
    queue: { every: 0.5, pause: 1 },
    rhythm: { pause: 5, round: HOUR },
  });
});

afterEach(async () => {
  await board.close();
  await store.db.updateTable("tables").set({ status: "over" }).execute();
});

const accounts: Pick<Accounts, "playerById"> = {
  async playerById(id) {
    const row = await store.db.selectFrom("players").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return null;
    const { name, guest, language, notices } = row;
    return { id, name, guest, language, notices, email: `${id}@rome.example` };
  },
};

function wish(player: string, wishes: Wishes): Promise<unknown> {
  const notices = JSON.stringify(wishes);
  return store.db.updateTable("players").set({ notices }).where("id", "=", player).execute();
}

function look(player: string, table: string): Promise<unknown> {
  return store.db
    .insertInto("presence")
    .values({ player_id: player, table_id: table, seen_at: now })
    .onConflict((row) => row.columns(["player_id", "table_id"]).doUpdateSet({ seen_at: now }))
    .execute();
}

/** A table of two; the first named sits on the first seat. */
async function table(game: Game, scenario: string, clock: object = { kind: "none" }): Promise<string> {
  const id = `a-table-with-notices-${tables++}`;
  const seed = `seed of ${id}`;
  const { id: gameId, rules, pack } = game;
  const json = { options: "{}", clock: JSON.stringify(clockSetting.parse(clock)), pack: pack.id };
  const shown = { visibility: "public", watchers: true, status: "open", created_by: "julia" } as const;
  await store.db
    .insertInto("tables")
    .values({ id, game: gameId, rules, scenario, ...json, ...shown, seed, commitment: commitmentOf(seed) })
    .execute();
  const seats = game.seats.map((seat) => ({ table_id: id, seat, player_id: sitter(game, seat), remaining: null }));
  await store.db.insertInto("seats").values(seats).execute();
  await keeper.start(id);
  return id;
}

const sitter = (game: Game, seat: Seat): string => (game.seats.indexOf(seat) === 0 ? "julia" : "marcus");

/** Acts, always the first that is legal, until another seat is asked. */
async function untilMovePasses(id: string): Promise<void> {
  const began = (await keeper.standing(id))?.info.toMove;
  for (let i = 0; i < 1000; i++) {
    const standing = await keeper.standing(id);
    if (!standing?.position || standing.info.toMove !== began || began === null || began === undefined) return;
    const { game, position, info } = standing;
    const act = game.acts.write(game.legal(position)[0]);
    await keeper.act(id, sitter(game, began), { id: `act-${id}-${info.entries}`, n: info.entries, act });
  }
}

const toMove = async (id: string): Promise<string | null | undefined> => (await keeper.standing(id))?.info.toMove;

/** Long enough for a job to be done. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 1300));

async function tableAskingJulia(clock?: object): Promise<string> {
  const id = await table(skirmish, "meadow", clock);
  if ((await toMove(id)) !== skirmish.seats[0]) await untilMovePasses(id);
  expect(await toMove(id)).toBe(skirmish.seats[0]);
  return id;
}

describe("one notice for a decision", () => {
  test("says game, side, question and where; however often and wherever it is looked for", async () => {
    const id = await tableAskingJulia();
    await vi.waitFor(() => expect(letters).toHaveLength(1), 30_000);
    await Promise.all([board.look(), board.look([id]), board.moved(id)]);
    await aWhile();
    expect(letters).toHaveLength(1);
    const standing = await keeper.standing(id);
    const words = skirmish.words("en");
    const position = standing?.position ?? {};
    expect(letters[0].to).toBe("julia@rome.example");
    // With the side that it leads at the moment.
    expect(letters[0].subject).toBe("Skirmish: your move as north (red)");
    expect(letters[0].text).toContain(words.question(skirmish.question(position)));
    expect(letters[0].text).toContain(`${origin}/table/${id}\n`);
  });

  test("the next decision is another", async () => {
    const id = await tableAskingJulia();
    await vi.waitFor(() => expect(letters).toHaveLength(1), 30_000);
    now = new Date(now.getTime() + HOUR);
    await untilMovePasses(id);
    now = new Date(now.getTime() + HOUR);
    await untilMovePasses(id);
    expect(await toMove(id)).toBe(skirmish.seats[0]);
    await vi.waitFor(() => expect(letters).toHaveLength(2), 30_000);
  });

  test("several acts of one seat are one decision of the other", async () => {
    await wish("julia", { email: false, push: false, webhook: null });
    await wish("marcus", { email: true, push: false, webhook: null });
    const id = await tableAskingJulia();
    now = new Date(now.getTime() + HOUR);
    await untilMovePasses(id);
    await vi.waitFor(() => expect(letters).toHaveLength(1), 30_000);
    expect(letters[0].subject).toMatch(/^Skirmish\u00a0: à vous de jouer/);
    await aWhile();
    expect(letters).toHaveLength(1);
  });

  test("none for a decision that was made before the letter went, or that he is looking at by then", async () => {
    const id = await tableAskingJulia();
    await vi.waitFor(() => expect(letters).toHaveLength(1), 30_000);
    const sendMail = async (letter: Letter) => void letters.push(letter);
    const runner = { db: store.db, origin, keeper, accounts, now: () => now, sendMail };
    const nowhere = { sendPush: async () => "taken" as const, post: async () => 204 };
    const errand = { table: id, seat: skirmish.seats[0], player: "julia", kind: "move", askedAt: now.toISOString() };
    await run({ ...runner, ...nowhere }, "mail", errand);
    expect(letters).toHaveLength(2);
    await look("julia", id);
    await run({ ...runner, ...nowhere }, "mail", errand);
    expect(letters).toHaveLength(2);
    now = new Date(now.getTime() + HOUR);
    await untilMovePasses(id);
    await run({ ...runner, ...nowhere }, "mail", errand);
    expect(letters).toHaveLength(2);
  });

  test("none for who wants none, and none for guests without a browser that takes them", async () => {
    await wish("julia", { email: false, push: true, webhook: null });
    const id = await tableAskingJulia();
    await board.look();
    await aWhile();
    expect([letters, pushed, posted]).toEqual([[], [], []]);
    expect(await store.db.selectFrom("told").selectAll().where("table_id", "=", id).execute()).toEqual([]);
  });
});

describe("what seats have said in advance", () => {
  /** To the choice of stances: north is asked, and south may choose already. Julia sits north, Marcus south. */
  async function sideBySide(): Promise<string> {
    const id = await table(skirmish, "meadow");
    for (;;) {
      const standing = await keeper.standing(id);
      if (!standing?.position) throw new Error("the table is gone");
      if (standing.game.question(standing.position).ask === "choose") return id;
      await actFirst(id);
    }
  }

  const decisionsTold = (id: string) => store.db.selectFrom("told").selectAll().where("table_id", "=", id).execute();
  const askedAt = async (id: string) =>
    (await store.db.selectFrom("tables").select("asked_at").where("id", "=", id).executeTakeFirstOrThrow()).asked_at;

  test("tells nobody anything, and who has chosen ahead is not told of what he has chosen", async () => {
    await wish("julia", { email: false, push: false, webhook: null });
    await wish("marcus", { email: true, push: false, webhook: null });
    const id = await sideBySide();
    await aWhile();
    letters.length = 0;
    const act = { do: "choose", stance: "guard" };
    expect(await keeper.ahead(id, "marcus", { id: `ahead-${id}`, act })).toEqual({ is: "kept" });
    await keeper.orders(id, "marcus", { windows: { die: "pass" } });
    now = new Date(now.getTime() + HOUR);
    await actAs(id, "julia", act);
    // North, who chose first, acts first as well.
    expect(await toMove(id)).toBe("north");
    await board.look();
    await aWhile();
    expect(letters).toEqual([]);
  });

  test("a window that passes at once is no decision; one in which somebody is asked is", async () => {
    await wish("julia", { email: false, push: false, webhook: null });
    await wish("marcus", { email: true, push: false, webhook: null });
    const id = await sideBySide();
    for (const player of ["julia", "marcus"]) await actAs(id, player, { do: "choose", stance: "guard" });
    for (const player of ["julia", "marcus"]) await keeper.orders(id, player, { windows: { die: "pass" } });
    await board.look();
    await aWhile();
    letters.length = 0;
    const [since, before] = [await askedAt(id), await decisionsTold(id)];
    now = new Date(now.getTime() + HOUR);
    await strike(id);
    await board.look();
    await aWhile();
    expect([await toMove(id), await askedAt(id), await decisionsTold(id)]).toEqual(["north", since, before]);
    expect(letters).toEqual([]);
    await keeper.orders(id, "marcus", { windows: { die: "ask" } });
    now = new Date(now.getTime() + HOUR);
    await strike(id);
    expect(await toMove(id)).toBe("south");
    await vi.waitFor(() => expect(letters).toHaveLength(1), 30_000);
  });

  async function strike(id: string): Promise<void> {
    for (let i = 0; i < 20; i++) {
      const standing = await keeper.standing(id);
      if (!standing?.position) throw new Error("the table is gone");
      const { game, position } = standing;
      const legal = game.legal(position).map((act) => game.acts.write(act));
      const blow = legal.find((act) => isObject(act) && act.do === "strike");
      if (blow !== undefined) return actAs(id, "julia", blow);
      const march = legal.find((act) => isObject(act) && act.do === "march" && act.field === "farm");
      await actAs(id, "julia", march ?? legal[1]);
    }
    throw new Error("there is nobody to strike at");
  }
});

async function actAs(id: string, player: string, act: Json): Promise<void> {
  const entries = (await keeper.standing(id))?.info.entries ?? 0;
  const answer = await keeper.act(id, player, { id: `act-${id}-${entries}`, n: entries, act });
  if (answer.is !== "done") throw new Error(JSON.stringify(answer));
}

/** The first act that is legal. */
async function actFirst(id: string): Promise<void> {
  const standing = await keeper.standing(id);
  if (!standing?.position) return;
  const { game, position, info } = standing;
  await actAs(id, sitter(game, info.toMove ?? ""), game.acts.write(game.legal(position)[0]));
}

describe("while he is looking", () => {
  test("there is none; when he leaves without acting there is one", async () => {
    const id = await table(skirmish, "meadow");
    await look("julia", id);
    if ((await toMove(id)) !== skirmish.seats[0]) await untilMovePasses(id);
    now = new Date(now.getTime() + 30_000);
    await board.look();
    await aWhile();
    expect(letters).toEqual([]);
    now = new Date(now.getTime() + 16_000);
    await board.look();
    await vi.waitFor(() => expect(letters).toHaveLength(1), 30_000);
  });
});

describe("a reminder", () => {
  const days = (n: number) => ({ kind: "days", days: n });

  test.each([
    [1, 18],
    [4, 72],
  ])("of %i days comes with a quarter of the time left, once", async (n, hours) => {
    const id = await tableAskingJulia(days(n));
    await vi.waitFor(() => expect(letters).toHaveLength(1), 30_000);
    const asked = now.getTime();
    now = new Date(asked + hours * HOUR - 1000);
    await board.look();
    await aWhile();
    expect(letters).toHaveLength(1);
    now = new Date(asked + hours * HOUR);
    await board.look();
    await board.look();
    await vi.waitFor(() => expect(letters).toHaveLength(2), 30_000);
    await aWhile();
    expect(letters).toHaveLength(2);
    expect(letters[1].subject).toMatch(/your time as .* is running out/);
    expect(letters[1].text).toMatch(/You have until 1[69] March at 12:00 \(UTC\)\./);
    expect(letters[1].text).toContain(id);
  });

  test("comes two hours before the end at the latest", async () => {
    const id = await tableAskingJulia(days(1));
    await vi.waitFor(() => expect(letters).toHaveLength(1), 30_000);
    const deadline = new Date(now.getTime() + 6 * HOUR);
    await store.db.updateTable("tables").set({ deadline }).where("id", "=", id).execute();
    now = new Date(deadline.getTime() - 2 * HOUR - 1000);
    await board.look();
    await aWhile();
    expect(letters).toHaveLength(1);
    now = new Date(deadline.getTime() - 2 * HOUR);
    await board.look();
    await vi.waitFor(() => expect(letters).toHaveLength(2), 30_000);
  });

  test("does not come on a live clock, and not after the end", async () => {
    await tableAskingJulia({ kind: "live", minutes: 5, increment: 0 });
    const late = await tableAskingJulia(days(1));
    await vi.waitFor(() => expect(letters).toHaveLength(2), 30_000);
    now = new Date(now.getTime() + 4 * 60_000);
    await board.look();
    now = new Date(now.getTime() + 25 * HOUR);
    await board.look([late]);
    await board.look();
    await aWhile();
    expect(letters).toHaveLength(2);
  });
});

describe("a challenge", () => {
  /** Julia is challenged by Marcus, or Marcus by Julia. */
  const challenge = async (challenged: "julia" | "marcus"): Promise<string> => {
    const challenger = challenged === "julia" ? "marcus" : "julia";
    const id = `a-table-with-notices-${tables++}`;
    const { id: game, rules, pack } = skirmish;
    const shown = { visibility: "public", watchers: true, status: "open", created_by: challenger } as const;
    const json = { options: "{}", clock: JSON.stringify({ kind: "none", window: null }), pack: pack.id };
    await store.db
      .insertInto("tables")
      .values({ id, game, rules, scenario: "meadow", ...json, ...shown, seed: "s", commitment: "c" })
      .execute();
    await store.db
      .insertInto("challenges")
      .values({ table_id: id, challenger, challenged, at: now, answer: null, word: null })
      .execute();
    await keeper.announce({ table: id });
    return id;
  };
  const answer = async (id: string, answer: "accepted" | "declined" | "withdrawn", word: string | null = null) => {
    const told = answer !== "declined";
    await store.db.updateTable("challenges").set({ answer, word, told }).where("table_id", "=", id).execute();
    await keeper.announce({ table: id });
  };

  test("is told to whoever is challenged, once, with the way to its table", async () => {
    const id = await challenge("julia");
    await vi.waitFor(() => expect(letters).toHaveLength(1), 30_000);
    await board.look();
    await aWhile();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ to: "julia@rome.example", subject: "marcus challenges you to Skirmish" });
    expect(letters[0].text).toContain(`${origin}/table/${id}`);
  });

  test("that was withdrawn before it was told is not told", async () => {
    const id = await challenge("julia");
    await answer(id, "withdrawn");
    await aWhile();
    expect(letters).toEqual([]);
  });

  test("that is declined is told to whoever made it, with the word; a channel is not told the word", async () => {
    await wish("julia", { email: true, push: false, webhook: HOOK });
    const id = await challenge("marcus");
    await answer(id, "declined", "Another time.");
    await vi.waitFor(() => expect([letters.length, posted.length]).toEqual([1, 1]), 30_000);
    expect(letters[0]).toMatchObject({ subject: "marcus does not take up your challenge to Skirmish" });
    expect(letters[0].text).toContain("“Another time.”");
    expect(letters[0].text).toContain(`${origin}/games`);
    expect(JSON.stringify(posted[0].body)).not.toContain("Another time.");
  });
});

describe("ways to be told", () => {
  test("a webhook gets what Discord takes, again after a failure", async () => {
    await wish("julia", { email: false, push: false, webhook: HOOK });
    hookAnswers = [500];
    const id = await tableAskingJulia();
    await vi.waitFor(() => expect(posted).toHaveLength(2), 30_000);
    expect(posted[1].address).toBe(HOOK);
    expect(posted[1].body).toEqual({
      username: "Rubicon",
      content: expect.stringMatching(
        new RegExp(`^\\*\\*Skirmish: your move as .*\\*\\*\\n[^]*\\n${origin}/table/${id}$`),
      ),
      allowed_mentions: { parse: [] },
    });
    expect(problems).toHaveLength(1);
    expect(String(problems[0])).not.toContain("discord");
  });

  test("a webhook that is gone is forgotten", async () => {
    await wish("julia", { email: true, push: false, webhook: HOOK });
    hookAnswers = [404];
    await tableAskingJulia();
    await vi.waitFor(() => expect(posted).toHaveLength(1), 30_000);
    await vi.waitFor(async () => {
      const julia = await accounts.playerById("julia");
      expect(julia?.notices).toEqual({ email: true, push: false, webhook: null });
    }, 20_000);
  });

  test("a browser that has unsubscribed is forgotten, another is told", async () => {
    const keys = JSON.stringify({ p256dh: "p", auth: "a" });
    for (const endpoint of ["https://push.example/1", "https://push.example/2"])
      await store.db.insertInto("push").values({ endpoint, player_id: "julia", keys }).execute();
    await wish("julia", { email: false, push: true, webhook: null });
    pushAnswer = "gone";
    const id = await tableAskingJulia();
    await vi.waitFor(() => expect(pushed).toHaveLength(2), 30_000);
    expect(pushed[0].message).toMatchObject({ url: `${origin}/table/${id}`, tag: id });
    expect(pushed[0].message.title).toMatch(/^Skirmish: your move as /);
    await vi.waitFor(async () => expect(await store.db.selectFrom("push").selectAll().execute()).toEqual([]), 20_000);
  });

  test("keys of push messages are made once", async () => {
    const [first, second] = [await vapidKeys(store.db), await vapidKeys(store.db)];
    expect(first).toEqual(second);
    expect(Buffer.from(first.publicKey, "base64url")).toHaveLength(65);
  });

  test("without a mail server letters lie in the outbox", async () => {
    const folder = mkdtempSync(join(tmpdir(), "rubicon-outbox-"));
    const send = makeMailer({ smtp: null, folder, origin });
    await send({ to: "julia@rome.example", subject: "À vous de jouer", text: "Alea iacta est.\n" });
    const [file, ...more] = readdirSync(join(folder, "outbox"));
    expect(more).toEqual([]);
    expect(file).toMatch(/\.eml$/);
    const text = readFileSync(join(folder, "outbox", file), "utf8");
    expect(text).toMatch(/^To: julia@rome\.example$/m);
    expect(text).toMatch(/^From: Rubicon <no-reply@rubicon\.example>$/m);
    expect(text).toContain("Alea iacta est.");
  });

  test("a letter cannot be bent to go to others", async () => {
    const folder = mkdtempSync(join(tmpdir(), "rubicon-outbox-"));
    const send = makeMailer({ smtp: null, folder, origin });
    await send({ to: "julia@rome.example", subject: "Ave\r\nBcc: spy@rome.example", text: "x" });
    const [file] = readdirSync(join(folder, "outbox"));
    expect(readFileSync(join(folder, "outbox", file), "utf8")).not.toMatch(/^Bcc:/im);
  });
});
