/**
 * Non-interference: what a seat sees and hears does not depend on what it may not know.
 *
 * A guess for a seat is another position that the seat cannot tell from the true one. So it must look the same
 * to that seat, ask it the same, allow and forbid it the same for the same reasons, and promise it the same; and as
 * long as nothing hidden comes to light (an event that `reveals`), the same act with the same dice must sound the same
 * in both and lead to the same sight.
 *
 * What can be taken back freely tells nothing at all: or a seat would look, take it back, and look elsewhere. So
 * whether an act can be taken back must not depend on hidden things either.
 */
import type { ActShape } from "../acts.ts";
import { type Dice, recording, seededDice } from "../dice.ts";
import type { EventShape, Game, Json, Seat } from "../game.ts";
import { shareOf } from "./legality.ts";
import { must } from "./must.ts";
import { nearbyAct, randomAct } from "./random.ts";

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
    if (seat === asked) sameDecision(game, p, guess, seat, random);
    else if (asked !== "over") sameWaiting(game, p, guess, seat, random);
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

/** Acts at each decision of which the reasons are compared. */
const REASONS = 6;
/** One decision in so many has the reasons of a share of all acts compared. */
const REASONS_EVERY = 100;
const SHARE = 40;

/** What a seat is asked, may do, may not do and why, and what it is promised. */
function sameDecision(game: Game, p: object, guess: object, seat: Seat, random: Dice): void {
  const legal = game.legal(p);
  must(codes(game, legal) === codes(game, game.legal(guess)), `what ${seat} may do depends on what it may not know`);
  const asks = (position: object) => JSON.stringify(game.question(position));
  must(asks(p) === asks(guess), `what ${seat} is asked depends on what it may not know`);
  must(game.byDefault(p) === game.byDefault(guess), `what is done for ${seat} depends on what it may not know`);
  for (const act of someOf(legal, random)) {
    const promise = (position: object) => JSON.stringify(game.forecast(position, act));
    must(promise(p) === promise(guess), () => `what ${seat} is promised of ${act.do} depends on hidden things`);
  }
  for (const act of tried(game, legal, random)) {
    const reason = (position: object) => JSON.stringify(game.refuse(position, act));
    must(reason(p) === reason(guess), () => {
      const name = JSON.stringify(game.acts.write(act));
      return `why ${seat} may not ${name} depends on hidden things: ${reason(p)} or ${reason(guess)}`;
    });
  }
}

/** A seat that is not asked: whether it may choose already, and what another is asked if that is no secret. */
function sameWaiting(game: Game, p: object, guess: object, seat: Seat, random: Dice): void {
  const [truth, fancy] = [game.question(p), game.question(guess)];
  must((truth.secret ?? false) === (fancy.secret ?? false), "whether a question is secret depends on hidden things");
  if (!truth.secret)
    must(
      JSON.stringify(truth) === JSON.stringify(fancy),
      `the question ${truth.ask} is not marked as secret, but tells ${seat} what it may not know`,
    );
  const [turned, alike] = [game.ahead(p, seat), game.ahead(guess, seat)];
  must((turned === null) === (alike === null), `whether ${seat} may choose ahead depends on hidden things`);
  if (turned !== null && alike !== null) sameDecision(game, turned, alike, seat, random);
}

const codes = (game: Game, acts: readonly ActShape[]): string =>
  acts
    .map((act) => game.acts.code(act))
    .sort((a, b) => a - b)
    .join();

/** The first, the last and one in between. */
const someOf = (legal: readonly ActShape[], random: Dice): ReadonlySet<ActShape> =>
  new Set([legal[0], legal[legal.length - 1], legal[random.roll(legal.length) - 1]]);

function tried(game: Game, legal: readonly ActShape[], random: Dice): readonly ActShape[] {
  const few = Array.from({ length: REASONS }, (_, i) =>
    i % 2 === 0 ? randomAct(game.acts, random) : nearbyAct(game.acts, legal[random.roll(legal.length) - 1], random),
  );
  if (random.roll(REASONS_EVERY) > 1) return few;
  return [...few, ...[...shareOf(game.acts, random, SHARE)].map((code) => game.acts.decode(code))];
}

/** A choice made ahead is the one that would be made when asked: whatever the other chooses, nothing changes for it. */
export function checkAhead(game: Game, p: object, act: ActShape, random: Dice): void {
  for (const seat of game.seats) {
    const turned = game.ahead(p, seat);
    if (turned === null) continue;
    must(game.toMove(p) !== seat, `${seat} is asked, and may choose before it is asked`);
    must(game.toMove(turned) === seat, `${seat} may choose ahead where another is asked`);
    const answered = game.copy(p);
    game.play(answered, act, seededDice(random.roll(1_000_000)));
    must(game.toMove(answered) === seat, `${seat} chose ahead, but is not asked after all`);
    must(
      codes(game, game.legal(turned)) === codes(game, game.legal(answered)),
      `what ${seat} may choose ahead is not what it may choose when asked`,
    );
    const asks = (position: object) => JSON.stringify(game.question(position));
    must(asks(turned) === asks(answered), `${seat} is asked otherwise ahead than when its turn comes`);
  }
}

