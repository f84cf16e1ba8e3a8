import { type Client, connect, type SocketConstructor } from "@rubicon/client";
import type { FromClient, FromServer, HeardEntry, TableInfo } from "@rubicon/server/protocol";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Store } from "../app/store.ts";
import { type LiveSource, liveSource } from "./live.ts";

const TABLE = "t".repeat(24);
type TableMessage = Extract<FromServer, { t: "table" }>;

const heard = (n: number, text = ""): HeardEntry => ({
  ...{ n, seat: n === 0 ? null : "caesar", at: "2026-03-15T12:00:00.000Z" },
  events: text === "" ? [] : [{ e: text, rule: "JC-1" }],
});

function info(entries: number): TableInfo {
  return {
    ...{ id: TABLE, game: "julius-caesar", scenario: "historical", options: {}, rules: 2, visibility: "public" },
    ...{ pack: { id: "0".repeat(32), name: "standard" }, watchers: true, status: "running" },
    ...{ rated: false, reserved: null },
    clock: {
      ...{ setting: { kind: "none", window: null }, deadline: null, remaining: null },
      ...{ window: false, interrupted: null },
    },
    seats: [
      { seat: "caesar", player: { id: "p1", name: "Anna", guest: false } },
      { seat: "pompeius", player: null },
    ],
    ...{
      toMove: "caesar",
      entries,
      commitment: "c",
      seed: null,
      outcome: null,
      requests: [],
      rematchOf: null,
      rematch: null,
    },
    ...{ createdAt: "2026-03-15T12:00:00.000Z", endedAt: null },
  };
}

const message = (entries: readonly HeardEntry[], more: Partial<TableMessage> = {}): TableMessage => ({
  ...{ t: "table", info: info((entries.at(-1)?.n ?? -1) + 1), you: "caesar", sight: { year: 1 }, returns: [] },
  ...{ question: { ask: "choose" }, legal: [{ do: "play", card: "mars" }], entries: [...entries] },
  ...more,
});

/** The far end of the line: sockets as they are opened, and what is asked over HTTP. */
class FarEnd {
  readonly sent: FromClient[] = [];
  readonly asked: string[] = [];
  readonly answers = new Map<string, unknown>();
  private socket: { onmessage: ((event: { readonly data: unknown }) => void) | null; drop(): void } | null = null;
  readonly client: Client;

  constructor() {
    const far = this;
    class Near {
      onopen: ((event: never) => void) | null = null;
      onmessage: ((event: { readonly data: unknown }) => void) | null = null;
      onclose: (() => void) | null = null;
      onerror: ((event: never) => void) | null = null;
      constructor() {
        far.socket = { onmessage: null, drop: () => this.onclose?.() };
        queueMicrotask(() => {
          if (far.socket) far.socket.onmessage = this.onmessage;
          far.says({ t: "hello", player: null });
        });
      }
      send(text: string): void {
        far.sent.push(JSON.parse(text));
      }
      close(): void {}
    }
    const WebSocket: SocketConstructor = Near;
    this.client = connect("http://house.test", {
      WebSocket,
      random: () => 0,
      backoff: { first: 1, most: 1 },
      fetch: async (url) => {
        this.asked.push(url.replace("http://house.test", ""));
        const found = [...this.answers].find(([path]) => url.includes(path));
        if (found) return Response.json(found[1]);
        return Response.json({ message: "There is nothing of the kind." }, { status: 404 });
      },
    });
  }

  says(said: FromServer): void {
    this.socket?.onmessage?.({ data: JSON.stringify(said) });
  }

  cut(): void {
    this.socket?.drop();
  }
}

let far = new FarEnd();
const opened: LiveSource[] = [];
function open(): LiveSource {
  const source = liveSource(far.client, TABLE);
  opened.push(source);
  return source;
}
afterEach(() => {
  for (const source of opened.splice(0)) source.close();
  far.client.close();
  far = new FarEnd();
});
const online = (): Promise<void> => vi.waitFor(() => expect(far.client.status).toBe("online"));
/** For what must not come, however long one waits. */
const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 10));

