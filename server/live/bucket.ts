/** A token bucket: so many at once, then so many a second. */
export class Bucket {
  private readonly rate: number;
  private readonly burst: number;
  private tokens: number;
  private at: number;

  constructor(rate: number, burst: number, now: number) {
    this.rate = rate;
    this.burst = burst;
    this.tokens = burst;
    this.at = now;
  }

  /** Takes one and says how many milliseconds to wait before using it. */
  take(now: number): number {
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.at) / 1000) * this.rate) - 1;
    this.at = now;
    return this.tokens >= 0 ? 0 : Math.ceil((-this.tokens / this.rate) * 1000);
  }
}
