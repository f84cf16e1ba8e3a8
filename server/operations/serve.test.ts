import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { BadInput, changedPack } from "@rubicon/engine";
import { juliusCaesarRules } from "@rubicon/julius-caesar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openStore } from "../database/open.ts";
import type { Config } from "../services.ts";
import { readConfig } from "./config.ts";
import { inspect } from "./restore.ts";
import { type Serving, serve } from "./serve.ts";
import { backupOfRunning } from "./side-door.ts";
import { type Signals, untilStopped } from "./signals.ts";

const TOKEN = "a token of sufficient length";
const folder = mkdtempSync(join(tmpdir(), "rubicon-serve-"));
const env = { PORT: "0", HOST: "127.0.0.1", RUBICON_DATA: folder, LOG_LEVEL: "silent", RUBICON_METRICS_TOKEN: TOKEN };
const INDEX = "<!doctype html><title>Rubicon</title>";
const page = mkdtempSync(join(tmpdir(), "rubicon-page-"));
writeFileSync(join(page, "index.html"), INDEX);
const config: Config = { ...readConfig({ ...env, RUBICON_REQUESTS: "40" }), page };

/** A pack that lies ready beside the one that the game comes with. */
const RICHER = changedPack(juliusCaesarRules.standard, "Richer", [
  { at: "map.cities[0].value", from: undefined, to: 2, why: null },
]);

let serving: Serving;

beforeAll(async () => {
  serving = await serve(config, [juliusCaesarRules], null, [RICHER]);
});

afterAll(() => serving.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL(path, serving.url), { headers });

test("it is healthy, and says where it is", async () => {
  const answer = await get("/healthz");
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
  expect(serving.config.origin).toMatch(/^http:\/\/localhost:\d+$/);
});

test("the page is served by the same process, at the address of every table", async () => {
  const html = await (await get("/")).text();
  expect(html).toBe(INDEX);
  const answer = await get("/table/a-table-nobody-has-opened", { accept: "text/html" });
  expect([answer.status, await answer.text()]).toEqual([200, INDEX]);
});

test("tables may be opened with the packs that lie ready, the usual one first", async () => {
  const games = z
    .array(z.object({ packs: z.array(z.object({ name: z.string() })) }))
    .parse(await (await get("/api/games")).json());
  expect(games[0].packs.map(({ name }) => name)).toEqual([juliusCaesarRules.standard.name, "Richer"]);
});

