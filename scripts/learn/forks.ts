/**
 * Forks of games: where a plan is made, several are carried out instead, and each game goes on to its end by quick players. What
 * plans bring is told by how these games ended, against doing nothing from the same position, beside what they promised.
 */
import { choosePlan, type Player, Purse, perform, type Question, seatBot, Worlds } from "@rubicon/bots";
import {
  type ActShape,
  type Dice,
  type Game,
  pick,
  type Seat,
  seededDice,
  type Thought,
  winnerOf,
} from "@rubicon/engine";
import { pupil } from "./pupil.ts";

/** One way in which a game went on, from the side of whoever chose it. */
export interface Way {
  /** Where the plan led, judged as a share of the game: 1 is won, 0 lost. */
  readonly promised: number;
  /** 1, 1/2 or 0. */
  readonly brought: number;
  /** Points more than the other one in the end. */
  readonly lead: number;
  /** What was measured where the plan led; null where the game was over by then. */
  readonly row: readonly number[] | null;
}

/** The best plan comes first, to do nothing second, others after them. */
export interface Fork {
  /** The game that it belongs to. */
  readonly of: string;
  readonly seat: Seat;
  readonly ways: readonly Way[];
}

export interface Forking {
  readonly scenario: string;
  /** For a click of whoever plays the game; for all of the search for ways; for a click of those who play them to their ends. */
  readonly evaluations: { readonly game: number; readonly search: number; readonly ends: number };
  /** Of all plans that are made, so many are forks. */
  readonly share: number;
  readonly ways: number;
}

/** One act in so many is drawn by lot. */
const BY_LOT = 60;
const WORLDS = 12;
const ENDLESS = 100_000;
/** Every second way is drawn from the best that were found, from so many times as many; the others from all of them. */
const DRAWN_FROM = 3;

/** A game of the bot against itself, with the forks on its way. */
export function forkItself(game: Game, thought: Thought, forking: Forking, seed: string): Fork[] {
  const { scenario, evaluations, share } = forking;
  const dice = seededDice(seed);
  const luck = seededDice(`${seed}/forks`);
  const player = seated(game, thought, evaluations.game, seed);
  const p = game.begin(scenario);
  game.open(p, dice);
  const forks: Fork[] = [];
  let last = 0;
  for (let n = 0; n < ENDLESS; n++) {
    const seat = game.toMove(p);
    if (seat === "over") return forks;
    const chain = thought.chain(p);
    if (chain !== 0 && chain !== last && luck.roll(1000) <= 1000 * share)
      forks.push({ of: seed, seat, ways: waysFrom(game, thought, forking, p, `${seed}/${n}`, luck) });
    if (chain !== 0) last = chain;
    game.play(p, luck.roll(BY_LOT) === 1 ? pick(game.legal(p), luck) : player(seat).act(p), dice);
  }
  throw new Error(`${seed}: no end`);
}

function seated(game: Game, thought: Thought, evaluations: number, seed: string): (seat: Seat) => Player {
  const level = pupil(evaluations, WORLDS);
  const players = new Map(
    game.seats.map((seat) => [seat, seatBot(level, game, seededDice(`${seed}/${seat}`), { thought })]),
  );
  return (seat) => {
    const player = players.get(seat);
    if (player === undefined) throw new Error(`nobody sits at ${seat}`);
    return player;
  };
}

function waysFrom(game: Game, thought: Thought, forking: Forking, p: object, seed: string, luck: Dice): Way[] {
  const { evaluations, ways } = forking;
  const seat = game.toMove(p);
  const q: Question<object, ActShape> = {
    game,
    thought,
    seat,
    random: luck,
    foresight: null,
    purse: new Purse({ evaluations: evaluations.search }, 1, () => 0),
    worlds: new Worlds(() => game.guess(p, seat, luck), WORLDS, luck),
  };
  const found = choosePlan(q);
  const good = found.slice(0, DRAWN_FROM * ways);
  const plans: (readonly ActShape[])[] = [found[0].acts, []];
  while (plans.length < ways) plans.push(pick(plans.length % 2 === 0 ? good : found, luck).acts);
  return plans.map((plan, i) => {
    const own = `${seed}/${i}`;
    const dice = seededDice(own);
    const after = game.copy(p);
    perform(q, after, plan, dice);
    return playedToEnd(q, after, dice, seated(game, thought, evaluations.ends, own));
  });
}

