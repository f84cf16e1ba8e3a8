/**
 * Makes a checkout ready to run: the right Node, the packages of the lockfile, a fresh build of the command.
 *
 * Only Node's own modules are imported here, because this runs before anything is installed. Whatever it has to
 * say goes to stderr: stdout belongs to the command that follows.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(ROOT, "cli", "dist");
const STAMP = join(DIST, "stamp.json");
/** Shared parts lie with the server: its packages are found from there. */
const PARTS = join(ROOT, "server", "dist");

/** What the command's build depends on besides the sources that went into it. */
const BESIDES = ["package-lock.json", "cli/package.json", "scripts/ready.mjs"];

export function say(line) {
  process.stderr.write(`${line}\n`);
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** Ends the process with one sentence when this Node is too old to run what follows. */
export function requireNode() {
  const wanted = readJson(join(ROOT, "package.json")).engines.node.replace(">=", "");
  const [major, minor] = wanted.split(".").map(Number);
  const [ourMajor, ourMinor] = process.versions.node.split(".").map(Number);
  if (ourMajor > major || (ourMajor === major && ourMinor >= minor)) return;
  say(`Rubicon needs Node ${wanted} or newer, and this is Node ${process.versions.node}: see https://nodejs.org.`);
  process.exit(1);
}

/** Runs npm and returns its exit code. */
export function npm(args, stdio = "inherit") {
  // Started from a script of npm's own, the same npm is used again; otherwise the one on the path.
  const running = process.env.npm_execpath;
  const known = running?.endsWith("npm-cli.js") ?? false;
  const done = known
    ? spawnSync(process.execPath, [running, ...args], { cwd: ROOT, stdio })
    : spawnSync("npm", args, { cwd: ROOT, stdio, shell: process.platform === "win32" });
  return done.status ?? 1;
}

/** True when what lies in node_modules is what the lockfile asks for. npm keeps its own list of the former. */
function packagesAreThere() {
  const list = join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(list)) return false;
  const installed = readJson(list).packages;
  const asked = readJson(join(ROOT, "package-lock.json")).packages;
  return Object.entries(asked).every(([path, wanted]) => {
    // Optional packages are builds for other machines than this one; workspaces are not installed but linked.
    if (!path.includes("node_modules/") || wanted.optional || wanted.devOptional) return true;
    const found = installed[path];
    return found !== undefined && found.version === wanted.version && found.link === wanted.link;
  });
}

export function ensurePackages() {
  if (packagesAreThere()) return;
  say("Installing packages (npm ci), once ...");
  // Tools for building are development packages, so they are named even where the environment says production.
  const quiet = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const code = npm(["ci", ...quiet], ["ignore", 2, 2]);
  if (code === 0) return;
  say("The packages could not be installed: npm says above why.");
  process.exit(code);
}

/** When a file was last written; -1 when it is not there. */
function written(path) {
  return statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? -1;
}

/** The stamp names every file that went into the build, with its time: any other time means the build is stale. */
function commandIsFresh() {
  if (!existsSync(STAMP)) return false;
  const { files, made = [] } = readJson(STAMP);
  return (
    made.every((path) => existsSync(join(ROOT, path))) &&
    Object.entries(files).every(([path, time]) => written(path) === time)
  );
}

/** Settings common to everything that is bundled to run in Node. */
export const BUNDLE = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: true,
  logLevel: "warning",
  // Some packages are CommonJS inside and ask for Node's modules with require, which ES modules lack.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
};

/** Some packages of the server bring files of their own, native or WebAssembly: they stay where npm has put them. */
const SERVER_PACKAGES = {
  name: "server-packages",
  setup(build) {
    const server = join(ROOT, "server") + sep;
    const inside = join(server, "node_modules") + sep;
    build.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === "entry-point" || path.startsWith("@rubicon/") || path.startsWith("node:")) return;
      if (importer.startsWith(server) && !importer.startsWith(inside)) return { path, external: true };
    });
  },
};

/** Bundles the command into cli/dist when it is missing or any of its sources has changed. */
export async function ensureCommand() {
  if (commandIsFresh()) return;
  ensurePackages();
  say("Building the rubicon command ...");
  const { build, stop } = await import("esbuild");
  const began = Date.now();
  // The server is a part of its own, so that the other commands need not load it.
  const entryPoints = {
    "cli/dist/rubicon": "cli/main.ts",
    "cli/dist/worker": "cli/worker.ts",
    "server/dist/server": "server/index.ts",
  };
  const into = { outdir: ".", splitting: true, chunkNames: "server/dist/[name]-[hash]" };
  let built;
  try {
    const plugins = [SERVER_PACKAGES];
    built = await build({ ...BUNDLE, ...into, entryPoints, plugins, write: false, metafile: true });
  } catch {
    say("The rubicon command could not be built: the errors stand above.");
    process.exit(1);
  }
  await stop();

  for (const folder of [DIST, PARTS]) mkdirSync(folder, { recursive: true });
  for (const file of built.outputFiles) put(file.path, file.contents);
  const sources = Object.keys(built.metafile.inputs).filter((path) => !path.includes("node_modules/"));
  const files = {};
  for (const path of [...sources, ...BESIDES]) {
    const time = written(path);
    // Saved while it was being bundled: nobody knows which text went in, so the next start builds again.
    files[path] = time > began ? 0 : time;
  }
  const made = Object.keys(built.metafile.outputs);
  put(STAMP, JSON.stringify({ files, made }));
  // Parts of former builds that this one has no use for.
  const kept = made.map((path) => basename(path));
  for (const name of readdirSync(PARTS)) if (!kept.includes(name)) rmSync(join(PARTS, name), { force: true });
}

/** Writes a whole file at once, so that two builds at the same time never show each other half of one. */
function put(path, contents) {
  const aside = join(dirname(path), `.${basename(path)}.${process.pid}`);
  writeFileSync(aside, contents);
  renameSync(aside, path);
}
