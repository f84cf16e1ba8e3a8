/**
 * Who has asked how much of the server: each player, on all of his sockets together, and each address.
 *
 * Whoever has spent what he has is served slower, and what he sends takes few places in the queue of the database at a
 * time, so that others get theirs in between. An address pays for what brings nothing: as long as acts are accepted
 * they are paid for by whoever plays, since many may share an address.
 */
import { Bucket } from "./bucket.ts";
import type { Budget, LiveLimits } from "./limits.ts";
import { pause } from "./visitor.ts";

/** Seconds that anything waits at most: no more is owed than comes back in them. */
const LONGEST = 5;

export class Budgets {
  private readonly limits: Pick<LiveLimits, "player" | "address">;
  private readonly accounts = new Map<string, Account>();

  constructor(limits: Pick<LiveLimits, "player" | "address">) {
    this.limits = limits;
  }

  /** For a socket; to be closed with it. */
  purseOf(player: string | null, address: string): Purse {
    const house = this.account(`address ${address}`, this.limits.address);
    return new Purse(player === null ? null : this.account(`player ${player}`, this.limits.player), house);
  }

  /** Forgets those of whom nothing needs to be known: nobody can have more than the whole again. */
  tidy(now: number): void {
    for (const [name, account] of this.accounts) if (account.isIdle(now)) this.accounts.delete(name);
  }

  private account(name: string, budget: Budget): Account {
    const account = this.accounts.get(name) ?? new Account(budget);
    this.accounts.set(name, account);
    account.holders++;
    return account;
  }
}

class Account {
  /** Sockets that pay from it. */
  holders = 0;
  private readonly bucket: Bucket;
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(budget: Budget) {
    this.bucket = new Bucket(budget, performance.now(), LONGEST * budget.rate);
    this.free = budget.atOnce;
  }

  /** Milliseconds to wait for what was taken. */
  take(cost: number): number {
    return this.bucket.take(performance.now(), cost);
  }

  /** A few at a time, in the order in which they came. */
  async inTurn<T>(deed: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((begin) => this.waiting.push(begin));
    try {
      return await deed();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.free++;
      else next();
    }
  }

  isIdle(now: number): boolean {
    return this.holders === 0 && this.bucket.isFull(now);
  }
}

/** What a socket pays with. */
export class Purse {
  private readonly own: Account | null;
  private readonly house: Account;
  /** The last of its deeds moved a table on: the address need not pay for the next. */
  private trusted = true;

  constructor(own: Account | null, house: Account) {
    this.own = own;
    this.house = house;
  }

  /** Does what costs so much, when that can be afforded. */
  async spend(cost: number, deed: () => Promise<void>, { isAct = false } = {}): Promise<void> {
    const payers = isAct && this.trusted ? this.payers.slice(0, 1) : this.payers;
    const wait = Math.max(...payers.map((account) => account.take(cost)));
    if (wait > 0) await pause(wait);
    await payers.reduceRight<() => Promise<void>>((then, account) => () => account.inTurn(then), deed)();
  }

  /** What it cost turns out to be more. Whatever comes next waits for that. */
  charge(cost: number): void {
    for (const account of this.payers) account.take(cost);
  }

  /** A deed cost so much more, and moved its table on, or did not. */
  chargeForDeed(cost: number, accepted: boolean): void {
    this.trusted = accepted;
    if (accepted) this.payers[0].take(cost);
    else this.charge(cost);
  }

  close(): void {
    for (const account of this.payers) account.holders--;
  }

  /** A stranger has nothing but what all of his address have. */
  private get payers(): readonly Account[] {
    return this.own === null ? [this.house] : [this.own, this.house];
  }
}
