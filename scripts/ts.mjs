/**
 * Runs a script written in TypeScript: `node scripts/ts.mjs scripts/rules.ts --check`.
 *
 * Node 20 does not read TypeScript, so the script is bundled into scripts/dist first. Scripts find files from the
 * root of the checkout, where npm starts them.
 */
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { BUNDLE, ensurePackages, ROOT, requireNode, say } from "./ready.mjs";

requireNode();
ensurePackages();
const source = process.argv[2];
if (source === undefined) {
  say("Name the script to run: node scripts/ts.mjs scripts/<name>.ts.");
  process.exit(1);
}
const outfile = join(ROOT, "scripts", "dist", `${basename(source, ".ts")}.js`);
const { build } = await import("esbuild");
try {
  await build({ ...BUNDLE, entryPoints: [source], outfile });
} catch {
  say(`${source} could not be bundled: the errors stand above.`);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
process.argv.splice(1, 2, outfile);
await import(pathToFileURL(outfile).href);
