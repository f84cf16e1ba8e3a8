/**
 * The files of an embedded database: made whole or not at all, and never made again over those that are there.
 *
 * PGlite takes a folder without its first file for an empty one, and lays out a new database in it, over whatever else
 * lies there. A mark beside the folder says that one is being made; without it, a folder that is not whole is damaged.
 */
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync } from "node:fs";
import { platform } from "node:os";
import { dirname, join } from "node:path";
import { BadInput } from "@rubicon/engine";
import { sentenceOn } from "./damage.ts";
import { allIn, isOpen, shutAllIn } from "./folder.ts";

const markOf = (folder: string): string => `${folder}.making`;

const FIRST = "PG_VERSION";
/** What every database has from the first moment to the last. */
const ALWAYS = [FIRST, "postgresql.conf", "global/pg_control", "base", "pg_wal", "pg_xact"];

/** Whether there is a database in the folder, be it whole or damaged. */
export function isMade(folder: string): boolean {
  return !existsSync(markOf(folder)) && existsSync(folder) && readdirSync(folder).length > 0;
}

/** Removes one whose making was broken off: nobody has written anything in it. */
export function clearHalfMade(folder: string): void {
  if (existsSync(markOf(folder))) rmSync(folder, { recursive: true, force: true });
}

export function markAsMaking(folder: string): void {
  closeSync(openSync(markOf(folder), "w", 0o600));
  sync(dirname(folder));
}

/**
 * PGlite makes it in memory and copies it without waiting until it is on the disk. A database
 * that writes down on the disk what happened to files that are not there would be lost with the next power cut.
 */
export function finishMaking(folder: string): void {
  for (const path of [...allIn(folder), folder, dirname(folder)]) sync(path);
  rmSync(markOf(folder));
  sync(dirname(folder));
}

/** Earlier servers laid out files in which everybody may write. */
export function shutFiles(folder: string): void {
  if (isOpen(join(folder, FIRST))) shutAllIn(folder);
}

export function mustBeWhole(folder: string): void {
  const missing = ALWAYS.find((path) => !existsSync(join(folder, path)));
  if (missing !== undefined) throw new BadInput(sentenceOn(folder, `${missing} is missing`));
}

function sync(path: string): void {
  // Windows can sync neither folders nor what is only opened for reading.
  if (platform() === "win32") return;
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
