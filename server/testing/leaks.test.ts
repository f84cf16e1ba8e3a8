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

/** Never the same twice: a server knows what it has accepted, in whichever world that was. */
const newId = (): string => `act-number-${++sent}`;
let sent = 0;

async function play(sitting: Sitting, act: Json): Promise<void> {
  const standing = await sitting.standing();
  const { entries, toMove } = standing.info;
  const sending = { id: newId(), n: entries, act };
  const answer = await server.app.services.keeper.act(sitting.table, playerOn(standing, toMove ?? ""), sending);
  if (answer.is !== "done" && answer.is !== "kept")
    throw new Error(`A legal act was not accepted: ${JSON.stringify(answer)}`);
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
): Promise<{ told: string[]; heard: Earful | null; back: string[] | null }> {
  const { table, honest: game } = sitting;
  const { db } = server.store;
  const { keeper } = server.app.services;
  const player = onlooker.player?.id ?? null;
  const now = clock;
  try {
    await putTwin(db, { game, table, viewer: onlooker.viewer, player, position });
    await keeper.announce({ table });
    const told = await everythingTold(server, onlooker, moment);
    if (act === null) return { told, heard: null, back: null };
    await restoreCourse(db, table);
    await keeper.announce({ table });
    const [heard] = await hearActed(sitting, [onlooker], act);
    const [back] = (await takeBackAndLook(sitting, [onlooker], moment)) ?? [null];
    return { told, heard, back };
  } finally {
    clock = now;
    await restoreTruth(db, table);
    await keeper.announce({ table });
  }
}

/**
 * Whoever has just acted takes it back, if he may do so without asking anybody: what onlookers are told afterwards.
 * Null where he may not.
 */
