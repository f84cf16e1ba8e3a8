/** Players made of nothing but luck, for tests: each plays its seat of a table through its own client. */
import type { Client, TableState } from "@rubicon/client";
import { type Dice, pick } from "@rubicon/engine";

export interface Playing {
  /** Plays as long as this says so. */
  on?(state: TableState): boolean;
  /** Hears the number of every entry that was acknowledged. */
  done?(n: number): void;
}

/** Plays random legal acts, to the end of the game if not told otherwise, and gives the last state. */
export async function playRandomly(
  client: Client,
  table: string,
  luck: Dice,
  { on = () => true, done = () => {} }: Playing = {},
): Promise<TableState> {
  const view = client.watch(table);
  try {
    for (;;) {
      const state = await view.when((now) => now.legal.length > 0 || now.info.status === "over" || !on(now));
      if (state.info.status === "over" || !on(state)) return state;
      const result = await client.act(table, pick(state.legal, luck));
      if (result.is === "refused" || result.is === "error")
        throw new Error(`A legal act was not accepted: ${JSON.stringify(result)}`);
      if (result.is === "done") done(result.n);
    }
  } finally {
    view.close();
  }
}
