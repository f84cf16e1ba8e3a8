import { pick, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { SIDES } from "../blocks.ts";
import { juliusCaesar } from "../index.ts";
import type { Position } from "../position.ts";
import { inSteps } from "../steps/index.ts";
import { legal, play, textOf, turnWith } from "../testing/table.ts";
import { FEATURES } from "./features.ts";
import { thought } from "./index.ts";
import { SUITE } from "./suite/index.ts";
import learned from "./weights.json" with { type: "json" };

/** Positions from random games, at every so many decisions. */
function* positions(seed: string, every: number): Generator<Position> {
  const dice = seededDice(seed);
  for (const scenario of ["historical", "free"]) {
    const p = juliusCaesar.begin(scenario);
    juliusCaesar.open(p, dice);
    for (let n = 1; inSteps.toMove(p) !== "over"; n++) {
      if (n % every === 0) yield p;
      inSteps.play(p, pick(inSteps.legal(p), dice), dice);
    }
  }
}

test("the script's act is legal everywhere, and a game ends by it", () => {
  for (const p of positions("script", 3)) expect(inSteps.refuse(p, thought.script(p, seededDice(1)))).toBeNull();
  const dice = seededDice("to the end");
  const p = juliusCaesar.begin("historical");
  juliusCaesar.open(p, dice);
  for (let n = 0; inSteps.toMove(p) !== "over"; n++) {
    expect(n).toBeLessThan(5000);
    inSteps.play(p, thought.script(p, dice), dice);
  }
});

test("JC-7.2.b the script never holds fire", () => {
  for (const p of positions("fire", 1))
    if (inSteps.question(p).ask === "battleTurn") expect(thought.script(p, seededDice(1)).do).not.toBe("pass");
});

test("a free set-up comes to an end", () => {
  const p = juliusCaesar.begin("free");
  juliusCaesar.open(p, seededDice("free"));
  for (let i = 0; i < 2; i++) {
    const acts = [...juliusCaesar.legal(p)];
    thought.weed(p, acts);
    expect(acts.map((act) => act.do)).toEqual(["deployed"]);
    juliusCaesar.play(p, acts[0], seededDice("free"));
  }
  expect(juliusCaesar.question(p).ask).not.toBe("deploy");
});

test("weeds leave something, add nothing, and take out what nobody should do", () => {
  for (const p of positions("weeds", 2)) {
    const all = inSteps.legal(p);
    const kept = [...all];
    thought.weed(p, kept);
    expect(kept.length).toBeGreaterThan(0);
    for (const act of kept) expect(all).toContain(act);
    const kinds = new Set(kept.map((act) => act.do));
    if (kinds.size > 1) for (const weed of ["pass", "end-levy"] as const) expect(kinds).not.toContain(weed);
  }
});

test("a moment grows as the game goes on", () => {
  let before = -1;
  const dice = seededDice("moments");
  const p = juliusCaesar.begin("historical");
  juliusCaesar.open(p, dice);
  while (inSteps.toMove(p) !== "over") {
    expect(thought.moment(p)).toBeGreaterThanOrEqual(before);
    before = thought.moment(p);
    inSteps.play(p, pick(inSteps.legal(p), dice), dice);
  }
  expect(thought.moment(p)).toBe(Number.POSITIVE_INFINITY);
});

test("within a chain nothing is thrown and nothing comes to light", () => {
  const noDice = {
    roll(): number {
      throw new Error("a die was thrown");
    },
  };
  for (const p of positions("chains", 5)) {
    const chain = thought.chain(p);
    if (chain === 0) continue;
    for (const act of inSteps.legal(p)) {
      const after = juliusCaesar.copy(p);
      let revealed = false;
      const seat = inSteps.toMove(p);
      try {
        inSteps.play(after, act, noDice, (event) => {
          revealed ||= event.reveals === true;
        });
      } catch {
        // A die was thrown: whatever follows is another chain.
        continue;
      }
      if (after.stack.length > 0 && thought.chain(after) === chain) {
        expect(inSteps.toMove(after)).toBe(seat);
        // A defector who goes home is seen by his old side alone.
        if (act.do !== "disband") expect(revealed).toBe(false);
      }
    }
  }
});

test("plans that end alike have the same key, and others another", () => {
  const start = () => turnWith({ map: { genua: ["legio-7", "legio-8"] }, cards: { caesar: "3/1", pompeius: "2/1" } });
  const keyAfter = (acts: readonly string[]): number => {
    const p = start();
    play(p, acts);
    return thought.key(p);
  };
  const [to7, to8] = ["move legio-7 massilia", "move legio-8 massilia"];
  const one = keyAfter(["activate genua", to7, "halt", to8, "halt", "end-moves"]);
  expect(keyAfter(["activate genua", to8, "halt", to7, "halt", "end-moves"])).toBe(one);
  expect(keyAfter(["activate genua", to8, "halt", "end-group", "end-moves"])).not.toBe(one);
});

describe("value", () => {
  test("is as good for the one as it is bad for the other", () => {
    for (const p of positions("value", 17)) {
      const [caesar, pompeius] = SIDES.map((seat) => thought.value(p, seat));
      expect(caesar).toBe(-pompeius);
      expect(Math.abs(caesar)).toBeLessThanOrEqual(1);
    }
  });

  test("every feature is a number, and every weight in the file has its feature", () => {
    const row: number[] = [];
    for (const p of positions("features", 17)) {
      thought.measure(p, row);
      expect(row).toHaveLength(FEATURES.length);
      for (const each of row) expect(Number.isFinite(each)).toBe(true);
    }
    for (const name of Object.keys(learned.weights)) expect(FEATURES).toContain(name);
  });

  test("does not depend on who looks: hidden things count as they are in the position alone", () => {
    const p = turnWith({ historical: true, cards: { caesar: "3/1", pompeius: "2/1" } });
    const before = juliusCaesar.hash(p);
    thought.value(p, "caesar");
    expect(juliusCaesar.hash(p)).toBe(before);
  });

  test("refuses weights that are not one for each feature", () => {
    expect(() => thought.weighing([1, 2])).toThrow(`There are ${FEATURES.length} features, but 2 weights.`);
  });
});

test("proposals are acts of the game, and some of them can be done", () => {
  for (const p of positions("proposals", 11)) {
    if (thought.chain(p) === 0 || thought.depth(p) > 0) continue;
    const propose = thought.proposals(p);
    const random = seededDice("lots");
    const acts: Act[] = Array.from({ length: 20 }, () => propose(random)).flat();
    for (const act of acts) expect(juliusCaesar.acts.read(juliusCaesar.acts.write(act))).toBe(act);
    if (acts.length > 0) expect(acts.some((act) => inSteps.refuse(p, act) === null)).toBe(true);
  }
});

test("secret choices: every kind that the other may have chosen can be settled", () => {
  const { secrets } = thought;
  if (secrets === undefined) throw new Error("cards are chosen in secret");
  let asked = 0;
  for (const p of positions("secrets", 1)) {
    if (!secrets.asked(p)) continue;
    asked++;
    const seat = inSteps.toMove(p);
    const [mine] = inSteps.legal(p);
    for (const kind of secrets.theirs(p, seat)) {
      const after = juliusCaesar.copy(p);
      expect(secrets.settle(after, seat, mine, kind, seededDice(1))).toBe(true);
      expect(juliusCaesar.broken(after)).toBeNull();
    }
  }
  expect(asked).toBeGreaterThan(20);
});

test.each(SUITE.map((puzzle) => [puzzle.id, puzzle] as const))("the puzzle %s can be asked", (_, puzzle) => {
  const p = puzzle.begin();
  expect(inSteps.toMove(p)).toBe(puzzle.seat);
  expect(legal(p).length).toBeGreaterThan(1);
  expect(textOf(inSteps.legal(p)[0])).not.toBe("");
  expect(puzzle.begin()).not.toBe(p);
});
