/** Two players who play one game after the other, and let no dead server stop them. */
import { type Client, ClientError, connect } from "@rubicon/client";
import { type Dice, seededDice } from "@rubicon/engine";
import { pause } from "../live/visitor.ts";
import type { OpenForm } from "../protocol.ts";
import { playRandomly } from "../testing/play.ts";
import type { Witness } from "./witness.ts";

const FORM: OpenForm = { game: "julius-caesar", scenario: "historical", seat: "caesar" };
/** Milliseconds before a server that does not answer is asked again. */
const AGAIN = 50;

export class Pair {
  /** Tables at which they played or play; the last is the one they sit at. */
  readonly tables: string[] = [];
  readonly clients: readonly [Client, Client];
  private readonly luck: readonly [Dice, Dice];
  private stopped = false;

  constructor(url: string, witness: Witness, name: string) {
    const options = { WebSocket: witness.Socket, cookie: "", backoff: { first: 20, most: 100 } };
    this.clients = [connect(url, options), connect(url, options)];
    this.luck = [seededDice(`${name}/1`), seededDice(`${name}/2`)];
  }

  async arrive(): Promise<void> {
    for (const client of this.clients) await client.guest();
  }

  /** Until they are stopped. */
  async play(): Promise<void> {
    while (!this.stopped) {
      const table = await this.sitDown();
      this.tables.push(table);
      await Promise.all(
        this.clients.map((client, i) => playRandomly(client, table, this.luck[i], { on: () => !this.stopped })),
      );
    }
  }

  stop(): void {
    this.stopped = true;
    for (const client of this.clients) client.close();
  }

  private async sitDown(): Promise<string> {
    const [first, second] = this.clients;
    // An answer may be lost with the server that gave it: then a table stays open, and nobody minds.
    const table = await patiently(() => first.openTable(FORM));
    await patiently(async () => {
      const { table: info } = await second.table(table);
      if (info.status === "open") await second.join(table);
    });
    return table;
  }
}

/** Asks until there is somebody to answer, and able to. What the server refuses is refused. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ClientError) || (error.status !== null && error.status < 500)) throw error;
      await pause(AGAIN);
    }
  }
}
