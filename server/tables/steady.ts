/**
 * The time that clocks go by. It follows the machine's own forward and never back: when that is set back an hour,
 * nobody's clock gains the hour, and no deadline moves away. What it is ahead by then is worked off, a second in a
 * thousand, so that in the end it is the same again.
 */
import { sql } from "kysely";
import type { Db } from "../database/open.ts";

export interface SteadyClock {
  now(): Date;
  /** It is no earlier than this. */
  notBefore(time: Date): void;
}

/** How much slower it goes while it is ahead. */
const WORKED_OFF = 1 / 1000;

/** `wall` is the machine's time of day, which may jump; `ticks` only ever run on. Both in milliseconds. */
export function steadyClock(wall: () => number = Date.now, ticks: () => number = () => performance.now()): SteadyClock {
  let at = wall();
  let ticked = ticks();
  return {
    now() {
      const [day, tick] = [wall(), ticks()];
      const passed = Math.max(0, tick - ticked);
      ticked = tick;
      const goneOn = at + passed;
      at = day >= goneOn ? day : Math.max(day, goneOn - passed * WORKED_OFF);
      return new Date(at);
    },
    notBefore(time) {
      at = Math.max(at, time.getTime());
    },
  };
}

/**
 * The latest moment that is written down of any game: whoever starts with a machine's clock that was set back
 * meanwhile goes on from there.
 */
export async function latestMoment(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ latest: Date | null }>`select greatest(
    (select max(asked_at) from tables where status = 'running'), (select max(seen_at) from presence)) as latest`.execute(
    db,
  );
  return rows[0]?.latest ?? null;
}
