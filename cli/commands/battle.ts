/** `rubicon battle`: the odds of a battle, by fighting it many times. */
import { botNamed, sitDown } from "@rubicon/bots";
import { BadInput, type BattleLab, type Game, type Json, type Seat, seededDice } from "@rubicon/engine";
import type { Command } from "commander";
import { type Desk, say, sayJson } from "../desk.ts";
import { seed, wholeNumber } from "../numbers.ts";
import { gameNamed, PACK_OPTION } from "../packs.ts";
import { thoughtFor } from "../registry.ts";
import { botsFor, percent, rounded } from "./sim.ts";

interface Asked {
  readonly game?: string;
  readonly pack?: string;
  readonly games: number;
  readonly seed: string;
  readonly bots: string;
  readonly json?: boolean;
}

export function addBattle(rubicon: Command, desk: Desk): void {
  rubicon
    .command("battle")
    .description("read two forces as JSON from standard input, let them fight many times and print the odds")
    .option("--game <id>", "which game")
    .option(...PACK_OPTION)
    .option("--games <n>", "how many battles", wholeNumber("--games", 1, 10_000_000), 2000)
    .option("--seed <text>", "the same seed fights the same battles", seed, "1")
    .option("--bots <names>", "who commands: steadfast fights on, random, greedy", "steadfast")
    .option("--json", "write JSON")
    .addHelpText("after", () => helpOfLabs(desk.shelf.standards))
    .action((asked: Asked) => battle(desk, asked));
}

function helpOfLabs(games: readonly Game[]): string {
  return games.map(({ id, lab }) => (lab ? `\nForces for ${id}:\n${lab.help}` : "")).join("\n");
}

async function battle(desk: Desk, asked: Asked): Promise<void> {
  const game = gameNamed(desk, asked);
  const { lab } = game;
  if (!lab) throw new BadInput(`${game.title} has no battles that can be tried apart.`);
  const forces = await forcesFrom(desk, game);
  const resolved = lab.resolve?.(forces) ?? null;
  if (resolved !== null) return sayJson(desk, resolved);
  const bots = botsFor(game, asked.bots);
  const start = lab.begin(forces);
  const odds = fightAll(game, lab, start, bots, asked);
  if (asked.json) sayJson(desk, odds);
  else say(desk, inWords(game, odds));
}

/** Two forces fill a few lines; whatever is longer is something else. */
const LONGEST = 1_000_000;

async function forcesFrom(desk: Desk, game: Game): Promise<Json> {
  const how = `rubicon battle --help shows how to write them down for ${game.id}`;
  if (desk.stdin.isTTY) throw new BadInput(`The forces are read from standard input; ${how}.`);
  let text = "";
  desk.stdin.setEncoding("utf8");
  for await (const part of desk.stdin) {
    text += String(part);
    if (text.length > LONGEST) throw new BadInput(`The forces fill more than ${LONGEST} characters; ${how}.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput(`The forces are not JSON; ${how}.`);
  }
}

/** By whatever the game counts: steps, blocks, units. */
type Losses = Readonly<Record<string, number>>;

interface Odds {
  readonly games: number;
  /** How often each seat won, from 0 to 1. */
  readonly win: Readonly<Record<Seat, number>>;
  /** How often nobody did. */
  readonly draw: number;
  /** What each seat loses on average. */
  readonly lost: Readonly<Record<Seat, Losses>>;
}

function fightAll(game: Game, lab: BattleLab<object>, start: object, bots: readonly string[], asked: Asked): Odds {
  const wins = new Map<Seat | null, number>();
  const lost = new Map<Seat, Losses>();
  for (let i = 0; i < asked.games; i++) {
    const end = game.copy(start);
    fight(game, lab, end, bots, `${asked.seed}/${i}`);
    const tally = lab.tally(start, end);
    wins.set(tally.winner, (wins.get(tally.winner) ?? 0) + 1);
    for (const seat of game.seats) lost.set(seat, added(lost.get(seat) ?? {}, tally.lost[seat]));
  }
  const share = (winner: Seat | null): number => rounded((wins.get(winner) ?? 0) / asked.games, 4);
  return {
    games: asked.games,
    win: Object.fromEntries(game.seats.map((seat) => [seat, share(seat)])),
    draw: share(null),
    lost: Object.fromEntries(game.seats.map((seat) => [seat, meanOf(lost.get(seat) ?? {}, asked.games)])),
  };
}

const added = (sum: Losses, more: Losses): Losses =>
  Object.fromEntries(Object.entries(more).map(([what, count]) => [what, (sum[what] ?? 0) + count]));

const meanOf = (sum: Losses, battles: number): Losses =>
  Object.fromEntries(Object.entries(sum).map(([what, count]) => [what, rounded(count / battles, 3)]));

/** No battle takes nearly as many decisions. */
const ENDLESS = 10_000;

function fight(game: Game, lab: BattleLab<object>, p: object, bots: readonly string[], seedOfBattle: string): void {
  const dice = seededDice(seedOfBattle);
  // A battle has no past: there is nothing to remember.
  const players = game.seats.map((seat, i) =>
    sitDown(botNamed(bots[i]), game, seededDice(`${seedOfBattle}/${seat}`), { thought: thoughtFor(game) }),
  );
  game.open(p, dice);
  for (let acts = 0; !lab.over(p); acts++) {
    if (acts === ENDLESS) throw new Error(`the battle has no end after ${ENDLESS} decisions`);
    const seat = game.toMove(p);
    if (seat === "over") return;
    game.play(p, players[game.seats.indexOf(seat)](p), dice);
  }
}

function inWords(game: Game, odds: Odds): string {
  const words = game.words("en");
  const lines = game.seats.map(
    (seat) =>
      `${words.seat(seat)} wins ${percent(odds.win[seat], 1)} and loses ${words.losses(odds.lost[seat])} on average`,
  );
  if (odds.draw > 0) lines.push(`Neither wins ${percent(odds.draw, 1)}`);
  lines.push(`${odds.games} battles fought`);
  return lines.join("\n");
}
