/** What one visitor can do to the others by sending much: of what costs little, and of what costs a lot. */
import { type Client, connect } from "@rubicon/client";
import { pick, seededDice } from "@rubicon/engine";
import type { ServerProcess } from "../crash/process.ts";
import { Witness } from "../crash/witness.ts";
import { BEGUN, costOfShowing, DONE, SPOKEN } from "../live/costs.ts";
import { LIVE_LIMITS } from "../live/limits.ts";
import { pause } from "../live/visitor.ts";
import { Bare, spoken } from "../testing/bare.ts";
import { playRandomly } from "../testing/play.ts";
import type { Attack, Field, Outcome } from "./attack.ts";
import { Bystanders, type Pace } from "./bystanders.ts";
import { CONTINUED, frame, PING, PONG, RawLine, TEXT } from "./raw-line.ts";

/** Milliseconds that an act of others may take while somebody attacks. A machine that builds is busy besides. */
const BEARABLE = 1_000;
/** Bytes by which the server may grow meanwhile. */
const GROWTH = 200 * 2 ** 20;
const MEGABYTE = 2 ** 20;
/** Milliseconds before whoever was cut off comes back: so often an address may ask in the long run. */
const AGAIN = 100;

const rounded = (ms: number): string => Math.round(ms).toLocaleString("en");

interface Siege {
  readonly server: ServerProcess;
  readonly bystanders: Bystanders;
  readonly seconds: number;
  /** How the others fared before, and how much memory the server had. */
  readonly before: { readonly pace: Pace; readonly memory: number };
}

async function laySiege(field: Field): Promise<Siege> {
  const server = await field.server();
  const bystanders = await Bystanders.at(field, server.url, field.many(6, 20));
  const seconds = field.many(2, 15);
  await pause(field.many(300, 2_000));
  const pace = await bystanders.during(() => pause(seconds * 500));
  return { server, bystanders, seconds, before: { pace, memory: await memoryOf(server) } };
}

/** What the attack did to the others, beside what it is judged by itself. */
async function besieged(
  { server, bystanders, before }: Siege,
  attack: () => Promise<{ readonly tried: number; readonly held: boolean; readonly figure: string }>,
): Promise<Outcome> {
  let outcome = { tried: 0, held: false, figure: "" };
  let memory = before.memory;
  let over = false;
  const watching = (async () => {
    while (!over) {
      memory = Math.max(memory, await memoryOf(server));
      await pause(250);
    }
  })();
  const pace = await bystanders.during(async () => {
    outcome = await attack();
  });
  over = true;
  await watching;
  memory = Math.max(memory, await memoryOf(server));
  const grown = memory - before.memory;
  const bearable = Math.max(BEARABLE, 8 * before.pace.p99);
  return {
    tried: outcome.tried,
    held: outcome.held && pace.acts > 0 && pace.p99 < bearable && grown < GROWTH,
    figure:
      `${outcome.figure} Acts of others: p50 ${rounded(before.pace.p50)} ms before and ${rounded(pace.p50)} ms meanwhile, ` +
      `p99 ${rounded(before.pace.p99)} and ${rounded(pace.p99)} ms. The server grew by ${rounded(grown / MEGABYTE)} MB.`,
  };
}

async function memoryOf({ url }: ServerProcess): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const resident = /^process_resident_memory_bytes (\d+)/m.exec(figures)?.[1];
  if (resident === undefined) throw new Error("The server does not say how much memory it has.");
  return Number(resident);
}

async function guestAt(field: Field, { url }: ServerProcess, witness = new Witness()): Promise<Client> {
  const client = connect(url, { WebSocket: witness.Socket, cookie: "", backoff: { first: 20, most: 200 } });
  field.after(() => client.close());
  await client.guest();
  return client;
}

/** A table at which the attacker has every seat. */
const ownTable = (client: Client): Promise<string> =>
  client.openTable({ game: "julius-caesar", scenario: "historical", solo: true, visibility: "private" });

// Frames ---------------------------------------------------------------------------------------------------------

interface Pouring {
  readonly bytes: Buffer;
  readonly lines: number;
  readonly reading: boolean;
  /** Milliseconds between two handfuls. */
  readonly every: number;
}

/** Milliseconds after which a line is hung up that was to be cut: on a busy machine it may take a while. */
const PATIENCE = 20_000;

/** Writes the same bytes again and again on one line after the other, as long as it is told to. */
async function pour({ server, seconds }: Siege, { bytes, lines, reading, every }: Pouring) {
  const until = performance.now() + seconds * 1000;
  let poured = 0;
  let opened = 0;
  let cut = 0;
  const pourer = async (): Promise<void> => {
    while (performance.now() < until) {
      const line = await RawLine.open(server.url);
      opened++;
      if (!reading) line.stopReading();
      while (!line.closed && performance.now() < until) {
        await Promise.race([line.write(bytes), pause(until - performance.now())]);
        poured++;
        await pause(every);
      }
      if (await line.closesWithin(PATIENCE)) cut++;
      line.end();
      await pause(AGAIN);
    }
  };
  await Promise.all(Array.from({ length: lines }, pourer));
  return { poured, opened, cut };
}

