/** What waits for me is asked again when a move passes on at a table of this page, and when the window comes back. */
import type { Me, TableInfo, TableSummary } from "@rubicon/server/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const TABLE = "t".repeat(24);
const ANNA: Me = {
  ...{ id: "p1", name: "Anna", guest: false, language: "en", email: null, vacationDays: 21, awayUntil: null },
  notices: { email: true, push: false, webhook: null },
  ...{ challenges: "everybody", hasPassword: false },
};

const PACK = { id: "0".repeat(32), name: "standard" };
const STILL: TableInfo["clock"] = {
  ...{ setting: { kind: "none", window: null }, deadline: null, remaining: null },
  ...{ window: false, interrupted: null },
};

const summary = (yourMove: boolean): TableSummary => ({
  ...{ id: TABLE, game: "julius-caesar", scenario: "historical", options: {}, visibility: "public", watchers: true },
  ...{ rated: false, reserved: null },
  ...{ pack: PACK, status: "running", clock: { kind: "none", window: null }, seats: [], toMove: null, entries: 1 },
  ...{ deadline: null, outcome: null },
  ...{ yourSeat: "caesar", yourMove, asked: [], createdAt: "2026-03-15T12:00:00.000Z", startedAt: null, endedAt: null },
});

const info = (toMove: string | null, rematch: string | null): TableInfo => ({
  ...{ id: TABLE, game: "julius-caesar", scenario: "historical", options: {}, rules: 1, visibility: "public" },
  ...{ pack: PACK, watchers: true, rated: false, reserved: null, clock: STILL },
  ...{ status: toMove === null ? "over" : "running", seats: [], toMove, entries: 0, commitment: "c", seed: null },
  ...{ outcome: null, requests: [], rematchOf: null, rematch },
  ...{ createdAt: "2026-03-15T12:00:00.000Z", endedAt: null },
});

/** A browser, as far as the page's line to the server needs one; the server says what it is told to. */
class Surroundings {
  readonly asked: string[] = [];
  readonly sent: unknown[] = [];
  answer: { status: number; body: unknown } | null = null;
  hidden = false;
  yourMove = true;
  challenges: readonly unknown[] = [];
  private readonly page = new EventTarget();
  private readonly document = new EventTarget();
  private hear: (text: string) => void = () => {};

  constructor() {
    const around = this;
    class Near {
      onopen = null;
      onmessage: ((event: { readonly data: unknown }) => void) | null = null;
      onclose = null;
      onerror = null;
      constructor() {
        around.hear = (data) => this.onmessage?.({ data });
        queueMicrotask(() => around.says({ t: "hello", player: null }));
      }
      send(text: string): void {
        around.sent.push(JSON.parse(text));
      }
      close(): void {}
    }
    vi.stubGlobal("WebSocket", Near);
    vi.stubGlobal("location", { origin: "http://here" });
    vi.stubGlobal("document", Object.defineProperty(this.document, "hidden", { get: () => this.hidden }));
    vi.stubGlobal("addEventListener", this.page.addEventListener.bind(this.page));
    vi.stubGlobal("fetch", async (url: string) => this.answerTo(new URL(url).pathname));
  }

  says(message: unknown): void {
    this.hear(JSON.stringify(message));
  }

  shows(
    toMove: string | null,
    { you = "caesar", rematch = null }: { you?: string; rematch?: string | null } = {},
  ): void {
    this.says({ t: "table", info: info(toMove, rematch), you, sight: null, undoable: 0, entries: [] });
  }

  happens(event: "focus" | "pageshow" | "visibilitychange"): void {
    (event === "visibilitychange" ? this.document : this.page).dispatchEvent(new Event(event));
  }

  /** How often the list of my tables was fetched since the last count. */
  async fetched(): Promise<number> {
    await vi.advanceTimersByTimeAsync(1000);
    return this.asked.splice(0).filter((path) => path === "/api/me/tables").length;
  }

  private answerTo(path: string): Response {
    this.asked.push(path);
    if (this.answer !== null) return Response.json(this.answer.body, { status: this.answer.status });
    if (path === "/api/me") return Response.json({ player: ANNA });
    return Response.json({
      running: [summary(this.yourMove)],
      open: [],
      over: [],
      challenges: this.challenges,
      declined: [],
    });
  }
}

