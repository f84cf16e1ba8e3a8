/**
 * The sequence of play is a stack of frames in the position, each with the name of its step.
 * The frame on top says what happens next: a step either asks a seat or runs by itself.
 * A battle is pushed and popped; an interrupt is a frame pushed on top of what it interrupts.
 */
import type { ActShape } from "./acts.ts";
import type { Dice } from "./dice.ts";
import type { EventShape, QuestionShape, Refusal, Seat, Tell } from "./game.ts";

/** Fields are numbers, strings, booleans or flat arrays of these, so that a frame can be copied and written. */
export interface Frame {
  readonly step: string;
}

/** A step that asks a seat. */
export interface Asking<P, F, A, E, Q> {
  decides(p: P, f: F): Seat;
  question(p: P, f: F): Q;
  legal(p: P, f: F, list: A[]): void;
  refuse(p: P, f: F, act: A): Refusal | null;
  play(p: P, f: F, act: A, dice: Dice, tell: Tell<E>): void;
}

/** A step that runs by itself; it must pop, replace or cover its frame. */
export interface Running<P, F, E> {
  run(p: P, f: F, dice: Dice, tell: Tell<E>): void;
}

export type Step<P, F, A extends ActShape, E extends EventShape, Q extends QuestionShape> =
  | Asking<P, F, A, E, Q>
  | Running<P, F, E>;

/** One step for every kind of frame. */
export type Steps<P, F extends Frame, A extends ActShape, E extends EventShape, Q extends QuestionShape> = {
  readonly [K in F["step"]]: Step<P, Extract<F, { step: K }>, A, E, Q>;
};

export interface Stacked<F extends Frame> {
  readonly stack: F[];
}

export function top<F extends Frame>(p: Stacked<F>): F {
  return p.stack[p.stack.length - 1];
}

export function push<F extends Frame>(p: Stacked<F>, frame: F): void {
  p.stack.push(frame);
}

export function pop<F extends Frame>(p: Stacked<F>): void {
  p.stack.pop();
}

/** Replaces the frame on top. */
export function next<F extends Frame>(p: Stacked<F>, frame: F): void {
  p.stack[p.stack.length - 1] = frame;
}

/** A stack that shares nothing with the first: fields that are arrays are copied too. */
export function copyStack<F extends Frame>(stack: readonly F[]): F[] {
  return stack.map((frame) => {
    const copy = { ...frame };
    for (const field in copy) {
      const value = copy[field];
      // A copied array is of the type of the array it was copied from.
      if (Array.isArray(value)) copy[field] = value.slice() as typeof value;
    }
    return copy;
  });
}

const silence = (): void => {};

/** More steps than any game runs through between two decisions; a step that forgets its frame would run for ever. */
const LONGEST_RUN = 100_000;

/** The part of the contract that follows from a game's steps. A game is over when its stack is empty. */
export function sequence<
  P extends Stacked<F>,
  F extends Frame,
  A extends ActShape,
  E extends EventShape,
  Q extends QuestionShape,
>(steps: Steps<P, F, A, E, Q>) {
  // Looked up by the frame's own name, so the step always fits the frame.
  const stepOf = (f: F): Step<P, F, A, E, Q> => steps[f.step as F["step"]];

  function asking(p: P): Asking<P, F, A, E, Q> {
    const step = stepOf(top(p));
    if ("run" in step) throw new Error(`step ${top(p).step} asks nobody`);
    return step;
  }

  function proceed(p: P, dice: Dice, tell: Tell<E>): void {
    for (let runs = 0; p.stack.length > 0; runs++) {
      const frame = top(p);
      if (runs > LONGEST_RUN) throw new Error(`step ${frame.step} runs without end`);
      const step = stepOf(frame);
      if (!("run" in step)) return;
      step.run(p, frame, dice, tell);
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

    refuse: (p: P, act: A): Refusal | null => asking(p).refuse(p, top(p), act),

    play(p: P, act: A, dice: Dice, tell: Tell<E> = silence): void {
      asking(p).play(p, top(p), act, dice, tell);
      proceed(p, dice, tell);
    },
  };
}