/** A message of a thousand empty pieces. */
const SHREDS = Buffer.concat([
  frame(TEXT, "{", { last: false }),
  ...Array(1_000).fill(frame(CONTINUED, "", { last: false })),
  frame(CONTINUED, "}"),
]);

type Handful = { readonly what: string; readonly many: number } & Pouring;

const handful = (what: string, one: Buffer, many: number, how: Omit<Pouring, "bytes">): Handful => ({
  ...{ what, many },
  ...{ ...how, bytes: Buffer.concat(Array(many).fill(one)) },
});

/** Each kind for a while. Every line that they are poured in on is to be cut. */
const frames = (name: string, handfuls: readonly Handful[]): Attack => ({
  name,
  timed: true,
  async run(field) {
    const siege = await laySiege(field);
    return besieged(siege, async () => {
      const figures: string[] = [];
      let tried = 0;
      let held = true;
      for (const each of handfuls) {
        const { poured, opened, cut } = await pour({ ...siege, seconds: siege.seconds / handfuls.length }, each);
        tried += poured * each.many;
        held &&= cut === opened;
        figures.push(`${rounded(poured * each.many)} ${each.what} on ${opened} lines, of which ${cut} were cut.`);
      }
      return { tried, held, figure: figures.join(" ") };
    });
  },
});

const noMessages = frames("frames that are no messages", [
  handful("pings", frame(PING), 5_000, { lines: 1, reading: true, every: 0 }),
  handful("pongs", frame(PONG, "x".repeat(125)), 500, { lines: 1, reading: true, every: 0 }),
  // Few enough messages to be answered, each.
  handful("messages in a thousand pieces", SHREDS, 1, { lines: 1, reading: true, every: 50 }),
]);

const unread = frames("answers that nobody reads", [
  handful("pings", frame(PING, "x".repeat(125)), 500, { lines: 4, reading: false, every: 0 }),
]);

// Messages -------------------------------------------------------------------------------------------------------

interface Flood {
  readonly cookie: string;
  readonly sockets: number;
  /** What a socket says first, and then without end, as fast as its own limit allows. */
  first(): readonly unknown[];
  next(): readonly unknown[];
}

/** Messages a second on each socket: under the limit of one. */
const FAST = 90;
const TICK = 20;

/** Gives how many messages were sent, what was heard, by its kind, and how often a socket was cut. */
async function flood({ server, seconds }: Siege, { cookie, sockets, first, next }: Flood) {
  const until = performance.now() + seconds * 1000;
  const heard = new Map<string, number>();
  let sent = 0;
  let cuts = 0;
  const flooder = async (): Promise<void> => {
    while (performance.now() < until) {
      const bare = await Bare.open(server.url, cookie);
      bare.socket.on("message", (data) => {
        const { t } = spoken(data.toString());
        heard.set(t, (heard.get(t) ?? 0) + 1);
        // What was heard is of no further use.
        bare.heard.length = 0;
      });
      for (const message of first()) bare.send(message);
      let due = performance.now();
      while (bare.closed === null && performance.now() < until) {
        for (; due < performance.now(); due += 1000 / FAST)
          for (const message of next()) {
            bare.send(message);
            sent++;
          }
        await pause(TICK);
      }
      if (bare.closed !== null) cuts++;
      bare.end();
      await pause(AGAIN);
    }
  };
  await Promise.all(Array.from({ length: sockets }, flooder));
  return { sent, cuts, heard: (t: string): number => heard.get(t) ?? 0 };
}

const SOCKETS = 8;

const floodOf = (
  name: string,
  parts: {
    /** What is heard when one of them was handled, on how many sockets, and what it costs a player. */
    readonly answers: string;
    readonly ears?: number;
    cost(field: Field): number;
    /** What share of those that can be afforded is answered at least: it costs so little. */
    readonly least?: number;
    prepare(field: Field, client: Client, witness: Witness): Promise<Pick<Flood, "first" | "next">>;
  },
): Attack => ({
  name,
  timed: true,
  async run(field) {
    const siege = await laySiege(field);
    const witness = new Witness();
    const client = await guestAt(field, siege.server, witness);
    const messages = await parts.prepare(field, client, witness);
    return besieged(siege, async () => {
      const { sent, cuts, heard } = await flood(siege, { cookie: client.cookie, sockets: SOCKETS, ...messages });
      const answered = heard(parts.answers) / (parts.ears ?? 1) / siege.seconds;
      const { burst, rate } = LIVE_LIMITS.player;
      const affordable = (burst / siege.seconds + rate) / parts.cost(field);
      return {
        tried: sent,
        held: answered > (parts.least ?? 0) * affordable && answered < 1.5 * affordable,
        figure:
          `${rounded(sent)} were sent on ${SOCKETS} sockets, ${rounded(answered)} a second were answered ` +
          `(${rounded(affordable)} can be afforded), cut off ${cuts} times.`,
      };
    });
  },
});

let acts = 0;
const freshId = (): string => `siege-${process.pid}-${acts++}`;

