/** A connection to PostgreSQL that only listens, and comes back when it was lost. */
import type { Socket } from "node:net";
import pg from "pg";
import type { Lines } from "./lines.ts";

/** Hears what other servers on the same database announce. */
export type Listener = (payload: string) => void;

/** Milliseconds before a connection that was lost is sought again. */
const RETRY = 500;
/** Milliseconds that PostgreSQL may take to let somebody in, or to answer. */
const PATIENCE = 10_000;
/** Milliseconds that a goodbye may take. */
const GOODBYE = 1_000;
/**
 * Nothing need ever be said on this connection, so nobody would notice that the other end is gone, and this server
 * would stay deaf. So every second it is asked for a sign of life. Questions are counted and not the time: a server
 * that stood still itself has not yet read the answer.
 */
const BEAT = 1_000;
const SIGN_OF_LIFE = "select 'listening'";
/** Beats without an answer after which it counts as deaf, and after which it is given up. */
const DEAF = 2;
const GONE = 4;

interface Ear {
  readonly client: pg.Client;
  readonly socket: Socket;
}

export class Ears {
  private readonly url: string;
  private readonly lines: Lines;
  private readonly silent: () => void;
  private readonly listeners = new Map<string, Listener[]>();
  /** The connection that listens; null while there is none. */
  private ear: Ear | null = null;
  /** Those who ask for a connection at the same time share one. */
  private opening: Promise<Ear> | null = null;
  private beating: NodeJS.Timeout | undefined;
  /** Beats since the last sign of life; 0: it has answered. */
  private unanswered = 0;
  private closed = false;

  /** `silent` is called when a connection that nobody closed gives no sign of life any more. */
  constructor(url: string, lines: Lines, silent: () => void) {
    this.url = url;
    this.lines = lines;
    this.silent = silent;
  }

  /** False while something may be said that is not heard. */
  get hear(): boolean {
    return this.listeners.size === 0 || (this.ear !== null && this.unanswered < DEAF);
  }

  /** Done when whatever is said on the channel from now on is heard. */
  async listen(channel: string, listener: Listener): Promise<void> {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
    const { client } = this.ear ?? (await this.open());
    // Said once more, it does no harm: the connection may have been opened before the channel was known.
    await client.query(listenTo(channel));
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.beating);
    const { ear } = this;
    if (ear === null) return;
    const impatience = setTimeout(() => ear.socket.destroy(), GOODBYE);
    await ear.client.end();
    clearTimeout(impatience);
  }

  private open(): Promise<Ear> {
    this.opening ??= this.connect().finally(() => {
      this.opening = null;
    });
    return this.opening;
  }

  private async connect(): Promise<Ear> {
    const socket = this.lines.open();
    const client = new pg.Client({
      stream: () => socket,
      connectionString: this.url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    const ear: Ear = { client, socket };
    client.on("notification", ({ channel, payload }) => this.tell(channel, payload ?? ""));
    // A connection that is lost says so twice. Before it listens, whoever opens it hears of that.
    client.on("error", () => this.lost(ear));
    client.on("end", () => this.lost(ear));
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) await client.query(listenTo(channel));
      if (this.closed) throw new Error("The database is being closed.");
    } catch (error) {
      socket.destroy();
      throw error;
    }
    this.ear = ear;
    this.unanswered = 0;
    clearInterval(this.beating);
    this.beating = setInterval(() => this.beat(ear), BEAT);
    this.beating.unref();
    return ear;
  }

  private beat(ear: Ear): void {
    const waiting = this.unanswered > 0;
    this.unanswered++;
    if (this.unanswered > GONE) {
      // Not closed in order: nobody is there to hear it.
      ear.socket.destroy();
      this.silent();
    }
    if (waiting) return;
    ear.client.query(SIGN_OF_LIFE).then(
      () => {
        if (this.ear === ear) this.unanswered = 0;
      },
      // Then it is lost, and says so itself.
      () => {},
    );
  }

  private lost(ear: Ear): void {
    if (this.ear !== ear) return;
    this.ear = null;
    clearInterval(this.beating);
    void this.comeBack();
  }

  private async comeBack(): Promise<void> {
    while (!this.closed) {
      await new Promise((done) => setTimeout(done, RETRY).unref());
      if (this.closed) return;
      try {
        await this.open();
      } catch {
        continue;
      }
      // Whatever was said meanwhile was missed: an empty notice tells every listener to look for itself.
      for (const channel of this.listeners.keys()) this.tell(channel, "");
      return;
    }
  }

  private tell(channel: string, payload: string): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }
}

const listenTo = (channel: string): string => `listen "${channel}"`;
