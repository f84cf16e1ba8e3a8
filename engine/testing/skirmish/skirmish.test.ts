/** Skirmish passes the common suite, and shows one by one what the contract must leave room for. */
import { describe, expect, test } from "vitest";
import { listDice, seededDice } from "../../dice.ts";
import { readJournal, writeJournal } from "../../journal.ts";
import { verify } from "../../replay.ts";
import { openTable, type Table } from "../../table.ts";
import { perft } from "../perft.ts";
import { playRandom } from "../random.ts";
import { commonSuite } from "../suite.ts";
import type { DrawOrders } from "../walk.ts";
import { DEPLOY, DUEL, duel, named } from "./duel.ts";
import { makeSkirmish, type Skirmish } from "./index.ts";
import { SMALL_PACK } from "./pack.ts";
import type { Position } from "./position.ts";

const skirmish = makeSkirmish(SMALL_PACK);
const orders: DrawOrders = (_seat, dice) => ({ ask: dice.roll(2) === 1 });

commonSuite(skirmish, { games: 3, orders });

/** Dealt so that north holds turn, turn, again and south holds turn, turn, again. */
const DEALT = [1, 1, 6, 1, 1, 3];

function play(game: Skirmish, p: Position, written: string, faces: readonly number[] = []): string[] {
  const act = named(game, written);
  expect(game.refuse(p, act), written).toBeNull();
  const dice = listDice(faces);
  const told: string[] = [];
  game.play(p, act, dice, (event) => told.push(game.words("en").event(event)));
  expect(dice.left, written).toBe(0);
  return told;
}

function deployed(game = duel, scenario = "meadow"): Position {
  const p = game.begin(scenario);
  game.open(p, listDice(scenario === "drill" ? [] : DEALT));
  for (const act of DEPLOY) play(game, p, act);
  return p;
}

function armed(game = duel, scenario = "meadow"): Position {
  const p = deployed(game, scenario);
  play(game, p, "choose guard");
  play(game, p, "choose guard");
  return p;
}

describe("a die that has fallen can be replaced before it takes effect", () => {
  test("SK-4.a the blow waits under the window and takes effect with the new die", () => {
    const p = armed();
    expect(play(duel, p, "strike red-1 east", [6])).toEqual(["red-1 strikes at east: 6"]);
    expect(p.stack.map(({ step }) => step)).toEqual(["round", "turn", "turn", "blow", "window"]);
    expect(duel.toMove(p)).toBe("south");
    expect(duel.question(p)).toMatchObject({ ask: "window", die: 6 });
    expect(play(duel, p, "spend turn")).toEqual(["south spends turn: 1"]);
    expect(duel.toMove(p)).toBe("north");
    expect(duel.question(p)).toMatchObject({ ask: "window", die: 1 });
    expect(play(duel, p, "spend again", [5])).toEqual(["north spends again: 5", "blue-1 falls"]);
  });

  test("SK-4.a kept tokens leave the die as it fell", () => {
    const p = armed();
    play(duel, p, "strike red-1 east", [2]);
    play(duel, p, "keep");
    expect(play(duel, p, "keep")).toEqual(["red-1 misses"]);
  });
});

describe("windows and standing orders", () => {
  const order = (p: Position, seat: string, ask: boolean) => duel.orders?.give(p, seat, { ask });

  test("SK-4.b who waived it is not asked", () => {
    const p = armed();
    order(p, "south", false);
    play(duel, p, "strike red-1 east", [6]);
    expect(duel.toMove(p)).toBe("north");
    order(p, "north", false);
    expect(duel.question(p).ask).toBe("window");
    play(duel, p, "keep");
    expect(play(duel, p, "strike red-2 east", [6])).toEqual(["red-2 strikes at east: 6", "blue-2 falls"]);
    expect(duel.outcome(p)).toMatchObject({ winner: "north", score: { north: 2, south: 0 } });
  });

  test("SK-4.b a window waits for every hand that is not empty", () => {
    for (const tokens of [
      [3, 0],
      [0, 3],
      [1, 0],
      [0, 1],
    ]) {
      const p = armed();
      p.tokens.set(tokens, 2);
      play(duel, p, "strike red-1 east", [6]);
      expect(duel.toMove(p)).toBe("south");
    }
    const p = armed();
    p.tokens.fill(0);
    expect(play(duel, p, "strike red-1 east", [6])).toEqual(["red-1 strikes at east: 6", "blue-1 falls"]);
  });

  test("orders are hidden from the others and stand in the journal", () => {
    const table = openTable(duel, { scenario: "meadow", dice: { kind: "seed", seed: "orders" } });
    const before = JSON.stringify(duel.sight(table.position, "north"));
    expect(table.order("south", { ask: false })).toMatchObject({ ok: true, entry: { n: 1, orders: { ask: false } } });
    expect(JSON.stringify(duel.sight(table.position, "north"))).toBe(before);
    expect(JSON.stringify(duel.sight(table.position, "south"))).not.toBe(before);
    expect(() => table.order("south", { ask: 1 })).toThrow("Standing orders are");
    expect(verify(duel, table.journal)).toMatchObject({ ok: true, acts: 0 });
  });
});

