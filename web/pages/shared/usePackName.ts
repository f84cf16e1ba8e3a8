/** What the components of a table are called, where they are not the ones that the game comes with. */
import type { PackLabel } from "@rubicon/engine";
import { useEffect } from "react";
import { server } from "../../app/server.ts";
import { Store, useStore } from "../../app/store.ts";

/** The usual components of each game, as the server tells of them; null until it has. */
const standards = new Store<ReadonlyMap<string, string> | null>(null);
let asking = false;

async function ask(): Promise<void> {
  if (asking) return;
  asking = true;
  try {
    const games = await server().games();
    standards.set(new Map(games.map(({ id, packs }) => [id, packs[0]?.id ?? ""])));
  } catch {
    // Whoever looks at another list asks again.
    asking = false;
  }
}

/** Null for the usual ones, and as long as that is not known. */
export function usePackName({ game, pack }: { readonly game: string; readonly pack: PackLabel }): string | null {
  const known = useStore(standards);
  useEffect(() => {
    if (known === null) void ask();
  }, [known]);
  const standard = known?.get(game);
  return standard === undefined || standard === pack.id ? null : pack.name;
}
