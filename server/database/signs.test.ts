import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { putUpSign, type Sign } from "./signs.ts";

const IDENTITY = "the folder";
const ELSEWHERE = "f".repeat(24);

let folder: string;
const up: Sign[] = [];
const lost = vi.fn();
const waiting = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rubicon-signs-"));
  lost.mockClear();
  waiting.mockClear();
});

afterEach(() => {
  for (const sign of up.splice(0)) sign.takeDown();
  rmSync(folder, { recursive: true, force: true });
});

async function come(silence = 10_000): Promise<Sign | null> {
  const sign = await putUpSign(folder, IDENTITY, { lost, waiting, silence });
  if (sign !== null) up.push(sign);
  return sign;
}

const signs = (): string[] => readdirSync(join(folder, "lock"));

/** The sign of somebody else, who stays: from another container, if nothing else is said. */
function stranger(name = `${ELSEWHERE}-1-1-0123456789abcdef`): string {
  const path = join(folder, "lock", name);
  writeFileSync(path, "");
  writeFileSync(`${path}.stays`, "");
  return path;
}

/** The name of a sign as this process would put it up, as if another process had. */
async function nameFor(pid: number, began: string): Promise<string> {
  const own = await come();
  own?.takeDown();
  const [world] = own?.name.split("-") ?? [];
  return `${world}-${pid}-${began}-0123456789abcdef`;
}

/** The number of a process that has been. */
const someoneGone = (): number => spawnSync(process.execPath, ["--version"]).pid;

test("of many who come at once one stays", async () => {
  const came = await Promise.all(Array.from({ length: 8 }, () => come()));
  expect(came.filter((sign) => sign !== null)).toHaveLength(1);
  expect(signs()).toHaveLength(2);
});

test("whoever goes leaves nothing behind, and the next may come", async () => {
  (await come())?.takeDown();
  expect(signs()).toEqual([]);
  expect(await come()).not.toBeNull();
});

test("the sign of a process that was killed is taken down at once", async () => {
  const path = stranger(await nameFor(someoneGone(), "1"));
  expect(await come()).not.toBeNull();
  expect(existsSync(path)).toBe(false);
  expect(existsSync(`${path}.stays`)).toBe(false);
  expect(waiting).not.toHaveBeenCalled();
});

test.runIf(process.platform === "linux")("so is one whose number another process has by now", async () => {
  const path = stranger(await nameFor(process.pid, "1"));
  expect(await come()).not.toBeNull();
  expect(existsSync(path)).toBe(false);
});

test("a sign from elsewhere that is renewed keeps everybody out", async () => {
  await nameFor(1, "1");
  const path = stranger();
  let beats = 0;
  const beating = setInterval(() => utimesSync(path, 1_000 + ++beats, 1_000 + beats), 50);
  try {
    expect(await come()).toBeNull();
  } finally {
    clearInterval(beating);
  }
  expect(signs()).toHaveLength(2);
});

test("one from elsewhere that is not renewed is looked at for a while, and then taken down", async () => {
  await nameFor(1, "1");
  const path = stranger();
  expect(await come(2_500)).not.toBeNull();
  expect(existsSync(path)).toBe(false);
  expect(waiting).toHaveBeenCalledOnce();
});

test("a copy of the folder is not taken for the folder", async () => {
  const own = await come();
  const copy = mkdtempSync(join(tmpdir(), "rubicon-signs-"));
  cpSync(folder, copy, { recursive: true });
  const sign = await putUpSign(copy, "another folder", { lost, silence: 300 });
  expect(sign).not.toBeNull();
  sign?.takeDown();
  rmSync(copy, { recursive: true });
  own?.check();
  expect(lost).not.toHaveBeenCalled();
});

test("whoever finds his sign gone is told so before he writes, and once", async () => {
  const sign = await come();
  sign?.check();
  for (const name of signs()) rmSync(join(folder, "lock", name));
  await new Promise((done) => setTimeout(done, 600));
  sign?.check();
  sign?.check();
  expect(lost).toHaveBeenCalledOnce();
});
