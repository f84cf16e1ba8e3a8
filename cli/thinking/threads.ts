/** The bots as they are handed to a server: their levels, and how a thread that thinks is started. */
import { Worker } from "node:worker_threads";
import { LEVELS } from "@rubicon/bots";
import type { BotHouse, Task, Thinker, Thought } from "@rubicon/server";
import { THOUGHTS } from "../registry.ts";

/** Megabytes: with the games that it knows a thread stays below 100. */
const LIMITS = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 } as const;

/** What a thread answers. */
export type Said = { readonly thought: Thought } | { readonly fault: string };

/** Threads of that script: see thinker.ts. */
export const botHouse = (script: URL): BotHouse => ({
  levels: LEVELS.map(({ name }) => name),
  games: THOUGHTS.map(({ game }) => game),
  start: () => startThread(script),
});

function startThread(script: URL): Thinker {
  const worker = new Worker(script, { resourceLimits: LIMITS });
  // Nobody waits for a thread when everything else is done.
  worker.unref();
  let over: Error | null = null;
  let answer: { readonly done: (thought: Thought) => void; readonly failed: (why: Error) => void } | null = null;
  const end = (why: Error): void => {
    over ??= why;
    answer?.failed(over);
    answer = null;
  };
  worker.on("message", (said: Said) => {
    const asked = answer;
    answer = null;
    if ("thought" in said) asked?.done(said.thought);
    else asked?.failed(new Error(`A bot broke down: ${said.fault}`));
  });
  worker.on("error", end);
  worker.on("exit", (code) => end(new Error(`A thread ended, with code ${code}.`)));
  return {
    think: (task: Task) =>
      new Promise((done, failed) => {
        if (over !== null) return failed(over);
        answer = { done, failed };
        worker.postMessage(task);
      }),
    async end() {
      await worker.terminate();
    },
  };
}
