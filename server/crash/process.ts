/** Starts servers as processes of their own, and ends them as a power cut would. */
import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import type { FromChild, TableRecord } from "./records.ts";

/** Packages stay where they are installed: some of them bring files along that they look for beside themselves. */
const installed: Plugin = {
  name: "installed",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@rubicon/") ? undefined : { external: true },
    );
  },
};

/** From the root of the checkout, where tests and scripts are started: this file may itself have been bundled. */
const HERE = join(process.cwd(), "server");

export interface Bundle {
  readonly script: string;
  /** Deletes the script. */
  remove(): void;
}

export const bundleServer = (): Promise<Bundle> => bundleScript("crash", "serve");

/** A script in a folder of the server's, bundled into a file that Node can read. */
export async function bundleScript(folder: string, name: string): Promise<Bundle> {
  const script = join(HERE, folder, "dist", `${name}-${randomBytes(6).toString("hex")}.mjs`);
  await build({
    entryPoints: [join(HERE, folder, `${name}.ts`)],
    outfile: script,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    plugins: [installed],
    logLevel: "error",
  });
  return { script, remove: () => rmSync(script) };
}

export type Settings = Readonly<Record<string, string>>;

/** How a process ended: by itself, with a code, or by a signal. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** One process. It is given its port, so that the next can take its place there. */
export class ServerProcess {
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly gone: Promise<Ended>;
  /** What it wrote to its log and to the terminal, the latest of it. */
  said = "";
  private killed = false;

  /** `through`: a command that starts what follows it, such as one that gives it another network. */
  constructor(script: string, port: number, settings: Settings, through: readonly string[] = []) {
    this.url = `http://localhost:${port}`;
    const { PATH = "" } = process.env;
    this.child = fork(script, [], {
      // Nothing of this process's environment: a DATABASE_URL meant for the tests is not meant for every server.
      env: { PATH, HOST: "localhost", PORT: String(port), RUBICON_REQUESTS: "0", LOG_LEVEL: "error", ...settings },
      ...(through.length > 0 && { execPath: through[0] }),
      execArgv: through.length > 0 ? [...through.slice(1), process.execPath] : [],
      serialization: "advanced",
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.gone = once(this.child, "exit").then(([code, signal]) => ({ code, signal }));
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on("data", (text) => {
        this.said = (this.said + text).slice(-4_000);
      });
  }

  /** Until it answers under its address. */
  async listening(): Promise<void> {
    await this.hears((message) => message.t === "listening" || null);
  }

  async records(tables: readonly string[]): Promise<readonly TableRecord[]> {
    const answer = this.hears((message) => (message.t === "records" ? message.records : null));
    this.child.send(tables);
    return answer;
  }

  /** Never done; fails when the process ends though nobody killed it. */
  async endsByItself(): Promise<never> {
    await this.gone;
    throw new Error(this.killed ? "The server was killed." : this.lastWords);
  }

  /** Sent away in order, as whoever watches over it would. */
  terminate(): Promise<Ended> {
    this.killed = true;
    this.child.kill("SIGTERM");
    return this.gone;
  }

  /** Stands still, or goes on. */
  stand(still: boolean): void {
    this.child.kill(still ? "SIGSTOP" : "SIGCONT");
  }

  ended(): Promise<Ended> {
    return this.gone;
  }

  /** No goodbye: it stops in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.killed = true;
    this.child.kill("SIGKILL");
    await this.gone;
  }

  private get lastWords(): string {
    return `The server ended by itself.\n${this.said}`;
  }

  /** The first message that means something to the one who waits. */
  private hears<T>(meaning: (message: FromChild) => T | null): Promise<T> {
    return new Promise((heard, failed) => {
      const stop = (): void => {
        this.child.off("message", hear);
        this.child.off("exit", ended);
      };
      const ended = (): void => {
        stop();
        failed(new Error(this.lastWords));
      };
      const hear = (message: FromChild): void => {
        if (message.t === "failed") {
          stop();
          failed(new Error(message.message));
          return;
        }
        const meant = meaning(message);
        if (meant === null) return;
        stop();
        heard(meant);
      };
      this.child.on("message", hear);
      this.child.once("exit", ended);
    });
  }
}
