/** A hall full of tables, all of them played at over sockets at the same time. */
import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "@rubicon/client";
import { seededDice } from "@rubicon/engine";
import { arrive } from "../afar/session.ts";
import { BusyTable, type Playbill } from "./busy-table.ts";
import { type Spread, Stopwatch } from "./stopwatch.ts";

export interface Hall extends Playbill {
  readonly url: string;
  readonly tables: number;
  readonly seconds: number;
  /** Acts a second at all tables together; 0: as many as it goes. */
  readonly rate: number;
}

export interface Figures {
  readonly actsPerSecond: number;
  /** From sending an act until the opponent's client has it. */
  readonly milliseconds: Spread | null;
}

/** People who come through the door at once. */
const AT_ONCE = 16;
/** Seconds of play that are not measured: code warms up, and the tables spread over their rhythm. */
const WARM_UP = 3;

/** Seats two players at each table, lets them play, and measures for so many seconds. */
export async function measureHall(hall: Hall, progress: (seated: number) => void): Promise<Figures> {
  const { tables, seconds, rate, url } = hall;
  const watch = new Stopwatch();
  let fault: unknown = null;
  const failed = (error: unknown): void => {
    fault ??= error;
  };
  const interval = rate === 0 ? 0 : (1000 * tables) / rate;
  const guest = async (): Promise<Client> =>
    (await arrive({ server: url, session: null, name: undefined, cwd: "." })).client;
  const busy: BusyTable[] = [];
  try {
    let seated = 0;
    await inTurns(tables, AT_ONCE, async (i) => {
      const players = [await guest(), await guest()] as const;
      const table = new BusyTable(hall, players, watch, interval, seededDice(`table ${i}`), failed);
      busy.push(table);
      await table.begin();
      progress(++seated);
    });
    const start = performance.now();
    for (const [i, table] of busy.entries()) table.play(start + (interval * i) / tables);
    await pause(1000 * WARM_UP);
    watch.reset();
    const began = performance.now();
    await pause(1000 * seconds);
    const lasted = (performance.now() - began) / 1000;
    const figures = { actsPerSecond: watch.count / lasted, milliseconds: watch.spread() };
    if (fault !== null) throw fault;
    return figures;
  } finally {
    for (const table of busy) table.stop();
  }
}

/** Does something so many times, so many at once. */
async function inTurns(times: number, atOnce: number, deed: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) await deed(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, times) }, worker));
}
