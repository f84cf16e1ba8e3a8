/** What every primer must do: draw in every language, name what it draws, and cite rules of the book. */
import { type Game, LANGUAGES, type Language, type Pack, type Ruleset } from "@rubicon/engine";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Router } from "wouter";
import type { MakePrimer } from "../../lesson/form.ts";

interface Subject {
  readonly ruleset: Ruleset;
  readonly primer: MakePrimer;
  /** It cites no fewer rules, and has no fewer pictures. */
  readonly least: { readonly rules: number; readonly pictures: number };
  /** The columns of the combat table. */
  readonly columns: readonly string[];
}

/** The page as it is drawn, with a pack. */
export const drawnBy =
  ({ ruleset, primer }: Pick<Subject, "ruleset" | "primer">) =>
  (language: Language, pack: Pack = ruleset.standard): string => {
    const Primer = primer(ruleset.make(pack), pack);
    return renderToStaticMarkup(
      <Router ssrPath="/primer">
        <Primer language={language} />
      </Router>,
    );
  };

/** Text as it is read, without what is drawn. */
export const readIn = (markup: string): string =>
  markup
    .replaceAll(/<svg.*?<\/svg>/gs, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

export function primerSuite(subject: Subject): void {
  const { ruleset, least, columns } = subject;
  const game: Game = ruleset.make(ruleset.standard);
  const drawn = drawnBy(subject);

  test.each(LANGUAGES)("every rule that a picture names stands in the book (%s)", async (language) => {
    const links = new RegExp(`href="/rules/${game.id}/([^"]+)"`, "g");
    const named = [...drawn(language).matchAll(links)].map(([, rule]) => rule);
    const known = new Set((await game.rulebook(language)).rules.map(({ id }) => id));
    expect(named.length).toBeGreaterThan(least.rules);
    expect(named.filter((rule) => !known.has(rule))).toEqual([]);
  });

  test.each(LANGUAGES)("whatever is drawn has a name, and nothing is left out (%s)", (language) => {
    const primer = drawn(language);
    expect(primer).not.toMatch(/undefined|NaN|\[object/);
    const labels = [...primer.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, label]) => label);
    expect(labels.length).toBeGreaterThan(least.pictures);
    expect(labels.filter((label) => label === "")).toEqual([]);
    expect(primer, "a piece that the pack does not know").not.toMatch(
      /<svg class="volp-picture"[^>]*><\/svg>|<g transform="[^"]*"><\/g>/,
    );
  });

  test("AIE-CT.m, IMP-TC.a the combat table is there with all its cells, and one of them is ringed", () => {
    const [table] = /<table>.*?<\/table>/s.exec(drawn("en")) ?? [""];
    expect([...table.matchAll(/<td /g)].length).toBe(12 * columns.length);
    expect([...table.matchAll(/<td class="[^"]* now"/g)].length).toBe(1);
  });
}
