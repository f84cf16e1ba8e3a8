/**
 * How even all scenarios of all games are, from games between equal bots: `node scripts/ts.mjs scripts/balance.ts [--games 24]
 * [--bots miles] [--evaluations N] [--threads N] [--only GAME[/SCENARIO]] [--tell]`.
 *
 * Games are kept beside the game they are of, in `games/<game>/balance/`; docs/balance.md and its charts are written from
 * what is kept. With `--tell` nothing is played, and only they are written again.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { type Balance, chartOf, chartWords, readBalance, svgOf } from "@rubicon/bots/balance";
import { type Game, Shelf } from "@rubicon/engine";
import { seatNames } from "../cli/balance/report.ts";
import { RULESETS } from "../cli/registry.ts";
import { chartFile, documentOf, type Told } from "./balance-document.ts";

const { values: asked } = parseArgs({
  options: {
    games: { type: "string", default: "24" },
    bots: { type: "string", default: "miles" },
    evaluations: { type: "string" },
    threads: { type: "string" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    tell: { type: "boolean", default: false },
  },
});

/** Campaigns of decades take as long as many short scenarios: fewer of them are played. */
const SHARE: Readonly<Record<string, number | undefined>> = {
  "from-caesar-to-augustus": 1 / 2,
  s3_marcomannic_wars: 1 / 2,
  s6_severus_caracalla: 1 / 2,
  s5_grand_campaign: 1 / 6,
};
const FEWEST = 2;
const CHART = 760;

const shelf = new Shelf(RULESETS);
const scenarios = RULESETS.flatMap(({ id }) => {
  const game = shelf.standard(id);
  return game.scenarios.map(({ id: scenario }) => ({ game, scenario }));
});

const keptAt = (game: Game, scenario: string): string => `games/${game.id}/balance/${scenario}.json`;

if (!asked.tell)
  for (const { game, scenario } of scenarios) if (`${game.id}/${scenario}`.startsWith(asked.only)) play(game, scenario);

tell();

function play(game: Game, scenario: string): void {
  const games = Math.max(FEWEST, Math.round(Number(asked.games) * (SHARE[scenario] ?? 1)));
  const began = performance.now();
  const command = ["balance", "--game", game.id, "--scenario", scenario, "--games", `${games}`, "--bots", asked.bots];
  const settings = ["--seed", asked.seed, "--keep", keptAt(game, scenario)];
  if (asked.evaluations !== undefined) settings.push("--evaluations", asked.evaluations);
  if (asked.threads !== undefined) settings.push("--threads", asked.threads);
  const { status } = spawnSync(process.execPath, ["cli/bin/rubicon.mjs", ...command, ...settings], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`${game.id}/${scenario} was not played to its end`);
  process.stdout.write(`(${((performance.now() - began) / 1000).toFixed(0)} s)\n\n`);
}

function tell(): void {
  const told = scenarios.flatMap(({ game, scenario }): Told[] => {
    const file = keptAt(game, scenario);
    return existsSync(file) ? [{ game, balance: readBalance(JSON.parse(readFileSync(file, "utf8"))) }] : [];
  });
  for (const { game, balance } of told) write(`docs/${chartFile(balance)}`, drawn(game, balance));
  write("docs/balance.md", documentOf(told));
}

function drawn(game: Game, balance: Balance): string {
  const title = `${game.title}, ${game.words("en").scenario(balance.scenario)}`;
  return svgOf(chartOf(balance, seatNames(game), chartWords.en, CHART), title);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
