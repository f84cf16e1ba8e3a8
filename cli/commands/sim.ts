/** `rubicon sim`: many games between bots. */
import { availableParallelism } from "node:os";
import { dirname, resolve } from "node:path";
import { botNamed } from "@rubicon/bots";
import { BadInput, type Game } from "@rubicon/engine";
import type { Command } from "commander";
import { complain, type Desk, say, sayJson } from "../desk.ts";
import { makeFolder } from "../files.ts";
import { optionsOf, scenarioNamed } from "../named.ts";
import { gather, seed, wholeNumber } from "../numbers.ts";
import { gameNamed, PACK_OPTION } from "../packs.ts";
import { type Progress, playAlone, playTogether } from "../sim/crew.ts";
import type { Simulation, Tally } from "../sim/share.ts";

interface Asked {
  readonly game?: string;
  readonly pack?: string;
  readonly scenario?: string;
  readonly option: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly bots: string;
  readonly threads?: number;
  readonly journal?: string;
  readonly check?: boolean;
  readonly json?: boolean;
}

export function addSim(rubicon: Command, desk: Desk): void {
  rubicon
    .command("sim")
    .description("play many games between bots and count who wins")
    .option("--game <id>", "which game")
    .option(...PACK_OPTION)
    .option("--scenario <id>", "which scenario (the game's first, if not named)")
    .option("--option <id=value>", "an option of the scenario; may be given several times", gather, [])
    .option("--games <n>", "how many games", wholeNumber("--games", 1, 10_000_000), 100)
    .option("--seed <text>", "the same seed plays the same games", seed, "1")
    .option("--bots <names>", "a bot for each seat, with commas; one name for all", "random")
    .option("--threads <n>", "how many threads (all cores, if not given)", wholeNumber("--threads", 1, 256))
    .option("--journal <file>", "keep the journal; with several games a folder of journals")
    .option("--check", "check the game's invariants, its list and its default at every act")
    .option("--json", "write JSON")
    .action((asked: Asked) => sim(desk, asked));
}

async function sim(desk: Desk, asked: Asked): Promise<void> {
  const game = gameNamed(desk, asked);
  const simulation = simulationOf(desk, game, asked);
  const threads = Math.min(asked.threads ?? availableParallelism(), asked.games);
  const progress = progressBar(desk, asked.games);
  const start = performance.now();
  const pack = desk.shelf.pack(game.id, game.pack.id);
  const tally =
    desk.worker === null || pack === null || threads === 1
      ? playAlone(game, simulation, progress)
      : await playTogether(game, pack, simulation, desk.worker, threads, progress);
  const seconds = (performance.now() - start) / 1000;
  if (desk.stderr.isTTY) desk.stderr.write("\r\x1b[K");
  report(desk, asked, tally, seconds);
}

function simulationOf(desk: Desk, game: Game, asked: Asked): Simulation {
  const scenario = scenarioNamed(game, asked.scenario);
  const journal = asked.journal === undefined ? null : resolve(desk.cwd, asked.journal);
  // Better told now than after the games.
  if (journal !== null) makeFolder(asked.games === 1 ? dirname(journal) : journal);
  return {
    pairing: {
      scenario: scenario.id,
      options: optionsOf(scenario, asked.option),
      bots: botsFor(game, asked.bots),
      check: asked.check ?? false,
    },
    seed: asked.seed,
    games: asked.games,
    journal,
    broken: resolve(desk.cwd, "broken"),
  };
}

/** One name serves for all seats; otherwise each seat has its own. */
export function botsFor(game: Game, typed: string): readonly string[] {
  const names = typed.split(",").map((name) => name.trim());
  for (const name of names) botNamed(name);
  if (names.length === 1) return game.seats.map(() => names[0]);
  if (names.length === game.seats.length) return names;
  throw new BadInput(`${game.title} has ${game.seats.length} seats, but ${names.length} bots were named.`);
}

const BAR = 30;

export function progressBar(desk: Desk, games: number): Progress {
  if (!desk.stderr.isTTY) return () => {};
  return (taken) => {
    const full = Math.round((BAR * taken) / games);
    desk.stderr.write(`\r[${"#".repeat(full)}${".".repeat(BAR - full)}] ${taken}/${games}`);
  };
}

function report(desk: Desk, asked: Asked, tally: Tally, seconds: number): void {
  const summary = {
    games: asked.games,
    finished: tally.finished,
    errors: tally.faults.length,
    wins: tally.wins,
    decisions: tally.decisions,
    seconds: rounded(seconds, 3),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    meanDecisions: rounded(tally.decisions / asked.games, 1),
  };
  if (asked.json) sayJson(desk, summary);
  else {
    say(desk, `${summary.finished} of ${summary.games} games finished, ${summary.errors} went wrong`);
    for (const [name, wins] of Object.entries(summary.wins))
      say(desk, `  ${name}: ${wins} (${percent(wins, summary.finished)})`);
    say(desk, `${summary.decisions} decisions, ${summary.meanDecisions} a game`);
    say(desk, `${summary.seconds} s, ${summary.decisionsPerSecond} decisions a second`);
  }
  for (const { game, why, journal } of tally.faults) complain(desk, `Game ${game} went wrong: ${why}; see ${journal}`);
  if (tally.faults.length > 0) desk.exitCode = 1;
}

export function rounded(x: number, digits: number): number {
  return Number(x.toFixed(digits));
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`;
}
