/** What happens when stratagems are played (6), as data. */
import type { By } from "./shapes.ts";

export type StratagemEvent =
  /** Put back because its holder cannot use it; which, is for him to know. */
  By & { e: "returned"; seat: string; stratagem?: string };
