/** Acts that nobody else may notice, over a line. */
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Bare, spoken } from "../testing/bare.ts";
import { openAndJoin, startServer, type TestServer } from "../testing/index.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ rulesets: [juliusCaesarRules] });
});
afterAll(() => server.close());

const SWAP = { do: "swap", block: "caesar", with: "legio-16" };

test("whoever does one is shown what it has led to before he hears that it is kept; others hear nothing", async () => {
  const clients = await server.pairOfPlayers();
  const table = await openAndJoin(clients, { game: "julius-caesar", scenario: "free", seat: "caesar" });
  const [caesar, pompeius] = await Promise.all(clients.map(({ cookie }) => Bare.open(server.url, cookie)));
  for (const socket of [caesar, pompeius]) await socket.asks({ t: "watch", table });
  const silent = pompeius.heard.length;
  const answers = await caesar.asks({ t: "act", table, id: "a-single-swap", n: 1, act: SWAP });
  expect(answers.map((text) => spoken(text).t)).toEqual(["table", "kept"]);
  expect(spoken(answers[0])).toMatchObject({ gathered: 1, returns: [0], info: { entries: 1 } });
  expect(await pompeius.asks()).toEqual([]);
  expect(pompeius.heard).toHaveLength(silent + 1);
  for (const socket of [caesar, pompeius]) socket.end();
});

test("a client goes on with what it sees, and takes it back", async () => {
  const [caesar, pompeius] = await server.pairOfPlayers();
  const table = await openAndJoin([caesar, pompeius], { game: "julius-caesar", scenario: "free", seat: "caesar" });
  const view = caesar.watch(table);
  await view.when(({ legal }) => legal.length > 0);
  expect(await caesar.act(table, SWAP)).toEqual({ is: "kept" });
  expect(view.state).toMatchObject({ gathered: 1, returns: [0] });
  expect(await caesar.act(table, SWAP)).toEqual({ is: "kept" });
  expect(view.state).toMatchObject({ gathered: 2, returns: [1, 0] });
  expect(await caesar.takeBack(table, 1)).toBe("done");
  await view.when(({ gathered }) => gathered === 1);
  expect(await caesar.act(table, { do: "deployed" })).toEqual({ is: "done", n: 1 });
  expect(view.state).toMatchObject({ gathered: 0, info: { entries: 2, toMove: "pompeius" } });
  const [, entry] = await pompeius.chronicle(table);
  expect(entry.events).toHaveLength(1);
});
