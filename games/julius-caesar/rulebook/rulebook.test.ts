import { LANGUAGES } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { NO_BORDER, type Place } from "../board.ts";
import { box } from "../testing/table.ts";
import { CHAPTER_IDS, RULE_IDS, rulebook } from "./index.ts";

const books = await Promise.all(LANGUAGES.map(async (language) => ({ language, book: await rulebook(box, language) })));

test("no rule and no chapter is numbered twice", () => {
  expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
  expect(new Set(CHAPTER_IDS).size).toBe(CHAPTER_IDS.length);
  expect(RULE_IDS).toHaveLength(248);
});

test("every rule stands under exactly one chapter, and every chapter over some rules that follow each other", () => {
  const chapters = RULE_IDS.map((id) => CHAPTER_IDS.filter((chapter) => id.startsWith(chapter)));
  for (const [index, found] of chapters.entries()) expect(found, RULE_IDS[index]).toHaveLength(1);
  const inOrder = chapters.flat().filter((chapter, index, all) => chapter !== all[index - 1]);
  expect(inOrder).toEqual([...CHAPTER_IDS]);
});

describe.each(books)("the book in $language", ({ book }) => {
  test("has every rule once, in the order of the book", () => {
    expect(book.rules.map(({ id }) => id)).toEqual([...RULE_IDS]);
  });

  test("has a heading for every chapter and no other", () => {
    expect(Object.keys(book.chapters)).toEqual([...CHAPTER_IDS]);
    for (const heading of Object.values(book.chapters)) expect(heading).toMatch(/^\p{Lu}.{1,40}$/u);
    expect(new Set(Object.values(book.chapters)).size).toBe(CHAPTER_IDS.length);
  });

  test("is written in whole sentences of a readable length", () => {
    for (const { id, text } of book.rules) {
      expect(text, id).toMatch(/^\p{Lu}.*\.$/su);
      expect(text, id).not.toMatch(/\s{2}|\n|[’‘“”]/);
      expect(text.length, id).toBeGreaterThan(20);
      expect(text.length, id).toBeLessThan(400);
    }
  });

  test("says nothing twice", () => {
    expect(new Set(book.rules.map(({ text }) => text)).size).toBe(RULE_IDS.length);
  });

  test("speaks to players: no numbers of rules or rulings, no programmers' shorthand", () => {
    for (const { id, text } of book.rules) {
      expect(text, id).not.toMatch(/\bJC-|\bR\d|§|\bP[12]\b|\b[ML]P\b|\bundefined\b|[`{}_]/);
    }
  });
});

test("no text is the same in two languages", () => {
  for (const [index, id] of RULE_IDS.entries()) {
    expect(new Set(books.map(({ book }) => book.rules[index].text)).size, id).toBe(LANGUAGES.length);
  }
});

describe("facts survive translation", () => {
  const titled = (places: readonly Place[]): string[] => places.map((place) => box.placeTitles[place]);
  const cities = titled(box.cities);
  const seas = titled(box.seas);
  // Players shorten the seas: Internum for Mare Internum.
  const names = [...cities, ...seas.map((sea) => sea.replace(/^(?:Mare|Pontus|Oceanus) /, ""))];
  const islands = ["Corsica", "Sardinia", "Sicilia", "Cyprus"];
  // Strength I is left out: in Italian it is an article too.
  const FACT = new RegExp(`\\b(?:${[...names, ...islands].join("|")}|[ABCD]\\d|III?|IV|\\d+(?:/\\d+)?)\\b`, "g");
  const factsOf = (text: string) => [...new Set([...text.matchAll(FACT)].map(([fact]) => fact))].sort();

  test("every language names the same places, ratings and figures", () => {
    for (const [index, id] of RULE_IDS.entries()) {
      const [english, ...others] = books.map(({ book }) => factsOf(book.rules[index].text));
      for (const other of others) expect(other, id).toEqual(english);
    }
  });

  const english = books[LANGUAGES.indexOf("en")].book;
  const citiesIn = (text: string) => factsOf(text).filter((fact) => cities.includes(fact));
  const citiesWhere = (holds: (city: Place) => boolean) => titled(box.cities.filter(holds)).sort();
  const textOf = new Map(english.rules.map(({ id, text }) => [id, text]));

  test("lists of ports and of valued cities are those of the map", () => {
    const portLists = RULE_IDS.map((id) => textOf.get(id) ?? "").filter((text) => text.startsWith("Ports of "));
    expect(portLists).toHaveLength(box.seas.length);
    for (const sea of box.seas) {
      const title = box.placeTitles[sea];
      const list = portLists.find((text) => text.startsWith(`Ports of ${title}:`)) ?? "";
      expect(citiesIn(list), title).toEqual(citiesWhere((city) => box.between[city][sea] !== NO_BORDER));
    }
    const major = [...textOf.values()].find((text) => text.startsWith("The major ports")) ?? "";
    expect(citiesIn(major)).toEqual(citiesWhere((city) => box.isMajorPort[city]));
    const valued = [...textOf.values()].find((text) => text.startsWith("Some cities")) ?? "";
    expect(citiesIn(valued)).toEqual(citiesWhere((city) => box.value[city] > 0));
  });
});
