import { existsSync, writeFileSync } from "node:fs";
import { platform } from "node:os";
import { join } from "node:path";
import { BadInput } from "@rubicon/engine";
import { expect, test } from "vitest";
import { keepText, makeFolder } from "./files.ts";
import { aFolder } from "./testing/desk.ts";

test("folders on the way to a file are made, and one that is there does no harm", () => {
  const path = join(aFolder(), "deep", "down", "game.jsonl");
  keepText(path, "");
  keepText(path, "");
  expect(existsSync(path)).toBe(true);
});

test("a folder that cannot be made is one sentence, and nobody waits for it", () => {
  const file = join(aFolder(), "a file");
  writeFileSync(file, "");
  expect(() => makeFolder(join(file, "x"))).toThrow(
    new BadInput(`The folder ${join(file, "x")} cannot be made: something on the way to it is not a folder.`),
  );
  // Here Node's own way of making several folders never ends.
  if (platform() === "linux") expect(() => keepText("/proc/nobody/x/y", "")).toThrow(/cannot be written: .*\.$/);
});
