/** `npm test`: everything that must hold, quickest first, stopping at the first thing that does not. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureCommand, ensurePackages, ensurePage, npm, ROOT, requireNode, say } from "./ready.mjs";

const CHECKS = [
  ["Types", ["typecheck"]],
  ["Lint and direction of dependencies", ["lint"]],
  ["Rules coverage", ["rules", "--", "--check"]],
  ["Golden journals", ["golden"]],
];

function head(title) {
  say(`\n=== ${title} ===`);
}

function stopUnless(title, code) {
  if (code === 0) return;
  say(`\nnpm test stopped at: ${title}.`);
  process.exit(code);
}

requireNode();
ensurePackages();

for (const [title, script] of CHECKS) {
  head(title);
  stopUnless(title, npm(["run", "--silent", ...script]));
}

const wanted = process.argv.slice(2);
// What is asked for may stand in one of the two runs alone.
const quietly = wanted.length > 0 ? ["--passWithNoTests"] : [];

/** Runs Vitest, with what was asked for on the command line, and stops where a test has failed. */
function runTests(title, settings, environment) {
  const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
  // Into a file or a pipe without colours, so that logs can be read and searched.
  const plain = process.stdout.isTTY || "FORCE_COLOR" in process.env ? {} : { NO_COLOR: "1" };
  const run = spawnSync(process.execPath, [vitest, "run", ...settings, ...quietly, ...wanted], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...plain, ...environment },
  });
  stopUnless(title, run.status ?? 1);
}

const TESTS = "Tests";
head(TESTS);
await ensureCommand();
runTests(TESTS, [], {});

const IN_A_BROWSER = "The page, in a browser";
head(IN_A_BROWSER);
ensurePage();
// Looked for only now: what it needs is a package, and those may just have been installed.
const { ensureBrowser } = await import("./browser.mjs");
let browser;
try {
  browser = await ensureBrowser();
} catch (error) {
  say(error.message);
  stopUnless(IN_A_BROWSER, 1);
}
runTests(IN_A_BROWSER, ["--config", join("web", "e2e", "vitest.config.ts")], { RUBICON_BROWSER: browser });
