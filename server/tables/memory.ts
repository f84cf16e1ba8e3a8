/** What this server remembers of tables. Any of it may be forgotten at any time: the truth is in the database. */
import { type Known, type LoadingParts, loadTable } from "./known-table.ts";
import { Tidings } from "./tidings.ts";

/** Tables kept in memory at most. */
const KNOWN = 2000;

export class Memory {
  private readonly parts: LoadingParts;
  private readonly known = new Map<string, Known>();
  private readonly tidings = new Tidings();

  constructor(parts: LoadingParts) {
    this.parts = parts;
  }

  get(table: string): Known | undefined {
    return this.known.get(table);
  }

  /** From memory, or from the database. */
  async look(table: string): Promise<Known | null> {
    return this.known.get(table) ?? (await this.load(table));
  }

  /** As the database has it now. */
  async load(table: string): Promise<Known | null> {
    const { value: known, overtaken } = await this.during(table, () => loadTable(this.parts, table));
    if (known && !overtaken) this.remember(known);
    return known;
  }

  /** Awaits a deed; `overtaken` if something was said of the table meanwhile. */
  during<T>(table: string, deed: () => Promise<T>): Promise<{ readonly value: T; readonly overtaken: boolean }> {
    return this.tidings.during(table, deed);
  }

  /** The longest forgotten go first. */
  remember(known: Known): void {
    const { id } = known.row;
    this.known.delete(id);
    this.known.set(id, known);
    if (this.known.size > KNOWN) for (const oldest of this.known.keys()) return void this.known.delete(oldest);
  }

  /** What is known may be wrong: it is to be read anew. */
  drop(table: string): void {
    this.known.delete(table);
  }

  /** Something has changed: what is known of the table, and what is being read of it, is no longer the latest. */
  forget(table: string): void {
    this.drop(table);
    this.tidings.heard(table);
  }

  forgetAll(): void {
    this.known.clear();
    this.tidings.heardOfAll();
  }
}
