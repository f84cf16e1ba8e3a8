/** Journals without end: acts that can be done again and again, games that never stop, pasts that go on for ever. */
import { aleaIactaEst } from "@rubicon/alea-iacta-est";
import { type Client, ClientError, connect, type Result, type TableState } from "@rubicon/client";
import { type Dice, type Game, isObject, type Json, LONGEST_GAME, pick, seededDice } from "@rubicon/engine";
import { probe } from "@rubicon/engine/testing/probing";
import { imperator } from "@rubicon/imperator";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { sql } from "kysely";
import type { ServerProcess } from "../crash/process.ts";
import { openStore } from "../database/open.ts";
import { LIMITS, type OpenForm } from "../protocol.ts";
import { NodeSocket } from "../testing/index.ts";
import type { Attack, Field, Place } from "./attack.ts";
import { Bystanders, type Pace } from "./bystanders.ts";

const FREE: OpenForm = { game: "julius-caesar", scenario: "free", seat: "caesar" };
const HISTORICAL: OpenForm = { ...FREE, scenario: "historical" };

/** Milliseconds. What a bystander may have to wait on a machine that is busy with other things as well. */
const BEARABLE = 2_500;
/** At which bystanders play. */
const TABLES = 2;

async function guests(field: Field, { url }: ServerProcess, count: number): Promise<Client[]> {
  const clients: Client[] = [];
  for (let i = 0; i < count; i++) {
    const client = connect(url, { WebSocket: NodeSocket, cookie: "" });
    field.after(() => client.close());
    await client.guest();
    clients.push(client);
  }
  return clients;
}

async function sitDown([first, second]: readonly Client[], form: OpenForm): Promise<string> {
  const table = await first.openTable(form);
  await second.join(table);
  return table;
}

/** One player by himself, who sees every seat. */
async function alone(client: Client, form: OpenForm): Promise<string> {
  const table = await client.openTable({ ...form, solo: true });
  await client.watch(table).when(({ info }) => info.status === "running");
  return table;
}

/** Of a server that is down: every second entry from the third on does what the first one did, and the next takes it back. */
async function grow({ folder, settings }: Place, table: string, entries: number): Promise<void> {
  const { DATABASE_URL: url } = settings;
  const store = await openStore(url === undefined ? { folder } : { url });
  try {
    await sql`insert into journal (table_id, n, seat, act, by, back, dice, seal, events, final, at)
      select table_id, g, seat, act, by, back, dice, seal, events, final, at
      from generate_series(3, ${entries - 1}::int) as g join journal on table_id = ${table} and n = 2 - g % 2`.execute(
      store.db,
    );
    await store.db.updateTable("tables").set({ entries }).where("id", "=", table).execute();
  } finally {
    await store.close();
  }
}

/** A game whose journal has so many entries, on a server that has just been started. Its first player is asked. */
async function longGame(
  field: Field,
  entries: number,
): Promise<{ readonly server: ServerProcess; readonly table: string; readonly players: readonly Client[] }> {
  const place = await field.place();
  const early = await field.server({}, place);
  const players = await guests(field, early, 2);
  const table = await sitDown(players, HISTORICAL);
  const [first] = players;
  const view = first.watch(table);
  const { legal } = await view.when((state) => state.legal.length > 0);
  must(await first.act(table, legal[0]));
  await first.takeBack(table, 0);
  // Whoever had looked on would ask for all that he has missed.
  view.close();
  await early.kill();
  // An even number of entries ends with the act, an odd one with its take-back.
  await grow(place, table, entries - (1 - (entries % 2)));
  const { port } = new URL(early.url);
  const server = await field.server({ PORT: port }, place);
  await first.watch(table).when((state) => state.info.entries >= entries - 1 && state.legal.length > 0);
  return { server, table, players };
}

function must(result: Result): void {
  if (result.is !== "done" && result.is !== "kept") throw new Error(`An act came back as ${JSON.stringify(result)}.`);
}

async function milliseconds(deed: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await deed();
  return Math.round(performance.now() - began);
}

const told = ({ p50, p99 }: Pace): string =>
  `Acts of others meanwhile: p50 ${Math.round(p50)} ms, p99 ${Math.round(p99)} ms.`;

