/** What is sent to whom when a table changes, with a keeper that counts. */
import { PassThrough } from "node:stream";
import { type Game, NO_ORDERS, openTable, type Viewer } from "@rubicon/engine";
import { makeSkirmish, SMALL_PACK } from "@rubicon/engine/testing";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { fromServer, type HeardEntry, LIMITS, type TableInfo } from "../protocol.ts";
import type { Player, Standing } from "../services.ts";
import type { RecordedEntry } from "../tables/journal-rows.ts";
import { Audience } from "./audience.ts";
import { Budgets } from "./budgets.ts";
import { LIVE_LIMITS } from "./limits.ts";
import { outlookOf } from "./outlook.ts";
import { Visitor } from "./visitor.ts";

const skirmish: Game = makeSkirmish(SMALL_PACK);
const AT = "2026-03-15T12:00:00.000Z";
const ID = "t".repeat(24);

/** A table of Skirmish of which nothing is in a database. */
function aTable() {
  const table = openTable(skirmish, { scenario: "meadow", dice: { kind: "seed", seed: "audience" } });
  let entries = 1;
  const asked = { standing: 0, recorded: 0 };
  const info = (): TableInfo => ({
    ...{ id: ID, game: "skirmish", scenario: "meadow", options: {}, rules: 1, pack: skirmish.pack },
    ...{ visibility: "public", watchers: true, rated: false, reserved: null, status: "running", seats: [] },
    clock: {
      ...{ setting: { kind: "none", window: null }, deadline: null, remaining: null },
      ...{ window: false, interrupted: null },
    },
    ...{
      toMove: "north",
      entries,
      commitment: "c",
      seed: null,
      outcome: null,
      requests: [],
      rematchOf: null,
      rematch: null,
    },
    ...{ createdAt: AT, endedAt: null },
  });
  const standing = (): Standing => ({
    info: info(),
    game: skirmish,
    position: table.position,
    players: new Map(),
    clocks: { askedAt: null, deadline: null, remaining: new Map(), inWindow: false, interrupted: null },
    trail: [],
    gathering: null,
    returns: () => [],
    orders: () => NO_ORDERS,
    answerAhead: () => null,
  });
  const keeper = {
    async standing() {
      asked.standing++;
      return standing();
    },
    async recorded(_: string, since: number, most?: number): Promise<RecordedEntry[]> {
      asked.recorded++;
      const dealt = { e: "dealt", seat: "north", tokens: ["turn"], rule: "SK-1.a" };
      const entry = { seat: null, back: null, by: null, act: null, events: [dealt], at: new Date(AT) };
      return Array.from({ length: entries }, (_, n) => ({ n, ...entry }))
        .slice(since + 1)
        .slice(0, most);
    },
  };
  const grow = (by = 1): void => {
    entries += by;
  };
  return { keeper, asked, grow, standing };
}

const player = (id: string): Player => ({
  ...{ id, name: id, guest: true, language: "en", email: null },
  notices: { email: false, push: false, webhook: null },
});

/** A socket of which only what is needed here is there. */
function aVisitor(who: Viewer) {
  const sent: string[] = [];
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    on() {},
    terminate() {},
    send: (text: string) => sent.push(text),
  };
  const visitor = new Visitor(
    {
      socket: socket as unknown as WebSocket,
      wire: new PassThrough(),
      player: player(who),
      household: "192.0.2.1",
      purse: new Budgets(LIVE_LIMITS).purseOf(who, "192.0.2.1"),
    },
    LIVE_LIMITS,
    async () => {},
  );
  const messages = () =>
    sent.map((text) => {
      const message = fromServer.parse(JSON.parse(text));
      if (message.t !== "table") throw new Error(`a ${message.t} was sent`);
      return message;
    });
  return { visitor, sent, socket, messages };
}

function anAudience(keeper: ReturnType<typeof aTable>["keeper"]): Audience {
  return new Audience(ID, {
    keeper,
    steward: { viewerOf: (who) => who?.id ?? null },
    seen: () => {},
    shutOut: () => {},
    failed: (error) => {
      throw error;
    },
  });
}

const numbersIn = (messages: readonly { entries: readonly HeardEntry[] }[]) =>
  messages.map(({ entries }) => entries.map(({ n }) => n));

