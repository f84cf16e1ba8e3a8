import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rubicon } from "../testing/desk.ts";
import { skirmishRules } from "../testing/skirmish.ts";

/** The command as people start it: the server it measures is itself, once more. */
function bench(...options: string[]) {
  const command = join(import.meta.dirname, "..", "bin", "rubicon.mjs");
  const { DATABASE_URL: _, ...env } = process.env;
  return spawnSync(process.execPath, [command, "bench", "--server", ...options], { encoding: "utf8", env });
}

test("tables are played at over sockets, and every figure is there", () => {
  const { status, stdout, stderr } = bench("--tables", "3", "--seconds", "1", "--rate", "60", "--json");
  expect(stderr.replace("Building the rubicon command ...\n", "")).toBe("");
  expect(status).toBe(0);
  const figures = JSON.parse(stdout);
  expect(figures).toMatchObject({ game: "julius-caesar", database: "PGlite", tables: 3, seconds: 1, rate: 60 });
  expect(figures.actsPerSecond).toBeGreaterThan(0);
  const { p50, p95, p99, most } = figures.milliseconds;
  expect([p50, p95, p99, most]).toEqual([p50, p95, p99, most].toSorted((a, b) => a - b));
  expect(p50).toBeGreaterThan(0);
});

test("a server that cannot start is told of in one sentence", async () => {
  const { code, err } = await rubicon([skirmishRules], ["bench", "--server"]);
  expect(code).toBe(2);
  expect(err).toBe("There is no command here that could be started as a server.\n");
});
