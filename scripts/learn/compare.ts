/**
 * Two ways of thinking against each other, at the same or at different cost, with the shipped weights or others:
 *
 *   node scripts/ts.mjs scripts/learn/compare.ts '{"evaluations":200,"tree":true}' '{"evaluations":200}' --pairs 40
 *
 * What is not said is as USUAL has it; "weights" names a file.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { rateOf } from "@rubicon/bots/balance";
import { CORES, spread, workInThread } from "./crew.ts";
import { subjectNamed } from "./subject.ts";
import { type Meeting, meet, USUAL, type Way } from "./ways.ts";

function wayIn(text: string): Way {
  const { weights: file, ...said } = JSON.parse(text);
  const weights = file === undefined ? {} : { weights: JSON.parse(readFileSync(file, "utf8")).weights };
  return { ...USUAL, ...said, ...weights };
}

if (!workInThread<Meeting, [number, number]>(meet)) await main();

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
  const ways = positionals.map(wayIn);
  if (ways.length !== 2) throw new Error("name two ways of thinking");
  const { game } = subjectNamed(values.game);
  const task: Meeting = { game: game.id, ways, scenario: values.scenario ?? game.scenarios[0].id, seed: values.seed };
  const scores: number[] = [];
  let firstSeat = 0;
  await spread<Meeting, [number, number]>(
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
    `${positionals[0]} scores ${percent(rate)} [${percent(low)}, ${percent(high)}] in ${2 * scores.length} games; ` +
      `the first seat ${percent(firstSeat / (2 * scores.length))}\n`,
  );
}
