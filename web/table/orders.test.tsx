/** Standing orders and windows at one screen, with the game that has them; and the panel in which they are given. */
import "fake-indexeddb/auto";
import { LANGUAGES, type Language, NO_ORDERS, type Orders } from "@rubicon/engine";
import { makeSkirmish, SMALL_COMPONENTS, SMALL_PACK, skirmishPack } from "@rubicon/engine/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { exportToContinue } from "../local/exchange.ts";
import { createLocalGame, openLocalGame } from "../local/index.ts";
import { keepPack } from "../packs/kept.ts";
import { type LocalSource, localSource } from "./local.ts";
import { OrdersPanel } from "./OrdersPanel.tsx";
import { ordersWords } from "./orders-words.ts";
import type { TableState, WrittenAct } from "./source.ts";

vi.mock("../games/list.ts", async () => ({ GAMES: [(await import("../games/testing/skirmish.ts")).SKIRMISH] }));
const chosen = vi.hoisted((): { language: Language } => ({ language: "en" }));
vi.mock("../app/settings.ts", async (original) => ({
  ...(await original<typeof import("../app/settings.ts")>()),
  useLanguage: () => chosen.language,
}));

/** Two against two on two fields: every piece can strike at once. */
const DUEL = skirmishPack({ ...SMALL_COMPONENTS, fields: ["west", "east"], piecesOfEach: 2, rounds: 2 }, "duel");
const ARMED: readonly WrittenAct[] = [
  { do: "place", piece: "red-1", field: "west" },
  { do: "place", piece: "blue-1", field: "east" },
  { do: "place", piece: "red-2", field: "west" },
  { do: "place", piece: "blue-2", field: "east" },
  { do: "choose", stance: "guard" },
  { do: "choose", stance: "guard" },
];
const STRIKE: WrittenAct = { do: "strike", piece: "red-1", field: "east" };
const WAIVE: Orders = { windows: { die: "pass" }, next: false };

const opened: LocalSource[] = [];
afterEach(() => {
  for (const source of opened.splice(0)) source.close();
});

async function open(id: string): Promise<LocalSource> {
  const kept = await openLocalGame(id);
  if (kept === null) throw new Error(`there is no game ${id}`);
  const source = localSource(kept);
  opened.push(source);
  return source;
}

async function duel(
  acts: readonly WrittenAct[] = ARMED,
  curtain = false,
): Promise<{ id: string; source: LocalSource }> {
  const { id: pack } = await keepPack(DUEL);
  const id = await createLocalGame({ game: "skirmish", pack, scenario: "meadow", options: {}, curtain, seed: "alea" });
  const source = await open(id);
  for (const act of acts) {
    await source.takeOver();
    expect(await source.act(act)).toEqual({ is: "done" });
  }
  await source.takeOver();
  return { id, source };
}

function now({ state, error }: LocalSource): TableState {
  if (state.now === null) throw new Error(error.now ?? "nothing is shown");
  return state.now;
}

const asked = (source: LocalSource): unknown => {
  const { question } = now(source);
  return typeof question === "object" && question !== null && "ask" in question ? question.ask : null;
};

