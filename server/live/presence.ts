/**
 * Who is looking at which table, kept in the database for all servers: nobody is sent a notice of what he sees.
 *
 * Coming and going is gathered for a moment, and what is left of it is written by one statement: whoever comes and
 * goes all the time costs no more than whoever stays.
 */
import { sql } from "kysely";
import type { Store } from "../database/open.ts";

export interface Onlooking {
  readonly player: string;
  readonly table: string;
}

/** Rows in one statement: enough to be quick, few enough not to hold anybody up. */
const AT_ONCE = 500;

export interface PresenceParts {
  readonly store: Pick<Store, "db">;
  now(): Date;
  failed(error: unknown): void;
}

export class Presence {
  private readonly parts: PresenceParts;
  /** Milliseconds for which it is gathered what has changed. */
  private readonly gathering: number;
  private readonly looking = new Map<string, Onlooking>();
  /** As the database has it, as far as this server has written it. */
  private readonly written = new Map<string, Onlooking>();
  /** Of whom it is to be written once more. */
  private readonly due = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(parts: PresenceParts, gathering: number) {
    this.parts = parts;
    this.gathering = gathering;
  }

  come(onlooking: Onlooking): void {
    this.looking.set(nameOf(onlooking), onlooking);
    this.writeSoon();
  }

  go(onlooking: Onlooking): void {
    this.looking.delete(nameOf(onlooking));
    this.writeSoon();
  }

  /** Says once more of everybody who looks that he does. */
  renew(): void {
    for (const name of this.looking.keys()) this.due.add(name);
    if (this.due.size > 0) this.writeSoon();
  }

  /** Writes what is still to be written. */
  async close(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    await this.write();
  }

  private writeSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = null;
      void this.write();
    }, this.gathering);
  }

  /** One after the other, so that coming and going reach the database in the order in which they happened. */
  private write(): Promise<void> {
    this.writing = this.writing.then(() => this.bringUpToDate()).catch((error) => this.parts.failed(error));
    return this.writing;
  }

  private async bringUpToDate(): Promise<void> {
    const come = [...this.looking].filter(([name]) => !this.written.has(name) || this.due.has(name));
    const gone = [...this.written].filter(([name]) => !this.looking.has(name));
    const { store, now } = this.parts;
    this.due.clear();
    for (const some of handfuls(come)) {
      await keep(store, some.map(justOnlooking), now());
      for (const [name, onlooking] of some) this.written.set(name, onlooking);
    }
    for (const some of handfuls(gone)) {
      await end(store, some.map(justOnlooking));
      for (const [name] of some) this.written.delete(name);
    }
  }
}

type Named = readonly [name: string, onlooking: Onlooking];

const nameOf = ({ player, table }: Onlooking): string => `${player} ${table}`;
const justOnlooking = ([, onlooking]: Named): Onlooking => onlooking;

function handfuls(all: readonly Named[]): Named[][] {
  const starts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) => i * AT_ONCE);
  return starts.map((from) => all.slice(from, from + AT_ONCE));
}

async function keep({ db }: Pick<Store, "db">, looking: readonly Onlooking[], now: Date): Promise<void> {
  await sql`
    insert into presence (player_id, table_id, seen_at) select player, at, ${now} from ${asRows(looking)}
    on conflict (player_id, table_id) do update set seen_at = excluded.seen_at`.execute(db);
}

async function end({ db }: Pick<Store, "db">, gone: readonly Onlooking[]): Promise<void> {
  await sql`delete from presence using ${asRows(gone)} where player_id = player and table_id = at`.execute(db);
}

/** As two lists, and not one by one: a condition of some hundred parts makes the embedded database spin for ever. */
const asRows = (some: readonly Onlooking[]) => {
  const [players, tables] = [some.map(({ player }) => player), some.map(({ table }) => table)];
  return sql`unnest(${players}::text[], ${tables}::text[]) as onlooking (player, at)`;
};
