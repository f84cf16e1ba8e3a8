/** The data folder is for whoever runs the server alone: seeds of dice to come lie in it, sessions, hashes of passwords. */
import { chmodSync, readdirSync, statSync } from "node:fs";
import { platform } from "node:os";
import { join } from "node:path";
import { isMainThread } from "node:worker_threads";
import { BadInput } from "@rubicon/engine";
import { makeFolders, whatIs } from "./folders.ts";

/** What the group of the owner and everybody else may do. */
export const OTHERS = 0o077;
/** Folders that everybody uses, such as /tmp, are marked with this. */
const SHARED = 0o1000;

/** Whatever this process writes from now on is for its owner alone. Threads have no say in that. */
export function forOwnerAlone(): void {
  if (isMainThread) process.umask(OTHERS);
}

/** Makes the folder if it is not there, and shuts it to others; `say` is told when it was open to them. */
export function shutFolder(folder: string, say: (sentence: string) => void = () => {}): void {
  // Before anything is touched: a file of somebody else's may be meant by mistake.
  if (whatIs(folder) === "file")
    throw new BadInput(`The data folder ${folder} is a file: name a folder, or one that is not there yet.`);
  make(folder);
  // Windows has rights of another kind, which a folder takes over from the one it lies in.
  if (platform() === "win32") return;
  const { mode } = statSync(folder);
  if ((mode & OTHERS) === 0) return;
  if ((mode & SHARED) !== 0) throw new BadInput(`The data folder ${folder} is one that others use: name another.`);
  try {
    chmodSync(folder, mode & ~OTHERS & 0o7777);
  } catch {
    // What counts is what came of it.
  }
  if (isOpen(folder))
    throw new BadInput(
      `The data folder ${folder} is open to others on this machine and cannot be shut: its owner can, with chmod 700.`,
    );
  shutAllIn(folder);
  say(`The data folder ${folder} was open to others on this machine, and is shut to them now.`);
}

/** Whatever lies in a folder, and the folder itself. */
export function shutAllIn(folder: string): void {
  for (const path of [...allIn(folder), folder])
    if (isOpen(path)) chmodSync(path, statSync(path).mode & ~OTHERS & 0o7777);
}

export const isOpen = (path: string): boolean => platform() !== "win32" && (statSync(path).mode & OTHERS) !== 0;

/** Files and folders, each folder after what lies in it. Nobody is led out of it by a link. */
export function allIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return [...allIn(path), path];
    return entry.isFile() ? [path] : [];
  });
}

function make(folder: string): void {
  try {
    makeFolders(folder, 0o700);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BadInput(`The data folder ${folder} cannot be made: ${why}.`);
  }
}
