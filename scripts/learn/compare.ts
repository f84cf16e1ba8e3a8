/**
 * Two ways of thinking against each other, at the same or at different cost, with the shipped weights or others:
 *
 *   node scripts/ts.mjs scripts/learn/compare.ts '{"evaluations":200,"tree":true}' '{"evaluations":200}' --pairs 40
 *
 * What is not said is as Miles has it; "weights" names a file.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { levelOf } from "@rubicon/bots";
import { rateOf } from "@rubicon/bots/balance";
import { type Thought, winnerOf } from "@rubicon/engine";
import { fight } from "../../cli/arena/duel.ts";
import { CORES, spread, workInThread } from "./crew.ts";
import { subjectNamed } from "./subject.ts";

interface Way {
  readonly evaluations: number;
  readonly worlds: number;
  readonly remembers: boolean;
  readonly tree: boolean;
  readonly foresees: boolean;
  readonly weights?: string;
}
const USUAL: Way = { evaluations: 200, worlds: 16, remembers: false, tree: false, foresees: false };

interface Task {
  readonly game: string;
  readonly ways: readonly Way[];
  readonly scenario: string;
  readonly seed: string;
}

function thinking(shipped: Thought, { weights: file }: Way): Thought {
  if (file === undefined) return shipped;
  const { weights } = JSON.parse(readFileSync(file, "utf8"));
  return shipped.weighing(shipped.features.map((name) => weights[name] ?? 0));
}

/** The first one's score in a pair of games, from 0 to 2, and how often the first seat won. */
function pair({ game: id, ways, scenario, seed }: Task, piece: number): [score: number, firstSeat: number] {
  const { game, thought } = subjectNamed(id);
  const bots = ways.map((way, i) => levelOf({ name: `way ${i}`, ...way }));
  const thoughts = ways.map((way) => thinking(thought, way));
  let score = 0;
  let firstSeat = 0;
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { outcome } = fight({
      game,
      thoughts: order.map((i) => thoughts[i]),
      scenario,
      options: {},
      bots: order.map((i) => bots[i]),
      budget: null,
      seed: `${seed}/${piece}`,
      luck: order.map((i) => `${seed}/${piece}/${order.join("")}/${i}`),
      sense: false,
    });
    const winner = winnerOf(outcome);
    score += winner === null ? 0.5 : winner === game.seats[order.indexOf(0)] ? 1 : 0;
    firstSeat += winner === null ? 0.5 : winner === game.seats[0] ? 1 : 0;
  }
  return [score, firstSeat];
}

if (!workInThread<Task, [number, number]>(pair)) await main();

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      game: { type: "string", default: "julius-caesar" },
      pairs: { type: "string", default: "20" },
      threads: { type: "string", default: String(CORES) },
      seed: { type: "string", default: "compare" },
      scenario: { type: "string" },
    },
  });
  const ways = positionals.map((text): Way => ({ ...USUAL, ...JSON.parse(text) }));
  if (ways.length !== 2) throw new Error("name two ways of thinking");
  const { game } = subjectNamed(values.game);
  const task: Task = { game: game.id, ways, scenario: values.scenario ?? game.scenarios[0].id, seed: values.seed };
  const scores: number[] = [];
  let firstSeat = 0;
  await spread<Task, [number, number]>(
    import.meta.url,
    task,
    Number(values.pairs),
    Number(values.threads),
    ([score, first]) => {
      scores.push(score);
      firstSeat += first;
      process.stderr.write(`${scores.join(" ")}\r`);
      return false;
    },
  );
  const { rate, low, high } = rateOf(scores);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  process.stdout.write(
    `${JSON.stringify(ways[0])} scores ${percent(rate)} [${percent(low)}, ${percent(high)}] in ${2 * scores.length} games; ` +
      `the first seat ${percent(firstSeat / (2 * scores.length))}\n`,
  );
}
