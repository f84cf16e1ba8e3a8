/**
 * A server as a process of its own, for tests that kill it. Started by process.ts.
 *
 * It is a whole server, made as any other; besides, it reads its own database aloud when its parent asks: a folder
 * of PGlite has room for one process, and the one that came back after the crash is the one to ask.
 */
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { readConfig } from "../operations/config.ts";
import { serve } from "../operations/serve.ts";
import { type FromChild, readAloud } from "./records.ts";

const say = (message: FromChild): void => void process.send?.(message);

const { app } = await serve(readConfig(process.env), [juliusCaesarRules]);

// The parent is the only one at the other end, and asks for nothing else.
process.on("message", (tables: readonly string[]) => {
  readAloud(app.services, tables).then(
    (records) => say({ t: "records", records }),
    (error) => say({ t: "failed", message: String(error) }),
  );
});
// Nobody is left to kill it.
process.on("disconnect", () => process.exit(1));
say({ t: "listening" });
