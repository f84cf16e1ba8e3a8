/** Bots at tables of this browser: asked through a worker, played at a pace, taken back, and never peeking. */
import "fake-indexeddb/auto";
import { thought as aleaIactaEstThought } from "@rubicon/alea-iacta-est/thought";
import { type Advice, LEVELS as BOT_LEVELS, type Proposed, type Standing } from "@rubicon/bots";
import { EVERYTHING, LANGUAGES, readJournal, replay, type Seat, verify } from "@rubicon/engine";
import { thought as imperatorThought } from "@rubicon/imperator/thought";
import { juliusCaesar, juliusCaesarRules } from "@rubicon/julius-caesar";
import { thought } from "@rubicon/julius-caesar/thought";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bots as aleaIactaEstBots } from "../games/alea-iacta-est/bots.ts";
import { bots as imperatorBots } from "../games/imperator/bots.ts";
import { bots as juliusCaesarBots } from "../games/julius-caesar/bots.ts";
import { exportJournal, exportToContinue, importJournal } from "../local/exchange.ts";
import { createLocalGame, openLocalGame } from "../local/index.ts";
import { type LocalSource, localSource } from "../table/local.ts";
import type { TableState } from "../table/source.ts";
import { type BotsWorker, NobodyThinks, Thinkers } from "./asking.ts";
import { BotsAtTable, type Onlooker } from "./at-table.ts";
import { areaOf, pathOf, standingAt } from "./course.ts";
import { type BotsBySeat, botsNamed, LEVELS, levelInName, nameOfBot, namesWith } from "./levels.ts";
import { alternativesTo, besides } from "./planned.ts";
import { addressOf, botsAsked, keepWish, lastWish, levelWished } from "./wish.ts";
import { type BotsScope, serveBots } from "./worker.ts";

const { standard } = juliusCaesarRules;
const SEATS = juliusCaesar.seats;

/** A worker in the same thread. */
function worker(): BotsWorker {
  const listeners: ((event: { readonly data: never }) => void)[] = [];
  const scope: BotsScope = {
    onmessage: null,
    postMessage: (answer) => {
      for (const listener of listeners) listener({ data: structuredClone(answer) as never });
    },
  };
  serveBots(juliusCaesarRules, thought, scope);
  return {
    postMessage: (message) => void setTimeout(() => scope.onmessage?.({ data: structuredClone(message) }), 0),
    addEventListener: (on: string, listener: (event: { readonly data: never }) => void) => {
      if (on === "message") listeners.push(listener);
    },
    terminate: () => {},
  };
}

const away: Onlooker = { pace: () => "normal", looks: () => true, onReturn: () => () => {} };

let closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing) close();
  closing = [];
});

async function openTable(bots: BotsBySeat, thinkers = new Thinkers(standard, worker)) {
  const id = await createLocalGame({ game: "julius-caesar", scenario: "historical", options: {}, bots, seed: "bots" });
  const source = await sourceOf(id);
  // Nobody waits for what is only looked at.
  source.hurried.set(true);
  source.hurried.set = () => {};
  const sitting = new BotsAtTable(source, thinkers, away);
  closing.push(() => sitting.close());
  return { id, source, sitting };
}

async function sourceOf(id: string): Promise<LocalSource> {
  const kept = await openLocalGame(id);
  if (kept === null) throw new Error("it was not kept");
  const source = localSource(kept);
  closing.push(() => source.close());
  return source;
}

const stateOf = ({ state }: LocalSource): TableState => {
  if (state.now === null) throw new Error("nothing is shown");
  return state.now;
};
const asked = (source: LocalSource, seat: Seat) => vi.waitFor(() => expect(stateOf(source).toMove).toBe(seat), 10_000);

test("the page knows the levels that there are, in their order", () => {
  expect(LEVELS).toEqual(BOT_LEVELS.map(({ name }) => name));
});

describe.each([
  ["Julius Caesar", thought, juliusCaesarBots],
  ["Alea Iacta Est", aleaIactaEstThought, aleaIactaEstBots],
  ["Imperator", imperatorThought, imperatorBots],
] as const)("in %s", (_, { features }, bots) => {
  test.each(LANGUAGES)("every reason has words (%s)", (language) => {
    const plain = new Set(features.map((name) => name.split(" x ")[0]));
    expect(Object.keys(bots.features[language]).sort()).toEqual([...plain].sort());
  });
});

