/** `npm test`: everything that must hold, quickest first, stopping at the first thing that does not. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureCommand, ensurePackages, npm, ROOT, requireNode, say } from "./ready.mjs";

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

head("Tests");
await ensureCommand();
const vitest = join(ROOT, "node_modules", "vitest", "vitest.mjs");
// Into a file or a pipe without colours, so that logs can be read and searched.
const plain = process.stdout.isTTY || "FORCE_COLOR" in process.env ? {} : { NO_COLOR: "1" };
const run = spawnSync(process.execPath, [vitest, "run", ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: "inherit",
  env: { ...process.env, ...plain },
});
process.exit(run.status ?? 1);
