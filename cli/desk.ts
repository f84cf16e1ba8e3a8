/** What a command works with. The process hands over its own streams, a test its own. */
import type { Readable } from "node:stream";
import type { Shelf } from "@rubicon/engine";

export interface Sink {
  write(text: string): unknown;
  /** Somebody is looking at it. */
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

export interface Desk {
  /** The games that can be played here. A pack that a command is given is put there, too. */
  readonly shelf: Shelf;
  readonly stdin: Readable & { readonly isTTY?: boolean | undefined };
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Files named by the user are looked for from here. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The script of a worker thread; null: everything happens in this thread. */
  readonly worker: URL | null;
  /** What the command leaves with when it did its work and found something wrong. */
  exitCode: number;
}

export function say(desk: Desk, text: string): void {
  desk.stdout.write(`${text}\n`);
}

export function complain(desk: Desk, text: string): void {
  desk.stderr.write(`${text}\n`);
}

/** A sentence may quote a file that has several lines. */
export const onOneLine = (sentence: string): string => sentence.replaceAll(/\s+/g, " ");

/** One line of JSON, the only thing on standard output when a script asked for it. */
export function sayJson(desk: Desk, value: unknown): void {
  desk.stdout.write(`${JSON.stringify(value)}\n`);
}
