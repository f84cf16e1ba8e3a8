/** Why an act is refused in the chapter of movement. The sentences are in words/. */
import { because } from "./because.ts";

export const MOVEMENT_NO = { movementNothing: because("AIE-0.1.a", "movementNothing") };
