import type { Rulebook } from "@rubicon/engine";
import { expect, test } from "vitest";
import { chaptersOf, folded, found, snippets } from "./book.ts";

const BOOK: Rulebook = {
  chapters: { "X-1": "Aim", "X-1.2": "Winter", "X-H": "Hidden" },
  rules: [
    { id: "X-1.1.a", text: "La partie se joue à deux." },
    { id: "X-1.2.a", text: "L’hiver clôt l’année ; Cléopâtre rentre en Égypte." },
    { id: "X-1.2.b", text: "En hiver, les navis rentrent au port." },
    { id: "X-H.a", text: "Les blocs sont cachés." },
  ],
};

const ids = (query: string): string[] => found(BOOK, query).map(({ id }) => id);

test("rules stand under the chapter with the longest number", () => {
  expect(chaptersOf(BOOK).map(({ id, title, rules }) => [id, title, rules.length])).toEqual([
    ["X-1", "Aim", 1],
    ["X-1.2", "Winter", 2],
    ["X-H", "Hidden", 1],
  ]);
});

test("a rule under no chapter is not lost", () => {
  const lonely: Rulebook = { chapters: {}, rules: [{ id: "Y-1", text: "Alone." }] };
  expect(chaptersOf(lonely)).toEqual([{ id: "", title: "", rules: lonely.rules }]);
});

test("accents, capitals and kinds of apostrophes do not matter in a search", () => {
  expect(ids("cleopatre")).toEqual(["X-1.2.a"]);
  expect(ids("EGYPTE l'hiver")).toEqual(["X-1.2.a"]);
  expect(ids("hiver rentrent")).toEqual(["X-1.2.b"]);
  expect(ids("éléphant")).toEqual([]);
});

test("numbers find rules, with the letters of the game or without", () => {
  expect(ids("x-1.2")).toEqual(["X-1.2.a", "X-1.2.b"]);
  expect(ids("1.2.b")).toEqual(["X-1.2.b"]);
  expect(ids("1.2 égypte")).toEqual(["X-1.2.a"]);
  expect(ids("  ")).toHaveLength(4);
});

test("what was found is marked in the text as it is written", () => {
  expect(snippets("Cléopâtre, l’Égypte", "egypte cleo")).toEqual([
    { at: 0, text: "Cléo", sought: true },
    { at: 4, text: "pâtre, l’", sought: false },
    { at: 13, text: "Égypte", sought: true },
  ]);
  expect(snippets("Nothing", "")).toEqual([{ at: 0, text: "Nothing", sought: false }]);
  expect(snippets("", "x")).toEqual([]);
});

test("folding keeps every letter in its place", () => {
  for (const text of ["Éé’œ İ ß 𝕏", "à la Ville"]) expect(folded(text)).toHaveLength(text.length);
});
