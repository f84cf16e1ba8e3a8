/** What the thoughts of both volumes have to keep to, over games at random in every scenario. */
import { type ActShape, type Dice, type Game, pick, type Seat, seededDice, type Thought } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { BOTH, type Side } from "../sides.ts";

export interface Thinker<P extends object, A extends ActShape> {
  readonly game: Game<P, A>;
  readonly thought: Thought<P, A>;
  readonly scenarios: readonly string[];
  readonly seats: readonly Seat[];
  /** The scenario over which moments and chains are looked at. */
  readonly followed: string;
  /** Acts that are walked through. */
  readonly most: number;
  moverOf(p: P): Side | null;
  partOfYear(p: P): number;
  /** Where the plague is, dice fall on the way. */
  isPlagued(p: P): boolean;
  /** After these one's plan goes as the dice fall. */
  isLuck(act: A): boolean;
}

/** Positions in which somebody decides, on the way of a game at random. */
export function* decisions<P extends object, A extends ActShape>(
  { game, most }: Pick<Thinker<P, A>, "game" | "most">,
  scenario: string,
  seed: string,
  every: number,
): Generator<P> {
  const dice = seededDice(seed);
  const p = game.begin(scenario, {});
  game.open(p, dice);
  for (let n = 0; n < most && game.toMove(p) !== "over"; n++) {
    if (n % every === 0) yield p;
    const legal = game.legal(p);
    // What is offered for a set-up is taken, so that the years come.
    game.play(p, legal.find((act) => act.do === "deployed") ?? pick(legal, dice), dice);
  }
}

export function thoughtsAreSound<P extends object, A extends ActShape>(thinker: Thinker<P, A>): void {
  const { game, thought, scenarios, seats, followed, moverOf, partOfYear, isPlagued, isLuck } = thinker;
  const isBetween = (p: P): boolean => thought.isBetween?.(p) ?? false;
  const everywhere = scenarios.map((id) => [id, () => decisions(thinker, id, `thought ${id}`, 17)] as const);

  /** Every act of a plan is legal when its turn comes, whatever is asked in between, as long as no die has fallen otherwise. */
  const carryOut = (p: P, plan: readonly A[], random: Dice): void => {
    const at = game.copy(p);
    const chain = thought.chain(p);
    for (const act of plan) {
      if (thought.chain(at) !== chain) return;
      expect(game.refuse(at, act), act.do).toBeNull();
      game.play(at, act, random);
      if (isLuck(act)) return;
      while (isBetween(at)) game.play(at, thought.script(at, random), random);
    }
  };

  describe.each(everywhere)("in %s", (_, walk) => {
    test("the plain player plays legal acts and leaves the table as it is", () => {
      for (const p of walk()) {
        const before = game.hash(p);
        const act = thought.script(p, seededDice("plain"));
        expect(game.refuse(p, act), act.do).toBeNull();
        expect(game.hash(p)).toBe(before);
      }
    });

    test("weeds leave something to do, and only what was there", () => {
      for (const p of walk()) {
        const legal = game.legal(p);
        const acts = [...legal];
        thought.weed(p, acts);
        expect(acts.length).toBeGreaterThan(0);
        for (const act of acts) expect(legal).toContain(act);
      }
    });

    test("what is good for one is bad for the other, and never more than certain", () => {
      for (const p of walk()) {
        const [one, other] = seats.map((seat) => thought.value(p, seat));
        expect(one).toBeCloseTo(-other, 9);
        expect(Math.abs(one)).toBeLessThan(1);
        const into: number[] = [];
        thought.measure(p, into);
        expect(into).toHaveLength(thought.features.length);
        for (const [i, number] of into.entries()) expect(Number.isFinite(number), thought.features[i]).toBe(true);
      }
    });

    test("a plan can be carried out in the world that it was made for, and its chain ends", () => {
      let plans = 0;
      for (const p of walk()) {
        if (thought.chain(p) === 0 || thought.depth(p) > 0 || isPlagued(p)) continue;
        const propose = thought.proposals(p);
        const before = game.hash(p);
        for (let i = 0; i < 3; i++) {
          const plan = propose(seededDice(`plan ${i}`));
          carryOut(p, plan, seededDice(`luck ${i}`));
          if (plan.length > 0) plans++;
        }
        expect(game.hash(p)).toBe(before);
      }
      expect(plans).toBeGreaterThan(5);
    });
  });

  test("moments never go back, and one passes with every sequence", () => {
    let last = Number.NEGATIVE_INFINITY;
    const seen = new Set<number>();
    for (const p of decisions(thinker, followed, "moments", 1)) {
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
    let moves = 0;
    for (const p of decisions(thinker, followed, "chains", 1)) {
      if (thought.chain(p) === 0) continue;
      expect(BOTH).toContain(moverOf(p));
      expect(isBetween(p)).toBe(false);
      moves++;
    }
    expect(moves).toBeGreaterThan(50);
  });

  test("there is a weight for every feature, and none for anything else", () => {
    const { features } = thought;
    for (const weights of thought.families) expect(weights).toHaveLength(features.length);
    for (const scenario of scenarios) expect(thought.families).toContain(thought.weightsAt(game.begin(scenario)));
    expect(() => thought.weighing([1, 2])).toThrow(`There are ${features.length} features, but 2 weights.`);
  });
}
