/** The group that is on the move, as everybody sees it. */
import type { Position } from "./position.ts";
import type { SeenGroup } from "./seen.ts";

export function seenGroup(_p: Position): SeenGroup | null {
  return null;
}
