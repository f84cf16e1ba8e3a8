/** A page held against what axe knows of WCAG 2.1 AA, by day on a desk and by lamplight on a phone. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, Result, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES: RunOptions = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] },
  resultTypes: ["violations"],
};
/** Where everything stands is only worked out when something is wrong: that takes as long as all the rest. */
const AT_FIRST: RunOptions = { ...RULES, selectors: false };

/** Colours do not depend on the size, nor what is laid out on the colours: each is looked at once. */
export const DESK = { colorScheme: "light", size: { width: 1440, height: 900 } } as const;
export const PHONE_AT_NIGHT = { colorScheme: "dark", size: { width: 390, height: 844 } } as const;

declare global {
  interface Window {
    readonly axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * Blocks, counters, cards and the tablets of Fronts are pictures of wood and paper: numerals and letters stand on them where a printed one carries them,
 * and axe strings those together ("4moves1levy", "IIIC313"). Their names give the same in words, in an order fit for
 * listening, so that the name need not contain that string. Everything else is held to the rule.
 */
const isPicture = (rule: string, html: string): boolean =>
  rule === "label-content-name-mismatch" &&
  /^<(?:button|g)\b[^>]*\sdata-thing="(?:block|card|piece|counter|front):/.test(html);

async function violations(page: Page): Promise<string[]> {
  // Not as a script of the page, whose policy forbids it, but from outside of it.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  if (faulty(await run(page, AT_FIRST)).length === 0) return [];
  return faulty(await run(page, RULES)).flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 4)
      .map(({ target, html, failureSummary }) => `${id}: ${help}\n${target.join(" ")}\n${html}\n${failureSummary}`),
  );
}

const run = (page: Page, rules: RunOptions): Promise<AxeResults | undefined> =>
  page.evaluate((options) => window.axe?.run(options), rules);

/** What is broken, and by what; pictures aside. */
function faulty(found: AxeResults | undefined): Result[] {
  if (found === undefined) throw new Error("axe is not in the page.");
  return found.violations
    .map((rule) => ({ ...rule, nodes: rule.nodes.filter(({ html }) => !isPicture(rule.id, html)) }))
    .filter(({ nodes }) => nodes.length > 0);
}

/** In both colours and both sizes, without loading it again. */
export async function isSoundIn(page: Page, looks = [PHONE_AT_NIGHT, DESK]): Promise<void> {
  for (const { colorScheme, size } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize(size);
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
    expect(await violations(page), `${page.url()}, ${colorScheme}, ${size.width} wide`).toEqual([]);
  }
}
