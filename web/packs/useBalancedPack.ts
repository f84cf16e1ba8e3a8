/** The id of the pack with which a game comes out more even; null where it has none, and until it is here. */
import { labelOf } from "@rubicon/engine";
import { useLoaded } from "../app/loaded.ts";
import { balancedPack } from "../games/index.ts";

const known = new Map<string, string | null>();

export function useBalancedPack(game: string): string | null {
  const load = async (): Promise<string | null> => {
    const pack = await balancedPack(game);
    const id = pack === null ? null : labelOf(pack).id;
    known.set(game, id);
    return id;
  };
  return useLoaded(game, known.get(game) ?? null, load).value;
}
