/** A token bucket: so many at once, then so many a second. */
export class Bucket {
  private readonly rate: number;
  private readonly burst: number;
  private readonly debt: number;
  private tokens: number;
  private at: number;

  /** No more can be owed than `debt`. */
  constructor({ rate, burst }: Allowance, now: number, debt = Number.POSITIVE_INFINITY) {
    this.rate = rate;
    this.burst = burst;
    this.debt = debt;
    this.tokens = burst;
    this.at = now;
  }

  /** Takes one, or as many as are named, and says how many milliseconds to wait before using them. */
  take(now: number, tokens = 1): number {
    this.fill(now);
    this.tokens = Math.max(-this.debt, this.tokens - tokens);
    return this.tokens >= 0 ? 0 : Math.ceil((-this.tokens / this.rate) * 1000);
  }

  /** Nothing was taken that has not come back. */
  isFull(now: number): boolean {
    this.fill(now);
    return this.tokens >= this.burst;
  }

  private fill(now: number): void {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.rate);
    this.at = now;
  }
}

/** What somebody has: so many at once after a silence, and so many a second in the long run. */
export interface Allowance {
  readonly rate: number;
  readonly burst: number;
}
