/** The primer in every language: it draws, names rules of the book, and takes its figures from the pack. */
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { COLUMNS } from "@rubicon/alea-iacta-est/components";
import { LANGUAGES, type Language, type Pack } from "@rubicon/engine";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import { kitOf } from "../kit.ts";
import sheet from "../map/geography.json" with { type: "json" };
import { pharsalusIn } from "./Fighting.tsx";
import { primerOn } from "./index.tsx";

const { standard } = aleaIactaEstRules;
const game = aleaIactaEstRules.make(standard);

function drawn(language: Language, pack: Pack = standard): string {
  const Primer = primerOn(sheet)(aleaIactaEstRules.make(pack), pack);
  return renderToStaticMarkup(
    <Router ssrPath="/primer">
      <Primer language={language} />
    </Router>,
  );
}

test.each(LANGUAGES)("every rule that a picture names stands in the book (%s)", async (language) => {
  const named = [...drawn(language).matchAll(/href="\/rules\/alea-iacta-est\/([^"]+)"/g)].map(([, rule]) => rule);
  const known = new Set((await game.rulebook(language)).rules.map(({ id }) => id));
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
});

test.each(LANGUAGES)("whatever is drawn has a name, and nothing is left out (%s)", (language) => {
  const primer = drawn(language);
  expect(primer).not.toMatch(/undefined|NaN|\[object/);
  const labels = [...primer.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels.length).toBeGreaterThan(18);
  expect(labels.filter((label) => label === "")).toEqual([]);
});

test("AIE-8.3.b, AIE-CT.h, AIE-CT.d the battle that is drawn is reckoned as the lesson has it", () => {
  expect(pharsalusIn(kitOf(game, standard, sheet))).toMatchObject({
    strengths: [54, 52],
    qualities: [3, 2],
    baseColumn: "1/1",
    column: "5/4",
    modifier: 1,
    row: 7,
  });
});

test("AIE-CT.m the combat table is there with all its cells, and one of them is ringed", () => {
  const [table] = /<table>.*?<\/table>/s.exec(drawn("en")) ?? [""];
  expect([...table.matchAll(/<td /g)].length).toBe(12 * COLUMNS.length);
  expect([...table.matchAll(/class="attacker now"/g)].length).toBe(1);
});

test("figures are those of the pack", () => {
  const printed = JSON.stringify(standard.components).replace('"roma":{"zone":"italia-1","points":2', (roma) =>
    roma.replace(/2$/, "4"),
  );
  expect(printed).not.toBe(JSON.stringify(standard.components));
  const mine = { ...standard, name: "mine", components: JSON.parse(printed) };
  expect(drawn("en", mine)).toContain("Roma: 1 each year, and 4 control points");
});
