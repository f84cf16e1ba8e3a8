import { expect, test } from "vitest";
import { GAMES } from "../games/list.ts";
import { rulesWords } from "../pages/rules/words.ts";
import { workshopWords } from "../workshop/words.ts";
import { de } from "./french.ts";

test("before a vowel it is cut short", () => {
  expect(["Julius Caesar", "Alea Iacta Est", "Imperator", "Élise", "Hadrianus"].map(de)).toEqual([
    ...["de Julius Caesar", "d’Alea Iacta Est", "d’Imperator", "d’Élise", "de Hadrianus"],
  ]);
});

test("and so it is with every game, wherever a page is called after it", () => {
  const titles = GAMES.map(({ title }) => title);
  expect(titles).toContain("Imperator");
  for (const title of titles)
    for (const said of [rulesWords.fr.of(title), workshopWords.fr.title(title)])
      expect(said).not.toMatch(/\bde [AEIOU]/);
});
