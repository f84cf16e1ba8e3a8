import { defineConfig } from "vitest/config";
import { thorough } from "../../engine/testing/thorough.ts";
import { Tally } from "../../scripts/tally.ts";

/** Tests in a real browser: two chapters side by side, each with a browser and a server of its own. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["web/e2e/**/*.e2e.ts"],
    // Years of war by clicks.
    exclude: thorough ? [] : ["web/e2e/years.e2e.ts"],
    maxWorkers: 2,
    // Chapters share what they import: the page's words and the whole server.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // A browser on a busy machine can be late once; what is broken is broken the third time too.
    retry: 2,
    // What a page does takes as long as it takes on a busy machine.
    expect: { poll: { timeout: 15_000, interval: 25 } },
    reporters: ["default", new Tally()],
  },
});
