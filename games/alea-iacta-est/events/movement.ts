/** What happens in movement by land and sea (2.E, 3.4, 4.3, 7), as data. */
import type { By } from "./shapes.ts";

export type MovementEvent = By & { e: "moves-ended" };
