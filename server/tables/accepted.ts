/**
 * The ids under which acts stand in journals.
 *
 * An act that is sent again is answered as the first time, for ever. But whoever sends acts that do not fit, under one
 * new id after the other, is not to be looked for in the database each time: entries are never changed, so the ids of
 * a journal are read once, and later only those of the entries since.
 */
import type { Db } from "../database/open.ts";

/** Journals whose ids are kept in memory at most. */
const JOURNALS = 200;

interface Ids {
  /** By id: the number of the entry. */
  readonly entries: Map<string, number>;
  /** The ids of all entries before this one are known. */
  upTo: number;
}

export class Accepted {
  private readonly db: Db;
  private readonly journals = new Map<string, Ids>();

  constructor(db: Db) {
    this.db = db;
  }

  /** The entry with that id as far as that is in memory. Null says nothing. */
  recall(table: string, id: string): number | null {
    return this.journals.get(table)?.entries.get(id) ?? null;
  }

  /** The entry with that id among the first so many of a journal; null if there is none. */
  async find(table: string, id: string, length: number): Promise<number | null> {
    const ids = this.journals.get(table) ?? { entries: new Map(), upTo: 0 };
    if (ids.upTo < length) {
      const rows = await this.db
        .selectFrom("journal")
        .select(["n", "act_id"])
        .where("table_id", "=", table)
        .where("n", ">=", ids.upTo)
        .where("n", "<", length)
        .where("act_id", "is not", null)
        .execute();
      for (const { n, act_id } of rows) if (act_id !== null) ids.entries.set(act_id, n);
      ids.upTo = Math.max(ids.upTo, length);
    }
    this.keep(table, ids);
    return ids.entries.get(id) ?? null;
  }

  /** The latest asked for stands last. */
  private keep(table: string, ids: Ids): void {
    this.journals.delete(table);
    this.journals.set(table, ids);
    for (const oldest of this.journals.keys()) {
      if (this.journals.size <= JOURNALS) return;
      this.journals.delete(oldest);
    }
  }
}
