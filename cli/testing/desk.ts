/** A desk for tests: what is typed is given, what is written is kept, files go to a folder of its own. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { type Pack, type Ruleset, Shelf } from "@rubicon/engine";
import type { Desk, Sink } from "../desk.ts";
import { run } from "../run.ts";

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly cwd: string;
}

export interface Given {
  readonly stdin?: string;
  /** Pretend that a person sits at a terminal, who types a line whenever he is asked something. */
  readonly tty?: boolean;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Packs that lie ready. */
  readonly packs?: readonly Pack[];
}

export function aFolder(): string {
  return mkdtempSync(join(tmpdir(), "rubicon-"));
}

/** Runs the command with these games on its shelf. */
export async function rubicon(rulesets: readonly Ruleset[], argv: readonly string[], given: Given = {}): Promise<Ran> {
  const { stdin = "", tty = false, cwd = aFolder(), env = {}, packs = [] } = given;
  const person = tty ? typist(stdin) : null;
  const out = sink(person);
  const err = sink(person);
  const desk: Desk = {
    shelf: new Shelf(rulesets, packs),
    stdin: Object.assign(person?.keys ?? Readable.from([stdin]), { isTTY: tty }),
    stdout: out,
    stderr: err,
    cwd,
    env,
    worker: null,
    exitCode: 0,
  };
  const code = await run(argv, desk);
  return { code, out: out.text(), err: err.text(), cwd };
}

interface Typist {
  readonly keys: Readable;
  /** Something is written on the screen. */
  read(text: string): void;
}

/** Whatever is written without an end of line asks for one, but for progress and what clears the screen. */
const isPrompt = (text: string): boolean => !["", "\n"].includes(text.slice(-1)) && !["\r", "\x1b"].includes(text[0]);

function typist(stdin: string): Typist {
  const keys = new PassThrough();
  const lines = stdin.split(/(?<=\n)/);
  return {
    keys,
    read(text) {
      if (!isPrompt(text)) return;
      const line = lines.shift() ?? "";
      if (line !== "") keys.write(line);
      if (lines.length === 0) keys.end();
    },
  };
}

function sink(person: Typist | null): Sink & { text(): string } {
  let written = "";
  return {
    isTTY: person !== null,
    columns: 100,
    write(text) {
      written += text;
      person?.read(text);
    },
    text: () => written,
  };
}
