/** Sentences of the chapter of movement. */
import type { MovementWords } from "../wording.ts";
import type { Said } from "./names.ts";

export const movementIn = (_said: Said): MovementWords => {
  throw new Error("to be written");
};
