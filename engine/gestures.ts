/**
 * Whole gestures: five blocks brought to a city, a stack that marches along a way, a round in which everybody fires.
 *
 * A gesture stays a chain of small acts, each legal by itself. A game says what can be taken up and what can be meant
 * (`Gestures`), and for something that is meant which act furthers it next. Whoever plays carries out one act after the
 * other, and stops where one of them is not legal any more. All of it follows from what the seat to move sees.
 */
import type { ActShape } from "./acts.ts";
import type { Dice } from "./dice.ts";
import type { ForecastShape, Game, Refusal } from "./game.ts";

/** Something that is meant as a whole, as plain data with names in it. */
export interface IntentShape {
  readonly do: string;
}

/** A place to which pieces that are taken up could be brought. */
export interface Goal<I extends IntentShape> {
  readonly to: string;
  readonly intent: I;
  /** The places they come through, the last being the goal itself. */
  readonly way: readonly string[];
  /** How many of the pieces get there: roads and ships are narrow. */
  readonly count: number;
  /** What coming there will cost and bring, as the game's `forecast` would say it. */
  readonly forecasts?: readonly ForecastShape[];
}

export interface Gestures<P, A extends ActShape, I extends IntentShape = IntentShape> {
  /** What the game's acts call what is taken up, and where it is brought: "block", "place". */
  readonly pieces: string;
  readonly places: string;
  /** Where a piece stands that can be taken up; null for nowhere. */
  at(p: P, piece: string): string | null;
  /** What can be taken up now; pieces that can go together stand in one list. */
  groups(p: P): readonly (readonly string[])[];
  /** What is on its way already, and has to be brought on or left where it is. */
  inHand(p: P): readonly string[];
  /**
   * Where these pieces, all of one group or in hand, could be brought. A place comes more than once where it matters by
   * which way they come.
   */
  goals(p: P, pieces: readonly string[]): readonly Goal<I>[];
  /**
   * Why these pieces cannot be brought to a place; null where nothing can be said. For games in which no single act names
   * both: otherwise the reasons of those acts are enough.
   */
  closed?(p: P, pieces: readonly string[], place: string): Refusal | null;
  /** What could be meant without taking anything up: "all fire". */
  offers(p: P): readonly I[];
  /** The next act that furthers it; null when it is done, or when something else has to be decided first. */
  further(p: P, intent: I): A | null;
}

/** Something that is meant, and the acts of it that can be told before dice fall or somebody else is asked. */
export interface Offer {
  readonly intent: IntentShape;
  readonly acts: readonly ActShape[];
}

export interface Reach extends Offer, Goal<IntentShape> {}

/** What the seat to move can do with whole gestures before it has taken anything up. */
export interface Hands {
  readonly groups: readonly (readonly string[])[];
  readonly inHand: readonly string[];
  readonly offers: readonly Offer[];
}

/** Null where there is nothing to take up and nothing to mean. */
export function handsOf<P extends object>(game: Game<P>, p: P): Hands | null {
  const { gestures } = game;
  if (gestures === undefined || game.toMove(p) === "over") return null;
  const offers = gestures.offers(p).map((intent) => ({ intent, acts: planOf(game, p, intent) }));
  const hands = { groups: gestures.groups(p), inHand: gestures.inHand(p), offers: offers.filter(leadsSomewhere) };
  return hands.groups.length + hands.inHand.length + hands.offers.length === 0 ? null : hands;
}

/** Where pieces can be brought that are taken up together; nowhere when they cannot be. */
export function reachOf<P extends object>(game: Game<P>, p: P, pieces: readonly string[]): readonly Reach[] {
  const gestures = takenUpIn(game, p, pieces);
  if (gestures === null) return [];
  return gestures
    .goals(p, [...new Set(pieces)])
    .map((goal) => ({ ...goal, acts: planOf(game, p, goal.intent) }))
    .filter(leadsSomewhere);
}

/** Why pieces that are taken up together cannot be brought to a place; null where nothing can be said. */
export function closedTo<P extends object>(
  game: Game<P>,
  p: P,
  pieces: readonly string[],
  place: string,
): Refusal | null {
  return takenUpIn(game, p, pieces)?.closed?.(p, [...new Set(pieces)], place) ?? null;
}

/** Null where these pieces cannot be taken up together. */
function takenUpIn<P extends object>(game: Game<P>, p: P, pieces: readonly string[]): Gestures<P, ActShape> | null {
  const { gestures } = game;
  if (gestures === undefined || pieces.length === 0 || game.toMove(p) === "over") return null;
  const groups = [gestures.inHand(p), ...gestures.groups(p)];
  return groups.some((group) => pieces.every((piece) => group.includes(piece))) ? gestures : null;
}

const leadsSomewhere = ({ acts }: Offer): boolean => acts.length > 0;

/** Acts after which a gesture is taken to be without end. */
export const LONGEST_GESTURE = 500;

class DiceFall extends Error {}

const NO_DICE: Dice = {
  roll() {
    throw new DiceFall();
  },
};

/** The position after a legal act; null where dice would fall. */
export function afterAct<P extends object, A extends ActShape>(
  { copy, play }: Pick<Game<P, A>, "copy" | "play">,
  p: P,
  act: A,
): P | null {
  const after = copy(p);
  try {
    play(after, act, NO_DICE);
  } catch (error) {
    if (error instanceof DiceFall) return null;
    throw error;
  }
  return after;
}

/** The acts of a gesture, as far as they can be told before dice fall or somebody else is asked. */
export function planOf<P extends object>(game: Game<P>, p: P, intent: IntentShape): readonly ActShape[] {
  const { gestures } = game;
  const seat = game.toMove(p);
  const acts: ActShape[] = [];
  if (gestures === undefined) return acts;
  let at: P | null = p;
  while (at !== null && acts.length < LONGEST_GESTURE && game.toMove(at) === seat) {
    const act = gestures.further(at, intent);
    if (act === null) break;
    acts.push(act);
    at = afterAct(game, at, act);
  }
  return acts;
}
