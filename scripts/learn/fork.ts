/**
 * What plans promise, and what they bring: plays forks of games to their ends and tells of them by seat.
 *
 *   node scripts/ts.mjs scripts/learn/fork.ts --game imperator --scenario s4_five_emperors --games 400 [--keep FILE]
 *
 * From those that are kept weights can be fitted (scripts/learn/fit-forks.ts).
 */
import { appendFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CORES, spread, workInThread } from "./crew.ts";
import { type Fork, type Forking, forkItself, gainsOf, type Told } from "./forks.ts";
import { subjectNamed } from "./subject.ts";

interface Task extends Omit<Forking, "scenario"> {
  readonly game: string;
  readonly scenarios: readonly string[];
  readonly seed: string;
}

function work(task: Task, piece: number): Fork[] {
  const { game, thought } = subjectNamed(task.game);
  const { scenarios } = task;
  return forkItself(game, thought, { ...task, scenario: scenarios[piece % scenarios.length] }, `${task.seed}/${piece}`);
}

if (!workInThread<Task, Fork[]>(work)) await main();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: "string", default: "imperator" },
      scenario: { type: "string" },
      games: { type: "string", default: "100" },
      threads: { type: "string", default: String(CORES) },
      seed: { type: "string", default: "forks" },
      evaluations: { type: "string", default: "14,120,8" },
      share: { type: "string", default: "0.2" },
      ways: { type: "string", default: "8" },
      keep: { type: "string" },
    },
  });
  const [game, search, ends] = values.evaluations.split(",").map(Number);
  const subject = subjectNamed(values.game).game;
  const task: Task = {
    game: values.game,
    scenarios: (values.scenario ?? subject.scenarios[0].id).split(","),
    evaluations: { game, search, ends },
    share: Number(values.share),
    ways: Number(values.ways),
    seed: values.seed,
  };
  const forks: Fork[] = [];
  await spread<Task, Fork[]>(import.meta.url, task, Number(values.games), Number(values.threads), (found, _, done) => {
    forks.push(...found);
    if (values.keep !== undefined)
      appendFileSync(values.keep, found.map((each) => `${JSON.stringify(each)}\n`).join(""));
    process.stderr.write(`${done} games, ${forks.length} forks\r`);
    return false;
  });
  for (const seat of subject.seats) tell(seat, forks);
}

function tell(seat: string, forks: readonly Fork[]): void {
  const { forks: count, best, others, together } = gainsOf(forks.filter((each) => each.seat === seat));
  const inHundred = ({ mean, off }: Told): string => `${(100 * mean).toFixed(1)} ± ${(100 * off).toFixed(1)}`;
  process.stdout.write(
    `${seat}, ${count} forks, in points of a hundred more than to do nothing: the best plan promised ${inHundred(best.promised)} ` +
      `and brought ${inHundred(best.brought)}, other good ones ${inHundred(others.promised)} and ${inHundred(others.brought)}; ` +
      `promises and results go together by ${together.toFixed(2)}\n`,
  );
}
