/**
 * What is left of plans when they have been answered: at positions from quick games each way of thinking carries out a sequence,
 * somebody who is the same for all of them carries out the next one, and what that leaves is judged as shipped.
 *
 *   node scripts/ts.mjs scripts/learn/stand.ts '{"evaluations":480}' '{"evaluations":2400,"foresees":true}' \
 *     --game alea-iacta-est --scenario pharsalus --positions 100 [--answer 480]
 *
 * Games tell the same, but of a hundred positions they need some thousand moves more each. All ways are told against the first.
 */
import { parseArgs } from "node:util";
import { emptyNotes, seatBot } from "@rubicon/bots";
import { meanOf } from "@rubicon/bots/balance";
import { type ActShape, type Game, seededDice, type Thought } from "@rubicon/engine";
import { CORES, spread, workInThread } from "./crew.ts";
import { pupil } from "./pupil.ts";
import { subjectNamed } from "./subject.ts";
import { botOf, thoughtOf, USUAL, type Way } from "./ways.ts";

interface Task {
  readonly game: string;
  readonly scenario: string;
  readonly seed: string;
  readonly ways: readonly Way[];
  readonly answer: Way;
}

/** What the position was worth to whoever made the plan, when his sequence was over and after the answer. */
interface Stood {
  readonly promised: number;
  readonly left: number;
}

/** Plans of a quick game before the one that is looked at, at most. */
const MOST_BEFORE = 16;
const ENDLESS = 100_000;
/** Clicks' worth of thinking. */
const SAVED = 10;

function work({ game: id, scenario, seed, ways, answer }: Task, piece: number): Stood[] {
  const { game, thought } = subjectNamed(id);
  const own = `${seed}/${piece}`;
  const p = somewhereIn(game, thought, scenario, own);
  if (p === null) return [];
  return ways.map((way) => standing(game, thought, p, way, answer, own));
}

/** A position in which a sequence begins; null where the game was over before. */
function somewhereIn(game: Game, thought: Thought, scenario: string, seed: string): object | null {
  const dice = seededDice(seed);
  const players = new Map(
    game.seats.map((seat) => [seat, seatBot(pupil(12), game, seededDice(`${seed}/${seat}`), { thought })]),
  );
  const p = game.begin(scenario);
  game.open(p, dice);
  const wanted = dice.roll(MOST_BEFORE);
  let last = 0;
  for (let plans = 0, i = 0; i < ENDLESS; i++) {
    const seat = game.toMove(p);
    if (seat === "over") return null;
    const chain = thought.chain(p);
    if (chain !== 0 && chain !== last) {
      last = chain;
      if (++plans === wanted) return p;
    }
    game.play(p, players.get(seat)?.act(p) ?? game.legal(p)[0], dice);
  }
  return null;
}

function standing(game: Game, thought: Thought, from: object, way: Way, answer: Way, seed: string): Stood {
  const p = game.copy(from);
  const seat = game.toMove(p);
  if (seat === "over") throw new Error("nobody is asked");
  const dice = seededDice(`${seed}/dice`);
  const ours = saving(game, thought, way, `${seed}/ours`);
  const theirs = saving(game, thought, answer, `${seed}/theirs`);
  const play = (): void => {
    const now = thought.moment(p);
    while (thought.moment(p) === now) game.play(p, (game.toMove(p) === seat ? ours : theirs)(p), dice);
  };
  play();
  const promised = thought.value(p, seat);
  if (game.toMove(p) !== "over") play();
  return { promised, left: thought.value(p, seat) };
}

/** Somebody who comes to the table with as much saved up as a plan may take. */
function saving(game: Game, shipped: Thought, way: Way, seed: string): (p: object) => ActShape {
  const bot = botOf(way, 0);
  const thought = thoughtOf(shipped, way);
  const random = seededDice(seed);
  const notes = { ...emptyNotes(), bank: SAVED };
  return (p) => {
    const seat = game.toMove(p);
    const legal = game.legal(p);
    if (seat === "over" || legal.length === 1) return legal[0];
    const guess = (): object => game.guess(p, seat, random);
    return bot.choose({ ...{ game, thought, seat, legal, random, guess, notes }, budget: null, clock: () => 0 });
  };
}

if (!workInThread<Task, Stood[]>(work)) await main();

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      game: { type: "string", default: "alea-iacta-est" },
      scenario: { type: "string" },
      positions: { type: "string", default: "50" },
      answer: { type: "string", default: "480" },
      threads: { type: "string", default: String(CORES) },
      seed: { type: "string", default: "stand" },
    },
  });
  const ways: Way[] = positionals.map((text) => ({ ...USUAL, ...JSON.parse(text) }));
  const { game } = subjectNamed(values.game);
  const { scenario = game.scenarios[0].id, seed } = values;
  const answer: Way = { ...USUAL, evaluations: Number(values.answer) };
  const task: Task = { game: game.id, scenario, seed, ways, answer };
  const found: Stood[][] = [];
  await spread<Task, Stood[]>(import.meta.url, task, Number(values.positions), Number(values.threads), (stood) => {
    if (stood.length > 0) found.push(stood);
    process.stderr.write(`${found.length} positions\r`);
    return false;
  });
  for (const [i, text] of positionals.entries()) {
    const told = (of: (stood: Stood) => number): string => {
      const { mean, error } = meanOf(found.map((each) => of(each[i]) - of(each[0])));
      const all = meanOf(found.map((each) => of(each[i])));
      return `${all.mean.toFixed(3)} (${mean.toFixed(3)} ± ${error.toFixed(3)} more)`;
    };
    const after = ({ left }: Stood): number => left;
    process.stdout.write(`${text} promised ${told(({ promised }) => promised)}, and ${told(after)} was left\n`);
  }
}
