/**
 * How even all scenarios of all games are, from games between equal bots: `node scripts/ts.mjs scripts/balance.ts [--games 24]
 * [--bots miles] [--evaluations N] [--threads N] [--only GAME[/SCENARIO]] [--balanced] [--tell]`.
 *
 * Games are kept beside the game they are of, in `games/<game>/balance/`; docs/balance.md and its charts are written from
 * what is kept. With `--balanced` they are played with the balanced pack, and kept in `balanced/` there; what was found about single
 * values lies in `varied/` (`rubicon balance --vary FILE --json`). With `--tell` nothing is played, and only documents are written again.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { BALANCING as ALEA } from "@rubicon/alea-iacta-est/balanced";
import { type Balance, chartOf, chartWords, readBalance, svgOf } from "@rubicon/bots/balance";
import { type Game, Shelf, type Variation } from "@rubicon/engine";
import { BALANCING as IMPERATOR } from "@rubicon/imperator/balanced";
import { seatNames } from "../cli/balance/report.ts";
import { RULESETS } from "../cli/registry.ts";
import { chartFile, documentOf, type Told } from "./balance-document.ts";
import { type BalancedPack, balancedPart, readVaried, type VariedRun } from "./balance-packs.ts";

const { values: asked } = parseArgs({
  options: {
    games: { type: "string", default: "24" },
    bots: { type: "string", default: "miles" },
    evaluations: { type: "string" },
    threads: { type: "string" },
    seed: { type: "string", default: "1" },
    only: { type: "string", default: "" },
    balanced: { type: "boolean", default: false },
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

/** What the balanced pack of a game changes. */
const BALANCING: Readonly<Record<string, readonly Variation[] | undefined>> = {
  "alea-iacta-est": ALEA,
  imperator: IMPERATOR,
};

const keptAt = (game: Game, scenario: string, balanced: boolean): string =>
  `games/${game.id}/balance/${balanced ? "balanced/" : ""}${scenario}.json`;

if (!asked.tell)
  for (const { game, scenario } of scenarios)
    if (`${game.id}/${scenario}`.startsWith(asked.only) && (!asked.balanced || BALANCING[game.id] !== undefined))
      play(game, scenario);

tell();

function play(game: Game, scenario: string): void {
  const games = Math.max(FEWEST, Math.round(Number(asked.games) * (SHARE[scenario] ?? 1)));
  const began = performance.now();
  const command = ["balance", "--game", game.id, "--scenario", scenario, "--games", `${games}`, "--bots", asked.bots];
  const settings = ["--seed", asked.seed, "--keep", keptAt(game, scenario, asked.balanced)];
  if (asked.balanced) settings.push("--pack", "balanced");
  if (asked.evaluations !== undefined) settings.push("--evaluations", asked.evaluations);
  if (asked.threads !== undefined) settings.push("--threads", asked.threads);
  const { status } = spawnSync(process.execPath, ["cli/bin/rubicon.mjs", ...command, ...settings], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`${game.id}/${scenario} was not played to its end`);
  process.stdout.write(`(${((performance.now() - began) / 1000).toFixed(0)} s)\n\n`);
}

function tell(): void {
  const told = kept(false);
  for (const { game, balance } of told) write(`docs/${chartFile(balance)}`, drawn(game, balance));
  write("docs/balance.md", documentOf(told, balancedPart(packs(), told, kept(true), varied())));
}

function kept(balanced: boolean): readonly Told[] {
  return scenarios.flatMap(({ game, scenario }): Told[] => {
    const file = keptAt(game, scenario, balanced);
    return existsSync(file) ? [{ game, balance: readBalance(JSON.parse(readFileSync(file, "utf8"))) }] : [];
  });
}

function packs(): readonly BalancedPack[] {
  return shelf.standards.flatMap((game) => {
    const balancing = BALANCING[game.id];
    return balancing === undefined ? [] : [{ game, balancing }];
  });
}

function varied(): readonly VariedRun[] {
  return shelf.standards.flatMap((game) => {
    const folder = `games/${game.id}/balance/varied`;
    const files = existsSync(folder) ? readdirSync(folder).sort() : [];
    return files.map((file) => readVaried(game, JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))));
  });
}

function drawn(game: Game, balance: Balance): string {
  const title = `${game.title}, ${game.words("en").scenario(balance.scenario)}`;
  return svgOf(chartOf(balance, seatNames(game), chartWords.en, CHART), title);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
