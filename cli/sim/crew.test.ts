import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parsePack, writePack } from "@rubicon/engine";
import { juliusCaesar, juliusCaesarRules } from "@rubicon/julius-caesar";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { aFolder } from "../testing/desk.ts";
import { playAlone, playTogether } from "./crew.ts";
import type { Simulation } from "./share.ts";

let script: URL;
const { standard } = juliusCaesarRules;

const simulation: Simulation = {
  pairing: {
    scenario: "historical",
    options: {},
    bots: ["random", "random"],
    check: false,
  },
  seed: "crew",
  games: 25,
  journal: null,
  broken: join(aFolder(), "broken"),
};

// Threads start from a file of their own, which Node must be able to read.
beforeAll(async () => {
  const outfile = join(aFolder(), "worker.mjs");
  await build({
    entryPoints: [join(import.meta.dirname, "..", "worker.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
  script = pathToFileURL(outfile);
});

test.each([1, 2, 5])("%i threads come to the result of one", async (threads) => {
  const alone = playAlone(juliusCaesar, simulation, () => {});
  expect(alone.finished).toBe(25);
  expect(await playTogether(juliusCaesar, standard, simulation, script, threads, () => {})).toEqual(alone);
});

test("threads play with the pack they are given", async () => {
  const text = writePack(standard).replace(/"battleRounds": \d+/, '"battleRounds": 2');
  const pack = parsePack(text);
  const game = juliusCaesarRules.make(pack);
  expect(game.pack.id).not.toBe(juliusCaesar.pack.id);
  const alone = playAlone(game, simulation, () => {});
  expect(await playTogether(game, pack, simulation, script, 2, () => {})).toEqual(alone);
  expect(alone).not.toEqual(playAlone(juliusCaesar, simulation, () => {}));
});

test("a thread that cannot start is an error, not a wait for ever", async () => {
  const nowhere = new URL("nowhere.mjs", script);
  await expect(playTogether(juliusCaesar, standard, simulation, nowhere, 2, () => {})).rejects.toThrow();
});
