/** Games from deployments that one is told to lay, to the end or until it can be judged how they begin. */
import { seatBot } from "@rubicon/bots";
import {
  BadInput,
  type Deploying,
  type Deployment,
  type Dice,
  type Game,
  type Placement,
  type Seat,
  seededDice,
  type Thought,
} from "@rubicon/engine";
import { pupil } from "./pupil.ts";

/** The same thought with other deployments to choose from: with none it sets up as if none had ever been found. */
export function keeping(thought: Thought, deployments: readonly Deployment[]): Thought {
  return { ...thought, deploying: { ...deployingOf(thought), kept: () => deployments } };
}

export function deployingOf({ game, deploying }: Thought): Deploying {
  if (deploying === undefined) throw new BadInput(`Nobody sets up as he likes in ${game}.`);
  return deploying;
}

export interface Opening {
  readonly scenario: string;
  /** In the order of the seats: what each chooses from. */
  readonly deployments: readonly (readonly Deployment[])[];
  readonly evaluations: number;
  /** It is judged when so many moments have passed; null: when it is over. */
  readonly moments: number | null;
  /** Dice, and the luck of both. */
  readonly seed: string;
}

const ENDLESS = 100_000;

/** What it came to for the first seat, from -1 (lost) to 1 (won). */
export function playOpening(game: Game, thought: Thought, opening: Opening): number {
  const { scenario, deployments, evaluations, moments, seed } = opening;
  const bot = pupil(evaluations);
  const players = game.seats.map((seat, i) =>
    seatBot(bot, game, seededDice(`${seed}/${seat}`), { thought: keeping(thought, deployments[i]) }),
  );
  const dice = seededDice(seed);
  const p = game.begin(scenario);
  game.open(p, dice);
  let now = thought.moment(p);
  let passed = 0;
  for (let n = 0; n < ENDLESS; n++) {
    const seat = game.toMove(p);
    if (seat === "over" || passed === moments) return thought.value(p, game.seats[0]);
    game.play(p, players[game.seats.indexOf(seat)].act(p), dice);
    const then = thought.moment(p);
    if (then > now) passed++;
    now = then;
  }
  throw new Error(`${seed}: no end`);
}

/** The table when that seat deploys, the others as it is offered to them. */
export function tableOf(game: Game, thought: Thought, scenario: string, seat: Seat): object {
  const deploying = deployingOf(thought);
  const dice = seededDice(scenario);
  const p = game.begin(scenario);
  game.open(p, dice);
  while (deploying.side(p) !== null) {
    if (game.toMove(p) === seat) return p;
    game.play(p, game.byDefault(p), dice);
  }
  throw new BadInput(`${seat} does not set up as he likes in ${scenario}.`);
}

/** A deployment like another one, but for so many changes; null where that leads nowhere new. */
export function recast(
  game: Game,
  thought: Thought,
  table: object,
  parent: Placement,
  changes: number,
  random: Dice,
): Placement | null {
  const deploying = deployingOf(thought);
  const p = game.copy(table);
  const lay = deploying.lay(p, parent);
  if (lay === null) return null;
  for (const act of lay) game.play(p, act, random);
  for (let i = 0; i < changes; i++) for (const act of deploying.recast(p, random)) game.play(p, act, random);
  const placement = deploying.placement(p);
  // It must be possible to lay it from what is offered.
  return isSame(placement, parent) || deploying.lay(table, placement) === null ? null : placement;
}

export const isSame = (one: Placement, other: Placement): boolean => JSON.stringify(one) === JSON.stringify(other);
