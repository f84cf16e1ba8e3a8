/**
 * `npm run bench:web`: how fast the page comes and how smoothly its map moves, measured by web/bench/bench.ts from a
 * browser. `--json` prints the figures as JSON.
 */
import { atServer } from "./serving.mjs";

await atServer("web/bench/bench.ts", async ({ asJson, asText, measure }, url, browser) => {
  const figures = await measure(url, browser);
  console.log(process.argv.includes("--json") ? asJson(figures) : asText(figures));
});
