/** Stratagems (6): when they are played, and what has to be asked of who plays them. */
import { uprisings } from "./uprisings.ts";
import { window } from "./window.ts";

export const stratagemSteps = { window, uprisings };
