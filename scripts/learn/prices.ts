/**
 * Learns what stratagems are worth in the hand, in games of the bot against itself:
 *
 *   node scripts/ts.mjs scripts/learn/prices.ts --game alea-iacta-est --scenario pharsalus,philippi --games 40 --out prices.json
 *
 * Titles that were hardly ever to be played keep the price that they had.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Purse, seatBot, Worlds } from "@rubicon/bots";
import { type Seat, seededDice } from "@rubicon/engine";
import { CORES, spread, workInThread } from "./crew.ts";
import { type Gain, gainsAt, priceOf, withoutPrices } from "./gains.ts";
import { pupil } from "./pupil.ts";
import { type Subject, subjectNamed } from "./subject.ts";

interface Task {
  readonly game: string;
  readonly scenarios: readonly string[];
  readonly evaluations: number;
  readonly seed: string;
}

/** What was seen in a game: gains, and in how many sequences a seat could have played each title. */
interface Seen {
  readonly gains: readonly Gain[];
  readonly chances: Readonly<Record<string, readonly number[]>>;
}

const WORLDS = 6;
const ENDLESS = 100_000;
/** Fewer than so many tell nothing. */
const LEAST_GAINS = 10;

function play({ game: id, scenarios, evaluations, seed: root }: Task, piece: number): Seen {
  const { game, thought } = subjectNamed(id);
  const blind = withoutPrices(thought);
  const seed = `${root}/${piece}`;
  const dice = seededDice(seed);
  const luck = seededDice(`${seed}/prices`);
  const level = pupil(evaluations, WORLDS);
  const players = new Map(
    game.seats.map((seat) => [seat, seatBot(level, game, seededDice(`${seed}/${seat}`), { thought })]),
  );
  const gains: Gain[] = [];
  const moments = new Map<string, Map<Seat, Set<number>>>();
  const p = game.begin(scenarios[piece % scenarios.length]);
  game.open(p, dice);
  for (let n = 0; ; n++) {
    const seat = game.toMove(p);
    if (seat === "over") break;
    if (n === ENDLESS) throw new Error(`${seed}: no end`);
    const acts = game.legal(p);
    const titles = new Set(acts.map((act) => thought.titleOf?.(p, act) ?? null));
    if (titles.size > 1 && thought.chain(p) === 0) {
      for (const title of titles) if (title !== null) note(moments, title, seat, thought.moment(p));
      const purse = new Purse({ evaluations: 1 }, 1, () => 0);
      const worlds = new Worlds(() => game.guess(p, seat, luck), WORLDS, luck);
      const weeded = [...acts];
      blind.weed(p, weeded);
      gains.push(...gainsAt({ game, thought: blind, seat, random: luck, purse, worlds, foresight: null }, p, weeded));
    }
    const act = players.get(seat)?.act(p);
    if (act === undefined) throw new Error(`nobody sits at ${seat}`);
    game.play(p, act, dice);
  }
  const chances = [...moments].map(([title, bySeat]) => [title, [...bySeat.values()].map(({ size }) => size)] as const);
  return { gains, chances: Object.fromEntries(chances) };
}

function note(moments: Map<string, Map<Seat, Set<number>>>, title: string, seat: Seat, moment: number): void {
  const bySeat = moments.get(title) ?? new Map<Seat, Set<number>>();
  const seen = bySeat.get(seat) ?? new Set<number>();
  seen.add(moment);
  bySeat.set(seat, seen);
  moments.set(title, bySeat);
}

if (!workInThread<Task, Seen>(play)) await main();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: "string", default: "alea-iacta-est" },
      games: { type: "string", default: "40" },
      evaluations: { type: "string", default: "14" },
      threads: { type: "string", default: String(CORES) },
      seed: { type: "string", default: "prices" },
      scenario: { type: "string" },
      out: { type: "string", default: "prices.json" },
    },
  });
  const subject = subjectNamed(values.game);
  const { game, thought } = subject;
  if (thought.titleOf === undefined) throw new Error(`${game.id} has no prices.`);
  const scenarios = (values.scenario ?? game.scenarios[0].id).split(",");
  const task: Task = { game: game.id, scenarios, evaluations: Number(values.evaluations), seed: values.seed };
  const games = Number(values.games);
  const gains: Gain[] = [];
  const chances = new Map<string, number[]>();
  await spread<Task, Seen>(import.meta.url, task, games, Number(values.threads), (seen) => {
    gains.push(...seen.gains);
    for (const [title, counts] of Object.entries(seen.chances))
      chances.set(title, [...(chances.get(title) ?? []), ...counts]);
    return false;
  });
  writeFileSync(values.out, written(subject, task, games, gains, chances));
}

function written(
  { game }: Subject,
  task: Task,
  games: number,
  gains: readonly Gain[],
  chances: ReadonlyMap<string, readonly number[]>,
): string {
  const { prices: before } = JSON.parse(readFileSync(`games/${game.id}/thought/prices.json`, "utf8"));
  const prices: Record<string, number> = {};
  const asBefore: string[] = [];
  const seen: Record<string, readonly [gains: number, chances: number]> = {};
  for (const title of Object.keys(before)) {
    const own = gains.filter((gain) => gain.title === title);
    const counts = chances.get(title) ?? [];
    if (own.length < LEAST_GAINS) {
      asBefore.push(title);
      prices[title] = before[title];
      continue;
    }
    const usual = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    prices[title] = Number(priceOf(own, Math.round(usual)).toFixed(4));
    seen[title] = [own.length, Number(usual.toFixed(1))];
  }
  const from = {
    game: game.id,
    rules: game.rules,
    pack: game.pack.id,
    how: "what they bring in games of the bot against itself: scripts/learn/prices.ts",
    seed: task.seed,
    scenarios: task.scenarios,
    evaluations: task.evaluations,
    games,
    seen,
    asBefore,
  };
  return `${JSON.stringify({ from, prices }, null, 2)}\n`;
}
