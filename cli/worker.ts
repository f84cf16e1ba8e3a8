/** A thread: plays its share of a simulation, a contest or a sample and sends home what it came to. */
import { parentPort, workerData } from "node:worker_threads";
import { Shelf } from "@rubicon/engine";
import { playPairs } from "./arena/contest.ts";
import { playSample } from "./balance/sample.ts";
import { RULESETS } from "./registry.ts";
import type { Task, Work } from "./sim/crew.ts";
import { playShare } from "./sim/share.ts";

// Sent by `playTogether` and its like, the only ones who start this script.
const { pack, work, taken } = workerData as Task;

const game = new Shelf(RULESETS).add(pack);
const next = (): number => Atomics.add(taken, 0, 1);
parentPort?.postMessage(shareOf(work));

function shareOf(asked: Work): unknown {
  if ("contest" in asked) return playPairs(game, asked.contest, next);
  return "sample" in asked ? playSample(game, asked.sample, next) : playShare(game, asked.simulation, next);
}