async function takeBackAndLook(
  sitting: Sitting,
  onlookers: readonly Onlooker[],
  moment: Occasion,
): Promise<string[][] | null> {
  const { table } = sitting;
  const { steward, keeper } = server.app.services;
  const acted = await sitting.standing();
  const player = sitting.onlookers.find(({ viewer }) => viewer === moment.toMove)?.player;
  const [to] = acted.returns(moment.toMove);
  if (!player || to === undefined) return null;
  expect(await steward.takeBack(player, table, to)).toBe("done");
  // What is in memory comes in another order of fields.
  await keeper.announce({ table });
  const { entries } = (await sitting.standing()).info;
  const told: string[][] = [];
  for (const onlooker of onlookers) told.push(await everythingTold(server, onlooker, { ...moment, entries }));
  return told;
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
  const id = newId();
  if (mover >= 0) {
    sockets[mover].send({ t: "act", table, id, n: info.entries, act });
    await sockets[mover].until(({ t }) => ["done", "kept", "refused", "error", "stale"].includes(t));
    clock += 1_000;
  } else await play(sitting, act);
  // No entry: it was an act that nobody else may notice.
  const { final = false, events = [] } =
    (await server.store.db
      .selectFrom("journal")
      .select(["final", "events"])
      .where("table_id", "=", table)
      .where("n", "=", info.entries)
      .executeTakeFirst()) ?? {};
  const gathered = events.length === 0 && (await sitting.standing()).info.entries === info.entries;
  const reveals = events.some((event) => isObject(event) && event.reveals === true);
  return Promise.all(
    sockets.map(async (socket) => {
      const heard = () => socket.heard.map(spoken);
      const isThere = (): boolean =>
        gathered || heard().some((said) => said.t === "table" && said.info.entries > info.entries);
      while (!isThere()) await socket.next();
      await socket.asks();
      socket.end();
      // Whether the answer or the news comes first is a matter of how many listen, and tells nothing.
      const sorted = socket.heard.toSorted((a, b) => Number(isNews(a)) - Number(isNews(b)));
      const texts = sorted.map((text) => text.replaceAll(id, "the act"));
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
let takenBack = 0;

interface Findings {
  /** What told more than it should, where. */
  readonly leaks: string[];
  probes: number;
  /** Twins that were really other positions. */
  others: number;
  heard: number;
  /** Acts that were taken back in both worlds. */
  back: number;
}

/**
 * Plays a random game to its end, or until something leaks. Every so many entries everybody asks all there is to ask,
 * as soon as there is anything that they do not know.
 */
async function searchGame(sitting: Sitting, luck: Dice, every: number): Promise<Findings> {
  const { table, game, onlookers } = sitting;
  const found: Findings = { leaks: [], probes: 0, others: 0, heard: 0, back: 0 };
  const report = (what: string, leak: string | null): void => {
    if (leak !== null) found.leaks.push(`${what}:\n${leak}`);
  };
  const glance = every < 30 ? 1 : 4;
  let due = 0;
  for (;;) {
    const standing = await sitting.standing();
    const { info, position, gathering } = standing;
    if (position === null || info.toMove === null || found.leaks.length > 0) return found;
    const toMove = info.toMove;
    const act = pick(game.legal(gathering?.position ?? position), luck);
    const written = game.acts.write(act);
    // Not at every entry of a long game: between two of them little comes to be hidden.
    for (const { viewer } of info.entries % glance === 0 ? onlookers : []) {
      const twin: Standing = {
        ...standing,
        position: twinPosition(game, position, viewer, luck),
        // Of what others have gathered nothing is to be seen, however much it is.
        gathering: gathering?.seat === viewer ? gathering : gathering && { ...gathering, acts: gathering.acts + 5 },
      };
      const looks = (world: Standing) => [
        JSON.stringify(outlookOf(world, viewer)),
        JSON.stringify(world.position && momentOf(game, world.position, info.entries - 1, viewer)),
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
      .filter((each) => game.refuse(gathering?.position ?? position, each) !== null)
      .map((each) => game.acts.write(each));
    const tried = Array.from({ length: 60 }, () => game.acts.write(randomAct(game.acts, luck)));
    const { groups = [], inHand = [] } = handsOf(game, position) ?? {};
    const taken = [...groups.slice(0, 4), inHand, ["nobody"]].filter(({ length }) => length > 0);
    const moment: Occasion = { table, entries: info.entries, toMove, forbidden, tried, taken };
    await sayInAdvance(standing, luck);
    const said = await sitting.standing();
    // Orders may have answered already what was asked just now.
    if (said.info.entries !== info.entries) continue;
    // Until something was heard of an act in both worlds, and they were other worlds, it is looked for more often.
    due = info.entries + (found.heard > 0 && found.others > 2 ? every : Math.min(every, 15));
    const chosen = game.seats.some((seat) => said.answerAhead(seat) !== null);
    // Both worlds are read from the database: what is in memory comes in another order of fields.
    await server.app.services.keeper.announce({ table });
    await keepTruth(server.store.db, table);
    const twinsHeard = new Map<Onlooker, Earful>();
    const twinsBack = new Map<Onlooker, string[] | null>();
    for (const onlooker of onlookers) {
      const { viewer } = onlooker;
      const twin = twinPosition(game, position, viewer, luck);
      found.probes++;
      if (isOther(twin)) found.others++;
      // The act of somebody else, or what he chose ahead, may name a hidden thing, and so be another deed in the twin.
      const named = chosen || gathering !== null || Object.keys(act).length > 1;
      const same = viewer === toMove ? !chosen : !named && game.refuse(twin, act) === null;
      const truth = await everythingTold(server, onlooker, moment);
      const { told, heard, back } = await visitTwin(sitting, onlooker, twin, moment, same ? written : null);
      report(`entry ${info.entries}, asked by ${viewer}`, difference(truth, told));
      if (heard !== null) twinsHeard.set(onlooker, heard);
      if (heard !== null) twinsBack.set(onlooker, back);
    }
    const truths = await hearActed(sitting, onlookers, written);
    for (const [onlooker, twin] of twinsHeard) {
      const truth = truths[onlookers.indexOf(onlooker)];
      if (truth.reveals || twin.reveals) continue;
      found.heard++;
      report(`entry ${info.entries}, heard by ${onlooker.viewer}`, difference(truth.texts, twin.texts));
    }
    const looking = [...twinsBack.keys()];
    const back = await takeBackAndLook(sitting, looking, moment);
    for (const [i, { viewer }] of looking.entries()) {
      const twin = twinsBack.get(looking[i]) ?? null;
      const [free, freeInTwin] = [back !== null, twin !== null].map(String);
      if (viewer === toMove) report(`entry ${info.entries}, taken back freely`, difference([free], [freeInTwin]));
      if (back === null || twin === null) continue;
      found.back++;
      report(`entry ${info.entries}, taken back before ${viewer}`, difference(back[i], twin));
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
      takenBack += found.back;
      expect((await sitting.standing()).info.status).toBe("over");
    },
  );

  test("and among all that were secrets that somebody had told the server in advance", () => {
    expect(choices).toBeGreaterThan(0);
  });

  test("and acts that were taken back, so that nobody learned from trying them", () => {
    expect(takenBack).toBeGreaterThan(0);
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
    for (const [i, other] of others.slice(0, 12).entries()) {
      // Also how many there were is nobody's business.
      const act = JSON.stringify(then === null ? other : [...Array.from({ length: i }, () => other), { do: then }]);
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

describe("how much somebody has arranged", () => {
  const FREE = { scenario: "free", clock: { kind: "days", days: 2 } };
  const SWAP = { do: "swap", block: "caesar", with: "legio-16" };

  /** All that everybody but Caesar is told. */
  async function toldToOthers({ table, onlookers, standing }: Sitting): Promise<string[]> {
    await server.app.services.keeper.announce({ table });
    const { entries, toMove } = (await standing()).info;
    const moment: Occasion = { table, entries, toMove: toMove ?? "", forbidden: [], tried: [SWAP], taken: [] };
    const told: string[] = [];
    for (const onlooker of onlookers)
      if (onlooker.viewer !== "caesar") told.push(...(await everythingTold(server, onlooker, moment)));
    return told;
  }

  test("is told to nobody before he is done, not even whether he has begun", async () => {
    const sitting = await sitDown("julius-caesar", FREE);
    const { steward } = server.app.services;
    const caesar = sitting.onlookers.find(({ viewer }) => viewer === "caesar")?.player;
    if (!caesar) throw new Error("nobody plays Caesar");
    const listeners = sitting.onlookers.filter(({ viewer }) => viewer !== "caesar");
    const sockets = await Promise.all(listeners.map(({ cookie }) => Bare.open(server.url, cookie)));
    for (const socket of sockets) await socket.asks({ t: "watch", table: sitting.table });
    const silence = sockets.map(({ heard }) => heard.length);
    const [now, before] = [clock, await toldToOthers(sitting)];
    for (let swaps = 0; swaps < 8; swaps++) {
      await play(sitting, SWAP);
      const [, to] = (await sitting.standing()).returns("caesar");
      if (swaps % 3 === 2) await steward.takeBack(caesar, sitting.table, to);
    }
    // Each of them is told to Caesar alone; a ping shows that nothing else was on the way.
    for (const [i, socket] of sockets.entries()) {
      await socket.asks();
      expect(socket.heard.length).toBe(silence[i] + 1);
      socket.end();
    }
    clock = now;
    expect(difference(before, await toldToOthers(sitting))).toBeNull();
  });

  test("is told to nobody when he is done either", async () => {
    const sitting = await sitDown("julius-caesar", FREE);
    for (let swaps = 0; swaps < 8; swaps++) await play(sitting, SWAP);
    await play(sitting, { do: "deployed" });
    const much = await toldToOthers(sitting);
    const [act, event] = [{ do: "deployed" }, { e: "deployed", rule: "JC-5.3.a", side: "caesar" }].map((each) =>
      JSON.stringify(each),
    );
    await sql`update journal set act = ${act}::jsonb, events = jsonb_build_array(${event}::jsonb)
      where table_id = ${sitting.table} and n = 1`.execute(server.store.db);
    expect(difference(much, await toldToOthers(sitting))).toBeNull();
  });
});
