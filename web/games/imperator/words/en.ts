/** What the face of Imperator says besides the game's own words, in English. */
import { annals } from "./en/annals.ts";
import { ground } from "./en/ground.ts";
import { panels } from "./en/panels.ts";
import { pieces } from "./en/pieces.ts";
import { plays } from "./en/plays.ts";
import type { FaceWords } from "./shape.ts";

export const en: FaceWords = { ground, panels, pieces, plays, annals };
