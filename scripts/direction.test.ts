/** The house rules that biome.json holds: which way dependencies point, and that the inside of the house runs anywhere. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

type Try = readonly [path: string, text: string];

const takes = (door: string): string => `import { it } from "${door}";\n\nit();\n`;

const WRONG_WAY: readonly Try[] = [
  ["engine/a.ts", "@rubicon/julius-caesar"],
  ["engine/b.ts", "@rubicon/bots"],
  ["engine/c.test.ts", "@rubicon/julius-caesar"],
  ["engine/testing/d.ts", "@rubicon/julius-caesar"],
  ["games/julius-caesar/steps/e.ts", "@rubicon/bots"],
  ["games/julius-caesar/steps/f.ts", "@rubicon/cli"],
  ["games/julius-caesar/steps/g.ts", "@rubicon/imperator"],
  ["bots/h.ts", "@rubicon/julius-caesar"],
  ["bots/i.ts", "@rubicon/cli"],
  ["cli/j.ts", "@rubicon/web"],
  ["engine/k.ts", "../games/julius-caesar/index.ts"],
  ["games/julius-caesar/steps/l.ts", "../../../engine/game.ts"],
  ["games/imperator/m.ts", "../julius-caesar/sight.ts"],
  ["bots/n.ts", "../engine/game.ts"],
  ["cli/commands/o.ts", "../../engine/game.ts"],
  ["server/live/ma.ts", "@rubicon/client"],
  ["server/live/mi.ts", "@rubicon/julius-caesar"],
  ["server/tables/mb.ts", "@rubicon/cli"],
  ["server/mc.test.ts", "@rubicon/cli"],
  ["server/md.ts", "../client/index.ts"],
  ["client/me.ts", "@rubicon/server"],
  ["client/mf.ts", "@rubicon/julius-caesar"],
  ["client/mg.ts", "../server/protocol.ts"],
  ["cli/mh.ts", "../client/index.ts"],
  ["web/table/mj.ts", "@rubicon/server"],
  ["web/app/mk.ts", "@rubicon/cli"],
  ["web/table/ml.ts", "../../engine/game.ts"],
  ["games/julius-caesar/steps/mm.ts", "@rubicon/series"],
  ["games/series/mn.ts", "@rubicon/imperator"],
  ["games/imperator/steps/mo.ts", "@rubicon/alea-iacta-est"],
  ["games/imperator/steps/mp.ts", "../../series/steps/move.ts"],
  ["games/imperator/steps/mq.ts", "@rubicon/bots"],
  ["engine/mr.ts", "@rubicon/series"],
  ["bots/ms.ts", "@rubicon/series"],
  ["cli/mt.ts", "@rubicon/series"],
  ["server/tables/mu.test.ts", "@rubicon/series"],
  ["client/mv.ts", "@rubicon/series"],
  ["web/table/mw.ts", "@rubicon/series"],
];

const RIGHT_WAY: readonly Try[] = [
  ["games/julius-caesar/steps/p.ts", "@rubicon/engine"],
  ["games/julius-caesar/q.test.ts", "@rubicon/engine/testing"],
  ["games/julius-caesar/steps/r.ts", "../position.ts"],
  ["bots/s.ts", "@rubicon/engine"],
  ["cli/t.ts", "@rubicon/julius-caesar"],
  ["cli/u.ts", "@rubicon/bots"],
  ["cli/v.ts", "node:fs"],
  ["engine/testing/w.ts", "../game.ts"],
  ["engine/x.test.ts", "node:fs"],
  ["server/y.ts", "@rubicon/engine"],
  ["server/z.test.ts", "@rubicon/julius-caesar"],
  ["server/za.test.ts", "@rubicon/client"],
  ["server/testing/zb.ts", "@rubicon/client"],
  ["client/zc.ts", "@rubicon/engine"],
  ["cli/zd.ts", "@rubicon/client"],
  ["cli/ze.ts", "@rubicon/server"],
  ["web/app/zf.ts", "@rubicon/client"],
  ["web/local/zg.ts", "@rubicon/engine"],
  ["web/opponents/zp.ts", "@rubicon/bots"],
  ["web/games/julius-caesar/zh.ts", "@rubicon/julius-caesar/components"],
  ["web/pages/zi.ts", "../games/index.ts"],
  ["web/e2e/house/zj.ts", "@rubicon/server/testing"],
  ["games/alea-iacta-est/steps/zk.ts", "@rubicon/series"],
  ["games/imperator/zl.ts", "@rubicon/series"],
  ["games/imperator/zm.test.ts", "@rubicon/series/testing"],
  ["games/imperator/zn.ts", "@rubicon/engine"],
  ["games/series/zo.ts", "@rubicon/engine"],
];

const NODE: readonly Try[] = [
  ["engine/aa.ts", "node:fs"],
  ["games/julius-caesar/bb.ts", "node:crypto"],
  ["bots/cc.ts", "node:worker_threads"],
];

const GLOBAL: readonly Try[] = [
  ["engine/dd.ts", "process.exit();\n"],
  ["games/julius-caesar/ee.ts", "document.close();\n"],
  ["bots/ff.ts", "setTimeout(Date.now, 1);\n"],
];

const CHANCE: readonly Try[] = [
  ["engine/gg.ts", "export const die = 1 + Math.floor(6 * Math.random());\n"],
  ["games/julius-caesar/hh.ts", "export const die = Math.random;\n"],
];

/** What a page loads must not bring the server along. */
const TYPES_ALONE: readonly Try[] = [
  ["client/oa.ts", 'import type { Message } from "@rubicon/server/protocol";\n\nexport type { Message };\n'],
  ["client/ob.ts", 'export type { Message } from "@rubicon/server/protocol";\n'],
];

