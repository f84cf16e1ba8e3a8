/** What every game promises of its packs: the standard one fits, damaged ones are refused with the place of the fault. */
import { describe, expect, test } from "vitest";
import { seededDice } from "../dice.ts";
import { BadInput, type Game } from "../game.ts";
import { canonical } from "../json.ts";
import { labelOf, type Pack, parsePack, type Ruleset, writePack } from "../packs.ts";
import { Shelf } from "../shelf.ts";
import { must } from "./must.ts";
import { damaged } from "./random.ts";

/** Damaged packs that are tried. */
const TRIES = 300;
/** A place in the components, and what is wrong there. */
const PLACED = /^[\w-]+(\.[\w-]+|\[\d+\])*: /;

export function packSuite(ruleset: Ruleset): void {
  describe(`the packs of ${ruleset.title}`, () => {
    test("the standard pack fits, and says what it is", () => {
      const game = ruleset.make(ruleset.standard);
      expect(game.pack).toEqual(labelOf(ruleset.standard));
      expect([game.id, game.rules]).toEqual([ruleset.id, ruleset.rules]);
      expect(ruleset.standard.game).toBe(ruleset.id);
      const file = parsePack(writePack(ruleset.standard));
      expect(ruleset.make(file).pack).toEqual(game.pack);
    });

    test("a damaged pack is refused with the place of the fault, or it is another pack", () => {
      const random = seededDice("packs");
      const standard = labelOf(ruleset.standard).id;
      for (let i = 0; i < TRIES; i++) {
        const components = damaged(ruleset.standard.components, random);
        tryPack(ruleset, { ...ruleset.standard, components }, standard);
      }
    });
  });
}

function tryPack(ruleset: Ruleset, pack: Pack, standard: string): void {
  try {
    const { id } = ruleset.make(pack).pack;
    // A strange value may happen to be the one that stood there, and its field then comes last.
    must(id !== standard || canonical(pack.components) === canonical(ruleset.standard.components), "alike");
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    // What is wrong with the whole has no place of its own.
    must(PLACED.test(error.message) || error.message.startsWith("The components: "), `"${error.message}" has no place`);
  }
}

/** The same rules, but for a change in the games that they make: for tests with a fault in them. */
export function altered<G extends Game>(ruleset: Ruleset<G>, change: (game: G) => G): Ruleset<G> {
  return { ...ruleset, make: (pack) => change(ruleset.make(pack)) };
}

export const shelfOf = (...rulesets: readonly Ruleset[]): Shelf => new Shelf(rulesets);
