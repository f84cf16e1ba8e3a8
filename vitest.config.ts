import { defineConfig } from "vitest/config";
import { Tally } from "./scripts/tally.ts";

export default defineConfig({
  esbuild: { jsx: "automatic" },
  test: {
    environment: "node",
    include: ["{engine,games,bots,client,server,web,cli,scripts}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    pool: "threads",
    maxWorkers: 2,
    // Whole games are played in some tests, and machines that run them are often busy with something else.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    reporters: ["default", new Tally()],
  },
});
