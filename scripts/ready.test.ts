/** The way from a checkout to the running command, walked in a small checkout of its own. */
import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let checkout: string;

function write(path: string, text: string): void {
  writeFileSync(join(checkout, path), text);
}

type Ended = Pick<SpawnSyncReturns<string>, "status" | "stdout" | "stderr">;

function started(script: string, ...args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(checkout, script), ...args], {
    encoding: "utf8",
    env: { ...process.env, npm_execpath: join(checkout, "npm-cli.js") },
  });
  return { status, stdout, stderr };
}

const rubicon = (...args: string[]): Ended => started("cli/bin/rubicon.mjs", ...args);

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), "rubicon-ready-"));
  for (const folder of ["scripts", "cli/bin", "server", "web/public", "engine"])
    mkdirSync(join(checkout, folder), { recursive: true });
  for (const file of [
    "package.json",
    "package-lock.json",
    "cli/package.json",
    "cli/bin/rubicon.mjs",
    "scripts/launch.mjs",
    "scripts/page.mjs",
    "scripts/parent.mjs",
    "scripts/ready.mjs",
  ])
    copyFileSync(file, join(checkout, file));
  symlinkSync(resolve("node_modules"), join(checkout, "node_modules"), "junction");
  write("npm-cli.js", 'console.log("npm", process.argv.slice(2).join(" "));\nprocess.exit(3);\n');
  write("cli/worker.ts", "export {};\n");
  write("cli/thinker.ts", "export {};\n");
  write("server/index.ts", 'import "fastify";\nexport const served = "never";\n');
  write("cli/said.ts", 'export const said: string = "Alea iacta est";\n');
  write(
    "cli/main.ts",
    'import { said } from "./said.ts";\nconsole.log(JSON.stringify({ said, args: process.argv.slice(2) }));\n',
  );
  write("web/vite.config.ts", "export default { build: { target: 'es2022' } };\n");
  write("web/index.html", '<!doctype html>\n<title>Rubicon</title>\n<script type="module" src="/main.ts"></script>\n');
  write("web/main.ts", 'import { word } from "../engine/word.ts";\ndocument.title = word;\n');
  write("web/public/sw.js", `// ${"an own file, long enough to be packed ".repeat(40)}\n`);
  write("web/public/icon.png", "png ".repeat(1000));
  write("engine/word.ts", 'export const word = "Alea iacta est";\n');
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

describe("npm start", () => {
  const dist = (...path: readonly string[]): string => join(checkout, "web/dist", ...path);
  const start = (): Ended => started("scripts/launch.mjs");
  const BUILT = "Building the page ...\n";

  const WHOLE = [".stamp.json", "assets", "icon.png", "index.html", "sw.js", "sw.js.br", "sw.js.gz"];

  /** What lies there all the while one looks; null when the page is just being replaced by another. */
  function lookOnce(): string[] | null {
    try {
      const before = statSync(dist()).ino;
      const seen = readdirSync(dist()).sort();
      return statSync(dist()).ino === before ? seen : null;
    } catch {
      return null;
    }
  }

  /** The scripts of the page, as one text. */
  const scripts = (): string =>
    readdirSync(dist("assets"))
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFileSync(dist("assets", name), "utf8"))
      .join("\n");

  test("builds the command and the page once, says so on stderr, and serves", () => {
    const answer = `${JSON.stringify({ said: "Alea iacta est", args: ["serve"] })}\n`;
    expect(start()).toEqual({ status: 0, stdout: answer, stderr: `Building the rubicon command ...\n${BUILT}` });
    const index = readFileSync(dist("index.html"), "utf8");
    const [, script] = /src="\/(assets\/index-[\w-]{8}\.js)"/.exec(index) ?? [];
    expect(readFileSync(dist(script), "utf8")).toContain("Alea iacta est");
    expect(start()).toEqual({ status: 0, stdout: answer, stderr: "" });
  });

  test("lays packed files beside those of text that are long enough", () => {
    start();
    const plain = readFileSync(dist("sw.js"));
    expect(brotliDecompressSync(readFileSync(dist("sw.js.br")))).toEqual(plain);
    expect(gunzipSync(readFileSync(dist("sw.js.gz")))).toEqual(plain);
    expect(readdirSync(dist()).sort()).toEqual(WHOLE);
  });

  test.each<[string, () => void]>([
    [
      "a source is changed, even dated back",
      () => {
        write("engine/word.ts", 'export const word = "Veni";\n');
        utimesSync(join(checkout, "engine/word.ts"), 1, 1);
      },
    ],
    ["a source is new", () => write("engine/other.ts", "export {};\n")],
    ["a source is gone", () => unlinkSync(join(checkout, "web/public/icon.png"))],
    ["the lockfile is another", () => utimesSync(join(checkout, "package-lock.json"), 1, 1)],
    ["a file of the build is gone", () => unlinkSync(dist("sw.js.br"))],
    ["the build is gone", () => rmSync(dist(), { recursive: true })],
  ])("builds the page again when %s", (_, change) => {
    start();
    change();
    expect(start()).toMatchObject({ status: 0, stderr: expect.stringContaining(BUILT) });
    expect(scripts()).toContain(
      readFileSync(join(checkout, "engine/word.ts"), "utf8").includes("Veni") ? "Veni" : "Alea",
    );
    expect(start().stderr).toBe("");
  });

  test("does not mind tests and other builds", () => {
    start();
    mkdirSync(join(checkout, "engine/testing"));
    mkdirSync(join(checkout, "engine/dist"));
    for (const path of ["engine/word.test.ts", "web/page.test.tsx", "engine/testing/walk.ts", "engine/dist/word.js"])
      write(path, "export {};\n");
    expect(start().stderr).toBe("");
  });

  test("a page that cannot be built is an error, and the page that was there stays", () => {
    start();
    write("web/main.ts", "document.title = ;\n");
    const { status, stdout, stderr } = start();
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toContain("main.ts:1:17");
    expect(stderr).toMatch(/The page could not be built: the errors stand above\.\n$/);
    expect(scripts()).toContain("Alea iacta est");
    expect(readdirSync(join(checkout, "web")).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("several at once never show half a page", async () => {
    start();
    write("engine/word.ts", 'export const word = "Vidi";\n');
    mkdirSync(join(checkout, "web/.building-999999999/dist"), { recursive: true });
    const starts = Array.from({ length: 3 }, () =>
      spawn(process.execPath, [join(checkout, "scripts/launch.mjs")], { stdio: "ignore" }),
    );
    const ended = Promise.all(starts.map((process) => once(process, "exit")));
    let running = true;
    void ended.then(() => {
      running = false;
    });
    let looks = 0;
    while (running) {
      const seen = lookOnce();
      if (seen !== null) looks++;
      expect(seen ?? WHOLE).toEqual(WHOLE);
      await new Promise((soon) => setTimeout(soon, 1));
    }
    expect((await ended).map(([code]) => code)).toEqual([0, 0, 0]);
    expect(looks).toBeGreaterThan(0);
    expect(scripts()).toContain("Vidi");
    expect(start().stderr).toBe("");
    expect(readdirSync(join(checkout, "web")).filter((name) => name.startsWith("."))).toEqual([]);
  });
});
