/** Asking why acts are forbidden: what the rules say, to the seat that is asked, and nothing changed by it. */
import { type Client, connect } from "@rubicon/client";
import { type Json, seededDice } from "@rubicon/engine";
import { randomAct } from "@rubicon/engine/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS, type TableInfo } from "../protocol.ts";
import type { Standing } from "../services.ts";
import { Bare, spoken } from "../testing/bare.ts";
import { NodeSocket, openAndJoin, startServer, type TestServer } from "../testing/index.ts";
import { playRandomly } from "../testing/play.ts";

let server: TestServer;
let table: string;
let mover: Client;
let waiter: Client;

beforeAll(async () => {
  server = await startServer();
  const players = await server.pairOfPlayers();
  table = await openAndJoin(players);
  const lucks = players.map((_, i) => seededDice(`why ${i}`));
  for (let most = 30; ; most++) {
    const on = ({ info }: { readonly info: TableInfo }): boolean => info.entries < most;
    await Promise.all(players.map((player, i) => playRandomly(player, table, lucks[i], { on })));
    if (!(await bothChoose())) break;
  }
  const { toMove } = (await standing()).info;
  const firstMoves = (await players[0].table(table)).you === toMove;
  [mover, waiter] = firstMoves ? players : [players[1], players[0]];
});

afterAll(() => server.close());

async function standing(): Promise<Standing> {
  const known = await server.app.services.keeper.standing(table);
  if (!known) throw new Error("the table is gone");
  return known;
}

/** Where cards are chosen both are asked at once. */
async function bothChoose(): Promise<boolean> {
  const { game, position } = await standing();
  return position !== null && game.seats.some((seat) => game.ahead(position, seat) !== null);
}

const looking = async (client: Client, at = table): Promise<void> => void (await client.watch(at).when());

test("each act is answered in its place, by the rule that forbids it or with null, and nothing is changed", async () => {
  await looking(mover);
  const { game, position, info } = await standing();
  if (position === null) throw new Error("nothing lies on the table");
  const luck = seededDice("why not");
  // More than fit into one message.
  const acts = [...game.legal(position), ...Array.from({ length: 700 }, () => randomAct(game.acts, luck))];
  const written = acts.map((act) => game.acts.write(act));
  expect(JSON.stringify(written).length).toBeGreaterThan(3 * LIMITS.message);
  const reasons = await mover.why(table, written);
  expect(reasons).toEqual(acts.map((act) => game.refuse(position, act)));
  expect(reasons.slice(0, game.legal(position).length).every((reason) => reason === null)).toBe(true);
  expect(new Set(reasons.map((reason) => reason?.rule)).size).toBeGreaterThan(1);
  expect(await mover.why(table, [])).toEqual([]);
  expect((await standing()).info.entries).toBe(info.entries);
});

test("the question is asked again on a new line when the old one is cut", async () => {
  await looking(mover);
  const { legal } = await mover.watch(table).when(({ legal }) => legal.length > 0);
  const asked = mover.why(table, legal);
  mover.renew();
  expect(await asked).toEqual(legal.map(() => null));
});

test("only the seat that is asked is told; others are told as if they had acted", async () => {
  const [act] = await legalNow();
  const { toMove, seats } = (await standing()).info;
  const other = seats.find(({ seat }) => seat !== toMove)?.seat;
  await looking(waiter);
  await expect(waiter.why(table, [act])).rejects.toThrow(`It is for ${toMove} to act, not for ${other}.`);
  const watcher = await server.guest();
  await looking(watcher);
  await expect(watcher.why(table, [act])).rejects.toThrow("You do not sit at this table.");
  const stranger = server.stranger();
  await looking(stranger);
  await expect(stranger.why(table, [act])).rejects.toThrow("Sign in or play as a guest first.");
});

test("and in the language of whoever asks, if he has words for it", async () => {
  const [act] = await legalNow();
  const say = (code: string): string | null => (code === "not-your-turn" ? "Non tocca a te." : null);
  const italian = connect(server.url, { WebSocket: NodeSocket, cookie: waiter.cookie, say });
  await looking(italian);
  await expect(italian.why(table, [act])).rejects.toThrow("Non tocca a te.");
  expect(await italian.act(table, act)).toEqual({ is: "error", message: "Non tocca a te." });
  italian.close();
});

test("a table that is not played, or not there for whoever asks, explains nothing", async () => {
  const players = await server.pairOfPlayers();
  const [act] = await legalNow();
  const open = await players[0].openTable({ game: "julius-caesar", scenario: "historical" });
  await looking(players[0], open);
  await expect(players[0].why(open, [act])).rejects.toThrow("This game is not being played.");
  const over = await openAndJoin(players, { visibility: "private", watchers: false });
  await players[1].resign(over);
  await looking(players[0], over);
  await expect(players[0].why(over, [act])).rejects.toThrow("This game is not being played.");
  await expect(waiter.why(over, [act])).rejects.toThrow("This table is not being looked at.");
  const bare = await Bare.open(server.url, waiter.cookie);
  const [answer] = await bare.asks({ t: "why", table: over, id: "why-is-it", acts: [act] });
  expect(spoken(answer)).toEqual({
    ...{ t: "error", message: "There is no such table.", code: "no-table", id: "why-is-it", table: over },
  });
  bare.end();
});

test("what is no act of the game, or no list of acts, is an error in one sentence", async () => {
  const bare = await Bare.open(server.url, mover.cookie);
  const [act] = await legalNow();
  const ask = async (acts: Json): Promise<unknown> => {
    const answers = await bare.asks({ t: "why", table, id: "why-is-it", acts });
    expect(answers).toHaveLength(1);
    return spoken(answers[0]);
  };
  const wrong = (message: RegExp) => ({
    t: "error",
    table,
    id: "why-is-it",
    code: "unusable",
    message: expect.stringMatching(message),
  });
  expect(await ask([act])).toEqual({ t: "why", table, id: "why-is-it", refusals: [null] });
  expect(await ask([act, { do: "fly" }])).toEqual(wrong(/^There is no act "fly"/));
  expect(await ask([])).toEqual(wrong(/^This message is not understood in "acts"\.$/));
  expect(await ask(Array(LIMITS.acts + 1).fill({ do: "halt" }))).toEqual(wrong(/not understood in "acts"/));
  expect(await ask(["move"])).toEqual(wrong(/not understood in "acts.0"/));
  bare.end();
});

async function legalNow(): Promise<Json[]> {
  const { game, position } = await standing();
  return position === null ? [] : game.legal(position).map((act) => game.acts.write(act));
}
