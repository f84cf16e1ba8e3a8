/** Spreads work over threads that all run the same script. */
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

interface Given<T> {
  readonly task: T;
  readonly taken: Int32Array<SharedArrayBuffer>;
  readonly all: number;
}

/** In a thread: does its share, piece by piece, and sends each home. True if this is a thread. */
export function workInThread<T, R>(work: (task: T, piece: number) => R): boolean {
  if (isMainThread) return false;
  const { task, taken, all } = workerData as Given<T>;
  for (let piece = Atomics.add(taken, 0, 1); piece < all; piece = Atomics.add(taken, 0, 1))
    parentPort?.postMessage([piece, work(task, piece)]);
  return true;
}

export const CORES = availableParallelism();

/** Hands out `all` pieces of a task; `take` gets each result as it comes, in whatever order, and says whether to stop. */
export async function spread<T, R>(
  script: string,
  task: T,
  all: number,
  threads: number,
  take: (result: R, piece: number, done: number) => boolean | undefined,
): Promise<void> {
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const given: Given<T> = { task, taken, all };
  let done = 0;
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(script), { workerData: given });
      worker.on("message", ([piece, result]: [number, R]) => {
        if (take(result, piece, ++done)) Atomics.store(taken, 0, all);
      });
      worker.once("error", reject);
      worker.once("exit", () => resolve());
    });
  await Promise.all(Array.from({ length: Math.min(threads, all) }, thread));
}
