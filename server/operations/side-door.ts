/**
 * A side door for whoever runs the server on the embedded database, which only one process can have open: a
 * backup is asked of the server itself. The key to it lies in the data folder, for the owner of the folder alone.
 */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BadInput } from "@rubicon/engine";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Store } from "../database/open.ts";
import type { Config } from "../services.ts";
import { intoFile, type Saved, writeBackup } from "./backup.ts";
import { localOrigin } from "./config.ts";
import { inspect } from "./restore.ts";

const PATH = "/side-door/backup";
const key = z.object({ url: z.url(), key: z.string() });

const keyFile = (folder: string): string => join(folder, "side-door.json");

/** To be called before the server listens; what it returns lays out the key, once it does. */
export function addSideDoor(app: FastifyInstance, store: Store, { host, port, folder }: Config): () => Promise<void> {
  const secret = randomBytes(32).toString("base64url");
  const file = keyFile(folder);
  removeLeftOver(folder);
  // One after the other: each holds the one connection while it is written.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(deed: () => Promise<T>): Promise<T> => {
    const done = last.then(deed);
    last = done.catch(() => {});
    return done;
  };
  app.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    if (!same(request.headers.authorization ?? "", `Bearer ${secret}`)) return reply.callNotFound();
    const made = await inTurn(() => makeBackup(store, folder));
    return reply.type("application/gzip").send(made);
  });
  app.addHook("onClose", async () => rmSync(file, { force: true }));
  return async () => {
    const aside = `${file}.${process.pid}`;
    await writeFile(aside, JSON.stringify({ url: localOrigin(host, port), key: secret }), { mode: 0o600 });
    await rename(aside, file);
  };
}

/** Backups that are being made, until they are sent. */
const MAKING = ".making-";

/**
 * Into a file first, and then sent: whoever asked for it and does not read it holds a file, and not the transaction in
 * which it was written, behind which everybody else would wait.
 */
async function makeBackup(store: Store, folder: string): Promise<Readable> {
  const path = join(folder, `${MAKING}${randomBytes(8).toString("hex")}`);
  try {
    await intoFile(path, (sink) => writeBackup(store, sink));
    const made = await open(path);
    // It is read to its end without a name, and is gone when that is done, whatever becomes of this server.
    await rm(path);
    return made.createReadStream();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** What a server that was killed in the middle of it has left behind. */
function removeLeftOver(folder: string): void {
  for (const name of readdirSync(folder)) if (name.includes(MAKING)) rmSync(join(folder, name), { force: true });
}

/** Asks the server that has this embedded database open; null when there is none. */
export async function backupOfRunning(
  config: Pick<Config, "folder" | "databaseUrl">,
  file: string,
): Promise<Saved | null> {
  if (config.databaseUrl !== null) return null;
  const door = await keyIn(config.folder);
  const answer = door && (await knock(door));
  if (!answer?.body) return null;
  const body = Readable.from(answer.body);
  await intoFile(file, (sink) => pipeline(body, sink));
  // What came over the wire is held against its own hash before anybody relies on it.
  const { rows, tables, sha256 } = await inspect(file);
  return { rows, tables, sha256 };
}

async function keyIn(folder: string): Promise<z.infer<typeof key> | null> {
  try {
    return key.parse(JSON.parse(await readFile(keyFile(folder), "utf8")));
  } catch {
    return null;
  }
}

/** Null when nobody is there: the server was killed and left its key behind. */
async function knock(door: z.infer<typeof key>): Promise<Response | null> {
  let answer: Response;
  try {
    answer = await fetch(new URL(PATH, door.url), {
      headers: { authorization: `Bearer ${door.key}` },
      redirect: "error",
    });
  } catch {
    return null;
  }
  // Somebody else listens there now.
  if (answer.status === 404) return null;
  if (!answer.ok) throw new BadInput(`The running server could not make the backup: it answered ${answer.status}.`);
  return answer;
}

function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
