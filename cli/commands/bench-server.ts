/** `rubicon bench --server`: how many acts a server takes, and how soon the opponent has them. */
import { connect } from "@rubicon/client";
import { BadInput, type Pack } from "@rubicon/engine";
import { type Desk, say, sayJson } from "../desk.ts";
import { type Hall, measureHall } from "../hall/hall.ts";
import { startServing } from "../hall/serving.ts";
import { machine } from "../machine.ts";
import { rounded } from "./sim.ts";

export const SERVER_HELP = `
With --server two bots sit at each table, each with a connection of its own, and play random acts. Server and bots
run on this machine, in two processes. The database is an embedded one that is deleted afterwards, or the empty one
that DATABASE_URL names (PostgreSQL), where the tables stay.`;

export type Asked = Omit<Hall, "url"> & { readonly json?: boolean };

export async function benchServer(desk: Desk, pack: Pack, { json, ...asked }: Asked): Promise<void> {
  const server = await startServing(desk, pack);
  try {
    await mustBeEmpty(server.url);
    const { actsPerSecond, milliseconds } = await measureHall({ ...asked, url: server.url }, progressBar(desk, asked));
    const { p50 = 0, p95 = 0, p99 = 0, most = 0 } = milliseconds ?? {};
    const figures = {
      game: asked.game,
      scenario: asked.scenario,
      database: server.database,
      tables: asked.tables,
      seconds: asked.seconds,
      rate: asked.rate,
      actsPerSecond: Math.round(actsPerSecond),
      milliseconds: { p50: rounded(p50, 1), p95: rounded(p95, 1), p99: rounded(p99, 1), most: rounded(most, 1) },
      machine: machine(),
      node: process.version,
    };
    if (json) sayJson(desk, figures);
    else say(desk, inWords(figures));
  } finally {
    await server.stop();
  }
}

/** A server that people play on is no place for hundreds of bots, whose tables would stay there for ever. */
async function mustBeEmpty(url: string): Promise<void> {
  const { tables } = await connect(url, { cookie: "" }).tables({ limit: 1 });
  if (tables.length > 0)
    throw new BadInput("There are tables in the database of DATABASE_URL already: name an empty one.");
}

function progressBar({ stderr }: Desk, { tables }: Asked): (seated: number) => void {
  return (seated) => {
    if (stderr.isTTY) stderr.write(seated < tables ? `\r${seated} of ${tables} tables are set ...` : "\r\x1b[K");
  };
}

interface Said {
  readonly game: string;
  readonly scenario: string;
  readonly database: string;
  readonly tables: number;
  readonly seconds: number;
  readonly rate: number;
  readonly actsPerSecond: number;
  readonly milliseconds: { readonly p50: number; readonly p95: number; readonly p99: number; readonly most: number };
  readonly machine: string;
  readonly node: string;
}

function inWords({
  game,
  scenario,
  database,
  tables,
  seconds,
  rate,
  actsPerSecond,
  milliseconds,
  ...where
}: Said): string {
  const { p50, p95, p99, most } = milliseconds;
  return [
    `${game}, ${scenario}, ${tables} tables at once for ${seconds} s, on ${database}`,
    `  acts a second: ${actsPerSecond}${rate === 0 ? ", as many as it goes" : ` of ${rate} that were tried`}`,
    `  from an act to the opponent's client: p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, at most ${most} ms`,
    `  ${where.machine}, Node ${where.node}`,
  ].join("\n");
}
