/**
 * Nothing that anybody is ever sent depends on what he may not know.
 *
 * Random games are played at a real server. Before many of their acts the database is changed into a twin world that
 * a viewer must not be able to tell from the true one (twin.ts), and he asks the server everything there is to ask
 * (onlooker.ts), in both worlds: what he is told must be the same, letter by letter.
 */
import { aleaIactaEstRules } from "@rubicon/alea-iacta-est";
import {
  type Dice,
  type Game,
  handsOf,
  isObject,
  type Json,
  pick,
  plain,
  type Seat,
  seededDice,
} from "@rubicon/engine";
import { randomAct, skirmishRules, thorough } from "@rubicon/engine/testing";
import { imperatorRules } from "@rubicon/imperator";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { momentOf, outlookOf } from "../live/outlook.ts";
import type { Standing } from "../services.ts";
import { Bare, spoken } from "./bare.ts";
import { openAndJoin, startServer, type TestServer } from "./index.ts";
import { difference, everythingTold, type Occasion, type Onlooker } from "./onlooker.ts";
import { altered } from "./rulesets.ts";
import { keepTruth, putTwin, restoreCourse, restoreTruth, twinPosition } from "./twin.ts";

/** Games that tell too much, each in its own way: what is checked here must find that out. */
const LEAKY: Readonly<Record<string, (game: Game) => Partial<Game>>> = {
  sight: (game) => ({ sight: (p) => game.write(p) }),
  hear: () => ({ hear: (event) => plain(event) }),
  refuse: (game) => ({
    refuse(p, act) {
      const refusal = game.refuse(p, act);
      return refusal && { ...refusal, with: { hash: game.hash(p) } };
    },
  }),
  forecast: (game) => ({ forecast: (p) => [{ f: "all", rule: "JC-0", battle: game.write(p) }] }),
  gestures: ({ gestures, write }) => ({
    ...(gestures && { gestures: { ...gestures, inHand: (p) => [JSON.stringify(write(p))] } }),
  }),
  goals: ({ gestures, hash }) => ({
    ...(gestures && {
      gestures: {
        ...gestures,
        goals: (p, pieces) => gestures.goals(p, pieces).map((goal) => ({ ...goal, way: [hash(p), goal.to] })),
      },
    }),
  }),
};

const honestGame: Game = juliusCaesarRules.make(juliusCaesarRules.standard);

let server: TestServer;
let clock = Date.parse("2026-03-15T12:00:00Z");

beforeAll(async () => {
  const leaky = Object.entries(LEAKY).map(([id, game]) => altered(juliusCaesarRules, { id: `leaky-${id}`, game }));
  server = await startServer({
    rulesets: [juliusCaesarRules, aleaIactaEstRules, imperatorRules, skirmishRules, ...leaky],
    now: () => new Date(clock),
  });
});

afterAll(async () => {
  await server.close();
});

interface Sitting {
  readonly table: string;
  readonly game: Game;
  /** The same, keeping its secrets. */
  readonly honest: Game;
  readonly onlookers: readonly Onlooker[];
  standing(): Promise<Standing>;
}

/** A game between two players, with a watcher who is somebody and a stranger. */
async function sitDown(game: string, settings: object = {}): Promise<Sitting> {
  const { keeper, accounts } = server.app.services;
  const clients = await server.pairOfPlayers();
  const table = await openAndJoin(clients, { game, clock: { kind: "live", minutes: 60, increment: 5 }, ...settings });
  const standing = async (): Promise<Standing> => {
    const now = await keeper.standing(table);
    if (!now) throw new Error("the table is gone");
    return now;
  };
  const { players, game: played } = await standing();
  const seated = await Promise.all(
    clients.map(async ({ cookie }): Promise<Onlooker> => {
      const player = await accounts.playerOf({ cookie });
      const seat = [...players].find(([, sitter]) => sitter === player?.id)?.[0];
      if (!player || seat === undefined) throw new Error("a player did not sit down");
      return { viewer: seat, player, cookie };
    }),
  );
  const { cookie } = await server.guest();
  const watcher: Onlooker = { viewer: "watcher", player: await accounts.playerOf({ cookie }), cookie };
  const stranger: Onlooker = { viewer: "watcher", player: null, cookie: "" };
  for (const { player, viewer } of seated) await furnish(table, player?.id ?? "", viewer);
  const honest = game.startsWith("leaky") ? honestGame : played;
  return { table, game: played, honest, onlookers: [...seated, watcher, stranger], standing };
}

