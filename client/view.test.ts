import type { FromServer, HeardEntry, TableInfo } from "@rubicon/server/protocol";
import { describe, expect, test } from "vitest";
import { ClientError } from "./error.ts";
import { type News, View } from "./view.ts";

type TableMessage = Extract<FromServer, { t: "table" }>;

const entry = (n: number): HeardEntry => ({ n, seat: null, events: [], at: "2026-03-15T12:00:00Z" });

function message(...numbers: readonly number[]): TableMessage {
  const last = numbers[numbers.length - 1] ?? -1;
  const info: TableInfo = {
    ...{ id: "t".repeat(24), game: "g", scenario: "s", options: {}, rules: 1, pack: { id: "p", name: "p" } },
    ...{ visibility: "public", watchers: true, rated: false, reserved: null, status: "running", seats: [] },
    clock: {
      ...{ setting: { kind: "none", window: null }, deadline: null, remaining: null },
      ...{ window: false, interrupted: null },
    },
    ...{
      toMove: null,
      entries: last + 1,
      commitment: "c",
      seed: null,
      outcome: null,
      requests: [],
      rematchOf: null,
      rematch: null,
    },
    ...{ createdAt: "2026-03-15T12:00:00Z", endedAt: null },
  };
  return { t: "table", info, you: "watcher", sight: null, returns: [], entries: numbers.map(entry) };
}

/** One that does not bring all entries that there are. */
const withEntries = (entries: number, told: ReturnType<typeof message>): ReturnType<typeof message> => ({
  ...told,
  info: { ...told.info, entries },
});

function aView() {
  const asked: number[] = [];
  let left = 0;
  const view: View = new View("t", {
    resume: () => asked.push(view.since),
    left: () => {
      left++;
    },
  });
  return { view: view.open(), asked, left: () => left };
}

const numbersOf = (view: View) => view.state?.entries.map(({ n }) => n);

describe("entries", () => {
  test("that come twice count once", () => {
    const { view, asked } = aView();
    view.take(message(0, 1, 2));
    view.take(message(1, 2, 3));
    expect(numbersOf(view)).toEqual([0, 1, 2, 3]);
    expect(asked).toEqual([]);
  });

  test("with one missing between are not taken: the server is asked again from the last known", () => {
    const { view, asked } = aView();
    view.take(message(0, 1));
    view.take(message(3));
    expect(numbersOf(view)).toEqual([0, 1]);
    expect(asked).toEqual([1]);
    view.take(message(2, 3));
    expect(numbersOf(view)).toEqual([0, 1, 2, 3]);
  });

  test("of a long journal come in pages, and are shown when all are there, as one", () => {
    const { view, asked } = aView();
    const told: number[][] = [];
    view.subscribe(({ fresh }) => told.push(fresh.map(({ n }) => n)));
    view.take(withEntries(5, message(0, 1)));
    expect(view.state).toBeNull();
    view.take(withEntries(5, message(2, 3)));
    expect(asked).toEqual([1, 3]);
    view.take(message(4));
    expect(numbersOf(view)).toEqual([0, 1, 2, 3, 4]);
    expect(told).toEqual([[0, 1, 2, 3, 4]]);
  });
});

describe("whoever looks", () => {
  test("is told each entry once, and as one what came while he was busy", async () => {
    const { view } = aView();
    view.take(message(0));
    const news: News[] = [];
    const looking = (async () => {
      for await (const each of view) {
        news.push(each);
        if (each.state.info.entries === 4) return;
        await new Promise((soon) => setTimeout(soon, 5));
      }
    })();
    await Promise.resolve();
    view.take(message(1));
    view.take(message(2));
    view.take(message(3));
    await looking;
    expect(news.flatMap(({ fresh }) => fresh.map(({ n }) => n))).toEqual([0, 1, 2, 3]);
    expect(news.length).toBeLessThan(4);
  });

  test("hears of it when the table is gone, and sees it again if it comes back", async () => {
    const { view } = aView();
    const waiting = view.when();
    view.fail(new ClientError("There is no such table.", 404));
    await expect(waiting).rejects.toThrow("There is no such table.");
    await expect(view.when()).rejects.toThrow("There is no such table.");
    view.take(message(0));
    expect((await view.when()).info.entries).toBe(1);
  });

  test("is counted: the last one out closes it", () => {
    const { view, left } = aView();
    view.open();
    view.close();
    expect(left()).toBe(0);
    view.close();
    expect(left()).toBe(1);
  });

  test("stops listening when he says so", () => {
    const { view } = aView();
    let heard = 0;
    const stop = view.subscribe(() => heard++);
    view.take(message(0));
    stop();
    view.take(message(1));
    expect(heard).toBe(1);
  });
});

describe("what a seat is asked", () => {
  const asked = { question: { ask: "choose" }, legal: [{ do: "charge" }, { do: "guard" }] };
  const nothing = { question: null, legal: [], forecasts: [] };

  test("and what each act will cost and bring; what is left out stands for nothing of it", () => {
    const { view } = aView();
    view.take(message(0));
    expect(view.state).toMatchObject({ ...nothing, ahead: null, orders: null, returns: [] });
    const forecasts = [[{ f: "needs" }], []];
    view.take({ ...message(1), ...asked, forecasts, orders: { windows: {}, next: true }, returns: [0] });
    expect(view.state).toMatchObject({ ...asked, forecasts, ahead: null, orders: { next: true }, returns: [0] });
  });

  test("before its time is kept apart: whoever plays what is legal does not play it", () => {
    const { view } = aView();
    view.take({ ...message(0), ...asked, ahead: true, answer: null });
    expect(view.state).toMatchObject({ ...nothing, ahead: { ...asked, forecasts: [], answer: null } });
    view.take({ ...message(0), ...asked, ahead: true, answer: { do: "guard" } });
    expect(view.state?.ahead?.answer).toEqual({ do: "guard" });
    view.take(message(0, 1));
    expect(view.state).toMatchObject({ ...nothing, ahead: null });
  });
});
