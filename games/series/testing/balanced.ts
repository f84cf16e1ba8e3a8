/** What the balanced pack of a volume has to be: it can be played, and nothing differs but what is listed, reconstructed and explained. */
import { type Json, labelOf, type Pack, provenanceAt, type Ruleset, stepsTo, type Variation } from "@rubicon/engine";
import { expect, test } from "vitest";
import { differingPaths } from "./packs.ts";

export interface Balancing {
  readonly rules: Ruleset;
  readonly balanced: Pack;
  /** What was changed, by groups. */
  readonly balancing: readonly Variation[];
  readonly withProvenance: Json;
}

export function balancedPackIsSound({ rules, balanced, balancing, withProvenance }: Balancing): void {
  const { standard } = rules;
  const changes = balancing.flatMap((each) => each.changes);
  const stepsOf = (at: string) => stepsTo(standard.components, at);
  const inOrder = (paths: readonly (readonly (string | number)[])[]): string[] =>
    paths.map((path) => path.join(".")).sort();

  test("fits the rules, and is another than the one that the game comes with", () => {
    const game = rules.make(balanced);
    expect(game.pack).toEqual({ id: labelOf(balanced).id, name: "Balanced" });
    expect(game.pack.id).not.toBe(labelOf(standard).id);
    for (const { id } of game.scenarios) expect(game.broken(game.begin(id, {}))).toBeNull();
  });

  test("differs in what is listed, and in nothing else", () => {
    const paths = differingPaths(standard.components, balanced.components);
    expect(inOrder(paths)).toEqual(inOrder(changes.map(({ at }) => stepsOf(at))));
  });

  test("is changed in reconstructed values alone, and says of each what it was and why it is changed", () => {
    expect(changes.length).toBeGreaterThan(0);
    for (const { at, from, why } of changes) {
      expect([at, provenanceAt(withProvenance, stepsOf(at)).from]).toEqual([at, "ours"]);
      expect([at, from]).not.toEqual([at, undefined]);
      expect(why).toMatch(/\w+ \w+/);
    }
  });
}
