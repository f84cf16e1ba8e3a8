/** What happens in movement by land and sea (2.E, 3.5, 4.3, 4.5G, 7), as data. */
import type { By } from "./shapes.ts";

export type MovementEvent =
  /** A movement and combat sequence begins: how many the side has left with it; an extra one is beyond the count. */
  | (By & { e: "sequence"; left: number; extra: boolean })
  /** One step of a group, and what it cost. */
  | (By & { e: "marched"; pieces: string[]; from: string; to: string; cost: number; crossed: boolean })
  /** Left in a zone on the way. */
  | (By & { e: "dropped"; piece: string; zone: string })
  /** They stay where they are: their move is spent. */
  | (By & { e: "stayed"; pieces: string[]; zone: string })
  | (By & { e: "moves-ended" })
  /** A fleet goes one step with those aboard; from and to are its port or seas. */
  | (By & { e: "sailed"; fleet: string; pieces: string[]; from: string; to: string })
  | (By & { e: "landed"; fleet: string; pieces: string[]; to: string })
  /** Units without a leader are called on to follow a usurper: a d6 less the bonus against the PC. */
  | (By & { e: "appeal"; units: string[]; zone: string; die: number; bonus: number; pc: number; won: boolean });
