/** What the face of Imperator says besides the game’s own words, in French. */
import { annals } from "./fr/annals.ts";
import { ground } from "./fr/ground.ts";
import { panels } from "./fr/panels.ts";
import { pieces } from "./fr/pieces.ts";
import { plays } from "./fr/plays.ts";
import type { FaceWords } from "./shape.ts";

export const fr: FaceWords = { ground, panels, pieces, plays, annals };
