/** What is done with the packs that this browser keeps: listed, carried out, thrown away. */
import { type Pack, writePack } from "@rubicon/engine";
import { type KeptPack, openChest, tell } from "../local/chest.ts";
import type { Exported } from "../local/download.ts";

/** Those of a game, the last that came first. */
export async function keptPacks(game: string): Promise<readonly KeptPack[]> {
  const all = await (await openChest()).getAll("packs");
  return all.filter((pack) => pack.game === game).sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** How many games of this browser need each pack, by its id. */
export async function needOfPacks(): Promise<ReadonlyMap<string, number>> {
  const need = new Map<string, number>();
  for (const { header } of await (await openChest()).getAll("games"))
    need.set(header.pack, (need.get(header.pack) ?? 0) + 1);
  return need;
}

/** False, and it stays, when a game of this browser needs it. */
export async function throwPackAway(id: string): Promise<boolean> {
  const writing = (await openChest()).transaction(["games", "packs"], "readwrite");
  const games = await writing.objectStore("games").getAll();
  const free = !games.some(({ header }) => header.pack === id);
  if (free) await writing.objectStore("packs").delete(id);
  await writing.done;
  if (free) tell(id);
  return free;
}

/** As a file, to be carried to another browser or a server. */
export const exportPack = (pack: Pack): Exported => ({
  name: `${pack.game}-${fileName(pack.name)}.json`,
  text: writePack(pack),
  type: "application/json",
});

/** Letters that every system takes in the name of a file. */
const fileName = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "") || "pack";
