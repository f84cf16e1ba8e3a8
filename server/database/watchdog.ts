/**
 * Ends this process if something takes for ever that nobody can break off: PostgreSQL inside it, reading files that
 * make no sense. It is a thread of its own, since nothing else happens meanwhile in the one that waits.
 */
import { Worker } from "node:worker_threads";

/** Milliseconds. Whatever a server has left to do after it was killed is done in a tenth of this. */
const PATIENCE = 180_000;

const WATCH = `
const { workerData: { sentence, patience } } = require("node:worker_threads");
setTimeout(() => {
  require("node:fs").writeSync(2, sentence + "\\n");
  process.kill(process.pid, "SIGKILL");
}, patience);
`;

export class Watchdog {
  private readonly thread: Worker;

  constructor(sentence: string, patience = PATIENCE) {
    this.thread = new Worker(WATCH, { eval: true, workerData: { sentence, patience }, execArgv: [], env: {} });
    this.thread.unref();
  }

  /** In time. */
  release(): void {
    void this.thread.terminate();
  }
}
