/** The balanced pack: it can be played, and nothing differs but what is listed, reconstructed and explained. */
import { labelOf, provenanceAt, stepsTo } from "@rubicon/engine";
import { differingPaths } from "@rubicon/series/testing";
import { describe, expect, test } from "vitest";
import { aleaIactaEstRules } from "../index.ts";
import { BALANCED, BALANCING } from "./balanced.ts";
import { WITH_PROVENANCE } from "./provenance.ts";
import { STANDARD } from "./standard.ts";

const changes = BALANCING.flatMap((each) => each.changes);
const stepsOf = (at: string) => stepsTo(STANDARD.components, at);
const inOrder = (paths: readonly (readonly (string | number)[])[]): string[] =>
  paths.map((path) => path.join(".")).sort();

describe("the balanced pack", () => {
  test("fits the rules, and is another than the one that the game comes with", () => {
    const game = aleaIactaEstRules.make(BALANCED);
    expect(game.pack).toEqual({ id: labelOf(BALANCED).id, name: "Balanced" });
    expect(game.pack.id).not.toBe(labelOf(STANDARD).id);
    for (const { id } of game.scenarios) expect(game.broken(game.begin(id, {}))).toBeNull();
  });

  test("differs in what is listed, and in nothing else", () => {
    const paths = differingPaths(STANDARD.components, BALANCED.components);
    expect(inOrder(paths)).toEqual(inOrder(changes.map(({ at }) => stepsOf(at))));
  });

  test("is changed in reconstructed values alone, and says of each what it was and why it is changed", () => {
    for (const { at, from, why } of changes) {
      expect([at, provenanceAt(WITH_PROVENANCE, stepsOf(at)).from]).toEqual([at, "ours"]);
      expect([at, from]).not.toEqual([at, undefined]);
      expect(why).toMatch(/\w+ \w+/);
    }
  });
});
