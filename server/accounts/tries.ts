/**
 * How often an account may be tried with a password within some minutes, from wherever, and how often it is written to:
 * all servers count together, in the database. Whether there is such an account makes no difference.
 *
 * What strangers may use up must not be what its owner needs. So a browser that has been in the account before is counted
 * by itself; a cookie proves it. Passkeys and the links in letters are not counted here at all, and whoever followed a
 * link has been in.
 */
import { createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../database/open.ts";

export interface TryLimits {
  readonly most: number;
  /** Milliseconds after the first in which they are counted. */
  readonly within: number;
}

export const TRY_LIMITS: TryLimits = { most: 10, within: 600_000 };

/** Milliseconds between looking for rows that are good for nothing any more. */
const TIDY = 60_000;

export class Tries {
  private readonly db: Db;
  private readonly secret: string;
  private readonly now: () => Date;
  private readonly limits: TryLimits;
  private tidied = 0;

  constructor(db: Db, secret: string, now: () => Date, limits = TRY_LIMITS) {
    this.db = db;
    this.secret = secret;
    this.now = now;
    this.limits = limits;
  }

  /** Whom a try counts for: the account, or this browser if it is known there. Nobody can read addresses from it. */
  who(email: string, browser: string | null | false): string {
    const account = this.account(email);
    return typeof browser === "string" && browser.startsWith(`${account}.`) ? browser : account;
  }

  /** What a browser is to show the next time. One that is known already stays who it is. */
  known(email: string, browser: string | null | false): string {
    const who = this.who(email, browser);
    return who === browser ? who : `${who}.${randomBytes(12).toString("base64url")}`;
  }

  /** Counts one more, before it is known what comes of it: many at once gain nothing. False when there were too many. */
  async take(who: string): Promise<boolean> {
    const now = this.now();
    const start = new Date(now.getTime() - this.limits.within);
    if (now.getTime() - this.tidied >= TIDY) {
      this.tidied = now.getTime();
      await this.db.deleteFrom("tries").where("since", "<=", start).execute();
    }
    const { rows } = await sql`
      insert into tries (who, count, since) values (${who}, 1, ${now})
      on conflict (who) do update set
        count = case when tries.since <= ${start} then 1 else tries.count + 1 end,
        since = case when tries.since <= ${start} then excluded.since else tries.since end
      where tries.since <= ${start} or tries.count < ${this.limits.most}
      returning who`.execute(this.db);
    return rows.length > 0;
  }

  /** It was the right password: it does not count. */
  async giveBack(who: string): Promise<void> {
    await this.db.updateTable("tries").set({ count: sql`greatest(count - 1, 0)` }).where("who", "=", who).execute();
  }

  /** There is a new password, which nobody has tried yet. */
  async forget(email: string): Promise<void> {
    await this.db.deleteFrom("tries").where("who", "=", this.account(email)).execute();
  }

  private account(email: string): string {
    return createHmac("sha256", this.secret).update(`tries ${email.toLowerCase()}`).digest("base64url");
  }
}
