import type { Game } from "@rubicon/engine";
import { isStandard } from "../games/index.ts";

/** What a list says of its components: nothing, where they are the usual ones. */
export async function packNameOf({ id, pack }: Game): Promise<{ packName?: string }> {
  return (await isStandard(id, pack.id)) ? {} : { packName: pack.name };
}
