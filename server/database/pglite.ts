/**
 * PGlite, PostgreSQL inside this process, with its files in a folder.
 *
 * As it comes it never syncs to disk: a power cut could lose acknowledged acts. Here every commit reaches the
 * disk: Emscripten's file system gets the fsync it lacks. That leans on the inside of the pinned version; a test
 * counts the calls.
 *
 * Nor does it know what to do when it can do nothing more, because the disk is full or its files are damaged: it goes
 * round in a circle for ever, and this process with it. So what it writes on its way down is read.
 */
import fs from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { BadInput } from "@rubicon/engine";
import { sentenceOn } from "./damage.ts";
import { forOwnerAlone, OTHERS } from "./folder.ts";
import { clearHalfMade, finishMaking, isMade, markAsMaking, mustBeWhole, shutFiles } from "./making.ts";
import { Watchdog } from "./watchdog.ts";

/** What the one who has the folder open sees to. */
export interface Care {
  /** Called before anything is written. */
  beforeWriting(): void;
  /** Called, in the middle of a statement, when the database can do nothing more. Must end the process. */
  broken(sentence: string): void;
}

interface Stream {
  readonly nfd?: number;
}

interface Attributes {
  readonly mode?: number;
}

/** What can be done to a file by its name, and once it is open. */
interface Deeds {
  setattr: (file: unknown, attributes: Attributes) => void;
}

interface StreamDeeds extends Deeds {
  write: (...what: unknown[]) => number;
  fsync?: (stream: Stream) => number;
}

/** The part of Emscripten's module that is touched. */
interface WithNodeFS {
  readonly NODEFS: { readonly node_ops: Deeds; readonly stream_ops: StreamDeeds };
}

/** As Emscripten counts: what PostgreSQL takes for a disk that fails. It then stops, rather than go on without. */
const EIO = 29;

class SafeFS extends NodeFS {
  private readonly beforeWriting: () => void;

  constructor(folder: string, { beforeWriting }: Pick<Care, "beforeWriting">) {
    super(folder);
    this.beforeWriting = beforeWriting;
  }

  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const ready = await super.init(...args);
    ready.emscriptenOpts.preRun?.unshift((module: unknown) => {
      const { node_ops: byName, stream_ops: open } = (module as WithNodeFS).NODEFS;
      this.guard(open);
      for (const deeds of [byName, open]) keepRightsSmall(deeds);
    });
    return ready;
  }

  private guard(deeds: StreamDeeds): void {
    const { write } = deeds;
    deeds.write = (...what) => {
      this.beforeWriting();
      return write(...what);
    };
    deeds.fsync = ({ nfd }) => {
      this.beforeWriting();
      try {
        if (typeof nfd === "number") fs.fsyncSync(nfd);
        return 0;
      } catch {
        return EIO;
      }
    };
  }
}

/** Emscripten gives every file that it makes the rights it thinks right, whatever this process says of its files. */
function keepRightsSmall(deeds: Deeds): void {
  const { setattr } = deeds;
  deeds.setattr = (file, attributes) => {
    const { mode } = attributes;
    setattr(file, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS });
  };
}

/** PostgreSQL's last words: after a PANIC, or a FATAL, whoever said it does nothing more. */
const LAST_WORDS = /\b(?:PANIC|FATAL): +(.*)/;
/** What PostgreSQL writes when it has come up. What goes wrong before comes out of its start. */
const UP = /^PostgreSQL stand-alone backend/;

/** Written as it goes, and not when it stops alone: the log need not be longer than this, in megabytes. */
const LOG = 128;

/** Opens the database in a folder, making it if there is none. Throws BadInput, in a sentence, where that cannot be. */
export async function openFolder(folder: string, care: Care): Promise<PGlite> {
  clearHalfMade(folder);
  const isNew = !isMade(folder);
  if (isNew) markAsMaking(folder);
  else mustBeWhole(folder);
  let up = false;
  let lastWords = "";
  forOwnerAlone();
  const startParams = PGlite.defaultStartParams.filter((param) => param !== "-F");
  const settings = ["fsync=on", "wal_sync_method=fsync", `max_wal_size=${LOG}MB`, "min_wal_size=32MB"];
  const watchdog = new Watchdog(sentenceOn(folder, "it does not come to an end"));
  try {
    const database = await PGlite.create({
      fs: new SafeFS(folder, care),
      startParams: [...startParams, ...settings.flatMap((setting) => ["-c", setting])],
      onStdout: (line) => {
        up ||= UP.test(line);
        return false;
      },
      onStderr: (line) => {
        const [, words] = LAST_WORDS.exec(line) ?? [];
        if (words === undefined) return false;
        lastWords = words;
        if (up) care.broken(sentenceOn(folder, words));
        return false;
      },
    });
    shutFiles(folder);
    if (isNew) finishMaking(folder);
    return database;
  } catch (error) {
    throw new BadInput(sentenceOn(folder, lastWords || error), { cause: error });
  } finally {
    watchdog.release();
  }
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
