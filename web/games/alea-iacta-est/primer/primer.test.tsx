/** The primer in every language: it draws, names rules of the book, and takes its figures from the pack. */
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { COLUMNS } from "@rubicon/alea-iacta-est/components";
import { expect, test } from "vitest";
import { drawnBy, primerSuite } from "../../../series/primer/testing.tsx";
import { kitOf } from "../kit.ts";
import sheet from "../map/geography.json" with { type: "json" };
import { pharsalusIn } from "./Fighting.tsx";
import { primerOn } from "./index.tsx";

const { standard } = aleaIactaEstRules;
const SUBJECT = { ruleset: aleaIactaEstRules, primer: primerOn(sheet) };
const drawn = drawnBy(SUBJECT);

primerSuite({ ...SUBJECT, least: { rules: 90, pictures: 18 }, columns: COLUMNS });

test("AIE-8.3.b, AIE-CT.h, AIE-CT.d the battle that is drawn is reckoned as the lesson has it", () => {
  expect(pharsalusIn(kitOf(aleaIactaEstRules.make(standard), standard, sheet))).toMatchObject({
    strengths: [54, 52],
    qualities: [3, 2],
    baseColumn: "1/1",
    column: "5/4",
    modifier: 1,
    row: 7,
  });
});

test("figures are those of the pack", () => {
  const printed = JSON.stringify(standard.components).replace('"roma":{"zone":"italia-1","points":2', (roma) =>
    roma.replace(/2$/, "4"),
  );
  expect(printed).not.toBe(JSON.stringify(standard.components));
  const mine = { ...standard, name: "mine", components: JSON.parse(printed) };
  expect(drawn("en", mine)).toContain("Roma: 1 each year, and 4 control points");
});
