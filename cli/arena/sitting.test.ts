/** Bots at tables that are kept as journals, advice for whoever asks, and the line of a game, at Julius Caesar. */
import { botNamed, Sitting, turningPoints, winLine } from "@rubicon/bots";
import { type Game, openTable, type Table, type Thought, winnerOf } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { thought } from "@rubicon/julius-caesar/thought";
import { beforeAll, describe, expect, test } from "vitest";
import { thoughtFor } from "../registry.ts";

const game: Game = juliusCaesar;
const means = { thought: thoughtFor(game), budget: { evaluations: 6 }, luck: "table" };
const sit = (table: Table<object>, seat: string, name = "centurio"): Sitting =>
  new Sitting(game, table.header, seat, botNamed(name), means);
const open = (): Table<object> => openTable(game, { scenario: "historical", dice: { kind: "seed", seed: "sitting" } });

/** Bots play on, so many acts or to the end. */
function play(table: Table<object>, bots: ReadonlyMap<string, Sitting>, most = Number.POSITIVE_INFINITY): void {
  for (let i = 0; i < most && table.toMove !== "over"; i++) {
    const bot = bots.get(table.toMove);
    bot?.follow(table.journal.entries);
    const act = bot?.act();
    if (!act) throw new Error("nobody acts");
    expect(table.act(table.toMove, act).ok).toBe(true);
  }
}

const both = (table: Table<object>): Map<string, Sitting> =>
  new Map(game.seats.map((seat) => [seat, sit(table, seat)]));

describe("a bot at a table that is kept as a journal", () => {
  test("acts only when its seat is asked, and from the opening on", () => {
    const table = open();
    const [asked, waits] = game.seats[0] === table.toMove ? game.seats : [...game.seats].reverse();
    const bot = sit(table, asked);
    expect(bot.act()).toBeNull();
    bot.follow(table.journal.entries);
    expect(bot.act()).not.toBeNull();
    const other = sit(table, waits);
    other.follow(table.journal.entries);
    expect([other.act(), other.advise()]).toEqual([null, null]);
  });

  test("knows the same whether it has been there all along or comes to it now, and hears a part of it twice", () => {
    const table = open();
    const bots = both(table);
    let compared = 0;
    for (let i = 0; i < 60; i++) {
      play(table, bots, 1);
      if (table.toMove === "over") break;
      const [late, later] = [sit(table, table.toMove), sit(table, table.toMove)];
      late.follow(table.journal.entries);
      later.follow(table.journal.entries.slice(0, 7));
      later.follow(table.journal.entries.slice(3));
      expect(later.act()).toBe(late.act());
      compared++;
    }
    expect(compared).toBeGreaterThan(40);
  });

  test("says so when it was not told everything", () => {
    const table = open();
    play(table, both(table), 5);
    expect(() => sit(table, "caesar").follow(table.journal.entries.slice(2))).toThrow(
      "entry 0 is missing before entry 2",
    );
  });

  test("has heard nothing of what was taken back", () => {
    const table = open();
    const bots = both(table);
    play(table, bots, 30);
    table.backTo("caesar", 12);
    // They go on as two who hear of it all at once.
    const late = both(table);
    for (let i = 0; i < 20; i++) {
      for (const all of [bots, late]) for (const bot of all.values()) bot.follow(table.journal.entries);
      expect(bots.get(table.toMove)?.act()).toBe(late.get(table.toMove)?.act());
      play(table, bots, 1);
    }
  });
});

describe("advice", () => {
  test.each(["tiro", "legatus"])(
    "of %s is a plan that can be carried out, with chances, others and reasons",
    (name) => {
      const table = open();
      const bots = both(table);
      let withReasons = 0;
      let withOthers = 0;
      for (let i = 0; i < 40; i++) {
        const seat = table.toMove;
        const adviser = sit(table, seat, name);
        adviser.follow(table.journal.entries);
        const advice = adviser.advise();
        if (advice === null) throw new Error("no advice");
        const [first] = advice.plan.map((act) => game.acts.read(act));
        expect(game.refuse(table.position, first)).toBeNull();
        for (const { chance } of [advice, ...advice.others]) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
        for (const { feature } of advice.reasons) expect(thought.features).toContain(feature);
        expect(advice.reasons.length).toBeLessThanOrEqual(3);
        expect(advice.others.length).toBeLessThanOrEqual(2);
        expect(JSON.parse(JSON.stringify(advice))).toEqual(advice);
        if (advice.reasons.length > 0) withReasons++;
        if (advice.others.length > 0) withOthers++;
        play(table, bots, 1);
      }
      expect(withReasons).toBeGreaterThan(15);
      expect(withOthers).toBeGreaterThan(15);
    },
  );

  test("is none from somebody who has no reasons", () => {
    const table = open();
    const adviser = sit(table, table.toMove, "greedy");
    adviser.follow(table.journal.entries);
    expect(adviser.advise()).toBeNull();
  });
});

describe("the line of a game", () => {
  const table = open();
  beforeAll(() => play(table, both(table)));

  test("has its moments in order, from the opening to who won", () => {
    const line = winLine(game, thoughtFor(game) as Thought, table.journal);
    expect(line[0].n).toBe(0);
    expect(line.length).toBeGreaterThan(5);
    for (let i = 1; i < line.length; i++) expect(line[i].n).toBeGreaterThan(line[i - 1].n);
    const last = line[line.length - 1];
    const outcome = game.outcome(table.position);
    if (outcome === null) throw new Error("not over");
    expect(last).toEqual({ n: table.journal.entries.length - 1, chance: winnerOf(outcome) === game.seats[0] ? 1 : 0 });
  });

  test("turns where it changes most", () => {
    const line = [0.5, 0.52, 0.3, 0.33, 0.9, 0.85, 1].map((chance, n) => ({ n, chance }));
    expect(turningPoints(line, 2).map(({ n }) => n)).toEqual([2, 4]);
    expect(turningPoints(line).map(({ n }) => n)).toEqual([2, 4, 6]);
    expect(turningPoints([])).toEqual([]);
  });
});
