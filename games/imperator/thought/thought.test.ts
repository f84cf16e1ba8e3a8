/** What bots go by at a table of Imperator. */
import { type Dice, type EventShape, pick, seededDice } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import type { Act } from "../acts.ts";
import { imperator as game } from "../index.ts";
import type { Position } from "../position.ts";
import { SCENARIO_IDS } from "../scenarios.ts";
import { BOTH, SEATS } from "../sides.ts";
import { FEATURES } from "./features.ts";
import { makeThought, thought } from "./index.ts";
import { isBetween, moverOf, partOfYear } from "./moments.ts";
import set from "./weights.json" with { type: "json" };

const MOST = 1_200;

/** Positions in which somebody decides, on the way of a game at random. */
function* decisions(scenario: string, seed: string, every: number): Generator<Position> {
  const dice = seededDice(seed);
  const p = game.begin(scenario, {});
  game.open(p, dice);
  for (let n = 0; n < MOST && game.toMove(p) !== "over"; n++) {
    if (n % every === 0) yield p;
    game.play(p, pick(game.legal(p), dice), dice);
  }
}

const everywhere = (every: number) =>
  SCENARIO_IDS.map((id) => [id, () => decisions(id, `thought ${id}`, every)] as const);

const keep = (p: Position): string => game.hash(p);

describe.each(everywhere(17))("in %s", (_, walk) => {
  test("the plain player plays legal acts and leaves the table as it is", () => {
    for (const p of walk()) {
      const before = keep(p);
      const act = thought.script(p, seededDice("plain"));
      expect(game.refuse(p, act), act.do).toBeNull();
      expect(keep(p)).toBe(before);
    }
  });

  test("weeds leave something to do, and only what was there", () => {
    for (const p of walk()) {
      const legal = game.legal(p);
      const acts: Act[] = [...legal];
      thought.weed(p, acts);
      expect(acts.length).toBeGreaterThan(0);
      for (const act of acts) expect(legal).toContain(act);
    }
  });

  test("what is good for one is bad for the other, and never more than certain", () => {
    for (const p of walk()) {
      const [one, other] = SEATS.map((seat) => thought.value(p, seat));
      expect(one).toBeCloseTo(-other, 9);
      expect(Math.abs(one)).toBeLessThan(1);
      const into: number[] = [];
      thought.measure(p, into);
      expect(into).toHaveLength(FEATURES.length);
      for (const [i, number] of into.entries()) expect(Number.isFinite(number), FEATURES[i]).toBe(true);
    }
  });

  test("a plan can be carried out in the world that it was made for, and its chain ends", () => {
    let plans = 0;
    for (const p of walk()) {
      // IMP-6.3.f: where the plague is, dice fall on the way.
      if (thought.chain(p) === 0 || thought.depth(p) > 0 || p.box.zones.some((zone) => p.infested[zone] > 0)) continue;
      const propose = thought.proposals(p);
      const before = keep(p);
      for (let i = 0; i < 3; i++) {
        const plan = propose(seededDice(`plan ${i}`));
        carryOut(p, plan, seededDice(`plan ${i}`));
        if (plan.length > 0) plans++;
      }
      expect(keep(p)).toBe(before);
    }
    expect(plans).toBeGreaterThan(5);
  });
});

/** Acts of a plan are legal when their turn comes, whatever is asked in between, as long as no die has fallen otherwise. */
function carryOut(p: Position, plan: readonly Act[], random: Dice): void {
  const at = game.copy(p);
  const chain = thought.chain(p);
  for (const act of plan) {
    if (thought.chain(at) !== chain) return;
    expect(game.refuse(at, act), act.do).toBeNull();
    game.play(at, act, random);
    // Who is called on, struck at or stricken does what the dice say (IMP-4.5G.i, IMP-6.3.c).
    if (thought.level(act) === 0 && act.do !== "take") return;
    if (act.do === "win-over") return;
    while (isBetween(at)) game.play(at, thought.script(at, random), random);
  }
}

test("moments never go back, and one passes with every sequence", () => {
  let last = Number.NEGATIVE_INFINITY;
  const seen = new Set<number>();
  for (const p of decisions("s2_parthian_war", "moments", 1)) {
    const now = thought.moment(p);
    expect(now).toBeGreaterThanOrEqual(last);
    expect(partOfYear(p)).toBeGreaterThanOrEqual(0);
    expect(partOfYear(p)).toBeLessThanOrEqual(1);
    last = now;
    seen.add(now);
  }
  expect(seen.size).toBeGreaterThan(8);
});

test("all moves of a sequence are one plan, whoever is asked in between", () => {
  for (const p of decisions("s4_five_emperors", "chains", 1)) {
    const mover = moverOf(p);
    if (thought.chain(p) === 0) continue;
    expect(mover).not.toBeNull();
    expect(BOTH).toContain(mover);
    expect(isBetween(p)).toBe(false);
  }
});

test("the weights are those of the features, by name", () => {
  for (const name of Object.keys(set.weights)) expect(FEATURES).toContain(name);
  expect(thought.weights).toHaveLength(FEATURES.length);
  expect(() => makeThought([1, 2])).toThrow(`There are ${FEATURES.length} features, but 2 weights.`);
});

test("what a player would shake his head at is counted for whoever did it, and a game at random is full of it", () => {
  const { sense } = thought;
  const counts = new Map<string, number>();
  const dice = seededDice("sense");
  const p = game.begin("s4_five_emperors", {});
  game.open(p, dice);
  for (let n = 0; n < MOST && game.toMove(p) !== "over"; n++) {
    const before = game.copy(p);
    const act = pick(game.legal(p), dice);
    const events: EventShape[] = [];
    game.play(p, act, dice, (event) => events.push(event));
    sense?.look(before, act, events, (blunder, seat) => {
      expect(sense.blunders).toContain(blunder);
      expect(SEATS).toContain(seat);
      counts.set(blunder, (counts.get(blunder) ?? 0) + 1);
    });
  }
  expect(counts.get("hopeless attacks")).toBeGreaterThan(0);
  expect(counts.get("leaders alone among enemies")).toBeGreaterThan(0);
});