test("strict headers come with every answer", async () => {
  for (const path of ["/", "/api/docs", "/nowhere", "/healthz"]) {
    const { headers } = await get(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

test("the page of the API needs nothing that the policy forbids", async () => {
  const html = await (await get("/api/docs")).text();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
  const api = z
    .object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })
    .parse(await (await get("/api/docs/json")).json());
  expect(api.openapi).toBe("3.1.0");
  expect(Object.keys(api.paths)).toContain("/api/push/key");
});

describe("figures", () => {
  test("are for this machine and for who has the token", async () => {
    const text = await (await get("/metrics")).text();
    expect(text).toContain("rubicon_acts_total");
    expect(text).toMatch(/rubicon_http_requests_total\{method="GET",route="\/healthz",status="200"\} [1-9]/);
    const handedOn = { "x-forwarded-for": "203.0.113.7" };
    expect((await get("/metrics", handedOn)).status).toBe(404);
    expect((await get("/metrics", { ...handedOn, authorization: "Bearer wrong" })).status).toBe(404);
    expect((await get("/metrics", { ...handedOn, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  test("name routes and never addresses", async () => {
    await get("/table/a-secret-invitation");
    await get("/no/such/secret-place?token=secret");
    expect(await (await get("/metrics")).text()).not.toContain("secret");
  });
});

test("what is wrong with a request is one sentence", async () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(new URL("/api/guest", serving.url), { method: "POST", body, headers });
  const nowhere = await get("/nowhere", { accept: "application/json" });
  expect([nowhere.status, await nowhere.json()]).toEqual([
    404,
    { error: "There is nothing here.", code: "nothing-here" },
  ]);
  const broken = await send("{", { "content-type": "application/json" });
  expect(broken.status).toBe(400);
  expect(Object.keys((await broken.json()) as object)).toEqual(["error", "code"]);
  const huge = await send("x".repeat(1_000_000), { "content-type": "application/json" });
  expect(huge.status).toBe(413);
});

test("the embedded database is saved while the server runs, by who can read its folder", async () => {
  const file = join(folder, "live.backup");
  const saved = await backupOfRunning({ folder, databaseUrl: null }, file);
  expect(saved).toMatchObject({ rows: expect.any(Number), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await inspect(file)).toMatchObject(saved ?? {});
  expect(statSync(join(folder, "side-door.json")).mode & 0o077).toBe(0);
  expect(readdirSync(folder).filter((name) => name.includes("making"))).toEqual([]);
  expect((await get("/side-door/backup")).status).toBe(404);
  expect((await get("/side-door/backup", { authorization: "Bearer guess" })).status).toBe(404);
});

test("a second server on the same folder, or on the same port, is told so in a sentence", async () => {
  await expect(serve(config, [juliusCaesarRules])).rejects.toThrow(
    /^The data folder .* is in use by another Rubicon\.$/,
  );
  const taken = createServer();
  await new Promise<void>((ready) => taken.listen(0, "127.0.0.1", ready));
  const address = taken.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const elsewhere = { ...config, port, folder: mkdtempSync(join(tmpdir(), "rubicon-serve-")) };
  const trying = serve(elsewhere, [juliusCaesarRules]);
  await expect(trying).rejects.toThrow(`Port ${port} is in use; PORT names another.`);
  await expect(trying).rejects.toThrow(BadInput);
  await new Promise((closed) => taken.close(closed));
});

test("a database that does not answer is told in a sentence, without its password", async () => {
  const nowhere = { ...config, databaseWait: 0, databaseUrl: "postgres://rubicon:hunter2@127.0.0.1:1/rubicon" };
  const trying = serve(nowhere, [juliusCaesarRules]);
  await expect(trying).rejects.toThrow("The database at 127.0.0.1:1 cannot be used: nobody answers there.");
});

test("whoever asks too often is told to wait; health is never refused", async () => {
  const statuses = new Set<number>();
  for (let i = 0; i < 60; i++) statuses.add((await get("/api/games")).status);
  expect([...statuses]).toEqual([200, 429]);
  const refused = await get("/api/games");
  expect(await refused.json()).toEqual({
    error: expect.stringMatching(/^Too many requests: try again in .*\.$/),
    code: "too-often",
  });
  expect((await get("/healthz")).status).toBe(200);
});

describe("stopping", () => {
  test("finishes what was accepted, and leaves a database that opens again", async () => {
    const own = { ...config, folder: mkdtempSync(join(tmpdir(), "rubicon-serve-")), requestsPerMinute: 0 };
    const stopping = await serve(own, [juliusCaesarRules]);
    const welcome = async (): Promise<string> => {
      const headers = { origin: stopping.config.origin };
      const answer = await fetch(new URL("/api/guest", stopping.url), { method: "POST", headers });
      return z.object({ player: z.object({ id: z.string() }) }).parse(await answer.json()).player.id;
    };
    const first = await welcome();
    const asked = Array.from({ length: 10 }, welcome);
    await wait(5);
    const [answers] = await Promise.all([Promise.allSettled(asked), stopping.close(), stopping.close()]);
    const welcomed = [first, ...answers.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []))];
    const store = await openStore({ folder: own.folder });
    const players = (await store.db.selectFrom("players").select("id").execute()).map(({ id }) => id);
    await store.close();
    expect(players).toEqual(expect.arrayContaining(welcomed));
    await expect(fetch(new URL("/healthz", stopping.url))).rejects.toThrow();
    expect(() => readFileSync(join(own.folder, "side-door.json"))).toThrow("ENOENT");
  });

  /** A process that can be sent signals. */
  function aProcess() {
    const listeners = new Map<string, Set<() => void>>([
      ["SIGINT", new Set()],
      ["SIGTERM", new Set()],
    ]);
    const exits: number[] = [];
    const signals: Signals = {
      on: (signal, listener) => listeners.get(signal)?.add(listener),
      off: (signal, listener) => listeners.get(signal)?.delete(listener),
      exit: (code) => exits.push(code),
    };
    const send = (signal: string): void => {
      for (const listener of [...(listeners.get(signal) ?? [])]) listener();
    };
    return { signals, exits, send };
  }

  test("begins with the first signal; the second ends it at once", async () => {
    const { signals, exits, send } = aProcess();
    const said: string[] = [];
    let finish = (): void => {};
    const stopped = untilStopped(
      signals,
      () => said.push("stopping"),
      () =>
        new Promise((done) => {
          finish = done;
        }),
    );
    send("SIGTERM");
    await wait(1);
    expect([said, exits]).toEqual([["stopping"], []]);
    send("SIGINT");
    expect(exits).toEqual([1]);
    finish();
    await stopped;
  });

  test("does not take for ever", async () => {
    const { signals, exits, send } = aProcess();
    void untilStopped(
      signals,
      () => {},
      () => new Promise(() => {}),
      20,
    );
    send("SIGINT");
    await wait(60);
    expect(exits).toEqual([1]);
  });
});
