/** `rubicon balance`: equal bots play a scenario many times, and what comes of it says how even it is. */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { botNamed, LEVELS } from "@rubicon/bots";
import {
  type Balance,
  chartOf,
  chartWords,
  differenceOf,
  figuresOf,
  readBalance,
  svgOf,
  verdictOf,
  writeBalance,
} from "@rubicon/bots/balance";
import { BadInput, changedPack, type Game, type Pack, parseVariations, type Variation } from "@rubicon/engine";
import type { Command } from "commander";
import { reportLines, seatNames, type Varied, varyLines } from "../balance/report.ts";
import { demandLedger, type Sample } from "../balance/sample.ts";
import { complain, type Desk, say, sayJson } from "../desk.ts";
import { keepText, naming, textIn } from "../files.ts";
import { optionsOf, scenarioNamed } from "../named.ts";
import { gather, seed, wholeNumber } from "../numbers.ts";
import { gameNamed, PACK_OPTION } from "../packs.ts";
import { thoughtFor } from "../registry.ts";
import { sampleAlone, sampleTogether } from "../sim/crew.ts";
import { progressBar } from "./sim.ts";

interface Asked {
  readonly game?: string;
  readonly pack?: string;
  readonly scenario?: string;
  readonly option: readonly string[];
  readonly games: number;
  readonly bots: string;
  readonly evaluations?: number;
  readonly seed: string;
  readonly threads?: number;
  readonly from?: string;
  readonly keep?: string;
  readonly svg?: string;
  readonly vary?: string;
  readonly json?: boolean;
}

const HOW = `
Each pair of games has the same dice, and the luck of the two bots swapped. A side is what a seat begins with: where
players change sides in the middle of a game, what they have scored goes with them, and so does the victory.

--vary plays the same games again for every variation in a file, such as
  { "variations": [{ "name": "A lesser Agrippa", "changes": [{ "at": "counters.leaders[agrippa].caesarian.tb", "to": 2 }] }] }
scripts/variations.ts writes one with all values of a game that had to be reconstructed; rubicon pack change makes a
pack of those that are worth keeping.`;

export function addBalance(rubicon: Command, desk: Desk): void {
  rubicon
    .command("balance")
    .description("let equal bots play a scenario many times, and say how even it is and what decides it")
    .option("--game <id>", "which game")
    .option(...PACK_OPTION)
    .option("--scenario <id>", "which scenario (the game's first, if not named)")
    .option("--option <id=value>", "an option of the scenario; may be given several times", gather, [])
    .option("--games <n>", "how many games, two to a pair", wholeNumber("--games", 1, 1_000_000), 24)
    .option("--bots <name>", "who plays both seats", "miles")
    .option("--evaluations <n>", "evaluations for each click", wholeNumber("--evaluations", 1, 10_000_000))
    .option("--seed <text>", "the same seed plays the same games", seed, "1")
    .option("--threads <n>", "how many threads (all cores, if not given)", wholeNumber("--threads", 1, 256))
    .option("--from <file>", "play nothing, and tell of games that were kept")
    .option("--keep <file>", "keep every game, as data")
    .option("--svg <file>", "draw a chart")
    .option("--vary <file>", "play it again with other components, one variation after the other")
    .option("--json", "write JSON")
    .addHelpText("after", HOW)
    .action((asked: Asked) => balance(desk, asked));
}

async function balance(desk: Desk, asked: Asked): Promise<void> {
  if (asked.from !== undefined && asked.vary !== undefined)
    throw new BadInput("Variations are compared with games that are played now: either --from or --vary.");
  const kept = asked.from === undefined ? null : keptIn(desk, asked.from);
  const game = gameNamed(desk, kept === null ? asked : { game: kept.game });
  demandLedger(game);
  const variations = asked.vary === undefined ? null : variationsIn(desk, asked.vary);
  const found = kept ?? (await played(desk, game, asked));
  if (asked.keep !== undefined) keepText(resolve(desk.cwd, asked.keep), writeBalance(found));
  if (asked.svg !== undefined) keepText(resolve(desk.cwd, asked.svg), drawn(game, found));
  const varied = variations === null ? null : await vary(desk, game, asked, found, variations);
  if (asked.json) return sayJson(desk, inShort(found, varied));
  for (const line of reportLines(game, found)) say(desk, line);
  if (varied !== null) for (const line of varyLines(seatNames(game), found.counts, varied)) say(desk, line);
}

