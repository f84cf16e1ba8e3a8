/** What deployments that are kept with a game have to be: lawful, played through the rules, and of the game as it is. */
import { describe, expect, test } from "vitest";
import type { ActShape } from "../acts.ts";
import { seededDice } from "../dice.ts";
import type { Game } from "../game.ts";
import type { Deploying, Deployments, Placement } from "../thought.ts";

export interface Kept<P extends object, A extends ActShape> {
  readonly game: Game<P, A>;
  readonly deploying: Deploying<P, A>;
  /** The file that they are read from. */
  readonly file: { readonly from: object; readonly scenarios: Deployments };
  /** Those in which somebody sets up as he likes. */
  readonly free: readonly string[];
}

export function deploymentsAreSound<P extends object, A extends ActShape>(kept: Kept<P, A>): void {
  const { game, deploying, file, free } = kept;

  /** The tables at which somebody deploys, the others having set up as it is offered to them. */
  const tablesOf = (scenario: string, seed = "deploying"): P[] => {
    const dice = seededDice(seed);
    const p = game.begin(scenario, {});
    game.open(p, dice);
    const tables: P[] = [];
    for (; deploying.side(p) !== null; game.play(p, game.byDefault(p), dice)) tables.push(game.copy(p));
    return tables;
  };

  /** Where it leads to do all that, each of it lawful. */
  const done = (p: P, acts: readonly A[]): P => {
    const at = game.copy(p);
    for (const act of acts) {
      expect(game.refuse(at, act), JSON.stringify(game.acts.write(act))).toBeNull();
      expect(game.legal(at)).toContain(act);
      game.play(at, act, seededDice("none falls"));
    }
    expect(game.broken(at)).toBeNull();
    return at;
  };

  test("they were found with the game as it is", () => {
    expect(file.from).toMatchObject({ game: game.id, rules: game.rules, pack: game.pack.id });
  });

  test("somebody sets up as he likes in these scenarios and in no other", () => {
    const asked = game.scenarios.map(({ id }) => id).filter((id) => tablesOf(id).length > 0);
    expect(asked).toEqual(free);
    for (const scenario of Object.keys(file.scenarios)) expect(free).toContain(scenario);
  });

  describe.each(free)("%s", (scenario) => {
    test("what is kept can be laid by its side, and then stands as it is written", () => {
      const tables = tablesOf(scenario);
      expect(tables).toHaveLength(game.seats.length);
      expect(Object.keys(file.scenarios[scenario] ?? {})).toSatisfy((sides: string[]) =>
        sides.every((side) => tables.some((p) => deploying.side(p) === side)),
      );
      for (const p of tables) {
        const known = file.scenarios[scenario]?.[deploying.side(p) ?? ""] ?? [];
        expect(deploying.kept(p)).toEqual(known);
        for (const { placement } of known) {
          const acts = deploying.lay(p, placement);
          if (acts === null) throw new Error("cannot be laid");
          const laid = done(p, acts);
          expect(deploying.side(laid)).toBe(deploying.side(p));
          expect(whereEverybodyIs(deploying.placement(laid))).toMatchObject(whereEverybodyIs(placement));
        }
        const shares = known.reduce((sum, { share }) => sum + share, 0);
        if (known.length > 0) expect(shares).toBeCloseTo(1, 2);
      }
    });

    test("it can be laid from wherever one has got to", () => {
      for (const p of tablesOf(scenario, "elsewhere")) {
        const offered = deploying.placement(p);
        const random = seededDice("recast");
        let at = p;
        for (let i = 0; i < 4; i++) at = done(at, deploying.recast(at, random));
        const back = deploying.lay(at, offered);
        if (back !== null) expect(deploying.placement(done(at, back))).toEqual(offered);
        expect(deploying.lay(p, offered)).toEqual([]);
      }
    });

    test("a small change is lawful and moves few, and a bold one is lawful", () => {
      for (const p of tablesOf(scenario)) {
        const offered = whereEverybodyIs(deploying.placement(p));
        let changed = 0;
        for (let i = 0; i < 12; i++) {
          const random = seededDice(`change ${i}`);
          const varied = whereEverybodyIs(deploying.placement(done(p, deploying.vary(p, random))));
          const moved = Object.keys(offered).filter((name) => offered[name] !== varied[name]).length;
          expect(moved).toBeLessThanOrEqual(2);
          if (moved > 0) changed++;
          done(p, deploying.recast(p, random));
        }
        expect(changed).toBeGreaterThan(0);
      }
    });

    test("who or where is unknown cannot be laid", () => {
      for (const p of tablesOf(scenario)) {
        const [{ at, pieces }] = deploying.placement(p);
        expect(deploying.lay(p, [{ at: "atlantis", pieces }])).toBeNull();
        expect(deploying.lay(p, [{ at, pieces: ["hannibal"] }])).toBeNull();
      }
    });
  });
}

const whereEverybodyIs = (placement: Placement): Record<string, string> =>
  Object.fromEntries(placement.flatMap(({ at, pieces }) => pieces.map((piece) => [piece, at] as const)));
