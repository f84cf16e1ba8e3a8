/** Clients that take their time, or do not go: a server stops all the same, and plays on meanwhile. */
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { openStore } from "../database/open.ts";
import { inspect } from "../operations/restore.ts";
import { backupOfRunning } from "../operations/side-door.ts";
import type { Attack } from "./attack.ts";
import { Players } from "./players.ts";

const PAIRS = 4;
/** Seconds in which a server that is asked to stop has stopped. */
const STOP = 12;

/**
 * A server is asked to stop while clients open sockets and send requests without pause, some of them a byte at a time,
 * and come back at once when they are sent away. It ends in order and soon, and nothing that it promised is lost.
 */
const comingBack: Attack = {
  name: "SIGTERM among clients who come back",
  async run(field) {
    const place = await field.place();
    const rounds = field.many(1, 10);
    const crowd = field.many(30, 300);
    let server = await field.server({}, place);
    const again = { PORT: new URL(server.url).port };
    const players = await Players.at(field, server, PAIRS);
    let longest = 0;
    for (let round = 1; round <= rounds; round++) {
      const visitors = new Crowd(server.url, crowd);
      field.after(() => visitors.leave());
      await Promise.all([players.goOn(), visitors.isThere()]);
      const began = performance.now();
      const late = wait(STOP * 1000, "late" as const, { ref: false });
      const ended = await Promise.race([server.terminate(), late]);
      visitors.leave();
      const tried = round * crowd;
      if (ended === "late") return { tried, held: false, figure: `It had not stopped after ${STOP} s.` };
      if (ended.code !== 0)
        return { tried, held: false, figure: `It ended with ${ended.code ?? ended.signal}. ${server.said}` };
      longest = Math.max(longest, performance.now() - began);
      server = await field.server(again, place);
      await players.check(server);
    }
    await players.check(server, true);
    const seconds = (longest / 1000).toFixed(1);
    return {
      tried: rounds * crowd,
      held: players.faults.length === 0,
      figure: `It stopped within ${seconds} s, with 0; ${players.figure}`,
    };
  },
};

/** Clients of every kind that give a server no peace. */
class Crowd {
  private readonly url: URL;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly lines = new Set<Socket>();
  private readonly sockets = new Set<WebSocket>();
  private readonly arrived: Promise<unknown>;
  private gone = false;

  constructor(url: string, size: number) {
    this.url = new URL(url);
    const here = Array.from({ length: size }, (_, i) =>
      [this.socket, this.asking, this.dripping, this.halfOpen][i % 4](),
    );
    this.arrived = Promise.all(here);
  }

  async isThere(): Promise<void> {
    await this.arrived;
  }

  leave(): void {
    this.gone = true;
    this.agent.destroy();
    for (const line of this.lines) line.destroy();
    for (const socket of this.sockets) socket.terminate();
  }

  /** Opens a socket, and a new one at once when it is closed. */
  private readonly socket = (): Promise<void> =>
    new Promise((open) => {
      const come = (): void => {
        if (this.gone) return;
        const socket = new WebSocket(new URL("/api/live", this.url.href.replace("http", "ws")));
        this.sockets.add(socket);
        socket.on("open", open);
        socket.on("error", () => {});
        socket.on("close", () => {
          this.sockets.delete(socket);
          setTimeout(come, 5);
        });
      };
      come();
    });

  /** Asks for one thing after the other on a connection that it keeps. */
  private readonly asking = (): Promise<void> =>
    new Promise((answered) => {
      const ask = (): void => {
        if (this.gone) return;
        const next = (): void => void setTimeout(ask, 5);
        get(new URL("/api/games", this.url), { agent: this.agent }, (answer) => {
          answered();
          answer.resume().on("close", next);
        }).on("error", next);
      };
      ask();
    });

  /** Sends a request that never ends. */
  private readonly dripping = async (): Promise<void> => {
    const line = await this.line();
    line.write(`POST /api/guest HTTP/1.1\r\nhost: ${this.url.host}\r\norigin: ${this.url.origin}\r\n`);
    line.write("content-type: application/json\r\ncontent-length: 1000\r\n\r\n{");
    const drops = setInterval(() => line.write(" "), 50);
    line.on("close", () => clearInterval(drops));
  };

