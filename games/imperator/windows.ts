/** Opening a window (IMP-R20): a moment at which stratagems can be played. Who is asked then, steps/window.ts finds out. */
import { openingOf } from "@rubicon/series";
import { MOMENTS } from "./plays/moments.ts";

/** That side is asked first; whoever has a say anyhow, or none, is not asked. */
export const openWindow = openingOf(MOMENTS);
