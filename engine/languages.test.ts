import { expect, test } from "vitest";
import { fetchedFrom, withLater } from "./languages.ts";

const counted = () => {
  const fetched: string[] = [];
  const from = (word: string) => async () => {
    fetched.push(word);
    return word;
  };
  return { fetched, languages: fetchedFrom({ en: from("yes"), fr: from("oui"), it: from("sì") }) };
};

test("a language is fetched once, and the others are not", async () => {
  const { fetched, languages } = counted();
  await languages.fetchLanguage("fr");
  await languages.fetchLanguage("fr");
  expect([languages.inLanguage("fr"), fetched]).toEqual(["oui", ["oui"]]);
});

test("whoever reads one too soon is given the promise of it", async () => {
  const { languages } = counted();
  const thrown = ((): unknown => {
    try {
      return languages.inLanguage("it");
    } catch (promise) {
      return promise;
    }
  })();
  expect(thrown).toBeInstanceOf(Promise);
  await thrown;
  expect(languages.inLanguage("it")).toBe("sì");
});

test("of words that come later none is asked for before one is read, and then all at once", () => {
  let asked = 0;
  const words = withLater<{ name: string }, { deeds: string; board: string }>(
    { name: "Roma" },
    { deeds: true, board: true },
    () => {
      asked++;
      return { deeds: "done", board: "map" };
    },
  );
  expect([words.name, asked]).toEqual(["Roma", 0]);
  expect([words.board, words.deeds, asked]).toEqual(["map", "done", 1]);
  expect(Object.keys(words)).toEqual(["name", "deeds", "board"]);
});