describe("seats and factions", () => {
  test("SK-5.a half way the seats swap factions", () => {
    const p = armed();
    expect(duel.toMove(p)).toBe("north");
    play(duel, p, "rest");
    expect(play(duel, p, "rest")).toEqual(["Round 2", "The seats swap factions"]);
    play(duel, p, "choose guard");
    play(duel, p, "choose guard");
    expect(duel.toMove(p)).toBe("south");
    expect(duel.question(p)).toMatchObject({ faction: "red" });
  });
});

describe("simultaneous secret choices", () => {
  test("SK-2.a the second chooser does not see the first choice, SK-2.b then both are shown", () => {
    const [charge, guard] = ["choose charge", "choose guard"].map((choice) => {
      const p = deployed();
      play(duel, p, choice);
      return p;
    });
    expect(duel.sight(charge, "south")).toEqual(duel.sight(guard, "south"));
    expect(duel.sight(charge, "watcher")).toEqual(duel.sight(guard, "watcher"));
    expect(duel.sight(charge, "north")).not.toEqual(duel.sight(guard, "north"));
    expect(play(duel, guard, "choose charge")).toContain("North: guard, south: charge");
    expect(duel.toMove(guard)).toBe("south");
  });
});

describe("size", () => {
  test("sixty pieces are deployed one by one, and a long game takes thousands of decisions", () => {
    const long = makeSkirmish({
      ...SMALL_PACK,
      rounds: 120,
      fields: Array.from({ length: 30 }, (_, i) => `field-${i + 1}`),
    });
    const { acts, position } = playRandom(long, { scenario: "pass", seed: "long" });
    expect(position.at.length).toBe(60);
    expect(acts).toBeGreaterThan(2000);
    expect(long.toMove(position)).toBe("over");
  });

  test("perft: two pieces, two fields", () => {
    const p = duel.begin("meadow");
    duel.open(p, listDice(DEALT));
    // 2 x 2 x 1 x 1 ways to deploy, then 2 x 2 stances.
    expect([1, 2, 3, 4, 5, 6].map((depth) => perft(duel, p, depth, listDice([])))).toEqual([2, 4, 4, 4, 8, 16]);
    expect(perft(duel, armed(), 3, seededDice("perft"))).toBe(perft(duel, armed(), 3, seededDice("perft")));
  });
});

describe("packs and scenarios", () => {
  const begun = (game: Skirmish): Table<Position> =>
    openTable(game, { scenario: "meadow", dice: { kind: "seed", seed: "packs" } });

  test("a journal of another pack is refused", () => {
    const journal = readJournal(writeJournal(begun(duel).journal));
    expect(journal.header.pack).toBe(duel.pack);
    expect(verify(duel, journal)).toMatchObject({ ok: true });
    expect(verify(skirmish, journal)).toEqual({
      ok: false,
      entry: 0,
      reason: `It was played with the components ${duel.pack}; these are ${skirmish.pack}.`,
    });
  });

  test("SK-1.c does not hold where the scenario says so", () => {
    const tight = makeSkirmish({ ...DUEL, capacity: 1, fields: ["a", "b", "c", "d"] });
    for (const [scenario, rule] of [
      ["meadow", "SK-1.c"],
      ["pass", undefined],
    ]) {
      const p = tight.begin(String(scenario));
      tight.open(p, listDice(DEALT));
      play(tight, p, "place red-1 a");
      play(tight, p, "place blue-1 d");
      expect(tight.refuse(p, tight.acts.read({ do: "place", piece: "red-2", field: "a" }))?.rule).toBe(rule);
    }
  });

  test("SK-1.a without tokens nobody is asked in the middle of an act", () => {
    const p = armed(duel, "drill");
    play(duel, p, "strike red-1 east", [6]);
    expect(duel.toMove(p)).toBe("north");
    expect(duel.orders?.refuse(p, "north", { ask: true })).toEqual({ rule: "SK-1.a", why: "no-tokens" });
  });
});
