/** What lies on the bench is kept on this device as it changes: nothing is lost when the page is left. */
import type { Pack } from "@rubicon/engine";
import { openChest } from "../local/chest.ts";

/** Null when nothing was begun here, or this browser keeps nothing. */
export async function keptDraft(game: string): Promise<Pack | null> {
  try {
    const kept = await (await openChest()).get("drafts", game);
    return kept === undefined ? null : { game: kept.game, name: kept.name, components: kept.components };
  } catch {
    return null;
  }
}

/** False when this browser keeps nothing. */
export async function keepDraft({ game, name, components }: Pack): Promise<boolean> {
  try {
    await (await openChest()).put("drafts", { game, name, components, at: new Date().toISOString() });
    return true;
  } catch {
    return false;
  }
}
