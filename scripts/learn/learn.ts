/**
 * Learning by self-play, over all cores, without anything but Node and what is in the repository:
 *
 *   node scripts/ts.mjs scripts/learn/learn.ts --game julius-caesar --games 2000 --generations 3 --out learned
 *
 * Each generation plays games, fits weights to the last three generations' games and lets them play against those before;
 * (--with adds games that were played before, --games 0 plays none);
 * they are kept unless they are found not to be better. What comes out is `weights.json`; with --ship it is laid where the
 * game looks for it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BadInput, type Thought } from "@rubicon/engine";
import { CORES, spread, workInThread } from "./crew.ts";
import { type Fit, fitted, PENALTIES } from "./fit.ts";
import { gatePair, verdictOn } from "./gate.ts";
import { type GameRecord, keep, recordsIn } from "./records.ts";
import { playItself, type Training } from "./self-play.ts";
import { type Subject, subjectNamed } from "./subject.ts";

type Task = { readonly game: string; readonly seed: string } & (
  | {
      readonly what: "play";
      readonly weights: readonly number[];
      readonly scenarios: readonly string[];
      readonly evaluations: Training["evaluations"];
    }
  | {
      readonly what: "gate";
      readonly weights: readonly (readonly number[])[];
      readonly scenarios: readonly string[];
      readonly evaluations: number;
    }
);

function work(task: Task, piece: number): GameRecord | number {
  const { game, thought } = subjectNamed(task.game);
  const seed = `${task.seed}/${piece}`;
  const scenario = task.scenarios[piece % task.scenarios.length];
  if (task.what === "play") {
    const { evaluations } = task;
    return playItself(game, thought.weighing(task.weights), { scenario, evaluations }, seed);
  }
  const [one, other] = task.weights.map((weights) => thought.weighing(weights));
  return gatePair(game, [one, other], scenario, task.evaluations, seed);
}

if (!workInThread<Task, GameRecord | number>(work)) await main();

interface Plan {
  readonly subject: Subject;
  readonly games: number;
  readonly generations: number;
  readonly evaluations: readonly [number, number];
  readonly gatePairs: number;
  readonly gateEvaluations: number;
  readonly threads: number;
  readonly seed: string;
  readonly scenarios: readonly string[];
  readonly out: string;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: "string", default: "julius-caesar" },
      games: { type: "string", default: "1000" },
      generations: { type: "string", default: "1" },
      least: { type: "string", default: "10" },
      most: { type: "string", default: "90" },
      pairs: { type: "string", default: "200" },
      gate: { type: "string", default: "100" },
      threads: { type: "string", default: String(CORES) },
      seed: { type: "string", default: "learn" },
      scenario: { type: "string" },
      penalty: { type: "string", default: PENALTIES.join(",") },
      with: { type: "string", multiple: true, default: [] },
      from: { type: "string" },
      out: { type: "string", default: "learned" },
      ship: { type: "boolean", default: false },
    },
  });
  const subject = subjectNamed(values.game);
  const { game, thought, file: shipped } = subject;
  const plan: Plan = {
    subject,
    games: Number(values.games),
    generations: Number(values.generations),
    evaluations: [Number(values.least), Number(values.most)],
    gatePairs: Number(values.pairs),
    gateEvaluations: Number(values.gate),
    threads: Number(values.threads),
    seed: values.seed,
    scenarios: (values.scenario ?? game.scenarios[0].id).split(","),
    out: values.out,
  };
  mkdirSync(plan.out, { recursive: true });
  let weights = values.from === undefined ? weightsFor(plan) : weightsIn(values.from, thought);
  const files: string[] = [...values.with];
  for (let generation = 1; generation <= plan.generations; generation++) {
    const file = join(plan.out, `games-${plan.seed}-${generation}.jsonl`);
    if (plan.games > 0) {
      await play(plan, weights, generation, file);
      files.push(file);
    }
    const found = fitted(
      game,
      thought.weighing(weights),
      weights,
      recordsIn(files.slice(-3)),
      values.penalty.split(",").map(Number),
    );
    tellFit(generation, found);
    const gated = await gate(plan, found.weights, weights, generation);
    const kept = gated.verdict !== "not better";
    say(
      `generation ${generation}: ${gated.verdict} (${(100 * gated.rate).toFixed(1)} % in ${gated.pairs} pairs)${kept ? "" : ", thrown away"}`,
    );
    writeFileSync(join(plan.out, `weights-${generation}.json`), inLines(written(plan, found, generation, gated)));
    if (!kept) continue;
    weights = found.weights;
    writeFileSync(join(plan.out, "weights.json"), inLines(written(plan, found, generation, gated)));
    if (values.ship) ship(shipped, plan.scenarios[0], written(plan, found, generation, gated));
  }
}

/** Those of the family to which all these scenarios belong. */
function weightsFor({ subject: { game, thought }, scenarios }: Plan): number[] {
  const [weights, ...others] = scenarios.map((scenario) => thought.weightsAt(game.begin(scenario)));
  if (others.some((each) => each !== weights)) throw new BadInput("Name scenarios of one family.");
  return [...weights];
}

