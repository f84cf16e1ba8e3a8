/** Shapes that events share. They carry names, so that a page or a log needs no tables. */
import type { EventShape } from "@rubicon/engine";
import type { SideName } from "../sides.ts";

/** Something that a side does, or that befalls it. */
export interface By extends EventShape {
  readonly side: SideName;
}