/** What a player has of his own: a note on the table, a browser that takes messages. */
async function furnish(table: string, player: string, seat: string): Promise<void> {
  const { db } = server.store;
  const now = new Date(clock);
  await db
    .insertInto("notes")
    .values({ table_id: table, player_id: player, text: `note of ${seat}`, at: now })
    .execute();
  await db
    .insertInto("push")
    .values({ endpoint: `https://push.example/${player}`, player_id: player, keys: "{}", at: now })
    .execute();
  // Nothing is sent by the server itself; what it would say is asked for.
  const silent = JSON.stringify({ email: false, push: false, webhook: null });
  await db.updateTable("players").set({ notices: silent }).where("id", "=", player).execute();
}

const playerOn = ({ players }: Standing, seat: Seat): string => players.get(seat) ?? "";

async function play(sitting: Sitting, act: Json): Promise<void> {
  const standing = await sitting.standing();
  const { entries, toMove } = standing.info;
  const sent = { id: `act-number-${entries}`, n: entries, act };
  const answer = await server.app.services.keeper.act(sitting.table, playerOn(standing, toMove ?? ""), sent);
  if (answer.is !== "done") throw new Error(`A legal act was not accepted: ${JSON.stringify(answer)}`);
  clock += 1_000;
}

/**
 * Looks at a twin world made for that onlooker, and then plays an act in it, with the dice that would fall in truth.
 * The truth, which has been kept, is put back. An act of null is not played.
 */
async function visitTwin(
  sitting: Sitting,
  onlooker: Onlooker,
  position: object,
  moment: Occasion,
  act: Json,
): Promise<{ told: string[]; heard: Earful | null }> {
  const { table, honest: game } = sitting;
  const { db } = server.store;
  const { keeper } = server.app.services;
  const player = onlooker.player?.id ?? null;
  const now = clock;
  try {
    await putTwin(db, { game, table, viewer: onlooker.viewer, player, position });
    await keeper.announce({ table });
    const told = await everythingTold(server, onlooker, moment);
    if (act === null) return { told, heard: null };
    await restoreCourse(db, table);
    await keeper.announce({ table });
    const [heard] = await hearActed(sitting, [onlooker], act);
    return { told, heard };
  } finally {
    clock = now;
    await restoreTruth(db, table);
    await keeper.announce({ table });
  }
}

interface Earful {
  readonly texts: readonly string[];
  readonly reveals: boolean;
}

const isNews = (text: string): boolean => spoken(text).t === "table";

/** What onlookers hear when this act is played, and whether anything hidden came to light with it. */
async function hearActed(sitting: Sitting, listeners: readonly Onlooker[], act: Json): Promise<Earful[]> {
  const { table } = sitting;
  const { info } = await sitting.standing();
  const sockets = await Promise.all(
    listeners.map(async ({ cookie }) => {
      const socket = await Bare.open(server.url, cookie);
      await socket.asks({ t: "watch", table, since: info.entries - 1 });
      return socket;
    }),
  );
  const mover = listeners.findIndex(({ viewer }) => viewer === info.toMove);
  if (mover >= 0) {
    sockets[mover].send({ t: "act", table, id: `act-number-${info.entries}`, n: info.entries, act });
    await sockets[mover].until(({ t }) => t === "done" || t === "refused" || t === "error" || t === "stale");
    clock += 1_000;
  } else await play(sitting, act);
  const { final, events } = await server.store.db
    .selectFrom("journal")
    .select(["final", "events"])
    .where("table_id", "=", table)
    .where("n", "=", info.entries)
    .executeTakeFirstOrThrow();
  const reveals = events.some((event) => isObject(event) && event.reveals === true);
  return Promise.all(
    sockets.map(async (socket) => {
      const heard = () => socket.heard.map(spoken);
      while (!heard().some((said) => said.t === "table" && said.info.entries > info.entries)) await socket.next();
      await socket.asks();
      socket.end();
      // Whether the answer or the news comes first is a matter of how many listen, and tells nothing.
      const texts = socket.heard.toSorted((a, b) => Number(isNews(a)) - Number(isNews(b)));
      return { texts, reveals: reveals || (final && events.length === 0) };
    }),
  );
}

