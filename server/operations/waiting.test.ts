/** A database that lets nobody in: what is waited for, and what is told at once. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BadInput } from "@rubicon/engine";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Gate } from "../crash/gate.ts";
import type { Config } from "../services.ts";
import { readConfig } from "./config.ts";
import { openConfigured, serve } from "./serve.ts";

let gate: Gate;
let config: Config;

beforeEach(async () => {
  // Nobody needs to be behind a gate that stays shut.
  const { gate: shut, url } = await Gate.before("postgres://rubicon:hunter2@127.0.0.1:1/rubicon");
  gate = shut;
  const folder = mkdtempSync(join(tmpdir(), "rubicon-waiting-"));
  config = readConfig({
    PORT: "0",
    RUBICON_DATA: folder,
    LOG_LEVEL: "silent",
    DATABASE_URL: url,
    RUBICON_DATABASE_WAIT: "1",
  });
});

afterEach(() => gate.leave());

/** What whoever starts a server is told, and after how many milliseconds. */
async function told(deed: () => Promise<unknown>): Promise<{ sentence: string; after: number }> {
  const began = performance.now();
  const error = await deed().then(
    () => null,
    (problem: unknown) => problem,
  );
  expect(error).toBeInstanceOf(BadInput);
  const sentence = error instanceof BadInput ? error.message : "";
  expect(sentence).not.toMatch(/hunter2|\n/);
  return { sentence, after: performance.now() - began };
}

test.each([
  ["57P03", "it is starting up or shutting down"],
  ["53300", "all of its connections are taken"],
])("%s is waited for, and then given up with one sentence", async (code, reason) => {
  gate.door = { code, message: "Not now." };
  const { sentence, after } = await told(() => serve(config, []));
  expect(sentence).toMatch(/^The database at 127\.0\.0\.1:\d+ cannot be used, after 1 seconds: /);
  expect(sentence.endsWith(`: ${reason}.`)).toBe(true);
  expect(after).toBeGreaterThan(900);
  expect(gate.turnedAway).toBeGreaterThan(3);
});

test.each([
  ["28P01", "the name or the password is wrong"],
  ["28000", "it does not let this user in"],
  ["3D000", "there is no database of that name"],
])("%s is told at once: %s", async (code, reason) => {
  gate.door = { code, message: "No." };
  const { sentence } = await told(() => serve(config, []));
  expect(sentence).toMatch(/^The database at 127\.0\.0\.1:\d+ cannot be used: /);
  expect(sentence.endsWith(`: ${reason}.`)).toBe(true);
  expect(gate.turnedAway).toBe(1);
});

test("a command that is not the server waits for nothing", async () => {
  gate.door = { code: "57P03", message: "the database system is starting up" };
  const { sentence } = await told(() => openConfigured(config));
  expect(sentence).toMatch(/cannot be used: it is starting up or shutting down\.$/);
  expect(gate.turnedAway).toBe(1);
});
