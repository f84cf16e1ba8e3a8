/** The commands around a server: as a process of their own, and on folders of their own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { aFolder, rubicon } from "../testing/desk.ts";
import { skirmishRules } from "../testing/skirmish.ts";
import { pageBeside } from "./serve.ts";

interface Started {
  readonly process: ChildProcess;
  readonly url: string;
}

/** A server in a process of its own, on the database in a folder. */
async function started(folder: string): Promise<Started> {
  const { DATABASE_URL: _, ...env } = process.env;
  const settings = { PORT: "0", HOST: "127.0.0.1", RUBICON_DATA: folder, LOG_LEVEL: "silent" };
  const child = spawn(process.execPath, [resolve("cli/bin/rubicon.mjs"), "serve", "--json"], {
    env: { ...env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout }))
    return { process: child, url: JSON.parse(line).url };
  throw new Error("The server ended before it was ready.");
}

async function stopped({ process: child }: Started, signal: NodeJS.Signals): Promise<unknown[]> {
  const ended = once(child, "exit");
  child.kill(signal);
  return ended;
}

test("a server starts on a new folder, is saved while it runs, stops when told to, and starts again", async () => {
  const [folder, other] = [join(aFolder(), "data"), aFolder()];
  const first = await started(folder);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  const headers = { origin: first.url.replace("127.0.0.1", "localhost") };
  expect((await fetch(`${first.url}/api/guest`, { method: "POST", headers })).status).toBe(200);

  const given = { cwd: other, env: { RUBICON_DATA: folder } };
  const saved = await rubicon([skirmishRules], ["backup", "live.backup", "--json"], given);
  expect({ code: saved.code, err: saved.err }).toEqual({ code: 0, err: "" });
  expect(JSON.parse(saved.out)).toMatchObject({ file: "live.backup", tables: expect.any(Number) });
  expect((await rubicon([skirmishRules], ["upgrade"], given)).err).toMatch(/^The data folder .* is in use/);
  expect(await stopped(first, "SIGTERM")).toEqual([0, null]);

  const second = await started(folder);
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  expect(await stopped(second, "SIGKILL")).toEqual([null, "SIGKILL"]);

  // The key of the server that was killed still lies there; nobody answers to it.
  expect(existsSync(join(folder, "side-door.json"))).toBe(true);
  const again = await rubicon([skirmishRules], ["backup", "later.backup", "--json"], given);
  expect(again.code).toBe(0);

  const elsewhere = { cwd: other, env: { RUBICON_DATA: "restored" } };
  const restored = await rubicon([skirmishRules], ["restore", "live.backup"], elsewhere);
  expect(restored.out).toMatch(/^\d+ rows of \d+ tables are restored from live\.backup\.\n$/);
  const upgraded = await rubicon([skirmishRules], ["upgrade"], elsewhere);
  expect(upgraded.out).toBe("Every game that is being played runs on the present rules.\n");
  expect(JSON.parse((await rubicon([skirmishRules], ["upgrade", "--json"], elsewhere)).out)).toEqual({
    moved: [],
    left: [],
  });
});

test("the page is the one that was built in the same checkout, once it is there", () => {
  const checkout = aFolder();
  const desk = { worker: pathToFileURL(join(checkout, "cli/dist/worker.js")) };
  expect(pageBeside(desk)).toBeNull();
  mkdirSync(join(checkout, "web/dist"), { recursive: true });
  expect(pageBeside(desk)).toBeNull();
  writeFileSync(join(checkout, "web/dist/index.html"), "<!doctype html>");
  expect(pageBeside(desk)).toBe(join(checkout, "web/dist"));
  expect(pageBeside({ worker: null })).toBeNull();
});

describe("what cannot be done is told in one sentence", () => {
  test.each([
    [["serve"], { PORT: "http" }, /^PORT must be a whole number/],
    [["serve"], { DATABASE_URL: "mysql://db" }, /^DATABASE_URL must be an address/],
    [["backup", "a.backup"], { RUBICON_DATA: "nowhere" }, /^There is no database in .*nowhere\.$/],
    [["upgrade"], { RUBICON_DATA: "nowhere" }, /^There is no database in .*nowhere\.$/],
    [
      ["restore", "none.backup"],
      { DATABASE_URL: "postgres://u:hunter2@127.0.0.1:1/r" },
      /127\.0\.0\.1:1 cannot be used/,
    ],
    [["backup"], {}, /file/],
  ])("%j with %j", async (argv, env, sentence) => {
    const { code, out, err } = await rubicon([skirmishRules], argv, { env });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err.trimEnd()).toMatch(sentence);
    expect(err.trimEnd()).not.toContain("\n");
    expect(err).not.toContain("hunter2");
  });
});
