/**
 * A server killed at any moment loses nothing that it said was done.
 *
 * Players keep playing over sockets while their server is killed again and again, in the middle of acts and while it
 * starts. After each restart everything that was ever acknowledged is looked for in the journals, and every journal
 * is played again. RUBICON_KILLS says how often; build machines ask for more than people wait for.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pause } from "../live/visitor.ts";
import { freePort, freshDatabase } from "../testing/index.ts";
import { faultsAt } from "./checking.ts";
import { goOn } from "./going-on.ts";
import { Pair } from "./pair.ts";
import { bundleServer, ServerProcess, type Settings } from "./process.ts";
import { Witness } from "./witness.ts";

const KILLS = Number(process.env.RUBICON_KILLS ?? 6);
const PAIRS = 8;
/** Milliseconds of play before a kill, at most; and of starting, where that is cut short. */
const LOAD = 500;
const START = 1200;
/** Every so many kills hit a server that has not yet come up. */
const EARLY = 5;

interface Place {
  readonly settings: Settings;
  leave(): void | Promise<void>;
}

async function aFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "rubicon-crash-"));
  return { settings: { RUBICON_DATA: folder }, leave: () => rmSync(folder, { recursive: true, force: true }) };
}

async function aDatabase(): Promise<Place> {
  const database = await freshDatabase(process.env.DATABASE_URL ?? "");
  const folder = await aFolder();
  return {
    settings: { ...folder.settings, DATABASE_URL: database.url },
    async leave() {
      await folder.leave();
      await database.drop();
    },
  };
}

let bundle: Awaited<ReturnType<typeof bundleServer>>;

beforeAll(async () => {
  bundle = await bundleServer();
});

afterAll(() => bundle.remove());

describe.each([
  { name: "PGlite in a folder", open: aFolder, here: true },
  { name: "PostgreSQL", open: aDatabase, here: process.env.DATABASE_URL !== undefined },
])("on $name", ({ open, here }) => {
  test.runIf(here)(`nothing acknowledged is lost in ${KILLS} kills`, { timeout: 600_000 }, async () => {
    const place = await open();
    const port = await freePort();
    const start = () => new ServerProcess(bundle.script, port, place.settings);
    const chance = seededDice(`kills/${KILLS}`);
    const witness = new Witness();
    let server = start();
    const pairs = Array.from({ length: PAIRS }, (_, i) => new Pair(server.url, witness, `pair ${i}`));
    try {
      await server.listening();
      for (const pair of pairs) await pair.arrive();
      const playing = Promise.all(pairs.map((pair) => pair.play()));
      // Whatever stops a player is told where the next is waited for.
      playing.catch(() => {});

      const proven = new Set<string>();
      const check = async (tables: readonly string[], moment: string): Promise<void> => {
        const promised = [...witness.acknowledged.values()];
        const records = await server.records(tables);
        expect(faultsAt(juliusCaesar, records, promised), moment).toEqual([]);
        for (const { row } of records) if (row.status === "over") proven.add(row.id);
      };
      const tables = (): string[] => pairs.flatMap((pair) => pair.tables);

      for (let kills = 0; kills < KILLS; ) {
        await Promise.race([playing, goOn(pairs, witness)]);
        await pause(chance.roll(LOAD));
        await server.kill();
        kills++;
        if (kills % EARLY === 0) {
          server = start();
          await pause(chance.roll(START));
          await server.kill();
          kills++;
        }
        server = start();
        await server.listening();
        // Games that were over at an earlier check are looked at once more at the end.
        const fresh = tables().filter((table) => !proven.has(table));
        await check(fresh, `after ${kills} of ${KILLS} kills`);
      }
      await Promise.race([playing, goOn(pairs, witness)]);
      await check(tables(), "at the end");
      expect(witness.acknowledged.size).toBeGreaterThan(KILLS * PAIRS);
      expect(witness.sentAgain).toBeGreaterThan(0);
    } finally {
      for (const pair of pairs) pair.stop();
      await server.kill();
      await place.leave();
    }
  });
});
