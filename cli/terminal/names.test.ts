/** What things are called in a game, and what nothing is. */
import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { type Game, openTable } from "@rubicon/engine";
import { expect, test } from "vitest";
import { meantBy, menuOf, typedWords } from "./menu.ts";
import { namesNear, strangersAmong } from "./names.ts";
import { whyNot } from "./why.ts";

const game: Game = aleaIactaEst;

test("names, parts of names, kinds of acts and words of acts are known in every language; all else is strange", () => {
  expect(strangersAmong(game, "en", ["legio-x", "legio", "end-moves", "epirus", "fight", "zama"])).toEqual(["zama"]);
  expect(strangersAmong(game, "fr", ["legio-1", "combattre", "tous", "fought"])).toEqual(["legio-1", "fought"]);
});

test("what is nearly a name is found, and nothing where nothing is near", () => {
  expect(namesNear(game, "legio-1")).toEqual(["legio-I", "legio-V", "legio-X"]);
  expect(namesNear(game, "ceasar")).toEqual(["caesar"]);
  expect(namesNear(game, "nonsense")).toEqual([]);
});

test("names with capitals in them are typed without", async () => {
  const dice = { kind: "seed", seed: "capitals" } as const;
  const { position } = openTable(game, { scenario: "pharsalus", dice });
  const table = {
    ...({ game, language: "en" } as const),
    legal: () => game.legal(position),
    refuse: (act: ReturnType<Game["legal"]>[number]) => game.refuse(position, act),
  };
  const take = game.acts.read({ do: "take", piece: "legio-X" });
  expect(meantBy(menuOf(game, [take], "en"), "legio-x").items).toHaveLength(1);
  expect(await whyNot(table, typedWords("Legio-X"))).not.toEqual([]);
});
