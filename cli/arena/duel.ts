/** One game between two bots, with how long they thought and, if asked, what they did that nobody should do. */
import { type Bot, type Budget, memoryFor, type Player, seatBot } from "@rubicon/bots";
import {
  type ActShape,
  type EventShape,
  type Game,
  type Ledger,
  type Options,
  type Outcome,
  type Seat,
  seededDice,
  type Thought,
} from "@rubicon/engine";

export interface Duel {
  readonly game: Game;
  /** In the order of the seats, as the bots: two may think by different weights. */
  readonly thoughts: readonly (Thought | null)[];
  readonly scenario: string;
  readonly options: Options;
  /** In the order of the seats. */
  readonly bots: readonly Bot[];
  readonly budget: Budget | null;
  /** The dice of the table fall by it. */
  readonly seed: string;
  /** The luck of each bot, in the order of the seats. */
  readonly luck: readonly string[];
  readonly sense: boolean;
  /** How it was decided is told, too. */
  readonly ledger?: true;
}

export interface Fought {
  readonly outcome: Outcome;
  /** Null where nobody asked for it, or the game keeps none. */
  readonly ledger: Ledger | null;
  /** In the order of the seats. */
  readonly ms: readonly number[];
  readonly decisions: readonly number[];
  readonly blunders: readonly ReadonlyMap<string, number>[];
}

/**
 * What can be done and undone at will may look better each time to somebody who looks one act ahead. Whoever alone has been
 * asked so often is answered for, as at a table where his time has run out.
 */
const PATIENCE = 500;

/** No game takes nearly as many decisions. */
const ENDLESS = 100_000;

export function fight(duel: Duel): Fought {
  const { game, thoughts, scenario, options } = duel;
  const { seats } = game;
  const players = seats.map((seat, i) => playerFor(duel, seat, i));
  const listeners = seats.filter((_, i) => duel.bots[i].remembers === true && thoughts[i]?.memory !== undefined);
  const ms = seats.map(() => 0);
  const decisions = seats.map(() => 0);
  const blunders = seats.map(() => new Map<string, number>());
  const sense = duel.sense ? thoughts[0]?.sense : undefined;
  const keepsLedger = duel.ledger === true && game.ledger !== undefined;
  const listens = listeners.length > 0 || sense !== undefined || keepsLedger;
  const story: EventShape[] = [];
  const dice = seededDice(duel.seed);
  const p = game.begin(scenario, options);
  let events: EventShape[] = [];
  const tell = (event: EventShape): void => {
    events.push(event);
    if (keepsLedger) story.push(event);
  };
  const passOn = (): void => {
    for (const seat of listeners) for (const event of events) players[seats.indexOf(seat)].hear(game.hear(event, seat));
  };
  game.open(p, dice, tell);
  passOn();
  let last: Seat | null = null;
  let inARow = 0;
  for (let n = 0; ; n++) {
    const seat = game.toMove(p);
    if (seat === "over") break;
    if (n === ENDLESS) throw new Error(`no end after ${ENDLESS} decisions`);
    const i = seats.indexOf(seat);
    const began = performance.now();
    inARow = seat === last ? inARow + 1 : 0;
    last = seat;
    const act = inARow < PATIENCE ? players[i].act(p) : game.byDefault(p);
    ms[i] += performance.now() - began;
    decisions[i]++;
    events = [];
    if (sense === undefined) game.play(p, act, dice, listens ? tell : undefined);
    else {
      const before = game.copy(p);
      game.play(p, act, dice, tell);
      sense.look(before, act, events, (name, whose) => {
        const counts = blunders[seats.indexOf(whose)];
        counts.set(name, (counts.get(name) ?? 0) + 1);
      });
    }
    passOn();
  }
  const outcome = game.outcome(p);
  if (!outcome) throw new Error("the game is over without an outcome");
  const ledger = keepsLedger ? (game.ledger?.(p, story) ?? null) : null;
  return { outcome, ledger, ms, decisions, blunders };
}

function playerFor(duel: Duel, seat: Seat, i: number): Player<object, ActShape> {
  const { game, budget } = duel;
  const bot = duel.bots[i];
  const thought = duel.thoughts[i];
  return seatBot(bot, game, seededDice(duel.luck[i]), {
    thought,
    budget,
    clock: () => performance.now(),
    memory: memoryFor(bot, thought, game, duel, seat),
  });
}
