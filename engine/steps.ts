/**
 * The sequence of play is a stack of frames in the position, each with the name of its step.
 * The frame on top says what happens next: a step either asks a seat or runs by itself.
 * A battle is pushed and popped; an interrupt is a frame pushed on top of what it interrupts.
 */
import type { ActShape } from "./acts.ts";
import type { Dice } from "./dice.ts";
import type { EventShape, ForecastShape, QuestionShape, Refusal, Seat, Tell } from "./game.ts";

/** Fields are numbers, strings, booleans or flat arrays of these, so that a frame can be written. See frames.ts. */
export interface Frame {
  readonly step: string;
}

/** A position with a stack. Which frames lie on it is for the steps to say: so steps of two games can share it. */
export interface Stacked {
  readonly stack: Frame[];
}

/** One kind of act that a step takes: whether it is allowed, and what it does. */
export interface Taking<P, F, A, E> {
  /** Null: legal. Absent where it always is. */
  refuse?(p: P, f: F, act: A): Refusal | null;
  play(p: P, f: F, act: A, dice: Dice, tell: Tell<E>): void;
}

/** A step that asks a seat. */
export interface Asking<P, F, A extends ActShape, E, Q, C = ForecastShape> {
  /**
   * Does what is no matter of choice, whenever the frame is on top; false when nothing is left to ask: then it has
   * popped, replaced or covered its frame. Absent where there is always something to ask.
   */
  asks?(p: P, f: F, dice: Dice, tell: Tell<E>): boolean;
  decides(p: P, f: F): Seat;
  question(p: P, f: F): Q;
  /** Pushes every legal act, the natural one first. */
  legal(p: P, f: F, list: A[]): void;
  /** The acts it takes. All others are refused by the engine: this is not the time for them. */
  readonly acts: { readonly [K in A["do"]]?: Taking<P, F, Extract<A, { readonly do: K }>, E> };
  /** What is done for somebody who does not answer: it costs him least, and the game goes on. Tells nothing hidden. */
  byDefault(p: P, f: F): A;
  /** What a legal act will cost and bring. */
  forecast?(p: P, f: F, act: A, list: C[]): void;
  /**
   * The frame in which another seat makes its own secret choice, where it may do so already: neither depends on the
   * other. Null when nobody may.
   */
  beside?(p: P, f: F): F | null;
}

/** A step that runs by itself; it must pop, replace or cover its frame. */
export interface Running<P, F, E> {
  run(p: P, f: F, dice: Dice, tell: Tell<E>): void;
}

export type Step<P, F, A extends ActShape, E, Q, C = ForecastShape> = Asking<P, F, A, E, Q, C> | Running<P, F, E>;

/** One step for every kind of frame. */
export type Steps<P, F extends Frame, A extends ActShape, E, Q, C = ForecastShape> = {
  readonly [K in F["step"]]: Step<P, Extract<F, { readonly step: K }>, A, E, Q, C>;
};

/** What is done to a stack. */
export interface Stacking<F extends Frame> {
  push(p: Stacked, frame: F): void;
  pop(p: Stacked): void;
  /** Replaces the frame on top. */
  next(p: Stacked, frame: F): void;
  top(p: Stacked): F;
  /** The frame of that step nearest to the top, or undefined. */
  frameOf<K extends F["step"]>(p: Stacked, step: K): Extract<F, { readonly step: K }> | undefined;
}

const stacking = {
  push: ({ stack }: Stacked, frame: Frame): void => {
    stack.push(frame);
  },
  pop: ({ stack }: Stacked): void => {
    stack.pop();
  },
  next: ({ stack }: Stacked, frame: Frame): void => {
    stack[stack.length - 1] = frame;
  },
  top: ({ stack }: Stacked): Frame => stack[stack.length - 1],
  frameOf: ({ stack }: Stacked, step: string): Frame | undefined => stack.findLast((frame) => frame.step === step),
};

/** The same deeds for the frames of one game, or of what several share: nothing else fits on the stack. */
export function stackingOf<F extends Frame>(): Stacking<F> {
  // Whatever lies on the stack was put there through these very functions, or read by the shapes of the same frames.
  return stacking as unknown as Stacking<F>;
}

/** Key of the sentence for an act that the step does not take at all; every game has words for it. */
export const NOT_NOW = "notNow";

const tooSoon = new Map<string, Refusal>();

/** Made once for each rule: refusing allocates nothing. */
function notNow(rule: string): Refusal {
  const known = tooSoon.get(rule) ?? Object.freeze({ rule, why: NOT_NOW });
  tooSoon.set(rule, known);
  return known;
}

const silence = (): void => {};

/** More steps than any game runs through between two decisions; a step that forgets its frame would run for ever. */
const LONGEST_RUN = 100_000;

