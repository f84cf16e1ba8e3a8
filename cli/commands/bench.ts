/** `rubicon bench`: how fast the rules are, on one core. Prints figures, judges nothing. */
import { type ActShape, type Game, seededDice } from "@rubicon/engine";
import type { Command } from "commander";
import { type Desk, say, sayJson } from "../desk.ts";
import { machine } from "../machine.ts";
import { scenarioNamed } from "../named.ts";
import { wholeNumber } from "../numbers.ts";
import { gameChosen, PACK_OPTION } from "../packs.ts";
import { type Pairing, playMatch } from "../sim/match.ts";
import { benchServer, SERVER_HELP } from "./bench-server.ts";
import { rounded } from "./sim.ts";

interface Asked {
  readonly game?: string;
  readonly pack?: string;
  readonly scenario?: string;
  readonly milliseconds: number;
  readonly server?: boolean;
  readonly tables: number;
  readonly seconds: number;
  readonly rate: number;
  readonly json?: boolean;
}

export function addBench(rubicon: Command, desk: Desk): void {
  rubicon
    .command("bench")
    .description("measure random play and the parts of a game, on one core; or a server with many tables")
    .option("--game <id>", "which game (the first one, if not named)")
    .option(...PACK_OPTION)
    .option("--scenario <id>", "which scenario (the game's first, if not named)")
    .option("--milliseconds <n>", "how long each measurement takes", wholeNumber("--milliseconds", 1, 60_000), 500)
    .option("--server", "measure a server instead, started for the purpose on a database of its own")
    .option("--tables <n>", "with --server: tables that are played at once", wholeNumber("--tables", 1, 10_000), 200)
    .option("--seconds <n>", "with --server: how long it is measured", wholeNumber("--seconds", 1, 3600), 10)
    .option("--rate <n>", "with --server: acts a second in all; 0: as many as it goes", wholeNumber("--rate", 0), 0)
    .option("--json", "write JSON")
    .addHelpText("after", SERVER_HELP)
    .action(async (asked: Asked) => {
      const game = gameChosen(desk, asked);
      const scenario = scenarioNamed(game, asked.scenario).id;
      const pack = desk.shelf.pack(game.id, game.pack.id);
      if (asked.server && pack !== null)
        return benchServer(desk, pack, { ...asked, game: game.id, pack: game.pack.id, scenario });
      const figures = measure(game, scenario, asked.milliseconds);
      if (asked.json) sayJson(desk, figures);
      else say(desk, inWords(figures));
    });
}

const REPETITIONS = 5;

function measure(game: Game, scenario: string, milliseconds: number) {
  const rates = ratesOfPlay(game, scenario, milliseconds);
  const samples = gatherSamples(game, scenario);
  const timed = (work: (sample: Sample) => unknown): number => nanosecondsEach(samples, milliseconds, work);
  const list: ActShape[] = [];
  const copy = timed(({ p }) => game.copy(p));
  // Playing changes the position, so a fresh copy is played and the time of copying taken off.
  const copyAndPlay = timed(({ p, act }) => game.play(game.copy(p), act, seededDice(1)));
  const dice = timed(() => seededDice(1));
  return {
    game: game.id,
    scenario,
    decisionsPerSecond: { best: Math.round(rates[0]), median: Math.round(rates[rates.length >> 1]) },
    nanoseconds: {
      copy: rounded(copy, 1),
      legal: rounded(
        timed(({ p }) => game.legal(p, list)),
        1,
      ),
      play: rounded(Math.max(0, copyAndPlay - copy - dice), 1),
      hash: rounded(
        timed(({ p }) => game.hash(p)),
        1,
      ),
      sight: rounded(
        timed(({ p, seat }) => game.sight(p, seat)),
        1,
      ),
    },
    positions: samples.length,
    heapMegabytes: rounded(process.memoryUsage().heapUsed / 2 ** 20, 1),
    machine: machine(),
    node: process.version,
  };
}

/** Decisions a second of random play, every legal act listed at every decision; fastest first. */
function ratesOfPlay(game: Game, scenario: string, milliseconds: number): number[] {
  const pairing: Pairing = {
    scenario,
    options: {},
    bots: game.seats.map(() => "random"),
    check: false,
  };
  let played = 0;
  const once = (): number => {
    const start = performance.now();
    let decisions = 0;
    let now = start;
    while (now - start < milliseconds) {
      decisions += playMatch(game, pairing, `bench/${played++}`).acts.length;
      now = performance.now();
    }
    return (1000 * decisions) / (now - start);
  };
  once(); // warm-up
  return Array.from({ length: REPETITIONS }, once).sort((a, b) => b - a);
}

interface Sample {
  readonly p: object;
  readonly seat: string;
  /** One of its legal acts. */
  readonly act: ActShape;
}

const SAMPLES = 2000;
/** Not every position: neighbours resemble each other. */
const STRIDE = 7;

/** Positions from random games, early and late alike. */
function gatherSamples(game: Game, scenario: string): Sample[] {
  const samples: Sample[] = [];
  for (let i = 0; samples.length < SAMPLES; i++) {
    const dice = seededDice(`samples/${i}`);
    const p = game.begin(scenario);
    game.open(p, dice);
    for (let n = 0; game.toMove(p) !== "over" && samples.length < SAMPLES; n++) {
      const legal = game.legal(p);
      const act = legal[dice.roll(legal.length) - 1];
      if (n % STRIDE === i % STRIDE) samples.push({ p: game.copy(p), seat: game.toMove(p), act });
      game.play(p, act, dice);
    }
  }
  return samples;
}

/** Somewhere for results to go, so that no measured work can be left out as useless. */
const kept: { last: unknown } = { last: null };

/** Mean over all samples; the best of the repetitions, which a busy machine disturbs least. */
function nanosecondsEach(samples: readonly Sample[], milliseconds: number, work: (sample: Sample) => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let repetition = 0; repetition < REPETITIONS; repetition++) {
    const start = performance.now();
    let rounds = 0;
    let now = start;
    do {
      for (const sample of samples) kept.last = work(sample);
      rounds++;
      now = performance.now();
    } while (now - start < milliseconds / REPETITIONS);
    best = Math.min(best, (1e6 * (now - start)) / (rounds * samples.length));
  }
  return best;
}

function inWords(figures: ReturnType<typeof measure>): string {
  const { best, median } = figures.decisionsPerSecond;
  const lines = [
    `${figures.game}, ${figures.scenario}, random play on one core`,
    `  decisions a second: ${best} best, ${median} median of ${REPETITIONS}`,
    ...Object.entries(figures.nanoseconds).map(([name, ns]) => `  ${name}: ${ns} ns`),
    `  (mean over ${figures.positions} positions of random games)`,
    `  heap: ${figures.heapMegabytes} MB`,
    `  ${figures.machine}, Node ${figures.node}`,
  ];
  return lines.join("\n");
}