const chat = floodOf("lines of chat without end", {
  answers: "chat",
  ears: SOCKETS,
  cost: () => SPOKEN,
  async prepare(_, client) {
    const table = await ownTable(client);
    return { first: () => [{ t: "watch", table }], next: () => [{ t: "chat", table, text: "Carthago delenda est." }] };
  },
});

const watching = floodOf("coming and going without end", {
  answers: "table",
  cost: () => BEGUN.watch + costOfShowing(0) + BEGUN.unwatch,
  async prepare(_, client) {
    const table = await ownTable(client);
    return {
      first: () => [],
      next: () => [
        { t: "watch", table },
        { t: "unwatch", table },
      ],
    };
  },
});

const wrongNumbers = floodOf("acts with a wrong number", {
  answers: "stale",
  cost: () => BEGUN.act + DONE.stale,
  async prepare(_, client) {
    const table = await ownTable(client);
    const view = client.watch(table);
    const { legal, info } = await view.when((state) => state.legal.length > 0);
    view.close();
    const [act] = legal;
    let n = 0;
    return {
      first: () => [{ t: "watch", table }],
      // What has been, and what is still to come.
      next: () => [{ t: "act", table, id: freshId(), n: ++n % 2 === 0 ? info.entries + 7 : 40, act }],
    };
  },
});

/** Each is one that the journal has, under the number of the next: to be answered as the first time, and never written. */
const sentAgain = floodOf("acts of old sent as new ones", {
  answers: "done",
  cost: () => BEGUN.act + DONE.done,
  least: 0.25,
  async prepare(_, client, witness) {
    const table = await ownTable(client);
    await playRandomly(client, table, seededDice("old"), { on: ({ info }) => info.entries < 60 });
    const view = client.watch(table);
    const { legal, info } = await view.when((state) => state.legal.length > 0);
    view.close();
    const ids = [...witness.acknowledged.keys()];
    let n = 0;
    return {
      first: () => [{ t: "watch", table }],
      next: () => [{ t: "act", table, id: ids[n++ % ids.length], n: info.entries, act: legal[0] }],
    };
  },
});

const long = (field: Field): number => field.many(250, 600);

const wholeJournal = floodOf("a long journal from its beginning, again and again", {
  answers: "table",
  cost: (field) => BEGUN.watch + costOfShowing(long(field)),
  async prepare(field, client) {
    const table = await ownTable(client);
    const entries = long(field);
    await playRandomly(client, table, seededDice("long"), { on: ({ info }) => info.entries < entries });
    return { first: () => [], next: () => [{ t: "watch", table, since: -1 }] };
  },
});

// After signing out ----------------------------------------------------------------------------------------------

const MOST = 2_000;

const signedOut: Attack = {
  name: "acting on after signing out",
  async run(field) {
    const place = await field.place();
    const here = await field.server({}, place);
    const there = field.kind === "postgres" ? await field.server({}, place) : here;
    const ends = ["sign-out", "revoke-sessions"];
    let longest = 0;
    let tried = 0;
    for (let i = 0; i < field.many(1, 5) * ends.length; i++) {
      const lasted = await actAfter(field, here, there, ends[i % ends.length]);
      longest = Math.max(longest, lasted.acting, lasted.listening);
      tried += lasted.tried;
    }
    return {
      tried,
      held: longest <= MOST,
      figure: `Acts were taken, or news told, for ${rounded(longest)} ms at most after the session had ended.`,
    };
  },
};

async function actAfter(field: Field, here: ServerProcess, there: ServerProcess, end: string) {
  const client = await guestAt(field, here);
  const { cookie } = client;
  const table = await ownTable(client);
  const bare = await Bare.open(there.url, cookie);
  field.after(() => bare.end());
  const luck = seededDice(end);
  let ended = Number.POSITIVE_INFINITY;
  let acting = 0;
  let tried = 0;
  bare.socket.on("message", (data) => {
    const message = spoken(data.toString());
    const late = performance.now() - ended;
    if (message.t === "done") acting = Math.max(acting, late);
    if (message.t !== "table" || message.legal === undefined) return;
    const { legal, info } = message;
    setTimeout(() => {
      tried++;
      bare.send({ t: "act", table, id: freshId(), n: info.entries, act: pick(legal, luck) });
    }, TICK);
  });
  bare.send({ t: "watch", table });
  await pause(500);
  const answer = await fetch(`${here.url}/api/auth/${end}`, {
    method: "POST",
    headers: { cookie, origin: here.url, "content-type": "application/json" },
    body: "{}",
  });
  if (answer.status !== 200) throw new Error(`${end} was answered with ${answer.status}.`);
  ended = performance.now();
  while (bare.closed === null && performance.now() - ended < 2 * MOST) await pause(TICK);
  const listening = performance.now() - ended;
  bare.end();
  return { acting, listening, tried };
}

export const floods: readonly Attack[] = [
  noMessages,
  unread,
  chat,
  watching,
  wrongNumbers,
  sentAgain,
  wholeJournal,
  signedOut,
];
