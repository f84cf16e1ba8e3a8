/** What the face of Imperator says besides the game's own words, in Italian. */
import { annals } from "./it/annals.ts";
import { ground } from "./it/ground.ts";
import { panels } from "./it/panels.ts";
import { pieces } from "./it/pieces.ts";
import { plays } from "./it/plays.ts";
import type { FaceWords } from "./shape.ts";

export const it: FaceWords = { ground, panels, pieces, plays, annals };
