/** What befalls PostgreSQL, and the way to it, while a server plays on. */
import { setTimeout as wait } from "node:timers/promises";
import { type Client, connect } from "@rubicon/client";
import { pick, seededDice } from "@rubicon/engine";
import { Cutter } from "../crash/cutter.ts";
import { Gate } from "../crash/gate.ts";
import type { ServerProcess } from "../crash/process.ts";
import { freshDatabase, NodeSocket } from "../testing/index.ts";
import type { Attack, Field } from "./attack.ts";
import { Cluster, postgresPrograms, type Stop } from "./cluster.ts";
import { Players } from "./players.ts";

const PAIRS = 8;
/** Milliseconds of play before a cut, at most. */
const LOAD = 150;
/** Every so many cuts nobody waits until the games go on; every so many the journals are looked at. */
const BURST = 3;
const CHECK = 25;

interface Knife {
  /** Where servers find the database. */
  readonly url: string;
  /** Cuts every connection to it; gives how many. */
  cut(): number | Promise<number>;
  leave(): Promise<void>;
}

/**
 * Players keep playing over sockets while every connection of their server is cut again and again, in the middle of
 * acts. It is the same process from the first cut to the last; nothing that it said was done is lost, and nothing is
 * done twice.
 */
const cuts = (where: string, knifeFor: (url: string) => Promise<Knife>): Attack => ({
  name: `connections to PostgreSQL cut ${where}`,
  only: "postgres",
  async run(field) {
    const place = await field.place();
    const knife = await knifeFor(place.settings.DATABASE_URL);
    field.after(() => knife.leave());
    const server = await field.server({ DATABASE_URL: knife.url, LOG_LEVEL: "silent" }, place);
    const most = field.many(15, 300);
    const chance = seededDice(`cuts/${most}`);
    const players = await Players.at(field, server, PAIRS);
    const goOn = () => Promise.race([players.goOn(), server.endsByItself()]);
    let connections = 0;
    for (let cut = 1; cut <= most; cut++) {
      // Some cuts follow at once, and hit connections that have only just come back.
      if (cut % BURST !== 0) await goOn();
      await wait(chance.roll(LOAD));
      connections += await knife.cut();
      if (cut % CHECK !== 0) continue;
      await goOn();
      await players.check(server);
    }
    await goOn();
    await players.check(server, true);
    const held = players.faults.length === 0 && connections > most && players.witness.sentAgain > 0;
    return { tried: most, held, figure: `${connections} connections cut; ${players.figure}` };
  },
});

const byTheDatabase = async (url: string): Promise<Knife> => {
  const cutter = await Cutter.at(url, process.env.DATABASE_URL ?? "");
  return { url, cut: () => cutter.cut(), leave: () => cutter.leave() };
};

const onTheWay = async (url: string): Promise<Knife> => {
  const { gate, url: through } = await Gate.before(url);
  return { url: through, cut: () => gate.cut(), leave: () => gate.leave() };
};

/** Seconds that an administrator waits for clients to leave before he insists. They do not. */
const POLITE = 2;
const STOPS: readonly Stop[] = ["fast", "immediate", "smart"];

/** PostgreSQL is stopped in each of its ways, and started again, while players play. */
const restarts = (programs: string): Attack => ({
  name: "PostgreSQL stopped and started again",
  only: "postgres",
  async run(field) {
    const cluster = await Cluster.start(programs);
    field.after(() => cluster.remove());
    const database = await freshDatabase(cluster.url);
    const server = await field.server({ DATABASE_URL: database.url, LOG_LEVEL: "silent" });
    const players = await Players.at(field, server, PAIRS);
    const goOn = () => Promise.race([players.goOn(), server.endsByItself()]);
    const most = field.many(STOPS.length, 10 * STOPS.length);
    let longest = 0;
    for (let stopped = 0; stopped < most; stopped++) {
      const how = STOPS[stopped % STOPS.length];
      // One that waits for clients lets nobody new in meanwhile, and those who are in go on.
      if (!(await cluster.stop(how, how === "smart" ? POLITE : undefined))) await cluster.stop("fast");
      await cluster.start();
      const began = performance.now();
      await goOn();
      longest = Math.max(longest, performance.now() - began);
      await players.check(server);
    }
    await players.check(server, true);
    const seconds = (longest / 1000).toFixed(1);
    return {
      tried: most,
      held: players.faults.length === 0,
      figure: `Play went on within ${seconds} s each time; ${players.figure}`,
    };
  },
});

/** Seconds in which a server must notice that it has become deaf, and hear again. */
const DEAF = 15;

