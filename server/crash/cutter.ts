/** Cuts the connections of servers to their PostgreSQL, as an administrator would, or a restart of the database. */
import pg from "pg";

export class Cutter {
  private readonly client: pg.Client;
  private readonly database: string;

  private constructor(client: pg.Client, database: string) {
    this.client = client;
    this.database = database;
  }

  /** Cuts connections to the first database from a seat at the second, where it does not cut itself. */
  static async at(url: string, seat: string): Promise<Cutter> {
    const client = new pg.Client({ connectionString: seat });
    await client.connect();
    return new Cutter(client, new URL(url).pathname.slice(1));
  }

  /** All of them; gives how many there were. */
  async cut(): Promise<number> {
    const { rowCount } = await this.client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
      [this.database],
    );
    return rowCount ?? 0;
  }

  leave(): Promise<void> {
    return this.client.end();
  }
}
