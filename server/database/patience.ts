/** Waiting for a PostgreSQL that is not ready: it may be starting, or recovering from a crash, as this server is. */
import { setTimeout as pause } from "node:timers/promises";
import { type Trouble, troubleOf } from "./trouble.ts";

export interface Patience {
  /** How long to try again, at most; 0: not at all. */
  readonly seconds: number;
  /** Called once, when the waiting begins. */
  waiting(trouble: Trouble): void;
}

/** Milliseconds between the first two tries; then twice as many, and so on, up to the longest. */
const FIRST = 100;
const LONGEST = 2_000;

/** Does it, and does it again as long as what goes wrong may pass by itself. Throws what went wrong in the end. */
export async function patiently<T>(deed: () => Promise<T>, { seconds, waiting }: Patience): Promise<T> {
  const end = performance.now() + seconds * 1000;
  for (let tries = 0; ; tries++) {
    try {
      return await deed();
    } catch (error) {
      const trouble = troubleOf(error);
      const left = end - performance.now();
      if (!trouble?.passing || left <= 0) throw error;
      if (tries === 0) waiting(trouble);
      await pause(Math.min(left, LONGEST, FIRST * 2 ** tries));
    }
  }
}