/** Megabytes. More than any run of games takes. */
const LARGEST = 64;

const keptIn = (desk: Desk, file: string): Balance =>
  naming(file, () => readBalance(JSON.parse(textIn(desk, file, "run of games", LARGEST))));

const variationsIn = (desk: Desk, file: string): readonly Variation[] =>
  naming(file, () => parseVariations(textIn(desk, file, "list of variations", LARGEST)));

/** Tells besides how long it took, which is no part of what is kept. */
async function played(desk: Desk, game: Game, asked: Asked): Promise<Balance> {
  const scenario = scenarioNamed(game, asked.scenario);
  const sample: Sample = {
    scenario: scenario.id,
    options: optionsOf(scenario, asked.option),
    bot: botNamed(asked.bots).name,
    budget: asked.evaluations === undefined ? null : { evaluations: asked.evaluations },
    pairs: Math.ceil(asked.games / 2),
    seed: asked.seed,
  };
  const threads = Math.min(asked.threads ?? availableParallelism(), sample.pairs);
  const bar = progressBar(desk, 2 * sample.pairs);
  const progress = (pairs: number): void => bar(2 * pairs);
  const pack = desk.shelf.pack(game.id, game.pack.id);
  const start = performance.now();
  const sampled =
    desk.worker === null || pack === null || threads === 1
      ? sampleAlone(game, sample, progress)
      : await sampleTogether(pack, sample, desk.worker, threads, progress);
  if (desk.stderr.isTTY) {
    desk.stderr.write("\r\x1b[K");
    complain(desk, `${sampled.length} games in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
  const { id, rules, seats } = game;
  const isLevel = LEVELS.some(({ name }) => name === sample.bot);
  const thinks = thoughtFor(game) !== null;
  return {
    ...{ game: id, rules, pack: game.pack, scenario: sample.scenario, options: sample.options },
    seats: [seats[0], seats[1]],
    // A level that finds no thoughts looks one act ahead, whatever it is called; and who is no level does not evaluate.
    bot: isLevel && !thinks ? "greedy" : sample.bot,
    evaluations: isLevel && thinks ? (asked.evaluations ?? null) : null,
    seed: sample.seed,
    played: new Date().toISOString().slice(0, "2026-11-18".length),
    counts: sampled[0].counts,
    games: sampled.map((each) => each.game),
  };
}

const CHART = 760;

const drawn = (game: Game, found: Balance): string => {
  const title = `${game.title}, ${game.words("en").scenario(found.scenario)}`;
  return svgOf(chartOf(found, seatNames(game), chartWords.en, CHART), title);
};

async function vary(
  desk: Desk,
  game: Game,
  asked: Asked,
  before: Balance,
  variations: readonly Variation[],
): Promise<readonly Varied[]> {
  const pack = desk.shelf.pack(game.id, game.pack.id);
  if (pack === null) throw new Error(`nobody knows what ${game.title} was made of`);
  const varied: Varied[] = [];
  for (const variation of variations) varied.push(await varyOnce(desk, pack, asked, before, variation));
  return varied;
}

async function varyOnce(
  desk: Desk,
  pack: Pack,
  asked: Asked,
  before: Balance,
  { name, changes }: Variation,
): Promise<Varied> {
  try {
    const game = desk.shelf.add(changedPack(pack, name.slice(0, 80), changes));
    return { name, difference: differenceOf(before, await played(desk, game, asked)), refused: null };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { name, difference: null, refused: error.message };
  }
}

function inShort(found: Balance, varied: readonly Varied[] | null): object {
  const { games: _, ...head } = found;
  const figures = figuresOf(found);
  return { ...head, ...figures, verdict: verdictOf(figures), ...(varied === null ? {} : { varied }) };
}
