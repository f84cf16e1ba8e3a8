/** Lends attacks what they need, and takes it back. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleServer, ServerProcess } from "../crash/process.ts";
import { openStore } from "../database/open.ts";
import { freePort, freshDatabase } from "../testing/index.ts";
import type { Attack, Field, Kind, Outcome, Place } from "./attack.ts";

export interface Sieging {
  readonly kind: Kind;
  readonly large: boolean;
}

/** Carries out attacks one after the other, each on servers of its own. */
export class Besieger {
  private readonly sieging: Sieging;
  private bundle: ReturnType<typeof bundleServer> | null = null;
  private empty: Promise<string> | null = null;

  constructor(sieging: Sieging) {
    this.sieging = sieging;
  }

  /** What an attack cannot cope with, such as a server that ended, did not hold. */
  async carryOut(attack: Attack): Promise<Outcome> {
    const undoing: (() => void | Promise<void>)[] = [];
    try {
      return await attack.run(this.field(undoing));
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem);
      return { tried: 0, held: false, figure: why };
    } finally {
      for (const undo of undoing.reverse()) await undo();
    }
  }

  async close(): Promise<void> {
    (await this.bundle)?.remove();
    if (this.empty !== null) rmSync(await this.empty, { recursive: true, force: true });
  }

  /** A data folder with nothing in it. To make one takes seconds, to copy it next to none. */
  private emptyFolder(): Promise<string> {
    this.empty ??= (async () => {
      const folder = newFolder();
      const store = await openStore({ folder });
      await store.close();
      return folder;
    })();
    return this.empty;
  }

  private field(undoing: (() => void | Promise<void>)[]): Field {
    const { kind, large } = this.sieging;
    const after = (undo: () => void | Promise<void>): void => void undoing.push(undo);
    const place = async (): Promise<Place> => {
      const folder = newFolder();
      after(() => rmSync(folder, { recursive: true, force: true }));
      if (kind === "embedded") {
        cpSync(await this.emptyFolder(), folder, { recursive: true });
        return { folder, settings: { RUBICON_DATA: folder } };
      }
      const database = await freshDatabase(process.env.DATABASE_URL ?? "");
      after(() => database.drop());
      return { folder, settings: { RUBICON_DATA: folder, DATABASE_URL: database.url } };
    };
    const launch: Field["launch"] = async (settings = {}, at, through) => {
      this.bundle ??= bundleServer();
      const { script } = await this.bundle;
      const where = at ?? (await place());
      const port = settings.PORT === undefined ? await freePort() : Number(settings.PORT);
      const server = new ServerProcess(script, port, { ...where.settings, ...settings }, through);
      after(() => server.kill());
      return server;
    };
    return {
      kind,
      many: (few, lots) => (large ? lots : few),
      after,
      place,
      launch,
      async server(settings, at) {
        const server = await launch(settings, at);
        await server.listening();
        return server;
      },
    };
  }
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), "rubicon-siege-"));

/** The kinds of database that there are to try: the embedded one always, PostgreSQL where DATABASE_URL names one. */
export const kindsHere = (): readonly Kind[] =>
  process.env.DATABASE_URL === undefined ? ["embedded"] : ["embedded", "postgres"];

export const fits = ({ only }: Attack, kind: Kind): boolean => only === undefined || only === kind;
