/** A PostgreSQL of one's own, to be started and stopped at will. */
import { execFile } from "node:child_process";
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../testing/index.ts";

const run = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";

/** Where PostgreSQL's programs are: the newest of Debian's, or whatever is on the path. Null: nowhere. */
export function postgresPrograms(): string | null {
  const versions = folderOr(DEBIAN, []).sort((a, b) => Number(b) - Number(a));
  const places = [
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return places.find((place) => ["initdb", "pg_ctl"].every((name) => isProgram(join(place, name)))) ?? null;
}

/** Ways of PostgreSQL to stop: when its clients have left, at once but in order, or as a power cut would. */
export type Stop = "smart" | "fast" | "immediate";

export class Cluster {
  readonly url: string;
  private readonly folder: string;
  private readonly port: number;
  private readonly programs: string;
  private readonly owner: { readonly name: string; readonly uid: number } | null;

  private constructor(programs: string, folder: string, port: number, owner: Cluster["owner"]) {
    this.programs = programs;
    this.folder = folder;
    this.port = port;
    this.owner = owner;
    this.url = `postgres://rubicon@127.0.0.1:${port}/postgres`;
  }

  static async start(programs: string): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), "rubicon-cluster-"));
    const owner = await ownerHere();
    if (owner !== null) chownSync(folder, owner.uid, -1);
    const cluster = new Cluster(programs, folder, await freePort(), owner);
    try {
      const settings = ["-U", "rubicon", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
      await cluster.call("initdb", "-D", join(folder, "data"), ...settings);
      await cluster.start();
    } catch (problem) {
      rmSync(folder, { recursive: true, force: true });
      throw problem;
    }
    return cluster;
  }

  /** Whatever was not closed in order is recovered first. */
  async start(): Promise<void> {
    const options = `-p ${this.port} -k ${this.folder} -c listen_addresses=127.0.0.1 -c max_connections=100`;
    await this.control("start", "-l", join(this.folder, "log"), "-o", options);
  }

  /** False where it has not stopped in that many seconds, and no longer lets anybody in. */
  async stop(how: Stop, seconds = 20): Promise<boolean> {
    try {
      await this.control("stop", "-m", how, "-t", String(seconds));
      return true;
    } catch {
      return false;
    }
  }

  async remove(): Promise<void> {
    await this.stop("immediate");
    rmSync(this.folder, { recursive: true, force: true });
  }

  private control(deed: string, ...options: readonly string[]): Promise<void> {
    return this.call("pg_ctl", deed, "-D", join(this.folder, "data"), "-w", ...options);
  }

  /** PostgreSQL refuses to run as root. */
  private async call(program: string, ...options: readonly string[]): Promise<void> {
    const path = join(this.programs, program);
    const [command, ...rest] = this.owner === null ? [path] : ["runuser", "-u", this.owner.name, "--", path];
    await run(command, [...rest, ...options], { cwd: "/" });
  }
}

/** Whom PostgreSQL runs as where this process is root; null: as this process itself. */
async function ownerHere(): Promise<Cluster["owner"]> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ["postgres", "nobody"]) {
    const uid = await run("id", ["-u", name]).then(
      ({ stdout }) => Number(stdout),
      () => null,
    );
    if (uid !== null) return { name, uid };
  }
  throw new Error("There is nobody whom PostgreSQL could run as.");
}

function folderOr(path: string, otherwise: string[]): string[] {
  try {
    return readdirSync(path);
  } catch {
    return otherwise;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
