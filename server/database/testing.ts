/** A store that loses connections, for tests. */
import type { Pool } from "pg";
import type { Store } from "./open.ts";

/** Its pool fails at the statements that are picked, before they are carried out, as if the connection were lost. */
export function withLosses(store: Store, lost: (statement: string) => boolean): Store {
  const query = async (text: string, values?: unknown[]) => {
    if (lost(text)) throw new Error("Connection terminated unexpectedly");
    return store.pool.query(text, values);
  };
  const pool: Pool = Object.create(store.pool, { query: { value: query } });
  return { ...store, pool };
}
