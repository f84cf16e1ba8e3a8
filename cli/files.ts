/** Files that users name. Whatever is wrong with one is told in a sentence. */
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { BadInput } from "@rubicon/engine";
import { makeFolders } from "@rubicon/server/folders";
import type { Desk } from "./desk.ts";

const MEGABYTE = 2 ** 20;

/** The text of a file; one that is larger than `most` megabytes is something else than `what`. */
export function textIn({ cwd }: Pick<Desk, "cwd">, file: string, what: string, most: number): string {
  const path = resolve(cwd, file);
  return trying(`${file} cannot be read`, () => {
    if (statSync(path).size > most * MEGABYTE) throw new BadInput(`${file} is larger than ${most} MB; no ${what} is.`);
    return readFileSync(path, "utf8");
  });
}

/** Folders on the way are made. */
export function keepText(path: string, text: string): void {
  trying(`${path} cannot be written`, () => {
    makeFolders(dirname(path));
    writeFileSync(path, text);
  });
}

export function makeFolder(path: string): void {
  trying(`The folder ${path} cannot be made`, () => makeFolders(path));
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "it is not there",
  EISDIR: "it is a folder",
  ENOTDIR: "something on the way to it is not a folder",
  EEXIST: "a file of that name stands in the way",
  EACCES: "it is not allowed",
  EPERM: "it is not allowed",
  EROFS: "nothing can be written there",
  ENOSPC: "the disk is full",
  ENAMETOOLONG: "its name is too long",
};

/** What the disk refuses is bad input: the sentence says what was tried and why it failed. */
function trying<T>(failure: string, deed: () => T): T {
  try {
    return deed();
  } catch (error) {
    if (error instanceof BadInput || !(error instanceof Error)) throw error;
    const code = "code" in error ? String(error.code) : "";
    throw new BadInput(`${failure}: ${REASONS[code] ?? error.message}.`);
  }
}

/** Puts the file's name before what is wrong inside it. */
export function naming<T>(file: string, deed: () => T): T {
  try {
    return deed();
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`${file}: ${error.message}`);
    throw error;
  }
}
