/**
 * Whole gestures: five blocks brought to a city, a stack that marches along a way, a round in which everybody fires.
 *
 * A gesture stays a chain of small acts, each legal by itself. A game says what can be meant (`Gestures`), and for
 * something that is meant which act furthers it next; whoever plays carries out one act after the other until nothing
 * furthers it any more. Everything here follows from what the seat to move sees, so it can be worked out on any
 * position that fits its sight.
 */
import type { ActShape } from "./acts.ts";
import type { Dice } from "./dice.ts";
import type { Game } from "./game.ts";

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
}

export interface Gestures<P, A extends ActShape, I extends IntentShape = IntentShape> {
  /** What the game's acts call what is taken up, and where it is brought: "block", "place". */
  readonly pieces: string;
  readonly places: string;
  /** All that can be taken up together with a piece, itself among them; empty when it cannot be taken up now. */
  together(p: P, piece: string): readonly string[];
  /** Where these pieces could be brought. */
  goals(p: P, pieces: readonly string[]): readonly Goal<I>[];
  /** What could be meant without taking anything up: "all fire". */
  offers(p: P): readonly I[];
  /** The next act that furthers it; null when it is done, or when something else has to be decided first. */
  further(p: P, intent: I): A | null;
}

/** Acts after which a gesture is taken to be without end. */
const LONGEST = 500;

class DiceFall extends Error {}

const NO_DICE: Dice = {
  roll() {
    throw new DiceFall();
  },
};

/** The acts of a gesture, as far as they can be told before dice fall or somebody else is asked. */
export function planOf<P extends object>(game: Game<P>, p: P, intent: IntentShape): readonly ActShape[] {
  const { gestures } = game;
  const seat = game.toMove(p);
  const acts: ActShape[] = [];
  if (gestures === undefined) return acts;
  for (let at = game.copy(p); acts.length < LONGEST && game.toMove(at) === seat; ) {
    const act = gestures.further(at, intent);
    if (act === null) return acts;
    acts.push(act);
    const next = game.copy(at);
    try {
      game.play(next, act, NO_DICE);
    } catch (error) {
      if (error instanceof DiceFall) return acts;
      throw error;
    }
    at = next;
  }
  return acts;
}
