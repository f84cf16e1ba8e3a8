/** The group that moves now, as a viewer sees it. */
import type { Position } from "./position.ts";
import type { SeenGroup } from "./seen.ts";

export const seenGroup = (_p: Position): SeenGroup | null => null;
