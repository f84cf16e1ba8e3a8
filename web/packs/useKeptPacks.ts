/** The packs of a game that this browser keeps, and how to look again. */
import { useCallback, useEffect, useState } from "react";
import { onChestChanged } from "../local/chest.ts";
import { keptPacks } from "./keeping.ts";
import type { KeptPack } from "./kept.ts";

export function useKeptPacks(game: string): readonly [readonly KeptPack[], () => void] {
  const [packs, setPacks] = useState<readonly KeptPack[]>([]);
  const look = useCallback(() => {
    // A browser that keeps nothing has none.
    keptPacks(game).then(setPacks, () => setPacks([]));
  }, [game]);
  useEffect(() => {
    look();
    return onChestChanged(look);
  }, [look]);
  return [packs, look];
}
