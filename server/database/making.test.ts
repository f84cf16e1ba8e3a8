/** What is done to the data folder before a database is opened in it, and what is refused. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { platform, tmpdir } from "node:os";
import { join } from "node:path";
import { BadInput } from "@rubicon/engine";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sentenceOn } from "./damage.ts";
import { shutFolder } from "./folder.ts";
import { clearHalfMade, finishMaking, isMade, markAsMaking, mustBeWhole } from "./making.ts";

let data: string;
let files: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "rubicon-making-"));
  files = join(data, "pglite");
});

afterEach(() => rmSync(data, { recursive: true, force: true }));

/** The names of a database. */
function layOut(): void {
  for (const name of ["global", "base", "pg_wal", "pg_xact"]) mkdirSync(join(files, name), { recursive: true });
  for (const name of ["PG_VERSION", "postgresql.conf", "global/pg_control"]) writeFileSync(join(files, name), "x");
}

describe("a database", () => {
  test("is there once it has been made to the end", () => {
    expect(isMade(files)).toBe(false);
    mkdirSync(files);
    expect(isMade(files)).toBe(false);
    markAsMaking(files);
    layOut();
    expect(isMade(files)).toBe(false);
    finishMaking(files);
    expect(isMade(files)).toBe(true);
    clearHalfMade(files);
    expect(existsSync(join(files, "PG_VERSION"))).toBe(true);
  });

  test("whose making was broken off is made anew", () => {
    markAsMaking(files);
    layOut();
    clearHalfMade(files);
    expect(existsSync(files)).toBe(false);
  });

  test.each(["PG_VERSION", "global/pg_control", "pg_wal", "base"])("without %s is not taken for a new one", (name) => {
    layOut();
    mustBeWhole(files);
    rmSync(join(files, name), { recursive: true });
    expect(isMade(files)).toBe(true);
    expect(() => mustBeWhole(files)).toThrow(BadInput);
    expect(() => mustBeWhole(files)).toThrow(`${name} is missing`);
  });
});

describe.runIf(process.platform !== "win32")("a data folder", () => {
  const modeOf = (path: string): number => statSync(path).mode & 0o777;
  const said: string[] = [];
  const say = (sentence: string): void => void said.push(sentence);

  beforeEach(() => {
    said.length = 0;
  });

  test("is made for its owner alone", () => {
    shutFolder(join(data, "new"), say);
    expect(modeOf(join(data, "new"))).toBe(0o700);
    expect(said).toEqual([]);
  });

  test("is made with the folders it lies in, each for its owner alone", () => {
    shutFolder(join(data, "deep", "down"), say);
    expect([join(data, "deep"), join(data, "deep", "down")].map(modeOf)).toEqual([0o700, 0o700]);
  });

  test("that cannot be made is one sentence, and nobody waits for it", () => {
    writeFileSync(join(data, "a file"), "");
    const within = join(data, "a file", "x");
    expect(() => shutFolder(within, say)).toThrow(`The data folder ${within} cannot be made: `);
    // Here Node's own way of making several folders never ends.
    if (platform() === "linux") expect(() => shutFolder("/proc/nobody/x", say)).toThrow(/cannot be made: .*\.$/);
  });

  test("that is a file is one sentence, and the file keeps its rights", () => {
    const file = join(data, "a file");
    writeFileSync(file, "");
    chmodSync(file, 0o644);
    expect(() => shutFolder(file, say)).toThrow(`The data folder ${file} is a file: `);
    expect(modeOf(file)).toBe(0o644);
  });

  test("that was open to others is shut with all that lies in it, and that is said", () => {
    layOut();
    symlinkSync(tmpdir(), join(data, "elsewhere"));
    const before = modeOf(tmpdir());
    for (const path of [data, files, join(files, "PG_VERSION")]) chmodSync(path, 0o777);
    shutFolder(data, say);
    expect([data, files, join(files, "PG_VERSION")].map(modeOf)).toEqual([0o700, 0o700, 0o700]);
    expect(modeOf(tmpdir())).toBe(before);
    expect(said).toEqual([`The data folder ${data} was open to others on this machine, and is shut to them now.`]);
  });

  test("that everybody uses is refused", () => {
    chmodSync(data, 0o1777);
    expect(() => shutFolder(data, say)).toThrow("is one that others use");
  });
});

test("what is wrong is told with the folder and with what can be done", () => {
  expect(sentenceOn("/data/pglite", 'could not write to file "x": No space left on device')).toMatch(
    /^There is no room left for the database in \/data\/pglite\. Make room/,
  );
  expect(sentenceOn("/data/pglite", Object.assign(new Error("FS error"), { errno: 51 }))).toMatch(/^There is no room/);
  expect(sentenceOn("/data/pglite", "could not fsync file: I/O error")).toMatch(/cannot be read or written: .*disk/);
  const damaged = sentenceOn("/data/pglite", new Error("invalid page in block 0\nof something"));
  expect(damaged).toMatch(
    /^The database in \/data\/pglite cannot be used, .*: invalid page in block 0\. .* restore\.$/,
  );
});
