/** The battle being fought, as everybody sees it. */
import type { Position } from "./position.ts";
import type { SeenBattle } from "./seen.ts";

export function seenBattle(_p: Position): SeenBattle | null {
  return null;
}
