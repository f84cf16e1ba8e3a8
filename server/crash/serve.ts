/**
 * A server as a process of its own, for tests that kill it. Started by process.ts.
 *
 * It is a whole server, made, stopped and failing as the command makes, stops and fails one; besides, it reads its own
 * database aloud when its parent asks: a folder of PGlite has room for one process, and the one that came back after
 * the crash is the one to ask.
 */
import { BadInput } from "@rubicon/engine";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { readConfig } from "../operations/config.ts";
import { type Serving, serve } from "../operations/serve.ts";
import { untilStopped } from "../operations/signals.ts";
import { type FromChild, readAloud } from "./records.ts";

const say = (message: FromChild): void => void process.send?.(message);

/** Nobody is left to kill it. */
const orphaned = (): never => process.exit(1);

const { app, close } = await started();

// The parent is the only one at the other end, and asks for nothing else.
process.on("message", (tables: readonly string[]) => {
  readAloud(app.services, tables).then(
    (records) => say({ t: "records", records }),
    (error) => say({ t: "failed", message: String(error) }),
  );
});
process.on("disconnect", orphaned);
const stopped = untilStopped(process, () => {}, close);
say({ t: "listening" });
await stopped;
process.off("disconnect", orphaned);
process.disconnect();

async function started(): Promise<Serving> {
  try {
    return await serve(readConfig(process.env), [juliusCaesarRules]);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
