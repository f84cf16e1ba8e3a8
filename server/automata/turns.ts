/**
 * Bots take their turns: as jobs in the queue, so that more servers mean more bots.
 *
 * Whoever moves a table on adds a job when a bot of the house is asked next, and looks for one to do. What was lost, by a
 * server that went down between the two or while a bot was thinking, is found by a look at all tables, at the start and
 * every few seconds. A job names a table and nothing else, and goes by how that stands when it is begun: one that comes
 * too late finds nobody to play for. Each act is sent under an id that follows from its entry, so that two servers who
 * play for the same bot at the same time, which does not happen often, play once.
 */
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Queue } from "../jobs/queue.ts";
import { Bucket } from "../live/bucket.ts";
import { isSpoken, type Services, type Standing } from "../services.ts";
import { questionOf } from "./asking.ts";
import { NoThought, type Pool } from "./pool.ts";

export interface TurnParts extends Pick<Services, "store" | "shelf" | "keeper" | "now"> {
  readonly pool: Pool;
  readonly log: (error: unknown) => void;
  /** Null if it was closed before there was one. */
  readonly queue: Promise<Queue | null>;
  readonly rhythm?: Partial<Rhythm>;
}

export interface Rhythm {
  /** Milliseconds between two looks at all tables. */
  readonly round: number;
  /** Milliseconds for which a bot has been asked before somebody else than who asked it sees to it. */
  readonly lost: number;
  /** Milliseconds after which a job leaves its thread to others, though bots could go on. */
  readonly slice: number;
  /** Milliseconds before it is tried again to take part in the queue. */
  readonly again: number;
}

const RHYTHM: Rhythm = { round: 5_000, lost: 4_000, slice: 5_000, again: 5_000 };

const QUEUE = "bots";
const AT_ONCE = 500;
/** How often in a row somebody else may be faster before the job is left to the next look. */
const OVERTAKEN = 20;

/**
 * Milliseconds of thinking that are done for one player, on one server: so much at once, so much a second in the long
 * run. Whoever has spent them has to wait for his bots.
 */
const THINKING = { burst: 120_000, rate: 300 } as const;
const MOST_OWED = 60 * THINKING.rate;

interface Turn {
  readonly standing: Standing;
  readonly seat: string;
  readonly player: string;
  readonly level: string;
}

export class Turns {
  private readonly parts: TurnParts;
  private readonly rhythm: Rhythm;
  private readonly queue: Promise<Queue | null>;
  private readonly rounds: NodeJS.Timeout;
  /** Tables that are being played at by this server; true if somebody has called for them meanwhile. */
  private readonly playing = new Map<string, boolean>();
  private readonly purses = new Map<string, Bucket>();
  private readonly stopping = new AbortController();
  private looking: Promise<void> = Promise.resolve();
  private readonly adding = new Set<Promise<void>>();

  constructor(parts: TurnParts) {
    this.parts = parts;
    this.rhythm = { ...RHYTHM, ...parts.rhythm };
    this.queue = this.open();
    parts.keeper.onChange((change, here) => {
      const { table, seat } = change;
      // What others have moved on they see to themselves.
      if (here && !isSpoken(change) && seat === undefined && table !== null) this.moved(table);
    });
    this.rounds = setInterval(() => void this.look().catch(parts.log), this.rhythm.round);
    this.rounds.unref();
    // Bots that were asked when the last server went down.
    void this.look().catch(parts.log);
  }

  /** Looks through all tables for bots that have been asked for a while. */
  look(): Promise<void> {
    const next = this.looking.then(() => this.lookAtAll());
    this.looking = next.catch(() => {});
    return next;
  }