describe("a table at a server", () => {
  test("shows what the server shows, in the page's own terms", async () => {
    const source = open();
    expect(source.state.now).toBeNull();
    await online();
    expect(source.online.now).toBe(true);
    far.says(message([heard(0), heard(1, "moved")]));
    expect(source.state.now).toMatchObject({
      ...{ game: "julius-caesar", status: "running", you: "caesar", toMove: "caesar", outcome: null },
      seats: [
        { seat: "caesar", name: "Anna" },
        { seat: "pompeius", name: null },
      ],
      legal: [{ do: "play", card: "mars" }],
      entries: [{ n: 0 }, { n: 1, events: [{ e: "moved" }] }],
    });
    expect(source.info.now?.id).toBe(TABLE);
  });

  test("counsel is the server's: for who sits there, about games that its bots know, and not while it is rated", async () => {
    const bot = { id: "bot-centurio", name: "Centurio", guest: false, bot: "centurio", level: "centurio" };
    const advice = { plan: [{ do: "play", card: "mars" }], chance: 0.5, others: [], reasons: [] };
    far.answers.set("/api/bots", { bots: [bot], games: ["julius-caesar"] });
    far.answers.set("/hint", advice);
    const source = open();
    await online();
    const houses = () => far.asked.filter((path) => path === "/api/bots").length;
    far.says(message([heard(0)], { you: "watcher" }));
    await soon();
    expect([source.mayAsk?.now, houses()]).toEqual(["nobody", 0]);
    far.says(message([heard(0), heard(1)], { info: { ...info(2), rated: true } }));
    await vi.waitFor(() => expect(source.mayAsk?.now).toBe("rated"));
    far.says(message([heard(0), heard(1), heard(2)]));
    await vi.waitFor(() => expect(source.mayAsk?.now).toBe("yes"));
    expect(houses()).toBe(1);
    expect(await source.counsel?.()).toEqual(advice);
  });

  test("where no bot knows the game there is nobody to ask", async () => {
    far.answers.set("/api/bots", { bots: [], games: [] });
    const source = open();
    await online();
    far.says(message([heard(0)]));
    await vi.waitFor(() => expect(far.asked).toContain("/api/bots"));
    await soon();
    expect(source.mayAsk?.now).toBe("nobody");
  });

  test("asks what those who watch say only for somebody who may hear it, and as soon as he may", async () => {
    const who = new Store<{ guest: boolean } | null | undefined>(undefined);
    const listens = () => far.asked.filter((path) => path.endsWith("/gallery")).length;
    opened.push(liveSource(far.client, TABLE, who));
    await online();
    far.says(message([heard(0)], { you: "watcher" }));
    for (const nobody of [null, { guest: true }]) {
      who.set(nobody);
      await soon();
      expect(listens()).toBe(0);
    }
    who.set({ guest: false });
    await soon();
    expect(listens()).toBe(1);
    far.says(message([], { you: "watcher", info: { ...info(1), status: "over" } }));
    who.set(null);
    await soon();
    expect(listens()).toBeGreaterThan(1);
  });

  test("says that a take-back waits for an answer, and that it waits no more when it was declined", async () => {
    const source = open();
    await online();
    const asking = (...requests: TableInfo["requests"]): void =>
      far.says(message([], { info: { ...info(2), requests } }));
    far.says(message([heard(0), heard(1)]));
    expect(source.state.now?.askedBack).toBe(false);
    asking({ kind: "take-back", seat: "caesar", to: 0 });
    expect(source.state.now?.askedBack).toBe(true);
    // Not a single entry later.
    asking();
    expect(source.state.now).toMatchObject({ askedBack: false, entries: [{ n: 0 }, { n: 1 }] });
    asking({ kind: "take-back", seat: "pompeius", to: 0 }, { kind: "draw", seat: "caesar", to: null });
    expect(source.state.now?.askedBack).toBe(false);
  });

  test("knows who need not be asked: a bot of the server, and whoever plays both sides; bots of people and people are", async () => {
    const source = open();
    await online();
    far.says(message([heard(0), heard(1)]));
    const across = (player: TableInfo["seats"][number]["player"]): boolean | undefined => {
      const seats = [info(2).seats[0], { seat: "pompeius", player }];
      far.says(message([], { info: { ...info(2), seats } }));
      return source.state.now?.yields;
    };
    expect(across({ id: "bot-miles", name: "Miles", guest: false, bot: "miles" })).toBe(true);
    expect(across({ id: "p1", name: "Anna", guest: false })).toBe(true);
    expect(across({ id: "b7", name: "Robur", guest: false, bot: true })).toBe(false);
    expect(across({ id: "p2", name: "Bruno", guest: false })).toBe(false);
  });

  test("says why there is nothing to see, and shows it when there is again", async () => {
    const source = open();
    await online();
    far.says({ t: "gone", table: TABLE, message: "There is no such table." });
    await vi.waitFor(() => expect(source.error.now).toBe("There is no such table."));
    // Whoever signs in calls again, and may see it now.
    far.client.renew();
    await online();
    far.says(message([heard(0)]));
    expect(source.error.now).toBeNull();
    expect(source.state.now).not.toBeNull();
    far.says({ t: "gone", table: TABLE, message: "It was put away." });
    await vi.waitFor(() => expect(source.error.now).toBe("It was put away."));
  });

  test("sends an act under one id until it is answered, across a cut", async () => {
    const source = open();
    await online();
    far.says(message([heard(0)]));
    const acting = source.act({ do: "play", card: "mars" });
    far.cut();
    await vi.waitFor(() => expect(far.sent.filter(({ t }) => t === "act")).toHaveLength(2));
    const acts = far.sent.filter((said) => said.t === "act");
    expect(acts[1]).toEqual(acts[0]);
    expect(acts[0]).toMatchObject({ n: 1, act: { do: "play", card: "mars" } });
    far.says({ t: "done", table: TABLE, id: acts[0].id, n: 1 });
    far.says(message([heard(1)]));
    expect(await acting).toEqual({ is: "done" });
  });

  test("passes on refusals, stale acts and errors", async () => {
    const source = open();
    expect(await source.act({ do: "play" })).toMatchObject({ is: "error" });
    await online();
    far.says(message([heard(0)]));
    const answer = async (with_: (id: string) => FromServer): Promise<unknown> => {
      const acting = source.act({ do: "play", card: "mars" });
      const last = far.sent.findLast((said) => said.t === "act");
      far.says(with_(last?.id ?? ""));
      far.says(message([heard(0)]));
      return acting;
    };
    const refusal = { rule: "JC-2.1", why: "notYours" };
    expect(await answer((id) => ({ t: "refused", table: TABLE, id, refusal }))).toEqual({ is: "refused", refusal });
    expect(await answer((id) => ({ t: "stale", table: TABLE, id }))).toEqual({ is: "stale" });
    const error = { is: "error", message: "The table is closed." };
    expect(await answer((id) => ({ t: "error", id, message: error.message }))).toEqual(error);
  });

  test("knows whether the line stands", async () => {
    const source = open();
    const seen: boolean[] = [];
    source.online.subscribe(() => seen.push(source.online.now));
    await soon();
    far.cut();
    await soon();
    expect(seen).toEqual([true, false, true]);
  });

  test("hears what happened again when a watcher turns out to have a seat", async () => {
    const source = open();
    await online();
    far.says(message([heard(0), heard(1, "veiled")], { you: "watcher" }));
    far.answers.set("/chronicle", [heard(0), heard(1, "plain")]);
    far.says(message([heard(2, "new")], { you: "caesar" }));
    const told = [
      { e: "plain", rule: "JC-1" },
      { e: "new", rule: "JC-1" },
    ];
    await vi.waitFor(() => expect(source.state.now?.entries.flatMap(({ events }) => events)).toEqual(told));
  });

  test("asks nothing again when one player goes from seat to seat", async () => {
    open();
    await online();
    far.says(message([heard(0), heard(1)], { you: "caesar" }));
    far.says(message([heard(2)], { you: "pompeius" }));
    await soon();
    expect(far.asked.filter((path) => path.includes("chronicle"))).toEqual([]);
  });

  test("goes back in time and back to an entry through the server", async () => {
    const moment = { n: 3, viewer: "caesar", toMove: null, sight: {} };
    far.answers.set("/past", [moment]);
    far.answers.set("/take-back", { is: "asked" });
    const source = open();
    expect(await source.past(3, 3)).toEqual([moment]);
    expect(await source.takeBack(2)).toBe("asked");
  });
});

