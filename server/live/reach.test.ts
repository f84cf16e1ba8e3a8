/** Asking where pieces can be brought: what the game says, to the seat that is asked, and nothing changed by it. */
import type { Client } from "@rubicon/client";
import { handsOf, type Json, reachOf } from "@rubicon/engine";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "../protocol.ts";
import type { Standing } from "../services.ts";
import { Bare, spoken } from "../testing/bare.ts";
import { openAndJoin, startServer, type TestServer } from "../testing/index.ts";

let server: TestServer;
let table: string;
let mover: Client;
let waiter: Client;
/** What the mover can take up. */
let stack: readonly string[];

beforeAll(async () => {
  server = await startServer();
  const players = await server.pairOfPlayers();
  table = await openAndJoin(players);
  await playToMovement();
  const { info, game, position } = await standing();
  const firstMoves = (await players[0].table(table)).you === info.toMove;
  [mover, waiter] = firstMoves ? players : [players[1], players[0]];
  stack = (position && handsOf(game, position)?.groups[0]) ?? [];
});

afterAll(() => server.close());

async function standing(): Promise<Standing> {
  const known = await server.app.services.keeper.standing(table);
  if (!known) throw new Error("the table is gone");
  return known;
}

/** Cards are chosen by default; then somebody has blocks to move. */
async function playToMovement(): Promise<void> {
  for (;;) {
    const { info, game, position, players } = await standing();
    if (position === null || game.question(position).ask === "movement") return;
    const act = game.acts.write(game.byDefault(position));
    const sent = { id: `to-movement-${info.entries}`, n: info.entries, act };
    const answer = await server.app.services.keeper.act(table, players.get(info.toMove ?? "") ?? "", sent);
    if (answer.is !== "done") throw new Error(`A default was not taken: ${JSON.stringify(answer)}`);
  }
}

const looking = async (client: Client, at = table): Promise<void> => void (await client.watch(at).when());

test("who is asked sees what can be taken up, and learns where to, by acts that can be sent as they are", async () => {
  await looking(mover);
  const { hands, legal } = await mover.watch(table).when(({ hands }) => hands !== null);
  expect(hands?.groups[0]).toEqual(stack);
  const goals = await mover.reach(table, stack);
  const { game, position, info } = await standing();
  const known = position === null ? [] : reachOf(game, position, stack);
  expect(goals).toEqual(known.map((goal) => ({ ...goal, acts: goal.acts.map((act) => game.acts.write(act)) })));
  expect(goals.length).toBeGreaterThan(1);
  for (const { acts, to, way } of goals) {
    expect(legal).toContainEqual(acts[0]);
    expect(way.at(-1)).toBe(to);
  }
  expect((await standing()).info.entries).toBe(info.entries);
});

test("a game without reasons of its own for places gives none", async () => {
  await looking(mover);
  expect(await mover.closed(table, stack, "roma")).toBeNull();
  expect(await mover.closed(table, ["nobody"], "roma")).toBeNull();
  await looking(waiter);
  await expect(waiter.closed(table, stack, "roma")).rejects.toThrow("to act");
});

test("what cannot be taken up together goes nowhere", async () => {
  await looking(mover);
  for (const pieces of [["nobody"], [...stack, "nobody"], ["__proto__"]])
    expect(await mover.reach(table, pieces)).toEqual([]);
});

test("the question is asked again on a new line when the old one is cut", async () => {
  await looking(mover);
  const asked = mover.reach(table, stack);
  mover.renew();
  expect((await asked).length).toBeGreaterThan(1);
});

test("only the seat that is asked is told", async () => {
  const { toMove, seats } = (await standing()).info;
  const other = seats.find(({ seat }) => seat !== toMove)?.seat;
  await looking(waiter);
  expect((await waiter.watch(table).when()).hands).toBeNull();
  await expect(waiter.reach(table, stack)).rejects.toThrow(`It is for ${toMove} to act, not for ${other}.`);
  const watcher = await server.guest();
  await looking(watcher);
  expect((await watcher.watch(table).when()).hands).toBeNull();
  await expect(watcher.reach(table, stack)).rejects.toThrow("You do not sit at this table.");
  const stranger = server.stranger();
  await looking(stranger);
  await expect(stranger.reach(table, stack)).rejects.toThrow("Sign in or play as a guest first.");
  const idle = await server.guest();
  await expect(idle.reach(table, stack)).rejects.toThrow("This table is not being looked at.");
});

test("a table that is not played, or not there for whoever asks, answers nothing", async () => {
  const players = await server.pairOfPlayers();
  const over = await openAndJoin(players, { visibility: "private", watchers: false });
  await players[1].resign(over);
  await looking(players[0], over);
  await expect(players[0].reach(over, stack)).rejects.toThrow("This game is not being played.");
  const bare = await Bare.open(server.url, waiter.cookie);
  const [answer] = await bare.asks({ t: "reach", table: over, id: "where-to", pieces: [...stack] });
  expect(spoken(answer)).toEqual({
    ...{ t: "error", message: "There is no such table.", code: "no-table", id: "where-to", table: over },
  });
  bare.end();
});

test("what is no list of names is an error in one sentence", async () => {
  const bare = await Bare.open(server.url, mover.cookie);
  const ask = async (pieces: Json): Promise<unknown> => {
    const answers = await bare.asks({ t: "reach", table, id: "where-to", pieces });
    expect(answers).toHaveLength(1);
    return spoken(answers[0]);
  };
  const wrong = (where: string) => ({
    ...{
      t: "error",
      table,
      id: "where-to",
      code: "unusable",
      message: `This message is not understood in "${where}".`,
    },
  });
  expect(await ask(["nobody"])).toEqual({ t: "reach", table, id: "where-to", goals: [] });
  expect(await ask(Array(LIMITS.pieces).fill("x".repeat(80)))).toMatchObject({ goals: [] });
  expect(await ask([])).toEqual(wrong("pieces"));
  expect(await ask(Array(LIMITS.pieces + 1).fill("nobody"))).toEqual(wrong("pieces"));
  expect(await ask(["x".repeat(81)])).toEqual(wrong("pieces.0"));
  expect(await ask([7])).toEqual(wrong("pieces.0"));
  bare.end();
});
