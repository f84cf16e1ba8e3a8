/**
 * `npm run clicks`: how many clicks whole gestures take, played by web/bench/clicks.ts in a browser with a real mouse.
 * `--json` prints them as one line of JSON.
 */
import { atServer } from "./serving.mjs";

await atServer("web/bench/clicks.ts", async ({ asJson, asText, countClicks }, url, browser) => {
  const clicks = await countClicks(url, browser);
  console.log(process.argv.includes("--json") ? asJson(clicks) : asText(clicks));
});
