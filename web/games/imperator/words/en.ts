/** What the face of Imperator says besides the game's own words, in English. */
import { ground } from "./en/ground.ts";
import { pieces } from "./en/pieces.ts";
import type { FaceWords } from "./shape.ts";

export const en: FaceWords = { ground, pieces };
