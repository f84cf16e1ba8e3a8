/**
 * What the deployments that are kept are worth: the same dice for four games, in which both sides set up by them, neither, or one
 * of them alone.
 *
 *   node scripts/ts.mjs scripts/learn/deployed.ts --game alea-iacta-est --scenario pharsalus --rounds 24 [--evaluations 30]
 */
import { parseArgs } from "node:util";
import { meanOf, rateOf } from "@rubicon/bots/balance";
import { CORES, spread, workInThread } from "./crew.ts";
import { deployingOf, playOpening, tableOf } from "./openings.ts";
import { type Subject, subjectNamed } from "./subject.ts";

interface Task {
  readonly game: string;
  readonly scenario: string;
  readonly evaluations: number;
  readonly seed: string;
}

/** Who sets up by what is kept, in the order of the seats. */
const GAMES = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const;

let known: Subject | null = null;

/** What the first seat scored, from 0 to 1. */
function work({ game: id, scenario, evaluations, seed }: Task, piece: number): number {
  known ??= subjectNamed(id);
  const { game, thought } = known;
  const deployments = game.seats.map((seat, i) =>
    GAMES[piece % GAMES.length][i] ? deployingOf(thought).kept(tableOf(game, thought, scenario, seat)) : [],
  );
  const round = `${seed}/${Math.floor(piece / GAMES.length)}`;
  return (1 + playOpening(game, thought, { scenario, deployments, evaluations, moments: null, seed: round })) / 2;
}

if (!workInThread<Task, number>(work)) await main();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: "string", default: "julius-caesar" },
      scenario: { type: "string", default: "free" },
      rounds: { type: "string", default: "24" },
      evaluations: { type: "string", default: "30" },
      threads: { type: "string", default: String(CORES) },
      seed: { type: "string", default: "deployed" },
    },
  });
  const { game, scenario, seed } = values;
  const task: Task = { game, scenario, evaluations: Number(values.evaluations), seed };
  const rounds = Array.from({ length: Number(values.rounds) }, () => GAMES.map(() => 0));
  const all = GAMES.length * rounds.length;
  await spread<Task, number>(import.meta.url, task, all, Number(values.threads), (score, piece) => {
    rounds[Math.floor(piece / GAMES.length)][piece % GAMES.length] = score;
    return false;
  });
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
  const shared = (scores: readonly number[]): string => {
    const { rate, low, high } = rateOf(scores);
    return `${percent(rate)} [${percent(low)}, ${percent(high)}]`;
  };
  const more = (differences: readonly number[]): string => {
    const { mean, error } = meanOf(differences);
    return `${(100 * mean).toFixed(0)} ± ${(100 * error).toFixed(0)} points in a hundred`;
  };
  const lines = [
    `${game} ${scenario}, ${all} games at ${values.evaluations} evaluations`,
    `with against without: ${shared(rounds.map(([, first, second]) => first + 1 - second))}`,
    `first seat, neither: ${shared(rounds.map(([neither]) => 2 * neither))}; both: ${shared(rounds.map(([, , , both]) => 2 * both))}`,
    `worth to the first seat: ${more(rounds.map(([neither, first, second, both]) => (first - neither + both - second) / 2))}`,
    `worth to the second seat: ${more(rounds.map(([neither, first, second, both]) => (neither - second + first - both) / 2))}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
