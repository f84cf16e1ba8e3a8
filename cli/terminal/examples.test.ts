/** The examples of the help, at tables of every game: what they promise is so. */
import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { type ActShape, type Game, openTable } from "@rubicon/engine";
import { imperator } from "@rubicon/imperator";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { describe, expect, test } from "vitest";
import { skirmish } from "../testing/skirmish.ts";
import { examplesAt } from "./examples.ts";
import { meantBy, menuOf, typedWords } from "./menu.ts";
import { type Askable, whyNot } from "./why.ts";

const GAMES: readonly Game[] = [skirmish, juliusCaesar, aleaIactaEst, imperator];

/** A table somewhere in the first acts of a game, whichever they are. */
function tableAfter(game: Game, acts: number): Askable {
  const dice = { kind: "seed", seed: `examples ${acts}` } as const;
  const table = openTable(game, { scenario: game.scenarios[0].id, dice });
  for (let i = 0; i < acts && table.toMove !== "over"; i++) {
    const legal = game.legal(table.position);
    table.act(table.toMove, legal[(7 * i) % legal.length]);
  }
  return {
    game,
    language: "en",
    legal: () => game.legal(table.position),
    refuse: (act: ActShape) => game.refuse(table.position, act),
  };
}

describe.each(GAMES)("in $title", (game) => {
  test.each([0, 1, 2, 5, 15, 40, 41, 90])(
    "after %i acts one example is an act, and the other forbidden",
    async (acts) => {
      const table = tableAfter(game, acts);
      const { act, forbidden } = examplesAt(table);
      const { items, plain } = meantBy(menuOf(game, table.legal(), "en"), act);
      expect([items.length, plain], act).toEqual([1, true]);
      expect(await whyNot(table, typedWords(forbidden)), forbidden).not.toEqual([]);
    },
  );
});
