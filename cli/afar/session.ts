/** Who somebody is at a server, kept in a file so that he can come back as the same. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Client, connect, type Say, type SocketConstructor, type Someone } from "@rubicon/client";
import { BadInput, isObject, type Json } from "@rubicon/engine";
import { WebSocket } from "ws";

/** The package has all that a client needs, and more: its types are wider than ours, which the compiler minds. */
const NodeSocket = WebSocket as unknown as SocketConstructor;

export interface Who {
  readonly server: string;
  /** A file that keeps the session; null: a guest for this once. */
  readonly session: string | null;
  readonly name: string | undefined;
  readonly cwd: string;
  /** What the server refuses, in the reader's language. */
  readonly say?: Say | undefined;
}

/** A client that is somebody: who the file says, or a new guest, whom the file then remembers. */
export async function arrive({
  server,
  session,
  name,
  cwd,
  say,
}: Who): Promise<{ client: Client; me: NonNullable<Someone> }> {
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new BadInput(`A server is an address such as http://localhost:3000, not "${server}".`);
  const file = session === null ? null : resolve(cwd, session);
  const cookie = file !== null && existsSync(file) ? readSession(file, server) : "";
  const client = connect(server, { WebSocket: NodeSocket, cookie, say });
  const me = await client.guest(name);
  // Whoever can read it can play in this player's place.
  if (file !== null) writeFileSync(file, `${JSON.stringify({ server, cookie: client.cookie })}\n`, { mode: 0o600 });
  return { client, me };
}

function readSession(file: string, server: string): string {
  let kept: Json;
  try {
    kept = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new BadInput(`${file} is no session: it cannot be read as JSON.`);
  }
  if (!isObject(kept) || typeof kept.cookie !== "string" || typeof kept.server !== "string")
    throw new BadInput(`${file} is no session: it has no server and cookie in it.`);
  // A cookie is shown to nobody but the server it came from.
  if (new URL(kept.server).origin !== new URL(server).origin)
    throw new BadInput(`${file} is a session at ${kept.server}, not at ${server}.`);
  return kept.cookie;
}