let around: Surroundings;
let page: typeof import("./server.ts");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  around = new Surroundings();
  page = await import("./server.ts");
  page.begin();
  expect(await around.fetched()).toBe(1);
});

afterEach(() => {
  page.server().close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the badge follows the move at a table of this page", async () => {
  expect(page.waitingFor(page.mine.now)).toBe(1);
  page.server().watch(TABLE);
  await vi.advanceTimersByTimeAsync(10);
  around.shows("caesar");
  expect(await around.fetched()).toBe(0);
  around.yourMove = false;
  around.shows("pompeius");
  expect(await around.fetched()).toBe(1);
  expect(page.waitingFor(page.mine.now)).toBe(0);
  // Whatever else changes at the table, it waits for nobody else.
  around.shows("pompeius");
  expect(await around.fetched()).toBe(0);
  around.yourMove = true;
  around.shows("caesar");
  expect(await around.fetched()).toBe(1);
  expect(page.waitingFor(page.mine.now)).toBe(1);
  around.shows(null);
  expect(await around.fetched()).toBe(1);
  around.shows(null, { rematch: "n".repeat(24) });
  expect(await around.fetched()).toBe(1);
});

test("a challenge that waits for an answer counts like a move", async () => {
  around.yourMove = false;
  around.challenges = [{ table: summary(false), from: ANNA }];
  around.says({ t: "lists", of: "mine" });
  expect(await around.fetched()).toBe(1);
  expect([page.waitingFor(page.mine.now), page.movesOf(page.mine.now)]).toEqual([1, 0]);
});

test("a table that stands otherwise than the list says is news at first sight; one that I only watch never is", async () => {
  page.server().watch(TABLE);
  await vi.advanceTimersByTimeAsync(10);
  around.shows("pompeius", { you: "watcher" });
  around.shows("caesar", { you: "watcher" });
  expect(await around.fetched()).toBe(0);
  around.shows("pompeius");
  expect(await around.fetched()).toBe(1);
});

test("what the server says of my list is fetched at once, and only whoever is somebody asks for it", async () => {
  expect(around.sent).toContainEqual({ t: "lists", of: ["mine"] });
  around.yourMove = false;
  around.says({ t: "lists", of: "mine" });
  expect(await around.fetched()).toBe(1);
  expect(page.waitingFor(page.mine.now)).toBe(0);
  around.says({ t: "lists", of: "lobby" });
  expect(await around.fetched()).toBe(0);
  page.me.set(null);
  expect(around.sent.at(-1)).toEqual({ t: "lists", of: [] });
});

test("a window that comes back to the front asks once; one that nobody sees does not", async () => {
  around.happens("visibilitychange");
  around.happens("focus");
  around.happens("pageshow");
  expect(await around.fetched()).toBe(1);
  around.happens("focus");
  expect(await around.fetched()).toBe(1);
  around.hidden = true;
  around.happens("visibilitychange");
  around.happens("focus");
  expect(await around.fetched()).toBe(0);
});

test("a refusal is told in the language of the page; one without a name as the server says it", async () => {
  const { settings } = await import("./settings.ts");
  const { fetchRefusals } = await import("./words/refusals.ts");
  await Promise.all([fetchRefusals("fr"), fetchRefusals("it")]);
  const join = (): Promise<unknown> => page.server().join(TABLE);
  around.answer = { status: 400, body: { error: "Every seat at this table is taken.", code: "table-full" } };
  settings.set({ ...settings.now, language: "fr" });
  await expect(join()).rejects.toThrow("Toutes les places de cette table sont prises.");
  settings.set({ ...settings.now, language: "it" });
  await expect(join()).rejects.toThrow("Tutti i posti di questo tavolo sono occupati.");
  around.answer = { status: 400, body: { error: "You are not away." } };
  await expect(join()).rejects.toThrow("You are not away.");
  around.answer = { status: 400, body: { error: "Something new.", code: "toString" } };
  await expect(join()).rejects.toThrow("Something new.");
});
