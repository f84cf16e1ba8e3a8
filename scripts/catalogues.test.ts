import { expect, test } from "vitest";
import { PUT_IN, sources, textsOf } from "./catalogues.ts";

/** A space that keeps a sign on the line of its word: narrow or not. */
const KEEPS = "[\\u00a0\\u202f]";
const END = `(?=[\\s${PUT_IN}.,)]|$)`;

/** What no text of a language may hold. A name of a command, in the terminal, may end in a sign of its own. */
const WRONG: readonly { readonly what: string; readonly of: readonly string[]; readonly looks: RegExp }[] = [
  { what: "a sign of two parts that may fall to the next line", of: ["fr"], looks: new RegExp(` [;:?!»]${END}`, "u") },
  {
    what: "quotation marks without their spaces",
    of: ["fr"],
    looks: new RegExp(`«(?!${KEEPS})|(?<!${KEEPS})»`, "u"),
  },
  {
    what: "a sign of two parts without its space",
    of: ["fr"],
    looks: new RegExp(`[\\p{L}\\d)${PUT_IN}»][;?!:](?=\\s|$)|^[;?!:](?=\\s|$)`, "u"),
  },
  {
    what: "an apostrophe of typewriters",
    of: ["en", "fr", "it"],
    looks: new RegExp(`[\\p{L}${PUT_IN}]'[\\p{L}${PUT_IN}]`, "u"),
  },
  { what: "three points for one sign", of: ["en", "fr", "it"], looks: /\.\.\./ },
  { what: "a space before the three points", of: ["en", "fr", "it"], looks: /\p{L}[\s\u00a0\u202f]…/u },
];

/** Acts as they are typed in the terminal: there a semicolon parts commands. */
const TYPED = /legio-13 roma; [a-z]+; end-?[ \w]*/g;

const found = sources().flatMap((file) => textsOf(file));

test("the catalogues are found, and each language has about as much to say as the others", () => {
  const count = (language: string): number => found.filter((text) => text.language === language).length;
  expect(count("en")).toBeGreaterThan(6_000);
  for (const language of ["fr", "it"]) {
    expect(count(language)).toBeGreaterThan(0.9 * count("en"));
    expect(count(language)).toBeLessThan(1.1 * count("en"));
  }
});

test.each(WRONG)("no text has $what", ({ of, looks }) => {
  const wrong = found.filter(({ language, text }) => of.includes(language) && looks.test(text.replaceAll(TYPED, "")));
  expect(wrong).toEqual([]);
});

test("what is wrong is found wherever a language is written", () => {
  const seen = (file: string, source: string): readonly string[] =>
    textsOf(file, source).flatMap(({ language, text }) =>
      WRONG.filter(({ of, looks }) => of.includes(language) && looks.test(text)).map(({ what }) => what),
    );
  expect(seen("web/words.ts", "export const w = { fr: { a: 'Où ?' }, it: { a: 'Dove?' } };")).toHaveLength(1);
  expect(seen("games/x/fr/acts.ts", "export const a = 'Ici: ' + 1;")).toHaveLength(1);
  expect(seen("cli/words.ts", 'const english = { a: "It\'s" }; const italian = { a: "L\'ora ..." };')).toHaveLength(3);
  expect(seen("web/x-fr.ts", "export const a = 'Dites « oui »';")).toHaveLength(2);
  expect(seen("web/words.ts", "export const w = { fr: (n: number) => n === 1 ? 'un' : 'deux' };")).toEqual([]);
});
