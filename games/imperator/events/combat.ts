/** What happens in evasion, battles and retreats (8), as data. */
import type { By } from "./shapes.ts";

export type CombatEvent =
  /** A die of Phase E, before it takes effect. */
  By & { e: "die"; sides: number; face: number };
