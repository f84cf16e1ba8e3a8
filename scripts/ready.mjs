/**
 * Makes a checkout ready to run: the right Node, the packages of the lockfile, fresh builds of the command and the page.
 *
 * Only Node's own modules are imported here, because this runs before anything is installed. Whatever it has to
 * say goes to stderr: stdout belongs to the command that follows.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(ROOT, "cli", "dist");
const COMMAND_STAMP = join(DIST, "stamp.json");
/** Shared parts lie with the server: its packages are found from there. */
const PARTS = join(ROOT, "server", "dist");

/** What the command's build depends on besides the sources that went into it. */
const BESIDES = ["package-lock.json", "cli/package.json", "scripts/ready.mjs"];

const WEB = join(ROOT, "web");
const PAGE = join(WEB, "dist");
/** Builds are made in folders of this name and their process, each in one called dist, of which git takes no notice. */
const SITE = ".building-";
/** Files whose names begin with a dot are not served. */
const STAMP_OF_PAGE = ".stamp.json";
/** Rooms that the page is made of, and what its build depends on besides. */
const ROOMS_OF_PAGE = ["web", "engine", "games", "client", "bots"];
const BESIDES_THE_PAGE = ["package-lock.json", "scripts/page.mjs"];
/** What lies in the rooms and never gets into the page: builds, packages, tests and what serves them. */
const NOT_IN_THE_PAGE = /^(?:\..*|dist|node_modules|testing|e2e|bench|golden|corpus|.*\.test\.\w+)$/;

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

/**
 * A stamp lies with a build and names every file that went into it, with its time, and every file that came out:
 * any other time, or a file that is gone, means that the build is stale. Where the sources are listed, one that is
 * new or gone means the same.
 */
function isFresh(stamp, sources) {
  if (!existsSync(stamp)) return false;
  const { files, made = [] } = readJson(stamp);
  const known = Object.keys(files);
  return (
    made.every((path) => existsSync(join(ROOT, path))) &&
    (sources === undefined || sources.length === known.length) &&
    (sources ?? known).every((path) => files[path] === written(path))
  );
}

/** The text of a stamp for a build that has just been made. */
function stampOf(sources, made, began) {
  const files = {};
  for (const path of sources) {
    const time = written(path);
    // Saved while it was being built: nobody knows which text went in, so the next start builds again.
    files[path] = time > began ? 0 : time;
  }
  return JSON.stringify({ files, made });
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
export const SERVER_PACKAGES = {
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
  if (isFresh(COMMAND_STAMP)) return;
  ensurePackages();
  say("Building the rubicon command ...");
  const { build, stop } = await import("esbuild");
  const began = Date.now();
  // The server is a part of its own, so that the other commands need not load it.
  const entryPoints = {
    "cli/dist/rubicon": "cli/main.ts",
    "cli/dist/worker": "cli/worker.ts",
    "cli/dist/thinker": "cli/thinker.ts",
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
  const made = Object.keys(built.metafile.outputs);
  put(COMMAND_STAMP, stampOf([...sources, ...BESIDES], made, began));
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

/** Builds the page into web/dist when it is missing or anything that it is made of has changed. */
export function ensurePage() {
  const sources = [...ROOMS_OF_PAGE.flatMap((room) => filesIn(room, NOT_IN_THE_PAGE)), ...BESIDES_THE_PAGE];
  if (isFresh(join(PAGE, STAMP_OF_PAGE), sources)) return;
  ensurePackages();
  say("Building the page ...");
  clearAbandonedSites();
  const began = Date.now();
  // Beside the page, so that it can be put in its place at one stroke.
  const site = join(WEB, `${SITE}${process.pid}`);
  const built = join(site, "dist");
  // A process of its own: what builds a page leaves much behind in the one it runs in, and speaks on stdout.
  const { status } = spawnSync(process.execPath, [join(ROOT, "scripts", "page.mjs"), built], {
    cwd: ROOT,
    stdio: ["ignore", 2, 2],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status === 0) {
    const made = filesIn(built, NOTHING).map((path) => join("web", "dist", relative(built, path)));
    writeFileSync(join(built, STAMP_OF_PAGE), stampOf(sources, made, began));
    putInPlace(built, PAGE, site);
  }
  rmSync(site, { recursive: true, force: true });
  if (status === 0) return;
  say("The page could not be built: the errors stand above.");
  process.exit(1);
}

const NOTHING = /^$/;

/** All files under a folder but those that are named, or lie in a folder that is named, like what is left out. */
function filesIn(folder, leftOut) {
  const path = resolve(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !leftOut.test(name))
    .flatMap((entry) => {
      const inside = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(inside, leftOut);
      return entry.isFile() ? [inside] : [];
    });
}

/** Puts a folder in the place of another. Whoever looks sees all of the one, for a moment none, all of the other. */
function putInPlace(folder, place, site) {
  for (let tried = 1; ; tried++) {
    const former = join(site, `former-${tried}`, "dist");
    mkdirSync(dirname(former));
    try {
      renameSync(place, former);
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
    }
    try {
      renameSync(folder, place);
      return;
    } catch (error) {
      // Another build has been put there in between: it goes the same way.
      if (tried === 5 || !existsSync(place)) throw error;
    }
  }
}

/** Removes what builds have left behind that were broken off. */
function clearAbandonedSites() {
  for (const name of readdirSync(WEB))
    if (name.startsWith(SITE) && !isRunning(Number(name.slice(SITE.length))))
      rmSync(join(WEB, name), { recursive: true, force: true });
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
