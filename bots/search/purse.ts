/** How much may be thought: so many evaluations, or so many milliseconds. */
import type { ActShape } from "@rubicon/engine";
import type { Budget, Mind } from "../bot.ts";

/** The clock is looked at about once in so many milliseconds: looking oftener costs more than it is worth. */
const LOOK_EVERY_MS = 1;
/** A plan that takes no budget at all, such as one that ends like another, still costs something. */
const TRY = 0.25;

export class Purse {
  private readonly most: number;
  private readonly clock: (() => number) | null;
  private readonly began: number;
  private readonly whole: Purse | null;
  private counted = 0;
  private tries = 0;
  private nextLook = 1;
  private used = 0;

  constructor(budget: Budget, times: number, clock: () => number, whole: Purse | null = null) {
    this.whole = whole;
    const inTime = "ms" in budget;
    this.most = times * (inTime ? budget.ms : budget.evaluations);
    this.clock = inTime ? clock : null;
    this.began = inTime ? clock() : 0;
  }

  /** A purse of so many evaluations, which are spent from this one too; empty when this one is. */
  part(evaluations: number): Purse {
    return new Purse({ evaluations }, 1, () => 0, this);
  }

  /** Evaluations so far. */
  get evaluations(): number {
    return this.counted;
  }

  spend(evaluations = 1): void {
    this.whole?.spend(evaluations);
    this.counted += evaluations;
    this.note();
  }

  /** Something was tried that led nowhere. */
  waste(): void {
    this.whole?.waste();
    this.tries += TRY;
    this.note();
  }

  private note(): void {
    const done = this.counted + this.tries;
    if (this.clock === null) {
      this.used = done;
      return;
    }
    if (done < this.nextLook) return;
    this.used = this.clock() - this.began;
    const perMs = this.used > 0 ? done / this.used : 1;
    this.nextLook = done + Math.max(1, Math.floor(perMs * LOOK_EVERY_MS));
  }

  /** From 0 to 1, when it is empty. */
  get share(): number {
    return this.most <= 0 || this.whole?.empty === true ? 1 : this.used / this.most;
  }

  get empty(): boolean {
    return this.used >= this.most || this.whole?.empty === true;
  }

  /** What is left, in evaluations, as far as that can be told. */
  get left(): number {
    if (this.clock === null) return Math.max(0, this.most - this.used);
    const perMs = this.used > 0 ? (this.counted + this.tries) / this.used : 10;
    return Math.max(0, (this.most - this.used) * perMs);
  }
}

/** Clicks' worth of thinking that can be kept for later. */
const MOST_BANKED = 10;

/**
 * Thinks with what a decision may cost: what earlier clicks have not used is there as well. A plan for many clicks
 * may take `times` as much as one click; what it leaves stays in the bank.
 */
export function withPurse<A extends ActShape, T>(
  mind: Pick<Mind<object, A>, "notes" | "clock">,
  budget: Budget,
  times: number,
  think: (purse: Purse) => T,
): T {
  const { notes } = mind;
  const allowed = Math.min(notes.bank + 1, times);
  const purse = new Purse(budget, allowed, mind.clock);
  const result = think(purse);
  notes.bank = Math.max(0, notes.bank + 1 - allowed * Math.min(1, purse.share));
  return result;
}

/** A click that cost nothing pays into the bank. */
export function save(notes: { bank: number }): void {
  notes.bank = Math.min(MOST_BANKED, notes.bank + 1);
}