describe("what is said in advance", () => {
  const CHOICE = { do: "play", card: "mars" };
  const answered = async (doing: Promise<unknown>, t: "ahead" | "orders", with_: (id: string) => FromServer) => {
    const sent = far.sent.findLast((said) => said.t === t);
    far.says(with_(sent && "id" in sent ? sent.id : ""));
    return [await doing, sent] as const;
  };

  test("a seat that is not asked yet may choose, change its mind and withdraw", async () => {
    const source = open();
    await online();
    expect(source.state.now).toBeNull();
    far.says(message([heard(0)], { you: "pompeius", ahead: true }));
    expect(source.state.now).toMatchObject({ toMove: "caesar", ahead: { answer: null }, legal: [CHOICE] });
    const kept = (id: string): FromServer => ({ t: "kept", table: TABLE, id });
    expect(await answered(source.answerAhead(CHOICE), "ahead", kept)).toMatchObject([{ is: "done" }, { act: CHOICE }]);
    far.says(message([], { you: "pompeius", ahead: true, answer: CHOICE }));
    expect(source.state.now?.ahead).toEqual({ answer: CHOICE });
    expect(await answered(source.answerAhead(null), "ahead", kept)).toMatchObject([{ is: "done" }, { act: null }]);
    const refusal = { rule: "JC-2.1", why: "notYours" };
    const refused = (id: string): FromServer => ({ t: "refused", table: TABLE, id, refusal });
    expect(await answered(source.answerAhead(CHOICE), "ahead", refused)).toMatchObject([
      { is: "refused", refusal },
      {},
    ]);
    far.says(message([heard(1)], { you: "pompeius" }));
    expect(source.state.now?.ahead).toBeNull();
  });

  test("standing orders are shown and given", async () => {
    const source = open();
    await online();
    far.says(message([heard(0)]));
    expect(source.state.now?.orders).toBeNull();
    const orders = { windows: { die: "pass" as const }, next: true };
    far.says(message([], { orders }));
    expect(source.state.now?.orders).toEqual(orders);
    const [, sent] = await answered(source.order(orders), "orders", (id) => ({ t: "kept", table: TABLE, id }));
    expect(sent).toMatchObject({ orders });
    const failing = source.order(orders);
    const { id } = far.sent.findLast((said) => said.t === "orders") ?? { id: "" };
    far.says({ t: "error", id, message: "The game is over." });
    await expect(failing).rejects.toThrow("The game is over.");
  });

  test("what acts will cost and where one may go back to come with them", async () => {
    const source = open();
    await online();
    const forecasts = [[{ f: "moves", rule: "JC-6", left: 2 }]];
    far.says(message([heard(0), heard(1), heard(2)], { forecasts, returns: [1, 0] }));
    expect(source.state.now).toMatchObject({ forecasts, returns: [1, 0], pack: { name: "standard" } });
    far.says(message([heard(3)]));
    expect(source.state.now).toMatchObject({ forecasts: [], returns: [], gathered: 0 });
    far.says(message([heard(3)], { returns: [4, 3], gathered: 2 }));
    expect(source.state.now).toMatchObject({ returns: [4, 3], gathered: 2 });
  });
});

