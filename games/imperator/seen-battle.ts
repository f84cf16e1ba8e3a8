/** The battle being fought, as a viewer sees it. */
import type { Position } from "./position.ts";
import type { SeenBattle } from "./seen.ts";

export const seenBattle = (_p: Position): SeenBattle | null => null;
