import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const PARENT = pathToFileURL("scripts/parent.mjs").href;

/** Says what happens to it, and would stay for a minute. */
const CHILD = `
import { stopWithParent } from "${PARENT}";
stopWithParent();
const staying = setTimeout(() => {}, 60_000);
process.on("SIGTERM", () => {
  console.log("told to stop");
  clearTimeout(staying);
});
console.log("here");
`;

test.runIf(process.platform !== "win32")("a process whose shell is ended is told to stop, once", async () => {
  // The colon keeps the shell from giving its place to what it starts.
  const shell = spawn("sh", ["-c", `"$0" --input-type=module --eval "$1"; :`, process.execPath, CHILD], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: shell.stdout })) {
    said.push(line);
    if (line === "here") shell.kill("SIGTERM");
  }
  expect(said).toEqual(["here", "told to stop"]);
});
