/** Stratagems (6): when they are played, and what has to be asked of who plays them. */
import { murder } from "./murder.ts";
import { pacification } from "./pacification.ts";
import { plague } from "./plague.ts";
import { uprising } from "./uprising.ts";
import { uprisings } from "./uprisings.ts";
import { window } from "./window.ts";

export const stratagemSteps = { window, uprisings, uprising, pacification, murder, plague };
