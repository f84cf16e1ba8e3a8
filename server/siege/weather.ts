/** What befalls a server and its database: kills, power cuts, full disks. */
import { seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { faultsAt } from "../crash/checking.ts";
import { goOn } from "../crash/going-on.ts";
import { Pair } from "../crash/pair.ts";
import { Witness } from "../crash/witness.ts";
import { pause } from "../live/visitor.ts";
import type { Attack } from "./attack.ts";

const PAIRS = 8;
/** Milliseconds of play before a kill, at most; and of starting, where that is cut short. */
const LOAD = 500;
const START = 1200;
/** Every so many kills hit a server that has not yet come up. */
const EARLY = 5;

/**
 * Players keep playing over sockets while their server is killed again and again, in the middle of acts and while it
 * starts. After each restart everything that was ever acknowledged is looked for in the journals, and every journal
 * is played again.
 */
const kills: Attack = {
  name: "kills at any moment",
  async run(field) {
    const most = Number(process.env.RUBICON_KILLS ?? field.many(6, 100));
    const place = await field.place();
    const chance = seededDice(`kills/${most}`);
    const witness = new Witness();
    let server = await field.server({}, place);
    const { port } = new URL(server.url);
    const again = { PORT: port };
    const pairs = Array.from({ length: PAIRS }, (_, i) => new Pair(server.url, witness, `pair ${i}`));
    field.after(() => {
      for (const pair of pairs) pair.stop();
    });
    for (const pair of pairs) await pair.arrive();
    const playing = Promise.all(pairs.map((pair) => pair.play()));
    // Whatever stops a player is told where the next is waited for.
    playing.catch(() => {});

    const proven = new Set<string>();
    const faults: string[] = [];
    const check = async (tables: readonly string[]): Promise<void> => {
      const promised = [...witness.acknowledged.values()];
      const records = await server.records(tables);
      faults.push(...faultsAt(juliusCaesar, records, promised));
      for (const { row } of records) if (row.status === "over") proven.add(row.id);
    };
    const tables = (): string[] => pairs.flatMap((pair) => pair.tables);

    let killed = 0;
    while (killed < most && faults.length === 0) {
      await Promise.race([playing, goOn(pairs, witness)]);
      await pause(chance.roll(LOAD));
      await server.kill();
      killed++;
      if (killed % EARLY === 0) {
        const starting = await field.launch(again, place);
        await pause(chance.roll(START));
        await starting.kill();
        killed++;
      }
      server = await field.server(again, place);
      // Games that were over at an earlier check are looked at once more at the end.
      await check(tables().filter((table) => !proven.has(table)));
    }
    await Promise.race([playing, goOn(pairs, witness)]);
    await check(tables());
    const promised = witness.acknowledged.size;
    const held = faults.length === 0 && promised > killed * PAIRS && witness.sentAgain > 0;
    return {
      tried: killed,
      held,
      figure: faults[0] ?? `${promised} acknowledged acts at ${tables().length} tables, none lost or doubled.`,
    };
  },
};

export const weather: readonly Attack[] = [kills];