  async close(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.rounds);
    await this.looking;
    await Promise.all(this.adding);
  }

  private get stopped(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Tried until it is there: without a queue no bot of this server would ever play. */
  private async open(): Promise<Queue | null> {
    const { log, pool } = this.parts;
    const queue = await this.parts.queue;
    while (queue !== null && !this.stopped) {
      try {
        await queue.work(QUEUE, (data) => this.work(data), { atOnce: pool.threads, oneOfAKind: true });
        return queue;
      } catch (error) {
        log(error);
        await pause(this.rhythm.again, undefined, { signal: this.stopping.signal, ref: false }).catch(() => {});
      }
    }
    return null;
  }

  private moved(table: string): void {
    if (this.stopped) return;
    const adding = this.addIfAsked(table)
      .catch(this.parts.log)
      .finally(() => this.adding.delete(adding));
    this.adding.add(adding);
  }

  private async addIfAsked(table: string): Promise<void> {
    if (this.playing.has(table)) {
      this.playing.set(table, true);
      return;
    }
    if ((await this.turnAt(table)) !== null) await this.add([table]);
  }

  private async add(tables: readonly string[], after?: number): Promise<void> {
    const queue = await this.queue;
    if (queue === null || tables.length === 0) return;
    const later = after === undefined ? {} : { after };
    // What fails is found again by the look at all tables.
    await queue.add(tables.map((table) => ({ queue: QUEUE, data: { table }, key: table, once: true, ...later })));
    queue.wake();
  }

  private async lookAtAll(): Promise<void> {
    const { store, now } = this.parts;
    const since = new Date(now().getTime() - this.rhythm.lost);
    const rows = await store.db
      .selectFrom("tables as t")
      .innerJoin("seats as s", (join) => join.onRef("s.table_id", "=", "t.id").onRef("s.seat", "=", "t.to_move"))
      .innerJoin("players as p", "p.id", "s.player_id")
      .select("t.id")
      .where("t.status", "=", "running")
      .where("p.level", "is not", null)
      // Every act of a turn is written down with its time; that of the last tells whether somebody is at it.
      .where(sql<boolean>`t.asked_at < ${since} and not exists (
        select from journal j where j.table_id = t.id and j.n = t.entries - 1 and j.at >= ${since})`)
      .orderBy("t.asked_at")
      .limit(AT_ONCE)
      .execute();
    await this.add(rows.map(({ id }) => id).filter((id) => !this.playing.has(id)));
  }

  private async work(data: object): Promise<void> {
    const { table } = data as { readonly table: string };
    if (this.playing.has(table)) {
      this.playing.set(table, true);
      return;
    }
    this.playing.set(table, false);
    try {
      do {
        this.playing.set(table, false);
        await this.play(table);
      } while (this.playing.get(table) === true && !this.stopped);
    } catch (problem) {
      // What this server no longer thinks about another one does.
      if (!this.stopped) throw problem;
    } finally {
      this.playing.delete(table);
    }
  }

  /** Plays for the bots at a table until somebody else is asked. */
  private async play(table: string): Promise<void> {
    const purse = await this.purseOf(table);
    const until = performance.now() + this.rhythm.slice;
    let overtaken = 0;
    for (let turn = await this.turnAt(table); turn !== null && !this.stopped; turn = await this.turnAt(table)) {
      const owing = purse.take(performance.now(), 0);
      if (owing > 0 || performance.now() > until) {
        await this.add([table], owing > 0 ? Math.ceil(owing / 1000) : undefined);
        return;
      }
      const began = performance.now();
      const moved = await this.act(turn);
      purse.take(performance.now(), performance.now() - began);
      overtaken = moved ? 0 : overtaken + 1;
      if (overtaken > OVERTAKEN) return;
    }
  }

  /** False where the table had moved on. */
  private async act({ standing, seat, player, level }: Turn): Promise<boolean> {
    const { keeper, pool } = this.parts;
    const { info } = standing;
    const question = await questionOf(this.parts, standing, seat, { want: "act", level });
    const thought = await pool.think(question);
    if (thought.is !== "act") throw new NoThought(`Bot ${level} has no act for entry ${info.entries} of a table.`);
    const gathered = question.gathered.length;
    const id = `bot-${info.id}-${info.entries}${gathered === 0 ? "" : `-${gathered}`}`;
    const answer = await keeper.act(info.id, player, { id, n: info.entries, act: thought.act });
    if (answer.is === "done" || answer.is === "kept") return true;
    if (answer.is === "stale") return false;
    const why = answer.is === "error" ? answer.message : answer.refusal.why;
    // Somebody has resigned, or taken the bot's place, while it was thinking.
    if (answer.is === "error" && (await this.turnAt(info.id))?.standing.info.entries !== info.entries) return false;
    throw new NoThought(`Bot ${level} was refused an act: ${why}`);
  }

  /** Null where no bot of the house is asked. */
  private async turnAt(table: string): Promise<Turn | null> {
    const standing = await this.parts.keeper.standing(table);
    if (standing === null || standing.position === null || standing.info.status !== "running") return null;
    const asked = standing.info.seats.find(({ seat }) => seat === standing.info.toMove);
    const bot = asked?.player?.bot;
    if (!asked?.player || typeof bot !== "string") return null;
    return { standing, seat: asked.seat, player: asked.player.id, level: bot };
  }

  /** Of whoever opened the table. */
  private async purseOf(table: string): Promise<Bucket> {
    const { db } = this.parts.store;
    const row = await db.selectFrom("tables").select("created_by").where("id", "=", table).executeTakeFirst();
    const now = performance.now();
    for (const [name, purse] of this.purses) if (purse.isFull(now)) this.purses.delete(name);
    const player = row?.created_by ?? "";
    const purse = this.purses.get(player) ?? new Bucket(THINKING, now, MOST_OWED);
    this.purses.set(player, purse);
    return purse;
  }
}
