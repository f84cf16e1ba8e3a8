/** A desk for tests: what is typed is given, what is written is kept, files go to a folder of its own. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
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
  /** Pretend that a person sits at a terminal. */
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
  const out = sink(tty);
  const err = sink(tty);
  const desk: Desk = {
    shelf: new Shelf(rulesets, packs),
    stdin: Object.assign(Readable.from([stdin]), { isTTY: tty }),
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

function sink(isTTY: boolean): Sink & { text(): string } {
  let written = "";
  return {
    isTTY,
    columns: 100,
    write(text) {
      written += text;
    },
    text: () => written,
  };
}
