/**
 * The sessions that sockets were opened with. Signing out, or whatever else ends a session, ends its sockets, on
 * whichever server it was done: all of them are looked at once a second, by one question. Where that look is late,
 * whatever is asked on a socket waits for it.
 */
import type { Accounts } from "../services.ts";
import { CLOSED } from "./limits.ts";
import type { Visitor } from "./visitor.ts";

/** Sessions in one question: a look must not take long where the database has much to do. */
const AT_ONCE = 2_000;
/** A look is late after so many of the times between two. */
const LATE = 1.9;

export class Sessions {
  private readonly accounts: Pick<Accounts, "lasting">;
  private readonly report: (error: unknown) => void;
  /** Milliseconds between two looks, and after which nothing is done before the next. */
  private readonly every: number;
  private readonly sockets = new Map<Visitor, string>();
  private readonly timer: NodeJS.Timeout;
  /** When the last look began that was brought to an end. */
  private lookedAt = performance.now();
  private looking: Promise<void> | null = null;
  private failing = false;

  constructor(accounts: Pick<Accounts, "lasting">, every: number, report: (error: unknown) => void) {
    this.accounts = accounts;
    this.every = every;
    this.report = report;
    this.timer = setInterval(() => void this.look().catch(() => {}), every);
    this.timer.unref();
  }

  /** The session was made sure of a moment ago. */
  add(visitor: Visitor, session: string): void {
    this.sockets.set(visitor, session);
  }

  remove(visitor: Visitor): void {
    this.sockets.delete(visitor);
  }

  /** Done when no session that ended a while ago has a socket. Fails where nobody can tell. */
  async certain(): Promise<void> {
    if (performance.now() - this.lookedAt > LATE * this.every) await this.look();
  }

  close(): void {
    clearInterval(this.timer);
  }

  private look(): Promise<void> {
    this.looking ??= this.lookAtAll().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  private async lookAtAll(): Promise<void> {
    const began = performance.now();
    try {
      const all = [...this.sockets];
      for (let from = 0; from < all.length; from += AT_ONCE) await this.lookAt(all.slice(from, from + AT_ONCE));
      this.lookedAt = began;
      this.failing = false;
    } catch (error) {
      // Said once, not every second.
      if (!this.failing) this.report(error);
      this.failing = true;
      throw error;
    }
  }

  private async lookAt(some: readonly (readonly [Visitor, string])[]): Promise<void> {
    const lasting = await this.accounts.lasting(some.map(([, session]) => session));
    for (const [visitor, session] of some)
      if (lasting.get(session) !== visitor.player?.id) visitor.close(CLOSED.session, "This session is over.");
  }
}
