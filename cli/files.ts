/** Files that users name. Whatever is wrong with one is told in a sentence. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { BadInput, type Game, type Journal, readJournal, writeJournal } from "@rubicon/engine";
import type { Desk } from "./desk.ts";
import { gameNamed } from "./named.ts";

/** The longest game fills a few megabytes. */
const LARGEST = 64 * 2 ** 20;

export interface Kept {
  readonly game: Game;
  readonly journal: Journal;
}

/** A journal and the game it belongs to. */
export function journalIn(desk: Desk, file: string): Kept {
  const path = resolve(desk.cwd, file);
  const text = trying(`${file} cannot be read`, () => {
    const { size } = statSync(path);
    if (size > LARGEST) throw new BadInput(`${file} is larger than 64 MB; no journal is.`);
    return readFileSync(path, "utf8");
  });
  const journal = naming(file, () => readJournal(text));
  return { journal, game: gameNamed(desk.games, journal.header.game) };
}

/** Folders on the way are made. */
export function keepJournal(path: string, journal: Journal): void {
  trying(`${path} cannot be written`, () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, writeJournal(journal));
  });
}

export function makeFolder(path: string): void {
  trying(`The folder ${path} cannot be made`, () => mkdirSync(path, { recursive: true }));
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
function naming<T>(file: string, deed: () => T): T {
  try {
    return deed();
  } catch (error) {
    if (error instanceof BadInput) throw new BadInput(`${file}: ${error.message}`);
    throw error;
  }
}
