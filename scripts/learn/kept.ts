/** Deployments as they are kept with a game: who stands where, a stack a line, and what they come from. */
import { readFileSync, writeFileSync } from "node:fs";
import type { Game } from "@rubicon/engine";
import type { Found } from "./evolve.ts";

/** A search: how those of a scenario were found, or matched once more. */
export interface Origin {
  readonly evaluations: number;
  readonly generations: number;
  /** After which the games of the race were judged; null: when they were over. */
  readonly moments: number | null;
  /** All that were played, long ones and short ones. */
  readonly games: number;
  readonly seed: string;
}

export type Sides = Readonly<Record<string, readonly Found[]>>;

interface Kept {
  readonly from: { readonly scenarios: Readonly<Record<string, readonly Origin[]>> };
  readonly scenarios: Readonly<Record<string, Sides>>;
}

/** Those of other scenarios stay. */
export function keep(file: string, game: Game, scenario: string, origin: Origin, sides: Sides): void {
  const before: Kept = JSON.parse(readFileSync(file, "utf8"));
  const earlier = before.from.scenarios[scenario] ?? [];
  const from = {
    game: game.id,
    rules: game.rules,
    pack: game.pack.id,
    how: "changed by lot and raced in self-play: scripts/learn/deploy.ts",
    scenarios: { ...before.from.scenarios, [scenario]: [...earlier, origin] },
  };
  writeFileSync(file, `${written({ from, scenarios: { ...before.scenarios, [scenario]: sides } })}\n`);
}

/** A stack, and whatever has nothing inside of its parts, on a line of its own. */
function written(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null || parts(value).every(isPlain)) return JSON.stringify(value);
  if ("pieces" in value) return JSON.stringify(value);
  const within = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((each) => `${within}${written(each, within)}`)
    : Object.entries(value).map(([name, each]) => `${within}${JSON.stringify(name)}: ${written(each, within)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}

const parts = (value: object): unknown[] => Object.values(value);
const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;
