/**
 * Who is behind a session cookie, remembered for two seconds, so that a page that asks for much at once costs one
 * question. Other servers hear of a change of name or a sign-out when their memory runs out.
 */
import type { Player } from "../services.ts";

const SECONDS = 2;
const AT_MOST = 10_000;

interface Remembered {
  readonly until: number;
  readonly player: Promise<Player | null>;
  id: string | null;
}

export class Memory {
  private readonly known = new Map<string, Remembered>();
  private readonly now: () => Date;

  constructor(now: () => Date) {
    this.now = now;
  }

  async recall(cookie: string, load: () => Promise<Player | null>): Promise<Player | null> {
    const now = this.now().getTime();
    const known = this.known.get(cookie);
    if (known && known.until > now) return known.player;
    const fresh: Remembered = { until: now + SECONDS * 1000, player: load(), id: null };
    this.keep(cookie, fresh);
    try {
      const player = await fresh.player;
      // Strangers are not remembered: the next moment they may be somebody.
      if (player) fresh.id = player.id;
      else this.drop(cookie, fresh);
      return player;
    } catch (problem) {
      this.drop(cookie, fresh);
      throw problem;
    }
  }

  forgetCookie(cookie: string): void {
    this.known.delete(cookie);
  }

  forgetPlayer(id: string): void {
    for (const [cookie, known] of this.known) if (known.id === id) this.known.delete(cookie);
  }

  private keep(cookie: string, fresh: Remembered): void {
    this.known.delete(cookie);
    this.known.set(cookie, fresh);
    // The oldest stands first.
    for (const oldest of this.known.keys()) {
      if (this.known.size <= AT_MOST) return;
      this.known.delete(oldest);
    }
  }

  private drop(cookie: string, stale: Remembered): void {
    if (this.known.get(cookie) === stale) this.known.delete(cookie);
  }
}
