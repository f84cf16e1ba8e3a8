/** A thread of a simulation: plays its share of the games and sends the tally home. */
import { parentPort, workerData } from "node:worker_threads";
import { gameNamed } from "./named.ts";
import { GAMES } from "./registry.ts";
import type { Task } from "./sim/crew.ts";
import { playShare } from "./sim/share.ts";

// Sent by `playTogether`, the only one who starts this script.
const { simulation, taken } = workerData as Task;

const game = gameNamed(GAMES, simulation.pairing.game);
parentPort?.postMessage(playShare(game, simulation, () => Atomics.add(taken, 0, 1)));