const swapping: Attack = {
  name: "swaps without end in a free set-up",
  async run(field) {
    const most = field.many(500, 12_000);
    const server = await field.server();
    const [guest] = await guests(field, server, 1);
    const bystanders = await Bystanders.at(field, server.url, TABLES);
    const table = await alone(guest, FREE);
    const luck = seededDice("swaps");
    const view = guest.watch(table);
    let full = 0;
    let past = 0;
    const pace = await bystanders.during(async () => {
      for (let tried = 0; tried < most; tried++) {
        const state = await view.when();
        const swaps = state.legal.filter((act) => isObject(act) && act.do === "swap");
        const result = await guest.act(table, pick(swaps, luck));
        if (result.is !== "error") must(result);
        else {
          full++;
          await guest.takeBack(table, state.returns.at(-1) ?? 0);
          await view.when((now) => now !== state);
        }
      }
      past = await milliseconds(() => guest.past(table, { from: 0, to: LIMITS.moments - 1 }));
    });
    const { info } = await view.when();
    return {
      tried: most,
      held: info.entries === 1 && past < BEARABLE && pace.p99 < BEARABLE,
      figure: `The journal has ${info.entries} entries, its past took ${past} ms, refused ${full} times. ${told(pace)}`,
    };
  },
};

const longest: Attack = {
  name: "the longest journal: its past, its bound, its end",
  async run(field) {
    const room = field.many(10, 200);
    const { server, table, players } = await longGame(field, LONGEST_GAME.entries - room);
    const bystanders = await Bystanders.at(field, server.url, TABLES);
    const [first, second] = players;
    let looks = { count: 0, slowest: 0 };
    let bound: Bound = { tried: 0, said: null };
    let journal = "";
    let read = 0;
    const pace = await bystanders.during(async () => {
      looks = await lookBack(players, table, field.many(10, 400));
      bound = await fillUp(first, table, room);
      await first.offerDraw(table);
      await second.offerDraw(table);
      read = await milliseconds(async () => {
        journal = await second.journal(table);
      });
    });
    const { info } = await first.watch(table).when((state) => state.info.status === "over");
    const ended = info.entries === LONGEST_GAME.entries && info.outcome?.how === "agreed";
    const whole = journal.split("\n").length === LONGEST_GAME.entries + 2;
    return {
      tried: looks.count + bound.tried,
      held: looks.slowest < BEARABLE && bound.said !== null && ended && whole && pace.p99 < BEARABLE,
      figure:
        `Its past took ${looks.slowest} ms at most; at ${info.entries} entries it says "${bound.said}", ` +
        `ends ${info.outcome?.how} and is read whole in ${read} ms. ${told(pace)}`,
    };
  },
};

/** Both look at moments of the past, anywhere in the journal. */
async function lookBack(
  players: readonly Client[],
  table: string,
  most: number,
): Promise<{ readonly count: number; readonly slowest: number }> {
  const luck = seededDice("pasts");
  const takes: number[] = [];
  const asking = async (client: Client): Promise<void> => {
    for (let i = 0; i < most / players.length; i++) {
      const from = luck.roll(LONGEST_GAME.near - LIMITS.moments);
      const took = await milliseconds(async () => {
        const moments = await client.past(table, { from, to: from + LIMITS.moments - 1 });
        if (moments.length < LIMITS.moments) throw new Error(`not all was shown from entry ${from} on`);
      });
      takes.push(took);
    }
  };
  await Promise.all(players.map(asking));
  return { count: takes.length, slowest: Math.max(...takes) };
}

interface Bound {
  readonly tried: number;
  /** What the server said when it had had enough. */
  readonly said: string | null;
}

/** Chooses a card and takes it back again and again, until the server has had enough. */
async function fillUp(client: Client, table: string, room: number): Promise<Bound> {
  const view = client.watch(table);
  let said: string | null = null;
  let tried = 0;
  for (; said === null && tried <= room + 4; tried++) {
    const { legal, returns } = await view.when((state) => state.legal.length > 0 || state.returns.length > 0);
    if (returns.length > 0) said = await client.takeBack(table, returns[0]).then(() => null, sentence);
    else {
      const result = await client.act(table, legal[0]);
      if (result.is === "error") said = result.message;
      else must(result);
    }
    if (said === null) await view.when((state) => state.returns.length !== returns.length);
  }
  return { tried, said };
}

