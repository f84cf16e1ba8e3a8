/** A table where one player has every seat: he is always the seat that is asked, and hears all that he did himself. */
import type { Client } from "@rubicon/client";
import { type EventShape, type Game, isObject, type Json, type Seat, seededDice } from "@rubicon/engine";
import { juliusCaesar } from "@rubicon/julius-caesar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAndJoin, startServer, type TestServer } from "../testing/index.ts";
import { playRandomly } from "../testing/play.ts";

const game: Game = juliusCaesar;
let server: TestServer;
let julia: Client;

beforeAll(async () => {
  server = await startServer();
  julia = await server.guest("Julia");
});

afterAll(() => server.close());

const alone = (): Promise<string> =>
  julia.openTable({ game: "julius-caesar", scenario: "historical", solo: true, watchers: false });

test("he plays a whole game from the seat that is asked, move by move", async () => {
  const table = await alone();
  const seats = new Set<string>();
  const wrong: string[] = [];
  const view = julia.watch(table);
  view.subscribe(({ state: { info, you, question, legal, sight } }) => {
    if (info.status !== "running") return;
    seats.add(you);
    if (you !== info.toMove || question === null || legal.length === 0) wrong.push(`${you} at ${info.entries}`);
    // He sees the hand of the seat he looks from, and only the back of the other.
    if (!isObject(sight) || !isObject(sight.hands)) wrong.push(`nothing lies there at ${info.entries}`);
    else
      for (const [side, hand] of Object.entries(sight.hands))
        if (isObject(hand) && "cards" in hand !== (side === you)) wrong.push(`cards of ${side} for ${you}`);
  });
  const last = await playRandomly(julia, table, seededDice("alone"));
  expect(last.info.status).toBe("over");
  expect(wrong).toEqual([]);
  expect(seats).toEqual(new Set(["caesar", "pompeius"]));
  view.close();
});

test("he hears of every act as the seat that did it, then and later", async () => {
  const table = await alone();
  const view = julia.watch(table);
  const { entries } = await playRandomly(julia, table, seededDice("heard"), { on: ({ info }) => info.entries < 60 });
  view.close();
  const rows = await server.store.db
    .selectFrom("journal")
    .select(["seat", "events"])
    .where("table_id", "=", table)
    .orderBy("n")
    .execute();
  const asHeard = (events: readonly Json[], seat: Seat): Json[] =>
    // Written by the game itself when the act was played.
    events.map((event) => game.hear(event as unknown as EventShape, seat)).filter((e) => e !== null);
  const heard = entries.filter(({ seat }) => seat !== null).map(({ events }) => events);
  expect(heard).toEqual(rows.flatMap(({ seat, events }) => (seat === null ? [] : [asHeard(events, seat)])));
  expect((await julia.chronicle(table)).slice(1).map(({ events }) => events)).toEqual(heard);
});

test("he may take back freely what he did on either seat", async () => {
  const table = await alone();
  const view = julia.watch(table);
  const first = await view.when(({ legal }) => legal.length > 0);
  await julia.act(table, first.legal[0]);
  const second = await view.when(({ info }) => info.entries > first.info.entries);
  // Both put a card away before any is played; neither throws dice for it.
  expect(second.you).not.toBe(first.you);
  expect(second.returns).toEqual([0]);
  expect(await julia.takeBack(table, 0)).toBe("done");
  const again = await view.when(({ info }) => info.entries > second.info.entries);
  expect([again.you, again.returns]).toEqual([first.you, []]);
  expect(again.legal).toEqual(first.legal);
  expect(again.sight).toEqual(first.sight);
  view.close();
});

test("where two play, what the one did is not the other's to take back", async () => {
  const players = await server.pairOfPlayers();
  const table = await openAndJoin(players);
  const views = players.map((player) => player.watch(table));
  const states = await Promise.all(views.map((view) => view.when(({ info }) => info.status === "running")));
  const mover = states.findIndex(({ legal }) => legal.length > 0);
  await players[mover].act(table, states[mover].legal[0]);
  const after = await Promise.all(views.map((view) => view.when(({ info }) => info.entries === 2)));
  expect([after[mover].returns, after[1 - mover].returns]).toEqual([[0], []]);
});
