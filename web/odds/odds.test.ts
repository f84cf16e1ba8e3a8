/** The chances of battles: fought in the lab as the forecast tells them, beside the page or, without a worker, in idle moments. */
import { type Game, type Json, pick, seededDice } from "@rubicon/engine";
import { juliusCaesar, juliusCaesarRules } from "@rubicon/julius-caesar";
import { afterEach, describe, expect, test, vi } from "vitest";
import { battleIn } from "../table/foreseeing.ts";
import { Odds, type OddsWorker } from "./asking.ts";
import { averageLosses, BATTLES, type Chances, fight, together } from "./fighting.ts";
import { percent } from "./percent.ts";
import { type OddsAsked, type OddsScope, serveOdds } from "./worker.ts";

const game: Game = juliusCaesar;

/** Battles as random games come upon them, told by the forecasts of the acts in them. */
function battles(games: number): Json[] {
  const found: Json[] = [];
  for (let i = 0; i < games; i++) {
    const dice = seededDice(`battles ${i}`);
    const p = juliusCaesar.begin("historical");
    juliusCaesar.open(p, dice);
    while (juliusCaesar.toMove(p) !== "over") {
      const legal = juliusCaesar.legal(p);
      const battle = battleIn(juliusCaesar.forecast(p, legal[0]).map((each) => JSON.parse(JSON.stringify(each))));
      if (battle !== null) found.push(battle);
      juliusCaesar.play(p, pick(legal, dice), dice);
    }
  }
  return found;
}

const BATTLE_STANDS = battles(3);
const [battle] = BATTLE_STANDS;

describe("a battle is fought on from where it stands", () => {
  test("wherever a forecast names one", () => {
    expect(BATTLE_STANDS.length).toBeGreaterThan(20);
    for (const each of BATTLE_STANDS) {
      const chances = fight(game, each, 0, 4);
      expect(chances?.tried, JSON.stringify(each)).toBe(4);
      const decided = Object.values(chances?.won ?? {}).reduce((sum, count) => sum + count, 0);
      expect(decided).toBeLessThanOrEqual(4);
    }
  });

  test("the same battles fall out the same, and two lots make one", () => {
    const whole = fight(game, battle, 0, 40);
    const [first, rest] = [fight(game, battle, 0, 15), fight(game, battle, 15, 25)];
    if (first === null || rest === null) throw new Error("it cannot be fought");
    expect(together(first, rest)).toEqual(whole);
    for (const seat of game.seats)
      for (const lost of Object.values(averageLosses(together(first, rest), seat)))
        expect(lost).toBeGreaterThanOrEqual(0);
  });

  test("what the lab does not take is not fought", () => {
    expect(fight(game, { place: "nowhere" }, 0, 5)).toBeNull();
    const { lab: _, ...without } = game;
    expect(fight(without, battle, 0, 5)).toBeNull();
  });

  test("a few hundred battles never make a certainty", () => {
    expect(percent(0.634, "en")).toBe("63%");
    expect(percent(0, "en")).toBe("< 1%");
    expect(percent(1, "fr")).toMatch(/^> 99/);
  });
});

/** A worker in the same thread. */
function worker(): OddsWorker & { readonly asked: OddsAsked[] } {
  const asked: OddsAsked[] = [];
  const listeners: ((event: { readonly data: never }) => void)[] = [];
  const scope: OddsScope = {
    onmessage: null,
    postMessage: (answer) => {
      for (const listener of listeners) listener({ data: structuredClone(answer) as never });
    },
  };
  serveOdds(juliusCaesarRules, scope);
  return {
    asked,
    postMessage: (message) => {
      asked.push(message);
      setTimeout(() => scope.onmessage?.({ data: structuredClone(message) }), 0);
    },
    addEventListener: (on: string, listener: (event: { readonly data: never }) => void) => {
      if (on === "message") listeners.push(listener);
    },
  };
}

const whole = (odds: Odds, of: Json = battle): Promise<Chances | null> =>
  new Promise((done) => {
    odds.ask(of, (chances) => {
      if (chances === null || chances.tried >= BATTLES) done(chances);
    });
  });

describe("asking for the chances", () => {
  const { standard } = juliusCaesarRules;
  afterEach(() => vi.useRealTimers());

  test("a worker fights them with the pack of the table, and tells as it goes", async () => {
    const heard: number[] = [];
    const odds = new Odds(game, standard, worker);
    odds.ask(battle, (chances) => heard.push(chances?.tried ?? -1));
    expect(await whole(odds)).toEqual(fight(game, battle, 0, BATTLES));
    expect(heard.length).toBeGreaterThan(2);
    expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  });

  test("whoever wants to know no longer stops it", async () => {
    const one = worker();
    const heard: (Chances | null)[] = [];
    const stop = new Odds(game, standard, () => one).ask(battle, (chances) => {
      heard.push(chances);
      stop();
    });
    await vi.waitFor(() => expect(one.asked.some((each) => "stop" in each)).toBe(true));
    await new Promise((soon) => setTimeout(soon, 50));
    expect(heard).toHaveLength(1);
    expect(heard[0]?.tried).toBeLessThan(BATTLES);
  });

  test("without a worker they are fought in small slices between whatever else there is to do", async () => {
    const none = (): never => {
      throw new Error("no workers here");
    };
    const odds = new Odds(game, standard, none);
    const heard: number[] = [];
    odds.ask(battle, (chances) => heard.push(chances?.tried ?? -1));
    // Not on the path of a click.
    expect(heard).toEqual([]);
    expect(await whole(odds)).toEqual(fight(game, battle, 0, BATTLES));
    expect(heard[0]).toBe(10);
  });

  test("a worker that fails is done without", async () => {
    let fail = (): void => {};
    const dumb: OddsWorker = {
      postMessage: () => {},
      addEventListener: (on: string, listener: (event: { readonly data: never }) => void) => {
        if (on === "error") fail = () => listener({ data: undefined as never });
      },
    };
    const asked = whole(new Odds(game, standard, () => dumb));
    fail();
    expect((await asked)?.tried).toBe(BATTLES);
  });

  test("what cannot be fought has no chances", async () => {
    expect(await whole(new Odds(game, standard, worker), { place: "nowhere" })).toBeNull();
  });
});
