/** `npm run siege`: bundles server/siege/run.ts, since Node 20 does not read TypeScript, and runs it. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BUNDLE, ensurePackages, ROOT, requireNode, SERVER_PACKAGES, say } from "./ready.mjs";

requireNode();
ensurePackages();
const outfile = join(ROOT, "server", "siege", "dist", "run.mjs");
const { build } = await import("esbuild");
try {
  await build({ ...BUNDLE, entryPoints: [join("server", "siege", "run.ts")], outfile, plugins: [SERVER_PACKAGES] });
} catch {
  say("The siege could not be bundled: the errors stand above.");
  process.exit(1);
}
process.chdir(ROOT);
await import(pathToFileURL(outfile).href);
