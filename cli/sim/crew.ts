/** Spreads a simulation over threads. Which thread plays which game makes no difference to the result. */
import { Worker } from "node:worker_threads";
import type { Game, Pack } from "@rubicon/engine";
import { added, playShare, type Simulation, type Tally } from "./share.ts";

/** What a thread is given to begin with. */
export interface Task {
  /** The components of the game: with them the thread makes it for itself. */
  readonly pack: Pack;
  readonly simulation: Simulation;
  /** How many games have been taken, shared by all threads. */
  readonly taken: Int32Array<SharedArrayBuffer>;
}

/** Told from time to time how many games have been taken. */
export type Progress = (taken: number) => void;

const EVERY_MS = 100;

export function playAlone(game: Game, simulation: Simulation, progress: Progress): Tally {
  let taken = 0;
  let last = performance.now();
  return playShare(game, simulation, () => {
    if (performance.now() - last > EVERY_MS) {
      last = performance.now();
      progress(taken);
    }
    return taken++;
  });
}

export async function playTogether(
  game: Game,
  pack: Pack,
  simulation: Simulation,
  script: URL,
  threads: number,
  progress: Progress,
): Promise<Tally> {
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const task: Task = { pack, simulation, taken };
  const clock = setInterval(() => progress(Math.min(Atomics.load(taken, 0), simulation.games)), EVERY_MS);
  try {
    return added(game, await Promise.all(Array.from({ length: threads }, () => shareOf(script, task))));
  } finally {
    clearInterval(clock);
  }
}

function shareOf(script: URL, task: Task): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`a thread ended early, with code ${code}`)));
  });
}
