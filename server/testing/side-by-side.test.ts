/**
 * Secret choices side by side: whoever is to choose second may choose before the first has. Whether he did, nobody else
 * can tell from anything that he is sent or may ask for.
 */
import type { Client } from "@rubicon/client";
import type { Json } from "@rubicon/engine";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FromServer } from "../protocol.ts";
import type { Keeper, Player, Standing } from "../services.ts";
import { makeKeeper } from "../tables/keeper.ts";
import { Bare, spoken } from "./bare.ts";
import { act, DEPLOY, duelRules, playActs } from "./duel.ts";
import { openAndJoin, startServer, type TestServer } from "./index.ts";
import { difference, everythingTold, type Onlooker } from "./onlooker.ts";

let server: TestServer;
let clock = Date.parse("2026-03-15T12:00:00Z");
let table: string;
let north: Client;
let south: Client;
let onlookers: Onlooker[];
const open: Bare[] = [];

beforeAll(async () => {
  server = await startServer({ rulesets: [duelRules], now: () => new Date(clock) });
});
afterAll(() => server.close());

const CHARGE = act("choose charge");
const GUARD = act("choose guard");

/** All stand, and both are to choose a stance: north is asked, south may choose ahead. */
beforeEach(async () => {
  for (const socket of open.splice(0)) socket.end();
  [north, south] = await server.pairOfPlayers();
  // North leads red from the first round to the last.
  const form = { game: "skirmish", scenario: "meadow", seat: "north", options: { swap: "no" } };
  table = await openAndJoin([north, south], { ...form, clock: { kind: "live", minutes: 20, increment: 5 } });
  await playActs(keeper(), table, ...DEPLOY);
  const { accounts } = server.app.services;
  const seated = async (viewer: string, { cookie }: Client): Promise<Onlooker> => ({
    ...{ viewer, cookie },
    player: await accounts.playerOf({ cookie }),
  });
  onlookers = [
    await seated("north", north),
    await seated("watcher", await server.guest()),
    { viewer: "watcher", player: null, cookie: "" },
  ];
});

const keeper = (): Keeper => server.app.services.keeper;

async function standing(by: Keeper = keeper()): Promise<Standing> {
  const found = await by.standing(table);
  if (!found) throw new Error("the table is gone");
  return found;
}

async function socketOf({ cookie }: { readonly cookie: string }): Promise<Bare> {
  const socket = await Bare.open(server.url, cookie);
  open.push(socket);
  await socket.asks({ t: "watch", table });
  return socket;
}

type TableMessage = Extract<FromServer, { t: "table" }>;

const tablesIn = (texts: readonly string[]): TableMessage[] =>
  texts.map(spoken).flatMap((message) => (message.t === "table" ? [message] : []));

/** A choice as a socket sends it, and all that is answered to it there. */
let sent = 0;
async function choose(socket: Bare, choice: Json, id = `chosen-ahead-${sent++}`): Promise<string[]> {
  socket.send({ t: "ahead", table, id, act: choice });
  const answers = await socket.until(({ t }) => ["kept", "refused", "stale", "error"].includes(t));
  return [...answers, ...(await socket.asks())];
}

const told = async (): Promise<string[][]> => {
  const { entries, toMove } = (await standing()).info;
  const tried = [CHARGE, GUARD, act("rest")];
  const occasion = { table, entries, toMove: toMove ?? "", forbidden: [act("rest")], tried, taken: [["red-1"]] };
  const all: string[][] = [];
  for (const onlooker of onlookers) all.push(await everythingTold(server, onlooker, occasion));
  return all;
};