describe("names", () => {
  test("a bot is known by its name in a journal, and people are not taken for one", () => {
    for (const level of LEVELS) expect(levelInName(nameOfBot(level))).toBe(level);
    expect(levelInName("Miles")).toBeNull();
    expect(botsNamed({ caesar: "Miles", pompeius: nameOfBot("miles") })).toEqual({ pompeius: "miles" });
  });

  test("whoever gives way to a bot is named no longer, and the other way round", () => {
    expect(namesWith({ caesar: "Anna" }, { pompeius: "tiro" })).toEqual({ caesar: "Anna", pompeius: "Tiro (bot)" });
    expect(namesWith({ pompeius: "Tiro (bot)" }, {})).toBeUndefined();
  });
});

describe("play now", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("a newcomer meets the mildest and looks on first; what was wished is kept for the game", () => {
    expect(lastWish("a", SEATS)).toEqual({ level: "tiro", seat: "pompeius" });
    keepWish("a", { level: "legatus", seat: null });
    expect(lastWish("a", SEATS)).toEqual({ level: "legatus", seat: null });
    expect(lastWish("b", SEATS).level).toBe("tiro");
  });

  test("where a level cannot be had, the next weaker one is wished, or the weakest that there is", () => {
    keepWish("a", { level: "centurio", seat: null });
    expect(levelWished("a", LEVELS)).toBe("centurio");
    expect(levelWished("a", ["tiro", "miles", "legatus"])).toBe("miles");
    expect(levelWished("a", ["legatus"])).toBe("legatus");
  });

  test("an address says who sits where", () => {
    const params = (wish: Parameters<typeof addressOf>[1]) =>
      new URL(addressOf("/local/new?game=g", wish), "http://a").searchParams;
    expect(botsAsked(params({ level: "miles", seat: "caesar" }), SEATS, 0.9)).toEqual({ pompeius: "miles" });
    expect(botsAsked(params({ level: "miles", seat: null }), SEATS, 0.1)).toEqual({ pompeius: "miles" });
    expect(botsAsked(params({ level: "miles", seat: null }), SEATS, 0.9)).toEqual({ caesar: "miles" });
    expect(botsAsked(new URLSearchParams("against=nobody"), SEATS, 0)).toBeNull();
  });
});

describe("at a table", () => {
  test("the bot plays its seat, and the screen stays with whoever is there", async () => {
    const { source } = await openTable({ caesar: "tiro" });
    await asked(source, "pompeius");
    const state = stateOf(source);
    expect(state.you).toBe("pompeius");
    expect(state.seats[0]).toMatchObject({ name: "Tiro", bot: true });
    expect(state.entries.at(-1)?.seat).toBe("caesar");
    // What the bot holds is in no sight, and in nothing that is heard.
    const journal = source.journal();
    if (journal === null) throw new Error("there is no journal");
    const { position } = replay(juliusCaesar, journal);
    expect(state.sight).toEqual(juliusCaesar.sight(position, "pompeius"));
    expect(state.sight).not.toEqual(juliusCaesar.sight(position, EVERYTHING));
  });

  test("take-backs go over what the bot has done", async () => {
    const { source } = await openTable({ caesar: "tiro" });
    await asked(source, "pompeius");
    const before = stateOf(source);
    await source.act(before.legal[0]);
    await asked(source, "pompeius");
    const after = stateOf(source);
    expect(after.entries.some(({ seat, n }) => seat === "caesar" && n >= before.entries.length)).toBe(true);
    expect(after.returns).toEqual([before.entries.length - 1]);
    await source.takeBack(after.returns[0]);
    expect(stateOf(source).toMove).toBe("pompeius");
    expect(stateOf(source).sight).toEqual(before.sight);
  });

  test("two bots play a game to its end, every die checks out, and it is found again with them", async () => {
    const { id, source } = await openTable({ caesar: "tiro", pompeius: "tiro" });
    expect(stateOf(source).you).toBe("watcher");
    await vi.waitFor(() => expect(stateOf(source).status).toBe("over"), 60_000);
    const { text } = await exportJournal(id);
    const journal = readJournal(text);
    expect(verify(juliusCaesar, journal).ok).toBe(true);
    expect(botsNamed(journal.header.players)).toEqual({ caesar: "tiro", pompeius: "tiro" });
    const course = await new Thinkers(standard, worker).ask({ wants: "course", journal });
    expect(course.line.length).toBeGreaterThan(10);
    for (const { chance } of course.line) expect(chance >= 0 && chance <= 1).toBe(true);
  }, 90_000);

  test("paused, nobody plays; and a seat is given up and taken over", async () => {
    const { source, sitting } = await openTable({ caesar: "tiro" });
    await asked(source, "pompeius");
    sitting.pause();
    await source.act(stateOf(source).legal[0]);
    const { length } = stateOf(source).entries;
    await new Promise((done) => setTimeout(done, 300));
    expect(stateOf(source).entries.length).toBe(length);
    expect(sitting.busy.now).toBeNull();
    await source.seatBots({});
    expect(stateOf(source).you).toBe(stateOf(source).toMove);
    expect(stateOf(source).legal.length).toBeGreaterThan(0);
  });

  test("carried to another browser, the bot comes along", async () => {
    const { id, source } = await openTable({ caesar: "miles" });
    await asked(source, "pompeius");
    const again = await openLocalGame(await importJournal((await exportToContinue(id)).text));
    expect(again?.bots).toEqual({ caesar: "miles" });
    expect(again?.curtain).toBe(false);
  });

  test("where nobody can think it is said, and tried again when asked to", async () => {
    let works = false;
    const thinkers = new Thinkers(standard, () => {
      if (works) return worker();
      throw new Error("no workers here");
    });
    const { source, sitting } = await openTable({ caesar: "tiro" }, thinkers);
    await vi.waitFor(() => expect(sitting.trouble.now).toBeInstanceOf(NobodyThinks));
    works = true;
    sitting.tryAgain();
    await asked(source, "pompeius");
  });
});

