/** What things are called in a game, and what nothing is. */
import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { type Game, LANGUAGES, openTable } from "@rubicon/engine";
import { imperator } from "@rubicon/imperator";
import { describe, expect, test } from "vitest";
import { meantBy, menuOf, typedWords, wordsOf } from "./menu.ts";
import { asNamed, namesNear, strangersAmong } from "./names.ts";
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

describe.each<Game>([aleaIactaEst, imperator])("in $title", (volume) => {
  test.each(LANGUAGES)("every name that is shown can be typed, with spaces in it or joined: %s", (language) => {
    const pieces = volume.acts.makers.find(({ kind }) => kind === "take")?.fields[0][1].names ?? [];
    const acts = pieces.map((piece) => volume.acts.read({ do: "take", piece }));
    const items = menuOf(volume, acts, language);
    const saidOfAll = wordsOf(items[0].text).filter((word) =>
      items.every(({ names }) => names.slice(2).includes(word)),
    );
    expect(items.length).toBeGreaterThan(50);
    for (const { text, act } of items) {
      const shown = wordsOf(text).filter((word) => word !== "" && !saidOfAll.includes(word));
      for (const typed of [shown.join(" "), shown.join("-")]) {
        const found = meantBy(items, typed);
        expect([found.plain, found.items.map((item) => item.act)], typed).toEqual([true, [act]]);
        expect(strangersAmong(volume, language, typedWords(typed)), typed).toEqual([]);
      }
    }
  });
});

test("whoever asks why names things as they are shown, too", () => {
  const naves = ["naves-4sp-t1-2"];
  for (const typed of ["naves-12", "Naves 12", "naves-4sp-t1-2"])
    expect(asNamed(game, "en", typedWords(typed)), typed).toEqual(naves);
  expect(asNamed(game, "en", typedWords("naves 12 graecia 4"))).toEqual([...naves, "graecia-4"]);
  expect(asNamed(game, "en", ["naves", "nonsense"])).toEqual(["naves", "nonsense"]);
  expect(asNamed(imperator, "en", ["parthi-5"])).toEqual(["parthes-5"]);
});
