/**
 * Tells whether anything was said of a table while something about it was being awaited.
 *
 * What was read from the database may be older than an announcement that came before the answer did: remembered all
 * the same, it would be taken for the latest for as long as nobody says anything further.
 */
export class Tidings {
  private readonly awaited = new Map<string, { waiting: number; heard: number }>();

  /** Something was said of this table. */
  heard(table: string): void {
    const here = this.awaited.get(table);
    if (here !== undefined) here.heard++;
  }

  /** Something may have been said of any. */
  heardOfAll(): void {
    for (const here of this.awaited.values()) here.heard++;
  }

  /** Awaits a deed; `overtaken` if something was said of the table meanwhile. */
  async during<T>(table: string, deed: () => Promise<T>): Promise<{ readonly value: T; readonly overtaken: boolean }> {
    const here = this.awaited.get(table) ?? { waiting: 0, heard: 0 };
    this.awaited.set(table, here);
    here.waiting++;
    const before = here.heard;
    try {
      const value = await deed();
      return { value, overtaken: here.heard !== before };
    } finally {
      here.waiting--;
      if (here.waiting === 0) this.awaited.delete(table);
    }
  }
}
