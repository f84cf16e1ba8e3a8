import { defineConfig } from "vitest/config";
import { Tally } from "./scripts/tally.ts";

const exclude = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  esbuild: { jsx: "automatic" },
  test: {
    environment: "node",
    pool: "threads",
    maxWorkers: 2,
    // Whole games are played in some tests, and machines that run them are often busy with something else.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    reporters: ["default", new Tally()],
    projects: [
      {
        extends: true,
        // Rules keep nothing between two tests, so their files share what they import: that is a third of their time.
        test: { name: "rules", include: ["{engine,games,bots}/**/*.test.ts"], exclude, isolate: false },
      },
      {
        extends: true,
        test: { name: "house", include: ["{client,server,web,cli,scripts}/**/*.test.{ts,tsx}"], exclude },
      },
    ],
  },
});
