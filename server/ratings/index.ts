/**
 * Results and ratings of finished games.
 *
 * Whenever something happened at any table, games that are over and not yet settled are looked for a moment later:
 * one short query, however many acts there were meanwhile. The same query finds what a crash left behind.
 */
import { isSpoken, type Services } from "../services.ts";
import { settle } from "./settle.ts";

const MOMENT = 300;
const BATCH = 100;

export interface Ratings {
  /** Settles every game that is over and waits for it. */
  settleAll(): Promise<void>;
  /** Finishes what it is doing and looks no more. */
  close(): Promise<void>;
}

export type RatingParts = Pick<Services, "store" | "keeper">;

export function makeRatings({ store, keeper }: RatingParts, complain: (error: unknown) => void = () => {}): Ratings {
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<void> = Promise.resolve();
  let closed = false;

  async function settleAll(): Promise<void> {
    for (;;) {
      const waiting = await store.db
        .selectFrom("tables")
        .select("id")
        .where("status", "=", "over")
        .where("settled", "=", false)
        // The order in which they are reckoned again, if they ever are.
        .orderBy("ended_at")
        .orderBy("id")
        .limit(BATCH)
        .execute();
      for (const { id } of waiting) await settle(store.db, id);
      if (waiting.length < BATCH) return;
    }
  }

  function lookSoon(): void {
    if (closed || timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      // What fails is not lost: it waits for the next time.
      working = working.then(settleAll).catch(complain);
    }, MOMENT);
    timer.unref();
  }

  keeper.onChange((change) => {
    if (!isSpoken(change) && change.seat === undefined) lookSoon();
  });
  lookSoon();

  return {
    settleAll,
    async close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await working;
    },
  };
}
