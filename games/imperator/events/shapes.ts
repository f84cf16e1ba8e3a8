/** Shapes that events share. They carry names, so that a page or a log needs no tables. */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";

/** Something that a side does, or that befalls it. */
export interface By extends EventShape {
  readonly side: SideName;
}

/** How a leader died. A death in battle or by murder counts for victory points (IMP-R96). */
export type Death = "battle" | "assassinated" | "natural" | "plague" | "lone" | "drowned" | "stranded" | "deposed";
