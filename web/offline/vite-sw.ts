/** Writes /sw.js when the page is built: the service worker with the list of all files of this build in it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Plugin } from "vite";
import type { Build } from "./keeping.ts";

const WORKER = "sw.js";
/** Packed twins of files, maps for developers, and the worker itself, which the browser keeps in its own way. */
const NOT_KEPT = /\.(?:br|gz|map)$|^sw\.js$/;

export function serviceWorker(): Plugin {
  let folder = "";
  // Called at the end of builds that have failed too: then there is nothing to list.
  let written = false;
  return {
    name: "service-worker",
    apply: "build",
    configResolved({ root, build: { outDir } }) {
      folder = join(outDir.startsWith("/") ? "" : root, outDir);
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "/manifest.webmanifest" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "/icons/icon-192.png" }, injectTo: "head" },
    ],
    writeBundle: () => {
      written = true;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler: async () => {
        if (written) await writeServiceWorker(folder);
      },
    },
  };
}

export async function writeServiceWorker(folder: string): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL("sw.ts", import.meta.url))],
    outfile: join(folder, WORKER),
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: { BUILD: JSON.stringify(buildIn(folder)) },
    logLevel: "warning",
  });
}

/** All files of a build, and a version that changes with any of them. */
export function buildIn(folder: string): Build {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) =>
      join(each.parentPath, each.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((path) => !NOT_KEPT.test(path))
    .sort();
  const hash = createHash("sha256");
  for (const path of files)
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(folder, path)))
      .update("\0");
  return { version: hash.digest("hex").slice(0, 12), files: files.map((path) => `/${path}`) };
}