/** Lays weights into the family of a scenario: that which names it, or that which names none. */
function ship(file: string, scenario: string, fresh: Written): void {
  const kept = JSON.parse(readFileSync(file, "utf8"));
  if ("weights" in kept) return writeFileSync(file, inLines(fresh));
  const names = Object.keys(kept);
  const name =
    names.find((each) => kept[each].scenarios?.includes(scenario)) ?? names.find((each) => !kept[each].scenarios);
  if (name === undefined) throw new BadInput(`No family of ${file} has ${scenario}.`);
  writeFileSync(file, inLines({ ...kept, [name]: { ...kept[name], ...fresh } }));
}

function weightsIn(file: string, { features }: Thought): number[] {
  const { weights } = JSON.parse(readFileSync(file, "utf8"));
  return features.map((name) => weights[name] ?? 0);
}

async function play(plan: Plan, weights: readonly number[], generation: number, file: string): Promise<void> {
  if (existsSync(file)) rmSync(file);
  const { scenarios, evaluations } = plan;
  const game = plan.subject.game.id;
  const task: Task = { what: "play", game, weights, scenarios, evaluations, seed: `${plan.seed}/${generation}` };
  const began = performance.now();
  let first = 0;
  await spread<Task, GameRecord>(import.meta.url, task, plan.games, plan.threads, (record, _piece, done) => {
    keep(file, [record]);
    first += record.score;
    if (done % 500 === 0) say(`  ${done} games, ${((performance.now() - began) / 1000).toFixed(0)} s`);
    return false;
  });
  const seconds = (performance.now() - began) / 1000;
  say(
    `generation ${generation}: ${plan.games} games in ${seconds.toFixed(0)} s; the first seat scored ${(first / plan.games).toFixed(3)}`,
  );
}

interface Gated {
  readonly verdict: string;
  readonly rate: number;
  readonly pairs: number;
}

async function gate(plan: Plan, fresh: readonly number[], old: readonly number[], generation: number): Promise<Gated> {
  const task: Task = {
    what: "gate",
    game: plan.subject.game.id,
    weights: [fresh, old],
    scenarios: plan.scenarios,
    evaluations: plan.gateEvaluations,
    seed: `${plan.seed}/gate/${generation}`,
  };
  const scores: number[] = [];
  await spread<Task, number>(import.meta.url, task, plan.gatePairs, plan.threads, (score) => {
    scores.push(score);
    return verdictOn(scores) !== "not clear";
  });
  const rate = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  return { verdict: verdictOn(scores), rate, pairs: scores.length };
}

function tellFit(generation: number, found: Fit): void {
  const { loss, blind, before, positions, penalty, scale, calibration } = found;
  const three = (x: number): string => x.toFixed(4);
  say(
    `generation ${generation}: ${positions} positions; held-out loss ${three(loss)} (blind ${three(blind)}, before ${three(before)}), penalty ${penalty}, scale ${scale}`,
  );
  say(`  said and won: ${calibration.map(([said, won]) => `${said} ${won}`).join(", ")}`);
}

interface Written {
  readonly from: object;
  readonly weights: Readonly<Record<string, number>>;
}

function inLines(written: object): string {
  return `${JSON.stringify(written, null, 2)}\n`;
}

function written(plan: Plan, found: Fit, generation: number, gated: Gated): Written {
  const { weights, ...figures } = found;
  const { game, thought } = plan.subject;
  const from = {
    game: game.id,
    rules: game.rules,
    pack: game.pack.id,
    how: "logistic regression on self-play: scripts/learn",
    generation,
    seed: plan.seed,
    scenarios: plan.scenarios,
    evaluations: plan.evaluations,
    ...figures,
    gate: gated,
  };
  const named = Object.fromEntries(thought.features.map((name, i) => [name, weights[i]]));
  return { from, weights: named };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
