/**
 * Weights from forks (scripts/learn/fork.ts): what counts is which of several plans from the same position brought more, and not who
 * was ahead anyway.
 *
 *   node scripts/ts.mjs scripts/learn/fit-forks.ts --game alea-iacta-est --scenario pharsalus --out weights.json FILE [FILE ...]
 *
 * With --lead N what a plan brought is told by the points of the lead in the end instead of who won; N of them are as good as most of a
 * game. With --share 0.3 the lead is three tenths of it, and who won the rest.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { BadInput } from "@rubicon/engine";
import { byLead, byResult, type Fitted, fittedToForks } from "./fork-regression.ts";
import type { Fork } from "./forks.ts";
import { type Subject, subjectNamed } from "./subject.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: "string", default: "alea-iacta-est" },
    scenario: { type: "string" },
    lead: { type: "string" },
    share: { type: "string", default: "1" },
    out: { type: "string", default: "weights.json" },
  },
});
if (positionals.length === 0) throw new BadInput("Name the files with forks.");
const subject = subjectNamed(values.game);
const forks = positionals.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Fork),
);
const { game, thought } = subject;
const before = thought.weightsAt(game.begin(values.scenario ?? game.scenarios[0].id));
const found = fittedToForks(
  forks,
  thought.features,
  before,
  values.lead === undefined ? byResult : byLead(Number(values.lead), Number(values.share)),
);
writeFileSync(values.out, written(subject, found));
tell(subject, found);

function written({ game, thought }: Subject, { weights, ...figures }: Fitted): string {
  const from = {
    game: game.id,
    rules: game.rules,
    pack: game.pack.id,
    how: "regression on what plans from the same position brought: scripts/learn/fit-forks.ts",
    ...figures,
  };
  const named = Object.fromEntries(thought.features.map((name, i) => [name, Number(weights[i].toPrecision(4))]));
  return `${JSON.stringify({ from, weights: named }, null, 2)}\n`;
}

function tell({ thought }: Subject, { weights, ...figures }: Fitted): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  for (const [i, name] of thought.features.entries())
    process.stdout.write(`${name}: ${before[i].toFixed(3)} -> ${weights[i].toFixed(3)}\n`);
}
