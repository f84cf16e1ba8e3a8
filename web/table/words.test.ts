/** Texts of the table: every language says everything, and none says it in another's words. */
import { LANGUAGES, type Language } from "@rubicon/engine";
import { expect, test } from "vitest";
import { helpWords } from "./help-words.ts";
import { KEY_CAPS, KEYS, keyName } from "./keys.ts";
import { tableWords } from "./words.ts";

/** All of them together. */
const textsIn = (language: Language): readonly (readonly [string, string])[] =>
  textsOf({ ...tableWords[language], help: helpWords[language] });

/** Every text with its path; sentences with blanks are filled in. */
function textsOf(node: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node === "function")
    return [[path, String(node(/\.(?:silent|done)$/.test(path) ? ["Roma"] : "Roma", "Livia"))]];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

test.each(LANGUAGES)("no text is empty or left in blanks (%s)", (language) => {
  for (const [path, text] of textsIn(language)) {
    expect(text.trim(), path).not.toBe("");
    expect(text, path).not.toMatch(/undefined|\bnull\b|\$\{|TODO/);
  }
});

test("sentences of the languages differ, but for names", () => {
  const en = new Map(textsIn("en"));
  for (const language of ["fr", "it"] as const)
    for (const [path, text] of textsIn(language))
      if (text.split(" ").length > 3) expect(text, path).not.toBe(en.get(path));
});

test("French signs of two parts keep their space from the line's end", () => {
  for (const [path, text] of textsIn("fr")) expect(text, path).not.toMatch(/ [:;?!»]|« /);
});

test("every key is explained and none stands for two things", () => {
  const all = Object.values(KEYS).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const language of LANGUAGES)
    expect(Object.keys(helpWords[language].key).sort()).toEqual(Object.keys(KEY_CAPS).sort());
});

test("keys count without Ctrl and Alt, and only where nothing else has used them", () => {
  const pressed = { key: "u", ctrlKey: false, metaKey: false, altKey: false, target: null, defaultPrevented: false };
  expect(keyName(pressed)).toBe("undo");
  expect(keyName({ ...pressed, key: "U" })).toBe("undo");
  expect(keyName({ ...pressed, ctrlKey: true })).toBeNull();
  expect(keyName({ ...pressed, defaultPrevented: true })).toBeNull();
  expect(keyName({ ...pressed, key: "x" })).toBeNull();
});
