/** What somebody types, a line at a time; works the same on a terminal and through a pipe. */
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import type { Sink } from "../desk.ts";

export interface Keyboard {
  /** Null when there are no more. */
  ask(question: string): Promise<string | null>;
  /** The same, unless something else happens before a line is typed: then undefined, and the line is for the next. */
  askUnless(question: string, happens: Promise<unknown>): Promise<string | null | undefined>;
  /** What would be answered at once: a line that is waiting, null after the last one, undefined while none is typed. */
  peek(): string | null | undefined;
  /**
   * On a terminal, lines that were typed before now, from the first one on that is not wanted any more: they are forgotten.
   * What comes through a pipe was written for what is yet to be asked.
   */
  forget(isUnwanted: (line: string) => boolean): Promise<readonly string[]>;
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
    async forget(isUnwanted) {
      if (!input.isTTY) return [];
      // A terminal hands over one line at a time.
      for (let heard = -1; heard < typed.length; ) {
        heard = typed.length;
        await whatLiesReady();
      }
      const first = typed.findIndex(isUnwanted);
      return first < 0 ? [] : typed.splice(first);
    },
    peek: () => typed[0] ?? (ended ? null : undefined),
    close: () => reader.close(),
  };
}

/** A line that was typed while something was thought about is heard in the next round of events. */
async function whatLiesReady(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

const nothing = (): undefined => undefined;
