import { defineConfig } from "vitest/config";
import { Tally } from "./scripts/tally.ts";

const exclude = ["**/node_modules/**", "**/dist/**"];

const project = (name: string, include: string, isolate: boolean, retry = 0) => ({
  extends: true as const,
  test: { name, include: [include], exclude, isolate, retry },
});

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
      // Rules and the server keep nothing between two tests, so their files share what they import: a third of their time.
      project("rules", "{engine,games,bots}/**/*.test.ts", false),
      // Servers, sockets and clocks can be late once on a busy machine; what is broken is broken the third time too, and
      // the end of a run names whatever was late.
      project("house", "{client,server,cli,scripts}/**/*.test.ts", false, 2),
      // The page keeps languages, settings and games on this device in its modules.
      project("page", "web/**/*.test.{ts,tsx}", true),
    ],
  },
});
