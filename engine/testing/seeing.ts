/**
 * Non-interference: what a seat sees and hears does not depend on what it may not know.
 *
 * A guess for a seat is another position that the seat cannot tell from the true one. So it must look the same
 * to that seat, ask it the same, and allow it the same; and as long as nothing hidden comes to light (an event
 * that `reveals`), the same act with the same dice must sound the same in both and lead to the same sight.
 */
import type { ActShape } from "../acts.ts";
import { type Dice, seededDice } from "../dice.ts";
import type { EventShape, Game, Json, Seat } from "../game.ts";
import { must } from "./must.ts";
import type { DrawOrders } from "./walk.ts";

/** One decision in so many also has guesses made from guesses, which takes longer. */
const DEEPER_EVERY = 4;

export function checkSight(game: Game, p: object, random: Dice): void {
  const hash = game.hash(p);
  const asked = game.toMove(p);
  const watched = looks(game, p, "watcher");
  const deeper = random.roll(DEEPER_EVERY) === 1;
  for (const seat of game.seats) {
    const guess = game.guess(p, seat, random);
    const broken = game.broken(guess);
    must(broken === null, () => `a guess for ${seat} is no sound position: ${broken}`);
    const [truth, fancy] = [looks(game, p, seat), looks(game, guess, seat)];
    must(truth === fancy, () => `${seat} sees what it may not know: ${difference(truth, fancy)}`);
    must(looks(game, guess, "watcher") === watched, `watchers see what ${seat} may not know`);
    must(game.toMove(guess) === asked, `whose turn it is depends on what ${seat} may not know`);
    if (seat === asked) sameDecision(game, p, guess, seat);
    if (!deeper) continue;
    drawnBlindly(game, p, guess, seat, random.roll(1_000_000));
    for (const other of game.seats.filter((one) => one !== seat))
      must(looks(game, game.guess(guess, other, random), "watcher") === watched, "watchers see hidden things");
  }
  must(game.hash(p) === hash, "guessing changed the position");
}

/** How many different positions come out of a few guesses for one seat: more than one where anything is hidden. */
export function guesses(game: Game, p: object, random: Dice): number {
  const different = (seat: Seat) => new Set([0, 1, 2].map(() => game.hash(game.guess(p, seat, random)))).size;
  return Math.max(...game.seats.map(different));
}

/** A guess may use nothing the seat does not know: made from another guess with the same dice, it comes out the same. */
function drawnBlindly(game: Game, p: object, guess: object, seat: Seat, seed: number): void {
  const fromTruth = game.hash(game.guess(p, seat, seededDice(seed)));
  const fromGuess = game.hash(game.guess(guess, seat, seededDice(seed)));
  must(fromTruth === fromGuess, `a guess for ${seat} depends on what ${seat} may not know`);
}

function sameDecision(game: Game, p: object, guess: object, seat: Seat): void {
  const codes = (position: object) =>
    game
      .legal(position)
      .map((act) => game.acts.code(act))
      .sort((a, b) => a - b)
      .join();
  must(codes(p) === codes(guess), `what ${seat} may do depends on what it may not know`);
  const asks = (position: object) => JSON.stringify(game.question(position));
  must(asks(p) === asks(guess), `what ${seat} is asked depends on what it may not know`);
}

/**
 * Plays the chosen act in truth and in a guess. For a seat's own acts this is always fair. An act of another
 * seat may name a hidden thing and so be another deed in the guess; only acts that name nothing are compared.
 */
export function checkHearing(game: Game, p: object, act: ActShape, random: Dice, orders?: DrawOrders): void {
  const mover = game.toMove(p);
  for (const viewer of game.seats) {
    if (viewer !== mover && Object.keys(act).length > 1) continue;
    const guess = game.guess(p, viewer, random);
    if (game.refuse(guess, act) !== null) {
      must(viewer !== mover, "a seat's own act is refused in a guess made for it");
      continue;
    }
    const seed = random.roll(1_000_000);
    const truth = follow(game, p, viewer, act, seed, orders);
    const fancy = follow(game, guess, viewer, act, seed, orders);
    if (truth.reveals || fancy.reveals) continue;
    const deed = `${act.do} of ${mover}`;
    must(
      truth.heard === fancy.heard,
      () => `${viewer} hears hidden things from ${deed}: ${truth.heard} or ${fancy.heard}`,
    );
    must(truth.asked === fancy.asked, `after ${deed} whose turn it is tells ${viewer} what it may not know`);
    must(truth.sight === fancy.sight, `after ${deed} the sight of ${viewer} tells what it may not know`);
  }
}

interface Followed {
  readonly heard: string;
  readonly sight: string;
  readonly asked: string;
  readonly reveals: boolean;
}

function follow(game: Game, p: object, viewer: Seat, act: ActShape, seed: number, orders?: DrawOrders): Followed {
  const played = game.copy(p);
  const dice = seededDice(seed);
  // Standing orders are hidden too, and may rightly decide who is asked: here they are the same in both.
  if (orders !== undefined)
    for (const seat of game.seats) if (seat !== viewer) giveOrders(game, played, seat, orders(seat, dice), viewer);
  const events: EventShape[] = [];
  game.play(played, act, dice, (event) => events.push(event));
  return {
    heard: JSON.stringify(heardBy(game, events, viewer)),
    sight: looks(game, played, viewer),
    asked: game.toMove(played),
    reveals: events.some((event) => event.reveals),
  };
}

function giveOrders(game: Game, p: object, seat: Seat, written: Json, viewer: Seat): void {
  if (game.orders === undefined) return;
  const before = looks(game, p, viewer);
  game.orders.give(p, seat, game.orders.read(written));
  must(looks(game, p, viewer) === before, `${viewer} sees the standing orders of ${seat}`);
}

/** What reached a viewer, without the silences. */
function heardBy(game: Game, events: readonly EventShape[], viewer: Seat): Json {
  return events.map((event) => game.hear(event, viewer)).filter((heard) => heard !== null);
}

function looks(game: Game, p: object, viewer: string): string {
  return JSON.stringify(game.sight(p, viewer));
}

/** Where two sights part, with a little of what stands around it. */
function difference(truth: string, fancy: string): string {
  const at = [...truth].findIndex((letter, i) => letter !== fancy[i]);
  const from = Math.max(0, at - 60);
  return `...${truth.slice(from, at + 30)}... in truth, ...${fancy.slice(from, at + 30)}... in a guess`;
}
