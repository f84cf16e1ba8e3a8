/** Skirmish passes the common suite, and shows one by one what the contract must leave room for. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listDice, seededDice } from "../../dice.ts";
import { readJournal, writeJournal } from "../../journal.ts";
import { by } from "../../numbers.ts";
import { verify } from "../../replay.ts";
import { Shelf } from "../../shelf.ts";
import { openTable, type Table } from "../../table.ts";
import { corpusSuite } from "../corpus.ts";
import { packSuite } from "../packs.ts";
import { perft } from "../perft.ts";
import { playRandom } from "../random.ts";
import { commonSuite } from "../suite.ts";
import { PLACES, SOUTH } from "./box.ts";
import { DEPLOY, DUEL, duel, named } from "./duel.ts";
import { makeSkirmish, type Skirmish, skirmishRules } from "./index.ts";
import { packOf, SMALL, SMALL_PACK } from "./pack.ts";
import type { Position } from "./position.ts";

const skirmish = makeSkirmish(SMALL_PACK);

commonSuite(skirmish, { games: 3 });
packSuite(skirmishRules);
corpusSuite(skirmish, join(import.meta.dirname, "corpus"));

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

describe("windows", () => {
  test("SK-4.b a window waits for every hand that is not empty, and for no other", () => {
    for (const tokens of [
      [3, 0],
      [0, 3],
      [1, 0],
      [0, 1],
    ]) {
      const p = armed();
      p.tokens[SOUTH] = by(tokens);
      play(duel, p, "strike red-1 east", [6]);
      expect(duel.toMove(p)).toBe("south");
    }
    const p = armed();
    for (const place of PLACES) p.tokens[place].fill(0);
    expect(play(duel, p, "strike red-1 east", [6])).toEqual(["red-1 strikes at east: 6", "blue-1 falls"]);
  });

  test("SK-4.b a window says what it is, and that it names what others may not know", () => {
    const p = armed();
    play(duel, p, "strike red-1 east", [6]);
    expect(duel.question(p)).toMatchObject({ window: "die", secret: true, tokens: ["turn", "again"] });
    expect(duel.orders).toEqual([{ id: "die", byDefault: "ask" }]);
    expect(duel.byDefault(p)).toEqual({ do: "keep" });
  });
});

describe("how it ends", () => {
  test("SK-5.b the larger faction wins, by how much it says", () => {
    const p = armed();
    play(duel, p, "strike red-1 east", [6]);
    play(duel, p, "keep");
    play(duel, p, "keep");
    for (let i = 0; i < 2; i++) play(duel, p, "rest");
    play(duel, p, "choose guard");
    play(duel, p, "choose guard");
    for (let i = 0; i < 2; i++) play(duel, p, "rest");
    // They have swapped: south leads red now.
    expect(duel.outcome(p)).toEqual({
      results: { north: "lost", south: "won" },
      score: { north: 1, south: 2 },
      how: "count",
      level: "great",
      with: { most: 2, fewest: 1 },
      rule: "SK-5.b",
    });
    expect(duel.words("fr").outcome(duel.outcome(p) ?? never())).toBe("2 pions contre 1. Une grande victoire");
  });

  test("SK-5.c if nobody fell both have lost", () => {
    const p = armed(duel, "drill");
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 2; i++) play(duel, p, "rest");
      if (round === 0) for (let i = 0; i < 2; i++) play(duel, p, "choose guard");
    }
    expect(duel.outcome(p)).toMatchObject({ results: { north: "lost", south: "lost" }, how: "nobody" });
    expect(duel.value(p, "north")).toBe(0);
  });
});

const never = (): never => {
  throw new Error("the game is not over");
};

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
    expect(duel.words("en").seat("south", duel.sight(p, "watcher"))).toBe("south (red)");
    expect(duel.words("en").seat("south")).toBe("south");
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
    const fields = Array.from({ length: 30 }, (_, i) => `field-${i + 1}`);
    const long = makeSkirmish(packOf({ ...SMALL, rounds: 120, fields }, "long"));
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
    expect(journal.header.pack).toBe(duel.pack.id);
    expect(verify(duel, journal)).toMatchObject({ ok: true });
    expect(verify(skirmish, journal)).toEqual({
      ok: false,
      entry: 0,
      reason: `It was played with the components ${duel.pack.id}; these are ${skirmish.pack.id} (standard).`,
    });
  });

  test("SK-1.c does not hold where the scenario says so", () => {
    const tight = makeSkirmish(packOf({ ...DUEL, capacity: 1, fields: ["a", "b", "c", "d"] }, "tight"));
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
  });

  test("two packs lie side by side on one shelf, and a journal finds its own", () => {
    const shelf = new Shelf([skirmishRules]);
    const tight = shelf.add(packOf({ ...SMALL, capacity: 15 }, "roomy"));
    const standard = shelf.standard("skirmish");
    expect(shelf.packs("skirmish")).toEqual([standard.pack, tight.pack]);
    const [here, there] = [begun(standard as Skirmish), begun(tight as Skirmish)].map(({ header }) => header);
    expect(shelf.find(here)).toBe(standard);
    expect(shelf.find(there)).toBe(tight);
    expect(shelf.find({ ...there, rules: 1 })).toBeNull();
    expect(shelf.find({ ...there, pack: "another" })).toBeNull();
  });

  test("a pack that does not fit changes nothing, and the place of the fault is named", () => {
    const shelf = new Shelf([skirmishRules]);
    const scenarios = SMALL.scenarios.with(2, { id: "drill", flags: { crowded: false, plain: "no" as never } });
    expect(() => shelf.add(packOf({ ...SMALL, scenarios }, "bad"))).toThrow(
      'scenarios[2].flags.plain: must be true or false, not "no".',
    );
    expect(() => shelf.add({ ...SMALL_PACK, game: "chess" })).toThrow('There is no game "chess" here');
    expect(shelf.packs("skirmish")).toHaveLength(1);
  });
});
