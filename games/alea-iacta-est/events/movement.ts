/** What happens in movement by land and sea (2.E, 3.4, 4.3, 7), as data. */
import type { By } from "./shapes.ts";

export type MovementEvent =
  /** A movement and combat sequence begins: how many the side has left with it; an extra one is beyond the count. */
  | (By & { e: "sequence"; left: number; extra: boolean })
  /** One step of a group by land or by sea, and what it cost. */
  | (By & { e: "marched" | "sailed"; pieces: string[]; from: string; to: string; cost: number; crossed: boolean })
  /** Left in a zone on the way. */
  | (By & { e: "dropped"; piece: string; zone: string })
  /** They stay where they are: their move is spent. */
  | (By & { e: "stayed"; pieces: string[]; zone: string })
  | (By & { e: "moves-ended" })
  /** Roman units outside that had no leader. */
  | (By & { e: "perished"; units: string[]; zone: string })
  /** Roman units that belong to another faction now. */
  | (By & { e: "passed-over"; units: string[]; zone: string });
