/**
 * `npm run rules`: which rules of each game are proved by a test.
 *
 * A game has a rulebook/ids.ts with all its rules. A rule is covered when the title of a test in the game's folder
 * cites it. Ids that no rulebook knows are reported wherever they stand, and so are rules no source file mentions.
 *
 * What games of a series share has no rulebook of its own: a line of it may be a line of several rulebooks, and cites
 * the ids of each. There a rule can be mentioned, but not proved: that is for every game to do by itself.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseArgs } from "node:util";
import { citationsIn, titlesOf } from "./rules-citations.ts";

export interface Coverage {
  readonly game: string;
  readonly total: number;
  readonly covered: number;
  /** Rules without a test. */
  readonly missing: readonly string[];
  /** Ids that are cited but do not exist. */
  readonly unknown: readonly { readonly id: string; readonly file: string; readonly line: number }[];
  /** Rules that no source file mentions. No fault: a rule may live in the data alone. */
  readonly uncited: readonly string[];
}

/** The folder of what several games share. */
const SERIES = "series";

/** Every game with a rulebook, by the name of its folder. */
export function coverageOf(root: string): Coverage[] {
  const games = join(root, "games");
  if (!existsSync(games)) return [];
  return readdirSync(games)
    .filter((game) => existsSync(join(games, game, "rulebook")))
    .sort()
    .map((game) => coverageOfGame(root, game));
}

function coverageOfGame(root: string, game: string): Coverage {
  const folder = join(root, "games", game);
  const rules = rulesIn(join(folder, "rulebook", "ids.ts"));
  const prefix = rules[0].slice(0, rules[0].indexOf("-"));
  const exists = (id: string) => rules.some((rule) => rule === id || rule.startsWith(`${id}.`));

  const proved = new Set<string>();
  const mentioned = new Set<string>();
  const unknown: Coverage["unknown"][number][] = [];
  const own = sourceFiles(folder);
  for (const file of [...own, ...sourceFiles(join(root, "games", SERIES))]) {
    const text = readFileSync(file, "utf8");
    const cited = citationsIn(text, prefix);
    const where = relative(root, file).split(sep).join("/");
    for (const { id, line } of cited) if (!exists(id)) unknown.push({ id, file: where, line });
    if (!file.endsWith(".test.ts")) for (const { id } of cited) mentioned.add(id);
    else if (own.includes(file))
      for (const title of titlesOf(text)) for (const { id } of citationsIn(title, prefix)) proved.add(id);
  }

  const missing = rules.filter((rule) => !proved.has(rule));
  const uncited = rules.filter((rule) => !mentioned.has(rule));
  const covered = rules.filter((rule) => proved.has(rule)).length;
  return { game, total: rules.length, covered, missing, unknown, uncited };
}

/** Read as text: the command runs on games that do not compile yet, too. A long book may be written in parts. */
function rulesIn(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const list = (/RULE_IDS\s*=\s*\[([^\]]*)\]/.exec(text) ?? /PARTS\s*=\s*\{([^}]*)\}/.exec(text))?.[1];
  const rules = [...(list ?? "").matchAll(/"([^"]+)"/g)].map(([, id]) => id);
  if (rules.length === 0) throw new Error(`${file} must hold the rules of its game: export const RULE_IDS = ["..."].`);
  return rules;
}

/** All TypeScript in a folder, if it is there, except a rulebook: that names every rule and proves none. */
function sourceFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        return ["node_modules", "dist", "rulebook"].includes(entry.name) ? [] : sourceFiles(path);
      }
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    });
}

export function passes({ missing, unknown }: Coverage): boolean {
  return missing.length === 0 && unknown.length === 0;
}

export function report({ game, total, covered, missing, unknown, uncited }: Coverage): string {
  const lines = [`${game}: ${covered}/${total} rules covered by tests (${percent(covered, total)} %)`];
  if (missing.length > 0) lines.push("  Without a test:", ...bySection(missing));
  if (unknown.length > 0) {
    lines.push("  Cited, but not in the rulebook:");
    for (const { id, file, line } of unknown) lines.push(`    ${id}  ${file}:${line}`);
  }
  if (uncited.length > 0) {
    lines.push(`  ${uncited.length} not mentioned in any source file (for information):`, ...bySection(uncited));
  }
  return lines.join("\n");
}

/** Rounded down: 100 means all. */
const percent = (part: number, whole: number): number => Math.floor((100 * part) / whole);

/** "JC-6.11: a b c", a line for each section. */
function bySection(rules: readonly string[]): string[] {
  const sections = new Map<string, string[]>();
  for (const rule of rules) {
    const cut = rule.lastIndexOf(".");
    const section = rule.slice(0, cut);
    sections.set(section, [...(sections.get(section) ?? []), rule.slice(cut + 1)]);
  }
  return [...sections].map(([section, letters]) => `    ${section}: ${letters.join(" ")}`);
}

/** What the command prints and how it ends. */
export function run(args: readonly string[], root: string): { text: string; code: number } {
  try {
    const options = { check: { type: "boolean" }, json: { type: "boolean" } } as const;
    const { check, json } = parseArgs({ args: [...args], options }).values;
    const games = coverageOf(root);
    if (games.length === 0) throw new Error(`There is no game with a rulebook under ${join(root, "games")}.`);
    if (json) return { text: JSON.stringify(games, null, 2), code: check && !games.every(passes) ? 1 : 0 };
    const failing = check ? games.filter((game) => !passes(game)).map(({ game }) => game) : [];
    const verdict = failing.length > 0 ? [`Every rule needs a test that cites it: see ${failing.join(", ")}.`] : [];
    return { text: [...games.map(report), ...verdict].join("\n"), code: failing.length > 0 ? 1 : 0 };
  } catch (problem) {
    return { text: problem instanceof Error ? problem.message : String(problem), code: 2 };
  }
}
