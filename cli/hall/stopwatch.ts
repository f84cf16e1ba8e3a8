/** Times that were taken, and what they come to. */

/** Milliseconds that so many of a hundred stay under. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

export class Stopwatch {
  private times: number[] = [];

  get count(): number {
    return this.times.length;
  }

  take(milliseconds: number): void {
    this.times.push(milliseconds);
  }

  reset(): void {
    this.times = [];
  }

  /** Null when nothing was measured. */
  spread(): Spread | null {
    if (this.times.length === 0) return null;
    const sorted = Float64Array.from(this.times).sort();
    const under = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    return { p50: under(0.5), p95: under(0.95), p99: under(0.99), most: sorted[sorted.length - 1] };
  }
}
