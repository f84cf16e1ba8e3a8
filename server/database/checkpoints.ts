/**
 * Keeps the log of the embedded database short.
 *
 * PostgreSQL writes down everything twice: at once in its log, and later, now and then, where it belongs; then the log
 * is begun anew. Inside a process it has nobody to see to that, and the log would grow for as long as the server runs.
 */
import type pg from "pg";

/** Milliseconds between two looks at the log. */
const EVERY = 15_000;
/** Bytes of log after which it is time. */
const LONG = 64 * 1024 * 1024;

const LENGTH = `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`;

/** Until what it gives is called. */
export function keepLogShort(pool: pg.Pool, every = EVERY, long = LONG): () => void {
  const look = async (): Promise<void> => {
    const { rows } = await pool.query<{ bytes: string }>(LENGTH);
    if (Number(rows[0].bytes) > long) await pool.query("checkpoint");
  };
  // What goes wrong with the database is noticed by those who want something from it.
  const looking = setInterval(() => void look().catch(() => {}), every);
  looking.unref();
  return () => clearInterval(looking);
}
