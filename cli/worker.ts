/** A thread of a simulation: plays its share of the games and sends the tally home. */
import { parentPort, workerData } from "node:worker_threads";
import { Shelf } from "@rubicon/engine";
import { RULESETS } from "./registry.ts";
import type { Task } from "./sim/crew.ts";
import { playShare } from "./sim/share.ts";

// Sent by `playTogether`, the only one who starts this script.
const { pack, simulation, taken } = workerData as Task;

const game = new Shelf(RULESETS).add(pack);
parentPort?.postMessage(playShare(game, simulation, () => Atomics.add(taken, 0, 1)));
