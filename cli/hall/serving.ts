/** A server in a process of its own, so that it and those who play at it do not share a core. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { BadInput, type Pack, writePack } from "@rubicon/engine";
import type { Desk } from "../desk.ts";

export interface ServerProcess {
  readonly url: string;
  readonly database: "PGlite" | "PostgreSQL";
  stop(): Promise<void>;
}

/**
 * As `npm start` has it. What a message takes is soon forgotten: given so many megabytes for what is young, Node has to
 * look through them a quarter as often, and who plays waits half as long when there is much to do.
 */
const YOUNG = "--max-semi-space-size=64";

/** On an embedded database that is gone afterwards, or on the PostgreSQL that DATABASE_URL names; with that pack. */
export async function startServing({ worker, env }: Pick<Desk, "worker" | "env">, pack: Pack): Promise<ServerProcess> {
  if (worker === null) throw new BadInput("There is no command here that could be started as a server.");
  const command = fileURLToPath(new URL("./rubicon.js", worker));
  const folder = mkdtempSync(join(tmpdir(), "rubicon-bench-"));
  const packs = join(folder, "packs");
  mkdirSync(packs);
  writeFileSync(join(packs, "played.json"), writePack(pack));
  const child = spawn(process.execPath, [YOUNG, command, "serve", "--json"], {
    // One address asks for more here than any visitor should.
    env: {
      ...{ LOG_LEVEL: "error", ...env, HOST: "localhost", PORT: "0", RUBICON_REQUESTS: "0" },
      ...{ RUBICON_DATA: folder, RUBICON_PACKS: packs },
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const gone = once(child, "exit");
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { url: await addressOf(child), database: env.DATABASE_URL ? "PostgreSQL" : "PGlite", stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** It says where it is as soon as it listens. */
function addressOf({ stdout, stderr }: Pick<ChildProcess, "stdout" | "stderr">): Promise<string> {
  return new Promise((found, failed) => {
    if (stdout === null || stderr === null) throw new Error("The server was started without ears.");
    let complaints = "";
    stderr.on("data", (text) => {
      complaints = (complaints + text).slice(-2_000);
    });
    const lines = createInterface({ input: stdout });
    lines.on("line", (line) => {
      const ready: unknown = line.startsWith("{") ? JSON.parse(line) : null;
      if (isReady(ready)) found(ready.url);
    });
    lines.on("close", () =>
      failed(new BadInput(`The server could not be started: ${complaints.trim() || "it ended"}`)),
    );
  });
}

const isReady = (said: unknown): said is { readonly url: string } =>
  typeof said === "object" && said !== null && "url" in said && typeof said.url === "string";
