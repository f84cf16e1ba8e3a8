/**
 * For scripts that look at the page in a browser: a server of its own on a free port with an empty folder, the page
 * built, and a browser. What is measured is written in TypeScript, and bundled here.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { BUNDLE, ensureCommand, ensurePackages, ensurePage, ROOT, requireNode, say } from "./ready.mjs";

function freePort() {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, "localhost", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

/** Waits until the server answers. */
async function answers(url, server) {
  for (let tried = 0; tried < 600 && server.exitCode === null; tried++) {
    try {
      if ((await fetch(`${url}/healthz`)).ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((soon) => setTimeout(soon, 100));
  }
  throw new Error("The server did not start: what it said stands above.");
}

/** Runs `look(module, url, browser)` with what `source` exports; whatever goes wrong is said in one sentence. */
export async function atServer(source, look) {
  requireNode();
  ensurePackages();
  await ensureCommand();
  ensurePage();
  const { ensureBrowser } = await import("./browser.mjs");
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "rubicon-bench-"));
  const server = spawn(process.execPath, [join(ROOT, "cli", "dist", "rubicon.js"), "serve"], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), RUBICON_DATA: folder, RUBICON_REQUESTS: "0", RUBICON_ORIGIN: url },
    stdio: ["ignore", "ignore", 2],
  });
  try {
    const browser = await ensureBrowser();
    // As deep in the checkout as the sources, so that what they name from their own place is found.
    const outfile = join(ROOT, "scripts", "dist", `${basename(source, ".ts")}.js`);
    const { build } = await import("esbuild");
    await build({ ...BUNDLE, external: ["playwright-core"], entryPoints: [source], outfile });
    await answers(url, server);
    await look(await import(pathToFileURL(outfile).href), url, browser);
  } catch (error) {
    // What the browser said in its log follows in further lines.
    say(error.message.split("\n")[0]);
    process.exitCode = 1;
  } finally {
    if (server.exitCode === null) {
      server.kill();
      await new Promise((ended) => server.once("exit", ended));
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
