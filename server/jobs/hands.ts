/**
 * The hands that do the jobs of one queue: they fetch what waits, do it, and write down what came of it.
 *
 * pg-boss brings hands of its own, but those do not look whether what they write down arrives: a connection that is lost
 * at that moment would end the process. Here it is written down again until it is there, because a job that was done
 * and is not known to be would be done once more.
 */
import type PgBoss from "pg-boss";
import type { QueueSettings } from "./queue.ts";

/** Seconds after which a job that nobody has finished is given to somebody else. */
export const LONGEST_JOB = 300;

/** Jobs of a queue that are done at the same time. */
const AT_ONCE = 20;
/** Milliseconds that jobs may take to finish when the server stops. */
const STOPPING = 20_000;
/** How often it is tried to write down what came of a job, and milliseconds between. */
const TRIES = 60;
const AGAIN = 1_000;

export interface HandsParts {
  readonly boss: Pick<PgBoss, "fetch" | "complete" | "fail">;
  readonly queue: string;
  readonly worker: (data: object) => Promise<void>;
  /** Milliseconds between looking for jobs. */
  readonly every: number;
  /** Jobs that are done at the same time. */
  readonly atOnce?: number;
  readonly failed: NonNullable<QueueSettings["failed"]>;
  readonly counted: NonNullable<QueueSettings["counted"]>;
}

export class Hands {
  private readonly parts: HandsParts;
  /** Ids of the jobs that were fetched and of which nothing has been written down. */
  private readonly begun = new Set<string>();
  private readonly doing = new Set<Promise<void>>();
  private readonly working: Promise<void>;
  private stopping = false;
  private readonly resting = new Set<() => void>();
  private readonly atOnce: number;
  /** Somebody has called since it was last looked for jobs. */
  private called = false;
  private awake = (): void => {};

  constructor(parts: HandsParts) {
    this.parts = parts;
    this.atOnce = parts.atOnce ?? AT_ONCE;
    this.working = this.work();
  }

  /** Looks for jobs at once, or as soon as a hand is free. */
  wake(): void {
    this.called = true;
    this.awake();
  }

  /** Finishes what was begun; what takes too long is left to others. */
  async finish(): Promise<void> {
    const { boss, queue, failed } = this.parts;
    this.stopping = true;
    for (const wake of this.resting) wake();
    await withinTime(this.working, STOPPING).catch(() => {});
    if (this.begun.size > 0) await boss.fail(queue, [...this.begun]).catch((error) => failed(error, queue));
  }

  /**
   * Never fails: whatever goes wrong is told, and tried again. A job that takes long, such as to ask a service that
   * does not answer, keeps nobody else's waiting as long as a hand is free.
   */
  private async work(): Promise<void> {
    const { boss, queue, every, failed } = this.parts;
    while (!this.stopping) {
      try {
        this.called = false;
        for (const job of await boss.fetch<object>(queue, { batchSize: this.atOnce - this.doing.size }))
          this.begin(job);
        if (this.doing.size >= this.atOnce) await Promise.race(this.doing);
        else if (!this.called)
          await this.rest(every, (wake) => {
            this.awake = wake;
          });
      } catch (error) {
        failed(error, queue);
        await this.rest(every);
      }
    }
    await Promise.all(this.doing);
  }

  private begin(job: PgBoss.Job<object>): void {
    this.begun.add(job.id);
    const doing = this.carryOut(job).finally(() => this.doing.delete(doing));
    this.doing.add(doing);
  }

  private async carryOut({ id, data }: PgBoss.Job<object>): Promise<void> {
    const { boss, queue, worker, failed, counted } = this.parts;
    try {
      await withinTime(worker(data), LONGEST_JOB * 1000);
      counted(queue, "done");
      await this.writeDown(() => boss.complete(queue, id));
    } catch (error) {
      counted(queue, "failed");
      failed(error, queue);
      await this.writeDown(() => boss.fail(queue, id, {}));
    }
    this.begun.delete(id);
  }

  /** A database that is away for a moment is waited for. What cannot be written down is found by its age, later. */
  private async writeDown(deed: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await deed();
      } catch (error) {
        if (tries === TRIES || this.stopping) return this.parts.failed(error, this.parts.queue);
        await this.rest(AGAIN);
      }
    }
  }

  /** Cut short when it is time to stop. */
  private rest(ms: number, hand: (wake: () => void) => void = () => {}): Promise<void> {
    if (this.stopping) return Promise.resolve();
    return new Promise((done) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.resting.delete(wake);
        done();
      };
      const timer = setTimeout(wake, ms);
      this.resting.add(wake);
      hand(wake);
    });
  }
}

async function withinTime<T>(deed: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("It took too long.")), ms);
  });
  try {
    return await Promise.race([deed, late]);
  } finally {
    clearTimeout(timer);
  }
}
