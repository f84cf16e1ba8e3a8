/** Folders are made one by one: the way in which Node makes several at once does not always end. */
import { mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The folder, and those it lies in where they are not there; with the rights that are given, or those of every new one. */
export function makeFolders(folder: string, mode = 0o777): void {
  const path = resolve(folder);
  for (const missing of missingTo(path)) makeOne(missing, mode);
  // A file of that name: the system says so.
  if (!isFolder(path)) mkdirSync(path);
}

/** Somebody else may be making the same ones. */
function makeOne(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}

/**
 * The folder and those it lies in, as far as they are not there, the outermost first. Node makes all of them by itself
 * where it is asked to, and tries for ever where one cannot be made that its system says is merely not there: in /proc.
 */
function missingTo(folder: string): string[] {
  if (whatIs(folder) !== null) return [];
  const parent = dirname(folder);
  return parent === folder ? [folder] : [...missingTo(parent), folder];
}

const isFolder = (path: string): boolean => whatIs(path) === "folder";

/** Null where there is nothing, or nothing that can be seen. */
export function whatIs(path: string): "folder" | "file" | null {
  try {
    return statSync(path).isDirectory() ? "folder" : "file";
  } catch {
    return null;
  }
}