test("counsel: a plan of legal acts with its chance, for the seat that is asked", async () => {
  const id = await createLocalGame({ game: "julius-caesar", scenario: "historical", options: {}, curtain: false });
  const source = await sourceOf(id);
  const journal = source.journal();
  const { toMove, legal } = stateOf(source);
  if (journal === null || toMove === null) throw new Error("nobody is asked");
  const wish = { wants: "advice", table: id, journal, seat: toMove, level: "miles" } as const;
  const advice = await new Thinkers(standard, worker).ask(wish);
  expect(legal).toContainEqual(advice?.plan[0]);
  expect(advice?.others.length).toBeGreaterThan(0);
});

describe("the line of a game", () => {
  const line: Standing[] = [
    { n: 0, chance: 0.5 },
    { n: 40, chance: 0.75 },
    { n: 90, chance: 0 },
  ];

  test("goes from edge to edge, and up for the first seat", () => {
    expect(pathOf(line, 100)).toBe("M0 50.0L400.0 25.0L900.0 100.0L1000 100.0");
    expect(areaOf(line, 100)).toMatch(/V100H0Z$/);
    expect(areaOf([], 100)).toBe("");
  });

  test("stands as it was last judged", () => {
    expect(standingAt(line, 39)?.chance).toBe(0.5);
    expect(standingAt(line, 40)?.chance).toBe(0.75);
    expect(standingAt([], 3)).toBeNull();
  });
});

test("another plan is told by what it does otherwise", () => {
  const [a, b, c] = ["a", "b", "c"].map((name) => ({ do: "move", block: name }));
  expect(besides([a, c], [a, b])).toEqual([c]);
});

describe("other plans", () => {
  const to = (card: string, chance: number, more: Partial<Proposed> & { readonly do?: string } = {}): Proposed => {
    const { do: kind = "discard", ...rest } = more;
    return { plan: [{ do: kind, card }], chance, ...rest };
  };
  const percent = (chance: number): string => `${Math.round(100 * chance)}%`;
  const plan = ({ plan: [first] }: Proposed): string => JSON.stringify(first);
  const sorted = (best: Proposed, others: readonly Proposed[], tell = plan) => {
    const advice: Advice = { ...best, others, reasons: [] };
    return alternativesTo(advice, { chance: percent, plan: tell, best: tell(best) });
  };

  test("that promise the same to the percent, and do the same kind of thing, are just as good", () => {
    const [b, c, pass] = [to("b", 0.281), to("c", 0.26), to("none", 0.279, { do: "pass" })];
    expect(sorted(to("a", 0.284), [b, c, pass])).toEqual({ asGood: [b], others: [[c], [pass]] });
  });

  test("that are alike among themselves stand together", () => {
    const [b, c] = [to("b", 0.2), to("c", 0.201)];
    expect(sorted(to("a", 0.3), [b, c])).toEqual({ asGood: [], others: [[b, c]] });
  });

  test("that read the same are told once, and as the best not at all", () => {
    const tell = ({ plan: [act] }: Proposed): string => JSON.stringify(act).replace(/\d/, "");
    const [b1, b2] = [to("b1", 0.3), to("b2", 0.3)];
    expect(sorted(to("a1", 0.3), [to("a2", 0.3), b1, b2], tell)).toEqual({ asGood: [b1], others: [] });
  });

  test("of a mix that cannot be foreseen stand each by itself, with how often to do it", () => {
    const [b, c] = [to("b", 0.3, { share: 0.3 }), to("c", 0.3, { share: 0.2 })];
    expect(sorted(to("a", 0.3, { share: 0.5 }), [b, c])).toEqual({ asGood: [], others: [[b], [c]] });
  });
});
