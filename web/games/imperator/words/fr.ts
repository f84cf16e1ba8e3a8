/** What the face of Imperator says besides the game's own words, in French. */
import { ground } from "./fr/ground.ts";
import { pieces } from "./fr/pieces.ts";
import type { FaceWords } from "./shape.ts";

export const fr: FaceWords = { ground, pieces };
