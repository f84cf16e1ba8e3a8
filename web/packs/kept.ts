/** Packs that this browser keeps: an owner's own components, and those of tables that were played with others. */
import { labelOf, type Pack } from "@rubicon/engine";
import { type KeptPack, openChest, tell } from "../local/chest.ts";

export type { KeptPack } from "../local/chest.ts";

/** The same components are kept once, under the name that they came with last. */
export async function keepPack(pack: Pack): Promise<KeptPack> {
  const { game, name, components } = pack;
  const kept: KeptPack = { game, name, components, id: labelOf(pack).id, at: new Date().toISOString() };
  await (await openChest()).put("packs", kept);
  tell(kept.id);
  return kept;
}

export async function keptPack(game: string, id: string): Promise<Pack | null> {
  const kept = await (await openChest()).get("packs", id);
  return kept === undefined || kept.game !== game ? null : kept;
}
