/**
 * Work that is done later, by whichever server has a hand free: pg-boss, in the same database as everything else.
 *
 * A job that is added inside a transaction is there if, and only if, the transaction is. What fails is tried
 * again, each time after a longer pause, and given up in the end.
 */
import { CompiledQuery, type Kysely, sql } from "kysely";
import PgBoss from "pg-boss";
import type { Store } from "../database/open.ts";
import { Hands, LONGEST_JOB } from "./hands.ts";

export interface Job {
  readonly queue: string;
  readonly data: object;
  /** In a queue that keeps one of a kind: no other job of that name waits in it. */
  readonly key?: string;
  /** Seconds before which it is not begun. */
  readonly after?: number;
  /** It is left when it fails: whoever added it sees to it himself. */
  readonly once?: boolean;
}

export interface Work {
  /** Jobs that this server does at the same time. */
  readonly atOnce?: number;
  /** Of jobs with the same key one waits at most. */
  readonly oneOfAKind?: boolean;
}

export interface Queue {
  /** Adds jobs; inside a transaction where one is given. */
  add<DB>(jobs: readonly Job[], tx?: Kysely<DB>): Promise<void>;
  /** Does the jobs of a queue from now on. What the worker throws means: not done, try again. */
  work(queue: string, worker: (data: object) => Promise<void>, manner?: Work): Promise<void>;
  /** Looks for jobs at once. */
  wake(): void;
  /** Finishes the jobs that were begun. */
  close(): Promise<void>;
}

export interface QueueSettings {
  /** Seconds between looking for jobs. */
  readonly every?: number;
  /** How often a job is tried again, and how many seconds after the first failure; each pause is twice as long. */
  readonly retries?: number;
  readonly pause?: number;
  /** Hears what goes wrong: a job that failed, or the queue itself. */
  readonly failed?: (error: unknown, queue: string | null) => void;
  /** Counts jobs. */
  readonly counted?: (queue: string, outcome: "done" | "failed") => void;
}

export async function openQueue(store: Store, settings: QueueSettings = {}): Promise<Queue> {
  const { every = 1, retries = 6, pause = 30, failed = () => {}, counted = () => {} } = settings;
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => store.pool.query(text, values) },
    schema: await schemaFor(store),
    schedule: false,
    // Letters are done with once they are sent: nothing of them stays longer than it must.
    archiveCompletedAfterSeconds: 600,
    deleteAfterHours: 1,
    maintenanceIntervalMinutes: 5,
  });
  boss.on("error", (error) => failed(error, null));
  await boss.start();
  const hands: Hands[] = [];
  return {
    async add(jobs, tx) {
      if (jobs.length === 0) return;
      const tried = { retryLimit: retries, retryDelay: pause, retryBackoff: true, expireInSeconds: LONGEST_JOB };
      const inserted = jobs.map(({ queue, data, key, after, once = false }) => ({
        ...{ name: queue, data, ...tried, ...(once ? { retryLimit: 0 } : {}) },
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(after === undefined ? {} : { startAfter: new Date(Date.now() + after * 1000) }),
      }));
      if (tx === undefined) await boss.insert(inserted);
      else await boss.insert(inserted, { db: within(tx) });
    },
    async work(queue, worker, { atOnce, oneOfAKind = false } = {}) {
      await boss.createQueue(queue, oneOfAKind ? { name: queue, policy: "short" } : undefined);
      // Who does nothing of it himself may still add to it.
      if (atOnce === 0) return;
      const manner = atOnce === undefined ? {} : { atOnce };
      hands.push(new Hands({ boss, queue, worker, every: every * 1000, failed, counted, ...manner }));
    },
    wake() {
      for (const each of hands) each.wake();
    },
    async close() {
      await Promise.all(hands.map((each) => each.finish()));
      await boss.stop({ graceful: false, close: false });
    },
  };
}

/** Where several Rubicons share a database, each in a schema of its own, each has a queue of its own. */
async function schemaFor({ db }: Store): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const name = rows[0]?.name ?? "public";
  return name === "public" ? "pgboss" : `${name}_jobs`;
}

function within<DB>(tx: Kysely<DB>): PgBoss.Db {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
