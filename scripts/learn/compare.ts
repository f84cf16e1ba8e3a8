/**
 * Two ways of thinking against each other, at the same or at different cost, with the shipped weights or others:
 *
 *   node scripts/ts.mjs scripts/learn/compare.ts '{"evaluations":200,"tree":true}' '{"evaluations":200}' --pairs 40
 *
 * What is not said is as USUAL has it; "weights" names a file. With --sense it is told what each does that nobody should do.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { meanOf, rateOf } from "@rubicon/bots/balance";
import { CORES, spread, workInThread } from "./crew.ts";
import { subjectNamed } from "./subject.ts";
import { type Meeting, type Met, meet, USUAL, type Way } from "./ways.ts";

function wayIn(text: string): Way {
  const { weights: file, ...said } = JSON.parse(text);
  const weights = file === undefined ? {} : { weights: JSON.parse(readFileSync(file, "utf8")).weights };
  return { ...USUAL, ...said, ...weights };
}

if (!workInThread<Meeting, Met>(meet)) await main();

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      game: { type: "string", default: "julius-caesar" },
      pairs: { type: "string", default: "20" },
      threads: { type: "string", default: String(CORES) },
      seed: { type: "string", default: "compare" },
      scenario: { type: "string" },
      sense: { type: "boolean", default: false },
    },
  });
  const ways = positionals.map(wayIn);
  if (ways.length !== 2) throw new Error("name two ways of thinking");
  const { game, thought } = subjectNamed(values.game);
  const { seed, sense, scenario = game.scenarios[0].id } = values;
  const task: Meeting = { game: game.id, ways, scenario, seed, sense };
  const pairs: Met[] = [];
  await spread<Meeting, Met>(import.meta.url, task, Number(values.pairs), Number(values.threads), (met) => {
    pairs.push(met);
    process.stderr.write(`${told(positionals[0], pairs)}\r`);
    return false;
  });
  process.stdout.write(`${told(positionals[0], pairs)}\n`);
  const { blunders: names = [] } = thought.sense ?? {};
  if (sense) for (const name of names) process.stdout.write(`  ${name}: ${often(pairs, name).join(" and ")} a game\n`);
}

/** By way, in a game. */
function often(pairs: readonly Met[], name: string): string[] {
  const count = (i: 0 | 1): number => pairs.reduce((sum, { blunders }) => sum + (blunders[i][name] ?? 0), 0);
  return [count(0), count(1)].map((sum) => (sum / (2 * pairs.length)).toFixed(2));
}

function told(first: string, pairs: readonly Met[]): string {
  const { rate, low, high } = rateOf(pairs.map(({ score }) => score));
  const { mean, error } = meanOf(pairs.map(({ margin }) => margin / 2));
  const seat = pairs.reduce((sum, { firstSeat }) => sum + firstSeat, 0) / (2 * pairs.length);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return (
    `${first} scores ${percent(rate)} [${percent(low)}, ${percent(high)}] in ${2 * pairs.length} games, ` +
    `margin ${mean.toFixed(1)} ± ${error.toFixed(1)}; the first seat ${percent(seat)}`
  );
}
