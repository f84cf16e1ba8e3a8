/** Plans in the making: each on a position of its own, with the acts that have led there. */
import type { Dice } from "@rubicon/engine";

/** What a game has to say about it. */
export interface Drafting<P, A> {
  readonly inSteps: {
    refuse(p: P, act: A): object | null;
    play(p: P, act: A, random: Dice): void;
  };
  copy(p: P): P;
  chain(p: P): number;
  isBetween(p: P): boolean;
  script(p: P, random: Dice): A;
}

/** Adds to a draft: a mission, an attack of several. */
export type Part<P, A> = (draft: Draft<P, A>) => void;

export class Draft<P, A> {
  p: P;
  readonly acts: A[] = [];
  readonly random: Dice;
  private readonly rules: Drafting<P, A>;
  /** The chain of clicks that it is for. */
  private readonly chain: number;

  constructor(rules: Drafting<P, A>, p: P, random: Dice) {
    this.rules = rules;
    this.p = rules.copy(p);
    this.random = random;
    this.chain = rules.chain(p);
  }

  /** Whether the plan can still go on. */
  get isOpen(): boolean {
    return this.rules.chain(this.p) === this.chain;
  }

  /** Does an act, and passes what is asked in between; the answer is as that of isOpen. */
  does(act: A): boolean {
    const { p, random } = this;
    const { inSteps, isBetween, script } = this.rules;
    this.acts.push(act);
    inSteps.play(p, act, random);
    while (isBetween(p)) inSteps.play(p, script(p, random), random);
    return this.isOpen;
  }

  /** Whether it could be done. */
  doesIfLegal(act: A): boolean {
    if (this.rules.inSteps.refuse(this.p, act) !== null) return false;
    this.does(act);
    return true;
  }

  /**
   * One part after the other, each the best of a few tries, as long as they make things better at a first glance; where none
   * does, it is given up sooner or later.
   */
  growWithCare({ parts, most, tries, worthOf }: Care<P, A>): void {
    let worth = worthOf(this.p);
    for (let i = 0; i < most && this.isOpen; i++) {
      const best = this.bestOf(parts(i), tries, worthOf, worth);
      if (best === null) {
        if (this.random.roll(2) === 1) return;
        continue;
      }
      this.p = best.draft.p;
      this.acts.push(...best.draft.acts);
      worth = best.worth;
    }
  }

  private bestOf(part: Part<P, A>, tries: number, worthOf: (p: P) => number, least: number) {
    let best: { readonly draft: Draft<P, A>; readonly worth: number } | null = null;
    for (let i = 0; i < tries; i++) {
      const draft = new Draft(this.rules, this.p, this.random);
      part(draft);
      const worth = draft.acts.length === 0 ? least : worthOf(draft.p);
      if (worth > (best?.worth ?? least)) best = { draft, worth };
    }
    return best;
  }
}

export interface Care<P, A> {
  /** What is tried next, when so many parts have been. */
  parts(tried: number): Part<P, A>;
  readonly most: number;
  /** How many are held against each other. */
  readonly tries: number;
  worthOf(p: P): number;
}
