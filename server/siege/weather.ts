/** What befalls a server and its database: kills, power cuts, full disks. */
import { seededDice } from "@rubicon/engine";
import { pause } from "../live/visitor.ts";
import type { Attack } from "./attack.ts";
import { folders } from "./folders.ts";
import { Players } from "./players.ts";
import { postgres } from "./postgres.ts";
import { stopping } from "./stopping.ts";

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
    let server = await field.server({}, place);
    const again = { PORT: new URL(server.url).port };
    const players = await Players.at(field, server, PAIRS);
    let killed = 0;
    while (killed < most && players.faults.length === 0) {
      await players.goOn();
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
      await players.check(server);
    }
    await players.goOn();
    await players.check(server, true);
    const { faults, promised, witness, figure } = players;
    const held = faults.length === 0 && promised > killed * PAIRS && witness.sentAgain > 0;
    return { tried: killed, held, figure };
  },
};

export const weather: readonly Attack[] = [kills, ...postgres, ...stopping, ...folders];