/**
 * Two servers share a database. The line on which one of them listens goes dead: it is not closed, and nothing comes
 * through any more. Acts on the other must soon be seen on it all the same, and until then it must not call itself well.
 */
const deafness: Attack = {
  name: "a listener cut off in silence",
  only: "postgres",
  async run(field) {
    const place = await field.place();
    const { gate, url } = await Gate.before(place.settings.DATABASE_URL);
    field.after(() => gate.leave());
    const hearing = await field.server({}, place);
    const deaf = await field.server({ DATABASE_URL: url }, place);
    const [here, there] = await sameAt(field, [hearing, deaf]);
    const table = await here.openTable({ game: "julius-caesar", scenario: "historical", solo: true });
    const views = [here, there].map((client) => client.watch(table));
    const luck = seededDice("deaf");
    const most = field.many(1, 10);
    let longest = 0;
    let unwell = 0;
    for (let tried = 0; tried < most; tried++) {
      const [{ legal, info }] = await Promise.all(views.map((view) => view.when((state) => state.legal.length > 0)));
      if (gate.deafen() === 0) return { tried, held: false, figure: "Nobody listens." };
      const began = performance.now();
      await here.act(table, pick(legal, luck));
      const seen = views[1].when((state) => state.info.entries > info.entries).then(() => "seen" as const);
      for (;;) {
        if (performance.now() - began > DEAF * 1000)
          return { tried, held: false, figure: `An act on the other server was not seen after ${DEAF} s.` };
        const { status } = await fetch(`${deaf.url}/healthz`);
        if (status === 503) unwell++;
        if ((await Promise.race([seen, wait(100)])) === "seen") break;
      }
      longest = Math.max(longest, performance.now() - began);
    }
    const seconds = (longest / 1000).toFixed(1);
    if (unwell === 0) return { tried: most, held: false, figure: "It called itself well while it was deaf." };
    return { tried: most, held: true, figure: `Heard again within ${seconds} s, and said 503 before.` };
  },
};

/** Seconds in which play goes on after the way to the database has gone dead and is open again. */
const DEAD = 30;

/** Every line to the database goes dead at once, as when a firewall forgets them. New ones come through. */
const silence: Attack = {
  name: "every line to PostgreSQL gone dead",
  only: "postgres",
  async run(field) {
    const place = await field.place();
    const { gate, url } = await Gate.before(place.settings.DATABASE_URL);
    field.after(() => gate.leave());
    const server = await field.server({ DATABASE_URL: url, LOG_LEVEL: "silent" }, place);
    const players = await Players.at(field, server, PAIRS);
    const most = field.many(1, 10);
    let longest = 0;
    for (let tried = 0; tried < most; tried++) {
      gate.swallow();
      const began = performance.now();
      const late = wait(DEAD * 1000, "late" as const, { ref: false });
      if ((await Promise.race([players.goOn(), server.endsByItself(), late])) === "late")
        return { tried, held: false, figure: `Games did not go on after ${DEAD} s.` };
      longest = Math.max(longest, performance.now() - began);
      await players.check(server);
    }
    await players.check(server, true);
    // Asked to stop while nothing comes through, it cannot say goodbye to its database, and stops all the same.
    gate.swallow();
    const late = wait(DEAD * 1000, null, { ref: false });
    const ended = await Promise.race([server.terminate(), late]);
    if (ended?.code !== 0) return { tried: most, held: false, figure: `It did not stop in order in ${DEAD} s.` };
    const seconds = (longest / 1000).toFixed(1);
    return {
      tried: most,
      held: players.faults.length === 0,
      figure: `Play went on within ${seconds} s; ${players.figure}`,
    };
  },
};

/** One player, at each of the servers. */
async function sameAt(field: Field, servers: readonly [ServerProcess, ServerProcess]): Promise<[Client, Client]> {
  const clientAt = ({ url }: ServerProcess, cookie: string): Client => {
    const client = connect(url, { WebSocket: NodeSocket, cookie, backoff: { first: 20, most: 100 } });
    field.after(() => client.close());
    return client;
  };
  const here = clientAt(servers[0], "");
  await here.guest();
  return [here, clientAt(servers[1], here.cookie)];
}

const programs = postgresPrograms();

export const postgres: readonly Attack[] = [
  cuts("by the database", byTheDatabase),
  cuts("on the way", onTheWay),
  // Where no PostgreSQL is installed there is none to be stopped.
  ...(programs === null ? [] : [restarts(programs)]),
  deafness,
  silence,
];
