import { LANGUAGES } from "@rubicon/engine";
import { expect, test } from "vitest";
import { fetchRefusals, saying } from "./refusals.ts";

test("what the server refuses is said in the language of the page, once its words are here", async () => {
  expect(saying("fr", "no-pack")).toBeNull();
  await Promise.all(LANGUAGES.map(fetchRefusals));
  const said = LANGUAGES.map((language) => saying(language, "no-pack"));
  expect(new Set(said).size).toBe(LANGUAGES.length);
  expect(said).not.toContain(null);
});

test("a name that is not known leaves the server its own words", async () => {
  await fetchRefusals("en");
  for (const code of ["unheard-of", "constructor", ""]) expect(saying("en", code)).toBeNull();
});