/** Sometimes whoever may chooses ahead, and somebody gives orders where the game knows any. */
async function sayInAdvance(standing: Standing, luck: Dice): Promise<void> {
  const { keeper } = server.app.services;
  const { info, game, position } = standing;
  const [order] = game.orders;
  for (const seat of game.seats) {
    if (order !== undefined && luck.roll(3) === 1)
      await keeper.orders(info.id, playerOn(standing, seat), { windows: { [order.id]: pick(["ask", "pass"], luck) } });
    const turned = position && game.ahead(position, seat);
    if (!turned || luck.roll(2) === 1) continue;
    const act = game.acts.write(pick(game.legal(turned), luck));
    const said = await keeper.ahead(info.id, playerOn(standing, seat), { id: `ahead-${seat}-${info.entries}`, act });
    if (said.is !== "kept") throw new Error(`A legal choice was not kept: ${JSON.stringify(said)}`);
    choices++;
  }
}

/** How many were made ahead. */
let choices = 0;

interface Findings {
  /** What told more than it should, where. */
  readonly leaks: string[];
  probes: number;
  /** Twins that were really other positions. */
  others: number;
  heard: number;
}

/**
 * Plays a random game to its end, or until something leaks. Every so many entries everybody asks all there is to ask,
 * as soon as there is anything that they do not know.
 */
async function searchGame(sitting: Sitting, luck: Dice, every: number): Promise<Findings> {
  const { table, game, onlookers } = sitting;
  const found: Findings = { leaks: [], probes: 0, others: 0, heard: 0 };
  const report = (what: string, leak: string | null): void => {
    if (leak !== null) found.leaks.push(`${what}:\n${leak}`);
  };
  const glance = every < 30 ? 1 : 4;
  let due = 0;
  for (;;) {
    const standing = await sitting.standing();
    const { info, position } = standing;
    if (position === null || info.toMove === null || found.leaks.length > 0) return found;
    const toMove = info.toMove;
    const act = pick(game.legal(position), luck);
    const written = game.acts.write(act);
    // Not at every entry of a long game: between two of them little comes to be hidden.
    for (const { viewer } of info.entries % glance === 0 ? onlookers : []) {
      const twin = { ...standing, position: twinPosition(game, position, viewer, luck) };
      const looks = ({ position: lies, ...rest }: Standing) => [
        JSON.stringify(outlookOf({ ...rest, position: lies }, viewer)),
        JSON.stringify(lies && momentOf(game, lies, info.entries - 1, viewer)),
      ];
      report(`entry ${info.entries}, outlook of ${viewer}`, difference(looks(standing), looks(twin)));
    }
    const beside = game.seats.some((seat) => game.ahead(position, seat) !== null);
    const isOther = (twin: typeof position): boolean => game.hash(twin) !== game.hash(position);
    const hasSecrets = (): boolean =>
      onlookers.some(({ viewer }) => isOther(twinPosition(game, position, viewer, luck)));
    if (!(info.entries >= due && hasSecrets()) && !(beside && luck.roll(5) === 1)) {
      await play(sitting, written);
      continue;
    }
    const forbidden = Array.from({ length: 12 }, () => randomAct(game.acts, luck))
      .filter((each) => game.refuse(position, each) !== null)
      .map((each) => game.acts.write(each));
    const tried = Array.from({ length: 60 }, () => game.acts.write(randomAct(game.acts, luck)));
    const { groups = [], inHand = [] } = handsOf(game, position) ?? {};
    const taken = [...groups.slice(0, 4), inHand, ["nobody"]].filter(({ length }) => length > 0);
    const moment: Occasion = { table, entries: info.entries, toMove, forbidden, tried, taken };
    await sayInAdvance(standing, luck);
    const said = await sitting.standing();
    // Orders may have answered already what was asked just now.
    if (said.info.entries !== info.entries) continue;
    due = info.entries + every;
    const chosen = game.seats.some((seat) => said.answerAhead(seat) !== null);
    // Both worlds are read from the database: what is in memory comes in another order of fields.
    await server.app.services.keeper.announce({ table });
    await keepTruth(server.store.db, table);
    const twinsHeard = new Map<Onlooker, Earful>();
    for (const onlooker of onlookers) {
      const { viewer } = onlooker;
      const twin = twinPosition(game, position, viewer, luck);
      found.probes++;
      if (isOther(twin)) found.others++;
      // The act of somebody else, or what he chose ahead, may name a hidden thing, and so be another deed in the twin.
      const same = !chosen && (viewer === toMove || Object.keys(act).length === 1) && game.refuse(twin, act) === null;
      const truth = await everythingTold(server, onlooker, moment);
      const { told, heard } = await visitTwin(sitting, onlooker, twin, moment, same ? written : null);
      report(`entry ${info.entries}, asked by ${viewer}`, difference(truth, told));
      if (heard !== null) twinsHeard.set(onlooker, heard);
    }
    const truths = await hearActed(sitting, onlookers, written);
    for (const [onlooker, twin] of twinsHeard) {
      const truth = truths[onlookers.indexOf(onlooker)];
      if (truth.reveals || twin.reveals) continue;
      found.heard++;
      report(`entry ${info.entries}, heard by ${onlooker.viewer}`, difference(truth.texts, twin.texts));
    }
  }
}