describe("whoever may choose ahead", () => {
  test("is sent question, acts and what he has chosen; he changes it, and takes it back", async () => {
    const socket = await socketOf(south);
    const [first] = tablesIn(socket.heard);
    expect(first).toMatchObject({ you: "south", ahead: true, answer: null, question: { ask: "choose" } });
    expect(first.info.toMove).toBe("north");
    expect(first.legal).toEqual([CHARGE, GUARD]);
    for (const choice of [CHARGE, GUARD, null, GUARD]) {
      const answers = await choose(socket, choice);
      expect(answers.map((text) => spoken(text).t).toSorted()).toEqual(["kept", "table"]);
      expect(tablesIn(answers)[0]).toMatchObject({ ahead: true, answer: choice, entries: [] });
    }
    // On another line of his he finds it again.
    expect(tablesIn((await socketOf(south)).heard)[0]).toMatchObject({ ahead: true, answer: GUARD });
  });

  test("may ask why an act is forbidden, and is refused what the rules forbid", async () => {
    const socket = await socketOf(south);
    const [why] = await socket.asks({ t: "why", table, id: "why-is-it", acts: [CHARGE, act("rest")] });
    expect(spoken(why)).toMatchObject({ refusals: [null, { rule: "SK-2.a" }] });
    expect(spoken((await choose(socket, act("rest")))[0])).toMatchObject({ t: "refused", refusal: { rule: "SK-2.a" } });
    expect(spoken((await choose(socket, { do: "fly" }))[0])).toMatchObject({ t: "error" });
    const [reach] = await socket.asks({ t: "reach", table, id: "where-to", pieces: ["blue-1"] });
    expect(spoken(reach), "nothing is taken up ahead").toMatchObject({ t: "error", code: "not-your-turn" });
    expect((await standing()).answerAhead("south")).toBeNull();
  });

  test("and nobody else may: not who is asked, not before it is time, not who looks on", async () => {
    expect(spoken((await choose(await socketOf(north), CHARGE))[0]).t).toBe("stale");
    expect(spoken((await choose(await socketOf(await server.guest()), CHARGE))[0])).toMatchObject({
      t: "error",
      code: "not-seated",
    });
    await playActs(keeper(), table, "choose guard", "choose guard");
    const answer = spoken((await choose(await socketOf(south), CHARGE))[0]);
    expect(answer).toMatchObject({ t: "error", message: "You have to wait until you are asked." });
    expect(await server.store.db.selectFrom("ahead").where("table_id", "=", table).selectAll().execute()).toEqual([]);
  });
});

describe("nobody else can tell", () => {
  test("by what comes to him: nothing does, though the clocks go on", async () => {
    const others = await Promise.all(onlookers.map(socketOf));
    const socket = await socketOf(south);
    const before = others.map(({ heard }) => heard.length);
    for (const choice of [CHARGE, GUARD, null, CHARGE]) {
      clock += 1_700;
      await choose(socket, choice);
    }
    for (const [i, other] of others.entries()) {
      expect(await other.asks()).toEqual([]);
      // Of all that came since the last look there is the answer to the ping.
      expect(other.heard.slice(before[i]).map((text) => spoken(text).t)).toEqual(["pong"]);
    }
  });

  test("by asking for anything that there is to ask for: the same, letter by letter, whatever was chosen", async () => {
    const socket = await socketOf(south);
    const untouched = await told();
    expect(untouched.every((texts) => texts.length > 25)).toBe(true);
    for (const choice of [CHARGE, GUARD, null]) {
      await choose(socket, choice);
      const now = await told();
      for (const [i, texts] of now.entries()) expect(difference(untouched[i], texts)).toBeNull();
    }
    // Nor where it was made on another server, of which this one hears: it has to look at the table again.
    const other = await makeKeeper(server.app.services);
    const heard = new Promise<void>((done) => keeper().onChange(({ seat }) => seat === "south" && done()));
    await other.ahead(table, (await standing()).players.get("south") ?? "", { id: "from-elsewhere", act: GUARD });
    await heard;
    for (const [i, texts] of (await told()).entries()) expect(difference(untouched[i], texts)).toBeNull();
    // Whoever has chosen is told otherwise: what is compared is not always the same.
    await choose(socket, CHARGE);
    const chosen = tablesIn((await socketOf(south)).heard)[0];
    await choose(socket, GUARD);
    expect(tablesIn((await socketOf(south)).heard)[0]).not.toEqual(chosen);
  });

  test("by what is announced inside the house: only to his own seat", async () => {
    const changes: object[] = [];
    keeper().onChange((change) => changes.push(change));
    await choose(await socketOf(south), CHARGE);
    expect(changes).toEqual([{ table, seat: "south" }]);
  });
});

