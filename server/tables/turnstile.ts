/** One at a time: what is done to a table waits until what was begun before is finished. */
export class Turnstile {
  private readonly last = new Map<string, Promise<unknown>>();

  async pass<T>(table: string, deed: () => Promise<T>): Promise<T> {
    const before = this.last.get(table);
    const turn = (async () => {
      await before?.catch(() => {});
      return deed();
    })();
    this.last.set(table, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(table) === turn) this.last.delete(table);
    }
  }
}
