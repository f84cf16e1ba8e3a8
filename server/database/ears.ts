/** A connection to PostgreSQL that only listens, and comes back when it was lost. */
import pg from "pg";

/** Hears what other servers on the same database announce. */
export type Listener = (payload: string) => void;

/** Milliseconds before a connection that was lost is sought again. */
const RETRY = 500;
/** Milliseconds that PostgreSQL may take to let somebody in, or to answer. */
const PATIENCE = 10_000;
/**
 * Nothing is ever said on this connection. Without a sign of life now and then nobody would notice that the other end
 * is gone, and this server would stay deaf.
 */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export class Ears {
  private readonly url: string;
  private readonly listeners = new Map<string, Listener[]>();
  /** The connection that listens; null while there is none. */
  private client: pg.Client | null = null;
  /** Those who ask for a connection at the same time share one. */
  private opening: Promise<pg.Client> | null = null;
  private closed = false;

  constructor(url: string) {
    this.url = url;
  }

  /** Done when whatever is said on the channel from now on is heard. */
  async listen(channel: string, listener: Listener): Promise<void> {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
    const client = this.client ?? (await this.open());
    // Said once more, it does no harm: the connection may have been opened before the channel was known.
    await client.query(listenTo(channel));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private open(): Promise<pg.Client> {
    this.opening ??= this.connect().finally(() => {
      this.opening = null;
    });
    return this.opening;
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...ALIVE,
      connectionString: this.url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    });
    client.on("notification", ({ channel, payload }) => this.tell(channel, payload ?? ""));
    // A connection that is lost says so twice. Before it listens, whoever opens it hears of that.
    client.on("error", () => this.lost(client));
    client.on("end", () => this.lost(client));
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) await client.query(listenTo(channel));
      if (this.closed) throw new Error("The database is being closed.");
    } catch (error) {
      void client.end();
      throw error;
    }
    this.client = client;
    return client;
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
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