/**
 * Plays the chosen act in truth and in a guess. For a seat's own acts this is always fair. An act of another
 * seat may name a hidden thing and so be another deed in the guess; only acts that name nothing are compared.
 */
export function checkHearing(game: Game, p: object, act: ActShape, random: Dice): void {
  const mover = game.toMove(p);
  checkGathering(game, p, act);
  checkOvert(game, p, act, random);
  for (const viewer of game.seats) {
    if (viewer !== mover && Object.keys(act).length > 1) continue;
    const guess = game.guess(p, viewer, random);
    if (game.refuse(guess, act) !== null) {
      must(viewer !== mover, "a seat's own act is refused in a guess made for it");
      continue;
    }
    const seed = random.roll(1_000_000);
    const truth = follow(game, p, viewer, act, seed);
    const fancy = follow(game, guess, viewer, act, seed);
    const deed = `${act.do} of ${mover}`;
    must(
      viewer !== mover || truth.final === fancy.final,
      () => `whether ${deed} can be taken back tells what ${mover} may not know`,
    );
    if (truth.reveals || fancy.reveals) continue;
    must(
      truth.heard === fancy.heard,
      () => `${viewer} hears hidden things from ${deed}: ${truth.heard} or ${fancy.heard}`,
    );
    must(truth.asked === fancy.asked, `after ${deed} whose turn it is tells ${viewer} what it may not know`);
    must(truth.sight === fancy.sight, `after ${deed} the sight of ${viewer} tells what it may not know`);
    if (viewer === mover && truth.asked === mover && !truth.final)
      sameDecision(game, truth.position, fancy.position, viewer, random);
  }
}

/**
 * An act that is done in the open names nothing that anybody does not know: it would be as legal in every position that
 * looks the same to him. What watchers cannot tell apart is guessed for one seat after the other.
 */
function checkOvert(game: Game, p: object, act: ActShape, random: Dice): void {
  if (!game.overt.includes(act.do)) return;
  const mover = game.toMove(p);
  const others = game.seats.filter((seat) => seat !== mover);
  const guess = others.reduce((position, seat) => game.guess(position, seat, random), p);
  for (const fancy of [guess, game.guess(guess, mover, random)])
    must(
      game.refuse(fancy, act) === null,
      () => `${act.do} is done in the open, and tells others what only ${mover} may know`,
    );
}

/** Of an act that may be gathered nobody else hears anything, and its seat is asked the same again. */
function checkGathering(game: Game, p: object, act: ActShape): void {
  const seat = game.toMove(p);
  const question = game.question(p);
  if (!question.gathers?.includes(act.do)) return;
  const after = game.copy(p);
  const { dice, taken } = recording(seededDice("gathered"));
  const events: EventShape[] = [];
  game.play(after, act, dice, (event) => events.push(event));
  must(taken().length === 0, `${act.do} may be gathered, and dice fall in it`);
  must(
    game.toMove(after) === seat && JSON.stringify(game.question(after)) === JSON.stringify(question),
    `${act.do} may be gathered, and leads to another question`,
  );
  for (const viewer of [...game.seats, "watcher"].filter((each) => each !== seat)) {
    must(heardBy(game, events, viewer).length === 0, `${act.do} may be gathered, and ${viewer} hears of it`);
    must(
      (game.ahead(p, viewer) === null) === (game.ahead(after, viewer) === null),
      `${act.do} may be gathered, and changes whether ${viewer} may choose ahead`,
    );
  }
}

interface Followed {
  readonly position: object;
  readonly heard: string;
  readonly sight: string;
  readonly asked: string;
  readonly reveals: boolean;
  /** Cannot be taken back freely. */
  readonly final: boolean;
}

function follow(game: Game, p: object, viewer: Seat, act: ActShape, seed: number): Followed {
  const position = game.copy(p);
  const { dice, taken } = recording(seededDice(seed));
  const events: EventShape[] = [];
  game.play(position, act, dice, (event) => events.push(event));
  const reveals = events.some((event) => event.reveals);
  return {
    position,
    heard: JSON.stringify(heardBy(game, events, viewer)),
    sight: looks(game, position, viewer),
    asked: game.toMove(position),
    reveals,
    final: reveals || taken().length > 0,
  };
}

/** What reached a viewer, without the silences. */
function heardBy(game: Game, events: readonly EventShape[], viewer: Seat): readonly Json[] {
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