describe("when the first has chosen", () => {
  const journal = () =>
    server.store.db
      .selectFrom("journal")
      .select(["n", "seat", "act", "by", "act_id", "events"])
      .where("table_id", "=", table)
      .where("n", ">", DEPLOY.length)
      .orderBy("n")
      .execute();

  test("the second is played at once, and it comes to the same as if he had been asked", async () => {
    const watcher = await socketOf({ cookie: "" });
    const socket = await socketOf(south);
    await choose(socket, CHARGE, "chosen-long-ago");
    const heard = watcher.heard.length;
    const { entries } = (await standing()).info;
    const players = (await standing()).players;
    const answer = await keeper().act(table, players.get("north") ?? "", { id: "the-first", n: entries, act: GUARD });
    expect(answer).toEqual({ is: "done", n: entries });
    const together = await journal();
    expect(together.map(({ seat, act: done, by, act_id }) => [seat, done, by, act_id])).toEqual([
      ["north", GUARD, null, "the-first"],
      ["south", CHARGE, null, "chosen-long-ago"],
    ]);
    await watcher.asks();
    expect(tablesIn(watcher.heard.slice(heard)).map((message) => message.entries.map(({ n }) => n))).toEqual([
      [entries, entries + 1],
    ]);
    expect(await server.store.db.selectFrom("ahead").where("table_id", "=", table).selectAll().execute()).toEqual([]);

    // The same at another table, one after the other.
    const other = await openAndJoin([north, south], { game: "skirmish", scenario: "meadow", seat: "north" });
    await playActs(keeper(), other, ...DEPLOY, "choose guard", "choose charge");
    table = other;
    const eventsOf = (rows: Awaited<ReturnType<typeof journal>>) => rows.map(({ seat, events }) => [seat, events]);
    expect(eventsOf(await journal())).toEqual(eventsOf(together));
  });

  test("and both clocks go by that: the second has taken no time", async () => {
    await choose(await socketOf(south), GUARD);
    const before = (await standing()).info.clock.remaining ?? {};
    clock += 30_000;
    await playActs(keeper(), table, "choose guard");
    const { remaining } = (await standing()).info.clock;
    expect(remaining).toEqual({ north: before.north - 30_000 + 5_000, south: before.south + 5_000 });
  });

  test("a choice that was sent again, its answer lost, is not taken for the next one", async () => {
    const socket = await socketOf(south);
    await choose(socket, CHARGE, "its-answer-was-lost");
    await playActs(keeper(), table, "choose guard", "rest", "rest");
    expect((await standing()).info.toMove).toBe("north");
    const again = await choose(socket, CHARGE, "its-answer-was-lost");
    expect(again.map((text) => spoken(text).t)).toContain("kept");
    expect((await standing()).answerAhead("south")).toBeNull();
  });

  test("what comes a moment too late is answered with how the table stands", async () => {
    const socket = await socketOf(south);
    await playActs(keeper(), table, "choose guard");
    const answers = await choose(socket, CHARGE);
    expect(answers.map((text) => spoken(text).t)).toContain("stale");
    expect((await standing()).info.toMove).toBe("south");
  });
});