function playedToEnd(
  { game, thought, seat }: Question<object, ActShape>,
  p: object,
  dice: Dice,
  player: (seat: Seat) => Player,
): Way {
  const now = thought.moment(p);
  let promised: number | null = null;
  let row: readonly number[] | null = null;
  for (let n = 0; n < ENDLESS; n++) {
    const mover = game.toMove(p);
    if (mover === "over") {
      const end = howItEnded(game, p, seat);
      return { promised: promised ?? end.brought, ...end, row };
    }
    if (promised === null && thought.moment(p) > now) {
      promised = (1 + thought.value(p, seat)) / 2;
      row = measured(game, thought, p, seat);
    }
    game.play(p, player(mover).act(p), dice);
  }
  throw new Error("no end");
}

function howItEnded(game: Game, p: object, seat: Seat): Pick<Way, "brought" | "lead"> {
  const outcome = game.outcome(p);
  if (outcome === null) throw new Error("over without an end");
  const winner = winnerOf(outcome);
  const [own, theirs] = [seat, ...game.seats.filter((each) => each !== seat)].map((each) => outcome.score[each] ?? 0);
  return { brought: winner === null ? 0.5 : winner === seat ? 1 : 0, lead: own - theirs };
}

/** From the side of that seat; a thought measures from the first one's. */
function measured(game: Game, thought: Thought, p: object, seat: Seat): number[] {
  const row = thought.features.map(() => 0);
  thought.measure(p, row);
  return seat === game.seats[0] ? row : row.map((each) => -each);
}

/** A mean, and how far it may be off, nineteen times of twenty. */
export interface Told {
  readonly mean: number;
  readonly off: number;
}

export interface Gains {
  readonly forks: number;
  /** What the best plan promised and brought more than to do nothing. */
  readonly best: { readonly promised: Told; readonly brought: Told };
  /** The same of the other good ones, on the mean. */
  readonly others: { readonly promised: Told; readonly brought: Told };
  /** How what ways promised goes with what they brought among those of one fork, from -1 to 1. */
  readonly together: number;
}

export function gainsOf(forks: readonly Fork[]): Gains {
  const gain = (of: "promised" | "brought", of1: (ways: readonly Way[]) => number): Told =>
    told(forks.map(({ ways }) => of1(ways) - ways[1][of]));
  const best = (of: "promised" | "brought"): Told => gain(of, (ways) => ways[0][of]);
  const others = (of: "promised" | "brought"): Told => gain(of, (ways) => meanOf(ways.slice(2).map((way) => way[of])));
  return {
    forks: forks.length,
    best: { promised: best("promised"), brought: best("brought") },
    others: { promised: others("promised"), brought: others("brought") },
    together: together(forks),
  };
}

function together(forks: readonly Fork[]): number {
  let [both, promises, bringings] = [0, 0, 0];
  for (const { ways } of forks) {
    const promised = meanOf(ways.map((way) => way.promised));
    const brought = meanOf(ways.map((way) => way.brought));
    for (const way of ways) {
      both += (way.promised - promised) * (way.brought - brought);
      promises += (way.promised - promised) ** 2;
      bringings += (way.brought - brought) ** 2;
    }
  }
  return promises * bringings === 0 ? 0 : both / Math.sqrt(promises * bringings);
}

function told(values: readonly number[]): Told {
  const mean = meanOf(values);
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, off: 1.96 * Math.sqrt(variance / values.length) };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;
