/** The primer in every language: it draws, names rules of the book, and takes its figures from the pack. */
import { LANGUAGES, type Language, type Pack } from "@rubicon/engine";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import sheet from "../map/geography.json" with { type: "json" };
import { primerOn } from "./index.tsx";

const { standard } = juliusCaesarRules;
const game = juliusCaesarRules.make(standard);

function drawn(language: Language, pack: Pack = standard): string {
  const Primer = primerOn(sheet)(juliusCaesarRules.make(pack), pack);
  return renderToStaticMarkup(
    <Router ssrPath="/primer">
      <Primer language={language} />
    </Router>,
  );
}

test.each(LANGUAGES)("every rule that a picture names stands in the book (%s)", async (language) => {
  const named = [...drawn(language).matchAll(/href="\/rules\/julius-caesar\/([^"]+)"/g)].map(([, rule]) => rule);
  const known = new Set((await game.rulebook(language)).rules.map(({ id }) => id));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
});

test.each(LANGUAGES)("whatever is drawn has a name, and nothing is left out (%s)", (language) => {
  const primer = drawn(language);
  expect(primer).not.toMatch(/undefined|NaN|\[object/);
  for (const [, label] of primer.matchAll(/role="img" aria-label="([^"]*)"/g)) expect(label).not.toBe("");
});

test("figures are those of the pack", () => {
  const printed = JSON.stringify(standard.components).replace('"victoryPoints":10', '"victoryPoints":12');
  const mine = { ...standard, name: "mine", components: JSON.parse(printed) };
  expect(drawn("en", mine)).toContain("12 points or more win the game.");
});
