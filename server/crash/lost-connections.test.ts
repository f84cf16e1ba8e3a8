/**
 * A server that loses its connections to PostgreSQL goes on.
 *
 * Players keep playing over sockets while every connection of their server is cut again and again, in the middle of
 * acts: by the database itself, as when it is started anew, or on the way to it. It is the same process from the first
 * cut to the last; nothing that it said was done is lost, and nothing is done twice. RUBICON_KILLS says how often, as
 * for servers that are killed themselves.
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
import { Cutter } from "./cutter.ts";
import { Gate } from "./gate.ts";
import { goOn } from "./going-on.ts";
import { Pair } from "./pair.ts";
import { bundleServer, ServerProcess } from "./process.ts";
import { Witness } from "./witness.ts";

/** A cut costs less than a kill. */
const CUTS = 5 * Number(process.env.RUBICON_KILLS ?? 6);
const PAIRS = 12;
/** Milliseconds of play before a cut, at most. */
const LOAD = 150;
/** Every so many cuts nobody waits until the games go on; every so many the journals are looked at. */
const BURST = 3;
const CHECK = 25;

const HERE = process.env.DATABASE_URL;

interface Knife {
  /** Where servers find the database. */
  readonly url: string;
  /** Cuts every connection to it; gives how many. */
  cut(): number | Promise<number>;
  leave(): Promise<void>;
}

const byTheDatabase = async (url: string): Promise<Knife> => {
  const cutter = await Cutter.at(url, HERE ?? "");
  return { url, cut: () => cutter.cut(), leave: () => cutter.leave() };
};

const onTheWay = async (url: string): Promise<Knife> => {
  const { gate, url: through } = await Gate.before(url);
  return { url: through, cut: () => gate.cut(), leave: () => gate.leave() };
};

describe.runIf(HERE !== undefined)("connections are cut", () => {
  let bundle: Awaited<ReturnType<typeof bundleServer>>;

  beforeAll(async () => {
    bundle = await bundleServer();
  });

  afterAll(() => bundle.remove());

  test.each([
    { where: "by the database", knifeFor: byTheDatabase },
    { where: "on the way to it", knifeFor: onTheWay },
  ])(`$where, ${CUTS} times: one server lives through all of it`, { timeout: 600_000 }, async ({ knifeFor }) => {
    const database = await freshDatabase(HERE ?? "");
    const knife = await knifeFor(database.url);
    const folder = mkdtempSync(join(tmpdir(), "rubicon-cuts-"));
    const settings = { RUBICON_DATA: folder, DATABASE_URL: knife.url, LOG_LEVEL: "silent" };
    const server = new ServerProcess(bundle.script, await freePort(), settings);
    const chance = seededDice(`cuts/${CUTS}`);
    const witness = new Witness();
    const pairs = Array.from({ length: PAIRS }, (_, i) => new Pair(server.url, witness, `pair ${i}`));
    try {
      await server.listening();
      for (const pair of pairs) await pair.arrive();
      const playing = Promise.race([Promise.all(pairs.map((pair) => pair.play())), server.endsByItself()]);
      // Whatever stops a player, or the server, is told where the next is waited for.
      playing.catch(() => {});
      const proven = new Set<string>();
      const check = async (tables: readonly string[], moment: string): Promise<void> => {
        const promised = [...witness.acknowledged.values()];
        const records = await server.records(tables);
        expect(faultsAt(juliusCaesar, records, promised), moment).toEqual([]);
        for (const { row } of records) if (row.status === "over") proven.add(row.id);
      };
      const tables = (): string[] => pairs.flatMap((pair) => pair.tables);

      let connections = 0;
      for (let cuts = 1; cuts <= CUTS; cuts++) {
        // Some cuts follow at once, and hit connections that have only just come back.
        if (cuts % BURST !== 0) await Promise.race([playing, goOn(pairs, witness)]);
        await pause(chance.roll(LOAD));
        connections += await knife.cut();
        if (cuts % CHECK !== 0) continue;
        await Promise.race([playing, goOn(pairs, witness)]);
        // Games that were over at an earlier check are looked at once more at the end.
        const fresh = tables().filter((table) => !proven.has(table));
        await check(fresh, `after ${cuts} of ${CUTS} cuts`);
      }
      await Promise.race([playing, goOn(pairs, witness)]);
      await check(tables(), "at the end");
      expect(connections).toBeGreaterThan(CUTS);
      expect(witness.acknowledged.size).toBeGreaterThan(CUTS * PAIRS);
      expect(witness.sentAgain).toBeGreaterThan(0);
    } finally {
      for (const pair of pairs) pair.stop();
      await server.kill();
      await knife.leave();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
