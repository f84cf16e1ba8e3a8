/**
 * `npm run audit`: whether anything severe is known against the packages that a server runs on. Where the registry
 * cannot be reached that is said, and nothing more: whoever builds without a network has no less of a server.
 */
import { spawnSync } from "node:child_process";
import { judge } from "./audit-report.ts";

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  encoding: "utf8",
  shell: process.platform === "win32",
  // A registry that does not answer is not waited for long.
  env: { ...process.env, npm_config_fetch_retries: "1", npm_config_fetch_timeout: "20000" },
});
const { sentence, code } = judge(stdout ?? "");
console.error(sentence);
process.exit(code);
