/** A table as this client knows it, kept up to date as long as anybody looks at it. */
import type { Json, Orders, Viewer } from "@rubicon/engine";
import type { FromServer, HeardEntry, TableInfo, WrittenHands } from "@rubicon/server/protocol";
import type { ClientError } from "./error.ts";

export interface TableState {
  readonly info: TableInfo;
  /** The seat this client plays, or "watcher". Who plays every seat has the one that is asked. */
  readonly you: Viewer;
  readonly sight: Json;
  /** What this seat is asked; null when it is not asked. */
  readonly question: Json;
  /** Every act it may choose; empty when it is not asked. */
  readonly legal: readonly Json[];
  /** What each of the legal acts will cost and bring, in the same order; empty where nothing is certain of any. */
  readonly forecasts: readonly (readonly Json[])[];
  /** Whole gestures it can make (`reach` says where to); null where there is none, and when it is not asked. */
  readonly hands: WrittenHands | null;
  /** What this seat will be asked, and may choose already; null where it is asked, or has to wait. */
  readonly ahead: AheadState | null;
  /** This seat's own standing orders; null where the game knows none. */
  readonly orders: Orders | null;
  /**
   * Where this player may freely go back to (`takeBack`), by how many of his own last acts that takes back, on
   * whichever seat he did them.
   */
  readonly returns: readonly number[];
  /** Acts of this seat since the last entry that nobody else can notice before it ends them with another. */
  readonly gathered: number;
  /** All entries of the journal, as this viewer may hear them, from the opening on. */
  readonly entries: readonly HeardEntry[];
}

/** A question that may be answered before it is asked: with `ahead`, and not as an act. */
export interface AheadState extends Pick<TableState, "question" | "legal" | "forecasts"> {
  /** What was chosen so far; null if nothing. */
  readonly answer: Json;
}

/** A state, and the entries that came with it. */
export interface News {
  readonly state: TableState;
  readonly fresh: readonly HeardEntry[];
}

type TableMessage = Extract<FromServer, { t: "table" }>;
export type ChatLine = Omit<Extract<FromServer, { t: "chat" }>, "t">;
type Listener = (news: News) => void;

export interface ViewParts {
  /** Something is missing: ask the server for everything after the last entry. */
  resume(): void;
  /** Nobody looks any more. */
  left(): void;
}

export class View implements AsyncIterable<News> {
  readonly table: string;
  private readonly parts: ViewParts;
  private readonly listeners = new Set<Listener>();
  private readonly ears = new Set<(line: ChatLine) => void>();
  private readonly galleryEars = new Set<(line: ChatLine) => void>();
  private readonly waiters = new Set<Waiter>();
  private known: TableState | null = null;
  /** All that was heard. Shown when nothing is missing. */
  private heard: readonly HeardEntry[] = [];
  private failure: ClientError | null = null;
  private lookers = 0;

  constructor(table: string, parts: ViewParts) {
    this.table = table;
    this.parts = parts;
  }

  /** Null until the server has shown it. */
  get state(): TableState | null {
    return this.known;
  }

  /** Why there is nothing to see, once the server has said so. */
  get error(): ClientError | null {
    return this.failure;
  }

  /** The last entry known; what comes after it is missing. */
  get since(): number {
    return this.heard.at(-1)?.n ?? -1;
  }

  /** Called with every change from now on. Returns how to stop. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onChat(listener: (line: ChatLine) => void): () => void {
    this.ears.add(listener);
    return () => this.ears.delete(listener);
  }

  /** What those who watch say among themselves, as far as this viewer hears it. */
  onGallery(listener: (line: ChatLine) => void): () => void {
    this.galleryEars.add(listener);
    return () => this.galleryEars.delete(listener);
  }

  /** The first state, from this one on, that is as wished. Rejected when the table is gone. */
  when(wished: (state: TableState) => boolean = () => true): Promise<TableState> {
    if (this.failure) return Promise.reject(this.failure);
    if (this.known && wished(this.known)) return Promise.resolve(this.known);
    return this.next(wished);
  }

  /** The first state after this one that is as wished. */
  next(wished: (state: TableState) => boolean = () => true): Promise<TableState> {
    return new Promise((resolve, reject) => {
      this.waiters.add({ wished, resolve, reject });
    });
  }

  /** Everything from now on, beginning with the present state. Changes that come while one is looked at come as one. */
  async *[Symbol.asyncIterator](): AsyncGenerator<News, void> {
    let told = -1;
    let last: TableState | null = null;
    for (;;) {
      const seen: TableState | null = last;
      const state = await this.when((now) => now !== seen);
      const after = told;
      yield { state, fresh: state.entries.filter(({ n }) => n > after) };
      last = state;
      told = state.entries.at(-1)?.n ?? told;
    }
  }

  /** One more looks on. */
  open(): this {
    this.lookers++;
    return this;
  }

  /** To be called once by everyone who was given this view. */
  close(): void {
    if (--this.lookers === 0) this.parts.left();
  }

  // What the client hears for it ----------------------------------------------------------------------------

  take({ entries, ...message }: TableMessage): void {
    // After a cut some may come again: each counts once, and none is left out.
    const fresh = entries.filter(({ n }) => n > this.since);
    if (fresh.some(({ n }, i) => n !== this.since + 1 + i)) {
      this.parts.resume();
      return;
    }
    if (fresh.length > 0) this.heard = [...this.heard, ...fresh];
    // A long journal comes in pages.
    if (fresh.length > 0 && this.since < message.info.entries - 1) {
      this.parts.resume();
      return;
    }
    this.failure = null;
    const shown = this.known?.entries.length ?? 0;
    this.known = { ...stateIn(message), entries: this.heard };
    const news = { state: this.known, fresh: this.heard.slice(shown) };
    for (const waiter of [...this.waiters]) {
      if (!waiter.wished(news.state)) continue;
      this.waiters.delete(waiter);
      waiter.resolve(news.state);
    }
    for (const listener of [...this.listeners]) listener(news);
  }

  hear(line: ChatLine): void {
    for (const ear of [...this.ears]) ear(line);
  }

  hearGallery(line: ChatLine): void {
    for (const ear of [...this.galleryEars]) ear(line);
  }

  /** There is nothing to see, or nobody will look any more. */
  fail(error: ClientError): void {
    this.failure = error;
    for (const waiter of this.waiters) waiter.reject(error);
    this.waiters.clear();
  }
}

const NOTHING_ASKED = { question: null, legal: [], forecasts: [] } as const;

/** What is left out of a message stands for nothing of it. */
function stateIn(message: Omit<TableMessage, "entries">): Omit<TableState, "entries"> {
  const { info, you, sight, returns } = message;
  const decision = {
    question: message.question ?? null,
    legal: message.legal ?? [],
    forecasts: message.forecasts ?? [],
  };
  return {
    ...{ info, you, sight, returns },
    ...(message.ahead ? NOTHING_ASKED : decision),
    hands: message.hands ?? null,
    ahead: message.ahead ? { ...decision, answer: message.answer ?? null } : null,
    orders: message.orders ?? null,
    gathered: message.gathered ?? 0,
  };
}

interface Waiter {
  wished(state: TableState): boolean;
  resolve(state: TableState): void;
  reject(error: ClientError): void;
}