describe("talk", () => {
  const line = (id: number, text: string) => ({
    id,
    text,
    name: "Anna",
    guest: false,
    player: "p1",
    at: "2026-03-15T12:00:00.000Z",
  });

  test("what was said before and what is said now, each line once and in order", async () => {
    far.answers.set("/chat", [line(1, "Salve"), line(2, "Alea iacta est")]);
    const source = open();
    await vi.waitFor(() => expect(source.chat.now).toHaveLength(2));
    await online();
    far.says({ t: "chat", table: TABLE, ...line(3, "Vale") });
    far.says({ t: "chat", table: TABLE, ...line(2, "Alea iacta est") });
    expect(source.chat.now.map(({ text }) => text)).toEqual(["Salve", "Alea iacta est", "Vale"]);
    source.say("Et tu");
    expect(far.sent.at(-1)).toEqual({ t: "chat", table: TABLE, text: "Et tu" });
  });

  test("what was said during a cut is fetched when the line stands again", async () => {
    far.answers.set("/chat", [line(1, "Salve")]);
    const source = open();
    await online();
    await vi.waitFor(() => expect(source.chat.now).toHaveLength(1));
    far.answers.set("/chat", [line(1, "Salve"), line(2, "Ubi es?")]);
    far.cut();
    await vi.waitFor(() => expect(source.chat.now.map(({ id }) => id)).toEqual([1, 2]));
  });
});

test("whoever has closed it hears nothing more", async () => {
  const source = open();
  await online();
  far.says(message([heard(0)]));
  const before = source.state.now;
  source.close();
  source.close();
  far.says(message([heard(1)]));
  await soon();
  expect(source.state.now).toBe(before);
  expect(source.error.now).toBeNull();
  expect(far.sent.at(-1)).toMatchObject({ t: "unwatch" });
});
