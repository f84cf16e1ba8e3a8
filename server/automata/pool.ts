/**
 * The threads of this server that think: started when there is something to think about, ended when there is not.
 *
 * A thread remembers the tables that it thought about last, so that a click need not play a whole journal again; what is
 * asked about a table goes to the thread that knows it if that one is free. One that does not answer in time is ended,
 * and the question is lost: whoever asked asks again.
 */
import type { Entry, Pack } from "@rubicon/engine";
import type { BotHouse, Task, Thinker, Thought } from "./thinking.ts";

/** What is to be thought about. The journal is fetched as far as the thread does not know it. */
export interface Question extends Omit<Task, "entries" | "pack"> {
  entries(from: number): Promise<readonly Entry[]>;
  /** Undefined where it is the one that the game comes with. */
  pack(): Promise<Pack | undefined>;
}

export interface PoolSettings {
  /** Most threads at the same time. */
  readonly threads: number;
  /** Milliseconds after which a thread that has not answered is ended. */
  readonly patience?: number;
  /** Milliseconds after which a thread that nobody has asked anything is ended. */
  readonly idle?: number;
}

const PATIENCE = 30_000;
const IDLE = 120_000;
/** Tables of which it is remembered how far a thread knows them. Threads remember as many. */
export const REMEMBERED = 16;

/** A thread did not answer, or came to an end. */
export class NoThought extends Error {
  override readonly name = "NoThought";
}

interface Waiting {
  readonly begin: (thread: Thread) => void;
  readonly giveUp: (why: Error) => void;
}

export class Pool {
  private readonly house: Pick<BotHouse, "start">;
  private readonly settings: Required<PoolSettings>;
  private readonly seats: Thread[] = [];
  private readonly waiting: Waiting[] = [];
  private closed = false;

  constructor(house: Pick<BotHouse, "start">, settings: PoolSettings) {
    this.house = house;
    this.settings = { patience: PATIENCE, idle: IDLE, ...settings };
  }

  get threads(): number {
    return this.settings.threads;
  }

  /** Thinks when a thread is free. Throws NoThought. */
  async think(question: Question): Promise<Thought> {
    if (this.closed || this.threads === 0) throw new NoThought("Nobody thinks here.");
    const thread = await this.free(keyOf(question));
    try {
      return await thread.answer(question);
    } catch (error) {
      this.drop(thread);
      throw error;
    } finally {
      this.release(thread);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { giveUp } of this.waiting.splice(0)) giveUp(new NoThought("Nobody thinks here any more."));
    await Promise.all(this.seats.splice(0).map((thread) => thread.end()));
  }

  private async free(key: string): Promise<Thread> {
    const idle = this.seats.filter(({ busy }) => !busy);
    const thread = idle.find((each) => each.knows(key)) ?? idle[0] ?? this.another();
    if (thread !== null) {
      thread.begin();
      return thread;
    }
    return new Promise((begin, giveUp) => this.waiting.push({ begin, giveUp }));
  }

  private another(): Thread | null {
    if (this.seats.length >= this.threads) return null;
    const thread = new Thread(this.house.start(), this.settings.patience);
    this.seats.push(thread);
    return thread;
  }

  /** Whoever has waited longest is next; he gets a new thread where this one came to its end. */
  private release(thread: Thread): void {
    thread.busy = false;
    const here = this.seats.includes(thread) ? thread : this.waiting.length > 0 && !this.closed ? this.another() : null;
    if (here === null) return;
    const next = this.waiting.shift();
    if (next === undefined) {
      here.rest(this.settings.idle, () => this.drop(here));
      return;
    }
    here.begin();
    next.begin(here);
  }

  private drop(thread: Thread): void {
    const at = this.seats.indexOf(thread);
    if (at >= 0) this.seats.splice(at, 1);
    void thread.end();
  }
}

const keyOf = ({ table, seat, level }: Pick<Task, "table" | "seat" | "level">): string => `${table} ${seat} ${level}`;

class Thread {
  busy = false;
  private readonly thinker: Thinker;
  private readonly patience: number;
  /** By table and seat: how many entries it was told, the latest last. */
  private readonly told = new Map<string, number>();
  private resting: NodeJS.Timeout | undefined;

  constructor(thinker: Thinker, patience: number) {
    this.thinker = thinker;
    this.patience = patience;
  }

  knows(key: string): boolean {
    return this.told.has(key);
  }

  begin(): void {
    this.busy = true;
    clearTimeout(this.resting);
  }

  rest(ms: number, over: () => void): void {
    this.resting = setTimeout(over, ms);
    this.resting.unref();
  }

  async answer(question: Question): Promise<Thought> {
    const key = keyOf(question);
    const thought = await this.tell(question, this.told.get(key) ?? 0);
    return thought.is === "forgotten" ? this.tell(question, 0) : thought;
  }

  end(): Promise<void> {
    clearTimeout(this.resting);
    return this.thinker.end();
  }

  private async tell(question: Question, from: number): Promise<Thought> {
    const { entries: fetch, pack, ...asked } = question;
    const key = keyOf(question);
    const entries = await fetch(from);
    const task: Task = { ...asked, entries, ...(from === 0 ? { pack: await pack() } : {}) };
    const thought = await this.inTime(this.thinker.think(task));
    this.told.delete(key);
    if (thought.is === "forgotten") return thought;
    this.told.set(key, entries.at(-1)?.n === undefined ? from : entries[entries.length - 1].n + 1);
    for (const oldest of this.told.keys()) {
      if (this.told.size <= REMEMBERED) break;
      this.told.delete(oldest);
    }
    return thought;
  }

  private async inTime(thinking: Promise<Thought>): Promise<Thought> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, failed) => {
      timer = setTimeout(() => failed(new NoThought("A bot thought for too long.")), this.patience);
    });
    try {
      return await Promise.race([thinking, late]);
    } finally {
      clearTimeout(timer);
      // Ended for being late, it says so: nobody listens any more.
      thinking.catch(() => {});
    }
  }
}