/** Every so many entries everybody asks. */
const ALWAYS = [
  ["julius-caesar", "historical", 200],
  ["alea-iacta-est", "pharsalus", 120],
  ["skirmish", "meadow", 32],
] as const;
const LONG = [
  ["julius-caesar", "free", 250],
  ["imperator", "s2_parthian_war", 400],
] as const;

describe("twin worlds cannot be told apart", () => {
  test.each([...ALWAYS, ...(thorough ? LONG : [])])(
    "%s, %s: a whole game, by anybody who looks on",
    async (game, scenario, every) => {
      const sitting = await sitDown(game, { scenario });
      const found = await searchGame(sitting, seededDice(`leaks ${game} ${scenario}`), every);
      expect(found.leaks).toEqual([]);
      // Even in the shortest of games it was looked for, in worlds that were really other worlds.
      expect(found.probes).toBeGreaterThanOrEqual(4);
      expect(found.others).toBeGreaterThan(2);
      expect(found.heard).toBeGreaterThan(0);
      expect((await sitting.standing()).info.status).toBe("over");
    },
  );

  test("and among all that were secrets that somebody had told the server in advance", () => {
    expect(choices).toBeGreaterThan(0);
  });

  test.each(Object.keys(LEAKY))("a game whose %s tells too much is found out", async (part) => {
    const sitting = await sitDown(`leaky-${part}`);
    const found = await searchGame(sitting, seededDice(`leaky ${part}`), 6);
    expect(found.leaks).not.toEqual([]);
  });
});

describe("the past of a twin world cannot be told apart either", () => {
  /** What everybody is shown of all that was played. */
  async function pastsOf({ table, onlookers }: Sitting): Promise<string[]> {
    const url = `/api/tables/${table}/past?from=0&to=199`;
    const answers = await Promise.all(
      onlookers.map(({ cookie }) => server.app.fastify.inject({ url, headers: cookie === "" ? {} : { cookie } })),
    );
    for (const { statusCode } of answers) expect(statusCode).toBe(200);
    return answers.map(({ body }) => body);
  }

  const legalNow = async (sitting: Sitting): Promise<Json[]> => {
    const { game, position } = await sitting.standing();
    return position === null ? [] : game.legal(position).map((act) => game.acts.write(act));
  };

  const ofKind = (acts: readonly Json[], kind: string): Json[] =>
    acts.filter((act) => isObject(act) && act.do === kind);

  test.each([
    // Which blocks stand where, and which card was put away: each is known to whoever did it, and to nobody else.
    ["free", "swap", "deployed"],
    ["historical", "discard", null],
  ] as const)("julius-caesar, %s: another %s by the first seat", async (scenario, kind, then) => {
    const sitting = await sitDown("julius-caesar", { scenario });
    const { db } = server.store;
    const { info } = await sitting.standing();
    const [deed, ...others] = ofKind(await legalNow(sitting), kind);
    await play(sitting, deed);
    if (then !== null) await play(sitting, { do: then });
    const truth = await pastsOf(sitting);
    let differed = 0;
    for (const other of others.slice(0, 12)) {
      const act = JSON.stringify(other);
      await sql`update journal set act = ${act}::jsonb where table_id = ${sitting.table} and n = ${info.entries}`.execute(
        db,
      );
      const twin = await pastsOf(sitting);
      for (const [i, { viewer }] of sitting.onlookers.entries())
        if (viewer === info.toMove) differed += Number(twin[i] !== truth[i]);
        else expect(difference([truth[i]], [twin[i]]), `${viewer}, after ${act}`).toBeNull();
    }
    expect(differed).toBeGreaterThan(0);
  });
});
