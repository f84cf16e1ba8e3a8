/**
 * PGlite, PostgreSQL inside this process, with its files in a folder.
 *
 * As it comes it never syncs to disk: a power cut could lose acknowledged acts. Here every commit reaches the
 * disk: Emscripten's file system gets the fsync it lacks. That leans on the inside of the pinned version; a test
 * counts the calls.
 */
import fs from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface Stream {
  readonly nfd?: number;
}

/** The part of Emscripten's module that is touched. */
interface WithNodeFS {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: Stream) => number } };
}

class SyncingFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const ready = await super.init(...args);
    const addSync = (module: unknown): void => {
      (module as WithNodeFS).NODEFS.stream_ops.fsync = (stream) => {
        if (typeof stream.nfd === "number") fs.fsyncSync(stream.nfd);
        return 0;
      };
    };
    ready.emscriptenOpts.preRun?.unshift(addSync);
    return ready;
  }
}

/** Opens the database in a folder, making it if there is none. */
export function openFolder(folder: string): Promise<PGlite> {
  const startParams = PGlite.defaultStartParams.filter((param) => param !== "-F");
  return PGlite.create({
    fs: new SyncingFS(folder),
    startParams: [...startParams, "-c", "fsync=on", "-c", "wal_sync_method=fsync"],
  });
}

/** A database that is gone with the process, for tests. */
export async function openInMemory(): Promise<PGlite> {
  empty ??= makeEmpty();
  return PGlite.create({ loadDataDir: await empty });
}

/** The files of a database with nothing in it. To make them takes three times as long as to lay them out again. */
let empty: Promise<Blob> | null = null;

async function makeEmpty(): Promise<Blob> {
  const database = await PGlite.create();
  const files = await database.dumpDataDir("none");
  await database.close();
  return files;
}
