/**
 * Finds a Chromium or Chrome for the tests that need a real browser, or gets one.
 *
 * In this order: the one that RUBICON_BROWSER names, those usually installed, one that Playwright has downloaded
 * before, a download by Playwright, the system's package manager where this runs as root. It says what it does.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ROOT, say } from "./ready.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"];

/** Where systems put browsers that are not on the path. */
function usualPlaces() {
  const { HOME = "", LOCALAPPDATA = "", PROGRAMFILES = "", "PROGRAMFILES(X86)": X86 = "" } = process.env;
  if (process.platform === "darwin")
    return ["/Applications", join(HOME, "Applications")].flatMap((folder) =>
      ["Google Chrome", "Chromium", "Microsoft Edge"].map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
    );
  if (process.platform === "win32")
    return [PROGRAMFILES, X86, LOCALAPPDATA]
      .filter((folder) => folder !== "")
      .flatMap((folder) => [
        join(folder, "Google/Chrome/Application/chrome.exe"),
        join(folder, "Chromium/Application/chrome.exe"),
        join(folder, "Microsoft/Edge/Application/msedge.exe"),
      ]);
  return ["/snap/bin/chromium", "/opt/google/chrome/chrome"];
}

const onPath = () =>
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a browser that is here already; null when there is none. */
export async function findBrowser() {
  const named = process.env.RUBICON_BROWSER;
  if (named !== undefined && named !== "") {
    if (canRun(named)) return named;
    throw new Error(`RUBICON_BROWSER names ${named}, which cannot be run.`);
  }
  const installed = [...onPath(), ...usualPlaces()].find(canRun);
  if (installed !== undefined) return installed;
  const { chromium } = await import("playwright-core");
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : null;
}

/** A browser for the tests, got if need be. Throws, in one sentence, where none can be had. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found !== null) return found;
  say("No Chromium or Chrome is installed here: asking Playwright to download one, once ...");
  const playwright = join(ROOT, "node_modules", "playwright-core", "cli.js");
  run(process.execPath, [playwright, "install", "chromium"]);
  const downloaded = await findBrowser();
  if (downloaded !== null) return downloaded;
  if (process.platform === "linux" && process.getuid?.() === 0) {
    installByPackageManager();
    const installed = await findBrowser();
    if (installed !== null) return installed;
  }
  throw new Error(
    "No Chromium or Chrome could be found or got: install one, or name one in RUBICON_BROWSER, and run it again.",
  );
}

const MANAGERS = [
  ["apt-get", [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]],
  ["dnf", [["install", "-y", "chromium"]]],
  ["apk", [["add", "chromium"]]],
  ["pacman", [["-Sy", "--noconfirm", "chromium"]]],
];

function installByPackageManager() {
  for (const [manager, steps] of MANAGERS) {
    if (spawnSync(manager, ["--version"], { stdio: "ignore" }).status !== 0) continue;
    say(`That did not work: installing the system's own chromium with ${manager} ...`);
    for (const step of steps) run(manager, step);
    return;
  }
}

/** Its own words go to stderr; whether it helped is seen by looking again. */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync(command, args, { cwd: ROOT, stdio: ["ignore", 2, 2], timeout: 300_000, env });
}
