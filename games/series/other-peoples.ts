/** Further Peoples that a stratagem is played on, one after the other, or no more (AIE-6.2.3.a, IMP-6.2.j, IMP-6.1.e, IMP-6.1.h). */
import {
  type Asking,
  type Dice,
  type Nth,
  type Refusal,
  type Seat,
  type Stacked,
  stackingOf,
  type Tell,
} from "@rubicon/engine";

type People = Nth<"people">;

/** What is done to another People: "raise-too" and its like. */
type Another<K extends string> = { readonly do: K; readonly people: People };
type Enough = { readonly do: "done" };

interface Choosing extends Stacked {
  readonly box: { readonly peoples: readonly People[]; readonly acts: { done(): Enough } };
}

export interface OthersRules<P, F, K extends string, E, Q> {
  readonly kind: K;
  act(p: P, people: People): Another<K>;
  decides(p: P, f: F): Seat;
  question(p: P, f: F): Q;
  refuse(p: P, f: F, people: People): Refusal | null;
  /** Sees to the frame, too. */
  choose(p: P, f: F, people: People, dice: Dice, tell: Tell<E>): void;
}

const { pop } = stackingOf();

/** Those that nothing forbids. */
export function readyBy<P extends Choosing>(p: P, refuse: (people: People) => Refusal | null): People[] {
  const found: People[] = [];
  for (const people of p.box.peoples) if (refuse(people) === null) found.push(people);
  return found;
}

export function othersBy<P extends Choosing, F, K extends string, E, Q>(
  rules: OthersRules<P, F, K, E, Q>,
): Asking<P, F, Another<K> | Enough, E, Q> {
  const ready = (p: P, f: F): People[] => readyBy(p, (people) => rules.refuse(p, f, people));
  const taking = {
    [rules.kind]: {
      refuse: (p: P, f: F, { people }: Another<K>) => rules.refuse(p, f, people),
      play: (p: P, f: F, { people }: Another<K>, dice: Dice, tell: Tell<E>) => rules.choose(p, f, people, dice, tell),
    },
    done: { play: (p: P) => pop(p) },
  };
  return {
    asks(p, f) {
      if (ready(p, f).length > 0) return true;
      pop(p);
      return false;
    },

    decides: rules.decides,
    question: rules.question,

    legal(p, f, list) {
      for (const people of ready(p, f)) list.push(rules.act(p, people));
      list.push(p.box.acts.done());
    },

    // Kept under the kind of act each takes.
    acts: taking as unknown as Asking<P, F, Another<K> | Enough, E, Q>["acts"],

    byDefault: (p) => p.box.acts.done(),
  };
}
