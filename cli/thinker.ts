/** A thread that thinks for a server: it is told of tables, and answers with acts and advice. */
import { parentPort } from "node:worker_threads";
import type { Task } from "@rubicon/server";
import { RULESETS } from "./registry.ts";
import { Thinking } from "./thinking/thinking.ts";
import type { Said } from "./thinking/threads.ts";

const thinking = new Thinking(RULESETS);

parentPort?.on("message", (task: Task) => {
  parentPort?.postMessage(answerTo(task));
});

function answerTo(task: Task): Said {
  try {
    return { thought: thinking.think(task) };
  } catch (problem) {
    return { fault: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
  }
}
