/** What every rulebook must pass: whole, in order, readable, and saying the same in every language. */
import { describe, expect, test } from "vitest";
import type { Rulebook } from "../game.ts";
import { LANGUAGES, type Language } from "../words.ts";

export interface Books {
  readonly ruleIds: readonly string[];
  readonly chapterIds: readonly string[];
  book(language: Language): Promise<Rulebook>;
  /** How many rules the book has: none is lost unnoticed. */
  readonly count: number;
  /** Programmers' shorthand, numbers of rules and rulings. */
  readonly shorthand: RegExp;
  /** What must not stand in one language, though it may in others. */
  readonly foreign?: Readonly<Partial<Record<Language, RegExp>>>;
  /** "AIE": texts point to sections ("see 3.4.1") and to steps ("E.1"), which must be there. */
  readonly sections?: { readonly of: string; readonly steps: readonly string[] };
  /** Names that every language must name alike, by what they name. */
  names(language: Language): ReadonlyMap<string, string>;
  /** Figures that must be the same in every language: dice, ratings, years. */
  readonly figures: string;
}

/** "3.4.1" or "F.4". */
const REFERENCE = /\b(?:\d+\.\d+(?:\.\d+)?|[A-F]\.\d+)\b/g;
const LONGEST = 400;

export async function rulebookSuite(books: Books): Promise<void> {
  const { ruleIds, chapterIds, sections } = books;
  const all = await Promise.all(LANGUAGES.map(async (language) => ({ language, book: await books.book(language) })));

  test("no rule and no chapter is numbered twice", () => {
    expect(new Set(ruleIds).size).toBe(ruleIds.length);
    expect(new Set(chapterIds).size).toBe(chapterIds.length);
    expect(ruleIds).toHaveLength(books.count);
  });

  test("every rule stands under a chapter, and every chapter over some rules that follow each other", () => {
    const chapters = ruleIds.map((id) => chapterOver(chapterIds, id));
    for (const [index, chapter] of chapters.entries()) expect(chapter, ruleIds[index]).not.toBe("");
    expect(chapters.filter((chapter, index) => chapter !== chapters[index - 1])).toEqual([...chapterIds]);
  });

  describe.each(all)("the book in $language", ({ language, book }) => {
    test("has every rule once, in the order of the book", () => {
      expect(book.rules.map(({ id }) => id)).toEqual([...ruleIds]);
    });

    test("has a heading for every chapter and no other", () => {
      expect(Object.keys(book.chapters)).toEqual([...chapterIds]);
      for (const heading of Object.values(book.chapters)) expect(heading).toMatch(/^\p{Lu}.{1,40}$/u);
      expect(new Set(Object.values(book.chapters)).size).toBe(chapterIds.length);
    });

    test("is written in whole sentences of a readable length", () => {
      for (const { id, text } of book.rules) {
        expect(text, id).toMatch(/^[\p{Lu}\d].*\.$/su);
        expect(text, id).not.toMatch(/\s{2}|\n|[‘“”]|\p{L}'\p{L}/u);
        expect(text.length, id).toBeGreaterThan(20);
        expect(text.length, id).toBeLessThan(LONGEST);
      }
    });

    test("says nothing twice", () => {
      expect(new Set(book.rules.map(({ text }) => text)).size).toBe(ruleIds.length);
    });

    test("speaks to players: no numbers of rules or rulings, no programmers' shorthand", () => {
      for (const { id, text } of book.rules) {
        expect(text, id).not.toMatch(/\bR\d|§|\.\.|\b(?:undefined|NaN)\b|[`{}_[\]<>=]/);
        expect(text, id).not.toMatch(books.shorthand);
        const foreign = books.foreign?.[language];
        if (foreign !== undefined) expect(text, id).not.toMatch(foreign);
      }
    });

    if (sections !== undefined)
      test("points only to sections and steps there are", () => {
        for (const { id, text } of book.rules)
          for (const [reference] of text.matchAll(REFERENCE))
            expect(isThere(books, reference), `${id} points to ${reference}`).toBe(true);
      });
  });

  test("no text is the same in two languages", () => {
    for (const [index, id] of ruleIds.entries())
      expect(new Set(all.map(({ book }) => book.rules[index].text)).size, id).toBe(LANGUAGES.length);
  });

  describe("facts survive translation", () => {
    const english = all[LANGUAGES.indexOf("en")].book;
    const factsOf = (language: Language): ((text: string) => string) => {
      const names = books.names(language);
      const fact = new RegExp(`(?<![\\p{L}\\d])(?:${oneOf([...names.keys()])}|${books.figures})(?![\\p{L}\\d])`, "gu");
      return (text) => {
        const plain = sections === undefined ? text : text.replaceAll(REFERENCE, "");
        const found = [...plain.matchAll(fact)].map(([each]) => names.get(each) ?? each);
        return [...new Set(found)].sort().join(", ");
      };
    };
    const inEnglish = factsOf("en");

    test.each(all.filter(({ language }) => language !== "en"))(
      "the book in $language names the same places, people and figures as the English one",
      ({ language, book }) => {
        const here = factsOf(language);
        const differing = ruleIds
          .map((id, index) => ({
            id,
            here: here(book.rules[index].text),
            english: inEnglish(english.rules[index].text),
          }))
          .filter((each) => each.here !== each.english);
        expect(differing).toEqual([]);
      },
    );
  });
}

/** Any of these names, the longest that fits. */
export const oneOf = (names: readonly string[]): string =>
  [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.()]/g, "\\$&"))
    .join("|");

/** The chapter with the longest number that the rule starts with. */
const chapterOver = (chapters: readonly string[], rule: string): string =>
  chapters.reduce((over, chapter) => (rule.startsWith(chapter) && chapter.length > over.length ? chapter : over), "");

/** A section may be divided by a letter: 4.5 into 4.5G and 4.5S. */
function isThere({ sections, ruleIds }: Books, reference: string): boolean {
  if (sections === undefined) return false;
  const section = `${sections.of}-${reference}`;
  const goesOn = (id: string): boolean => id.startsWith(section) && /^[A-Z]?\./.test(id.slice(section.length));
  return sections.steps.includes(reference) || ruleIds.some(goesOn);
}
