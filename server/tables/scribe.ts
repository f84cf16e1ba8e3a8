/**
 * Writes sheets down, those of many tables at one stroke.
 *
 * What costs most about a sheet is making sure that it is on the disk, and that costs as much for fifty as for one.
 * So whatever comes while others are being written waits for them, and is then written together. Alone, a sheet
 * waits for nobody.
 */
import type { Store } from "../database/open.ts";
import type { Sheet } from "./writing.ts";

/** Writes sheets of different tables, all or none; gives the tables that moved on. */
export type Stroke = (sheets: readonly Sheet[]) => Promise<ReadonlySet<string>>;

interface Pending {
  readonly sheet: Sheet;
  settle(moved: boolean): void;
  fail(problem: unknown): void;
}

/** PGlite does one thing at a time; PostgreSQL syncs for several connections at once. */
const HANDS: Readonly<Record<Store["kind"], number>> = { pglite: 1, postgres: 4 };
/** Sheets written at one stroke, at most: nobody should wait long for the others. */
const AT_ONE_STROKE = 64;

export class Scribe {
  private readonly stroke: Stroke;
  private readonly hands: number;
  private waiting: Pending[] = [];
  private writing = 0;
  private called = false;

  constructor(kind: Store["kind"], stroke: Stroke) {
    this.stroke = stroke;
    this.hands = HANDS[kind];
  }

  /** True once the sheet is in the database for good; false if the table had moved on. */
  write(sheet: Sheet): Promise<boolean> {
    return new Promise((settle, fail) => {
      this.waiting.push({ sheet, settle, fail });
      this.call();
    });
  }

  /** A moment later, so that everything that has come in by now is written together. */
  private call(): void {
    if (this.called || this.writing >= this.hands) return;
    this.called = true;
    setImmediate(() => {
      this.called = false;
      const together = this.takeTogether();
      if (together.length === 0) return;
      this.writing++;
      void this.writeTogether(together).finally(() => {
        this.writing--;
        if (this.waiting.length > 0) this.call();
      });
      if (this.waiting.length > 0) this.call();
    });
  }

  /** The first of each table: a second would lean on what is not yet written. */
  private takeTogether(): Pending[] {
    const taken = new Map<string, Pending>();
    const left: Pending[] = [];
    for (const each of this.waiting) {
      const { id } = each.sheet.after.row;
      if (taken.size < AT_ONE_STROKE && !taken.has(id)) taken.set(id, each);
      else left.push(each);
    }
    this.waiting = left;
    return [...taken.values()];
  }

  private async writeTogether(together: readonly Pending[]): Promise<void> {
    try {
      const moved = await this.stroke(together.map(({ sheet }) => sheet));
      for (const { sheet, settle } of together) settle(moved.has(sheet.after.row.id));
    } catch (problem) {
      // One cannot be written and took the others with it: each by itself, to find out which.
      if (together.length > 1 && wroteNothing(problem)) for (const each of together) await this.writeTogether([each]);
      else for (const { fail } of together) fail(problem);
    }
  }
}

/** Bad data, a broken constraint, a deadlock. Of a lost connection nobody knows what was written before. */
function wroteNothing(problem: unknown): boolean {
  const code = typeof problem === "object" && problem !== null && "code" in problem ? problem.code : null;
  return typeof code === "string" && /^(22|23|40)[0-9A-Z]{3}$/.test(code);
}
