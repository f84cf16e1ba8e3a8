/** A thread: plays its share of a simulation or of a contest and sends home what it came to. */
import { parentPort, workerData } from "node:worker_threads";
import { Shelf } from "@rubicon/engine";
import { playPairs } from "./arena/contest.ts";
import { RULESETS } from "./registry.ts";
import type { Task } from "./sim/crew.ts";
import { playShare } from "./sim/share.ts";

// Sent by `playTogether` or `contestTogether`, the only ones who start this script.
const { pack, work, taken } = workerData as Task;

const game = new Shelf(RULESETS).add(pack);
const next = (): number => Atomics.add(taken, 0, 1);
parentPort?.postMessage(
  "contest" in work ? playPairs(game, work.contest, next) : playShare(game, work.simulation, next),
);
