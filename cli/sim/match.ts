/** One game between bots, from the set-up to its end. */
import { botNamed, memoryFor, type Player, seatBot } from "@rubicon/bots";
import {
  type ActShape,
  type EventShape,
  type Game,
  type Options,
  type Outcome,
  type Seat,
  seededDice,
} from "@rubicon/engine";
import { thoughtFor } from "../registry.ts";

/** What all games of a simulation have in common. Plain data: it travels to other threads. */
export interface Pairing {
  readonly scenario: string;
  readonly options: Options;
  /** Names of bots in the order of the seats. */
  readonly bots: readonly string[];
  /** Ask the game at every act whether it stands by its own list and its default, and whether its invariants hold. */
  readonly check: boolean;
}

/** Either the outcome or what went wrong on the way to it. */
export type Played = { readonly acts: readonly ActShape[] } & (
  | { readonly outcome: Outcome; readonly fault: null }
  | { readonly outcome: null; readonly fault: string }
);

/** No game takes nearly as many decisions: one that does goes round in circles. */
const ENDLESS = 100_000;

/** The same pairing and seed give the same game, act by act. */
export function playMatch(game: Game, pairing: Pairing, seed: string): Played {
  const acts: ActShape[] = [];
  try {
    return { acts, outcome: playThrough(game, pairing, seed, acts), fault: null };
  } catch (error) {
    return { acts, outcome: null, fault: error instanceof Error ? error.message : String(error) };
  }
}

function playThrough(game: Game, pairing: Pairing, seed: string, acts: ActShape[]): Outcome {
  const dice = seededDice(seed);
  const players = seated(game, pairing, seed);
  const listeners = game.seats.filter((_, i) => botNamed(pairing.bots[i]).remembers === true);
  const tell = (event: EventShape): void => {
    for (const seat of listeners) players[seat].hear(game.hear(event, seat));
  };
  const p = game.begin(pairing.scenario, pairing.options);
  game.open(p, dice, tell);
  for (let seat = game.toMove(p); seat !== "over"; seat = game.toMove(p)) {
    if (acts.length === ENDLESS) throw new Error(`no end after ${ENDLESS} decisions`);
    if (pairing.check) demandDefault(game, p);
    const act = players[seat].act(p);
    acts.push(act);
    if (pairing.check) demandAllowed(game, p, act);
    game.play(p, act, dice, listeners.length > 0 ? tell : undefined);
    if (pairing.check) demandSound(game, p);
  }
  const outcome = game.outcome(p);
  if (!outcome) throw new Error("the game is over without an outcome");
  return outcome;
}

/** Bots have luck of their own, so that what they draw does not change the dice of the table. */
function seated(
  game: Game,
  pairing: Pick<Pairing, "bots" | "scenario" | "options">,
  seed: string,
): Record<Seat, Player> {
  const thought = thoughtFor(game);
  return Object.fromEntries(
    game.seats.map((seat, i) => {
      const bot = botNamed(pairing.bots[i]);
      const memory = memoryFor(bot, thought, game, pairing, seat);
      return [seat, seatBot(bot, game, seededDice(`${seed}/${seat}`), { thought, memory })];
    }),
  );
}

/** Whoever does not answer can be answered for. */
function demandDefault(game: Game, p: object): void {
  const act = game.byDefault(p);
  const refusal = game.refuse(p, act);
  if (refusal) throw new Error(`the act ${act.do} is done by default but refused by ${refusal.rule}`);
}

function demandAllowed(game: Game, p: object, act: ActShape): void {
  const refusal = game.refuse(p, act);
  if (refusal) throw new Error(`the act ${act.do} is listed as legal but refused by ${refusal.rule}`);
}

function demandSound(game: Game, p: object): void {
  const broken = game.broken(p);
  if (broken !== null) throw new Error(`invariant broken: ${broken}`);
}
