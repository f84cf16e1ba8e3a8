/**
 * Deployments by self-play, where a scenario lets one set up as one likes:
 *
 *   node scripts/ts.mjs scripts/learn/deploy.ts --game alea-iacta-est --scenario pharsalus --generations 3
 *
 * Placements are varied and race against each other: they are judged by how games begin (--moments), with few evaluations.
 * Those that are left of both sides then play whole games against each other, from which follows how often each is to be chosen.
 * They are laid where the game looks for them, and are where one begins the next time (with another --seed); those of other
 * scenarios stay.
 */
import { parseArgs } from "node:util";
import { type Deployment, type Placement, seededDice, type Thought } from "@rubicon/engine";
import { CORES, spread, workInThread } from "./crew.ts";
import { evolve, type Found, type Judge, mixed } from "./evolve.ts";
import { keep } from "./kept.ts";
import { deployingOf, isSame, playOpening, recast, tableOf } from "./openings.ts";
import { type Subject, subjectNamed } from "./subject.ts";

interface Task {
  readonly game: string;
  readonly scenario: string;
  readonly seat: number;
  readonly candidates: readonly Placement[];
  readonly rivals: readonly Deployment[];
  readonly evaluations: number;
  readonly moments: number | null;
  readonly games: number;
  readonly seed: string;
}

let subject: Subject | null = null;

/** Candidates in turn; each plays as many games. */
function work(task: Task, piece: number): number {
  subject ??= subjectNamed(task.game);
  const { scenario, seat, candidates, rivals, evaluations, moments } = task;
  const own = [{ placement: candidates[Math.floor(piece / task.games)], share: 1 }];
  const deployments = seat === 0 ? [own, rivals] : [rivals, own];
  const seed = `${task.seed}/${piece % task.games}`;
  const worth = playOpening(subject.game, subject.thought, { scenario, deployments, evaluations, moments, seed });
  return seat === 0 ? worth : -worth;
}

if (!workInThread<Task, number>(work)) await main();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: "string", default: "julius-caesar" },
      scenario: { type: "string", default: "free" },
      generations: { type: "string", default: "3" },
      candidates: { type: "string", default: "12" },
      games: { type: "string", default: "4" },
      kept: { type: "string", default: "3" },
      matched: { type: "string", default: "8" },
      evaluations: { type: "string", default: "16" },
      moments: { type: "string", default: "6" },
      threads: { type: "string", default: String(CORES) },
      seed: { type: "string", default: "deploy" },
    },
  });
  const { game, thought, deployments } = subjectNamed(values.game);
  const { scenario, seed } = values;
  const [generations, evaluations, moments] = [values.generations, values.evaluations, values.moments].map(Number);
  const tables = game.seats.map((seat) => tableOf(game, thought, scenario, seat));
  let played = 0;

  const judging =
    (until: number | null): Judge =>
    async (seat, candidates, rivals, games, seed) => {
      const task: Task = {
        game: game.id,
        scenario,
        seat,
        candidates,
        rivals,
        evaluations,
        moments: until,
        games,
        seed,
      };
      const worths = candidates.map(() => Array.from({ length: games }, () => 0));
      const all = candidates.length * games;
      await spread<Task, number>(import.meta.url, task, all, Number(values.threads), (worth, piece) => {
        worths[Math.floor(piece / games)][piece % games] = worth;
        played++;
        return false;
      });
      return worths;
    };

  const random = seededDice(`${seed}/changes`);
  const found = await evolve(
    {
      generations,
      candidates: Number(values.candidates),
      games: Number(values.games),
      kept: Number(values.kept),
      seed,
      vary: (seat, parent, changes) => recast(game, thought, tables[seat], parent, changes, random),
      judge: judging(moments),
      say,
    },
    tables.map((table) => known(thought, table)),
    random,
  );
  const matched = await matchAll(judging(null), found, Number(values.matched), `${seed}/matched`);
  const named = matched.map((side, i) => [deployingOf(thought).side(tables[i]) ?? game.seats[i], side] as const);
  keep(
    deployments,
    game,
    scenario,
    { evaluations, generations, moments, games: played, seed },
    Object.fromEntries(named),
  );
  for (const [side, all] of named)
    for (const { share, score, interval } of all)
      say(
        `${side}: ${share.toFixed(2)} of games; scored ${score.toFixed(2)} [${interval.map((end) => end.toFixed(2)).join(", ")}]`,
      );
}

/** What is offered, and what was kept before. */
function known(thought: Thought, table: object): Placement[] {
  const deploying = deployingOf(thought);
  const offered = deploying.placement(table);
  const kept = deploying.kept(table).map(({ placement }) => placement);
  return [offered, ...kept.filter((each) => !isSame(each, offered))];
}

/** Whole games, each of the one side's against each of the other's, with the same dice everywhere. */
async function matchAll(
  judge: Judge,
  [ours, theirs]: readonly (readonly Placement[])[],
  games: number,
  seed: string,
): Promise<Found[][]> {
  const columns: number[][][] = [];
  for (const placement of theirs) columns.push(await judge(0, ours, [{ placement, share: 1 }], games, seed));
  const turned = columns.map((column) => column.map((worths) => worths.map((worth) => -worth)));
  return [
    mixed(
      ours,
      ours.map((_, row) => columns.map((column) => column[row])),
    ),
    mixed(theirs, turned),
  ];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
