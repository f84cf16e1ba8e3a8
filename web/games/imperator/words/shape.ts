/** Which texts the face of Imperator has besides the game's own words. Each language writes all of them. */
import type { GroundWords } from "../map/wording.ts";
import type { PieceWords } from "../pieces/wording.ts";

export interface FaceWords {
  readonly ground: GroundWords;
  readonly pieces: PieceWords;
}
