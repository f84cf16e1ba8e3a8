/**
 * Builds the page into the folder that is named, and packs what is text, so that the server need not do so again and
 * again: `node scripts/page.mjs <folder>`. ready.mjs starts it when a build is due.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { build } from "vite";
import { ROOT, say } from "./ready.mjs";

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt|xml)$/;
/** Anything shorter fits into one packet as it is. */
const WORTH_PACKING = 1024;

const PACKERS = [
  [".br", (text) => promisify(brotliCompress)(text, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: text.length } })],
  [".gz", (text) => promisify(gzip)(text, { level: zlib.Z_BEST_COMPRESSION })],
];

/** Lays what is packed beside the file, where it is shorter. */
async function pack(path) {
  const text = readFileSync(path);
  if (text.length < WORTH_PACKING) return;
  for (const [ending, packer] of PACKERS) {
    const packed = await packer(text);
    if (packed.length < text.length) writeFileSync(`${path}${ending}`, packed);
  }
}

const web = join(ROOT, "web");
const folder = process.argv[2];
if (folder === undefined) {
  say("Name the folder to build into: node scripts/page.mjs <folder>.");
  process.exit(1);
}
try {
  await build({
    root: web,
    configFile: join(web, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: folder, emptyOutDir: true },
  });
} catch (error) {
  say(error.message);
  process.exit(1);
}
const files = readdirSync(folder, { recursive: true }).filter((name) => TEXT.test(name));
await Promise.all(files.map((name) => pack(join(folder, name))));