describe("at one screen", () => {
  test("whoever has said nothing is asked in every window", async () => {
    const { source } = await duel([...ARMED, STRIKE]);
    expect(now(source)).toMatchObject({ you: "south", orders: NO_ORDERS, ahead: null });
    expect(asked(source)).toBe("window");
  });

  test("a window that was waived passes with the act that opens it: one act brings several entries", async () => {
    const { id, source } = await duel();
    // Each seat for itself, when it sits there.
    await source.order(WAIVE);
    expect(now(source).orders).toEqual(WAIVE);
    const before = now(source).entries.length;
    expect(await source.act(STRIKE)).toEqual({ is: "done" });
    expect(asked(source)).toBe("window");
    expect(now(source).you).toBe("south");
    await source.order(WAIVE);
    expect(now(source).entries.slice(before)).toMatchObject([
      { seat: "north" },
      // Given in the window itself they are an answer like any other.
      { seat: "south", events: [] },
      { seat: "north", by: "orders" },
    ]);
    expect(asked(source)).toBe("turn");
    expect((await openLocalGame(id))?.entries).toHaveLength(before + 3);
    expect((await exportToContinue(id)).text).not.toContain("windows");
  });

  test("orders hold when the game is opened again, and a window that one is asked in stays open", async () => {
    const { id, source } = await duel();
    await source.order({ ...WAIVE, next: true });
    await source.act(STRIKE);
    await source.act({ do: "keep" });
    // Asked once more, as ordered, and not again after that.
    expect(now(source)).toMatchObject({ you: "north", orders: WAIVE });
    expect(asked(source)).toBe("window");
    const again = await open(id);
    expect(now(again)).toEqual(now(source));
    expect(now(again).orders).toEqual(WAIVE);
    await again.act({ do: "keep" });
    expect(asked(again)).toBe("turn");
  });

  test("another tab hears of them", async () => {
    const { id, source } = await duel();
    const other = await open(id);
    await source.order(WAIVE);
    await vi.waitFor(() => expect(now(other).orders).toEqual(WAIVE));
  });

  test("orders that the game does not know are refused in a sentence", async () => {
    const { source } = await duel();
    await expect(source.order({ windows: { dice: "ask" }, next: false })).rejects.toThrow("knows no standing order");
    expect(now(source).orders).toEqual(NO_ORDERS);
  });

  test("behind a curtain nobody learns that the other seat has waived a window", async () => {
    const { source } = await duel(ARMED.slice(0, -1), true);
    expect(now(source).you).toBe("south");
    await source.order(WAIVE);
    await source.act(ARMED[ARMED.length - 1]);
    await source.takeOver();
    expect(now(source).you).toBe("north");
    await source.act(STRIKE);
    expect(now(source).entries.at(-1)).toMatchObject({ seat: "south", events: [] });
    expect(now(source).entries.at(-1)).not.toHaveProperty("by");
    expect(JSON.stringify(now(source))).not.toContain('"pass"');
  });

  test("taking back goes over windows that were waived, is written down, and leaves the orders standing", async () => {
    const { id, source } = await duel(ARMED.slice(0, -1));
    await source.order(WAIVE);
    await source.act(ARMED[ARMED.length - 1]);
    await source.order(WAIVE);
    await source.act(STRIKE);
    const { returns, entries } = now(source);
    // Before the blow: the dice that fell stay fallen, but nobody has to be asked at one screen.
    expect(returns).toEqual([entries.length - 4]);
    expect(await source.takeBack(returns[0])).toBe("done");
    expect(now(source).entries).toHaveLength(entries.length + 1);
    expect(asked(source)).toBe("turn");
    expect(now(source).orders).toEqual(WAIVE);
    expect(now(await open(id))).toEqual(now(source));
  });

  test("what acts will cost and bring comes with them", async () => {
    const { source } = await duel();
    const { legal, forecasts } = now(source);
    expect(forecasts).toHaveLength(legal.length);
    const blow = legal.findIndex((act) => act.do === "strike");
    expect(forecasts[blow]).toEqual([{ f: "needs", needs: 5, chances: 2, rule: "SK-3.c" }]);
    expect(forecasts[legal.findIndex((act) => act.do === "rest")]).toEqual([]);
  });
});

describe("the panel", () => {
  const game = makeSkirmish(SMALL_PACK);
  const drawn = (orders: Orders | null, of: Parameters<typeof OrdersPanel>[0]["game"] = game): string =>
    renderToStaticMarkup(<OrdersPanel game={of} language={chosen.language} orders={orders} order={async () => {}} />);
  const checked = (html: string): readonly string[] =>
    [...html.matchAll(/<input type="(?:radio|checkbox)"[^>]*checked=""[^>]*>/g)].map(([input]) => input);

  test.each(LANGUAGES)("says in %s what each order is about, and how it stands", (language) => {
    chosen.language = language;
    const words = ordersWords[language];
    const html = drawn(NO_ORDERS);
    for (const text of [game.words(language).order("die"), words.ask, words.pass, words.next, words.nextHint])
      expect(html).toContain(text.replaceAll("'", "&#x27;"));
    expect(checked(html)).toHaveLength(1);
    expect(checked(html)[0]).toContain('value="ask"');
  });

  test("shows what was ordered, and that one wants to be asked next", () => {
    chosen.language = "en";
    const [radio, box] = checked(drawn({ ...WAIVE, next: true }));
    expect(radio).toContain('value="pass"');
    expect(box).toContain('type="checkbox"');
  });

  test("has nothing to show where the game knows no windows, or nobody may order", () => {
    for (const html of [drawn(NO_ORDERS, { ...game, orders: [] }), drawn(null)]) {
      expect(html).toContain(ordersWords.en.none);
      expect(html).not.toContain("<input");
    }
  });

  test("its texts differ from language to language", () => {
    for (const key of Object.keys(ordersWords.en)) {
      const said = LANGUAGES.map(
        (language) => Object.entries(ordersWords[language]).find(([each]) => each === key)?.[1],
      );
      expect(new Set(said).size, key).toBe(LANGUAGES.length);
    }
  });
});
