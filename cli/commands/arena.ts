/** `rubicon arena`: which of two bots is stronger, in pairs of games with the same dice and the seats swapped. */
import { availableParallelism } from "node:os";
import { type Budget, botNamed } from "@rubicon/bots";
import { meanOf, rateOf } from "@rubicon/bots/balance";
import { BadInput, type Game } from "@rubicon/engine";
import type { Command } from "commander";
import { type Contest, demandTwoSeats, type Pair } from "../arena/contest.ts";
import { type Desk, say, sayJson } from "../desk.ts";
import { optionsOf, scenarioNamed } from "../named.ts";
import { gather, seed, wholeNumber } from "../numbers.ts";
import { gameNamed, PACK_OPTION } from "../packs.ts";
import { thoughtFor } from "../registry.ts";
import { contestAlone, contestTogether } from "../sim/crew.ts";
import { progressBar, rounded } from "./sim.ts";

interface Asked {
  readonly game?: string;
  readonly pack?: string;
  readonly scenario?: string;
  readonly option: readonly string[];
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  readonly ms?: number;
  readonly evaluations?: number;
  readonly threads?: number;
  readonly sense?: boolean;
  readonly json?: boolean;
}

export function addArena(rubicon: Command, desk: Desk): void {
  rubicon
    .command("arena")
    .description("find out which of two bots is stronger: the same dice, then with the seats swapped")
    .option("--game <id>", "which game")
    .option(...PACK_OPTION)
    .option("--scenario <id>", "which scenario (the game's first, if not named)")
    .option("--option <id=value>", "an option of the scenario; may be given several times", gather, [])
    .requiredOption("--bots <names>", "two bots, with a comma, such as centurio,greedy")
    .option("--games <n>", "how many games, two to a pair", wholeNumber("--games", 1, 1_000_000), 40)
    .option("--seed <text>", "the same seed plays the same games, unless time is kept", seed, "1")
    .option("--ms <n>", "milliseconds for each click, on the average", wholeNumber("--ms", 1, 600_000))
    .option("--evaluations <n>", "evaluations for each click", wholeNumber("--evaluations", 1, 10_000_000))
    .option("--threads <n>", "how many threads (all cores, if not given)", wholeNumber("--threads", 1, 256))
    .option("--sense", "count what nobody should do, such as holding fire with a shot")
    .option("--json", "write JSON")
    .action((asked: Asked) => arena(desk, asked));
}

async function arena(desk: Desk, asked: Asked): Promise<void> {
  const game = gameNamed(desk, asked);
  demandTwoSeats(game);
  const contest = contestOf(game, asked);
  const threads = Math.min(asked.threads ?? availableParallelism(), contest.pairs);
  const bar = progressBar(desk, 2 * contest.pairs);
  const progress = (pairs: number): void => bar(2 * pairs);
  const pack = desk.shelf.pack(game.id, game.pack.id);
  const pairs =
    desk.worker === null || pack === null || threads === 1
      ? contestAlone(game, contest, progress)
      : await contestTogether(pack, contest, desk.worker, threads, progress);
  if (desk.stderr.isTTY) desk.stderr.write("\r\x1b[K");
  report(desk, game, asked, contest, pairs);
}

function contestOf(game: Game, asked: Asked): Contest {
  const scenario = scenarioNamed(game, asked.scenario);
  return {
    scenario: scenario.id,
    options: optionsOf(scenario, asked.option),
    bots: twoBots(asked.bots),
    budget: budgetOf(asked),
    pairs: Math.ceil(asked.games / 2),
    seed: asked.seed,
    sense: asked.sense ?? false,
  };
}

function twoBots(typed: string): readonly [string, string] {
  const names = typed.split(",").map((name) => name.trim());
  for (const name of names) botNamed(name);
  const [one, other] = names;
  if (names.length !== 2) throw new BadInput(`An arena is for two bots, but ${names.length} were named.`);
  return [one, other];
}

function budgetOf({ ms, evaluations }: Asked): Budget | null {
  if (ms !== undefined && evaluations !== undefined) throw new BadInput("Either --ms or --evaluations, not both.");
  if (ms !== undefined) return { ms };
  return evaluations === undefined ? null : { evaluations };
}

const DIGITS = 4;

function report(desk: Desk, game: Game, asked: Asked, { bots }: Contest, pairs: readonly Pair[]): void {
  const games = 2 * pairs.length;
  const sum = (of: (pair: Pair) => number): number => pairs.reduce((total, pair) => total + of(pair), 0);
  const { rate, low, high } = rateOf(pairs.map(({ score }) => score));
  const perDecision = (bot: 0 | 1): number =>
    rounded(
      sum(({ ms }) => ms[bot]) /
        Math.max(
          1,
          sum(({ decisions }) => decisions[bot]),
        ),
      3,
    );
  const summary = {
    bots,
    games,
    wins: [sum(({ wins }) => wins[0]), sum(({ wins }) => wins[1])],
    draws: sum(({ draws }) => draws),
    rate: rounded(rate, DIGITS),
    low: rounded(low, DIGITS),
    high: rounded(high, DIGITS),
    msPerDecision: [perDecision(0), perDecision(1)],
  };
  const sense = asked.sense ? blundersOf(game, pairs, games) : null;
  if (asked.json) return sayJson(desk, sense === null ? summary : { ...summary, sense });
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  say(desk, `${bots[0]} v ${bots[1]}: ${summary.wins.join(" to ")} in ${games} games, ${summary.draws} drawn`);
  say(desk, `${bots[0]} scores ${percent(rate)} (95 % sure: ${percent(low)} to ${percent(high)})`);
  say(desk, `the first seat, whoever sits there, scores ${percent(sum(({ firstSeat }) => firstSeat) / games)}`);
  const margin = meanOf(pairs.map((pair) => pair.margin / 2));
  say(desk, `margin: ${margin.mean.toFixed(2)} points a game, give or take ${margin.error.toFixed(2)}`);
  say(desk, `a decision: ${summary.msPerDecision.join(" and ")} ms`);
  for (const [blunder, [one, other]] of Object.entries(sense ?? {}))
    say(desk, `  ${blunder}: ${one} and ${other} a game`);
}

/** A game, by bot. */
function blundersOf(game: Game, pairs: readonly Pair[], games: number): Record<string, [number, number]> {
  const names = thoughtFor(game)?.sense?.blunders ?? [];
  const perGame = (name: string, bot: 0 | 1): number =>
    rounded(pairs.reduce((sum, { blunders }) => sum + (blunders[bot][name] ?? 0), 0) / games, 2);
  return Object.fromEntries(names.map((name) => [name, [perGame(name, 0), perGame(name, 1)]]));
}