describe("a choice", () => {
  const chosenBy = async (by: Keeper, choice: Json = CHARGE) => {
    const player = (await standing()).players.get("south") ?? "";
    expect(await by.ahead(table, player, { id: `by-a-keeper-${sent++}`, act: choice })).toEqual({ is: "kept" });
  };

  test("outlasts a restart, and what other servers do", async () => {
    const { services } = server.app;
    await chosenBy(keeper());
    const other = await makeKeeper(services);
    expect((await standing(other)).answerAhead("south")).toEqual(CHARGE);
    await chosenBy(other, GUARD);
    // At once, whether or not this server has heard of it.
    await playActs(keeper(), table, "choose charge");
    const entries = await server.store.db
      .selectFrom("journal")
      .select(["seat", "act"])
      .where("table_id", "=", table)
      .where("n", ">", DEPLOY.length)
      .orderBy("n")
      .execute();
    expect(entries).toEqual([
      { seat: "north", act: CHARGE },
      { seat: "south", act: GUARD },
    ]);
  });

  test("made on one server while the first chooses on another is played or comes too late, and never lost", async () => {
    const other = await makeKeeper(server.app.services);
    const players = (await standing()).players;
    const outcomes = new Set<string>();
    for (let i = 0; i < 7; i++) {
      const { entries } = (await standing()).info;
      const [first, second] = await Promise.all([
        keeper().act(table, players.get("north") ?? "", { id: `first-${table}-${i}`, n: entries, act: GUARD }),
        other.ahead(table, players.get("south") ?? "", { id: `second-${table}-${i}`, act: GUARD }),
      ]);
      expect(first).toEqual({ is: "done", n: entries });
      outcomes.add(second.is);
      const now = (await standing()).info;
      expect([now.entries, now.toMove]).toEqual(second.is === "kept" ? [entries + 2, "north"] : [entries + 1, "south"]);
      if (second.is === "stale") await playActs(keeper(), table, "choose guard");
      await playActs(keeper(), table, "rest", "rest");
      if ((await standing()).info.toMove !== "north") break;
    }
    expect([...outcomes].every((is) => is === "kept" || is === "stale")).toBe(true);
  });

  test("is dropped when what came before it is taken back", async () => {
    await chosenBy(keeper());
    const asker: Player | null = await server.app.services.accounts.playerOf({ cookie: north.cookie });
    const other = await server.app.services.accounts.playerOf({ cookie: south.cookie });
    if (asker === null || other === null) throw new Error("somebody is gone");
    const { steward } = server.app.services;
    expect(await steward.takeBack(asker, table, DEPLOY.length - 1)).toBe("asked");
    await steward.answer(other, table, "take-back", true);
    await playActs(keeper(), table, "place blue-3 east");
    expect((await standing()).answerAhead("south")).toBeNull();
    expect(await server.store.db.selectFrom("ahead").where("table_id", "=", table).selectAll().execute()).toEqual([]);
  });

  test("is gone when the game is", async () => {
    await chosenBy(keeper());
    await north.resign(table);
    expect(await server.store.db.selectFrom("ahead").where("table_id", "=", table).selectAll().execute()).toEqual([]);
  });

  test("is given, changed and taken back through the client", async () => {
    const view = south.watch(table);
    const state = await view.when(({ ahead }) => ahead !== null);
    expect(state.ahead).toMatchObject({ question: { ask: "choose" }, legal: [CHARGE, GUARD], answer: null });
    // It is not asked: whoever plays what is legal plays nothing.
    expect([state.question, state.legal, state.info.toMove]).toEqual([null, [], "north"]);
    expect(await south.ahead(table, GUARD)).toEqual({ is: "kept" });
    await view.when(({ ahead }) => ahead?.answer !== null);
    expect(await south.ahead(table, null)).toEqual({ is: "kept" });
    await view.when(({ ahead }) => ahead?.answer === null);
    expect(await south.orders(table, { windows: { die: "pass" }, next: false })).toEqual({ is: "kept" });
    await view.when(({ orders }) => orders?.windows.die === "pass");
    view.close();
  });
});