const NOT_TYPES_ALONE: readonly Try[] = [
  ["client/oc.ts", takes("@rubicon/server/protocol")],
  [
    "client/od.ts",
    'import { type Message, read } from "@rubicon/server/protocol";\n\nread();\nexport type { Message };\n',
  ],
  ["client/oe.ts", 'export { read } from "@rubicon/server/protocol";\n'],
  ["client/of.ts", 'export * from "@rubicon/server/protocol";\n'],
  ["web/table/og.ts", takes("@rubicon/server/protocol")],
];

const LOOSE: readonly (readonly [string, string, string])[] = [
  ["cli/ii.ts", "export const seat: any = null;\n", "noExplicitAny"],
  ["cli/jj.ts", "export const long = (seat: string | null) => seat!.length;\n", "noNonNullAssertion"],
  ["cli/kk.ts", takes("./ll"), "useImportExtensions"],
];

/** Lints all tries in a folder of their own, with the project's settings, and lists the rules each breaks. */
function lint(tries: readonly Try[]): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), "rubicon-lint-"));
  try {
    mkdirSync(join(folder, "scripts"));
    for (const file of ["biome.json", ".gitignore", "scripts/no-chance.grit", "scripts/types-alone.grit"])
      copyFileSync(file, join(folder, file));
    for (const [path, text] of [...tries, ["cli/ll.ts", "export const it = () => {};\n"] as const]) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const biome = resolve("node_modules/@biomejs/biome/bin/biome");
    const settings = ["lint", "--reporter=github", "--max-diagnostics=none"];
    const { stdout } = spawnSync(process.execPath, [biome, ...settings], { cwd: folder, encoding: "utf8" });
    const found = new Map<string, string[]>(tries.map(([path]) => [path, []]));
    for (const [, rule, path] of stdout.matchAll(/title=(?:lint\/\w+\/)?(\w+),file=([^,]+)/g)) {
      const rules = found.get(path.slice(path.indexOf("rubicon-lint-")).split("/").slice(1).join("/"));
      if (rules !== undefined && !rules.includes(rule)) rules.push(rule);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const doors = (tries: readonly Try[]): Try[] => tries.map(([path, door]) => [path, takes(door)]);
const broken = lint([
  ...doors([...WRONG_WAY, ...RIGHT_WAY, ...NODE]),
  ...GLOBAL,
  ...CHANCE,
  ...TYPES_ALONE,
  ...NOT_TYPES_ALONE,
  ...LOOSE.map(([path, text]) => [path, text] as const),
]);

test.each(WRONG_WAY)("%s may not import %s", (path) => {
  expect(broken.get(path)).toEqual(["noRestrictedImports"]);
});

test.each(RIGHT_WAY)("%s may import %s", (path) => {
  expect(broken.get(path)).toEqual([]);
});

test.each(NODE)("%s may not import Node's %s", (path) => {
  expect(broken.get(path)).toEqual(["noNodejsModules"]);
});

test.each(GLOBAL)("%s may not say %j", (path) => {
  expect(broken.get(path)).toEqual(["noRestrictedGlobals"]);
});

test.each(CHANCE)("%s may not make its own chance", (path) => {
  expect(broken.get(path)).toEqual(["plugin"]);
});

test.each(TYPES_ALONE)("%s may say %j", (path) => {
  expect(broken.get(path)).toEqual([]);
});

test.each(NOT_TYPES_ALONE)("%s may not say %j", (path) => {
  expect(broken.get(path)).toEqual(["plugin"]);
});

test.each(LOOSE)("%s may not say %j", (path, _text, rule) => {
  expect(broken.get(path)).toEqual([rule]);
});
