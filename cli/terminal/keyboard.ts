/** What somebody types, a line at a time; works the same on a terminal and through a pipe. */
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Sink } from "../desk.ts";

export interface Keyboard {
  /** Null when there are no more. */
  ask(question: string): Promise<string | null>;
  /** The same, unless something else happens before a line is typed: then undefined, and the line is for the next. */
  askUnless(question: string, happens: Promise<unknown>): Promise<string | null | undefined>;
  /** What would be answered at once: a line that is waiting, null after the last one, undefined while none is typed. */
  peek(): string | null | undefined;
  close(): void;
}

type Input = Readable & { readonly isTTY?: boolean | undefined };

export function keyboardOf(input: Input, sink: Sink): Keyboard {
  const reader = createInterface({ input });
  // A pipe may deliver lines long before they are asked for.
  const typed: string[] = [];
  let ended = false;
  let waiting: ((line: string | null) => void) | null = null;

  function answer(line: string | null): void {
    const waiter = waiting;
    waiting = null;
    if (waiter) waiter(line);
    else if (line !== null) typed.push(line);
  }

  function theNext(): Promise<string | null> {
    return new Promise((resolve) => {
      waiting = resolve;
    });
  }

  reader.on("line", answer);
  reader.on("close", () => {
    ended = true;
    answer(null);
  });

  function show(line: string | null): string | null {
    // A terminal shows what is typed; a transcript of a pipe should too.
    if (!input.isTTY) sink.write(`${line ?? ""}\n`);
    return line;
  }

  return {
    async ask(question) {
      sink.write(question);
      return show(typed.shift() ?? (ended ? null : await theNext()));
    },
    async askUnless(question, happens) {
      sink.write(question);
      const ready = typed.shift();
      if (ready !== undefined || ended) return show(ready ?? null);
      const line = theNext();
      const first = await Promise.race([line, happens.then(nothing, nothing)]);
      if (first !== undefined) return show(first);
      waiting = null;
      return undefined;
    },
    peek: () => typed[0] ?? (ended ? null : undefined),
    close: () => reader.close(),
  };
}

const nothing = (): undefined => undefined;
