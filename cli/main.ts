/** The process: its streams go in, its exit code comes out. */
import { Shelf } from "@rubicon/engine";
import { PACKS, RULESETS } from "./registry.ts";
import { run } from "./run.ts";

// Whoever reads us may stop reading (`rubicon rules | head`): that is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  shelf: new Shelf(RULESETS, PACKS),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
  env: process.env,
  worker: new URL("./worker.js", import.meta.url),
  exitCode: 0,
});
