/** The way from a checkout to the running command, walked in a small checkout of its own. */
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let checkout: string;

function write(path: string, text: string): void {
  writeFileSync(join(checkout, path), text);
}

function rubicon(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(checkout, "cli/bin/rubicon.mjs"), ...args], {
    encoding: "utf8",
    env: { ...process.env, npm_execpath: join(checkout, "npm-cli.js") },
  });
  return { status, stdout, stderr };
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "rubicon-ready-"));
  for (const folder of ["scripts", "cli/bin", "server"]) mkdirSync(join(checkout, folder), { recursive: true });
  for (const file of [
    "package.json",
    "package-lock.json",
    "cli/package.json",
    "cli/bin/rubicon.mjs",
    "scripts/ready.mjs",
  ])
    copyFileSync(file, join(checkout, file));
  symlinkSync(resolve("node_modules"), join(checkout, "node_modules"), "junction");
  write("npm-cli.js", 'console.log("npm", process.argv.slice(2).join(" "));\nprocess.exit(3);\n');
  write("cli/worker.ts", "export {};\n");
  write("server/index.ts", 'import "fastify";\nexport const served = "never";\n');
  write("cli/said.ts", 'export const said: string = "Alea iacta est";\n');
  write(
    "cli/main.ts",
    'import { said } from "./said.ts";\nconsole.log(JSON.stringify({ said, args: process.argv.slice(2) }));\n',
  );
});

afterEach(() => rmSync(checkout, { recursive: true }));

test("the command builds itself once, says so on stderr, and keeps stdout for itself", () => {
  const answer = `${JSON.stringify({ said: "Alea iacta est", args: ["games", "--json"] })}\n`;
  expect(rubicon("games", "--json")).toEqual({
    status: 0,
    stdout: answer,
    stderr: "Building the rubicon command ...\n",
  });
  expect(rubicon("games", "--json")).toEqual({ status: 0, stdout: answer, stderr: "" });
});

test("a change in any source builds the command again, even one dated back", () => {
  rubicon();
  write("cli/said.ts", 'export const said = "Veni";\n');
  utimesSync(join(checkout, "cli/said.ts"), 1, 1);
  expect(rubicon()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("Veni"),
    stderr: expect.stringContaining("Building"),
  });
});

test("a source that cannot be built is an error, with the place and a sentence", () => {
  rubicon();
  write("cli/said.ts", "export const said = ;\n");
  const { status, stdout, stderr } = rubicon();
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("cli/said.ts:1:20");
  expect(stderr).toContain("could not be built");
});

test("packages other than those of the lockfile are installed first, with the exit code of npm", () => {
  unlinkSync(join(checkout, "node_modules"));
  mkdirSync(join(checkout, "node_modules"));
  const { status, stdout, stderr } = rubicon();
  expect({ status, stdout }).toEqual({ status: 3, stdout: "" });
  expect(stderr).toMatch(/^Installing packages .*\nnpm ci --include=dev .*\nThe packages could not be installed/);
});

test("a Node that is too old is told so in one sentence", () => {
  write("package.json", JSON.stringify({ engines: { node: ">=99.1" } }));
  expect(rubicon()).toEqual({
    status: 1,
    stdout: "",
    stderr: `Rubicon needs Node 99.1 or newer, and this is Node ${process.versions.node}: see https://nodejs.org.\n`,
  });
});
