/** The folder of packs: what lies there when a server starts, tables may be opened with. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { BadInput, parsePack, type Shelf } from "@rubicon/engine";
import type { Config } from "../services.ts";

/** Hears of a file that cannot be used, and what is wrong with it. */
export type LeftOut = (file: string, fault: string) => void;

/** One that does not fit is left out; the others, and the server, do without it. */
export async function addPacks(
  shelf: Shelf,
  { packs, folder }: Pick<Config, "packs" | "folder">,
  leftOut: LeftOut,
): Promise<void> {
  const place = packs ?? join(folder, "packs");
  for (const file of await filesIn(place, leftOut)) {
    try {
      shelf.add(parsePack(await readFile(join(place, file), "utf8")));
    } catch (problem) {
      leftOut(file, faultIn(problem));
    }
  }
}

/** In the order of their names, so that every server offers them in the same order. */
async function filesIn(place: string, leftOut: LeftOut): Promise<string[]> {
  try {
    return (await readdir(place)).filter((name) => name.endsWith(".json")).sort();
  } catch (problem) {
    // Who has no packs needs no folder.
    if (codeOf(problem) !== "ENOENT") leftOut(place, faultIn(problem));
    return [];
  }
}

const codeOf = (problem: unknown): unknown =>
  typeof problem === "object" && problem !== null && "code" in problem ? problem.code : undefined;

function faultIn(problem: unknown): string {
  if (problem instanceof BadInput) return problem.message;
  return `It cannot be read: ${problem instanceof Error ? problem.message : String(problem)}`;
}
