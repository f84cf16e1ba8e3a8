import { LANGUAGES } from "@rubicon/engine";
import { describe, expect, test } from "vitest";
import { box } from "../testing/table.ts";
import { CHAPTER_IDS, RULE_IDS, rulebook } from "./index.ts";

const books = await Promise.all(LANGUAGES.map(async (language) => ({ language, book: await rulebook(box, language) })));

test("no rule and no chapter is numbered twice", () => {
  expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
  expect(new Set(CHAPTER_IDS).size).toBe(CHAPTER_IDS.length);
  expect(RULE_IDS).toHaveLength(716);
});

test("every rule stands under exactly one chapter, and every chapter over some rules that follow each other", () => {
  const chapters = RULE_IDS.map((id) => CHAPTER_IDS.filter((chapter) => id.startsWith(chapter)));
  for (const [index, found] of chapters.entries()) expect(found, RULE_IDS[index]).toHaveLength(1);
  const inOrder = chapters.flat().filter((chapter, index, all) => chapter !== all[index - 1]);
  expect(inOrder).toEqual([...CHAPTER_IDS]);
});

/** "3.4.1" or "F.4". */
const REFERENCE = /\b(?:\d+\.\d+(?:\.\d+)?|[A-F]\.\d+)\b/g;
/** Steps that the phases are said to have. */
const STEPS = ["E.1", "E.2", "E.3", "F.1", "F.2", "F.3", "F.4", "F.5", "F.6", "F.7"];

describe.each(books)("the book in $language", ({ language, book }) => {
  test("has every rule once, in the order of the book", () => {
    expect(book.rules.map(({ id }) => id)).toEqual([...RULE_IDS]);
  });

  test("has a heading for every chapter and no other", () => {
    expect(Object.keys(book.chapters)).toEqual([...CHAPTER_IDS]);
    for (const heading of Object.values(book.chapters)) expect(heading).toMatch(/^\p{Lu}.{0,39}$/u);
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

  test("speaks to players: no numbers of rulings, no programmers' shorthand", () => {
    for (const { id, text } of book.rules) {
      expect(text, id).not.toMatch(/\bAIE-|\bR\d|\bW\d|§|\.\.|\b(?:CAES|REP|FLs?|undefined|NaN)\b|[`{}_[\]<>=]/);
      expect(text, id).not.toMatch(/\b(?:PEACE|WAR|ALLEGIANCE)\b/);
      // Frenchmen know their SMC; ratings stand as they are printed.
      if (language === "en") expect(text, id).not.toMatch(/\b(?:SMCs?|VPs?|CP)\b/);
    }
  });

  test("points only to sections and steps there are", () => {
    for (const { id, text } of book.rules)
      for (const [reference] of text.matchAll(REFERENCE)) {
        const found = STEPS.includes(reference) || RULE_IDS.some((rule) => rule.startsWith(`AIE-${reference}.`));
        expect(found, `${id} points to ${reference}`).toBe(true);
      }
  });
});

test("no text is the same in two languages", () => {
  for (const [index, id] of RULE_IDS.entries()) {
    expect(new Set(books.map(({ book }) => book.rules[index].text)).size, id).toBe(LANGUAGES.length);
  }
});

const english = books[LANGUAGES.indexOf("en")].book;
const leaders = box.leaders.map((leader) => box.pieceTitles[leader]);
/** Any of these names, the longest that fits. */
const oneOf = (names: readonly string[]): string =>
  [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(".", "\\."))
    .join("|");

describe("facts survive translation", () => {
  // Roma and the Germani are left out: in Italian Rome and Germans are called so, too.
  const peoples = [...box.peopleTitles].filter((title) => title !== "Germani");
  const names = oneOf([...box.zoneTitles, ...box.regionTitles, ...peoples, ...leaders]);
  // Names, years, dice and figures as they are printed; not the numbers of sections.
  const FACT = new RegExp(`(?<![\\p{L}\\d])(?:${names}|d6|d10|[-+]?\\d+(?:/\\d+)*)(?![\\p{L}\\d])`, "gu");
  const factsOf = (text: string): string => {
    const facts = [...text.replaceAll(REFERENCE, "").matchAll(FACT)].map(([fact]) => fact);
    return [...new Set(facts)].sort().join(", ");
  };

  const others = books.filter(({ language }) => language !== "en");
  test.each(others)(
    "the book in $language names the same places, people and figures as the English one",
    ({ book }) => {
      const differing = RULE_IDS.map((id, index) => ({
        id,
        here: factsOf(book.rules[index].text),
        english: factsOf(english.rules[index].text),
      })).filter(({ here, english: there }) => here !== there);
      expect(differing).toEqual([]);
    },
  );
});

describe("figures are those of the box", () => {
  const textOf = new Map(english.rules.map(({ id, text }) => [id, text]));

  test("of every region", () => {
    for (const region of box.regions) {
      const title = box.regionTitles[region];
      expect(textOf.get("AIE-3.1.1.b")).toContain(`${title} ${box.garrison[region]}`);
      expect(textOf.get("AIE-9.4.h")).toContain(`${title} ${box.recruits[region].join("/")}`);
      expect(textOf.get("AIE-10.2.b")).toContain(`${title} ${box.points[region]}`);
    }
  });

  test("of every Roman leader: he enters once", () => {
    const entries = ["AIE-LT.a", "AIE-LT.b", "AIE-LT.c"].map((id) => textOf.get(id)).join(" ");
    const entering = entries.replace("Caesar's death", "").match(new RegExp(`\\b(?:${oneOf(leaders)})\\b`, "g"));
    expect(entering?.sort()).toEqual(box.romanLeaders.map((leader) => box.pieceTitles[leader]).sort());
  });
});