const sentence = (error: unknown): string => {
  if (error instanceof ClientError) return error.message;
  throw error;
};

/** What a player sees of a decision, and nothing of how often he has been there. */
const decision = ({ sight, question, legal, forecasts, hands }: TableState): string =>
  JSON.stringify([sight, question, legal, forecasts, hands]);

const probing: Attack = {
  name: "acts that are tried and taken back",
  async run(field) {
    const most = field.many(60, 3_000);
    const server = await field.server();
    const [prober, opponent, watcher] = await guests(field, server, 3);
    const luck = seededDice("probes");
    let [tried, leaks] = [0, 0];
    while (tried < most) {
      const table = await sitDown([prober, opponent], luck.roll(2) === 1 ? FREE : HISTORICAL);
      const [view, onlooking] = [prober.watch(table), watcher.watch(table)];
      const others = playOn(opponent, table, luck);
      // Whatever stops it is told when it is waited for.
      others.catch(() => {});
      for (;;) {
        const state = await view.when(({ legal, info }) => legal.length > 0 || info.status === "over");
        if (state.info.status === "over") break;
        if (tried >= most) {
          await prober.resign(table);
          break;
        }
        const seen = await onlooking.when(({ info }) => info.entries >= state.info.entries);
        must(await prober.act(table, pick(state.legal, luck)));
        const { returns, legal } = await view.when();
        // Where the other is asked now he may answer before it is taken back.
        if (returns[0] !== lastOf(state) || legal.length === 0 || luck.roll(4) === 1) continue;
        await prober.takeBack(table, returns[0]);
        tried++;
        const back = await view.when((now) => isBack(now, returns.length));
        const then = await onlooking.when(({ info }) => info.entries >= back.info.entries);
        if (decision(back) !== decision(state) || JSON.stringify(then.sight) !== JSON.stringify(seen.sight)) leaks++;
      }
      await others;
      const [{ journal }] = await server.records([table]);
      const free = journal.filter(({ back }) => back !== null);
      for (const { n, back } of free)
        if (journal.slice((back ?? 0) + 1, n).some(({ dice, events }) => dice !== null || events.some(reveals)))
          leaks++;
      view.close();
      onlooking.close();
    }
    return { tried, held: leaks === 0, figure: `${leaks} of them taught anybody anything.` };
  },
};

/** Where the table stood before an act that has just been done, for whoever did it. */
const lastOf = ({ info, gathered, entries }: TableState): number => {
  const last = entries.at(-1);
  return gathered > 0 ? info.entries - 1 + gathered : (last?.back ?? info.entries - 1);
};

const isBack = ({ returns, legal }: TableState, before: number): boolean => returns.length < before && legal.length > 0;

const reveals = (event: Json): boolean => isObject(event) && event.reveals !== undefined;

async function playOn(client: Client, table: string, luck: Dice): Promise<void> {
  const view = client.watch(table);
  for (;;) {
    const state = await view.when(({ legal, info }) => legal.length > 0 || info.status === "over");
    if (state.info.status === "over") return view.close();
    // Its opponent may have taken back what it was to answer.
    await client.act(table, pick(state.legal, luck));
  }
}

const PROBED: readonly [Game, string][] = [
  [juliusCaesar, "historical"],
  [juliusCaesar, "free"],
  [aleaIactaEst, "pharsalus"],
  [imperator, "s2_parthian_war"],
];

/** By the rules alone, where far more can be tried than over a line: see engine/testing/seeing.ts. */
const byTheRules: Attack = {
  name: "what could be learned from acts that can be taken back",
  only: "embedded",
  async run(field) {
    const most = field.many(400, 100_000);
    for (const [game, scenario] of PROBED) probe(game, scenario, most);
    const games = PROBED.map(([{ title }, scenario]) => `${title} (${scenario})`);
    return { tried: most * games.length, held: true, figure: `Nothing, in ${most} acts each of ${games.join(", ")}.` };
  },
};

export const journals: readonly Attack[] = [probing, byTheRules, swapping, longest];