/** A step with every field in its place, whatever it leaves out: things of one shape are found faster than of thirty. */
interface Shaped<P, F, A extends ActShape, E, Q, C> {
  readonly run: Running<P, F, E>["run"] | null;
  readonly asks: NonNullable<Asking<P, F, A, E, Q, C>["asks"]> | null;
  readonly decides: Asking<P, F, A, E, Q, C>["decides"];
  readonly question: Asking<P, F, A, E, Q, C>["question"];
  readonly legal: Asking<P, F, A, E, Q, C>["legal"];
  /** By the kind of act, so that it always fits the act. */
  readonly acts: ReadonlyMap<string, Taking<P, F, A, E>>;
  readonly byDefault: Asking<P, F, A, E, Q, C>["byDefault"];
  readonly forecast: NonNullable<Asking<P, F, A, E, Q, C>["forecast"]> | null;
  readonly beside: NonNullable<Asking<P, F, A, E, Q, C>["beside"]> | null;
}

function shapeOf<P, F, A extends ActShape, E, Q, C>(
  name: string,
  step: Step<P, F, A, E, Q, C>,
): Shaped<P, F, A, E, Q, C> {
  if ("run" in step) {
    const ask = (): never => {
      throw new Error(`step ${name} asks nobody`);
    };
    const asking = { decides: ask, question: ask, legal: ask, acts: new Map(), byDefault: ask };
    return { run: step.run, asks: null, ...asking, forecast: null, beside: null };
  }
  const { asks = null, decides, question, legal, acts, byDefault, forecast = null, beside = null } = step;
  // Kept under the kind of act it takes, and looked up by the act's own kind.
  const taken = new Map(Object.entries(acts) as [string, Taking<P, F, A, E>][]);
  return { run: null, asks, decides, question, legal, acts: taken, byDefault, forecast, beside };
}

/** The part of the contract that follows from a game's steps. A game is over when its stack is empty. */
export function sequence<
  P extends Stacked,
  F extends Frame,
  A extends ActShape,
  E extends EventShape,
  Q extends QuestionShape,
  C extends ForecastShape = ForecastShape,
>(steps: Steps<P, F, A, E, Q, C>, copy: (p: P) => P) {
  const { top } = stackingOf<F>();
  const shaped = new Map(
    Object.entries<Step<P, F, A, E, Q, C>>(steps).map(([name, step]) => [name, shapeOf(name, step)]),
  );

  function stepOf(f: F): Shaped<P, F, A, E, Q, C> {
    // Looked up by the frame's own name, so the step always fits the frame.
    const step = shaped.get(f.step);
    if (step === undefined) throw new Error(`there is no step ${f.step}`);
    return step;
  }

  const asking = (p: P): Shaped<P, F, A, E, Q, C> => stepOf(top(p));

  function proceed(p: P, dice: Dice, tell: Tell<E>): void {
    for (let runs = 0; p.stack.length > 0; runs++) {
      const frame = top(p);
      if (runs > LONGEST_RUN) throw new Error(`step ${frame.step} runs without end`);
      const step = stepOf(frame);
      if (step.run !== null) step.run(p, frame, dice, tell);
      else if (step.asks === null || step.asks(p, frame, dice, tell)) return;
    }
  }

  return {
    open: (p: P, dice: Dice, tell: Tell<E> = silence): void => proceed(p, dice, tell),

    toMove: (p: P): Seat | "over" => (p.stack.length === 0 ? "over" : asking(p).decides(p, top(p))),

    question: (p: P): Q => asking(p).question(p, top(p)),

    legal(p: P, into: A[] = []): A[] {
      into.length = 0;
      if (p.stack.length > 0) asking(p).legal(p, top(p), into);
      return into;
    },

    refuse(p: P, act: A): Refusal | null {
      const step = asking(p);
      const taken = step.acts.get(act.do);
      if (taken === undefined) return notNow(step.question(p, top(p)).rule);
      return taken.refuse === undefined ? null : taken.refuse(p, top(p), act);
    },

    play(p: P, act: A, dice: Dice, tell: Tell<E> = silence): void {
      const taken = asking(p).acts.get(act.do);
      if (taken === undefined) throw new Error(`step ${top(p).step} does not take the act ${act.do}`);
      taken.play(p, top(p), act, dice, tell);
      proceed(p, dice, tell);
    },

    byDefault: (p: P): A => asking(p).byDefault(p, top(p)),

    forecast(p: P, act: A): readonly C[] {
      const list: C[] = [];
      asking(p).forecast?.(p, top(p), act, list);
      return list;
    },

    ahead(p: P, seat: Seat): P | null {
      if (p.stack.length === 0) return null;
      const step = asking(p);
      const frame = step.beside?.(p, top(p)) ?? null;
      if (frame === null || step.decides(p, frame) !== seat) return null;
      const turned = copy(p);
      stackingOf<F>().next(turned, frame);
      return turned;
    },
  };
}
