/** Spreads games over threads. Which thread plays which game makes no difference to the result. */
import { Worker } from "node:worker_threads";
import type { Game, Pack } from "@rubicon/engine";
import { type Contest, type Pair, playPairs } from "../arena/contest.ts";
import { playSample, type Sample, type Sampled } from "../balance/sample.ts";
import { added, playShare, type Simulation, type Tally } from "./share.ts";

/** What a thread is given to begin with. */
export interface Task {
  /** The components of the game: with them the thread makes it for itself. */
  readonly pack: Pack;
  readonly work: Work;
  /** How many games, or pairs of them, have been taken, shared by all threads. */
  readonly taken: Int32Array<SharedArrayBuffer>;
}

export type Work = { readonly simulation: Simulation } | { readonly contest: Contest } | { readonly sample: Sample };

/** Told from time to time how many games have been taken. */
export type Progress = (taken: number) => void;

const EVERY_MS = 100;

export function playAlone(game: Game, simulation: Simulation, progress: Progress): Tally {
  return playShare(game, simulation, takingAlone(progress));
}

export function contestAlone(game: Game, contest: Contest, progress: Progress): Pair[] {
  return playPairs(game, contest, takingAlone(progress));
}

export function sampleAlone(game: Game, sample: Sample, progress: Progress): Sampled[] {
  return playSample(game, sample, takingAlone(progress));
}

/** Gives out the numbers of games, one after the other. */
function takingAlone(progress: Progress): () => number {
  let taken = 0;
  let last = performance.now();
  return () => {
    if (performance.now() - last > EVERY_MS) {
      last = performance.now();
      progress(taken);
    }
    return taken++;
  };
}

export async function playTogether(
  game: Game,
  pack: Pack,
  simulation: Simulation,
  script: URL,
  threads: number,
  progress: Progress,
): Promise<Tally> {
  return added(game, await shared<Tally>(pack, { simulation }, simulation.games, script, threads, progress));
}

/** The pairs in their order, whoever played them. */
export async function contestTogether(
  pack: Pack,
  contest: Contest,
  script: URL,
  threads: number,
  progress: Progress,
): Promise<Pair[]> {
  const shares = await shared<Pair[]>(pack, { contest }, contest.pairs, script, threads, progress);
  return shares.flat().sort((a, b) => a.pair - b.pair);
}

/** The games in their order, whoever played them. */
export async function sampleTogether(
  pack: Pack,
  sample: Sample,
  script: URL,
  threads: number,
  progress: Progress,
): Promise<Sampled[]> {
  const shares = await shared<Sampled[]>(pack, { sample }, sample.pairs, script, threads, progress);
  return shares.flat().sort((a, b) => a.game.pair - b.game.pair || a.order - b.order);
}

async function shared<T>(
  pack: Pack,
  work: Work,
  all: number,
  script: URL,
  threads: number,
  progress: Progress,
): Promise<T[]> {
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const task: Task = { pack, work, taken };
  const clock = setInterval(() => progress(Math.min(Atomics.load(taken, 0), all)), EVERY_MS);
  try {
    return await Promise.all(Array.from({ length: threads }, () => shareOf<T>(script, task)));
  } finally {
    clearInterval(clock);
  }
}

function shareOf<T>(script: URL, task: Task): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`a thread ended early, with code ${code}`)));
  });
}
