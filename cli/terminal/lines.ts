/** Lines typed by somebody, one at a time; works the same on a terminal and through a pipe. */
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { Sink } from "../desk.ts";

export interface Lines {
  /** Null when there are no more. */
  ask(question: string): Promise<string | null>;
  close(): void;
}

type Input = Readable & { readonly isTTY?: boolean | undefined };

export function linesFrom(input: Input, sink: Sink): Lines {
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

  return {
    async ask(question) {
      sink.write(question);
      const line = typed.shift() ?? (ended ? null : await theNext());
      // A terminal shows what is typed; a transcript of a pipe should too.
      if (!input.isTTY) sink.write(`${line ?? ""}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}
