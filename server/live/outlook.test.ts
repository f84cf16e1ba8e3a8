/** What leaves for a viewer is made fit for him in one place: here is shown that there is no other, and what it shows. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { EVERYTHING, type Game, isObject, type Json, plain } from "@rubicon/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Player, Standing } from "../services.ts";
import { type House, openHouse } from "../tables/testing/house.ts";
import { ARMED, duelRules, playActs } from "../testing/duel.ts";
import { heardBy, outlookOf } from "./outlook.ts";

const SERVER = join(import.meta.dirname, "..");

/** What the server is made of, without its tests and what these stand on. */
function sources(folder = SERVER): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ["node_modules", "dist", "testing", "crash"].includes(entry.name) ? [] : sources(path);
    return /(?<!\btest|^testing)\.ts$/.test(entry.name) ? [path] : [];
  });
}

test.each(["\\.sight", "\\.hear", "\\.legal", "\\.forecast", "\\bhandsOf", "\\breachOf", "\\bclosedTo"])(
  "a game is asked in live/outlook.ts, and nowhere else: %s",
  (deed) => {
    const asking = sources().filter((path) => new RegExp(`${deed}\\(`).test(readFileSync(path, "utf8")));
    expect(asking.map((path) => relative(SERVER, path))).toEqual([join("live", "outlook.ts")]);
  },
);

let house: House;
let players: [Player, Player];

beforeAll(async () => {
  house = await openHouse([duelRules]);
  players = [await house.player("Nona"), await house.player("Sabina")];
});
afterAll(() => house.close());

async function armed(): Promise<{ table: string; standing: Standing }> {
  const table = await house.game(players);
  await playActs(house.keeper, table, ...ARMED);
  const standing = await house.keeper.standing(table);
  if (!standing) throw new Error("the table is gone");
  return { table, standing };
}

describe("what the legal acts will cost and bring", () => {
  test("comes with them, in the same order, to the seat that is asked", async () => {
    const { standing } = await armed();
    const { legal = [], forecasts = [] } = outlookOf(standing, "north");
    expect(forecasts).toHaveLength(legal.length);
    const strike = legal.findIndex((act) => isObject(act) && act.do === "strike");
    expect(forecasts[strike]).toEqual([{ f: "needs", needs: 5, chances: 2, rule: "SK-3.c" }]);
    expect(forecasts[legal.findIndex((act) => isObject(act) && act.do === "rest")]).toEqual([]);
    for (const viewer of ["south", "watcher"]) expect(outlookOf(standing, viewer)).not.toHaveProperty("forecasts");
  });

  test("is left out where nothing is certain of any", async () => {
    const { table } = await armed();
    await playActs(house.keeper, table, "strike red-1 east");
    const standing = await house.keeper.standing(table);
    const asked = standing && outlookOf(standing, "south");
    expect(asked).toMatchObject({ question: { ask: "window" } });
    expect(asked).not.toHaveProperty("forecasts");
  });
});

describe("whole gestures", () => {
  test("come to the seat that is asked, with acts as they are written, and to nobody else", async () => {
    const { standing } = await armed();
    const intent = { do: "strike-all", round: 1 };
    const acts = [{ do: "strike", piece: "red-1", field: "east" }];
    expect(outlookOf(standing, "north").hands).toEqual({ groups: [], inHand: [], offers: [{ intent, acts }] });
    for (const viewer of ["south", "watcher"]) expect(outlookOf(standing, viewer)).not.toHaveProperty("hands");
  });

  test("are left out where there is none to make, and where a seat chooses ahead", async () => {
    const table = await house.game(players);
    const standing = async () => (await house.keeper.standing(table)) ?? never();
    expect(outlookOf(await standing(), "north")).toHaveProperty("legal");
    expect(outlookOf(await standing(), "north")).not.toHaveProperty("hands");
    await playActs(house.keeper, table, ...ARMED.slice(0, -2));
    expect(outlookOf(await standing(), "south")).toMatchObject({ ahead: true });
    expect(outlookOf(await standing(), "south")).not.toHaveProperty("hands");
  });
});

const never = (): never => {
  throw new Error("the table is gone");
};

test("when the game is over everything is shown to whoever may see the table, and not before", async () => {
  const { table, standing } = await armed();
  const past = (as: string) => house.ask(null, "GET", `/api/tables/${table}/past?from=0&to=50&as=${as}`);
  expect((await past(EVERYTHING)).json).toEqual({
    error: "What others saw is shown when the game is over.",
    code: "not-over",
  });
  await house.steward.resign(players[0], table);
  const { json } = await past(EVERYTHING);
  const { game, position } = standing;
  expect(json.at(-1)).toEqual({
    ...{ n: standing.info.entries - 1, viewer: EVERYTHING, toMove: "north" },
    sight: position && game.sight(position, EVERYTHING),
  });
  // In it are the tokens of both, of which each saw his own.
  expect(json[0].sight.tokens).toEqual([expect.any(Array), expect.any(Array)]);
  expect((await past("north")).json[0].sight.tokens).toEqual([expect.any(Array), 3]);
});

test("an event is heard by each as he may hear it", async () => {
  const { table, standing } = await armed();
  const game: Game = standing.game;
  const recorded = await house.keeper.recorded(table, -1);
  // Recorded as the game told it.
  for (const viewer of ["north", "south", "watcher"])
    for (const [i, { events }] of heardBy(standing, viewer, recorded).entries())
      expect(events).toEqual(recorded[i].events.map((event) => game.hear(event as never, viewer)));
  const chosen = recorded.findIndex(({ events }) => JSON.stringify(events).includes('"chose"'));
  expect(JSON.stringify(heardBy(standing, "north", recorded)[chosen])).toContain("guard");
  expect(JSON.stringify(heardBy(standing, "watcher", recorded)[chosen])).not.toContain("guard");
  expect(plain(recorded[0])).toHaveProperty("events");
});

test("an act is told where it was done in the open and no event tells of it, and nowhere else", async () => {
  const { standing } = await armed();
  const entry = { n: 9, seat: "north", back: null, by: null, events: [], at: new Date(0) };
  const chose = { e: "chose", seat: "north", stance: "guard", rule: "SK-2.a" };
  const told = (act: Json, events: Json[] = []) =>
    ["north", "south", "watcher"].map((viewer) => heardBy(standing, viewer, [{ ...entry, act, events }])[0].act);
  const rests = { do: "rest" };
  expect(told(rests)).toEqual([rests, rests, rests]);
  expect(told(rests, [chose])).toEqual([undefined, undefined, undefined]);
  // What others may not know stays with its seat: a secret choice, a token, acts that were gathered.
  for (const act of [{ do: "choose", stance: "guard" }, { do: "spend", token: "turn" }, [rests, rests], null])
    expect(told(act)).toEqual([undefined, undefined, undefined]);
});
