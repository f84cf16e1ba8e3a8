/** Tells people that it is their move: by mail, Web Push or webhook, as each chose. */
import type { Db, Store } from "../database/open.ts";
import { openQueue, type Queue, type QueueSettings } from "../jobs/queue.ts";
import { type Accounts, type Config, isSpoken, type Keeper, type NoticeBoard, type SendMail } from "../services.ts";
import { makeAsk } from "./asking.ts";
import { markCalls, untoldCalls } from "./challenges.ts";
import { type Decision, markTold, untold } from "./decisions.ts";
import { errandsFor, errandsForCall, QUEUES, type Runner, run } from "./errands.ts";
import { makePush, type SendPush, vapidKeys } from "./push.ts";
import { makePost, type Post } from "./webhook.ts";

export interface NoticeParts {
  readonly config: Pick<Config, "origin">;
  readonly store: Store;
  readonly keeper: Pick<Keeper, "standing" | "onChange">;
  readonly accounts: Pick<Accounts, "playerById">;
  readonly sendMail: SendMail;
  now(): Date;
  /** For tests: nothing leaves the machine. */
  readonly sendPush?: SendPush;
  readonly post?: Post;
  readonly queue?: QueueSettings;
  /** Hears of notices that could not be sent; never of what they said. */
  readonly log?: (error: unknown, queue: string | null) => void;
  readonly rhythm?: Partial<Rhythm>;
}

interface Rhythm {
  /** Milliseconds between a change at a table and looking whether somebody is to be told of it. */
  readonly pause: number;
  /** Milliseconds between looking through all tables: for reminders, and for whoever left without acting. */
  readonly round: number;
  /** Milliseconds before a queue that could not be opened is tried again. */
  readonly again: number;
}

/** A second's pause makes one question of many quick acts, and lets a page that reloads show itself. */
const RHYTHM: Rhythm = { pause: 1_000, round: 30_000, again: 5_000 };

export interface Notices extends NoticeBoard {
  /** The queue of this server, for whoever else has something to be done later; null if it was closed before there was one. */
  readonly queue: Promise<Queue | null>;
  /** Looks now for people to be told: at these tables, or at all. */
  look(tables?: readonly string[]): Promise<void>;
}

/** The queue is opened in the background, so that nobody waits for it; what happens meanwhile is told afterwards. */
export async function makeNotices(parts: NoticeParts): Promise<Notices> {
  const board = new Board(parts);
  parts.keeper.onChange((change) => {
    const { table, seat } = change;
    // What was missed is found by the regular look at all tables. What a seat says in advance asks nobody anything.
    if (!isSpoken(change) && seat === undefined && table !== null) board.moved(table);
  });
  return board;
}

class Board implements Notices {
  private readonly parts: NoticeParts;
  private readonly rhythm: Rhythm;
  readonly queue: Promise<Queue | null>;
  private readonly changed = new Set<string>();
  private readonly rounds: NodeJS.Timeout;
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();
  private closed = false;
  private stopWaiting = (): void => {};

  constructor(parts: NoticeParts) {
    this.parts = parts;
    this.rhythm = { ...RHYTHM, ...parts.rhythm };
    this.queue = this.open();
    this.rounds = setInterval(() => void this.look().catch((error) => this.failed(error)), this.rhythm.round);
    this.rounds.unref();
  }

  async moved(table: string): Promise<void> {
    if (this.closed) return;
    this.changed.add(table);
    this.timer ??= setTimeout(() => void this.lookAtChanged().catch((error) => this.failed(error)), this.rhythm.pause);
  }

  /** Nobody is asked there any more. */
  async ended(table: string): Promise<void> {
    this.changed.delete(table);
  }

  look(tables?: readonly string[]): Promise<void> {
    // One after the other: two at once would only find the same.
    const next = this.looking.then(() => tellOf(this.parts, this.queue, tables));
    this.looking = next.catch(() => {});
    return next;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.stopWaiting();
    clearInterval(this.rounds);
    if (this.timer !== null) clearTimeout(this.timer);
    await this.lookAtChanged().catch((error) => this.failed(error));
    await (await this.queue)?.close();
  }

  /** Tried until it is there: without a queue nobody would ever be told anything by this server. */
  private async open(): Promise<Queue | null> {
    for (;;) {
      try {
        return await openWorkers(this.parts);
      } catch (error) {
        this.failed(error);
      }
      if (this.closed) return null;
      await new Promise<void>((done) => {
        this.stopWaiting = done;
        setTimeout(done, this.rhythm.again).unref();
      });
    }
  }

  private async lookAtChanged(): Promise<void> {
    this.timer = null;
    const tables = [...this.changed];
    this.changed.clear();
    if (tables.length > 0) await this.look(tables);
  }

  private failed(error: unknown): void {
    this.parts.log?.(error, null);
  }
}

async function openWorkers(parts: NoticeParts): Promise<Queue> {
  const { store, config, keeper, accounts, sendMail, now, log } = parts;
  const ask = makeAsk();
  const runner: Runner = {
    db: store.db,
    origin: config.origin,
    keeper,
    accounts,
    sendMail,
    sendPush: parts.sendPush ?? makePush(await vapidKeys(store.db), config.origin, ask),
    post: parts.post ?? makePost(ask),
    now,
  };
  const queue = await openQueue(store, { ...(log ? { failed: log } : {}), ...parts.queue });
  try {
    for (const name of QUEUES) await queue.work(name, (data) => run(runner, name, data));
  } catch (error) {
    await queue.close();
    throw error;
  }
  return queue;
}

async function tellOf(parts: NoticeParts, opening: Promise<Queue | null>, tables?: readonly string[]): Promise<void> {
  const queue = await opening;
  if (queue === null) return;
  await tellOfCalls(parts, queue, tables);
  const { db } = parts.store;
  const now = parts.now();
  // A reminder comes with time, not with a change at the table.
  const kinds = tables === undefined ? (["reminder", "move"] as const) : (["move"] as const);
  for (const kind of kinds) {
    const decisions = await untold(db, kind, now, tables);
    if (decisions.length === 0) continue;
    const endpoints = await endpointsOf(db, decisions);
    await db.transaction().execute(async (tx) => {
      const fresh = await markTold(tx, decisions, now);
      const jobs = fresh.flatMap((decision) => errandsFor(decision, endpoints.get(decision.player) ?? []));
      await queue.add(jobs, tx);
    });
  }
}

/** Of challenges, which nobody can be looking at before he knows of them. */
async function tellOfCalls({ store }: NoticeParts, queue: Queue, tables?: readonly string[]): Promise<void> {
  const calls = await untoldCalls(store.db, tables);
  if (calls.length === 0) return;
  const endpoints = await endpointsOf(store.db, calls);
  await store.db.transaction().execute(async (tx) => {
    const fresh = await markCalls(tx, calls);
    await queue.add(
      fresh.flatMap((call) => errandsForCall(call, endpoints.get(call.player) ?? [])),
      tx,
    );
  });
}

async function endpointsOf(
  db: Db,
  told: readonly Pick<Decision, "player" | "notices">[],
): Promise<Map<string, string[]>> {
  const players = told.filter(({ notices }) => notices.push).map(({ player }) => player);
  const found = new Map<string, string[]>();
  if (players.length === 0) return found;
  const rows = await db
    .selectFrom("push")
    .select(["player_id", "endpoint"])
    .where("player_id", "in", players)
    .execute();
  for (const { player_id, endpoint } of rows) found.set(player_id, [...(found.get(player_id) ?? []), endpoint]);
  return found;
}
