/** What the rules of each game speak of, drawn beside them. */
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import { LANGUAGES, type Ruleset } from "@rubicon/engine";
import { imperatorRules } from "@rubicon/imperator";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { RulePictures } from "../lesson/form.ts";
import alea from "./alea-iacta-est/map/geography.json" with { type: "json" };
import { inRulesOn as ofAlea } from "./alea-iacta-est/primer/in-rules.tsx";
import imperator from "./imperator/map/geography.json" with { type: "json" };
import { inRulesOn as ofImperator } from "./imperator/primer/in-rules.tsx";
import caesar from "./julius-caesar/map/geography.json" with { type: "json" };
import { inRulesOn as ofCaesar } from "./julius-caesar/primer/in-rules.tsx";

const GAMES: readonly (readonly [id: string, ruleset: Ruleset, pictures: RulePictures])[] = [
  [
    ...(["julius-caesar", juliusCaesarRules] as const),
    ofCaesar(caesar)(juliusCaesarRules.make(juliusCaesarRules.standard), juliusCaesarRules.standard),
  ],
  [
    ...(["alea-iacta-est", aleaIactaEstRules] as const),
    ofAlea(alea)(aleaIactaEstRules.make(aleaIactaEstRules.standard), aleaIactaEstRules.standard),
  ],
  [
    ...(["imperator", imperatorRules] as const),
    ofImperator(imperator)(imperatorRules.make(imperatorRules.standard), imperatorRules.standard),
  ],
];

test.each(GAMES)("pictures of %s stand beside rules of the book, and none is empty", async (_id, ruleset, pictures) => {
  const game = ruleset.make(ruleset.standard);
  for (const language of LANGUAGES) {
    const known = new Set((await game.rulebook(language)).rules.map(({ id }) => id));
    expect(Object.keys(pictures).length).toBeGreaterThan(10);
    expect(Object.keys(pictures).filter((rule) => !known.has(rule))).toEqual([]);
    for (const [rule, Picture] of Object.entries(pictures)) {
      const drawn = renderToStaticMarkup(<Picture language={language} />);
      expect(drawn, rule).toMatch(/<path|<text|<use/);
      expect(drawn, rule).not.toMatch(/undefined|NaN/);
    }
  }
});