  /** Asks for a socket, and does not go whatever the answer is. */
  private readonly halfOpen = async (): Promise<void> => {
    const line = await this.line();
    line.write(`GET /api/live HTTP/1.1\r\nhost: ${this.url.host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n`);
    line.write(`sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString("base64")}\r\n\r\n`);
  };

  private line(): Promise<Socket> {
    return openLine(this.url, this.lines);
  }
}

/** A bare connection, of which the other end alone may say that it is over. */
function openLine({ hostname, port }: URL, lines: Set<Socket>): Promise<Socket> {
  return new Promise((open, failed) => {
    const line = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => open(line));
    lines.add(line);
    line.on("error", failed);
    line.on("close", () => lines.delete(line));
  });
}

/** Seconds after which nobody may still be sending. */
const DRIP = 12;

/** Requests come in a byte at a time, heads as well as bodies, and some do not even begin. */
const drips: Attack = {
  name: "requests a byte at a time",
  async run(field) {
    const server = await field.server();
    const url = new URL(server.url);
    const lines = new Set<Socket>();
    field.after(() => {
      for (const line of lines) line.destroy();
    });
    const many = field.many(20, 500);
    const head = `POST /api/guest HTTP/1.1\r\nhost: ${url.host}\r\norigin: ${url.origin}\r\n`;
    const body = `${head}content-type: application/json\r\ncontent-length: 30000\r\n\r\n`;
    const beginnings = ["", "GET /", head, body];
    for (let i = 0; i < many; i++) {
      const line = await openLine(url, lines);
      // The server has ended it.
      line.resume().on("end", () => line.destroy());
      const beginning = beginnings[i % beginnings.length];
      line.write(beginning);
      if (beginning === "") continue;
      const drops = setInterval(() => line.write("x"), 300);
      line.on("close", () => clearInterval(drops));
    }
    const began = performance.now();
    while (lines.size > 0 && performance.now() - began < DRIP * 1000) await wait(100);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const { status } = await fetch(new URL("/healthz", url));
    const held = lines.size === 0 && status === 200;
    return {
      tried: many,
      held,
      figure: held ? `All were cut within ${seconds} s.` : `${lines.size} of ${many} still send after ${seconds} s.`,
    };
  },
};

/** Megabytes in the database that do not pack: more than fits on a line which nobody reads. */
const STUFF = 8;
/** Seconds in which play goes on while somebody has asked for a backup and does not read it. */
const BACKUP = 10;

/** A backup is asked for, and not read. */
const unread: Attack = {
  name: "a backup that nobody reads",
  only: "embedded",
  async run(field) {
    const place = await field.place();
    await fill(place.folder);
    const server = await field.server({}, place);
    const players = await Players.at(field, server, PAIRS);
    const url = new URL(server.url);
    const { key } = JSON.parse(readFileSync(join(place.folder, "side-door.json"), "utf8"));
    const lines = new Set<Socket>();
    field.after(() => {
      for (const line of lines) line.destroy();
    });
    const many = field.many(2, 8);
    const began = performance.now();
    for (let i = 0; i < many; i++) {
      const line = await openLine(url, lines);
      line.pause();
      line.write(`GET /side-door/backup HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: Bearer ${key}\r\n\r\n`);
    }
    const late = wait(BACKUP * many * 1000, "late" as const, { ref: false });
    // Once while it is made, and once when nothing more goes out.
    for (let times = 0; times < 2; times++) {
      await wait(500);
      if ((await Promise.race([players.goOn(), late])) === "late")
        return { tried: many, held: false, figure: `Games did not go on in ${BACKUP * many} s.` };
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const file = join(place.folder, "read.backup");
    const saved = await backupOfRunning({ folder: place.folder, databaseUrl: null }, file);
    const { rows } = await inspect(file);
    await players.check(server, true);
    const held = saved?.rows === rows && players.faults.length === 0;
    return { tried: many, held, figure: `Play went on within ${seconds} s; ${players.figure}` };
  },
};

/** Something to save: as much as a server that has been played on for a while. */
async function fill(folder: string): Promise<void> {
  const store = await openStore({ folder });
  for (let i = 0; i < STUFF; i++) {
    const values = [{ name: `stuff ${i}`, value: randomBytes(1024 * 1024).toString("base64") }];
    await store.db.insertInto("secrets").values(values).execute();
  }
  await store.close();
}

export const stopping: readonly Attack[] = [comingBack, drips, unread];
