/**
 * Deployments by self-play, where a scenario lets one set up as one likes:
 *
 *   node scripts/ts.mjs scripts/learn/deploy.ts --game alea-iacta-est --scenario pharsalus --generations 3
 *
 * Placements are varied and race against each other in games with few evaluations; with --moments N those are judged when so many
 * moments have passed, which is cheap and short-sighted. Those that are left of both sides then play whole games against each
 * other and against what is offered: those that score less than that are thrown away, and how often each of the others is to be
 * chosen follows from the games. --generations 0 matches what is kept once more.
 * They are laid where the game looks for them, and are where one begins the next time (with another --seed); those of other
 * scenarios stay.
 */
import { parseArgs } from "node:util";
import { type Deployment, type Placement, seededDice, type Thought } from "@rubicon/engine";
import { CORES, spread, workInThread } from "./crew.ts";
import { evolve, type Found, type Judge, worthKeeping } from "./evolve.ts";
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
      moments: { type: "string" },
      threads: { type: "string", default: String(CORES) },
      seed: { type: "string", default: "deploy" },
    },
  });
  const { game, thought, deployments } = subjectNamed(values.game);
  const { scenario, seed } = values;
  const [generations, evaluations] = [values.generations, values.evaluations].map(Number);
  const moments = values.moments === undefined ? null : Number(values.moments);
  const tables = game.seats.map((seat) => tableOf(game, thought, scenario, seat));
  const known = tables.map((table) => knownFor(thought, table));
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
    known,
    random,
  );
  const matched = await matchAll(
    judging(null),
    found.map((placements, i) => withFirst(known[i][0], placements)),
    Number(values.matched),
    `${seed}/matched`,
  );
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

/** What is offered first, then what was kept before. */
function knownFor(thought: Thought, table: object): Placement[] {
  const deploying = deployingOf(thought);
  return withFirst(
    deploying.placement(table),
    deploying.kept(table).map(({ placement }) => placement),
  );
}

function withFirst(first: Placement, others: readonly Placement[]): Placement[] {
  return [first, ...others.filter((each) => !isSame(each, first))];
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
    worthKeeping(
      ours,
      ours.map((_, row) => columns.map((column) => column[row])),
    ),
    worthKeeping(theirs, turned),
  ];
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