test("many changes at once are one message, with every entry once and in order", async () => {
  const { keeper, asked, grow } = aTable();
  const audience = anAudience(keeper);
  const { visitor, messages } = aVisitor("north");
  await audience.enter(visitor, -1);
  const before = asked.standing;
  const changes: Promise<void>[] = [];
  for (let i = 0; i < 50; i++) {
    grow();
    changes.push(audience.changed());
  }
  await Promise.all(changes);
  expect(asked.standing - before).toBeLessThanOrEqual(2);
  expect(numbersIn(messages()).flat()).toEqual(Array.from({ length: 51 }, (_, n) => n));
  expect(messages().length).toBeLessThanOrEqual(3);
});

test("a change that changes nothing for a viewer sends nothing", async () => {
  const { keeper } = aTable();
  const audience = anAudience(keeper);
  const { visitor, sent } = aVisitor("south");
  await audience.enter(visitor, -1);
  await audience.changed();
  expect(sent).toHaveLength(1);
  await audience.refresh(visitor);
  expect(sent).toHaveLength(2);
});

test("sockets of one viewer share the very same text; each viewer has its own", async () => {
  const { keeper, asked, grow } = aTable();
  const audience = anAudience(keeper);
  const crowd = Array.from({ length: 20 }, () => aVisitor("watcher"));
  const north = aVisitor("north");
  for (const { visitor } of [...crowd, north]) await audience.enter(visitor, -1);
  asked.recorded = 0;
  grow();
  await audience.changed();
  expect(asked.recorded).toBe(2);
  const texts = new Set(crowd.map(({ sent }) => sent.at(-1)));
  expect(texts.size).toBe(1);
  expect(texts.has(north.sent.at(-1))).toBe(false);
});

test("who comes back is sent what he missed; who has more than there is, nothing", async () => {
  const { keeper, grow } = aTable();
  grow(9);
  const audience = anAudience(keeper);
  const [early, late, ahead] = [aVisitor("north"), aVisitor("north"), aVisitor("north")];
  await audience.enter(early.visitor, -1);
  await audience.enter(late.visitor, 6);
  await audience.enter(ahead.visitor, 500);
  expect(numbersIn(late.messages())).toEqual([[7, 8, 9]]);
  expect(numbersIn(ahead.messages())).toEqual([[]]);
  grow();
  await audience.changed();
  for (const { messages } of [early, late, ahead]) expect(numbersIn(messages()).at(-1)).toEqual([10]);
});

test("a long journal comes in pages, which are asked for", async () => {
  const { keeper, grow } = aTable();
  const audience = anAudience(keeper);
  const { visitor, messages } = aVisitor("north");
  grow(LIMITS.entries + 20 - (await keeper.recorded(ID, -1)).length);
  await audience.enter(visitor, -1);
  expect(messages().map(({ entries }) => [entries[0]?.n, entries.at(-1)?.n])).toEqual([[0, LIMITS.entries - 1]]);
  await audience.enter(visitor, LIMITS.entries - 1);
  expect(
    messages()
      .at(-1)
      ?.entries.map(({ n }) => n),
  ).toEqual(Array.from({ length: 20 }, (_, i) => LIMITS.entries + i));
});

test("a slow line is left alone and caught up later, with nothing lost", async () => {
  const { keeper, grow } = aTable();
  const audience = anAudience(keeper);
  const slow = aVisitor("north");
  await audience.enter(slow.visitor, -1);
  slow.socket.bufferedAmount = LIVE_LIMITS.slow + 1;
  for (let i = 0; i < 5; i++) {
    grow();
    await audience.changed();
  }
  expect(slow.sent).toHaveLength(1);
  slow.socket.bufferedAmount = 0;
  await expect.poll(() => slow.sent.length).toBe(2);
  expect(numbersIn(slow.messages())).toEqual([[0], [1, 2, 3, 4, 5]]);
  audience.close();
});

test("only the seat that is asked is told what, and nobody once the game is over", () => {
  const { standing } = aTable();
  const views = (["north", "south", "watcher"] as const).map((viewer) => outlookOf(standing(), viewer));
  expect(views.map(({ question }) => question !== undefined)).toEqual([true, false, false]);
  expect(views.map(({ legal }) => legal !== undefined)).toEqual([true, false, false]);
  const over = standing();
  const resigned = outlookOf({ ...over, info: { ...over.info, status: "over" } }, "north");
  expect(resigned.question ?? resigned.legal).toBeUndefined();
  expect(outlookOf({ ...over, position: null }, "north").sight).toBeNull();
});
