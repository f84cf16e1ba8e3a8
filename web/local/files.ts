/** Journals opened from files. The last few stay in this browser, so that the address of a moment can be opened again. */
import { hashOf } from "@rubicon/engine";
import { type KeptFile, openChest } from "./chest.ts";

const MOST = 10;

/** Keeps a journal and gives the id under which it is found again: the same for the same text. */
export async function keepFile(name: string, text: string): Promise<string> {
  const id = `file-${hashOf(text)}`;
  const db = await openChest();
  await db.put("files", { id, name, text, at: new Date().toISOString() });
  const all = (await db.getAll("files")).sort((a, b) => (a.at < b.at ? 1 : -1));
  for (const { id: old } of all.slice(MOST)) await db.delete("files", old);
  return id;
}

export async function keptFile(id: string): Promise<KeptFile | null> {
  return (await (await openChest()).get("files", id)) ?? null;
}
