/** What the face of Imperator says besides the game's own words, in Italian. */
import { ground } from "./it/ground.ts";
import { pieces } from "./it/pieces.ts";
import type { FaceWords } from "./shape.ts";

export const it: FaceWords = { ground, pieces };
