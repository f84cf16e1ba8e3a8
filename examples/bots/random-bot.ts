/**
 * A bot that plays any legal act. It shows all that a bot needs: it accepts challenges, and acts when it is asked.
 *
 *     RUBICON_TOKEN=rubicon_... node scripts/ts.mjs examples/bots/random-bot.ts http://localhost:3000
 *
 * Everything it knows comes from the server, over HTTP and a WebSocket: see docs/door.md.
 */
import { type Client, connect, type SocketConstructor } from "@rubicon/client";
import type { OwnTables } from "@rubicon/server/protocol";
import { WebSocket } from "ws";

const url = process.argv[2] ?? "http://localhost:3000";
const token = process.env.RUBICON_TOKEN;
if (token === undefined) throw new Error("RUBICON_TOKEN has to hold the token of the bot.");

const client = connect(url, { token, WebSocket: WebSocket as unknown as SocketConstructor });
const playing = new Set<string>();
/** Milliseconds before what has failed is tried again: a server can be late, or gone for a moment. */
const PAUSE = 1000;

/** One look at a time, so that no challenge is taken twice. */
let looks = Promise.resolve();
const look = (): void => {
  looks = looks.then(() => lookAround(client));
};

// Told whenever one of its tables is no longer what it was, and at first.
client.onList("mine", look);
console.log(`Playing at ${url}.`);

async function lookAround({ http }: Client): Promise<void> {
  try {
    const { challenges } = await http.get<OwnTables>("/api/me/tables");
    for (const { table } of challenges) await client.join(table.id);
    const { running } = await http.get<OwnTables>("/api/me/tables");
    for (const { id } of running) if (!playing.has(id)) play(id);
  } catch (error) {
    complain(error);
    setTimeout(look, PAUSE);
  }
}

/** Looks at a table from now on, and acts whenever it is asked. */
function play(table: string): void {
  playing.add(table);
  const view = client.watch(table);
  let busy = false;
  const actIfAsked = async (): Promise<void> => {
    const { state } = view;
    if (busy || state?.legal === undefined || state.ahead || state.info.toMove !== state.you) return;
    busy = true;
    try {
      const result = await client.act(table, state.legal[Math.floor(Math.random() * state.legal.length)]);
      if (result.is === "error") {
        complain(result.message);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } finally {
      busy = false;
    }
    await actIfAsked();
  };
  view.subscribe(() => {
    if (view.state?.info.status === "over") {
      playing.delete(table);
      view.close();
      console.log(`Over: ${JSON.stringify(view.state.info.outcome?.results)}.`);
    } else void actIfAsked().catch(complain);
  });
}

function complain(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
}
