/** Shapes that events share. They carry names, so that a page or a log needs no tables. */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";

/** Something that a side does, or that befalls it. */
export interface By extends EventShape {
  readonly side: SideName;
}

/**
 * How a leader died. A death in battle, against Peoples or between Romans ("civil", IMP-R61), or by murder counts for victory points
 * (IMP-R96); nature, plague, a failed escape, the sea, being left alone abroad and the exchange of roles do not.
 */
export type Death =
  | "battle"
  | "civil"
  | "assassinated"
  | "natural"
  | "plague"
  | "lone"
  | "drowned"
  | "stranded"
  | "deposed";
