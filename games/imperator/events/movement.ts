/** What happens in movement by land and sea (2.E, 3.5, 4.3, 7), as data. */
import type { By } from "./shapes.ts";

export type MovementEvent =
  /** A movement and combat sequence begins: how many the side has left with it; an extra one is beyond the count. */
  By & { e: "sequence"; left: number; extra: boolean };
