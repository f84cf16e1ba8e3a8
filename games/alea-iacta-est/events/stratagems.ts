/** Stratagems that are played (6), as data. */
import type { Title } from "../stratagems.ts";
import type { By } from "./shapes.ts";

export type StratagemEvent =
  /** A counter is laid down. */
  | (By & { e: "played"; seat: string; counter: string; title: Title; value: number })
  | (By & { e: "die-set"; sides: number; from: number; to: number })
  /** Order is restored in Roma, by that side. */
  | (By & { e: "intrigue-ended"; counter: string })
  | (By & { e: "imperium"; spqr: number });
