/** The page with Skirmish in its list, built into a folder of its own: the only game that has windows and orders. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const LIST = at("../../games/list.ts");
const LIST_FOR_TESTS = at("../../games/testing/list.ts");
const SKIRMISH = at("../../../engine/testing/skirmish");
/** The engine's door for tests leads to much that runs in no browser. */
const DOOR = "@rubicon/engine/testing";

const withSkirmish: Plugin = {
  name: "with-skirmish",
  enforce: "pre",
  resolveId: async function (source, importer, options) {
    if (source === DOOR) return `\0${DOOR}`;
    if (!source.endsWith("/list.ts") || importer === LIST_FOR_TESTS) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found?.id === LIST ? LIST_FOR_TESTS : found;
  },
  load: (id) =>
    id === `\0${DOOR}`
      ? `export { makeSkirmish, skirmishRules } from "${SKIRMISH}/index.ts";
         export { packOf as skirmishPack, SMALL as SMALL_COMPONENTS, SMALL_PACK } from "${SKIRMISH}/pack.ts";`
      : null,
};

/** Gives the folder it was built into. */
export async function pageWithSkirmish(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "rubicon-page-"));
  await build({
    configFile: at("../../vite.config.ts"),
    logLevel: "error",
    plugins: [withSkirmish],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
