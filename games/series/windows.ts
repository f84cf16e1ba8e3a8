/**
 * Windows (AIE-R52, AIE-R65, IMP-R20): a moment at which stratagems can be played. Whoever might play one is asked, one side after
 * the other, until both have passed.
 */
import {
  type Asking,
  type Frame,
  nthOf,
  type Seat,
  type Stacked,
  stackingOf,
  type Taking,
  upTo,
} from "@rubicon/engine";
import type { Player } from "./plays.ts";
import { enemyOf, type Side } from "./sides.ts";

export interface WindowFrame extends Frame {
  readonly step: "window";
  /** By its place in the list of moments. */
  readonly moment: number;
  /** Who is asked now. */
  readonly asked: Side;
  /** As bits of sides: who has passed, and who is not asked. */
  readonly passed: number;
  readonly silent: number;
}

export const windowFields = (moments: readonly string[]) => ({
  moment: upTo(moments.length - 1),
  asked: nthOf<Side>("side"),
  passed: upTo(ALL),
  silent: upTo(ALL),
});

const ALL = 3;
const bitOf = (side: Side): number => 1 << side;

const { push, pop, next } = stackingOf<WindowFrame>();

/** That side is asked first; whoever has a say anyhow, or none, is not asked. */
export const openingOf =
  <M extends string>(moments: readonly M[]) =>
  (p: Stacked, moment: M, first: Side, silent: readonly Side[] = []): void => {
    let bits = 0;
    for (const side of silent) bits |= bitOf(side);
    push(p, { step: "window", moment: moments.indexOf(moment), asked: first, passed: bits, silent: bits });
  };

type Pass = { readonly do: "pass" };

export interface WindowRules<P, M, A, E, Q> {
  readonly moments: readonly M[];
  decides(p: P, side: Side): Seat;
  question(p: P, f: WindowFrame, player: Player<M>): Q;
  mightPlay(p: P, player: Player<M>): boolean;
  listPlays(p: P, player: Player<M>, list: A[]): void;
  takingPlays(
    playerIn: (p: P, f: WindowFrame) => Player<M>,
    then: (p: P, f: WindowFrame) => void,
  ): Readonly<Record<string, Taking<P, WindowFrame, never, E>>>;
}

interface Windowed<A> extends Stacked {
  readonly box: { readonly acts: { pass(): A & Pass } };
}

export function windowBy<P extends Windowed<A>, M, A extends { readonly do: string }, E, Q>(
  rules: WindowRules<P, M, A, E, Q>,
): Asking<P, WindowFrame, A, E, Q> {
  const playerIn = (_p: P, f: WindowFrame): Player<M> => ({ side: f.asked, moment: rules.moments[f.moment] });
  const taking = {
    pass: {
      play(p: P, f: WindowFrame): void {
        next(p, { ...f, passed: f.passed | bitOf(f.asked), asked: enemyOf(f.asked) });
      },
    },
    // AIE-R52, IMP-R20: the situation has changed: the other one first, and whoever had passed may think again.
    ...rules.takingPlays(playerIn, (p, f) => next(p, { ...f, passed: f.silent, asked: enemyOf(f.asked) })),
  };
  return {
    asks(p, f) {
      const { asked } = f;
      if ((f.passed & bitOf(asked)) === 0 && rules.mightPlay(p, playerIn(p, f))) return true;
      const passed = f.passed | bitOf(asked);
      if (passed === ALL) pop(p);
      else next(p, { ...f, passed, asked: enemyOf(asked) });
      return false;
    },

    decides: (p, f) => rules.decides(p, f.asked),
    question: (p, f) => rules.question(p, f, playerIn(p, f)),

    legal(p, f, list) {
      list.push(p.box.acts.pass());
      rules.listPlays(p, playerIn(p, f), list);
    },

    // Kept under the kind of act each takes.
    acts: taking as unknown as Asking<P, WindowFrame, A, E, Q>["acts"],

    byDefault: (p) => p.box.acts.pass(),
  };
}
